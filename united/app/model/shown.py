"""What the widgets show: a position, and what only the app adds to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import frozen

from united.app.keyboard import option_keys
from united.rules.decision import Option
from united.rules.position import Hero, Position
from united.state.choice import About


@frozen
class Offer:
    """An option of the pending decision with the key that takes it, empty for none."""

    option: Option
    hotkey: str

    @property
    def key(self) -> str:
        """The public key of the option."""
        return self.option.key

    @property
    def text(self) -> str:
        """The option as a sentence."""
        return self.option.text

    @property
    def about(self) -> About:
        """What the option concerns on the board."""
        return self.option.about


@frozen
class Shown:
    """A position as it is shown at the table.

    `offers` are the options of its decision. `badges` are short names of the Heroes for the board,
    each unique, `seats` the persons at them, both in the order of the Heroes. `unsaved` tells that
    the game is being played and would be lost if the app ended.
    """

    position: Position
    offers: tuple[Offer, ...] = ()
    badges: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()
    unsaved: bool = False

    def badge(self, hero: Hero) -> str:
        """Return the short name of a Hero of the game."""
        return self.badges[self._number(hero)]

    def seat(self, hero: Hero) -> str:
        """Return the person at a Hero of the game, empty for nobody."""
        number = self._number(hero)
        return self.seats[number] if number < len(self.seats) else ""

    def about(self, *, card: str = "", hero: str = "") -> tuple[Offer, ...]:
        """Return the offers that concern all of what is named by its id."""
        return tuple(
            one
            for one in self.offers
            if (not card or one.about.card == card) and (not hero or one.about.hero == hero)
        )

    def _number(self, hero: Hero) -> int:
        return [one.id for one in self.position.heroes].index(hero.id)


def show(
    position: Position,
    seats: Sequence[str] = (),
    taken_keys: Iterable[str] = (),
    *,
    unsaved: bool = False,
) -> Shown:
    """Return a position for the widgets, with a key for each option of its decision.

    `seats` names the person at each Hero; `taken_keys` are the keys that options cannot have.
    """
    decision = position.decision
    options = decision.options if decision is not None else ()
    hotkeys = option_keys((option.key for option in options), taken_keys)
    return Shown(
        position,
        tuple(Offer(option, hotkeys[option.key]) for option in options),
        tuple(badges([hero.name for hero in position.heroes])),
        tuple(seats),
        unsaved,
    )


def badges(names: Sequence[str]) -> list[str]:
    """Return a short sign for each name: its initials, made longer where two would be the same."""
    found: list[str] = []
    for name in names:
        words = name.replace("-", " ").split() or ["?"]
        badge = "".join(word[0] for word in words).upper()
        length = 2
        while badge in found or len(badge) < 2:
            badge = name[:length] if length <= len(name) else f"{badge}{len(found) + 1}"
            length += 1
        found.append(badge)
    return found
