"""Many random games over both packs: every Villain, mode and number of Heroes, all challenges.

`python -m tests.mixed_games [GAMES]` plays 10,000 unless told otherwise (`make mixed`), with every
invariant checked after each choice, and says which card was never played and which word never
used. The suite plays some hundred.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from attrs import Factory, define
from rich.progress import track

from tests.invariants import check_invariants
from tests.positions import catalog
from tests.records import Record, everything_in, words_watched
from united.bots.bot import Bot
from united.bots.eager_bot import EagerBot
from united.bots.planner import PlannerBot
from united.bots.random_bot import RandomBot
from united.definitions.hero import HeroCard
from united.definitions.location import Location
from united.definitions.threat import Threat
from united.definitions.villain import PlanCard
from united.effects.vocabulary import VOCABULARY
from united.rules.drawn import RANDOM
from united.rules.game import Game
from united.rules.setup import GameSetup

GAMES: Final = 10_000
CHUNK: Final = 50

PLANNED: Final = 97
"""One game in so many is planned."""

TABLES: Final = (("co-op", 2, 0), ("co-op", 3, 0), ("co-op", 4, 0), ("solo", 3, 0), ("solo", 3, 2))


@define
class Played:
    """What some games brought about: how they ended, what happened, which words were at work."""

    endings: Counter[str] = Factory(Counter)
    decisions: int = 0
    told: set[tuple[str, str]] = Factory(set)
    words: set[str] = Factory(set)

    def add(self, other: Played) -> None:
        """Take in what other games brought about."""
        self.endings += other.endings
        self.decisions += other.decisions
        self.told |= other.told
        self.words |= other.words


def mixed_setup(number: int) -> GameSetup:
    """Return the setup of game `number`: what is not fixed by it is drawn from its seed."""
    known = catalog()
    villains, challenges = list(known.villains), list(known.challenges)
    mode, heroes, kos = TABLES[number // len(villains) % len(TABLES)]
    chosen = number // (len(villains) * len(TABLES)) % 2 ** len(challenges)
    return GameSetup(
        "solo" if mode == "solo" else "co-op",
        (RANDOM,) * heroes,
        villains[number % len(villains)],
        tuple(one for n, one in enumerate(challenges) if chosen >> n & 1),
        locations=(RANDOM,) if number % 3 == 0 else (),
        kos_allowed=kos,
        seed=number,
    )


def play_mixed(numbers: Iterable[int]) -> Played:
    """Play some games, checking each state; return what they brought about."""
    played, record = Played(), Record()
    with words_watched(record):
        for number in numbers:
            _play(number, played)
    played.words = {name for name, answers in record.answers.items() if answers}
    return played


def _bot(number: int) -> Bot:
    """Return the player of game `number`: one in PLANNED gets far enough for what comes late."""
    if number % PLANNED == 0:
        return PlannerBot(number)
    return EagerBot(number) if number % 2 else RandomBot(number)


def _play(number: int, played: Played) -> None:
    setup = mixed_setup(number)
    game, bot = Game.new(setup, catalog()), _bot(number)
    key = ""
    while True:
        try:
            check_invariants(game)
            for event in game.events():
                played.told.add((event.what, event.card or event.location))
            if game.result is not None:
                break
            choice = bot.pick(game)
            key = choice.key
            game.take(choice)
        except Exception as error:
            raise AssertionError(f"game {number} ({setup}) after '{key}': {error}") from error
        played.decisions += 1
    played.endings[f"{setup.villain} {game.why}"] += 1


def unplayed(played: Played) -> list[str]:
    """Return what nobody met: cards, Locations, Threats, plan cards, words."""
    known = catalog()
    shelves = (known.heroes, known.locations, known.villains, known.challenges)
    things = [one for shelf in shelves for one in everything_in(dict(shelf))]
    met = [f"{type(one).__name__} {one.id}" for one in things if not _met(one, played.told)]
    return [*met, *(name for name in _words(things) if name not in played.words)]


def _met(one: Any, told: set[tuple[str, str]]) -> bool:
    if isinstance(one, HeroCard):
        return ("special" if one.special else "played", one.id) in told
    if isinstance(one, PlanCard):
        return ("plan-special" if one.special else "plan-revealed", one.id) in told
    if isinstance(one, Threat):
        return bool({("threat-cleared", one.id), ("threat-defeated", one.id)} & told)
    return not isinstance(one, Location) or ("end-of-turn-effect", one.id) in told


def _words(things: list[Any]) -> list[str]:
    """Return the words that shipped content uses."""
    kinds = {type(one) for one in things}
    words = (word for words in VOCABULARY.values() for word in words.values())
    return [f"{word.kind} {word.name}" for word in words if word.cls in kinds]


def main(games: int = GAMES) -> int:
    """Play them all on all cores; print how they ended and what nobody met."""
    played = Played()
    chunks = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        done = pool.map(play_mixed, chunks)
        for part in track(done, total=len(chunks), description="Games over both packs"):
            played.add(part)
    print(f"{games} games, {played.decisions} decisions, no error, every invariant held.")
    print("\n".join(f"{why}: {count}" for why, count in sorted(played.endings.items())))
    missed = unplayed(played)
    print("\n".join(f"never met: {one}" for one in missed) or "Every card and word was met.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
