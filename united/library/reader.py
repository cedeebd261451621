"""The strict reader: from nodes to attrs classes, by the types that these declare.

It goes on after a mistake, so that one run finds all of them.
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, Union, get_args, get_origin

import attrs

from united.definitions.additions import TokenId
from united.definitions.effect import Condition, Effect, Reaction, Standing
from united.definitions.keys import Key, keys_of
from united.definitions.symbols import Symbols
from united.effects.vocabulary import CONDITION, EFFECT, STANDING, WordKind
from united.effects.when import When
from united.library.extending import EXTENDS, WITHOUT
from united.library.nearest import nearest
from united.library.nodes import LIST, MAPPING, Node
from united.library.notes import FAILED, Mention, Notes, Unknown, failed, find
from united.library.scopes import Scope, scope_under, scope_within, why_without
from united.library.union import alternative
from united.library.values import Mistake, named, read_symbols, read_value, said
from united.library.word_reading import Entries, find_word
from united.outside.quoting import quoted

_WORD_KINDS: Final[dict[Any, WordKind]] = {Effect: EFFECT, Standing: STANDING, Condition: CONDITION}


class Reader(Notes):
    """Reads the values of one file."""

    def read(self, hint: Any, node: Node, scope: Scope, key: Key | None = None) -> Any:
        """Return the value of a node as `hint` wants it, or FAILED with its problems noted."""
        try:
            return self._read(hint, node, scope, key)
        except Mistake as mistake:
            return self.report(mistake.node, str(mistake))

    def _read(self, hint: Any, node: Node, scope: Scope, key: Key | None) -> Any:
        if get_origin(hint) in (Union, types.UnionType):
            hint = alternative(hint, node, key)
        if hint is Reaction:
            hint = When
        if hint in _WORD_KINDS:
            return self._word(_WORD_KINDS[hint], node, scope)
        if hint == Symbols:
            return read_symbols(node)
        if get_origin(hint) is tuple:
            return self._list(get_args(hint)[0], node, scope, key)
        if attrs.has(hint):
            return self._thing(hint, node, scope)
        if key is None:
            raise TypeError(f"no reading for {hint}")
        if get_origin(hint) in (Mapping, dict):
            return self._numbers(node, key)
        return self._value(hint, node, scope, key)

    def _value(self, hint: Any, node: Node, scope: Scope, key: Key) -> Any:
        word = key.words and hint is str and node.value in key.words
        value = node.value if word else read_value(hint, node, key)
        if (word or get_origin(hint) is Literal) and (why := why_without(value, scope)):
            raise Mistake(node, why)
        if word:
            return value
        if key.ids.endswith("token"):
            value = TokenId(value)
        for kind, mentions in ((key.ids, self.referred), (key.declares, self.declared)):
            if kind:
                mentions.append(Mention(kind, value, self.path, node.line, node.column))
        return value

    def _list(self, hint: Any, node: Node, scope: Scope, key: Key | None) -> Any:
        if node.kind != LIST:
            raise Mistake(node, f"should be a list (in [ ] or each item after -), not {said(node)}")
        if not node.items:
            raise Mistake(node, "the list is empty; leave the key out, or say what is in it")
        values = tuple(self.read(hint, item, scope, key) for item in node.items)
        if key and key.ids and not failed(values):
            seen: set[Any] = set()
            for item, value in zip(node.items, values, strict=True):
                if value in seen:
                    self.report(item, f"`{value}` stands here twice")
                seen.add(value)
        return FAILED if failed(values) else values

    def _numbers(self, node: Node, key: Key) -> Any:
        if node.kind != MAPPING:
            raise Mistake(node, f"should be a table such as {{2: 5, 3: 7}}, not {said(node)}")
        numbers: dict[int, Any] = {}
        for name, value in node.entries:
            if type(name.value) is not int:
                self.report(name, f"should be a whole number, not {said(name)}")
            elif name.value in numbers:
                self.report(name, f"{quoted(name.written)} stands here twice")
            else:
                numbers[name.value] = self.read(int, value, Scope(), key)
        return FAILED if failed(numbers.values()) else dict(sorted(numbers.items()))

    def _word(self, kind: WordKind, node: Node, scope: Scope) -> Any:
        found = find_word(kind, node)
        word = found.word
        if getattr(word.cls, "needs_threat", False) and not scope.threat:
            self.report(node, f"`{word.name}` is for Threat cards: it is about this Threat")
        given: dict[str, Any] = {}
        if found.bare:
            key, value = found.bare
            given[key.name] = self.read(key.hint, value, scope, key)
        within = scope_within(word.cls, scope, node)
        made = self._build(word.cls, found.entries, node, within, given, word.name)
        if made is not FAILED and not scope.hero and getattr(made, "needs_hero", False):
            who = "; say `who`" if any(key.key == "who" for key in keys_of(word.cls)) else ""
            message = f"`{word.name}` is about the acting Hero, and there is none here{who}"
            return self.report(node, message)
        return made

    def _thing(self, cls: type, node: Node, scope: Scope) -> Any:
        if node.kind != MAPPING:
            keys = ", ".join(key.key for key in keys_of(cls))
            raise Mistake(node, f"should be a mapping with {keys}, not {said(node)}")
        if not node.entries:
            raise Mistake(node, "the mapping is empty; leave the key out, or say what is in it")
        return self._build(cls, node.entries, node, scope_within(cls, scope, node), {})

    def _build(
        self,
        cls: type,
        entries: Entries,
        node: Node,
        scope: Scope,
        given: dict[str, Any],
        word: str = "",
    ) -> Any:
        """Return an object from its keys, after it has been asked what is wrong with it."""
        unknown = self._values(cls, entries, scope, given)
        for key in keys_of(cls):
            if key.required and key.name not in given:
                given[key.name] = FAILED
                if key.key not in unknown.values():
                    message = f"`{word}` needs `{key.key}`" if word else f"`{key.key}` is missing"
                    self.report(node, f"{message} ({key.doc})")
        try:
            made = cls(**given)
        except Unknown:
            # It works something out of a value that could not be read.
            return FAILED
        sound = not unknown and not failed(given.values())
        if self._wrong(made, node) or not sound:
            return FAILED
        self._place_tokens(made)
        return made

    def _place_tokens(self, made: Any) -> None:
        """Note on what the tokens lie that a word names, as far as that can be seen from it."""
        for token, on in made.lying() if hasattr(made, "lying") else ():
            for at, mention in enumerate(self.referred):
                if mention.id is token:
                    self.referred[at] = attrs.evolve(mention, kind=f"{on}-token")

    def _wrong(self, made: Any, node: Node) -> bool:
        """Report what an object finds wrong with itself, as far as its values are known."""
        before = len(self.problems)
        try:
            if hasattr(made, "check") and (message := made.check()):
                self.report(node, message)
            if hasattr(made, "faults"):
                for fault in made.faults():
                    self.report(find(node, fault.path), fault.message)
        except Unknown:
            pass
        return len(self.problems) > before

    def _values(
        self, cls: type, entries: Entries, scope: Scope, given: dict[str, Any]
    ) -> dict[str, str]:
        """Read each key into `given`; return the unknown ones, with what was meant by them."""
        unknown: dict[str, str] = {}
        keys = {key.key: key for key in keys_of(cls)}
        first: dict[str, Node] = {}
        for name, value in entries:
            key = keys.get(name.value) if isinstance(name.value, str) else None
            if key is None:
                unknown[str(name.value)] = self._unknown_key(name, keys)
            elif key.name in given:
                lines = f" (first in line {first[key.key].line})" if key.key in first else ""
                given[key.name] = self.report(name, f"`{key.key}` stands here twice{lines}")
            else:
                first[key.key] = name
                given[key.name] = self._filled(value, scope_under(key, scope), key)
                self._count(name, value, key, extended=EXTENDS in (one.value for one, _ in entries))
        return unknown

    def _count(self, name: Node, value: Node, key: Key, *, extended: bool) -> None:
        """Count cards with their copies, even where one of them could not be read."""
        if not (key.total and value.items):
            return
        copies = (item.get("copies") for item in value.items)
        amount = sum(one.value if one and type(one.value) is int else 1 for one in copies)
        if amount != key.total:
            hint = (
                f"; `{WITHOUT}` leaves some of them out" if extended and amount > key.total else ""
            )
            message = f"there must be {key.total} cards with all copies, not {amount}{hint}"
            self.report(name, message)

    def _filled(self, value: Node, scope: Scope, key: Key) -> Any:
        if value.value is None:
            return self.report(value, f"`{key.key}` is empty")
        return self.read(key.hint, value, scope, key)

    def _unknown_key(self, name: Node, keys: Iterable[str]) -> str:
        found = nearest(name.value, keys) if isinstance(name.value, str) else ""
        there = f"did you mean `{found}`?" if found else f"there are: {', '.join(keys)}"
        self.report(name, f"there is no key {named(name)} here; {there}")
        return found
