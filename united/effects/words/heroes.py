"""Words that concern Heroes: cards, Action tokens, place, state."""

from __future__ import annotations

from collections.abc import Iterator
from typing import final

from attrs import evolve, frozen

from united.changes.action_tokens import gain_tokens
from united.changes.piles import draw
from united.definitions.keys import key
from united.definitions.symbols import SYMBOL_NAMES, Symbols, one_symbol
from united.definitions.voice import Voice
from united.definitions.wording import counted
from united.effects.parts.amount import Number, Until, for_each, number, said, said_by
from united.effects.parts.who import UpToHeroes, Who, heroes
from united.effects.to_heroes import ToHeroes
from united.effects.vocabulary import word
from united.state.scene import Scene
from united.state.state import State


@word("gain", bare="tokens")
@final
@frozen
class Gain(ToHeroes):
    """Give Action tokens to Heroes."""

    tokens: Symbols = key("which tokens and how many of each")
    who: Who = key("to whom", default="acting")
    times: Number = key("how many times", default=1, least=1, most=9)

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing."""
        return None if any(self.tokens) else "`gain` needs at least one token"

    def whom(self) -> Who:
        return self.who

    def ask(self, state: State, scene: Scene, *, optional: bool) -> None:
        """Ask who gains them; in solo all are held in common, whoever gains them (O3)."""
        found = heroes(self.who, state, scene)
        if state.table.solo and found and not optional and not isinstance(self.who, UpToHeroes):
            self.do(state, scene, found[0])
        else:
            ToHeroes.ask(self, state, scene, optional=optional)

    def do(self, state: State, scene: Scene, hero: int) -> None:
        move, attack, heroic, wild = self.tokens
        times = number(self.times, state, scene)
        if times:
            gained = (move * times, attack * times, heroic * times, wild * times)
            gain_tokens(state, hero, gained, scene.rule)

    def affects(self, state: State, scene: Scene, hero: int) -> bool:
        return not state.ko[hero] and number(self.times, state, scene) > 0

    def pieces(self, state: State, scene: Scene) -> tuple[ToHeroes, ...]:
        return tuple(self._pieces()) * number(self.times, state, scene)

    def _pieces(self) -> Iterator[ToHeroes]:
        for kind, amount in enumerate(self.tokens):
            one = evolve(self, tokens=one_symbol(kind), times=1)
            yield from (one,) * amount

    def say_plain(self, voice: Voice) -> str:
        return f"gain {self._said()}{for_each(voice, self.times)}"

    def say_among(self, who: str, split: str, voice: Voice) -> str:
        return f"give {self._said()}{for_each(voice, self.times)} to {who}, {split}"

    def _said(self) -> str:
        if isinstance(self.times, int):
            return self._said_of(self.times)
        return said_by(self.times, self._said_of)

    def _said_of(self, times: int) -> str:
        each = zip(self.tokens, SYMBOL_NAMES, strict=True)
        return " and ".join(counted(n * times, f"{name} token") for n, name in each if n)


@word("draw", bare="cards")
@final
@frozen
class Draw(ToHeroes):
    """Let Heroes draw cards, as far as the deck has any; `until` there are so many in hand."""

    cards: Number | Until = key("how many cards", least=1, most=12)
    who: Who = key("who draws", default="acting")

    def whom(self) -> Who:
        return self.who

    def do(self, state: State, scene: Scene, hero: int) -> None:
        cards = self._cards(state, scene, hero)
        if cards > 0:
            draw(state, hero, cards, scene.rule)

    def affects(self, state: State, scene: Scene, hero: int) -> bool:
        deck = state.decks[state.table.piles[hero]]
        return bool(deck) and not state.ko[hero] and self._cards(state, scene, hero) > 0

    def _cards(self, state: State, scene: Scene, hero: int) -> int:
        if isinstance(self.cards, Until):
            return self.cards.until - len(state.hand(hero))
        return number(self.cards, state, scene)

    def say_plain(self, voice: Voice) -> str:
        if isinstance(self.cards, Until):
            return f"draw until you have {counted(self.cards.until, 'card')} in hand"
        return f"draw {said(self.cards, 'card')}{for_each(voice, self.cards)}"


@word("become_invulnerable", bare="who")
@final
@frozen
class BecomeInvulnerable(ToHeroes):
    """Make Heroes Invulnerable until the start of their next turn (K4)."""

    who: Who = key("who becomes it", default="acting")

    def whom(self) -> Who:
        return self.who

    def do(self, state: State, scene: Scene, hero: int) -> None:
        if state.ko[hero]:
            return
        state.invulnerable[hero] = True
        state.tell("invulnerable", "K4", hero=hero)

    def affects(self, state: State, scene: Scene, hero: int) -> bool:
        return not (state.invulnerable[hero] or state.ko[hero])

    def say_plain(self, voice: Voice) -> str:
        return "become Invulnerable until the start of your next turn"


@word("next_card_face_down", bare="who")
@final
@frozen
class NextCardFaceDown(ToHeroes):
    """Make Heroes play the card of their next turn face down (I6)."""

    who: Who = key("who plays it so", default="acting")

    def whom(self) -> Who:
        return self.who

    def do(self, state: State, scene: Scene, hero: int) -> None:
        state.face_down_next[hero] = True
        state.tell("face-down-next", scene.rule, hero=hero)

    def affects(self, state: State, scene: Scene, hero: int) -> bool:
        return not state.face_down_next[hero]

    def say_plain(self, voice: Voice) -> str:
        return "play the card of your next turn face down"
