"""Everything that lies on the table, as plain data."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from attrs import define, frozen

from united.definitions.additions import On
from united.definitions.effect import Effect, Reaction, Standing
from united.definitions.hero import HeroCard
from united.definitions.symbols import NO_SYMBOLS, Symbols
from united.definitions.villain import PlanCard
from united.state.scene import Scene
from united.state.table import StorylineCard, Table

Result: TypeAlias = Literal["won", "lost"]
"""How a game ends for the Heroes (W2, W3)."""

Why: TypeAlias = Literal["villain-defeated", "out-of-plans", "evil-goal", "out-of-cards", "team-ko"]
"""What ended a game, as scenarios and statistics name it."""

VILLAIN: Final = -1
"""`State.turn` in the Villain's turn."""

TEAM: Final = -2
"""`State.turn` in solo before a card has said which Hero acts (O2)."""

NO_THREAT: Final = -1
"""What `State.threats` holds for a Location without a Threat."""

NONE_FACE_DOWN: Final[frozenset[int]] = frozenset()
"""`State.face_down` where every Threat lies face up."""

NO_DEEDS: Final[tuple[int, ...]] = (0, 0, 0)
"""`State.deeds` at the start of a turn."""

NOTHING_USED: Final[frozenset[int | str]] = frozenset()
"""`State.used` at the start of a turn: numbers of triggers (below 0 of what waits), and in words
what else happens once a turn."""


@define(eq=False)
class Played:
    """A card in the Storyline; it never changes. Face down it gives nothing (H7, I6)."""

    card: StorylineCard
    face_down: bool = False


Until: TypeAlias = Literal["turn", "next_turn", "next_plan_card"]
"""How long something lasts: to the end of this turn, to the start of the own next one, to the end
of the next Villain turn."""


@frozen(eq=False)
class Lasting:
    """A standing effect that ends some time (H1), or something that waits until then.

    `hero` is the acting Hero, -1 for none; `begun` is the round in which it began.
    """

    standing: Standing | None
    reaction: Reaction | None
    scene: Scene
    until: Until
    hero: int
    begun: int


