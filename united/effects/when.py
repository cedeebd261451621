"""What a card waits for: an event, where it must happen, what must hold then (J50)."""

from __future__ import annotations

from typing import Final

from attrs import frozen

from united.definitions.additions import CIVILIAN, THUG
from united.definitions.effect import Condition, Effect, Reaction
from united.definitions.happenings import HAPPENINGS, Happening
from united.definitions.keys import key
from united.definitions.symbols import SYMBOL_IDS
from united.definitions.voice import Voice
from united.definitions.wording import with_article
from united.effects.concerned import say_any
from united.effects.parts.where import Place, places
from united.state.scene import Scene
from united.state.state import State

_TOKENS: Final = {"overflow": (CIVILIAN, THUG), "token_spent": SYMBOL_IDS}
"""What the tokens of an event can be."""


def _narrowed(said: str, names: str) -> str:
    """Return an event said with the names of the tokens that it is about."""
    if "an Action token" in said:
        return said.replace("an Action token", f"{with_article(names)} token")
    return said.replace("tokens", f"{names}s".replace(" or", "s or"))


@frozen(eq=False)
class When(Reaction):
    """What a card does when something happens, while it is in play.

    A Threat waits for its own `placed`, `cleared` and `revealed`, any other card for that of any
    Threat. `here` is the Location of the Threat or Location that says it, else where it happens.
    """

    on: Happening = key("what happens")
    effects: tuple[Effect, ...] = key("what is done", written="do")
    at: Place | None = key("where it must happen; anywhere", default=None)
    of: tuple[str, ...] = key(
        "only for these tokens (overflow: civilian, thug; token_spent: a symbol)", default=()
    )
    condition: Condition | None = key("what must hold then", default=None, written="if")
    once_a_turn: bool = key("at most once in a turn", default=False)
    for_each: bool = key("once for each token that did not fit, not once for all", default=False)

    def check(self) -> str | None:
        """Return what is wrong with it, None for nothing."""
        if self.for_each and self.on != "overflow":
            return "`for_each` is for `overflow`: anything else happens one at a time"
        known = _TOKENS.get(self.on, ())
        for one in self.of:
            if one not in known:
                there = f": {', '.join(known)}" if known else f" at `{self.on}`"
                return f"`of` cannot be `{one}`{there}"
        return None

    def answers(self, state: State, scene: Scene, place: int) -> bool:
        if self.of and scene.token not in self.of:
            return False
        if self.at is not None and place not in places(self.at, state, scene):
            return False
        return self.condition is None or self.condition.holds(state, scene)

    def say_when(self, voice: Voice, *, own: bool = False, yours: bool = False) -> str:
        kind = HAPPENINGS[self.on]
        said = (own and kind.own) or (yours and kind.yours) or kind.said
        if self.at is not None:
            said += f"{kind.at}{say_any(self.at, voice)}"
        if self.of:
            names = " or ".join(one.capitalize() for one in self.of)
            said = _narrowed(said, names)
        if self.for_each:
            said = f"{said}, for each of them"
        if self.condition is not None:
            said += f", if {self.condition.say(voice)}"
        return said
