"""What the actions of Heroes set off (I1, I3)."""

from __future__ import annotations

from attrs import define, field

from united.definitions.additions import Trigger
from united.definitions.voice import HERO_VOICE
from united.state.agenda import schedule_effect
from united.state.choice import Choice
from united.state.scene import Scene
from united.state.state import State, Step
from united.state.table import Boards


@define(eq=False)
class Fire(Step):
    """Resolve what an action has set off, after the action itself."""

    number: int
    scene: Scene
    trigger: Trigger = field(repr=False)

    def resolve(self, state: State) -> None:
        state.used |= {self.number}
        schedule_effect(state, self.trigger.effects, self.scene)

    def is_set_off(self, state: State, choice: Choice) -> bool:
        """Tell whether an action sets it off, judged at the moment it is taken (I1, I3)."""
        trigger = self.trigger
        if choice.verb in trigger.ignores or (trigger.once_a_turn and self.number in state.used):
            return False
        return trigger.condition is None or trigger.condition.holds(state, self.scene)


class Triggers:
    """What the boards let follow an action, for each Hero, the last one first."""

    def __init__(self, boards: Boards, heroes: int) -> None:
        all_of_them = [(board, one) for board in boards for one in board.after_action]
        last_first = [*reversed([*enumerate(all_of_them)])]
        self._by_hero = [
            [
                Fire(number, Scene(board, HERO_VOICE, trigger.rule or "H4", hero), trigger)
                for number, (board, trigger) in last_first
            ]
            for hero in range(heroes)
        ]

    def set_off(self, state: State, hero: int, choice: Choice) -> None:
        """Put what an action sets off on the agenda, the first one on top."""
        for fire in self._by_hero[hero]:
            if fire.is_set_off(state, choice):
                state.agenda.append(fire)
