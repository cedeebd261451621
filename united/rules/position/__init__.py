"""What people see of a game: one typed position, which the game makes and every front end shows."""

from __future__ import annotations

from united.rules.position.board import OUT_OF_RING, Count, Goal, Mission, Place, Threat, Villain
from united.rules.position.model import Position
from united.rules.position.numbers import Cause, Cost, Holding, Number
from united.rules.position.people import Card, Hero, Mark, Pile, Team
from united.rules.position.reading import position_of
from united.rules.position.words import View, add_orders, in_words

__all__ = [
    "OUT_OF_RING",
    "Card",
    "Cause",
    "Cost",
    "Count",
    "Goal",
    "Hero",
    "Holding",
    "Mark",
    "Mission",
    "Number",
    "Pile",
    "Place",
    "Position",
    "Team",
    "Threat",
    "View",
    "Villain",
    "add_orders",
    "in_words",
    "position_of",
]