class Layout:
    """What lies on the table, and whose turn it is. Lists are by Location, Hero or pile number.

    `threats` holds numbers of the table's Threat cards; `damage` and `heroic` are what lies on
    them; `thug_damage` is what one Thug there has taken this turn (A3). `hands`, `decks`, `tokens`
    are by pile. `counters` counts content's tokens by id, what they lie on and its number; a mark
    is counted as if it lay on a Hero.
    `face_down` has the Threats that lie face down (J64).
    `deeds` counts by Mission what was rescued, defeated and cleared this turn.
    `pool` is what is left of the symbols of this turn (H4); `used` names what may happen once a
    turn. `hidden` counts the cards turned up so far, `idle` the turns in a row without a card
    (J46). `villain_away` tells that the Villain is out of play (J59), `plan_shown` whether all know
    the top Master Plan card.
    """

    __slots__ = (
        "at_turn_end", "captives", "cards_since_plan", "chance", "civilians", "counters", "damage",
        "decks", "deeds", "delay", "end_rule", "ending", "face_down", "face_down_next", "hands",
        "hero_at", "heroic", "hidden", "idle", "in_force", "invulnerable", "ko", "kos", "lasting",
        "missions", "next_hero", "plan_deck", "plan_shown", "played", "pool", "result", "round",
        "special_left", "storyline", "table", "threat_deck", "threats", "thug_damage", "thugs",
        "tokens", "turn", "used", "villain_at", "villain_away", "villain_damage", "villain_stays",
        "why",
    )  # fmt: skip

    def __init__(self, table: Table, chance: int) -> None:
        places, heroes, piles = len(table.ring), len(table.heroes), table.pile_count
        self.table = table
        self.chance = chance
        self.result: Result | None = None
        self.why: Why | None = None
        self.ending = ""
        self.end_rule = ""
        self.turn = VILLAIN
        self.next_hero = 0
        self.round = 0
        self.cards_since_plan = 0
        self.delay = 0
        self.villain_at = 0
        self.villain_damage = 0
        self.villain_stays = False
        self.villain_away = False
        self.captives = 0
        self.plan_deck: tuple[PlanCard, ...] = ()
        self.threat_deck: tuple[int, ...] = ()
        self.missions = [0, 0, 0]
        self.deeds = NO_DEEDS
        self.storyline: list[Played] = []
        self.in_force: list[PlanCard] = []
        self.civilians = [0] * places
        self.thugs = [0] * places
        self.thug_damage = [0] * places
        self.threats = [NO_THREAT] * places
        self.damage = [0] * places
        self.heroic = [0] * places
        self.hero_at = [0] * heroes
        self.ko = [False] * heroes
        self.invulnerable = [False] * heroes
        self.face_down: frozenset[int] = NONE_FACE_DOWN
        self.face_down_next = [False] * heroes
        self.kos = 0
        self.hands: list[tuple[HeroCard, ...]] = [()] * piles
        self.decks: list[tuple[HeroCard, ...]] = [()] * piles
        self.tokens: list[Symbols] = [NO_SYMBOLS] * piles
        self.counters: dict[tuple[str, On, int], int] = {}
        self.lasting: list[Lasting] = []
        self.at_turn_end: list[tuple[tuple[Effect, ...], Scene]] = []
        self.pool: Symbols = NO_SYMBOLS
        self.played: HeroCard | None = None
        self.special_left = False
        self.used = NOTHING_USED
        self.hidden = 0
        self.idle = 0
        self.plan_shown = False

    def copy_to(self, other: Layout) -> None:
        """Make another one, whatever it was, an independent copy of this one.

        The table and the cards never change and are shared.
        """
        other.table = self.table
        other.chance = self.chance
        other.result = self.result
        other.why = self.why
        other.ending = self.ending
        other.end_rule = self.end_rule
        other.turn = self.turn
        other.next_hero = self.next_hero
        other.round = self.round
        other.cards_since_plan = self.cards_since_plan
        other.delay = self.delay
        other.villain_at = self.villain_at
        other.villain_damage = self.villain_damage
        other.villain_stays = self.villain_stays
        other.villain_away = self.villain_away
        other.captives = self.captives
        other.plan_deck = self.plan_deck
        other.threat_deck = self.threat_deck
        other.missions = self.missions[:]
        other.deeds = self.deeds
        other.storyline = self.storyline[:]
        other.in_force = self.in_force[:]
        other.civilians = self.civilians[:]
        other.thugs = self.thugs[:]
        other.thug_damage = self.thug_damage[:]
        other.threats = self.threats[:]
        other.damage = self.damage[:]
        other.heroic = self.heroic[:]
        other.hero_at = self.hero_at[:]
        other.ko = self.ko[:]
        other.invulnerable = self.invulnerable[:]
        other.face_down = self.face_down
        other.face_down_next = self.face_down_next[:]
        other.kos = self.kos
        other.hands = self.hands[:]
        other.decks = self.decks[:]
        other.tokens = self.tokens[:]
        other.counters = self.counters.copy()
        other.lasting = self.lasting[:]
        other.at_turn_end = self.at_turn_end[:]
        other.pool = self.pool
        other.played = self.played
        other.special_left = self.special_left
        other.used = self.used
        other.hidden = self.hidden
        other.idle = self.idle
        other.plan_shown = self.plan_shown

    def here(self, scene: Scene) -> int:
        """Return the Location number that `here` means now; -1 when its Threat has left play."""
        if scene.place >= 0:
            return scene.place
        if scene.threat >= 0:
            return self.place_of_threat(scene.threat)
        if scene.hero >= 0:
            return self.hero_at[scene.hero]
        return self.villain_at

    def place_of_threat(self, threat: int) -> int:
        """Return the Location number of a Threat card in play, -1 if it is not."""
        return self.threats.index(threat) if threat in self.threats else -1

    def standing_heroes(self, place: int) -> list[int]:
        """Return the Heroes at a Location that are not KO'd, in turn order (K2, K5)."""
        return [h for h, at in enumerate(self.hero_at) if at == place and not self.ko[h]]

    def hand(self, hero: int) -> tuple[HeroCard, ...]:
        """Return the hand that a Hero plays from: the own one, in solo the common one (O1)."""
        return self.hands[self.table.piles[hero]]

    def count(self, token: str, on: On, number: int) -> int:
        """Return how many of a content's tokens (or marks) lie on a Location, a Hero, ..."""
        return self.counters.get((token, on, number), 0)
