"""From a scenario's `game` and `given` to a game that stands in that position."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from united.definitions.catalog import Catalog
from united.library.nodes import Node
from united.outside.quoting import quoted
from united.rules.game import Game
from united.rules.past import Origin
from united.rules.setup import MAX_SEED, GameSetup, SetupError, lay_out, settled
from united.rules.turns import begin
from united.scenario.files import Scenario, ScenarioFault, fields, text, texts, whole
from united.scenario.given_board import (
    give_locations,
    give_missions,
    give_plan_deck,
    give_storyline,
    give_threat_deck,
    give_villain,
)
from united.scenario.given_heroes import give_heroes
from united.scenario.names import ThreatSupply, look_up
from united.session.opening import CatalogLoader
from united.state.agenda import run
from united.state.state import Listener, State

_GAME: Final = ("mode", "heroes", "villain", "challenges", "packs", "kos_allowed", "seed")
_GIVEN: Final = (
    "ring", "turn", "cards_since_plan", "delay", "villain", "plan_deck", "threat_deck",
    "missions", "storyline", "locations", "heroes", "team",
)  # fmt: skip
_MOST_CARDS: Final = 99


def build(scenario: Scenario, loader: CatalogLoader) -> Game:
    """Return the game of a scenario at its first decision.

    Raises ScenarioFault, and what the loader raises for the packs.
    """
    game = scenario.part("game")
    if game is None:
        raise ScenarioFault("a scenario needs `game:`", scenario.root)
    node = scenario.part("given")
    given = read_given(node) if node else {}
    setup = _setup(scenario, game, given)
    try:
        return stand(setup, loader(setup.packs), given)
    except SetupError as error:
        raise ScenarioFault(str(error), game) from error


def read_given(node: Node) -> dict[str, Node]:
    """Return the parts of `given`. Raises ScenarioFault."""
    return fields(node, _GIVEN, "`given`")


def stand(setup: GameSetup, catalog: Catalog, given: Mapping[str, Node]) -> Game:
    """Return a game that stands in a position, at its first decision.

    Raises ScenarioFault, and SetupError for a setup that is not possible.
    """
    setup = settled(setup, catalog)
    state = lay_out(setup, catalog, Listener())
    run(state)
    give(state, given)
    begin(state, _turn(state, given.get("turn")))
    run(state)
    return Game(setup, state, Origin(state.clone(), catalog))


def _setup(scenario: Scenario, game: Node, given: Mapping[str, Node]) -> GameSetup:
    parts = fields(game, _GAME, "`game`")
    if "heroes" not in parts:
        raise ScenarioFault("`game` needs `heroes`", game)
    mode = text(parts["mode"]) if "mode" in parts else "co-op"
    if mode not in ("co-op", "solo"):
        raise ScenarioFault(
            f"there is no mode {quoted(mode)}; there are co-op and solo", parts["mode"]
        )
    folder = Path(scenario.path).parent
    names = {key: texts(parts[key]) for key in ("heroes", "challenges", "packs") if key in parts}
    return GameSetup(
        mode="solo" if mode == "solo" else "co-op",
        heroes=names["heroes"],
        villain=text(parts["villain"]) if "villain" in parts else "",
        challenges=names.get("challenges", ()),
        packs=tuple(_pack(folder, pack) for pack in names.get("packs", ())),
        kos_allowed=whole(parts["kos_allowed"]) if "kos_allowed" in parts else 0,
        seed=whole(parts["seed"], 0, MAX_SEED) if "seed" in parts else 0,
        ring=texts(given["ring"]) if "ring" in given else (),
    )


def _pack(folder: Path, pack: str) -> str:
    """Return a pack as the library takes it: a path is seen from the scenario's own folder."""
    beside = folder / pack
    return str(beside.resolve()) if "/" in pack and beside.exists() else pack


def give(state: State, given: Mapping[str, Node]) -> None:
    """Put a state that is set up into the given position; raises ScenarioFault."""
    supply = ThreatSupply(state.table)
    if "storyline" in given:
        give_storyline(state, given["storyline"])
    give_plan_deck(state, given.get("plan_deck"))
    give_locations(state, given.get("locations"), supply)
    give_threat_deck(state, given.get("threat_deck"), supply)
    give_heroes(state, given.get("heroes"), given.get("team"))
    if "missions" in given:
        give_missions(state, given["missions"])
    if "cards_since_plan" in given:
        state.cards_since_plan = whole(given["cards_since_plan"], 0, _MOST_CARDS)
    if "delay" in given:
        state.delay = whole(given["delay"], 0, _MOST_CARDS)
    if "villain" in given:
        give_villain(state, given["villain"])


def _turn(state: State, node: Node | None) -> int | None:
    """Return the Hero whose turn begins now, None for the Villain: the first Hero is next then."""
    turns: dict[str, int | None] = {"villain": None}
    turns |= {"team": 0} if state.table.solo else state.table.hero_numbers
    return None if node is None else look_up(node, turns, "turn")
