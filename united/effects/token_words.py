"""Words for the tokens and marks that content declares (S10, I1-I7)."""

from __future__ import annotations

from typing import ClassVar, final

from attrs import frozen

from united.changes.tokens import give_token, mark_hero, move_token
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.base import EffectWord
from united.effects.place import Place, places, say_place
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
class Give(EffectWord):
    """Give the acting Hero one of content's tokens."""

    needs_hero: ClassVar[bool] = True
    token: str = key("the id of the token", ids="hero-token")

    def resolve(self, state: State, scene: Scene) -> None:
        if not state.ko[scene.hero]:
            give_token(state, state.table.token_kinds[self.token], scene.hero, scene, scene.rule)

    def can_change(self, state: State, scene: Scene) -> bool:
        return not state.ko[scene.hero]

    def say(self, voice: Voice) -> str:
        return f"gain 1 {voice.name_of(self.token)}"


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
class MarkHero(EffectWord):
    """Mark the acting Hero for the rest of the game."""

    needs_hero: ClassVar[bool] = True
    mark: str = key("the id of the mark", ids="mark")

    def resolve(self, state: State, scene: Scene) -> None:
        mark_hero(state, state.table.marks[self.mark], scene.hero, scene.rule)

    def can_change(self, state: State, scene: Scene) -> bool:
        return not state.count(self.mark, scene.hero)

    def say(self, voice: Voice) -> str:
        return f"you are {self.mark.replace('-', ' ')} for the rest of the game"
