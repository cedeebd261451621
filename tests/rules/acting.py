"""A Hero who acts at Queens, where nothing is but what a test says."""

from __future__ import annotations

from typing import Any

import pytest

from tests.positions import Given, position
from united.library.rulebook import load_rulebook
from united.rules.game import Game, NotPossible
from united.state.choice import Reason


def at_queens(
    card: str = "wild",
    *,
    queens: Given | None = None,
    hero: Given | None = None,
    **given: Any,
) -> dict[str, Any]:
    """Return a position in which Spider-Man's turn begins at Queens.

    He holds the card and a plain Move; the Green Goblin is next door. `queens`, `hero` and `given`
    add to the position.
    """
    here = {"civilians": 0, "thugs": 0, "threat": None, **(queens or {})}
    cards = [f"spider-man/{card}", "spider-man/move"]
    return {
        "turn": "spider-man",
        "villain": {"at": "daily-bugle"},
        "storyline": [],
        "heroes": {"spider-man": {"at": "queens", "hand": cards, "deck": [], **(hero or {})}},
        **given,
        "locations": {**given.get("locations", {}), "queens": here},
    }


def acting(card: str = "wild", *, game: Given | None = None, **changes: Any) -> Game:
    """Return a game in which Spider-Man has played a card at Queens; see `at_queens`."""
    return position(at_queens(card, **changes), f"play spider-man/{card}", **(game or {}))


def check(game: Game, key: str, text: str, rule: str) -> None:
    """Assert the reason, that the choice is refused with it, and that the rule is known."""
    assert game.why_not(key) == Reason(text, rule)
    with pytest.raises(NotPossible) as refusal:
        game.choose(key)
    assert str(refusal.value) == f"`{key}` is not possible: {text} ({rule})."
    assert refusal.value.key == key
    assert load_rulebook().get(rule).number == rule
