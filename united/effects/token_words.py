"""Words for the tokens and marks that content declares (S10, I1-I7, J60, J61)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, final

from attrs import frozen

from united.changes.keeping import held, mark_hero, move_tokens, put_tokens, room, take_tokens
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.base import EffectWord
from united.effects.spots import Lying, Where, lie, lies_on, say_spot, spots, token_kind
from united.effects.vocabulary import word
from united.effects.words import Every
from united.state.scene import Scene
from united.state.spot import on_hero
from united.state.state import State

ALL = 10**6
"""More tokens than lie anywhere."""


@word("put")
@final
@frozen
class Put(EffectWord):
    """Put tokens on each Location of a place, on the acting Hero, on this card or on the board."""

    token: str = key("the id of the token", ids="token")
    amount: int = key("how many on each", default=1, least=1)
    at: Where = key("where", default="here")

    def lying(self) -> Iterator[Lying]:
        """Yield what the tokens lie on that it names."""
        yield from lie((self.token, lies_on(self.at)))

    def resolve(self, state: State, scene: Scene) -> None:
        kind = token_kind(state, self.token)
        for spot in spots(self.at, state, scene):
            put_tokens(state, kind, spot, self.amount, scene, scene.rule)

    def can_change(self, state: State, scene: Scene) -> bool:
        return any(
            spot.on != "hero" or not state.ko[spot.number] for spot in spots(self.at, state, scene)
        )

    def say(self, voice: Voice) -> str:
        tokens = voice.tokens(self.token, self.amount)
        if is_track(self.token):
            return f"advance the {voice.name_of(self.token)} track by {self.amount}"
        return (
            f"gain {tokens}" if self.at == "hero" else f"put {tokens} on {say_spot(self.at, voice)}"
        )


@word("give", bare="token")
@final
@frozen
class Give(EffectWord):
    """Give the acting Hero one of content's tokens."""

    needs_hero: ClassVar[bool] = True
    token: str = key("the id of the token", ids="hero-token")

    def resolve(self, state: State, scene: Scene) -> None:
        kind = token_kind(state, self.token)
        put_tokens(state, kind, on_hero(scene.hero), 1, scene, scene.rule)

    def can_change(self, state: State, scene: Scene) -> bool:
        return not state.ko[scene.hero]

    def say(self, voice: Voice) -> str:
        return f"gain {voice.tokens(self.token, 1)}"


@word("discard")
@final
@frozen
class Discard(EffectWord):
    """Take tokens off each spot, as far as there are any; they count for no Mission."""

    token: str = key("the id of the token", ids="token")
    amount: int | Every = key("how many of each, or all", default=1, least=1)
    from_: Where = key("from where", default="here", written="from")

    def lying(self) -> Iterator[Lying]:
        """Yield what the tokens lie on that it names."""
        yield from lie((self.token, lies_on(self.from_)))

    def resolve(self, state: State, scene: Scene) -> None:
        kind = token_kind(state, self.token)
        for spot in spots(self.from_, state, scene):
            take_tokens(state, kind, spot, number(self.amount), scene.rule)

    def can_change(self, state: State, scene: Scene) -> bool:
        return any(held(state, self.token, spot) for spot in spots(self.from_, state, scene))

    def say(self, voice: Voice) -> str:
        tokens = voice.tokens(self.token, self.amount)
        if is_track(self.token):
            return f"move the {voice.name_of(self.token)} track back by {self.amount}"
        if self.from_ == "hero":
            return f"lose {tokens}"
        return f"remove {tokens} from {say_spot(self.from_, voice)}"


@word("move_token")
@final
@frozen
class MoveToken(EffectWord):
    """Move tokens from a spot to another, as far as there are any and they fit."""

    token: str = key("the id of the token", ids="token")
    from_: Where = key("from where", written="from")
    to: Where = key("where to")
    amount: int | Every = key("how many, or all", default=1, least=1)

    def lying(self) -> Iterator[Lying]:
        """Yield what the tokens lie on that it names."""
        yield from lie((self.token, lies_on(self.from_)), (self.token, lies_on(self.to)))

    def resolve(self, state: State, scene: Scene) -> None:
        kind = token_kind(state, self.token)
        targets = spots(self.to, state, scene)
        for origin in spots(self.from_, state, scene):
            if targets:
                move_tokens(state, kind, origin, targets[0], number(self.amount), scene.rule)

    def can_change(self, state: State, scene: Scene) -> bool:
        targets = spots(self.to, state, scene)
        return bool(targets) and any(
            held(state, self.token, origin) and room(state, self.token, targets[0])
            for origin in spots(self.from_, state, scene)
            if origin != targets[0]
        )

    def say(self, voice: Voice) -> str:
        origin, target = say_spot(self.from_, voice), say_spot(self.to, voice)
        return f"move {voice.tokens(self.token, self.amount)} from {origin} to {target}"


@word("turn")
@final
@frozen
class Turn(EffectWord):
    """Turn tokens into others where they lie; with `swap` those become these at the same time."""

    token: str = key("the id of the token", ids="token")
    into: str = key("the id of what it becomes", ids="token")
    amount: int | Every = key("how many of each spot, or all", default="all", least=1)
    swap: bool = key("whether the others become these at the same time", default=False)
    at: Where = key("where", default="here")

    def lying(self) -> Iterator[Lying]:
        """Yield what the tokens lie on that it names."""
        yield from lie((self.token, lies_on(self.at)), (self.into, lies_on(self.at)))

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing."""
        return "it is that already" if self.token == self.into else None

    def resolve(self, state: State, scene: Scene) -> None:
        kind, other = token_kind(state, self.token), token_kind(state, self.into)
        for spot in spots(self.at, state, scene):
            most = number(self.amount)
            back = min(held(state, self.into, spot), most) if self.swap else 0
            taken = take_tokens(state, kind, spot, most, scene.rule)
            take_tokens(state, other, spot, back, scene.rule)
            put_tokens(state, other, spot, taken, scene, scene.rule)
            put_tokens(state, kind, spot, back, scene, scene.rule)

    def can_change(self, state: State, scene: Scene) -> bool:
        turned = (self.token, self.into) if self.swap else (self.token,)
        found = spots(self.at, state, scene)
        return any(held(state, token, spot) for token in turned for spot in found)

    def say(self, voice: Voice) -> str:
        where = say_spot(self.at, voice)
        ones, others = (voice.tokens(one, self.amount) for one in (self.token, self.into))
        one, other = (voice.tokens(each, 1).removeprefix("1 ") for each in (self.token, self.into))
        if self.amount == "all":
            ones = f"each {one}"
        said = f"turn {ones} at {where} into {'a' if self.amount == 'all' else others} {other}"
        return f"{said} and each {other} into a {one}" if self.swap else said


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
        return not state.count(self.mark, "hero", scene.hero)

    def say(self, voice: Voice) -> str:
        return f"you are {self.mark.replace('-', ' ')} for the rest of the game"


def is_track(token: str) -> bool:
    """Tell whether a token is a track: one that goes no further than its last space (J64)."""
    kind = getattr(token, "kind", None)
    return bool(kind and kind.limit)


def number(amount: int | Every) -> int:
    """Return an amount as a number; `all` is more than there ever are."""
    return ALL if amount == "all" else amount
