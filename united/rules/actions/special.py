"""Special: the special effect of the card just played, once (H4, I6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from united.definitions import option_keys
from united.definitions.hero import HeroCard
from united.definitions.voice import HERO_VOICE
from united.effects.base import any_can_change
from united.effects.english import clauses
from united.rules.actions.kind import MOST_KEPT, ActionKind
from united.rules.payment import Ways
from united.rules.price import FREE
from united.state.agenda import schedule_effect
from united.state.choice import About, Choice, Reason
from united.state.scene import Scene
from united.state.state import State
from united.state.table import Table


class Special(ActionKind):
    """The use of a Hero card's special effect; it is offered while it could change something."""

    name = "Special effect"

    def __init__(self) -> None:
        super().__init__(option_keys.SPECIAL, FREE)

    def candidates(self, state: State, hero: int, ways: Ways) -> Sequence[Choice]:
        return self.offers(None, ways) if state.played is not None and state.played.special else ()

    def unhindered(self, state: State, hero: int, ways: Ways) -> Sequence[Choice]:
        return ActionKind.unhindered(self, state, hero, ways) if state.special_left else ()

    def hindrance(self, state: State, hero: int, choice: Choice) -> Reason | None:
        card = state.played
        if card is None or _face_down(state):
            return self.missing(state, hero, "")
        if not state.special_left:
            return Reason(f"The special effect of {card.name} has been used this turn", "H4")
        if not any_can_change(card.special, state, special_scene(card, hero)):
            return Reason(f"{card.name} would change nothing now", "J11")
        return None

    def unpaid(self, state: State, hero: int) -> Reason | None:
        return None

    def missing(self, state: State, hero: int, rest: str) -> Reason:
        if rest:
            return self.alone()
        if _face_down(state):
            return Reason("The card was played face down: it has no special effect", "I6")
        return Reason("The card just played has no special effect", "H4")

    def do(self, state: State, hero: int, choice: Choice) -> None:
        card = state.played
        state.special_left = False
        if card is not None:
            state.tell("special", "H4", hero=hero, card=(card.id, card.name))
            schedule_effect(state, card.special, special_scene(card, hero))

    def say(self, state: State, hero: int, choice: Choice) -> str:
        if state.played is None:
            return "Use the special effect"
        return f"Use {state.played.name}: {clauses(state.played.special, HERO_VOICE)}"

    def about(self, state: State, hero: int, choice: Choice) -> About:
        return About(card=state.played.id if state.played else "", action=self.verb)

    def possible_keys(self, table: Table) -> Iterator[str]:
        yield self.verb


@lru_cache(MOST_KEPT)
def special_scene(card: HeroCard, hero: int) -> Scene:
    """Return the scene of a Hero card's special effect."""
    return Scene(card, HERO_VOICE, "H4", hero)


def _face_down(state: State) -> bool:
    return bool(state.storyline) and state.storyline[-1].face_down
