"""The question of a Hero turn: which action next? And what follows an action (H4, I1)."""

from __future__ import annotations

from attrs import frozen

from united.definitions.play import Action, Trigger
from united.definitions.symbols import say_symbols
from united.definitions.threat import HEROIC_TO_CLEAR
from united.rules.actions import ACTION, list_actions, take_action
from united.rules.payment import TOKEN, WILD_SYMBOL
from united.state.agenda import schedule_effect
from united.state.combat import enemy_name
from united.state.scene import Scene
from united.state.state import NO_THREAT, State
from united.state.step import NOTHING, About, Choice, Question, Step


@frozen(eq=False)
class Act(Question):
    """Ask the acting Hero for actions until `end` (H4); a KO ends them at once (K7)."""

    kind = "act"
    always = True
    acting: int

    def resolve(self, state: State) -> None:
        if not state.ko[self.acting]:
            Question.resolve(self, state)

    def list_choices(self, state: State) -> list[Choice]:
        return list_actions(state, self.acting)

    def take(self, state: State, choice: Choice) -> None:
        if choice.verb == "end":
            return
        state.agenda.append(self)
        for number, (trigger, scenes) in reversed([*enumerate(state.table.triggers)]):
            if sets_off(state, number, trigger, choice, scenes[self.acting]):
                state.agenda.append(Fire(number, scenes[self.acting]))
        take_action(state, self.acting, choice)

    def hero(self, state: State) -> int:
        return self.acting

    def prompt(self, state: State) -> str:
        tokens = state.tokens[state.table.pile(self.acting)]
        name = state.table.heroes[self.acting].name
        held = f"; tokens: {say_symbols(tokens)}" if any(tokens) else ""
        return f"{name} acts. Symbols left: {say_symbols(state.pool)}{held}"

    def say(self, state: State, choice: Choice) -> str:
        return say_action(state, self.acting, choice)

    def about(self, state: State, choice: Choice) -> About:
        return action_about(state, self.acting, choice)


def sets_off(state: State, number: int, trigger: Trigger, choice: Choice, scene: Scene) -> bool:
    """Tell whether an action sets off a trigger, judged at the moment it is taken (I1, I3)."""
    if trigger.once_a_turn and number in state.used:
        return False
    added = state.table.actions[choice.subject[0]][0].id if choice.verb == ACTION else ""
    if (added or choice.verb) in trigger.ignores:
        return False
    return trigger.condition is None or trigger.condition.holds(state, scene)


@frozen(eq=False)
class Fire(Step):
    """Resolve what an action has set off, after the action itself."""

    number: int
    scene: Scene

    def resolve(self, state: State) -> None:
        trigger = state.table.triggers[self.number][0]
        state.used |= {self.number}
        schedule_effect(state, trigger.effects, self.scene)


_WITH = {WILD_SYMBOL: " with a Wild symbol", TOKEN: " with an Action token"}


def say_action(state: State, hero: int, choice: Choice) -> str:
    """Return an action as a sentence without a full stop."""
    said = _say_verb(state, hero, choice)
    return said + (_WITH[choice.pay] if " with " in choice.key else "")


def _say_verb(state: State, hero: int, choice: Choice) -> str:
    place = state.hero_at[hero]
    if choice.verb == "move":
        target: int = choice.subject
        return f"Move to {state.table.ring[target].name}"
    if choice.verb == "attack":
        return f"Attack {enemy_name(state, place, choice.subject)}"
    if choice.verb == "rescue":
        return "Rescue a Civilian"
    if choice.verb == "clear":
        threat = state.table.threat_cards[state.threats[place]]
        return (
            f"Put a Heroic token on {threat.name} ({state.heroic[place] + 1} of {HEROIC_TO_CLEAR})"
        )
    if choice.verb == "special":
        return f"Use the special effect: {state.played.name if state.played else ''}"
    if choice.verb == ACTION:
        return _say_added(state, choice)
    return "End the turn"


def _say_added(state: State, choice: Choice) -> str:
    number, origin, target = choice.subject
    action: Action = state.table.actions[number][0]
    if origin < 0:
        return action.name
    ring = state.table.ring
    return f"{action.name}: {ring[origin].name} to {ring[target].name}"


def action_about(state: State, hero: int, choice: Choice) -> About:
    """Return what an action concerns on the board."""
    ring, place = state.table.ring, state.hero_at[hero]
    if choice.verb == "move":
        return About(location=ring[choice.subject].id, action="move")
    if choice.verb == ACTION:
        number, _, target = choice.subject
        action = state.table.actions[number][0]
        return About(location=ring[target].id if target >= 0 else "", action=action.id)
    if choice.verb == "special":
        return About(card=state.played.id if state.played else "", action="special")
    if choice.verb in ("attack", "rescue", "clear"):
        threat = state.threats[place]
        on_threat = threat != NO_THREAT and choice.key.split(" ")[1:2] == [
            state.table.threat_cards[threat].id
        ]
        card = state.table.threat_cards[threat].id if on_threat else ""
        return About(location=ring[place].id, card=card, action=choice.verb)
    return NOTHING


def forget_turn(state: State) -> None:
    """Forget what held for one Hero turn only: used triggers, damage on Thugs (A3, I3)."""
    state.used = frozenset()
    state.at_turn_end = []
    state.thug_damage = [0] * len(state.thug_damage)


def fire_at_turn_end(state: State) -> None:
    """Schedule what cards of this turn left for its end, in the order they were used."""
    for effects, scene in reversed(state.at_turn_end):
        schedule_effect(state, effects, scene)
    state.at_turn_end = []
