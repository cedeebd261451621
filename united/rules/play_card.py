"""Playing a card: which one, and the symbols that it gives with the card before it (H3, H4, H7)."""

from __future__ import annotations

from attrs import frozen

from united.definitions.hero import HeroCard
from united.definitions.option_keys import play_key
from united.definitions.symbols import NO_SYMBOLS, Symbols, add_symbols
from united.rules.act import Act
from united.rules.turn_end import EndOfTurn, TurnEnd
from united.rules.turn_start import end_lasting, start_of_turn
from united.state.agenda import schedule
from united.state.piles import distinct, take_from_hand
from united.state.state import Played, State
from united.state.step import About, Choice, Question
from united.state.table import Table


@frozen(eq=False)
class PlayCard(Question):
    """Play a card to the right end of the Storyline (H3); in solo it says which Hero acts (O2)."""

    kind = "play"
    always = True
    number: int

    def resolve(self, state: State) -> None:
        if self.number < 0 or not state.ko[self.number]:
            Question.resolve(self, state)

    def list_choices(self, state: State) -> list[Choice]:
        hand = state.hands[state.table.pile(max(self.number, 0))]
        return [play_choice(state.table, card) for card in distinct(hand)]

    def take(self, state: State, choice: Choice) -> None:
        card: HeroCard = choice.subject
        hero = state.table.hero_of(card)
        if self.number < 0:
            state.turn = hero
            state.tell("turn", "O2", hero=hero)
            end_lasting(state, hero)
        take_from_hand(state, state.table.pile(hero), card)
        put_in_storyline(state, hero, card)
        schedule(state, Act(hero), EndOfTurn(hero), TurnEnd(hero))
        if self.number < 0:
            start_of_turn(state, hero)

    def hero(self, state: State) -> int:
        return self.number

    def prompt(self, state: State) -> str:
        if self.number < 0:
            return "The team: which card is played? Its Hero acts this turn"
        name = state.table.heroes[self.number].name
        down = " face down" if state.face_down_next[self.number] else ""
        return f"{name}: which card is played{down}?"

    def say(self, state: State, choice: Choice) -> str:
        card: HeroCard = choice.subject
        hero = state.table.hero_of(card)
        who = f" ({state.table.heroes[hero].name})" if self.number < 0 else ""
        down = ", face down" if state.face_down_next[hero] else ""
        return f"Play {card.name}{who}{down}"

    def about(self, state: State, choice: Choice) -> About:
        return About(hero=choice.subject.hero, card=choice.subject.id, action="play")


def play_choice(table: Table, card: HeroCard) -> Choice:
    """Return the choice to play a card, made once a table."""
    known: Choice | None = table.memo.get(card)
    if known is None:
        known = table.memo[card] = Choice(play_key(card.id), "play", card)
    return known


def put_in_storyline(state: State, hero: int, card: HeroCard) -> None:
    """Add a card to the Storyline and fill the pool of symbols for this turn (H3, H4, H7, I6)."""
    face_down = state.face_down_next[hero]
    state.pool = pool_with(state, card, face_down=face_down)
    state.storyline.append(Played(card, face_down))
    state.face_down_next[hero] = False
    state.played = card
    state.special_left = bool(card.special) and not face_down
    state.cards_since_plan += 1
    state.idle = 0
    if face_down:
        state.tell("played-face-down", "I6", hero=hero)
    else:
        state.tell("played", "H3", hero=hero, card=(card.id, card.name))


def pool_with(state: State, card: HeroCard, *, face_down: bool) -> Symbols:
    """Return the symbols that playing this card now would give (H4, H7)."""
    before = symbols_before(state)
    return before if face_down else add_symbols(before, card.symbols)


def symbols_before(state: State) -> Symbols:
    """Return the symbols of the last Hero card in the Storyline, none if it lies face down (H7)."""
    for played in reversed(state.storyline):
        if isinstance(played.card, HeroCard):
            return NO_SYMBOLS if played.face_down else played.card.symbols
    return NO_SYMBOLS
