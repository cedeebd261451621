"""Setting up a game (chapter 1 of the rules, and O1 in solo)."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Literal

from attrs import evolve, frozen

from united.changes.missions import villain_health
from united.definitions.catalog import Catalog
from united.definitions.challenge import Challenge
from united.definitions.hero import Hero
from united.definitions.location import Location
from united.definitions.villain import Villain
from united.definitions.voice import SETUP_VOICE
from united.library.nearest import nearest
from united.outside.errors import UnitedError
from united.outside.quoting import quoted
from united.rules.drawn import RANDOM, draw_ids, first_chance, spread
from united.rules.ring_order import RING_SIZE, draw_ring
from united.state.agenda import schedule_effect
from united.state.chance import shuffled
from united.state.scene import Scene
from united.state.state import Listener, State
from united.state.table import Table

FEWEST_HEROES, MOST_HEROES = 2, 4
"""Heroes in co-op (S1)."""

SOLO_HEROES = 3
"""Heroes in solo (O1)."""

MOST_KOS = 2
"""KOs of the team that a solo game may allow (O5)."""

MOST_TABLES = 1024
"""Tables, and what follows from them alone, that are kept for the next game at the same one."""

MAX_SEED = 2**64 - 1
"""The highest seed: what the generator of chance can begin with."""

Mode = Literal["co-op", "solo"]


def random_seed() -> int:
    """Return a seed that nobody knows before: short enough to be read out and typed."""
    return secrets.randbelow(1_000_000_000)


class SetupError(UnitedError, ValueError):
    """A game that cannot be set up; the message names what is wrong and what would do."""


@frozen
class GameSetup:
    """What is decided before a game: with the seed and the choices it is the whole game.

    Without a `villain` it is the content's own. `locations` must be in the ring; `ring` fixes all
    of it in clockwise order. `random` for a Hero, the Villain, a challenge or a Location leaves it
    to the seed (J69). `kos_allowed` (0 to 2) is for solo (O5). `seed` is a whole number, at most
    MAX_SEED.
    """

    mode: Mode
    heroes: tuple[str, ...]
    villain: str = ""
    challenges: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    locations: tuple[str, ...] = ()
    kos_allowed: int = 0
    seed: int = 0
    ring: tuple[str, ...] = ()


def default_game(catalog: Catalog, mode: Mode = "co-op") -> GameSetup:
    """Return the game that is played when nobody says which, as the content has it."""
    count = SOLO_HEROES if mode == "solo" else FEWEST_HEROES
    return GameSetup(mode, catalog.default.heroes[:count], catalog.default.villain)


def settled(setup: GameSetup, catalog: Catalog) -> GameSetup:
    """Return a setup with the content's Villain where it names none, and all drawn that it leaves
    to chance (J69).
    """
    setup = setup if setup.villain else evolve(setup, villain=default_game(catalog).villain)
    named = (*setup.heroes, setup.villain, *setup.challenges, *setup.locations)
    if RANDOM not in named:
        return setup
    check_seed(setup.seed)
    usual = len(default_game(catalog, setup.mode).heroes)
    chance = first_chance(setup.seed)
    chance, (villain,) = draw_ids(chance, (setup.villain,), catalog.villains)
    chance, heroes = draw_ids(chance, spread(setup.heroes, usual), catalog.heroes)
    chance, where = draw_ids(chance, spread(setup.locations, RING_SIZE), catalog.locations)
    chance, challenges = draw_ids(chance, setup.challenges, catalog.challenges)
    return evolve(setup, villain=villain, heroes=heroes, locations=where, challenges=challenges)


def lay_out(setup: GameSetup, catalog: Catalog, listener: Listener | None = None) -> State:
    """Set the game up to just before the first turn; setup effects are on the agenda.

    `listener` hears what happens from the first event on. Raises SetupError for an unknown id or
    an impossible table.
    """
    setup = settled(setup, catalog)
    _check_settled(setup, catalog)
    villain = catalog.villains[setup.villain]
    chance, ring = setup.seed, tuple(catalog.locations[one] for one in setup.ring)
    if not ring:
        chance, ring = draw_ring(chance, setup.locations, villain, catalog)
    challenges = tuple(catalog.challenges[one] for one in setup.challenges)
    tied_to: tuple[int, ...] = ()
    if any(challenge.ties_heroes for challenge in challenges):
        chance, tied_to = shuffled(chance, range(len(ring)))
    table = table_of(
        tuple(catalog.heroes[hero] for hero in setup.heroes),
        villain,
        challenges,
        ring,
        setup.mode == "solo",
        setup.kos_allowed,
        tied_to[: len(setup.heroes)],
    )
    state = State(table, chance)
    state.listener = listener
    _place_figures(state)
    _shuffle_decks(state)
    _deal_hands(state)
    boards: tuple[Villain | Challenge, ...] = (table.villain, *table.challenges)
    for board in reversed(boards):
        schedule_effect(state, board.setup, Scene(board, SETUP_VOICE, "S10", hero=0))
    return state


@lru_cache(maxsize=MOST_TABLES)
def table_of(
    heroes: tuple[Hero, ...],
    villain: Villain,
    challenges: tuple[Challenge, ...],
    ring: tuple[Location, ...],
    solo: bool,
    kos_allowed: int,
    tied_to: tuple[int, ...] = (),
) -> Table:
    """Return the table of a game; many games at the same one share it, for it never changes."""
    return Table(heroes, villain, challenges, ring, solo, kos_allowed, tied_to)


def _place_figures(state: State) -> None:
    ring = state.table.ring
    state.civilians = [location.starts_with.civilians for location in ring]
    state.thugs = [location.starts_with.thugs for location in ring]
    opposite = len(ring) // 2
    state.hero_at = [opposite] * len(state.hero_at)
    state.tell(
        "setup", "S7", by=state.table.villain.name, place=state.villain_at,
        amount=villain_health(state), note=ring[opposite].name,
    )  # fmt: skip


def _shuffle_decks(state: State) -> None:
    table = state.table
    state.chance, state.threat_deck = shuffled(state.chance, range(len(table.threat_cards)))
    if not table.villain.threats_start_in_deck:
        state.threats = list(state.threat_deck[: len(state.threats)])
        state.threat_deck = state.threat_deck[len(state.threats) :]
    state.chance, plan = shuffled(state.chance, table.plan_cards)
    state.plan_deck = plan[table.villain.plan_removed.get(len(table.heroes), 0) :]


def _deal_hands(state: State) -> None:
    decks, size = state.table.hero_decks, state.table.starting_hand
    if state.table.solo:
        decks = (tuple(card for deck in decks for card in deck),)
    for pile, deck in enumerate(decks):
        state.chance, cards = shuffled(state.chance, deck)
        state.hands[pile], state.decks[pile] = cards[:size], cards[size:]


def check_setup(setup: GameSetup, catalog: Catalog) -> None:
    """Check a setup against the content; raises SetupError with the first thing that is wrong."""
    _check_settled(settled(setup, catalog), catalog)


def _check_settled(setup: GameSetup, catalog: Catalog) -> None:
    _known("Villain", [setup.villain], catalog.villains, "villains")
    _known("Hero", setup.heroes, catalog.heroes, "heroes")
    _known("challenge", setup.challenges, catalog.challenges, "challenges")
    _known("Location", [*setup.locations, *setup.ring], catalog.locations, "locations")
    if setup.mode not in ("co-op", "solo"):
        raise SetupError(f"There is no mode {quoted(setup.mode)}; there are co-op and solo.")
    _check_heroes(setup)
    if len(setup.locations) > RING_SIZE:
        raise SetupError(f"The ring has {RING_SIZE} Locations, not {len(setup.locations)} (S3).")
    if setup.ring and not set(setup.locations) <= set(setup.ring):
        raise SetupError("The ring that is given lacks a Location that must be in it (S3).")
    if setup.ring and len(setup.ring) != RING_SIZE:
        raise SetupError(f"The ring has {RING_SIZE} Locations, not {len(setup.ring)} (S3).")
    if len(catalog.locations) < RING_SIZE:
        raise SetupError(f"The content has only {len(catalog.locations)} Locations of {RING_SIZE}.")
    kos = setup.kos_allowed
    if type(kos) is not int or not 0 <= kos <= MOST_KOS or (kos and setup.mode != "solo"):
        raise SetupError("KOs of the team are survived in solo only, 0, 1 or 2 of them (O5).")
    check_seed(setup.seed)


def check_seed(seed: object) -> None:
    """Raise SetupError for what chance cannot begin with."""
    if type(seed) is not int or not 0 <= seed <= MAX_SEED:
        raise SetupError(f"A seed is a whole number from 0 to {MAX_SEED}.")


def _check_heroes(setup: GameSetup) -> None:
    count = len(setup.heroes)
    if setup.mode == "solo" and count != SOLO_HEROES:
        raise SetupError(f"Solo is played with {SOLO_HEROES} Heroes, not {count} (O1).")
    if not FEWEST_HEROES <= count <= MOST_HEROES:
        raise SetupError(f"Two to four Heroes take part, not {count} (S1).")
    for kind, ids in (
        ("Hero", setup.heroes),
        ("challenge", setup.challenges),
        ("Location", setup.locations),
        ("Location", setup.ring),
    ):
        twice = [one for one in ids if ids.count(one) > 1]
        if twice:
            raise SetupError(f"The {kind} {quoted(twice[0])} is named twice.")


def _known(kind: str, ids: Sequence[str], known: Collection[str], shelf: str) -> None:
    for one in ids:
        if one not in known:
            close = nearest(one, known)
            hint = f" Did you mean {quoted(close)}?" if close else ""
            raise SetupError(
                f"There is no {kind} {quoted(one)}.{hint} `united cards {shelf}` lists them all."
            )
