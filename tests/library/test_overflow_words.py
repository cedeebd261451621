"""`that` and `overflow` are about tokens that did not fit: elsewhere there are none to speak of."""

from __future__ import annotations

import pytest

from tests.library.conftest import Told

HEAD = "challenge: gush\nname: Gush\nsource: Mine.\n"

ONLY = (
    "is about tokens that did not fit: it has a meaning only under `overflow` and where something "
    "happens `on: overflow`"
)

ELSEWHERE = {
    "setup: [{put: {token: that, at: villain}}]\n": f"4:23: `that` {ONLY}",
    "setup: [{add: {thugs: {count: overflow}}}]\n": f"4:31: `overflow` {ONLY}",
    "setup: [{if: {count: overflow}, then: [{add: {thugs: 1}}]}]\n": f"4:22: `overflow` {ONLY}",
    "when: [{on: mission_done, do: [{put: {token: that, at: villain}}]}]\n": (
        f"4:46: `that` {ONLY}"
    ),
    # Its token is a symbol, which lies nowhere.
    "when: [{on: token_spent, do: [{put: {token: that, at: villain}}]}]\n": f"4:45: `that` {ONLY}",
    # What waits inside is about another event.
    "overflow:\n  - until: turn\n    when: [{on: turn_end, do: [{put: {token: that}}]}]\n": (
        f"6:46: `that` {ONLY}"
    ),
}

THERE = (
    "overflow: [{put: {token: that, at: villain}}, {add: {thugs: {count: overflow}}}]\n",
    "when: [{on: overflow, for_each: true, do: [{put: {token: that, at: villain}}]}]\n",
    "when: [{on: overflow, if: {count: overflow, at_least: 2}, do: [play_plan]}]\n",
    "overflow: [{if: {count: overflow, at_least: 2}, then: [{add: {thugs: 1, at: villain}}]}]\n",
)


@pytest.mark.parametrize(("keys", "said"), ELSEWHERE.items())
def test_elsewhere_they_are_refused(told: Told, keys: str, said: str) -> None:
    assert told("challenges/gush.yaml", HEAD + keys) == [said]


@pytest.mark.parametrize("keys", THERE)
def test_where_tokens_did_not_fit_they_are_taken(told: Told, keys: str) -> None:
    assert told("challenges/gush.yaml", HEAD + keys) == []
