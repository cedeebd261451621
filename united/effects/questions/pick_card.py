"""The question that effects ask for a card: of the hand, of the deck, of the Storyline."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from attrs import define

from united.definitions.hero import HeroCard
from united.definitions.option_keys import CHOOSE, choose_key, discard_key
from united.effects.questions.asking import SceneQuestion, asked
from united.state.choice import About, Choice
from united.state.scene import Scene
from united.state.state import State
from united.state.table import Table


class CardPicker(Protocol):
    """A word that goes on with the card that was picked."""

    def picked_card(
        self, state: State, scene: Scene, card: HeroCard, before: HeroCard | None
    ) -> None:
        """Go on with a card; `before` is the one that was picked before it."""


@define(eq=False)
class PickCard(SceneQuestion):
    """Choose one of some cards of the Storyline."""

    cards: tuple[HeroCard, ...]
    scene: Scene
    ask: str
    word: CardPicker
    before: HeroCard | None = None
    verb: str = CHOOSE

    @classmethod
    def possible_keys(cls, table: Table) -> Iterator[str]:
        cards = [card.id for hero in table.heroes for card in hero.cards]
        yield from map(choose_key, cards)
        yield from map(discard_key, cards)

    def list_choices(self, state: State) -> list[Choice]:
        key = choose_key if self.verb == CHOOSE else discard_key
        return [Choice(key(card.id), "card", card) for card in self.cards]

    def take(self, state: State, choice: Choice) -> None:
        self.word.picked_card(state, self.scene, choice.subject, self.before)

    def prompt(self, state: State) -> str:
        return f"{asked(state, self)}: {self.ask}"

    def say(self, state: State, choice: Choice) -> str:
        return state.table.card_name(choice.subject)

    def about(self, state: State, choice: Choice) -> About:
        return About(hero=choice.subject.hero, card=choice.subject.id)


@define(eq=False)
class PickOwnCard(PickCard):
    """Choose one of some cards out of the own hand or deck, which nobody else is to see (J47)."""

    kind = "card"
