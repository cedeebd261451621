"""Reading single values: numbers, texts, ids, choices, symbols. Nothing is coerced."""

from __future__ import annotations

import re
from typing import Any, Final, Literal, get_args, get_origin

from united.definitions.effect import RuleNumber
from united.definitions.keys import LONGEST, Digest, Id, Key, Name
from united.definitions.symbols import SYMBOL_IDS, Symbols
from united.library.nearest import meant
from united.library.nodes import LIST, MAPPING, Node
from united.library.rulebook import UnknownRule, load_rulebook
from united.outside.errors import UnitedError
from united.outside.quoting import clipped, quoted

ID: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
LONGEST_ID: Final = 40
DIGEST: Final = re.compile(r"[0-9a-f]{64}")
MOST_SYMBOLS: Final = 9


class Mistake(UnitedError):
    """A value that is not what it should be."""

    def __init__(self, node: Node, message: str) -> None:
        super().__init__(message)
        self.node = node


def read_value(hint: Any, node: Node, key: Key) -> Any:
    """Return the value of a node that must be a single value. Raises `Mistake`."""
    value = node.value
    if get_origin(hint) is Literal:
        choices = get_args(hint)
        if isinstance(value, str) and value in choices:
            return value
        typo = meant(value, choices) if isinstance(value, str) else ""
        raise Mistake(node, f"should be {either(choices)}, not {said(node)}{typo}")
    if hint is bool:
        return _typed(node, bool, "true or false")
    if hint is int:
        return _number(node, key)
    text = _typed(node, str, "text", quote=True)
    if key.ids or key.declares or hint is Id:
        return _id(node, text)
    if hint is Digest:
        return _digest(node, text)
    if hint is RuleNumber:
        return _rule(node, text)
    return _text(hint, node, text)


def read_symbols(node: Node) -> Symbols:
    """Return symbols written as `{move: 2}` or as `[move, move]`. Raises `Mistake`."""
    counts = dict.fromkeys(SYMBOL_IDS, 0)
    if node.kind == LIST:
        for item in node.items:
            counts[_symbol(item)] += 1
    elif node.kind == MAPPING:
        for name, amount in node.entries:
            if counts[_symbol(name)]:
                raise Mistake(name, f"`{name.value}` stands here twice")
            counts[_symbol(name)] = _typed(amount, int, "a whole number")
            if not 1 <= amount.value <= MOST_SYMBOLS:
                span = f"a whole number from 1 to {MOST_SYMBOLS}"
                raise Mistake(amount, f"should be {span}, not {clipped(amount.written)}")
    else:
        raise Mistake(node, f"should be symbols such as {{move: 2}}, not {said(node)}")
    if not 1 <= sum(counts.values()) <= MOST_SYMBOLS:
        raise Mistake(node, f"should be from 1 to {MOST_SYMBOLS} symbols")
    return (counts["move"], counts["attack"], counts["heroic"], counts["wild"])


def said(node: Node) -> str:
    """Return how a message names what stands there."""
    value = node.value
    if node.kind in (LIST, MAPPING):
        return f"a {node.kind}"
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return f"the number {clipped(node.written)}"
    return f'the text "{clipped(" ".join(value.split()))}"'


def named(node: Node) -> str:
    """Return how a message names a key or word that stands there."""
    return quoted(node.written) if isinstance(node.value, str) else said(node)


def either(choices: tuple[str, ...]) -> str:
    """Return choices as `here, villain or any`."""
    *most, last = choices
    return f"{', '.join(most)} or {last}" if most else last


def _symbol(node: Node) -> str:
    if node.value not in SYMBOL_IDS:
        typo = meant(node.value, SYMBOL_IDS) if isinstance(node.value, str) else ""
        raise Mistake(node, f"there is no symbol {named(node)}: {either(SYMBOL_IDS)}{typo}")
    return str(node.value)


def _typed(node: Node, kind: type, what: str, *, quote: bool = False) -> Any:
    # A bool is an int in Python, and is none in content.
    if type(node.value) is not kind:
        quoting = quote and type(node.value) in (int, bool)
        hint = "; put it in quotes" if quoting else ""
        raise Mistake(node, f"should be {what}, not {said(node)}{hint}")
    return node.value


def _number(node: Node, key: Key) -> int:
    span = f"a whole number from {key.least} to {key.most}"
    number = _typed(node, int, span)
    if not key.least <= number <= key.most:
        raise Mistake(node, f"should be {span}, not {clipped(node.written)}")
    return int(number)


def _id(node: Node, text: str) -> str:
    if not ID.fullmatch(text) or len(text) > LONGEST_ID:
        raise Mistake(
            node,
            f"an id is lower-case words joined by hyphens, of at most {LONGEST_ID} characters, "
            f"not {said(node)}",
        )
    return text


def _digest(node: Node, text: str) -> str:
    if not DIGEST.fullmatch(text):
        raise Mistake(node, f"a digest is 64 of the letters a to f and digits, not {said(node)}")
    return text


def _rule(node: Node, text: str) -> str:
    try:
        return load_rulebook().get(text).number
    except UnknownRule as error:
        raise Mistake(node, str(error).removesuffix(".")) from error


def _text(hint: Any, node: Node, text: str) -> str:
    if hint is Name:
        if text != " ".join(text.split()):
            raise Mistake(node, "a name is one line with single spaces, none at its ends")
    else:
        text = " ".join(text.split())
    if not text:
        raise Mistake(node, "is empty")
    if len(text) > LONGEST.get(hint, LONGEST[str]):
        limit = LONGEST.get(hint, LONGEST[str])
        raise Mistake(node, f"is {len(text)} characters long, and may be {limit}")
    return text
