"""Wounds and KO (chapter 6 of the rules, and O4, O5 in solo)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from attrs import define, field

from united.changes.piles import MOST_CARDS, distinct, put_under_deck
from united.definitions.effect import Effect
from united.definitions.hero import HeroCard
from united.definitions.option_keys import DECLINE, DISCARD, discard_key
from united.state.agenda import Aftermath, BoardBam, finish, ko_rule, schedule, schedule_effect
from united.state.choice import About, Choice, Reason
from united.state.hearing import happen
from united.state.scene import Scene, Source
from united.state.standing import changed, first_source
from united.state.state import Question, State
from united.state.table import Table
from united.state.yes_no import YesOrNo

_CARD_TO_CHOOSE: Final = Reason("A card must be chosen for the wound now", "K1")


@define(eq=False)
class Wound(Question):
    """One wound to a Hero: a card of the Hero's choice goes under the own deck (K1, O4).

    It is wound `number` of the `of` that the Hero suffers together.
    """

    wounded: int
    by: Source
    asked: bool = False
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
        hand = state.hand(hero)
        if state.invulnerable[hero]:
            state.tell("wound-ignored", "K4", hero=hero, by=self.by.name)
        elif not hand:
            knock_out(state, hero)
        elif len(hand) == 1 and first_source(state, "keeps_last_card", hero):
            state.tell("wound-prevented", "K1", hero=hero, by=self.by.name)
        elif "instead_wound" in state.table.asked and not self.asked and self._replaced(state):
            return
        else:
            Question.resolve(self, state)

    def _replaced(self, state: State) -> bool:
        """Tell whether something happens instead of it, or may happen (J56)."""
        found = first_source(state, "instead_wound", self.wounded)
        if found is None:
            return False
        source, standing, scene = found
        if not any(effect.can_change(state, scene) for effect in standing.effects):
            return False
        if standing.may:
            schedule(state, Instead(self, source, standing.effects, scene))
        else:
            state.tell("instead", "J56", by=source.name)
            schedule_effect(state, standing.effects, scene)
        return True

    def list_choices(self, state: State) -> list[Choice]:
        return [discard_choice(card) for card in distinct(state.hand(self.wounded))]

    def take(self, state: State, choice: Choice) -> None:
        hero, card = self.wounded, choice.subject
        put_under_deck(state, state.table.piles[hero], card)
        if state.listener is not None:
            state.tell("wounded", "K1", hero=hero, by=self.by.name, card=(card.id, card.name))
        if not state.hand(hero):
            knock_out(state, hero)
        happen(state, "hero_wounded", "K1", hero=hero, place=state.hero_at[hero])

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
        return f"Put {state.table.card_name(choice.subject)} at the bottom of the deck"

    def about(self, state: State, choice: Choice) -> About:
        return About(hero=state.table.heroes[self.wounded].id, card=choice.subject.id)

    def why_not(self, state: State, key: str) -> Reason:
        return _CARD_TO_CHOOSE


@define(eq=False)
class Instead(YesOrNo):
    """A Hero may let something else happen than a wound (J56)."""

    wound: Wound
    by: Source
    effects: tuple[Effect, ...]
    scene: Scene

    def take(self, state: State, choice: Choice) -> None:
        if choice.verb == DECLINE:
            state.agenda.append(Wound(self.wound.wounded, self.wound.by, asked=True))
            return
        state.tell("instead", "J56", by=self.by.name)
        schedule_effect(state, self.effects, self.scene)

    def hero(self, state: State) -> int:
        return self.wound.wounded

    def source(self, state: State) -> str:
        return self.by.id

    def prompt(self, state: State) -> str:
        name = state.table.heroes[self.wound.wounded].name
        return f"{name} ({self.by.name}): {self._said()} instead of a wound?"

    def say(self, state: State, choice: Choice) -> str:
        return "No" if choice.verb == DECLINE else f"Yes: {self._said()}"

    def _said(self) -> str:
        return ", then ".join(effect.say(self.scene.voice) for effect in self.effects)


@lru_cache(MOST_CARDS)
def discard_choice(card: HeroCard) -> Choice:
    """Return the choice to put a card under the deck."""
    return Choice(discard_key(card.id), DISCARD, card)


def deal_wounds(state: State, heroes: Sequence[int], amount: int, by: Source) -> None:
    """Schedule `amount` wounds to each of the Heroes, one Hero after the other (K5)."""
    asked = state.table.asked
    if "wounds" in asked or "first_wounds" in asked:
        dealt = [(hero, changed(state, amount, "wounds", hero)) for hero in heroes]
    else:
        dealt = [(hero, amount) for hero in heroes]
    schedule(
        state,
        *[Wound(hero, by, False, n, all) for hero, all in dealt for n in range(1, all + 1)],
    )


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
