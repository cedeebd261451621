"""Words for tokens, content's and the game's own, and for marks (S10, I1-I7, J48, J49)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from attrs import frozen

from united.changes.tokens import held, put_tokens, take_tokens
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.definitions.wording import with_article
from united.effects.parts.amount import Amount, Number, for_each, number, said_by
from united.effects.parts.who import Who
from united.effects.spots import THAT, Lying, OnSpots, Where, lie, lies_on, token_kind
from united.effects.vocabulary import word
from united.state.scene import Scene
from united.state.spot import Spot
from united.state.state import State

MOST: Final = 20
"""As many tokens as one effect can put on one spot."""

THAT_TOKEN: Final = (THAT,)


class TokensOnSpots(OnSpots):
    """A word about tokens of one kind, on Locations (`at`) or on Heroes (`who`)."""

    __slots__ = ()
    token: str
    at: Where
    who: Who | None

    def lying(self) -> Iterator[Lying]:
        """Yield what the tokens lie on that it names."""
        yield from lie((self.token, "hero" if self.who else lies_on(self.at)))

    def place(self) -> Where:
        return self.at

    def whom(self) -> Who | None:
        return self.who


@word("put")
@final
@frozen
class Put(TokensOnSpots):
    """Put tokens on each Location of a place, on Heroes, on this card or on the Villain's board."""

    token: str = key("the id of the token; that: which did not fit", ids="token", words=THAT_TOKEN)
    amount: Number = key("how many on each", default=1, least=1, most=MOST)
    at: Where = key("where", default="here")
    who: Who | None = key("to whom, instead of where", default=None)

    def act(self, state: State, scene: Scene, spot: Spot) -> None:
        kind = token_kind(state, self.token, scene)
        put_tokens(state, kind, spot, number(self.amount, state, scene), scene, scene.rule)

    def changes(self, state: State, scene: Scene, spot: Spot) -> bool:
        lies_down = spot.on == "hero" and state.ko[spot.number]
        if lies_down and not token_kind(state, self.token, scene).for_ko:
            return False
        return number(self.amount, state, scene) > 0

    def say_on(self, where: str, voice: Voice) -> str:
        if is_track(self.token):
            track = f"advance the {voice.name_of(self.token)} track by {_say_number(self.amount)}"
            return f"{track}{for_each(voice, self.amount)}"
        verb = "add" if self.token == THAT else "put"
        link = "to" if self.token == THAT else "on"
        return f"{verb} {say_some(self.token, self.amount, voice)} {link} {where}" + for_each(
            voice, self.amount
        )

    def say_of_hero(self, voice: Voice) -> str:
        some = say_some(self.token, self.amount, voice)
        return f"gain {some}{for_each(voice, self.amount)}"


@word("remove")
@final
@frozen
class Remove(TokensOnSpots):
    """Take tokens off each spot, as far as there are any; they count for no Mission."""

    token: str = key("the id of the token", ids="token")
    amount: Amount = key("how many of each, or all", default=1, least=1)
    at: Where = key("from where", default="here")
    who: Who | None = key("from whom, instead of where", default=None)

    def act(self, state: State, scene: Scene, spot: Spot) -> None:
        kind = token_kind(state, self.token, scene)
        there = held(state, kind.id, spot)
        take_tokens(state, kind, spot, number(self.amount, state, scene, there), scene.rule)

    def changes(self, state: State, scene: Scene, spot: Spot) -> bool:
        return held(state, self.token, spot) > 0

    def say_on(self, where: str, voice: Voice) -> str:
        if is_track(self.token):
            track = f"move the {voice.name_of(self.token)} track back by {_say_number(self.amount)}"
            return f"{track}{for_each(voice, self.amount)}"
        some = say_some(self.token, self.amount, voice)
        return f"remove {some} from {where}{for_each(voice, self.amount)}"

    def say_of_hero(self, voice: Voice) -> str:
        some = say_some(self.token, self.amount, voice)
        return f"lose {some}{for_each(voice, self.amount)}"


@word("turn")
@final
@frozen
class Turn(OnSpots):
    """Turn tokens into others where they lie; with `swap` those become these at the same time."""

    token: str = key("the id of the token", ids="token")
    into: str = key("the id of what it becomes", ids="token")
    amount: Amount = key("how many of each spot, or all", default="all", least=1)
    swap: bool = key("whether the others become these at the same time", default=False)
    at: Where = key("where", default="here")
    who: Who | None = key("of whom, instead of where", default=None)

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing."""
        return "it is that already" if self.token == self.into else None

    def lying(self) -> Iterator[Lying]:
        """Yield what the tokens lie on that it names."""
        on = "hero" if self.who else lies_on(self.at)
        yield from lie((self.token, on), (self.into, on))

    def place(self) -> Where:
        return self.at

    def whom(self) -> Who | None:
        return self.who

    def act(self, state: State, scene: Scene, spot: Spot) -> None:
        kind, other = (token_kind(state, one, scene) for one in (self.token, self.into))
        there = held(state, kind.id, spot)
        most = number(self.amount, state, scene, there)
        back = held(state, other.id, spot) if self.swap else 0
        taken = take_tokens(state, kind, spot, most, scene.rule)
        take_tokens(state, other, spot, back, scene.rule)
        put_tokens(state, other, spot, taken, scene, scene.rule)
        put_tokens(state, kind, spot, back, scene, scene.rule)

    def changes(self, state: State, scene: Scene, spot: Spot) -> bool:
        turned = (self.token, self.into) if self.swap else (self.token,)
        return any(held(state, token, spot) for token in turned)

    def say_on(self, where: str, voice: Voice) -> str:
        return self._said(f" at {where}", voice)

    def say_of_hero(self, voice: Voice) -> str:
        return self._said("", voice)

    def _said(self, where: str, voice: Voice) -> str:
        one, other = voice.name_of(self.token), voice.name_of(self.into)
        if self.amount == "all":
            said = f"turn each {one}{where} into {with_article(other)}"
        else:
            ones, others = (say_some(each, self.amount, voice) for each in (self.token, self.into))
            said = f"turn {ones}{where} into {others}{for_each(voice, self.amount)}"
        return f"{said} and each {other} into {with_article(one)}" if self.swap else said


def is_track(token: str) -> bool:
    """Tell whether a token is a track: one that goes no further than its last space (J52)."""
    kind = getattr(token, "kind", None)
    return bool(kind and kind.limit)


def say_some(token: str, amount: Amount, voice: Voice) -> str:
    """Return so many tokens: `2 Crisis tokens`; of a count what each one makes."""
    if token == THAT:
        return "that token"
    if isinstance(amount, int | str):
        return voice.tokens(token, amount)
    return said_by(amount, lambda number: voice.tokens(token, number))


def _say_number(amount: Amount) -> str:
    return f"{amount}" if isinstance(amount, int | str) else said_by(amount, str)
