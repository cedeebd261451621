"""What effects at some place in a file can speak of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from attrs import evolve, frozen

from united.definitions.additions import Action, TokenKind
from united.definitions.happenings import HAPPENINGS
from united.definitions.keys import Key
from united.definitions.threat import Threat
from united.effects.when import When
from united.effects.words.do import DoThere
from united.library.nodes import Node


@frozen
class Scope:
    """An acting Hero, a token that moves, a Threat in play, tokens that did not fit."""

    hero: bool = False
    moves: bool = False
    threat: bool = False
    overflow: bool = False


def why_without(word: str, scope: Scope) -> str:
    """Return why a word means nothing here, empty where it does."""
    if word in ("origin", "target") and not scope.moves:
        return f"`{word}` has a meaning only in an action with `move_token`"
    if word in ("overflow", "that") and not scope.overflow:
        where = "under `overflow` and where something happens `on: overflow`"
        return f"`{word}` is about tokens that did not fit: it has a meaning only {where}"
    return ""


def scope_under(key: Key, scope: Scope) -> Scope:
    """Return what effects under a key can speak of."""
    return evolve(
        scope, hero=scope.hero or key.hero, overflow=scope.overflow or key.key == "overflow"
    )


def scope_within(cls: type, scope: Scope, node: Node) -> Scope:
    """Return what effects inside a thing can speak of, by what its node says."""
    return _WITHIN[cls](scope, node) if cls in _WITHIN else scope


def _in_token(scope: Scope, node: Node) -> Scope:
    # Tokens on a Hero fill up where that Hero acts; on a Location nobody need act.
    on = node.get("on")
    return evolve(scope, hero=on is not None and on.value == "hero")


def _in_action(scope: Scope, node: Node) -> Scope:
    # With `move_token` there are an origin and a target.
    return evolve(scope, moves=node.get("move_token") is not None)


def _in_threat(scope: Scope, node: Node) -> Scope:
    return evolve(scope, threat=True)


def _in_when(scope: Scope, node: Node) -> Scope:
    # Who acts is the Hero whom the event is about; of an unknown event nobody knows.
    on = node.get("on")
    known = next((kind for id, kind in HAPPENINGS.items() if on and on.value == id), None)
    return evolve(
        scope,
        hero=known.hero if known else True,
        overflow=known is None or known is HAPPENINGS["overflow"],
    )


def _in_do(scope: Scope, node: Node) -> Scope:
    # Whoever is named by `who` acts.
    who = node.get("who")
    return evolve(scope, hero=scope.hero or who is not None)


_WITHIN: Final[dict[type, Callable[[Scope, Node], Scope]]] = {
    TokenKind: _in_token,
    Action: _in_action,
    Threat: _in_threat,
    When: _in_when,
    DoThere: _in_do,
}
