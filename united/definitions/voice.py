"""How a card speaks: what its text calls the place it lies on and the Villain it serves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from attrs import field, frozen


@frozen
class Voice:
    """The words that depend on whose card is speaking.

    `here` follows `at`, `to` and `from` ("your Location"); `villain` names the Villain as the
    subject of a clause; `names` are those of the tokens that the same board declares.
    """

    here: str
    villain: str = "the Villain"
    names: Mapping[str, str] = field(factory=dict)

    def name_of(self, token: str) -> str:
        """Return the name of one of content's tokens; of an unknown one its id, made readable."""
        return self.names.get(token) or token.replace("-", " ").title()


HERO_VOICE: Final = Voice(here="your Location")
LOCATION_VOICE: Final = Voice(here="this Location")
THREAT_VOICE: Final = Voice(here="this Location")
VILLAIN_VOICE: Final = Voice(here="the Villain's Location")
SETUP_VOICE: Final = Voice(here="the Heroes' Location")
OVERFLOW_VOICE: Final = Voice(here="that Location")
