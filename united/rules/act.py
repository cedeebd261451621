"""The question of a Hero turn: which action next? And what follows an action (H4, I1)."""

from __future__ import annotations

from typing import Final

from attrs import frozen

from united.definitions.option_keys import END, RESCUE, SPECIAL, THUG, VILLAIN
from united.definitions.play import Action, Trigger
from united.definitions.symbols import ATTACK, HEROIC, MOVE, SYMBOL_NAMES, say_symbols
from united.definitions.threat import HEROIC_TO_CLEAR
from united.definitions.voice import HERO_VOICE
from united.definitions.wording import with_article
from united.effects.words import clauses
from united.rules.actions import ACTION, list_actions, take_action
from united.rules.payment import SYMBOL, WILD_SYMBOL, WILD_TOKEN
from united.state.agenda import schedule_effect
from united.state.combat import enemy_name
from united.state.scene import Scene
from united.state.state import NOTHING_USED, State
from united.state.step import NOTHING, About, Choice, Question, Step
from united.state.thugs import thug_needs


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
        if choice.verb == END:
            return
        state.agenda.append(self)
        for number in reversed(range(len(state.table.triggers))):
            trigger, scenes = state.table.triggers[number]
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


def say_action(state: State, hero: int, choice: Choice) -> str:
    """Return an action as a sentence without a full stop, and what pays if not its own symbol."""
    if choice.verb in (END, SPECIAL):
        return _say_verb(state, hero, choice)
    return _say_verb(state, hero, choice) + _say_payment(state, choice)


def _say_payment(state: State, choice: Choice) -> str:
    if choice.pay == SYMBOL:
        return ""
    if choice.pay == WILD_SYMBOL:
        return " with a Wild symbol"
    if choice.pay == WILD_TOKEN:
        return " with a Wild token"
    kind = _PAYS.get(choice.verb)
    if kind is None:
        kind = state.table.actions[choice.subject[0]][0].kind
    return f" with {with_article(SYMBOL_NAMES[kind])} token"


_PAYS: Final = {"move": MOVE, "attack": ATTACK, RESCUE: HEROIC, "clear": HEROIC}
"""The kind of symbol that pays for each action of the rules (chapter 5)."""


def _say_verb(state: State, hero: int, choice: Choice) -> str:
    place = state.hero_at[hero]
    if choice.verb == "move":
        target: int = choice.subject
        return f"Move to {state.table.ring[target].name}"
    if choice.verb == "attack":
        return f"Attack {_say_enemy(state, place, choice.subject)}"
    if choice.verb == RESCUE:
        return "Rescue a Civilian"
    if choice.verb == "clear":
        threat = state.table.threat_cards[state.threats[place]]
        token = f"{state.heroic[place] + 1} of {HEROIC_TO_CLEAR}"
        return f"Put a Heroic token on {threat.name} ({token})"
    if choice.verb == SPECIAL:
        return _say_special(state)
    return _say_added(state, choice) if choice.verb == ACTION else "End the turn"


def _say_enemy(state: State, place: int, enemy: str) -> str:
    name = enemy_name(state, place, enemy)
    left = thug_needs(state, place) - state.thug_damage[place] if enemy == THUG else 1
    return f"{name} (it needs {left} damage this turn)" if left > 1 else name


def _say_special(state: State) -> str:
    if state.played is None:
        return "Use the special effect"
    said = clauses(state.played.special, HERO_VOICE)
    return f"Use {state.played.name}: {said}"


def _say_added(state: State, choice: Choice) -> str:
    number, origin, target = choice.subject
    action: Action = state.table.actions[number][0]
    if origin < 0:
        return action.name
    ring = state.table.ring
    return f"{action.name}: {ring[origin].name} to {ring[target].name}"


def action_about(state: State, hero: int, choice: Choice) -> About:
    """Return what an action concerns on the board."""
    ring, here = state.table.ring, state.table.ring[state.hero_at[hero]].id
    if choice.verb == "move":
        return About(location=ring[choice.subject].id, action="move")
    if choice.verb == ACTION:
        number, origin, target = choice.subject
        action = state.table.actions[number][0]
        start, end = (ring[n].id if n >= 0 else "" for n in (origin, target))
        return About(location=end, action=action.id, origin=start)
    if choice.verb == SPECIAL:
        return About(card=state.played.id if state.played else "", action=SPECIAL)
    if choice.verb == "attack":
        card = "" if choice.subject in (THUG, VILLAIN) else choice.subject
        return About(location=here, card=card, action="attack", enemy=choice.subject)
    if choice.verb == "clear":
        threat = state.table.threat_cards[state.threats[state.hero_at[hero]]]
        return About(location=here, card=threat.id, action="clear")
    return About(location=here, action=RESCUE) if choice.verb == RESCUE else NOTHING


def forget_turn(state: State) -> None:
    """Forget what held for one Hero turn only: used triggers, damage on Thugs (A3, I3)."""
    state.used = NOTHING_USED
    if state.at_turn_end:
        state.at_turn_end = []
    if any(state.thug_damage):
        state.thug_damage = [0] * len(state.thug_damage)


def fire_at_turn_end(state: State) -> None:
    """Schedule what cards of this turn left for its end, in the order they were used."""
    for effects, scene in reversed(state.at_turn_end):
        schedule_effect(state, effects, scene)
    state.at_turn_end = []
