"""Words that compose others: may, if, choose one, at the end of the turn."""

from __future__ import annotations

from typing import ClassVar, final

from attrs import field, frozen

from united.definitions.effect import Condition, Effect
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.base import EffectWord, any_can_change
from united.effects.english import clauses, may_do
from united.effects.questions.asking import Accept, Ask, Asking, OneWay
from united.effects.vocabulary import word
from united.state.agenda import Do
from united.state.scene import Scene
from united.state.state import State


@word("may", bare="effects")
@final
@frozen
class May(EffectWord):
    """Let the player decide whether the effects happen; where a place is asked, `none` declines."""

    effects: tuple[Effect, ...] = key("what may be done")
    ask: Ask | None = field(init=False, repr=False, eq=False)

    @ask.default
    def _ask(self) -> Ask | None:
        """What asks, where the one word asks by itself where or whom."""
        first, *more = self.effects
        return first.ask if not more and isinstance(first, Asking) and first.asks() else None

    def resolve(self, state: State, scene: Scene) -> None:
        if not self.can_change(state, scene):
            return
        if self.ask is not None:
            self.ask(state, scene, optional=True)
        else:
            state.agenda.append(Accept(self.effects, scene))

    def can_change(self, state: State, scene: Scene) -> bool:
        return any_can_change(self.effects, state, scene)

    def say(self, voice: Voice) -> str:
        return may_do(clauses(self.effects, voice))


@word("if", open=True)
@final
@frozen
class If(EffectWord):
    """Do the effects only if a condition holds; else, if given, others."""

    condition: Condition = key("the condition", written="if")
    then: tuple[Effect, ...] = key("what happens if it holds")
    otherwise: tuple[Effect, ...] = key("what happens if not", default=(), written="else")

    def resolve(self, state: State, scene: Scene) -> None:
        state.agenda.append(Do(self.branch(state, scene), scene))

    def can_change(self, state: State, scene: Scene) -> bool:
        return any_can_change(self.branch(state, scene), state, scene)

    def say(self, voice: Voice) -> str:
        said = f"if {self.condition.say(voice)}, {clauses(self.then, voice)}"
        return f"{said}; if not, {clauses(self.otherwise, voice)}" if self.otherwise else said

    def branch(self, state: State, scene: Scene) -> tuple[Effect, ...]:
        """Return the effects that the condition leads to now."""
        return self.then if self.condition.holds(state, scene) else self.otherwise


@word("choose_one", bare="ways")
@final
@frozen
class ChooseOne(EffectWord):
    """Let the player choose one of several effects."""

    ways: tuple[tuple[Effect, ...], ...] = key("the effects to choose from")

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing."""
        return None if len(self.ways) > 1 else "`choose_one` needs at least two effects"

    def resolve(self, state: State, scene: Scene) -> None:
        state.agenda.append(OneWay(self.ways, scene))

    def can_change(self, state: State, scene: Scene) -> bool:
        return any(any_can_change(way, state, scene) for way in self.ways)

    def say(self, voice: Voice) -> str:
        return "choose one: " + ", or ".join(clauses(way, voice) for way in self.ways)


@word("at_end_of_turn", bare="effects")
@final
@frozen
class AtEndOfTurn(EffectWord):
    """Do the effects at the end of the acting Hero's turn."""

    needs_hero: ClassVar[bool] = True
    effects: tuple[Effect, ...] = key("what happens then")

    def resolve(self, state: State, scene: Scene) -> None:
        state.at_turn_end.append((self.effects, scene))

    def can_change(self, state: State, scene: Scene) -> bool:
        return True

    def say(self, voice: Voice) -> str:
        return f"at the end of this turn, {clauses(self.effects, voice)}"


def agreed(effects: tuple[Effect, ...], state: State, scene: Scene) -> tuple[Effect, ...]:
    """Return what is still to be done when the player has said yes to effects as a whole.

    Where all that they are now is one `may`, that question has been answered with it, and what may
    be done is done. A `may` beside or inside anything else that happens or is chosen asks.
    """
    match effects:
        case (May() as may,):
            return may.effects
        case (If() as either,):
            # A condition is nothing to agree to: what it leads to is all that there is.
            return agreed(either.branch(state, scene), state, scene)
    return effects
