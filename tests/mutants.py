"""Mutants of content: the shipped packs and the one for tests, each a little changed by its number.

A mutant is one thing (a Villain, a challenge, a Hero, a Location) with its files changed: pieces
swapped, doubled, cut out, put in from other cards, or the text itself garbled. The same number
always gives the same mutant.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml
from attrs import frozen

from tests.positions import NIGHT
from united.library.home import content_root

Data = Any
"""What a YAML file says, as dicts, lists and single values."""

# The C parser does the same some ten times as fast.
_LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_DUMPER: Final[Any] = getattr(yaml, "CSafeDumper", yaml.SafeDumper)

GARBLED: Final = 0.1
"""The share of changes that are made to the text, not what it says."""

HOW_MANY: Final = (1, 1, 1, 2, 2, 3, 4)
"""Changes of a mutant: with many of them hardly any is accepted."""

NUMBERS: Final = (-1, 0, 1, 1, 2, 2, 3, 4, 5, 6, 9, 12, 20, 99, 100, 10**25)
ODD: Final = (
    "\u202e", "\x1b[31m", "\0", "\t", "'", '"', "{", "}", "[", "]", ":", "- ", "#", "&a ", "*a",
    "!x ", "é", "\u3000", "`", "|", ">", "\n", "  ", "9" * 30, "~", "%", "\ud7ff",
)  # fmt: skip
ROUGH: Final[tuple[Data, ...]] = (
    {"add": {"thugs": 9, "civilians": 9, "at": "villain"}},
    {"add": {"thugs": 99, "at": "everywhere"}},
    {"add": {"civilians": 9, "at": "any"}},
    {"suffer": 9},
    {"wound": {"each": "hero", "at": "everywhere", "amount": 9}},
    {"split_wounds": {"amount": 9, "at": "everywhere"}},
    {"remove": {"thugs": "all", "civilians": "all", "at": "everywhere"}},
    {"villain_turn": {"later": 9}},
    {"draw": 12},
    {"may": ["bury_plan"]},
    "reveal_plan",
    "swap_threats",
    {"place_threat": {"at": {"clockwise_from": "villain", "without": "threat"}}},
    {"rescue": {"civilians": {"up_to": 99}, "from": "board"}},
    {"attack": {"times": 9, "at": "everywhere"}},
)
"""Effects that do more than any good card does."""

EFFECTS: Final = (
    "overflow", "bam", "setup", "special", "end_of_turn", "when_placed", "when_cleared",
    "when_villain_stops", "at_turn_start", "when_full", "effects",
)  # fmt: skip
"""Keys under which effects stand."""


@frozen
class Source:
    """A thing and the texts of its files, by their paths in a pack."""

    folder: str
    id: str
    texts: tuple[tuple[str, str], ...]


@cache
def sources() -> tuple[Source, ...]:
    """Return every thing of the shipped content and of the pack for tests."""
    found = []
    for root in (content_root() / "spider-verse", Path(NIGHT)):
        for path in sorted(root.glob("*/*.yaml")):
            files = [path, *sorted((path.parent / path.stem).glob("*.yaml"))]
            texts = tuple((f.relative_to(root).as_posix(), f.read_text("utf-8")) for f in files)
            found.append(Source(path.parent.name, path.stem, texts))
    return tuple(found)


@cache
def pieces() -> dict[str, list[Data]]:
    """Return all that stands under each key in any file, and all effects under `effects`."""
    found: dict[str, list[Data]] = {"an effect": [*ROUGH] * 4}
    for source in sources():
        for _, text in source.texts:
            for holder, key in _places(yaml.load(text, _LOADER)):
                found.setdefault(_name(holder, key), []).append(holder[key])
                if key in EFFECTS and isinstance(holder[key], list):
                    found["an effect"] += holder[key]
    return found


def mutant(number: int) -> tuple[Source, dict[str, str]]:
    """Return a mutant: what it was made from, and its files' texts by their paths in a pack."""
    chance = random.Random(number)
    source = chance.choice(sources())
    texts = dict(source.texts)
    for _ in range(chance.choice(HOW_MANY)):
        inside = chance.choice(sorted(texts))
        if chance.random() < GARBLED:
            texts[inside] = chance.choice(TEXT_CHANGES)(chance, texts[inside])
            continue
        try:
            data = yaml.load(texts[inside], _LOADER)
        except (yaml.YAMLError, ValueError):
            break
        if isinstance(data, dict) and (places := list(_places(data))):
            chance.choice(CHANGES)(chance, data, *chance.choice(places))
            texts[inside] = yaml.dump(data, Dumper=_DUMPER, sort_keys=False, allow_unicode=True)
    return source, texts


