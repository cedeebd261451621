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

    def name_of(self, token: str) -> str:
        """Return the name of one of content's tokens; of an unknown one its id, made readable."""
        kind = getattr(token, "kind", None)
        return str(kind.name) if kind else token.replace("-", " ").title()

    def tokens(self, token: str, amount: int | str) -> str:
        """Return so many of content's tokens: `1 Reporter`, `2 Spies`, `all Crisis tokens`."""
        kind = getattr(token, "kind", None)
        name = self.name_of(token)
        return f"{amount} {name if amount == 1 else kind.several if kind else f'{name}s'}"


HERO_VOICE: Final = Voice(here="your Location")
LOCATION_VOICE: Final = Voice(here="this Location")
THREAT_VOICE: Final = Voice(here="this Location")
VILLAIN_VOICE: Final = Voice(here="the Villain's Location")
SETUP_VOICE: Final = Voice(here="the Heroes' Location")
OVERFLOW_VOICE: Final = Voice(here="that Location")
