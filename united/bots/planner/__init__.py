"""A player that looks ahead to the end of its turn, and the hints that come of it."""

from __future__ import annotations

from united.bots.planner.advice import NothingToSuggest, suggest
from united.bots.planner.planner_bot import PlannerBot

__all__ = ["NothingToSuggest", "PlannerBot", "suggest"]
