"""Words that concern the acting Hero: cards, Action tokens, place, state."""

from __future__ import annotations

from typing import ClassVar, final

from attrs import define, frozen

from united.changes.movement import move_hero
from united.changes.piles import draw
from united.changes.tokens import gain_tokens
from united.definitions.keys import key
from united.definitions.symbols import SYMBOL_NAMES, Symbols
from united.definitions.voice import Voice
from united.effects.at_place import AtPlace
from united.effects.base import EffectWord
from united.effects.place import ANY, Place
from united.effects.vocabulary import word
from united.effects.words import counted
from united.state.scene import Scene
from united.state.state import State, Step


@word("gain", bare="tokens")
@final
@frozen
class Gain(EffectWord):
    """Give the acting Hero Action tokens."""

    needs_hero: ClassVar[bool] = True
    tokens: Symbols = key("which tokens and how many of each")

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing."""
        return None if any(self.tokens) else "`gain` needs at least one token"

    def resolve(self, state: State, scene: Scene) -> None:
        gain_tokens(state, scene.hero, self.tokens, scene.rule)

    def can_change(self, state: State, scene: Scene) -> bool:
        return not state.ko[scene.hero]

    def say(self, voice: Voice) -> str:
        each = zip(self.tokens, SYMBOL_NAMES, strict=True)
        return "gain " + " and ".join(counted(n, f"{name} token") for n, name in each if n)


@word("draw", bare="cards")
@final
@frozen
class Draw(EffectWord):
    """Let the acting Hero draw cards, as far as the deck has any."""

    needs_hero: ClassVar[bool] = True
    cards: int = key("how many cards", least=1, most=12)

    def resolve(self, state: State, scene: Scene) -> None:
        draw(state, scene.hero, self.cards, scene.rule)

    def can_change(self, state: State, scene: Scene) -> bool:
        return bool(state.decks[state.table.pile(scene.hero)]) and not state.ko[scene.hero]

    def say(self, voice: Voice) -> str:
        return f"draw {counted(self.cards, 'card')}"


@word("become_invulnerable")
@final
@frozen
class BecomeInvulnerable(EffectWord):
    """Make the acting Hero Invulnerable until the start of the next own turn (K4)."""

    needs_hero: ClassVar[bool] = True

    def resolve(self, state: State, scene: Scene) -> None:
        if state.ko[scene.hero]:
            return
        state.invulnerable[scene.hero] = True
        state.tell("invulnerable", "K4", hero=scene.hero)

    def can_change(self, state: State, scene: Scene) -> bool:
        return not (state.invulnerable[scene.hero] or state.ko[scene.hero])

    def say(self, voice: Voice) -> str:
        return "become Invulnerable until the start of your next turn"


@word("next_card_face_down")
@final
@frozen
class NextCardFaceDown(EffectWord):
    """Make the acting Hero play the card of the next own turn face down (I6)."""

    needs_hero: ClassVar[bool] = True

    def resolve(self, state: State, scene: Scene) -> None:
        state.face_down_next[scene.hero] = True
        state.tell("face-down-next", scene.rule, hero=scene.hero)

    def can_change(self, state: State, scene: Scene) -> bool:
        return not state.face_down_next[scene.hero]

    def say(self, voice: Voice) -> str:
        return "play the card of your next turn face down"


@word("move")
@final
@frozen
class Move(AtPlace):
    """Move the acting Hero; that is no Move action."""

    needs_hero: ClassVar[bool] = True
    to: Place = key("where to")

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing."""
        return "a Hero moves to one Location" if self.to == "everywhere" else None

    def where(self) -> Place:
        return self.to

    def asks(self) -> bool:
        """Tell whether the player chooses the Location: `any`, or one of the `adjacent` ones."""
        return self.to in (ANY, "adjacent")

    def step(self, state: State, scene: Scene, place: int) -> Step:
        return HeroMove(scene.hero, place, scene.rule)

    def changes(self, state: State, scene: Scene, place: int) -> bool:
        return state.hero_at[scene.hero] != place

    def say_at(self, where: str, voice: Voice) -> str:
        return f"move to {'an adjacent Location' if self.to == 'adjacent' else where}"


@define(eq=False)
class HeroMove(Step):
    """Put a Hero at a Location."""

    mover: int
    place: int
    rule: str

    def resolve(self, state: State) -> None:
        move_hero(state, self.mover, self.place, self.rule)
