"""What the widgets show: a position, and what only the app adds to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest

from attrs import field, frozen

from united.app.model.folds import Line, Offer, lines_of, offers_of
from united.definitions.hero import COLOURS
from united.rules.foresight import Foresight
from united.rules.position import Hero, Position

Foresee = Callable[[str], Foresight | None]
"""What an option certainly brings, by its key; None where nobody can ask."""


def _nothing(_: str) -> None:
    return None


@frozen
class Shown:
    """A position as it is shown at the table.

    `offers` are the options of its decision, `lines` the same as they are listed, with those folded
    that differ only in where or how they are paid; `opened` are the steps into a folded line.
    `badges` are short names of the Heroes for the board, each unique, `colours` their colours,
    `seats` the persons at them, all in the order of the Heroes. `unsaved` tells that the game is
    being played and would be lost if the app ended. `foresee` says what an option, by its key,
    certainly brings.
    """

    position: Position
    offers: tuple[Offer, ...] = ()
    lines: tuple[Line, ...] = ()
    opened: tuple[str, ...] = ()
    badges: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()
    unsaved: bool = False
    foresee: Foresee = field(default=_nothing, eq=False, repr=False)

    def badge(self, hero: Hero) -> str:
        """Return the short name of a Hero of the game."""
        return self.badges[self._number(hero)]

    def colour(self, hero: Hero) -> str:
        """Return the name of the theme's colour for a Hero of the game."""
        return f"$hero-{self.colours[self._number(hero)]}"

    def seat(self, hero: Hero) -> str:
        """Return the person at a Hero of the game, empty for nobody."""
        number = self._number(hero)
        return self.seats[number] if number < len(self.seats) else ""

    def about(self, card: str) -> tuple[Offer, ...]:
        """Return the offers that concern a card, by its id."""
        return tuple(one for one in self.offers if one.about.card == card)

    def between_heroes(self, hero: str = "") -> tuple[Offer, ...]:
        """Return the offers where a Hero is to be chosen: all, or those that choose this one."""
        decision = self.position.decision
        if decision is None or decision.kind != "choose":
            return ()
        found = (one for one in self.offers if one.about.hero and not one.about.card)
        return tuple(one for one in found if not hero or one.about.hero == hero)

    def _number(self, hero: Hero) -> int:
        return [one.id for one in self.position.heroes].index(hero.id)


def show(
    position: Position,
    seats: Sequence[str] = (),
    taken_keys: Iterable[str] = (),
    *,
    opened: tuple[str, ...] = (),
    unsaved: bool = False,
    foresee: Foresee = _nothing,
) -> Shown:
    """Return a position for the widgets, with a key for each option of its decision.

    `seats` names the person at each Hero; `taken_keys` are the keys that options cannot have;
    `opened` are the steps into a folded line of options.
    """
    lines = lines_of(position, opened, taken_keys)
    return Shown(
        position,
        offers_of(position, lines),
        lines,
        opened,
        tuple(badges([hero.name for hero in position.heroes], [h.sign for h in position.heroes])),
        tuple(colours([hero.colour for hero in position.heroes])),
        tuple(seats),
        unsaved,
        foresee,
    )


def badges(names: Sequence[str], signs: Sequence[str] = ()) -> list[str]:
    """Return a short sign for each name: the given one, or its initials, each only once.

    Where two would be the same, the later one is made longer.
    """
    found: list[str] = []
    for name, sign in zip_longest(names, signs, fillvalue=""):
        words = name.replace("-", " ").split() or ["?"]
        badge = sign or "".join(word[0] for word in words).upper()
        length = 2
        while badge in found or (len(badge) < 2 and not sign):
            badge = name[:length] if length <= len(name) else f"{badge}{len(found) + 1}"
            length += 1
        found.append(badge)
    return found


def colours(wanted: Sequence[str]) -> list[str]:
    """Return a colour for each Hero: the wanted one, or the first that nobody has or wants."""
    found: list[str] = []
    for colour in wanted:
        free = [one for one in COLOURS if one not in found and one not in wanted]
        free += [one for one in COLOURS if one not in found]
        found.append(
            colour if colour in COLOURS and colour not in found else next(iter(free), COLOURS[0])
        )
    return found
