"""The Villain's board and the Missions as the widgets show them."""

from __future__ import annotations

from typing import Final

from united.app import model
from united.changes.combat import villain_reason
from united.changes.missions import completed, villain_health
from united.effects.text import EVIL_GOAL, OVERFLOW, Paragraph, paragraphs_of
from united.rules.game import Game
from united.rules.turns import cards_until_villain
from united.state.state import State
from united.state.table import MISSION_IDS, MISSION_NAMES

_BRINGS = (
    "1st done: his turns after 2 cards",
    "2nd done: he can be damaged",
    "3rd done: each Hero draws 1 card",
    "All Missions are complete",
)


def next_brings(state: State) -> str:
    """Return what the next completed Mission brings (W1)."""
    return _BRINGS[completed(state)]


def read_villain(game: Game) -> model.Villain:
    """Return the Villain's board and decks."""
    state = game.state
    villain = state.table.villain
    reason = villain_reason(state)
    now, needed = game.goal_progress or (0, 0)
    paragraphs = sorted(paragraphs_of(villain), key=_board_order)
    return model.Villain(
        id=villain.id,
        name=villain.name,
        place=state.table.ring[state.villain_at].name,
        health=max(villain_health(state), 0),
        full_health=villain_health(state) + state.villain_damage,
        captives=state.captives,
        paragraphs=tuple(paragraphs),
        goal=villain.evil_goal.name if villain.evil_goal else "",
        goal_now=now,
        goal_needed=needed,
        plan_deck=len(state.plan_deck),
        threat_deck=len(state.threat_deck),
        turn_in=cards_until_villain(state),
        harmless=f"{reason.text} [{reason.rule}]" if reason else "",
    )


_FIRST: Final = ("BAM!", OVERFLOW, EVIL_GOAL)
_LAST: Final = ("Health", "Setup")
"""Labels of what was for the setup."""


def _board_order(paragraph: Paragraph) -> int:
    """Sort what happens every turn first, and what was for the setup last."""
    label = paragraph[0]
    if label in _FIRST:
        return _FIRST.index(label)
    return len(_FIRST) + (1 if label in _LAST else 0)


def read_missions(state: State) -> tuple[model.Mission, ...]:
    """Return the three Missions."""
    rows = zip(MISSION_IDS, MISSION_NAMES, state.missions, state.table.mission_targets, strict=True)
    return tuple(model.Mission(*row) for row in rows)
