"""Finding the word in an item of the effect language, and where its parameters stand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from attrs import frozen

from united.definitions.keys import Key, keys_of
from united.effects.vocabulary import CONDITION, EFFECT, STANDING, VOCABULARY, Word, WordKind
from united.library.nearest import meant
from united.library.nodes import MAPPING, SCALAR, Node
from united.library.union import heads_of
from united.library.values import Mistake, named, said

_KIND_NAMES: Final = {
    EFFECT: "an effect",
    STANDING: "a standing effect (while_in_play, while_face_up, hold)",
    CONDITION: "a condition (if, while, condition)",
}

Entries = list[tuple[Node, Node]]


@frozen(eq=False)
class Found:
    """A word as it stands in a file: its parameters by key, and one that stands for `bare`."""

    word: Word
    entries: Entries
    bare: tuple[Key, Node] | None = None


def find_word(kind: WordKind, node: Node) -> Found:
    """Return the word of a kind that a node says. Raises `Mistake`."""
    if node.kind == SCALAR and isinstance(node.value, str):
        return Found(_lookup(kind, node), [])
    if node.kind != MAPPING or not node.entries:
        raise Mistake(node, f"should be {_KIND_NAMES[kind]}, not {said(node)}")
    name, value = _head(kind, node)
    word = _lookup(kind, name)
    if word.open:
        return Found(word, node.entries)
    if len(node.entries) > 1:
        second = next(key for key, _ in node.entries if key is not name)
        raise Mistake(
            second, f"{named(second)} beside `{word.name}`: an item is one word; begin a new item"
        )
    return _parameters(word, name, value)


def _head(kind: WordKind, node: Node) -> tuple[Node, Node]:
    """Return the key that is the word, with its value: the open one, else the first."""
    openers = {name for name, word in VOCABULARY[kind].items() if word.open}
    return next((pair for pair in node.entries if pair[0].value in openers), node.entries[0])


def _lookup(kind: WordKind, name: Node) -> Word:
    words = VOCABULARY[kind]
    if isinstance(name.value, str) and name.value in words:
        return words[name.value]
    for other, its_words in VOCABULARY.items():
        if name.value in its_words:
            raise Mistake(
                name, f"`{name.value}` is {_KIND_NAMES[other]}; here belongs {_KIND_NAMES[kind]}"
            )
    typo = meant(name.value, words) if isinstance(name.value, str) else ""
    there = typo or "; `united cards words` lists them all"
    raise Mistake(name, f"{named(name)} is no word for {_KIND_NAMES[kind]}{there}")


def _is_long(value: Node, bare: Key, keys: Iterable[str]) -> bool:
    """Tell whether a mapping names a word's parameters, and is not what `bare` stands for."""
    given = [name.value for name, _ in value.entries]
    if bare.key in given or heads_of(bare.hint).isdisjoint(given):
        return any(name in keys for name in given)
    return False


def _parameters(word: Word, name: Node, value: Node) -> Found:
    keys = {key.key: key for key in keys_of(word.cls)}
    if not keys:
        raise Mistake(name, f"`{word.name}` has no parameters; write the word alone")
    bare = keys.get(word.bare)
    if value.kind == MAPPING and not value.entries:
        raise Mistake(value, f"the mapping is empty; `{word.name}` has: {', '.join(keys)}")
    if value.kind == MAPPING and (bare is None or _is_long(value, bare, keys)):
        return Found(word, value.entries)
    if bare is None:
        raise Mistake(
            value, f"`{word.name}` has parameters: {', '.join(keys)}; here is {said(value)}"
        )
    return Found(word, [], (bare, value))
