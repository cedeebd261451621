"""Words for cards of the hand, of the deck and in the Storyline (J84, J87)."""

from __future__ import annotations

from typing import ClassVar, Literal, final

from attrs import frozen

from united.changes.piles import distinct, put_under_deck
from united.changes.storyline import own_cards, swap_played, swap_with_hand
from united.definitions.hero import HeroCard
from united.definitions.keys import key
from united.definitions.option_keys import DISCARD
from united.definitions.symbols import SYMBOL_NAMES, Symbols, add_symbols
from united.definitions.voice import Voice
from united.definitions.wording import say_list
from united.effects.base import EffectWord
from united.effects.pick_card import PickCard, PickOwnCard
from united.effects.vocabulary import word
from united.effects.words import counted
from united.state.agenda import schedule
from united.state.chance import shuffled
from united.state.scene import Scene
from united.state.state import State


@word("swap_card", bare="card")
@final
@frozen
class SwapCard(EffectWord):
    """Swap a card with one of the acting Hero's own cards in the Storyline, not face down (J84)."""

    needs_hero: ClassVar[bool] = True
    card: Literal["hand", "this"] = key(
        "which: one of the hand, or the one just played, for which the other counts as played"
    )

    def resolve(self, state: State, scene: Scene) -> None:
        if self.card == "hand":
            ask = "which card of the hand goes into the Storyline?"
            schedule(state, PickOwnCard(self._of_hand(state, scene), scene, ask, self))
        else:
            self._ask_other(state, scene, None)

    def picked_card(
        self, state: State, scene: Scene, card: HeroCard, before: HeroCard | None
    ) -> None:
        """Go on with a card: ask for the other one, or swap both."""
        if self.card == "this":
            swap_played(state, scene.hero, card)
        elif before is None:
            self._ask_other(state, scene, card)
        else:
            swap_with_hand(state, scene.hero, before, card)

    def can_change(self, state: State, scene: Scene) -> bool:
        there = own_cards(state, scene.hero)
        if self.card == "this":
            return any(card is not state.played for card in there[:-1])
        return bool(self._of_hand(state, scene))

    def _of_hand(self, state: State, scene: Scene) -> tuple[HeroCard, ...]:
        there = set(own_cards(state, scene.hero))
        hand = distinct(state.hand(scene.hero))
        return tuple(card for card in hand if there - {card})

    def _ask_other(self, state: State, scene: Scene, before: HeroCard | None) -> None:
        there = own_cards(state, scene.hero)
        if self.card == "this":
            there = there[:-1]
        options = (one for one in distinct(there) if one is not (before or state.played))
        ask = "which card of the Storyline comes for it?"
        schedule(state, PickCard(tuple(options), scene, ask, self, before))

    def say(self, voice: Voice) -> str:
        which = "this card" if self.card == "this" else "a card of your hand"
        said = f"swap {which} with one of your cards that lie face up in the Storyline"
        played = "; that card counts as the one played this turn, with its special effect"
        return said + played if self.card == "this" else said


@word("fetch_card")
@final
@frozen
class Fetch(EffectWord):
    """Look through the acting Hero's deck; put a card on top of the rest, which is shuffled."""

    needs_hero: ClassVar[bool] = True

    def resolve(self, state: State, scene: Scene) -> None:
        deck = state.decks[state.table.piles[scene.hero]]
        # In the order of their names: that of the deck is nobody's to know.
        options = tuple(sorted(distinct(deck), key=lambda card: card.id))
        ask = "which card of the deck goes on top?"
        schedule(state, PickOwnCard(options, scene, ask, self))

    def picked_card(
        self, state: State, scene: Scene, card: HeroCard, before: HeroCard | None
    ) -> None:
        """Put a card on top."""
        pile = state.table.piles[scene.hero]
        rest = list(state.decks[pile])
        rest.remove(card)
        state.chance, shuffled_rest = shuffled(state.chance, rest)
        state.decks[pile] = (card, *shuffled_rest)
        state.hidden += 1
        state.tell("card-fetched", scene.rule, hero=scene.hero)

    def can_change(self, state: State, scene: Scene) -> bool:
        return len(state.decks[state.table.piles[scene.hero]]) > 1

    def say(self, voice: Voice) -> str:
        return "look through your deck, shuffle it, and put 1 card of your choice on top"


@word("bury_card")
@final
@frozen
class BuryCard(EffectWord):
    """Put a card of the acting Hero's hand at the bottom of the deck; that is no wound (J87)."""

    needs_hero: ClassVar[bool] = True

    def resolve(self, state: State, scene: Scene) -> None:
        options = tuple(distinct(state.hand(scene.hero)))
        ask = "which card goes to the bottom of the deck?"
        schedule(state, PickOwnCard(options, scene, ask, self, verb=DISCARD))

    def picked_card(
        self, state: State, scene: Scene, card: HeroCard, before: HeroCard | None
    ) -> None:
        """Put a card under the deck."""
        put_under_deck(state, state.table.piles[scene.hero], card)
        state.tell("card-buried", scene.rule, hero=scene.hero, card=(card.id, card.name))

    def can_change(self, state: State, scene: Scene) -> bool:
        return bool(state.hand(scene.hero))

    def say(self, voice: Voice) -> str:
        return "put 1 card of your hand at the bottom of your deck"


@word("add_symbols", bare="symbols")
@final
@frozen
class AddSymbols(EffectWord):
    """Give the acting Hero further symbols for this turn (H4)."""

    needs_hero: ClassVar[bool] = True
    symbols: Symbols = key("which symbols and how many of each")

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing."""
        return None if any(self.symbols) else "`add_symbols` needs at least one symbol"

    def resolve(self, state: State, scene: Scene) -> None:
        state.pool = add_symbols(state.pool, self.symbols)
        said = self._said()
        state.tell("symbols-added", scene.rule, hero=scene.hero, note=said)

    def can_change(self, state: State, scene: Scene) -> bool:
        return scene.hero == state.turn

    def say(self, voice: Voice) -> str:
        return f"add {self._said()} to what you can do this turn"

    def _said(self) -> str:
        pairs = zip(self.symbols, SYMBOL_NAMES, strict=True)
        return say_list([counted(n, name, name) for n, name in pairs if n])
