"""The agenda: one stack of immutable steps from which everything that happens is resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from attrs import define, evolve

from united.definitions.effect import Effect
from united.definitions.villain import EvilGoal
from united.state.choice import Choice
from united.state.scene import Scene
from united.state.standing import total
from united.state.step import Step

if TYPE_CHECKING:
    from united.state.state import State

MAX_STEPS: Final = 2_000
"""Steps between two decisions after which content is taken to go round in circles."""


class EndlessContent(Exception):
    """Resolution did not come to an end; the message names the card."""


@define(eq=False)
class Do(Step):
    """Resolve the effects of a card one after the other, from number `at` on."""

    effects: tuple[Effect, ...]
    scene: Scene
    at: int = 0

    def resolve(self, state: State) -> None:
        if self.at >= len(self.effects):
            return
        scene = self.scene
        if len(self.effects) > 1 and scene.willing:
            scene = evolve(scene, willing=False)
        if self.at + 1 < len(self.effects):
            state.agenda.append(Do(self.effects, scene, self.at + 1))
        self.effects[self.at].resolve(state, scene)


@define(eq=False)
class Aftermath(Step):
    """The end of an effect: each Hero KO'd by it brings the board's BAM! once more (K3)."""

    kos: int = 0

    def resolve(self, state: State) -> None:
        for _ in range(self.kos):
            state.agenda.append(BoardBam(ko_rule(state)))


@define(eq=False)
class BoardBam(Step):
    """The BAM! of the Villain's board, made stronger by what is in force (G5, V3)."""

    rule: str = "V3"

    def resolve(self, state: State) -> None:
        villain = state.table.villain
        base = state.table.villain_scene
        state.tell("bam", self.rule, by=villain.name)
        scene = Scene(villain, base.voice, base.rule, extra_wounds=total(state, "bam_wounds"))
        schedule_effect(state, villain.bam, scene)


def ko_rule(state: State) -> str:
    """Return the rule by which a KO brings the BAM!: of a Hero K3, of the team in solo O5."""
    return "O5" if state.table.solo else "K3"


NO_KO_YET: Final = Aftermath()


def schedule(state: State, *steps: Step) -> None:
    """Put steps on the agenda so that the first of them is resolved first."""
    state.agenda.extend(reversed(steps))


def schedule_effect(state: State, effects: tuple[Effect, ...], scene: Scene) -> None:
    """Schedule the whole effect of a card, with what KOs it causes settled after it (K3)."""
    if effects:
        state.agenda.append(NO_KO_YET)
        state.agenda.append(Do(effects, scene))


def run(state: State) -> None:
    """Resolve steps until somebody must choose or the game is over.

    After each step the Evil Goal is looked at: it ends the game the moment it is fulfilled (W3).
    Raises EndlessContent when more than MAX_STEPS are resolved without either.
    """
    agenda, goal, scene = state.agenda, state.table.villain.evil_goal, state.table.villain_scene
    reached = goal.lose_when.holds if goal is not None else _never
    last: Do | None = None
    for _ in range(MAX_STEPS):
        if reached(state, scene) and goal is not None:
            lose_by_goal(state, goal)
        if not agenda or state.question is not None or state.result is not None:
            return
        step = agenda.pop()
        step.resolve(state)
        if type(step) is Do:
            last = step
    culprit = f"The effect of {last.scene.source.name}" if last is not None else "The game"
    raise EndlessContent(f"{culprit} does not come to an end")


def _never(state: State, scene: Scene) -> bool:
    return False


def take(state: State, choice: Choice) -> None:
    """Carry out one of the choices of the pending question and run on."""
    question = state.question
    if question is None:
        raise RuntimeError("nothing is being asked")
    state.question = None
    state.choices = ()
    question.take(state, choice)
    run(state)


def lose_by_goal(state: State, goal: EvilGoal) -> None:
    """End the game by the Evil Goal (W3, G7)."""
    said = goal.lose_when.say(state.table.villain_scene.voice)
    state.question, state.choices = None, ()
    finish(state, "lost", "evil-goal", goal.rule, said)


def finish(state: State, result: str, why: str, rule: str, note: str) -> None:
    """End the game, the moment it is won or lost (W2, W3)."""
    if state.result is None:
        state.result, state.why, state.end_rule = result, why, rule
        state.ending = f"The Heroes {'win' if result == 'won' else 'lose'}: {note} ({rule})"
        state.agenda.clear()
        state.tell(result, rule, note=note)
