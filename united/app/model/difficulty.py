"""The difficulty of a game by name: the challenges that do no more than take cards out of decks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from united.definitions.catalog import Catalog
from united.definitions.challenge import Challenge

NORMAL: Final = ""
"""The difficulty of a game without any of them."""


def difficulties(catalog: Catalog) -> tuple[Challenge, ...]:
    """Return the challenges that are a difficulty, the easiest first."""
    found = [one for one in catalog.challenges.values() if one.is_difficulty]
    return tuple(sorted(found, key=_symbols_lost))


def difficulty_of(challenges: Sequence[str], catalog: Catalog) -> str:
    """Return the id of the hardest difficulty among some challenges, `NORMAL` for none."""
    return next((one.id for one in reversed(difficulties(catalog)) if one.id in challenges), NORMAL)


def with_difficulty(challenges: Sequence[str], id: str, catalog: Catalog) -> tuple[str, ...]:
    """Return the challenges with this difficulty in place of any other."""
    known = [one.id for one in difficulties(catalog)]
    others = tuple(one for one in challenges if one not in known)
    return (*others, id) if id else others


def _symbols_lost(challenge: Challenge) -> int:
    return sum(len(card.printed) for card in challenge.decks_lose)
