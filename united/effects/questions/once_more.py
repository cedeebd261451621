"""The question whether effects are done once more, where a card says up to how many times."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import define

from united.definitions.effect import Effect
from united.definitions.option_keys import ACCEPT, NONE, choose_key
from united.effects.base import any_can_change
from united.effects.english import clauses
from united.effects.questions.asking import MOST_WAYS, SceneQuestion, asked
from united.state.agenda import Do, schedule
from united.state.choice import Choice
from united.state.scene import Scene
from united.state.state import State
from united.state.table import Table


@define(eq=False)
class OnceMore(SceneQuestion):
    """Do one of some ways, or stop; then ask again, `left` times in all."""

    ways: tuple[tuple[Effect, ...], ...]
    scene: Scene
    left: int

    @classmethod
    def possible_keys(cls, table: Table) -> Iterator[str]:
        yield from (ACCEPT, NONE)
        yield from (choose_key(str(way)) for way in range(1, MOST_WAYS + 1))

    def list_choices(self, state: State) -> list[Choice]:
        if self.left == 0:
            return []
        single = len(self.ways) == 1
        able = [
            Choice(ACCEPT if single else choose_key(str(number + 1)), "way", number)
            for number, way in enumerate(self.ways)
            if any_can_change(way, state, self.scene)
        ]
        return [*able, Choice(NONE, NONE)] if able else []

    def take(self, state: State, choice: Choice) -> None:
        if choice.verb != NONE:
            again = OnceMore(self.ways, self.scene, self.left - 1)
            schedule(state, Do(self.ways[choice.subject], self.scene), again)

    def prompt(self, state: State) -> str:
        return f"{asked(state, self)}: which one? ({self.left} more at most)"

    def say(self, state: State, choice: Choice) -> str:
        if choice.verb == NONE:
            return "Stop here"
        said = clauses(self.ways[choice.subject], self.scene.voice)
        return said[:1].upper() + said[1:]
