"""Wounds and KO (chapter 6 of the rules, and O4, O5 in solo)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from attrs import define, field

from united.changes.piles import MOST_CARDS, distinct, put_under_deck
from united.definitions.hero import HeroCard
from united.definitions.option_keys import DISCARD, discard_key
from united.state.agenda import Aftermath, BoardBam, finish, ko_rule, schedule
from united.state.choice import About, Choice, Reason
from united.state.scene import Source
from united.state.standing import first_source
from united.state.state import Question, State
from united.state.table import Table

_CARD_TO_CHOOSE: Final = Reason("A card must be chosen for the wound now", "K1")


@define(eq=False)
class Wound(Question):
    """One wound to a Hero: a card of the Hero's choice goes under the own deck (K1, O4).

    It is wound `number` of the `of` that the Hero suffers together.
    """

    wounded: int
    by: Source
    # Told to who is asked; the course of the game does not depend on them.
    number: int = field(default=1, repr=False)
    of: int = field(default=1, repr=False)

    kind = "discard"

    @classmethod
    def possible_keys(cls, table: Table) -> Iterator[str]:
        return (discard_key(card.id) for hero in table.heroes for card in hero.cards)

    def resolve(self, state: State) -> None:
        hero = self.wounded
        if state.ko[hero]:
            return
        if state.invulnerable[hero]:
            state.tell("wound-ignored", "K4", hero=hero, by=self.by.name)
        elif not state.hand(hero):
            knock_out(state, hero)
        elif len(state.hand(hero)) == 1 and first_source(state, "keeps_last_card", hero):
            state.tell("wound-prevented", "K1", hero=hero, by=self.by.name)
        else:
            Question.resolve(self, state)

    def list_choices(self, state: State) -> list[Choice]:
        return [discard_choice(card) for card in distinct(state.hand(self.wounded))]

    def take(self, state: State, choice: Choice) -> None:
        card = choice.subject
        put_under_deck(state, state.table.pile(self.wounded), card)
        state.tell("wounded", "K1", hero=self.wounded, by=self.by.name, card=(card.id, card.name))
        if not state.hand(self.wounded):
            knock_out(state, self.wounded)

    def hero(self, state: State) -> int:
        return self.wounded

    def source(self, state: State) -> str:
        return self.by.id

    def prompt(self, state: State) -> str:
        name = state.table.heroes[self.wounded].name
        hand = "of the team's hand " if state.table.solo else ""
        ask = f"which card {hand}goes to the bottom of the deck?"
        number = f" (wound {self.number} of {self.of})" if self.of > 1 else ""
        return f"{name} is wounded by {self.by.name}{number}: {ask}"

    def part(self) -> tuple[int, int]:
        return self.number, self.of

    def say(self, state: State, choice: Choice) -> str:
        return f"Put {choice.subject.name} at the bottom of the deck"

    def about(self, state: State, choice: Choice) -> About:
        return About(hero=state.table.heroes[self.wounded].id, card=choice.subject.id)

    def why_not(self, state: State, key: str) -> Reason:
        return _CARD_TO_CHOOSE


@lru_cache(MOST_CARDS)
def discard_choice(card: HeroCard) -> Choice:
    """Return the choice to put a card under the deck."""
    return Choice(discard_key(card.id), DISCARD, card)


def deal_wounds(state: State, heroes: list[int], amount: int, by: Source) -> None:
    """Schedule `amount` wounds to each of the Heroes, one Hero after the other (K5)."""
    numbers = range(1, amount + 1)
    schedule(state, *(Wound(hero, by, number, amount) for hero in heroes for number in numbers))


def knock_out(state: State, hero: int, rule: str = "K2") -> None:
    """A Hero without cards in hand is KO'd (K2, H6, K3); in solo the whole team is (O5)."""
    if state.table.solo:
        _knock_out_team(state)
        return
    state.ko[hero] = True
    state.tell("ko", rule, hero=hero)
    _bring_bam(state)


def _knock_out_team(state: State) -> None:
    state.kos += 1
    state.ko = [True] * len(state.ko)
    state.tell("team-ko", "O5")
    if state.kos > state.table.kos_allowed:
        finish(state, "lost", "team-ko", "O5", "the whole team is KO'd")
    else:
        _bring_bam(state)


def _bring_bam(state: State) -> None:
    """The board's BAM! comes once more, right after the effect that caused the KO (K3).

    That effect ends where the topmost Aftermath stands: those of finished effects are gone.
    """
    agenda = state.agenda
    for at in range(len(agenda) - 1, -1, -1):
        step = agenda[at]
        if isinstance(step, Aftermath):
            agenda[at] = Aftermath(step.whole, step.kos + 1)
            return
    schedule(state, BoardBam(ko_rule(state)))
