"""What is asked, as the widgets show it: the decision, its options, what is refused."""

from __future__ import annotations

from attrs import frozen


@frozen
class Choice:
    """An option of the pending decision. `hotkey` is the key that takes it, empty for none.

    The ids say what it concerns; `enemy` is who is attacked, `origin` the Location that it takes
    something away from (I4).
    """

    key: str
    hotkey: str
    text: str
    location: str = ""
    hero: str = ""
    card: str = ""
    action: str = ""
    enemy: str = ""
    origin: str = ""


@frozen
class Refused:
    """What a player would expect to be possible, and why it is not."""

    text: str
    reason: str
    rule: str
    location: str = ""
    card: str = ""


@frozen
class Decision:
    """The pending decision; `hero` is who is asked, empty where the players choose together."""

    kind: str
    hero: str
    prompt: str
    source: str
    choices: tuple[Choice, ...]
    refused: tuple[Refused, ...] = ()

    def about(self, *, location: str = "", card: str = "", hero: str = "") -> tuple[Choice, ...]:
        """Return the choices that concern all of what is named."""
        return tuple(
            one
            for one in self.choices
            if (not location or one.location == location)
            and (not card or one.card == card)
            and (not hero or one.hero == hero)
        )
