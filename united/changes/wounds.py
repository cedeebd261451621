"""Wounds and KO (chapter 6 of the rules, and O4, O5 in solo)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from attrs import define

from united.changes.piles import MOST_CARDS, distinct, put_under_deck
from united.definitions.hero import HeroCard
from united.definitions.option_keys import DISCARD, discard_key
from united.state.agenda import Aftermath, BoardBam, finish, ko_rule, schedule
from united.state.choice import About, Choice, Reason
from united.state.hearing import happen
from united.state.scene import Source
from united.state.standing import first_source
from united.state.state import Question, State
from united.state.table import Table

_CARD_TO_CHOOSE: Final = Reason("A card must be chosen for the wound now", "K1")


@define(eq=False)
class Wound(Question):
    """One wound to a Hero: a card of the Hero's choice goes under the own deck (K1, O4)."""

    wounded: int
    by: Source

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
        place = state.hero_at[self.wounded]
        happen(state, "hero_wounded", "K1", hero=self.wounded, place=place)

    def hero(self, state: State) -> int:
        return self.wounded

    def source(self, state: State) -> str:
        return self.by.id

    def prompt(self, state: State) -> str:
        name = state.table.heroes[self.wounded].name
        hand = "of the team's hand " if state.table.solo else ""
        ask = f"which card {hand}goes to the bottom of the deck?"
        return f"{name} is wounded by {self.by.name}: {ask}"

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
    schedule(state, *(Wound(hero, by) for hero in heroes for _ in range(amount)))


def knock_out(state: State, hero: int, rule: str = "K2") -> None:
    """A Hero without cards in hand is KO'd (K2, H6, K3); in solo the whole team is (O5)."""
    if state.table.solo:
        _knock_out_team(state)
        return
    state.ko[hero] = True
    state.tell("ko", rule, hero=hero)
    _bring_bam(state)
    happen(state, "hero_ko", rule, hero=hero, place=state.hero_at[hero])


def _knock_out_team(state: State) -> None:
    state.kos += 1
    state.ko = [True] * len(state.ko)
    state.tell("team-ko", "O5")
    if state.kos > state.table.kos_allowed:
        finish(state, "lost", "team-ko", "O5", "the whole team is KO'd")
    else:
        _bring_bam(state)
        happen(state, "hero_ko", "O5", hero=max(state.turn, 0), place=state.hero_at[0])


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
