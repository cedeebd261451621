"""The Hero turn, step by step (chapter 4 of the rules; chapter 10 in solo)."""

from __future__ import annotations

from functools import cache

from attrs import frozen

from united.definitions.hero import HeroCard
from united.definitions.symbols import NO_SYMBOLS, Symbols, add_symbols
from united.rules.act import Act, fire_at_turn_end, first_of_turn
from united.rules.end_of_turn import EndOfTurn
from united.state.agenda import About, Choice, Question, Step, finish, schedule, schedule_effect
from united.state.piles import distinct, draw_pile, take_from_hand
from united.state.scene import Scene
from united.state.state import NO_THREAT, TEAM, Played, State
from united.state.wounds import knock_out


@frozen(eq=False)
class HeroTurn(Step):
    """A Hero's whole turn in co-op (H1-H6)."""

    number: int

    def resolve(self, state: State) -> None:
        hero = self.number
        state.turn = hero
        state.next_hero = (hero + 1) % len(state.table.heroes)
        state.tell("turn", "T1", hero=hero)
        end_lasting(state, hero)
        if out_of_cards(state, hero):
            return
        if state.ko[hero]:
            stand_up(state, hero)
        schedule(state, StartOfTurn(hero), DrawOne(hero), PlayCard(hero))


@frozen(eq=False)
class TeamTurn(Step):
    """A turn in solo: draw, play any card, its Hero acts (O2)."""

    def resolve(self, state: State) -> None:
        state.turn = TEAM
        state.tell("team-turn", "O2")
        if out_of_cards(state, 0):
            return
        if any(state.ko):
            stand_up(state, 0)
        schedule(state, DrawOne(0), PlayCard(-1))


def out_of_cards(state: State, hero: int) -> bool:
    """End the game for a Hero who starts a turn with no card in hand and none in the deck (H1)."""
    pile = state.table.pile(hero)
    if state.hands[pile] or state.decks[pile]:
        return False
    who = "the team" if state.table.solo else state.table.heroes[hero].name
    finish(state, "lost", "out-of-cards", "H1", f"{who} has no card left at the start of a turn")
    return True


def end_lasting(state: State, hero: int) -> None:
    """End what lasts until the start of this Hero's next turn (H1, K4, O3)."""
    if state.invulnerable[hero]:
        state.invulnerable[hero] = False
        state.tell("invulnerable-ended", "K4", hero=hero)
    if state.lasting:
        state.lasting = [one for one in state.lasting if one.hero != hero]


def stand_up(state: State, hero: int) -> None:
    """Let a KO'd Hero (in solo: all of them) stand up and draw up to the starting hand (H1, O5)."""
    pile = state.table.pile(hero)
    if state.table.solo:
        state.ko = [False] * len(state.ko)
        state.tell("team-stood-up", "O5")
    else:
        state.ko[hero] = False
        state.tell("stood-up", "H1", hero=hero)
    draw_pile(state, pile, state.table.starting_hand - len(state.hands[pile]), "H1", hero)


@frozen(eq=False)
class StartOfTurn(Step):
    """What Threats do to a Hero who starts the turn at their Location."""

    number: int

    def resolve(self, state: State) -> None:
        threat = state.threats[state.hero_at[self.number]]
        if threat != NO_THREAT and not state.ko[self.number]:
            card = state.table.threat_cards[threat]
            schedule_effect(state, card.at_turn_start, Scene(card, hero=self.number, threat=threat))


@frozen(eq=False)
class DrawOne(Step):
    """Draw the card of the turn (H2, O2); a Hero KO'd before it loses the turn (K6)."""

    number: int

    def resolve(self, state: State) -> None:
        if not state.ko[self.number]:
            pile = state.table.pile(self.number)
            if not draw_pile(state, pile, 1, "H2", self.number):
                state.tell("deck-empty", "H2", hero=-1 if state.table.solo else self.number)


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
        return [play_choice(card) for card in distinct(hand)]

    def take(self, state: State, choice: Choice) -> None:
        card: HeroCard = choice.subject
        hero = state.table.hero_of(card)
        if self.number < 0:
            state.turn = hero
            state.tell("turn", "O2", hero=hero)
            end_lasting(state, hero)
        take_from_hand(state, state.table.pile(hero), card)
        put_in_storyline(state, hero, card)
        schedule(state, Act(hero), EndOfTurn(hero), AtTurnEnd(hero), LastCard(hero))
        if self.number < 0:
            schedule(state, StartOfTurn(hero))

    def hero(self, state: State) -> int:
        return self.number

    def prompt(self, state: State) -> str:
        if self.number < 0:
            return "The team: which card is played? Its Hero acts this turn"
        name = state.table.heroes[self.number].name
        down = " (it is played face down)" if state.face_down_next[self.number] else ""
        return f"{name}: which card is played{down}?"

    def say(self, state: State, choice: Choice) -> str:
        card: HeroCard = choice.subject
        who = f" ({state.table.heroes[state.table.hero_of(card)].name})" if self.number < 0 else ""
        return f"Play {card.name}{who}"

    def about(self, state: State, choice: Choice) -> About:
        return About(hero=choice.subject.hero, card=choice.subject.id, action="play")


@cache
def play_choice(card: HeroCard) -> Choice:
    """Return the choice to play a card."""
    return Choice(f"play {card.id}", "play", card)


def put_in_storyline(state: State, hero: int, card: HeroCard) -> None:
    """Add a card to the Storyline and fill the pool of symbols for this turn (H3, H4, H7, I6)."""
    first_of_turn(state)
    face_down = state.face_down_next[hero]
    state.pool = pool_with(state, card, face_down=face_down)
    state.storyline.append(Played(card, face_down))
    state.face_down_next[hero] = False
    state.played = card
    state.special_left = bool(card.special) and not face_down
    state.cards_since_plan += 1
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


@frozen(eq=False)
class AtTurnEnd(Step):
    """Lose what is left of the symbols; resolve what cards left for the end of this turn (H4)."""

    number: int

    def resolve(self, state: State) -> None:
        state.pool = NO_SYMBOLS
        state.special_left = False
        if not state.ko[self.number]:
            fire_at_turn_end(state)


@frozen(eq=False)
class LastCard(Step):
    """A Hero without a card in hand at the end of the turn is KO'd (H6, K2)."""

    number: int

    def resolve(self, state: State) -> None:
        first_of_turn(state)
        if not state.ko[self.number] and not state.hand(self.number):
            knock_out(state, self.number)
