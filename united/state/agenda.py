"""The agenda: one stack of immutable steps from which everything that happens is resolved."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Final

from attrs import define, evolve

from united.definitions.effect import Effect
from united.state.choice import Choice
from united.state.goals import Goal
from united.state.layout import Result, Why
from united.state.scene import Scene
from united.state.standing import first_source, total
from united.state.state import State, Step

MOST_EFFECTS: Final = 250
"""Effects resolved between two decisions; what goes on after so many is cut short (J45)."""

MOST_QUESTIONS: Final = 100
"""Questions that effects ask one after the other; what asks on after so many is cut short (J45)."""


@define(eq=False)
class Do(Step):
    """Resolve the effects of a card one after the other, from number `at` on."""

    effects: tuple[Effect, ...]
    scene: Scene
    at: int = 0

    def resolve(self, state: State) -> None:
        effects, scene, at = self.effects, self.scene, self.at
        if at >= len(effects):
            return
        if at + 1 < len(effects):
            state.agenda.append(Do(effects, scene, at + 1))
        effects[at].resolve(state, scene)


@define(eq=False)
class Aftermath(Step):
    """The end of a card's effect: each Hero KO'd by it brings the board's BAM! once more (K3)."""

    whole: Do
    kos: int = 0

    def resolve(self, state: State) -> None:
        for _ in range(self.kos):
            state.agenda.append(BoardBam(ko_rule(state)))


@define(eq=False)
class BoardBam(Step):
    """The BAM! of the Villain's board, made stronger by what is in force (G5, V3)."""

    rule: str = "V3"

    def resolve(self, state: State) -> None:
        if state.villain_away or instead_of_bam(state, self.rule):
            return
        villain = state.table.villain
        scene = state.table.villain_scene
        if state.listener is not None:
            state.tell("bam", self.rule, by=villain.name)
        if more := total(state, "bam_wounds"):
            scene = evolve(scene, extra_wounds=more)
        schedule_effect(state, villain.bam, scene)


def instead_of_bam(state: State, rule: str) -> bool:
    """Schedule what comes instead of the BAM! of the board, if anything does (J56)."""
    asked = state.table.asked
    if "instead_bam" not in asked and "instead_ko_bam" not in asked:
        return False
    found = first_source(state, "instead_bam")
    if found is None and rule != "V3":
        found = first_source(state, "instead_ko_bam")
    if found is None:
        return False
    source, standing, scene = found
    state.tell("instead", "J56", by=source.name)
    schedule_effect(state, standing.effects, evolve(scene, rule="J56"))
    return True


def ko_rule(state: State) -> str:
    """Return the rule by which a KO brings the BAM!: of a Hero K3, of the team in solo O5."""
    return "O5" if state.table.solo else "K3"


def schedule(state: State, *steps: Step) -> None:
    """Put steps on the agenda so that the first of them is resolved first."""
    state.agenda.extend(steps[::-1])


def schedule_effect(state: State, effects: tuple[Effect, ...], scene: Scene) -> None:
    """Schedule the whole effect of a card, with what KOs it causes settled after it (K3)."""
    if effects:
        whole = Do(effects, scene)
        state.agenda.append(Aftermath(whole))
        state.agenda.append(whole)


def run(state: State) -> None:
    """Resolve steps until somebody must choose or the game is over.

    After each step the goals are looked at: one ends the game the moment it is fulfilled (W3, J52).
    An effect that does not come to an end is cut short (J45).
    """
    agenda, goals = state.agenda, state.table.goals
    effects = 0
    while True:
        for goal in goals:
            # Asked at each step, and quicker so: it is a function and no method of the goal.
            holds = goal.holds
            if holds(state, goal.scene):
                end_by_goal(state, goal)
        if not agenda or state.question is not None or state.result is not None:
            return
        step = agenda.pop()
        if type(step) is Do:
            effects += 1
            if effects > MOST_EFFECTS or state.asked > MOST_QUESTIONS:
                cut_short(state)
                effects = 0
                continue
        step.resolve(state)


def cut_short(state: State) -> None:
    """Drop an effect that does not come to an end, with all that it has set off (J45).

    What it has done stays done, and what comes after it comes. It is called by the name of the
    card whose effect stands most often among those that have set each other off.
    """
    begun = _begun(state.agenda)
    times = Counter(id(whole.effects) for _, whole in begun)
    endless = max((whole for _, whole in begun), key=lambda whole: times[id(whole.effects)])
    del state.agenda[begun[0][0] :]
    state.asked = 0
    state.cut = endless.effects
    if state.listener is not None:
        state.listener.drop_repeats()
    source = endless.scene.source
    state.tell("effect-cut", "J45", card=(source.id, source.name))


def _begun(agenda: list[Step]) -> list[tuple[int, Do]]:
    """Return where effects stand on the agenda that have begun and are not over, the first first.

    Each has its Aftermath under it; right above that stands the whole of it until it begins.
    """
    return [
        (at, step.whole)
        for at, (step, above) in enumerate(pairwise([*agenda, None]))
        if isinstance(step, Aftermath) and above is not step.whole
    ]


def take(state: State, choice: Choice) -> None:
    """Carry out one of the choices of the pending question and run on."""
    question = state.question
    if question is None:
        raise RuntimeError("nothing is being asked")
    state.question = None
    state.choices = ()
    # A question of the turn itself is always asked: with it whatever an effect asked is over.
    state.asked = 0 if question.always else state.asked + 1
    question.take(state, choice)
    run(state)


def end_by_goal(state: State, goal: Goal) -> None:
    """End the game by the Evil Goal (W3, G7) or by another goal (J52)."""
    if state.result is None:
        state.question, state.choices = None, ()
    why: Why = "villain-defeated" if goal.result == "won" else "evil-goal"
    finish(state, goal.result, why, goal.rule, goal.said)


def finish(state: State, result: Result, why: Why, rule: str, note: str) -> None:
    """End the game, the moment it is won or lost (W2, W3)."""
    if state.result is None:
        state.result, state.why, state.end_rule = result, why, rule
        state.ending = f"The Heroes {'win' if result == 'won' else 'lose'}: {note} ({rule})"
        state.agenda.clear()
        state.tell(result, rule, note=note)
