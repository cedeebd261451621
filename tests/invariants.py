"""What must hold in every state of every game (nothing lost, nothing made from nothing)."""

from __future__ import annotations

from collections import Counter

from united.definitions.hero import DECK_SIZE, HeroCard
from united.definitions.threat import THREAT_COUNT
from united.definitions.villain import PLAN_SIZE
from united.rules.game import Game
from united.state.layout import NO_THREAT
from united.state.state import State
from united.state.table import THREATS

ALWAYS_ASKED = ("play", "act")


def check_invariants(game: Game) -> None:
    """Assert all of them; to be called after each choice."""
    state = game.state
    _cards_are_all_there(state)
    _tokens_are_possible(state)
    _ko_means_no_cards(state)
    _missions_are_within_bounds(state)
    _somebody_can_go_on(game)


def _cards_are_all_there(state: State) -> None:
    table = state.table
    played = [one.card for one in state.storyline]
    everywhere = Counter(
        card
        for cards in (*state.hands, *state.decks, [c for c in played if isinstance(c, HeroCard)])
        for card in cards
    )
    assert everywhere == Counter(card for deck in table.hero_decks for card in deck)
    if not any(challenge.decks_lose for challenge in table.challenges):
        assert everywhere.total() == DECK_SIZE * len(table.heroes)
    plans = Counter([*state.plan_deck, *(c for c in played if not isinstance(c, HeroCard))])
    assert plans == Counter(table.villain.plan_deck)
    assert plans.total() == PLAN_SIZE
    threats = [*state.threat_deck, *(n for n in state.threats if n != NO_THREAT)]
    assert set(threats) <= set(range(THREAT_COUNT))
    gone = THREAT_COUNT - len(set(threats))
    assert len(threats) == THREAT_COUNT - gone
    if table.villain.cleared_threats_return:
        assert gone == 0
    else:
        assert state.missions[THREATS] == min(gone, table.mission_targets[THREATS])


def _tokens_are_possible(state: State) -> None:
    for place, slots in enumerate(state.table.slots):
        civilians, thugs = state.civilians[place], state.thugs[place]
        assert civilians >= 0
        assert thugs >= 0
        assert civilians + thugs <= slots
        on_threat = state.damage[place], state.heroic[place]
        assert min(on_threat) >= 0
        if state.threats[place] == NO_THREAT:
            assert on_threat == (0, 0)
    assert state.captives >= 0
    assert all(min(tokens) >= 0 for tokens in state.tokens)
    assert min(state.pool) >= 0
    assert all(amount >= 0 for amount in state.counters.values())


def _ko_means_no_cards(state: State) -> None:
    for hero, ko in enumerate(state.ko):
        assert not (ko and state.hand(hero))


def _missions_are_within_bounds(state: State) -> None:
    for done, target in zip(state.missions, state.table.mission_targets, strict=True):
        assert 0 <= done <= target


def _somebody_can_go_on(game: Game) -> None:
    keys = [choice.key for choice in game.choices]
    assert len(keys) == len(set(keys))
    if game.result is not None:
        assert game.why
        assert not keys
        return
    question = game.state.question
    assert question is not None
    assert keys
    assert len(keys) > 1 or question.kind in ALWAYS_ASKED
