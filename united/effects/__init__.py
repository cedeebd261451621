"""The effect language: each word declared once, with how it reads, resolves and is said.

Importing the package declares every word.
"""

from __future__ import annotations

from united.effects import (
    board_words,
    card_words,
    condition_words,
    control_words,
    count_words,
    course_words,
    do_words,
    fight_words,
    hero_words,
    holding_words,
    instead_words,
    logic_words,
    move_words,
    rescue_words,
    ring_words,
    standing_words,
    threat_words,
    token_moves,
    token_words,
    unless_words,
    until_words,
    villain_words,
    wound_words,
)

__all__ = [
    "board_words",
    "card_words",
    "condition_words",
    "control_words",
    "count_words",
    "course_words",
    "do_words",
    "fight_words",
    "hero_words",
    "holding_words",
    "instead_words",
    "logic_words",
    "move_words",
    "rescue_words",
    "ring_words",
    "standing_words",
    "threat_words",
    "token_moves",
    "token_words",
    "unless_words",
    "until_words",
    "villain_words",
    "wound_words",
]
