"""What a fixed set of games and all scenarios bring about: events, choices, words at work."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from attrs import evolve, field, fields, frozen, has

from tests.kinds import night_kinds
from tests.positions import catalog, load
from tests.tables import kinds_of_games
from united.bots.eager_bot import EagerBot
from united.bots.random_bot import RandomBot
from united.effects.vocabulary import CONDITION, EFFECT, STANDING, VOCABULARY
from united.library.nodes import SCALAR
from united.rules.game import Game
from united.rules.setup import GameSetup
from united.scenario.files import items, read_file, text
from united.scenario.position import build
from united.scenario.running import scenario_files

TESTS: Final = Path(__file__).parent
SCENARIOS: Final = (
    TESTS / "scenarios",
    TESTS / "packs" / "night-scenarios",
    TESTS / "packs" / "course-scenarios",
    TESTS / "facts" / "scenarios",
)

WORKING: Final = {EFFECT: "resolve", STANDING: "value", CONDITION: "holds"}
"""The method in which a word of each kind does its work."""


@frozen(eq=False)
class Record:
    """What happened: cards and Locations by kind of event, keys of choices, answers of words."""

    told: dict[str, set[str]] = field(factory=lambda: defaultdict(set))
    chosen: set[str] = field(factory=set)
    answers: dict[str, set[bool]] = field(factory=lambda: defaultdict(set))

    def listen(self, game: Game) -> None:
        """Take down what a game has told since the last time."""
        for event in game.events():
            self.told[event.what].add(event.card or event.location)


def night_games() -> list[GameSetup]:
    """Return some games of each kind with the pack for tests, each with a seed of its own."""
    return [evolve(setup, seed=seed) for seed, setup in enumerate(night_kinds() * 4)]


def shipped_games() -> list[GameSetup]:
    """Return one game of each kind, each with a seed of its own."""
    return [evolve(setup, seed=seed) for seed, setup in enumerate(kinds_of_games())]


def record_games(games: list[GameSetup]) -> Record:
    """Let the two bots play the games in turn; return what happened."""
    record = Record()
    for number, setup in enumerate(games):
        game = Game.new(setup, catalog(setup.packs))
        bot = RandomBot(number) if number % 3 == 0 else EagerBot(number)
        while game.result is None:
            choice = bot.pick(game)
            record.chosen.add(choice.key)
            game.take(choice)
        record.listen(game)
    return record


def record_scenarios() -> Record:
    """Make the choices of all scenarios; return what happened."""
    record = Record()
    for file in (file for folder in SCENARIOS for file in scenario_files(folder)):
        for scenario in read_file(file):
            game = build(scenario, load)
            steps = scenario.part("steps")
            for step in items(steps) if steps else ():
                if step.kind == SCALAR:
                    record.chosen.add(text(step))
                    game.choose(text(step))
            record.listen(game)
    return record


@contextmanager
def words_watched(record: Record) -> Iterator[None]:
    """Take down in `record.answers` which words do their work, and what conditions answer."""
    with pytest.MonkeyPatch.context() as patch:
        for kind, words in VOCABULARY.items():
            for word in words.values():
                method = WORKING[kind]
                watched = _watched(getattr(word.cls, method), record.answers[f"{kind} {word.name}"])
                patch.setattr(word.cls, method, watched)
        yield


def _watched(method: Callable[..., Any], answers: set[bool]) -> Callable[..., Any]:
    def watch(*args: Any) -> Any:
        answer = method(*args)
        answers.add(bool(answer))
        return answer

    return watch


def everything_in(value: object) -> Iterator[Any]:
    """Yield a value of a definition and all that it is made of: cards, effects, parameters."""
    yield value
    if isinstance(value, list | tuple):
        inner: tuple[object, ...] = tuple(value)
    elif isinstance(value, dict):
        inner = tuple(value.values())
    elif has(type(value)):
        inner = tuple(getattr(value, one.name) for one in fields(type(value)))
    else:
        inner = ()
    for one in inner:
        yield from everything_in(one)
