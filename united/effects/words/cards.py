"""Words for cards of the hand, of the deck and in the Storyline (H6, J84, J87)."""

from __future__ import annotations

from typing import ClassVar, Literal, final

from attrs import frozen

from united.changes.piles import distinct, put_under_deck
from united.changes.storyline import own_cards, swap_played, swap_with_hand
from united.definitions.hero import HeroCard
from united.definitions.keys import key
from united.definitions.option_keys import DISCARD
from united.definitions.voice import Voice
from united.effects.base import EffectWord, StandingWord
from united.effects.questions.pick_card import PickCard, PickOwnCard
from united.effects.vocabulary import STANDING, word
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


@word("keeps_last_card", STANDING)
@final
@frozen
class KeepsLastCard(StandingWord):
    """The Hero cannot be made to discard the last card of the hand."""

    what = "keeps_last_card"
    needs_hero: ClassVar[bool] = True

    def value(self, state: State, scene: Scene, subject: int) -> int:
        return int(subject == scene.hero)

    def say(self, voice: Voice) -> str:
        return "you cannot be made to discard the last card of your hand"
