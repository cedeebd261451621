"""The table of one game: everything about it that never changes once it is set up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from attrs import field, frozen

from united.definitions.additions import Mark, TokenKind
from united.definitions.challenge import Challenge
from united.definitions.hero import Hero, HeroCard
from united.definitions.location import Location
from united.definitions.threat import Threat
from united.definitions.villain import PlanCard, Villain
from united.state.answering import Answers, answers_of, board_scene, threat_scenes_of
from united.state.goals import Goal, goals_of
from united.state.listening import Listeners, listeners_at
from united.state.scene import Scene
from united.state.uses import Uses, token_kinds_of, uses_of

CIVILIANS, THUGS, THREATS = 0, 1, 2
"""The numbers of the three Missions (S9)."""

MISSION_IDS = ("civilians", "thugs", "threats")
MISSION_NAMES = ("Rescue Civilians", "Defeat Thugs", "Clear Threats")
MISSION_TARGETS = (9, 9, 4)

CO_OP_HAND = 3
"""Cards of a Hero's starting hand (S8)."""

SOLO_HAND = 5
"""Cards of the common starting hand in solo (O1)."""

Boards: TypeAlias = tuple[Villain | Challenge, ...]
"""What adds actions, triggers, tokens and marks to the play."""


@frozen(eq=False)
class Table:
    """Who plays what against whom. Heroes, Locations and Threat cards are numbered from 0.

    `ring` is clockwise (S3). In solo all Heroes share one pile of cards and tokens, number 0
    (O1, O3). `boards` are those that add to the play: the Villain's, then the challenges. `tied_to`
    is the Location of each Hero, empty where no challenge ties them (J72). `gone` are the Locations
    that have left the ring, `in_ring` those in it, clockwise (J63);
    `rounds` are by Location the way once around from it, clockwise.
    `piles` are by Hero the number of the pile that holds the Hero's cards and Action tokens.
    `goals` are the ways to win and to lose that they add. `listeners` are the cards that wait for
    events, `events` all that any card may wait for; `answers` are the standing effects of boards
    and Threats by what they answer, and `asked` all that any standing effect may answer: what is
    not there needs no looking for; `changes_actions` that these may change what actions cost, or
    forbid them.
    """

    heroes: tuple[Hero, ...]
    villain: Villain
    challenges: tuple[Challenge, ...]
    ring: tuple[Location, ...]
    solo: bool = False
    kos_allowed: int = 0
    tied_to: tuple[int, ...] = ()
    gone: frozenset[int] = frozenset()
    mission_targets: tuple[int, int, int] = field(init=False)
    hero_decks: tuple[tuple[HeroCard, ...], ...] = field(init=False)
    plan_cards: tuple[PlanCard, ...] = field(init=False)
    threat_cards: tuple[Threat, ...] = field(init=False)
    threat_scenes: tuple[Scene, ...] = field(init=False)
    villain_scene: Scene = field(init=False)
    hero_numbers: Mapping[str, int] = field(init=False)
    piles: tuple[int, ...] = field(init=False)
    boards: Boards = field(init=False)
    answers: Mapping[str, Answers] = field(init=False)
    uses: tuple[Uses, ...] = field(init=False)
    listeners: Listeners = field(init=False)
    events: frozenset[str] = field(init=False)
    asked: frozenset[str] = field(init=False)
    changes_actions: bool = field(init=False)
    goals: tuple[Goal, ...] = field(init=False)
    hurried: bool = field(init=False)
    token_kinds: Mapping[str, TokenKind] = field(init=False)
    marks: Mapping[str, Mark] = field(init=False)
    slots: tuple[int, ...] = field(init=False)
    in_ring: tuple[int, ...] = field(init=False)
    rounds: tuple[tuple[int, ...], ...] = field(init=False)
    neighbours: tuple[tuple[int, ...], ...] = field(init=False)
    health: int = field(init=False)

    @mission_targets.default
    def _mission_targets(self) -> tuple[int, int, int]:
        needs = [one.missions for one in self.challenges if one.missions is not None]
        civilians, thugs, threats = MISSION_TARGETS
        return (
            max((one.civilians for one in needs if one.civilians), default=civilians),
            max((one.thugs for one in needs if one.thugs), default=thugs),
            max((one.threats for one in needs if one.threats), default=threats),
        )

    @hero_decks.default
    def _hero_decks(self) -> tuple[tuple[HeroCard, ...], ...]:
        lost = [card.printed for one in self.challenges for card in one.decks_lose]
        return tuple(_without(hero.deck, lost) for hero in self.heroes)

    @plan_cards.default
    def _plan_cards(self) -> tuple[PlanCard, ...]:
        return self.villain.plan_for(len(self.heroes))

    @threat_cards.default
    def _threat_cards(self) -> tuple[Threat, ...]:
        return self.villain.threat_deck

    @threat_scenes.default
    def _threat_scenes(self) -> tuple[Scene, ...]:
        return threat_scenes_of(self.villain)

    @villain_scene.default
    def _villain_scene(self) -> Scene:
        return board_scene(self.villain)

    @hero_numbers.default
    def _hero_numbers(self) -> Mapping[str, int]:
        return {hero.id: n for n, hero in enumerate(self.heroes)}

    @piles.default
    def _piles(self) -> tuple[int, ...]:
        return tuple(0 if self.solo else hero for hero in range(len(self.heroes)))

    @boards.default
    def _boards(self) -> Boards:
        return (self.villain, *self.challenges)

    @answers.default
    def _answers(self) -> Mapping[str, Answers]:
        return answers_of(self.boards)

    @uses.default
    def _uses(self) -> tuple[Uses, ...]:
        return tuple(uses_of(one) for one in (*self.boards, *self.heroes, *self.ring))

    @events.default
    def _events(self) -> frozenset[str]:
        return frozenset(self.listeners).union(*(one.events for one in self.uses))

    @listeners.default
    def _listeners(self) -> Listeners:
        return listeners_at(self.boards, self.ring)

    @asked.default
    def _asked(self) -> frozenset[str]:
        return frozenset().union(*(one.standing for one in self.uses))

    @changes_actions.default
    def _changes_actions(self) -> bool:
        return any(what.startswith(("price_", "no_")) for what in self.asked)

    @goals.default
    def _goals(self) -> tuple[Goal, ...]:
        return goals_of(self.boards)

    @hurried.default
    def _hurried(self) -> bool:
        return any(threat.in_one_turn for threat in self.threat_cards)

    @token_kinds.default
    def _token_kinds(self) -> Mapping[str, TokenKind]:
        own = {kind.id: kind for board in self.boards for kind in board.token_kinds}
        return {
            **own,
            **{id: kind for id, kind in token_kinds_of(self.uses).items() if id not in own},
        }

    @marks.default
    def _marks(self) -> Mapping[str, Mark]:
        return {mark.id: mark for board in self.boards for mark in board.marks}

    @slots.default
    def _slots(self) -> tuple[int, ...]:
        return tuple(location.slots for location in self.ring)

    @in_ring.default
    def _in_ring(self) -> tuple[int, ...]:
        return tuple(place for place in range(len(self.ring)) if place not in self.gone)

    @rounds.default
    def _rounds(self) -> tuple[tuple[int, ...], ...]:
        steps = range(1, len(self.in_ring) + 1)
        return tuple(
            tuple(self.clockwise(place, step) for step in steps) for place in range(len(self.ring))
        )

    @neighbours.default
    def _neighbours(self) -> tuple[tuple[int, ...], ...]:
        pairs = ((self.clockwise(n, -1), self.clockwise(n)) for n in range(len(self.ring)))
        return tuple(tuple(dict.fromkeys(pair)) for pair in pairs)

    @health.default
    def _health(self) -> int:
        return self.villain.health[len(self.heroes)]

    @property
    def pile_count(self) -> int:
        """How many hands (and decks, and sets of Action tokens) there are."""
        return 1 if self.solo else len(self.heroes)

    @property
    def starting_hand(self) -> int:
        """Cards in a starting hand: 3 in co-op (S8), 5 in solo (O1)."""
        return SOLO_HAND if self.solo else CO_OP_HAND

    def hero_of(self, card: HeroCard) -> int:
        """Return the number of the Hero whose card this is."""
        return self.hero_numbers[card.hero]

    def card_name(self, card: HeroCard) -> str:
        """Return the name of a card of a hand; with whose it is where all share one (O1)."""
        return f"{card.name} ({self.heroes[self.hero_of(card)].name})" if self.solo else card.name

    def clockwise(self, place: int, steps: int = 1) -> int:
        """Return the Location `steps` clockwise of `place` (negative: counter-clockwise)."""
        if not self.gone:
            return (place + steps) % len(self.ring)
        # From a Location that is gone the first step is to the next one that is not.
        before = [one for one in self.in_ring if one <= place]
        at = len(before) - (1 if place in self.in_ring or steps > 0 else 0)
        return self.in_ring[(at + steps) % len(self.in_ring)]

    def adjacent(self, place: int) -> tuple[int, ...]:
        """Return the two neighbours of a Location (S3), counter-clockwise first."""
        return self.neighbours[place]


def _without(deck: tuple[HeroCard, ...], lost: Sequence[tuple[str, ...]]) -> tuple[HeroCard, ...]:
    """Return a deck without one plain card for each that is lost, if it has such a card (J70)."""
    left = list(deck)
    for printed in lost:
        found = (card for card in left if not card.special and card.printed == printed)
        card = next(found, None)
        if card is not None:
            left.remove(card)
    return tuple(left)


StorylineCard = HeroCard | PlanCard
"""What can lie in the Storyline."""
