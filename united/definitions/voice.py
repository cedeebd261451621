"""How a card speaks: what its text calls the place it lies on and the Villain it serves."""

from __future__ import annotations

from typing import Final

from attrs import frozen


@frozen
class Voice:
    """The words that depend on whose card is speaking.

    `here` follows `at`, `to` and `from` ("your Location"); `villain` names the Villain as the
    subject of a clause. `hero` names the Hero who acts, empty where the card says `you` or leaves
    it out; with `acting` some Hero acts where it is resolved.
    """

    here: str
    villain: str = "the Villain"
    hero: str = ""
    acting: bool = False

    @property
    def you(self) -> str:
        """The acting Hero as an object."""
        return self.hero or "you"

    @property
    def your(self) -> str:
        """What is the acting Hero's."""
        return "their" if self.hero else "your"

    @property
    def you_have(self) -> str:
        """The acting Hero as one who has something."""
        return f"{self.hero} has" if self.hero else "you have"

    @property
    def you_are(self) -> str:
        """The acting Hero as one to whom something is done."""
        return f"{self.hero} is" if self.hero else "you are"

    def name_of(self, token: str) -> str:
        """Return the name of one of content's tokens; of an unknown one its id, made readable."""
        kind = getattr(token, "kind", None)
        return str(kind.name) if kind else token.replace("-", " ").title()

    def tokens(self, token: str, amount: int | str) -> str:
        """Return so many of content's tokens: `1 Reporter`, `2 Spies`, `all Crisis tokens`."""
        return f"{amount} {self.name_of(token) if amount == 1 else self.several(token)}"

    def several(self, token: str) -> str:
        """Return the name of one of content's tokens for several."""
        kind = getattr(token, "kind", None)
        return str(kind.several) if kind else f"{self.name_of(token)}s"


HERO_VOICE: Final = Voice(here="your Location", acting=True)
LOCATION_VOICE: Final = Voice(here="this Location", acting=True)
THREAT_VOICE: Final = Voice(here="this Location")
VILLAIN_VOICE: Final = Voice(here="the Villain's Location")
SETUP_VOICE: Final = Voice(here="the Heroes' Location")
OVERFLOW_VOICE: Final = Voice(here="that Location")

NEAR_VOICES: Final = (HERO_VOICE.here, LOCATION_VOICE.here)
"""What cards call the place they are about when "adjacent" alone says to what."""
