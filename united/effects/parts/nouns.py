"""What a card counts at a Location: each noun with how many of it there are, and how it is said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from attrs import frozen

from united.changes.civilians_and_thugs import free_slots
from united.changes.threats import threat_at
from united.definitions.voice import Voice
from united.definitions.wording import with_article
from united.state.layout import NO_THREAT
from united.state.state import State

Counter: TypeAlias = Callable[[State, int], int]
"""How many there are of something at a Location."""


@frozen
class Noun:
    """Something that can be at a Location."""

    one: str
    several: str
    counter: Counter


def _heroes(state: State, place: int) -> int:
    return len(state.standing_heroes(place))


def _henchmen(state: State, place: int) -> int:
    threat = threat_at(state, place)
    return int(threat is not None and threat.is_henchman)


def _villain(state: State, place: int) -> int:
    return int(state.villain_at == place and not state.villain_away)


def _token_count(state: State, place: int) -> int:
    return state.civilians[place] + state.thugs[place]


NOUNS: Final[dict[str, Noun]] = {
    "hero": Noun("Hero", "Heroes", _heroes),
    "villain": Noun("Villain", "Villains", _villain),
    "threat": Noun("Threat", "Threats", lambda state, at: int(state.threats[at] != NO_THREAT)),
    "henchman": Noun("Henchman", "Henchmen", _henchmen),
    "civilian": Noun("Civilian", "Civilians", lambda state, place: state.civilians[place]),
    "thug": Noun("Thug", "Thugs", lambda state, place: state.thugs[place]),
    "token": Noun("token", "tokens", _token_count),
    "room": Noun("free slot", "free slots", free_slots),
}
"""The nouns of the game; any other is the id of a token that content declares."""

AT_LOCATIONS: Final = tuple(NOUNS)


def counter_of(noun: str) -> Counter:
    """Return what counts a noun, or content's tokens of that id, at a Location."""
    if noun in NOUNS:
        return NOUNS[noun].counter
    return lambda state, place: state.counters.get((noun, "location", place), 0)


def say_noun(noun: str, voice: Voice, *, several: bool = False) -> str:
    """Return a noun as a card says it, for one or for several."""
    if noun in NOUNS:
        return NOUNS[noun].several if several else NOUNS[noun].one
    return voice.several(noun) if several else voice.name_of(noun)


def say_has(there: Sequence[str], absent: Sequence[str], voice: Voice) -> str:
    """Return what a Location has and has not, after `has`: `a Hero and no Threat`."""
    parts = [_some(one, voice) for one in there]
    parts += [f"no {say_noun(one, voice)}" for one in absent]
    return " and ".join(parts)


def _some(noun: str, voice: Voice) -> str:
    return with_article(say_noun(noun, voice))
