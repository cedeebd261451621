"""Words for the tokens and marks that content declares (S10, I1-I7)."""

from __future__ import annotations

from typing import final

from attrs import evolve, frozen

from united.changes.tokens import give_token, mark_hero, move_token
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.base import EffectWord
from united.effects.parts.amount import Number, for_each, number, said
from united.effects.parts.where import Place, places, say_place
from united.effects.parts.who import Who, say_who
from united.effects.to_heroes import ToHeroes
from united.effects.vocabulary import word
from united.state.scene import Scene
from united.state.state import State


@word("put")
@final
@frozen
class Put(EffectWord):
    """Put one of content's tokens on each Location of a place."""

    token: str = key("the id of the token", ids="location-token")
    at: Place = key("where", default="here")

    def resolve(self, state: State, scene: Scene) -> None:
        kind = state.table.token_kinds[self.token]
        for place in places(self.at, state, scene):
            give_token(state, kind, place, scene, scene.rule)

    def can_change(self, state: State, scene: Scene) -> bool:
        return bool(places(self.at, state, scene))

    def say(self, voice: Voice) -> str:
        return f"put 1 {voice.name_of(self.token)} on {say_place(self.at, voice)}"


@word("give", bare="token")
@final
@frozen
class Give(ToHeroes):
    """Give Heroes tokens that content declares."""

    token: str = key("the id of the token", ids="hero-token")
    who: Who = key("to whom", default="acting")
    amount: Number = key("how many", default=1, least=1, most=20)

    def whom(self) -> Who:
        return self.who

    def do(self, state: State, scene: Scene, hero: int) -> None:
        kind = state.table.token_kinds[self.token]
        for _ in range(0 if state.ko[hero] else number(self.amount, state, scene)):
            give_token(state, kind, hero, evolve(scene, hero=hero), scene.rule)

    def affects(self, state: State, scene: Scene, hero: int) -> bool:
        return not state.ko[hero]

    def pieces(self, state: State, scene: Scene) -> tuple[ToHeroes, ...]:
        return (evolve(self, amount=1),) * number(self.amount, state, scene)

    def say_plain(self, voice: Voice) -> str:
        tokens = said(self.amount, voice.name_of(self.token))
        return f"gain {tokens}{for_each(voice, self.amount)}"

    def say_among(self, who: str, split: str, voice: Voice) -> str:
        tokens = said(self.amount, voice.name_of(self.token))
        return f"give {tokens}{for_each(voice, self.amount)} to {who}, {split}"


@word("move_token")
@final
@frozen
class MoveToken(EffectWord):
    """Move one of content's tokens from a Location to another."""

    token: str = key("the id of the token", ids="location-token")
    from_: Place = key("from where", written="from")
    to: Place = key("where to")

    def resolve(self, state: State, scene: Scene) -> None:
        kind = state.table.token_kinds[self.token]
        origins, targets = places(self.from_, state, scene), places(self.to, state, scene)
        if origins and targets:
            move_token(state, kind, origins[0], targets[0], scene.rule)

    def can_change(self, state: State, scene: Scene) -> bool:
        origins = places(self.from_, state, scene)
        return bool(origins) and state.count(self.token, origins[0]) > 0

    def say(self, voice: Voice) -> str:
        origin, target = say_place(self.from_, voice), say_place(self.to, voice)
        return f"move 1 {voice.name_of(self.token)} from {origin} to {target}"


@word("mark", bare="mark")
@final
@frozen
class MarkHero(ToHeroes):
    """Mark Heroes for the rest of the game."""

    mark: str = key("the id of the mark", ids="mark")
    who: Who = key("whom", default="acting")

    def whom(self) -> Who:
        return self.who

    def do(self, state: State, scene: Scene, hero: int) -> None:
        mark_hero(state, state.table.marks[self.mark], hero, scene.rule)

    def affects(self, state: State, scene: Scene, hero: int) -> bool:
        return not state.count(self.mark, hero)

    def say(self, voice: Voice) -> str:
        who = say_who(self.who, voice) or voice.hero
        are = f"{who} is" if who else "you are"
        return f"{are} {self.say_plain(voice)}"

    def say_plain(self, voice: Voice) -> str:
        return f"{self.mark.replace('-', ' ')} for the rest of the game"
