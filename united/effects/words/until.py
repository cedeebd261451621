"""The word for what holds, or waits, for a time (H1, J53)."""

from __future__ import annotations

from typing import Final, final

from attrs import frozen

from united.definitions.effect import Reaction, Standing
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.base import EffectWord
from united.effects.english import clauses
from united.effects.vocabulary import word
from united.state.layout import Lasting, Until
from united.state.scene import Scene
from united.state.state import State

_SAID: Final[dict[Until, str]] = {
    "turn": "until the end of this turn",
    "next_turn": "until the start of your next turn",
    "next_plan_card": "until the end of the next Villain turn",
}


@word("until", open=True)
@final
@frozen
class UntilThen(EffectWord):
    """Let something hold for a time, or wait for something in that time."""

    until: Until = key("how long: this turn, until the own next turn starts, the next plan card")
    hold: tuple[Standing, ...] = key("what holds", default=())
    when: tuple[Reaction, ...] = key("what is done when something happens", default=())

    @property
    def needs_hero(self) -> bool:
        """Whether a Hero must act where it stands: whose next turn is it else?"""
        return self.until == "next_turn"

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing."""
        return None if self.hold or self.when else "`until` needs `hold` or `when`"

    def resolve(self, state: State, scene: Scene) -> None:
        if scene.hero >= 0 and state.ko[scene.hero]:
            return
        begun = state.round
        for standing in self.hold:
            state.lasting.append(Lasting(standing, None, scene, self.until, scene.hero, begun))
        for reaction in self.when:
            state.lasting.append(Lasting(None, reaction, scene, self.until, scene.hero, begun))
        state.tell(
            "lasting",
            "H1",
            hero=scene.hero,
            by=scene.source.name,
            note=say_until(self.until, _name(state, scene)),
        )

    def can_change(self, state: State, scene: Scene) -> bool:
        held = {(id(one.standing or one.reaction), one.hero) for one in state.lasting}
        return any((id(one), scene.hero) not in held for one in (*self.hold, *self.when))

    def say(self, voice: Voice) -> str:
        held = [one.say(voice) for one in self.hold]
        held += [
            # What is to happen once is over with that (J53).
            f"{'the first time that' if one.once_a_turn else 'when'} "
            f"{one.say_when(voice, yours=voice.acting)}, {clauses(one.effects, voice)}"
            for one in self.when
        ]
        return f"{_SAID[self.until]}, {'; and '.join(held)}"


def say_until(until: Until, hero: str) -> str:
    """Return how long something lasts that a Hero, by name, has begun."""
    return _SAID[until].replace("your", f"{hero}'s")


def _name(state: State, scene: Scene) -> str:
    return state.table.heroes[scene.hero].name if scene.hero >= 0 else ""
