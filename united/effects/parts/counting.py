"""What counts things in a position; which of them it is is settled when a card is read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from united.changes.missions import completed
from united.definitions.hero import HeroCard
from united.definitions.symbols import SYMBOL_IDS
from united.effects.parts.nouns import counter_of
from united.effects.parts.region import finder_of
from united.state.layout import NO_THREAT
from united.state.scene import Scene
from united.state.state import State

Counting: TypeAlias = Callable[[State, Scene], int]

Holder: TypeAlias = Literal["acting", "each"]
"""Whose: the acting Hero's, or that of whom the word concerns; all Heroes' together."""

DEEDS: Final[dict[str, str]] = {
    "rescued": "Civilian",
    "defeated": "Thug",
    "cleared": "Threat",
}
"""What is counted of a turn, in the order of the Missions: the noun of each."""


def compiled(
    what: str, region: str, who: Holder | None, with_: str, without: str, last: int
) -> Counting:
    """Return what counts; it is made once, when the card is read."""
    if what == "location":
        return _locations(region, with_, without)
    if what == "card":
        return _all_cards if who == "each" else _own_cards
    if what in SYMBOL_IDS:
        return _symbols(SYMBOL_IDS.index(what), last)
    if what == "overflow":
        return _lost
    if what in DEEDS:
        return _deeds([*DEEDS].index(what))
    if what == "plan":
        return _plan_cards
    if what == "mission":
        return _missions
    if who:
        return _on_heroes(what, who)
    if region == "board":
        return _captives if what == "civilian" else _on_board(what)
    return _at_locations(what, region)


def _at_locations(what: str, region: str) -> Counting:
    counter, find = counter_of(what), finder_of(region)
    if what == "villain":
        return lambda state, scene: int(state.villain_at in find(state, scene))

    def count(state: State, scene: Scene) -> int:
        return sum([counter(state, place) for place in find(state, scene)])

    def count_here(state: State, scene: Scene) -> int:
        here = state.here(scene)
        return counter(state, here) if here >= 0 else 0

    return count_here if region == "here" else count


def _locations(region: str, with_: str, without: str) -> Counting:
    if region == "everywhere" and (with_, without) == ("threat", ""):
        # The Evil Goal of this form is looked at after each step.
        return _covered
    there = counter_of(with_) if with_ else None
    absent = counter_of(without) if without else None
    find = finder_of(region)

    def count(state: State, scene: Scene) -> int:
        return sum(
            (there is None or there(state, place) > 0)
            and (absent is None or not absent(state, place))
            for place in find(state, scene)
        )

    return count


def _own_cards(state: State, scene: Scene) -> int:
    return len(state.hand(scene.hero))


def _all_cards(state: State, scene: Scene) -> int:
    return sum(map(len, state.hands))


def _missions(state: State, scene: Scene) -> int:
    return completed(state)


def _deeds(mission: int) -> Counting:
    return lambda state, _: state.deeds[mission]


def _captives(state: State, scene: Scene) -> int:
    return state.captives


def _on_board(token: str) -> Counting:
    def count(state: State, scene: Scene) -> int:
        return state.count(token, "board", 0)

    return count


def _covered(state: State, scene: Scene) -> int:
    return len(state.threats) - state.threats.count(NO_THREAT)


def _plan_cards(state: State, scene: Scene) -> int:
    return len(state.plan_deck)


def _lost(state: State, scene: Scene) -> int:
    return scene.lost


def _symbols(symbol: int, last: int) -> Counting:
    def count(state: State, scene: Scene) -> int:
        played = [one for one in state.storyline if isinstance(one.card, HeroCard)][-last:]
        return sum(
            one.card.symbols[symbol]
            for one in played
            if isinstance(one.card, HeroCard) and not one.face_down
        )

    return count


def _on_heroes(token: str, who: Holder) -> Counting:
    def count(state: State, scene: Scene) -> int:
        subjects = (scene.hero,) if who == "acting" else range(len(state.table.heroes))
        return sum([state.count(token, "hero", hero) for hero in subjects])

    return count
