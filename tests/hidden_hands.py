"""Games at which hands are hidden, and the same games with other cards in the hidden hands."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from typing import Final

from attrs import evolve, frozen

from tests.kinds import KINDS
from tests.positions import catalog
from united.bots.eager_bot import EagerBot
from united.rules.game import Game
from united.session.record import Header
from united.session.session import Session
from united.session.sight import Seats
from united.state.state import Choice
from united.state.witness import Witness

CO_OP: Final = [setup for setup in KINDS if setup.mode == "co-op"]

NAMES: Final = ((), ("Ann", "Bob", "Ann", "Bob"), ("Ann", "", "Cid", ""))


@frozen(eq=False)
class Covered:
    """A game between seats with a curtain, and one that looks the same to who is asked."""

    seats: Seats
    game: Game
    other: Game

    @property
    def keys(self) -> list[str]:
        """The last two options that do not end the game, which would open all hands."""
        return [key for key in map(_key, self.game.choices) if not self.ends(key)][-2:]

    def ends(self, key: str) -> bool:
        """Tell whether an option ends one of the two games."""
        ends = False
        for game in (self.game, self.other):
            after = game.clone()
            after.choose(key)
            ends = ends or after.result is not None
        return ends

    def session(self, game: Game) -> Session:
        """Return a session, without a file, of one of the two games."""
        session = Session(game.clone(listen=Witness), self.seats.header)
        session.history.opening = ()
        return session


def _key(choice: Choice) -> str:
    return choice.key


def with_other_hands(game: Game, heroes: Collection[str], dice: random.Random) -> Game:
    """Return a game in which the hands of some Heroes hold other cards out of their decks."""
    other = game.clone()
    state = other.state
    for hero in heroes:
        pile = state.table.piles[state.table.hero_numbers[hero]]
        size = len(state.hands[pile])
        cards = [*state.hands[pile], *state.decks[pile]]
        dice.shuffle(cards)
        state.hands[pile], state.decks[pile] = tuple(cards[:size]), tuple(cards[size:])
    return other


def covered_positions(number: int, *, every: int = 1) -> Iterator[Covered]:
    """Yield every so-manieth position of a random game, each with another that looks the same."""
    dice = random.Random(number)
    setup = evolve(dice.choice(CO_OP), seed=number)
    names = NAMES[number % len(NAMES)][: len(setup.heroes)]
    seats = Seats(Header(setup, seats=names), curtain=True)
    game = Game.new(setup, catalog(setup.packs), listen=None)
    bot = EagerBot(number)
    count = 0
    while game.result is None:
        if count % every == 0:
            hidden = seats.sight_of_asked(game).hidden
            assert hidden
            yield Covered(seats, game, with_other_hands(game, sorted(hidden), dice))
        game.take(bot.pick(game))
        count += 1
