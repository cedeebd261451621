"""How a card speaks: what its text calls the place it lies on and the Villain it serves."""

from __future__ import annotations

from typing import Final

from attrs import frozen


@frozen
class Voice:
    """The words that depend on whose card is speaking.

    `here` follows `at`, `to` and `from` ("your Location"); `villain` names the Villain as the
    subject of a clause.
    """

    here: str
    villain: str = "the Villain"


HERO_VOICE: Final = Voice(here="your Location")
LOCATION_VOICE: Final = Voice(here="this Location")
THREAT_VOICE: Final = Voice(here="this Location")
VILLAIN_VOICE: Final = Voice(here="the Villain's Location")
SETUP_VOICE: Final = Voice(here="the Heroes' Location")
OVERFLOW_VOICE: Final = Voice(here="that Location")
