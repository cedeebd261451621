"""The word for tokens that move from one spot to another (I4, J49)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import final

from attrs import define, field, frozen

from united.changes.tokens import held, move_tokens, room
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.base import EffectWord
from united.effects.parts.amount import Amount, for_each, number
from united.effects.parts.where import is_chosen
from united.effects.questions.asking import LOCATION, Pick
from united.effects.spots import (
    Lying,
    Spots,
    Where,
    lie,
    lies_on,
    say_where,
    spots_of,
    token_kind,
)
from united.effects.vocabulary import word
from united.effects.words.tokens import say_some
from united.state.agenda import schedule
from united.state.scene import Scene
from united.state.spot import Spot, at_place
from united.state.state import State, Step


@word("move_token")
@final
@frozen
class MoveToken(EffectWord):
    """Move tokens to another spot, as far as there are any and they fit there."""

    token: str = key("the id of the token", ids="token")
    from_: Where = key("from where", written="from")
    to: Where = key("where to")
    amount: Amount = key("how many, or all", default=1, least=1)
    origins: Spots = field(init=False, repr=False, eq=False)
    all_targets: Spots = field(init=False, repr=False, eq=False)
    asks_nobody: bool = field(init=False, repr=False, eq=False)

    @origins.default
    def _origins(self) -> Spots:
        return spots_of(self.from_)

    @all_targets.default
    def _all_targets(self) -> Spots:
        return spots_of(self.to)

    @asks_nobody.default
    def _asks_nobody(self) -> bool:
        return not (_asks(self.from_) or _asks(self.to))

    def lying(self) -> Iterator[Lying]:
        """Yield what the tokens lie on that it names."""
        yield from lie((self.token, lies_on(self.from_)), (self.token, lies_on(self.to)))

    def resolve(self, state: State, scene: Scene) -> None:
        if self.asks_nobody:
            for target in self.all_targets(state, scene):
                for origin in self.origins(state, scene):
                    self.move(state, scene, origin, target)
            return
        origins = [spot for spot in self.origins(state, scene) if self._can_go(state, scene, spot)]
        if _asks(self.from_) and len(origins) > 1:
            options = tuple(spot.number for spot in origins)
            ask = f"{self._say('which Location', say_where(self.to, scene.voice), scene.voice)}?"
            schedule(state, Pick(LOCATION, options, scene, ask, self))
        else:
            schedule(state, *(MoveFrom(self, scene, spot) for spot in origins))

    def picked(self, state: State, scene: Scene, number: int) -> None:
        """Move from the Location that was picked."""
        schedule(state, MoveFrom(self, scene, at_place(number)))

    def can_change(self, state: State, scene: Scene) -> bool:
        return any(self._can_go(state, scene, spot) for spot in self.origins(state, scene))

    def targets(self, state: State, scene: Scene, origin: Spot) -> list[Spot]:
        """Return where tokens can go from a spot."""
        found = self.all_targets(state, scene)
        return [spot for spot in found if spot != origin and room(state, self.token, spot)]

    def move(self, state: State, scene: Scene, origin: Spot, target: Spot) -> None:
        """Move the tokens from one spot to another."""
        kind = token_kind(state, self.token, scene)
        most = self.amount
        if not isinstance(most, int):
            most = number(most, state, scene, held(state, self.token, origin))
        move_tokens(state, kind, origin, target, most, scene.rule)

    def say(self, voice: Voice) -> str:
        return self._say(say_where(self.from_, voice), say_where(self.to, voice), voice)

    def say_to(self, where: str, voice: Voice) -> str:
        """Return it as a clause that names where to as `where`."""
        return self._say(say_where(self.from_, voice), where, voice)

    def _say(self, origin: str, target: str, voice: Voice) -> str:
        some, more = say_some(self.token, self.amount, voice), for_each(voice, self.amount)
        # What follows a comma would run on into where they go.
        origin = f"{origin}," if ", " in origin else origin
        if self.to == "board" or self.to == "card":
            return f"put {some} from {origin} onto {target}{more}"
        return f"move {some} from {origin} to {target}{more}"

    def _can_go(self, state: State, scene: Scene, origin: Spot) -> bool:
        return held(state, self.token, origin) > 0 and bool(self.targets(state, scene, origin))


@define(eq=False)
class MoveFrom(Step):
    """Move tokens from one spot, to where somebody chooses if the card says so."""

    word: MoveToken
    scene: Scene
    origin: Spot

    def resolve(self, state: State) -> None:
        targets = self.word.targets(state, self.scene, self.origin)
        if _asks(self.word.to) and len(targets) > 1:
            options = tuple(spot.number for spot in targets)
            ask = f"{self.word.say_to('which Location', self.scene.voice)}?"
            schedule(state, Pick(LOCATION, options, self.scene, ask, self))
        elif targets:
            self.word.move(state, self.scene, self.origin, targets[0])

    def picked(self, state: State, scene: Scene, number: int) -> None:
        """Move to the Location that was picked."""
        self.word.move(state, scene, self.origin, at_place(number))


def _asks(where: Where) -> bool:
    return where != "board" and where != "card" and is_chosen(where)