def _places(data: Data) -> list[tuple[Data, Any]]:
    """Return each place of a value: what holds it, and its key or number there."""
    if isinstance(data, dict):
        inner = list(data.items())
    else:
        inner = list(enumerate(data)) if isinstance(data, list) else []
    return [(data, key) for key, _ in inner] + [p for _, one in inner for p in _places(one)]


def _name(holder: Data, key: Any) -> str:
    """Return under what name a value is kept among the pieces: its key, for items none."""
    return str(key) if isinstance(holder, dict) else "an item"


def _copy(data: Data) -> Data:
    if isinstance(data, dict):
        return {key: _copy(value) for key, value in data.items()}
    return [_copy(one) for one in data] if isinstance(data, list) else data


def _effects_in(data: Data) -> list[Data]:
    """Return the lists of effects in a file."""
    return [h[k] for h, k in _places(data) if k in EFFECTS and isinstance(h[k], list)] or [[]]


# What a piece of a file is changed into.


def _like(chance: random.Random, data: Data, holder: Data, key: Any) -> None:
    """Put what stands under the same key elsewhere."""
    holder[key] = _copy(chance.choice(pieces().get(_name(holder, key), [None])))


def _number(chance: random.Random, data: Data, holder: Data, key: Any) -> None:
    numbers = [(h, k) for h, k in _places(data) if type(h[k]) is int]
    if numbers:
        holder, key = chance.choice(numbers)
        holder[key] = chance.choice(NUMBERS)


def _any(chance: random.Random, data: Data, holder: Data, key: Any) -> None:
    """Put anything that stands anywhere."""
    holder[key] = _copy(chance.choice(chance.choice(sorted(pieces().items()))[1]))


def _delete(chance: random.Random, data: Data, holder: Data, key: Any) -> None:
    del holder[key]


def _double(chance: random.Random, data: Data, holder: Data, key: Any) -> None:
    if isinstance(holder, list):
        holder.insert(key, _copy(holder[key]))


def _swap(chance: random.Random, data: Data, holder: Data, key: Any) -> None:
    other, there = chance.choice(_places(data))
    holder[key], other[there] = _copy(other[there]), _copy(holder[key])


def _add_effect(chance: random.Random, data: Data, holder: Data, key: Any) -> None:
    effects = chance.choice(_effects_in(data))
    effects.insert(chance.randint(0, len(effects)), _copy(chance.choice(pieces()["an effect"])))


def _add_trigger(chance: random.Random, data: Data, holder: Data, key: Any) -> None:
    """Give a card effects at another moment than those that it has."""
    cards = [data, *(one for one in data.get("cards") or () if isinstance(one, dict))]
    chosen = chance.sample(pieces()["an effect"], chance.randint(1, 2))
    chance.choice(cards)[chance.choice(EFFECTS[:-1])] = _copy(chosen)


def _nest(chance: random.Random, data: Data, holder: Data, key: Any) -> None:
    effects = chance.choice(_effects_in(data))
    if effects:
        at = chance.randrange(len(effects))
        inner, other = effects[at], _copy(chance.choice(pieces()["an effect"]))
        effects[at] = chance.choice(
            [
                {"may": [inner]},
                {"choose_one": [[inner], [other]]},
                {"at_end_of_turn": [inner, other]},
                {"if": _copy(chance.choice(pieces()["if"])), "then": [inner], "else": [other]},
            ]
        )


Change = Callable[[random.Random, Data, Data, Any], None]
CHANGES: Final[tuple[Change, ...]] = (
    _like, _like, _number, _any, _delete, _double, _swap, _add_effect, _add_effect, _add_effect,
    _add_effect, _add_trigger, _add_trigger, _add_trigger, _nest, _nest, _nest,
)  # fmt: skip


# What a text is changed into.


def _cut(chance: random.Random, text: str) -> str:
    start = chance.randint(0, len(text))
    return text[:start] + text[start + chance.choice((1, 1, 3, 20, len(text))) :]


def _odd(chance: random.Random, text: str) -> str:
    at = chance.randint(0, len(text))
    return text[:at] + chance.choice(ODD) + text[at:]


def _lines(chance: random.Random, text: str) -> str:
    lines = text.split("\n")
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def _indent(chance: random.Random, text: str) -> str:
    lines = text.split("\n")
    at = chance.randrange(len(lines))
    lines[at] = chance.choice((f"  {lines[at]}", lines[at].removeprefix("  ")))
    return "\n".join(lines)


TEXT_CHANGES: Final = (_cut, _odd, _odd, _lines, _indent)
