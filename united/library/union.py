"""Which of several allowed types a value was meant to be: that is seen from its shape."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args, get_origin

import attrs

from united.definitions.keys import Key, keys_of
from united.definitions.symbols import Symbols
from united.library.nearest import meant
from united.library.nodes import LIST, MAPPING, Node
from united.library.values import Mistake, either, said


def alternative(hint: Any, node: Node, key: Key | None) -> Any:
    """Return the type among those of a union that fits the shape of a node. Raises `Mistake`."""
    choices = [one for one in get_args(hint) if one is not type(None)]
    fitting = [one for one in choices if _fits(one, node)]
    if len(fitting) > 1:
        return _by_its_key(fitting, node)
    if fitting or len(choices) == 1:
        return (fitting or choices)[0]
    wanted = " or ".join(_described(one, key) for one in choices)
    words = [word for one in choices if get_origin(one) is Literal for word in get_args(one)]
    which = [_head(one) for one in choices if attrs.has(one) and _holds(one, node.value)]
    if which:
        ways = " or ".join(f"{{{one}: {node.value}}}" for one in which)
        raise Mistake(node, f"`{node.value}` alone does not say which are meant: {ways}")
    typo = meant(node.value, words) if isinstance(node.value, str) else ""
    raise Mistake(node, f"should be {wanted}, not {said(node)}{typo}")


def _holds(cls: type, value: Any) -> bool:
    """Tell whether a value is one of the words that a mapping takes for its own key."""
    key = next(one for one in keys_of(cls) if one.required)
    return isinstance(value, str) and value in get_args(key.hint)


def _by_its_key(choices: list[Any], node: Node) -> Any:
    """Return the one of several mappings whose own key, the one it needs, stands there."""
    heads = {_head(one): one for one in choices if attrs.has(one)}
    for name, _ in node.entries:
        if name.value in heads:
            return heads[name.value]
    first = node.entries[0][0] if node.entries else node
    written = first.value if isinstance(first.value, str) else ""
    raise Mistake(first, f"one of these keys is needed: {', '.join(heads)}{meant(written, heads)}")


def heads_of(hint: Any) -> frozenset[str]:
    """Return the keys by which the mappings are told apart that a value may be."""
    choices = get_args(hint) or (hint,)
    return frozenset(_head(one) for one in choices if attrs.has(one))


def _head(cls: type) -> str:
    return next(one.key for one in keys_of(cls) if one.required)


def _fits(hint: Any, node: Node) -> bool:
    if node.kind == MAPPING:
        return attrs.has(hint) or hint == Symbols or get_origin(hint) in (Mapping, dict)
    if node.kind == LIST:
        return get_origin(hint) is tuple
    if isinstance(node.value, str):
        return node.value in get_args(hint) or hint is str or getattr(hint, "_is_protocol", False)
    return type(node.value) is hint


def _described(hint: Any, key: Key | None) -> str:
    if get_origin(hint) is Literal:
        return either(get_args(hint))
    if attrs.has(hint):
        keys = ", ".join(f"{one.key}: ..." for one in keys_of(hint) if one.required)
        return f"{{{keys}}}"
    if hint is int and key is not None:
        return f"a whole number from {key.least} to {key.most}"
    return {bool: "true or false", str: "text"}.get(hint, "a list")
