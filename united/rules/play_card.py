"""Playing a card: which one, and the symbols that it gives with the card before it (H3, H4, H7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from attrs import define, field

from united.changes.piles import MOST_CARDS, distinct, take_from_hand
from united.definitions.hero import HeroCard
from united.definitions.option_keys import PLAY, play_key, verb_of
from united.definitions.symbols import NO_SYMBOLS, Symbols, add_symbols
from united.rules.actions import Actions
from united.rules.turn_start import end_lasting, start_of_turn
from united.state.agenda import schedule
from united.state.chance import below
from united.state.choice import About, Choice, Reason
from united.state.hearing import happen
from united.state.layout import Played
from united.state.standing import total
from united.state.state import Question, State, Step
from united.state.table import Table

_NOT_IN_HAND: Final = Reason("This card is not in hand", "H3")
_CARD_FIRST: Final = Reason("First play a card: its symbols pay for actions", "H3")
_A_CARD_NOW: Final = Reason("A card must be played now", "H3")


@define(eq=False)
class PlayCard(Question):
    """Play a card to the right end of the Storyline (H3); in solo it says which Hero acts (O2).

    `number` is -1 in solo; `after` is what comes next, by the number of the Hero who acts.
    """

    kind = "play"
    always = True
    number: int
    actions: Actions = field(repr=False)
    after: Sequence[Sequence[Step]] = field(repr=False)

    @classmethod
    def possible_keys(cls, table: Table) -> Iterator[str]:
        return (play_key(card.id) for hero in table.heroes for card in hero.cards)

    def resolve(self, state: State) -> None:
        if self.number >= 0 and state.ko[self.number]:
            return
        what = "plays_at_random"
        if what in state.table.asked and self.number >= 0 and total(state, what, self.number):
            hand = state.hand(self.number)
            state.chance, at = below(state.chance, len(hand))
            state.hidden += 1
            self.take(state, play_choice(hand[at]))
        else:
            Question.resolve(self, state)

    def list_choices(self, state: State) -> list[Choice]:
        hand = state.hands[state.table.piles[max(self.number, 0)]]
        return [play_choice(card) for card in distinct(hand)]

    def take(self, state: State, choice: Choice) -> None:
        card: HeroCard = choice.subject
        hero = state.table.hero_of(card)
        if self.number < 0:
            state.turn = hero
            state.tell("turn", "O2", hero=hero)
            end_lasting(state, hero)
        take_from_hand(state, state.table.piles[hero], card)
        put_in_storyline(state, hero, card)
        schedule(state, *self.after[hero])
        happen(state, "card_played", "H3", hero=hero, place=state.hero_at[hero])
        if self.number < 0:
            start_of_turn(state, hero)

    def hero(self, state: State) -> int:
        return self.number

    def prompt(self, state: State) -> str:
        if self.number < 0:
            return "The team: which card is played? Its Hero acts this turn"
        name = state.table.heroes[self.number].name
        down = " face down" if plays_face_down(state, self.number) else ""
        return f"{name}: which card is played{down}?"

    def say(self, state: State, choice: Choice) -> str:
        card: HeroCard = choice.subject
        down = ", face down" if plays_face_down(state, state.table.hero_of(card)) else ""
        return f"Play {state.table.card_name(card)}{down}"

    def about(self, state: State, choice: Choice) -> About:
        return About(hero=choice.subject.hero, card=choice.subject.id, action=PLAY)

    def why_not(self, state: State, key: str) -> Reason:
        verb = verb_of(key)
        if verb == PLAY:
            return _NOT_IN_HAND
        return _CARD_FIRST if verb in self.actions.by_verb else _A_CARD_NOW


@lru_cache(MOST_CARDS)
def play_choice(card: HeroCard) -> Choice:
    """Return the choice to play a card."""
    return Choice(play_key(card.id), PLAY, card)


def put_in_storyline(state: State, hero: int, card: HeroCard) -> None:
    """Add a card to the Storyline and fill the pool of symbols for this turn (H3, H4, H7, I6)."""
    face_down = plays_face_down(state, hero)
    state.pool = pool_with(state, card, face_down=face_down)
    state.storyline.append(Played(card, face_down))
    state.face_down_next[hero] = False
    state.played = card
    state.special_left = bool(card.special) and not face_down
    state.cards_since_plan += 1
    state.idle = 0
    if state.listener is None:
        return
    if face_down:
        state.tell("played-face-down", "I6", hero=hero)
    else:
        state.tell("played", "H3", hero=hero, card=(card.id, card.name))


def plays_face_down(state: State, hero: int) -> bool:
    """Tell whether the next card of a Hero is played face down (I6, J57)."""
    if state.face_down_next[hero]:
        return True
    what = "plays_face_down"
    return what in state.table.asked and total(state, what, hero) > 0


def pool_with(state: State, card: HeroCard, *, face_down: bool) -> Symbols:
    """Return the symbols that playing this card now would give (H4, H7)."""
    before = symbols_before(state)
    return before if face_down else add_symbols(before, card.symbols)


def pool_after(state: State, card: HeroCard) -> Symbols | None:
    """Return the symbols that playing this card now would give, None if it cannot be played."""
    if not isinstance(state.question, PlayCard) or play_choice(card) not in state.choices:
        return None
    return pool_with(state, card, face_down=state.face_down_next[state.table.hero_of(card)])


def symbols_before(state: State) -> Symbols:
    """Return the symbols of the last Hero card in the Storyline, none if it lies face down (H7)."""
    for played in reversed(state.storyline):
        if isinstance(played.card, HeroCard):
            return NO_SYMBOLS if played.face_down else played.card.symbols
    return NO_SYMBOLS
