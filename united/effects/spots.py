"""What words for tokens share: they act on Locations, on Heroes, on their own card or the board."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, Literal, TypeAlias

from attrs import define, frozen

from united.definitions.additions import OWN_TOKENS, On, TokenKind
from united.definitions.villain import PlanCard
from united.definitions.voice import Voice
from united.effects.at_place import AtPlace
from united.effects.base import EffectWord
from united.effects.parts.where import Place, places_of, say_place
from united.effects.parts.who import Who
from united.effects.questions.asking import Asking
from united.effects.to_heroes import ToHeroes
from united.state.scene import Scene
from united.state.spot import BOARD, Spot, at_place, at_places, on_hero
from united.state.state import State, Step

SpotName: TypeAlias = Literal["card", "board"]
"""`card` is the Threat or Master Plan card that speaks, `board` the Villain's board."""

Where: TypeAlias = Place | SpotName
"""Where a token lies that lies on no Hero."""

THAT: Final = "that"
"""The token that did not fit, where a card speaks of each of them (G4)."""


def token_kind(state: State, token: str, scene: Scene) -> TokenKind:
    """Return the kind of a token: content's, one of the game's own, or that which did not fit."""
    id = scene.token if token == THAT else token
    return OWN_TOKENS.get(id) or state.table.token_kinds[id]


def spot_of(name: str, state: State, scene: Scene) -> list[Spot]:
    """Return the board, or the card that speaks; none where that is no card for tokens."""
    if name == "board":
        return [BOARD]
    if scene.threat >= 0:
        return [Spot("threat", scene.threat)]
    source = scene.source
    if isinstance(source, PlanCard):
        return [
            Spot("card", n) for n, card in enumerate(state.table.villain.plan) if card is source
        ]
    return []


Spots: TypeAlias = Callable[[State, Scene], list[Spot]]
"""What finds the spots of a place now."""


def spots_of(where: Where) -> Spots:
    """Return what finds the spots of a place; it is settled when a card is read."""
    if where == "board" or where == "card":
        return partial(spot_of, where)
    find = places_of(where)
    return lambda state, scene: at_places(find(state, scene))


def say_where(where: Where, voice: Voice) -> str:
    """Return where a token lies as a card names it after `on`, `from` or `to`."""
    if where == "board":
        return "the Villain's board"
    return "this card" if where == "card" else say_place(where, voice)


def lies_on(where: Where | None) -> On | None:
    """Return on what a token lies there, None where that depends on who speaks."""
    if where is None:
        return "hero"
    if where == "board":
        return where
    return None if where == "card" else "location"


Lying: TypeAlias = tuple[str, On]
"""A token that a word names, and on what it lies there."""


def lie(*named: tuple[str, On | None]) -> Iterator[Lying]:
    """Yield those of the pairs that say on what a token lies."""
    return ((token, on) for token, on in named if on is not None and token != THAT)


class OnSpots(EffectWord):
    """A word that does something with tokens, on Heroes (`who`) or elsewhere (`at`)."""

    __slots__ = ("_inner",)
    _inner: EffectWord

    def __attrs_post_init__(self) -> None:
        # It is no field: it would lead back to this very word.
        object.__setattr__(self, "_inner", self._inside())

    @abstractmethod
    def place(self) -> Where:
        """Return where, if it concerns no Heroes."""

    @abstractmethod
    def whom(self) -> Who | None:
        """Return whom it concerns, None for nobody."""

    @abstractmethod
    def act(self, state: State, scene: Scene, spot: Spot) -> None:
        """Do it on one spot."""

    @abstractmethod
    def changes(self, state: State, scene: Scene, spot: Spot) -> bool:
        """Tell whether doing it on this spot could change anything."""

    @abstractmethod
    def say_on(self, where: str, voice: Voice) -> str:
        """Return it as a clause that names the place as `where`."""

    @abstractmethod
    def say_of_hero(self, voice: Voice) -> str:
        """Return it as a clause in the imperative that leaves out who."""

    @property
    def needs_hero(self) -> bool:
        """Whether a Hero must act where it stands."""
        return bool(getattr(self._inner, "needs_hero", False))

    def resolve(self, state: State, scene: Scene) -> None:
        self._inner.resolve(state, scene)

    def can_change(self, state: State, scene: Scene) -> bool:
        return self._inner.can_change(state, scene)

    def say(self, voice: Voice) -> str:
        return self._inner.say(voice)

    def asks(self) -> bool:
        """Tell whether somebody chooses where or whom."""
        inner = self._inner
        return isinstance(inner, Asking) and inner.asks()

    def ask(self, state: State, scene: Scene, *, optional: bool) -> None:
        """Ask where or whom."""
        inner = self._inner
        if isinstance(inner, Asking):
            inner.ask(state, scene, optional=optional)

    def _inside(self) -> EffectWord:
        """Return what does the work: for Heroes, for Locations, or for one spot."""
        who, where = self.whom(), self.place()
        if who is not None:
            return _ForHeroes(self, who)
        if where == "board" or where == "card":
            return _ForSpot(self, where)
        return _ForPlaces(self, where)


@frozen
class _ForHeroes(ToHeroes):
    word: OnSpots
    who: Who

    def whom(self) -> Who:
        return self.who

    def do(self, state: State, scene: Scene, hero: int) -> None:
        self.word.act(state, scene, on_hero(hero))

    def affects(self, state: State, scene: Scene, hero: int) -> bool:
        return self.word.changes(state, scene, on_hero(hero))

    def say_plain(self, voice: Voice) -> str:
        return self.word.say_of_hero(voice)


@frozen
class _ForPlaces(AtPlace):
    word: OnSpots
    at: Place

    def where(self) -> Place:
        return self.at

    def step(self, state: State, scene: Scene, place: int) -> Step:
        return OnSpot(self.word, scene, at_place(place))

    def changes(self, state: State, scene: Scene, place: int) -> bool:
        return self.word.changes(state, scene, at_place(place))

    def say_at(self, where: str, voice: Voice) -> str:
        return self.word.say_on(where, voice)


@frozen
class _ForSpot(EffectWord):
    word: OnSpots
    name: SpotName

    def resolve(self, state: State, scene: Scene) -> None:
        for spot in spot_of(self.name, state, scene):
            self.word.act(state, scene, spot)

    def can_change(self, state: State, scene: Scene) -> bool:
        found = spot_of(self.name, state, scene)
        return any(self.word.changes(state, scene, spot) for spot in found)

    def say(self, voice: Voice) -> str:
        return self.word.say_on(say_where(self.name, voice), voice)


@define(eq=False)
class OnSpot(Step):
    """Do on one spot what a word says."""

    word: OnSpots
    scene: Scene
    spot: Spot

    def resolve(self, state: State) -> None:
        self.word.act(state, self.scene, self.spot)
