"""From the state to the numbers in force with their causes, what holds, and what actions cost."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from attrs import evolve

from united.changes.thugs import THUG_NEEDS, thug_needs
from united.definitions.villain import Villain
from united.definitions.voice import HERO_VOICE
from united.effects.english import clauses, sentence
from united.effects.inside import effects_inside
from united.effects.words.until import say_until
from united.effects.words.wounds import WoundHeroes
from united.rules.actions import kinds_with
from united.rules.actions.added import Added
from united.rules.position.numbers import Cause, Cost, Holding, Number
from united.rules.setup import MOST_TABLES
from united.state.scene import Scene
from united.state.standing import in_play, voice_in
from united.state.state import State
from united.state.table import Boards


def full_health(state: State) -> Number:
    """Return the Villain's full Health: his table's, and what adds to it (S2)."""
    return Number(state.table.health, _causes(state, "villain_health"))


def bam_wounds(state: State) -> Number | None:
    """Return the wounds that the BAM! of the board deals to each Hero it wounds (V3, G5).

    Where the board has several such effects it is the one that wounds most; None without any.
    """
    base = _board_wounds(state.table.villain)
    return Number(base, _causes(state, "bam_wounds")) if base else None


@lru_cache(MOST_TABLES)
def _board_wounds(villain: Villain) -> int:
    amounts = (one.amount for one in effects_inside(villain.bam) if isinstance(one, WoundHeroes))
    return max((amount for amount in amounts if isinstance(amount, int)), default=0)


def thug_damage(state: State, place: int) -> Number:
    """Return the damage that defeats a Thug at a Location: the highest that is demanded (A3)."""
    more = thug_needs(state, place) - THUG_NEEDS
    found = _causes(state, "thug_damage", place) if more else ()
    return Number(
        THUG_NEEDS,
        tuple(evolve(one, amount=more) for one in found if one.amount - THUG_NEEDS == more)[:1],
    )


def _causes(state: State, what: str, subject: int = -1) -> tuple[Cause, ...]:
    found = (
        (standing.value(state, scene, subject), scene.source)
        for standing, scene in in_play(state, what)
    )
    return tuple(Cause(amount, source.id, source.name) for amount, source in found if amount)


def read_in_force(state: State) -> tuple[Holding, ...]:
    """Return everything that holds at the moment, with the card that it comes from."""
    return (*_standing(state), *_at_turn_end(state))


def _standing(state: State) -> Iterator[Holding]:
    """Yield the standing effects; those of a Hero come last, as `in_play` has them."""
    table = state.table
    subjects = range(-1, max(len(table.ring), len(table.heroes)))
    lasting = {id(one.standing): one for one in state.lasting}
    for standing, scene in in_play(state):
        held = lasting.get(id(standing))
        hero = table.heroes[held.hero] if held is not None and held.hero >= 0 else None
        yield Holding(
            what=standing.what,
            text=sentence(standing.say(voice_in(state, scene))),
            card=scene.source.id,
            name=scene.source.name,
            holds=any(standing.value(state, scene, subject) for subject in subjects),
            location=_where(state, scene),
            hero=hero.id if hero else "",
            until=say_until(held.until, hero.name if hero else "") if held else "",
        )


def _where(state: State, scene: Scene) -> str:
    place = state.place_of_threat(scene.threat) if scene.threat >= 0 else -1
    return state.table.ring[place].id if place >= 0 else ""


def _at_turn_end(state: State) -> Iterator[Holding]:
    for effects, scene in state.at_turn_end:
        hero = state.table.heroes[scene.hero].id if scene.hero >= 0 else ""
        yield Holding(
            what="at_turn_end",
            text=sentence(clauses(effects, HERO_VOICE)),
            card=scene.source.id,
            name=scene.source.name,
            hero=hero,
            until="at the end of this turn",
        )


@lru_cache(MOST_TABLES)
def costs_with(boards: Boards) -> tuple[Cost, ...]:
    """Return what each action costs that has a price, where these boards add theirs."""
    return tuple(
        Cost(kind.verb, kind.name, cost, kind.board if isinstance(kind, Added) else "")
        for kind in kinds_with(boards)
        if any(cost := kind.price.cost())
    )
