"""What may be seen of the hands: which seat sees which, and how a game looks without the others.

Every front end asks here, so that a hand that is covered in one is covered in all (J47).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from attrs import evolve, frozen

from united.definitions.option_keys import CHOOSE, DISCARD, rest_of, verb_of
from united.outside.quoting import clipped
from united.rules.decision import Decision
from united.rules.game import Game
from united.rules.position import Hero, Position, View, in_words
from united.session.record import Header
from united.state.events import Event

_FROM_HAND: Final = frozenset({"play", "discard", "card"})
"""The kinds of decisions whose options are the cards of the asked Hero's hand or deck."""


@frozen
class Sight:
    """What somebody sees: all but the hands of some Heroes, which are `hidden` (by id)."""

    hidden: frozenset[str] = frozenset()

    def sees(self, hero: str) -> bool:
        """Tell whether the hand of a Hero is to be seen."""
        return hero not in self.hidden

    def position(self, position: Position) -> Position:
        """Return a position without the hands that are not to be seen; their sizes stay."""
        if not self.hidden:
            return position
        asked = position.decision
        return evolve(
            position,
            heroes=tuple(map(self._hero, position.heroes)),
            decision=None if asked is None else self.decision(asked),
        )

    def view(self, game: Game) -> View:
        """Return the position as it is seen, in the words of scenarios."""
        return in_words(self.position(game.position))

    def _hero(self, hero: Hero) -> Hero:
        if hero.pile is None or self.sees(hero.id):
            return hero
        return evolve(hero, pile=evolve(hero.pile, hand=None))

    def decision(self, decision: Decision) -> Decision:
        """Return a decision without options that are cards of a hand that is not to be seen."""
        covered = self._covers(decision.kind, decision.hero)
        return evolve(decision, options=()) if covered else decision

    def event(self, event: Event) -> Event:
        """Return what happened, without the name of a card out of a hand that is not to be seen."""
        if not event.covered or self.sees(event.hero):
            return event
        return event.without_card()

    def events(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """Return all that happened, each as `event` does."""
        return tuple(map(self.event, events))

    def key(self, key: str) -> str:
        """Return the key of a choice that was made, without a card that nobody was shown."""
        verb = verb_of(key)
        secret = verb in (DISCARD, CHOOSE) and any(
            rest_of(key).startswith(f"{hero}/") for hero in self.hidden
        )
        return verb if secret else key

    def _covers(self, kind: str, hero: str | None) -> bool:
        return kind in _FROM_HAND and hero in self.hidden


EVERYTHING: Final = Sight()
"""What is seen where nothing is hidden."""


@frozen
class Seats:
    """Who sits at a game, and whether a `curtain` is drawn between the seats.

    A person is known by the name that the header gives; several Heroes with the same name are one
    seat, and a Hero without a name is a seat of its own. In solo there is one seat.
    """

    header: Header
    curtain: bool

    @property
    def drawn(self) -> bool:
        """Whether hands are hidden: the curtain is wanted, and there are several seats."""
        return self.curtain and len(set(self._seats().values())) > 1

    def seat(self, game: Game) -> int:
        """Return the number of the seat that is asked now, -1 where nobody single is.

        It is the number of the first Hero of that seat, in turn order.
        """
        hero = self._asked(game)
        return -1 if hero is None else self._seats()[hero]

    def name(self, game: Game) -> str:
        """Return who is asked now, a Hero where nobody has a name; empty for nobody single."""
        hero = self._asked(game)
        if hero is None:
            return ""
        number = game.table.hero_numbers[hero]
        return clipped(self._name(number) or game.table.heroes[number].name)

    def sight_of_asked(self, game: Game) -> Sight:
        """Return what the seat sees that is asked now; with nobody single asked, no hand."""
        return self._sight(game, self.seat(game))

    def sight_of_all(self, game: Game) -> Sight:
        """Return what everybody may see together: no hand until the game is over.

        So is told what happened, since nobody knows who reads it: the log, replays, what a choice
        set off.
        """
        return self._sight(game, -1)

    def _sight(self, game: Game, seat: int) -> Sight:
        if not self.drawn or game.result is not None:
            return EVERYTHING
        return Sight(frozenset(hero for hero, own in self._seats().items() if own != seat))

    def _asked(self, game: Game) -> str | None:
        question = game.state.question
        if question is None or game.table.solo:
            return None
        number = question.hero(game.state)
        return game.table.heroes[number].id if number >= 0 else None

    def _name(self, number: int) -> str:
        names = self.header.seats
        return names[number].strip() if number < len(names) else ""

    def _seats(self) -> dict[str, int]:
        """Return the seat of each Hero by id: the number of its first Hero."""
        setup = self.header.setup
        if setup.mode == "solo":
            return dict.fromkeys(setup.heroes, 0)
        first: dict[str, int] = {}
        names = (self._name(number) for number in range(len(setup.heroes)))
        return {
            hero: first.setdefault(name, number) if name else number
            for number, (hero, name) in enumerate(zip(setup.heroes, names, strict=True))
        }
