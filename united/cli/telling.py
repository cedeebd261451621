"""What happened, as plain lines: each event with the number of its rule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from united.state.events import Event

_HEADINGS: Final = ("setup", "villain-turn", "turn", "team-turn")


def tell(events: Iterable[Event]) -> None:
    """Print events line by line; a new turn begins after an empty line."""
    for event in events:
        if event.what in _HEADINGS:
            print(f"\n== {event.text} ({event.rule})")
        elif event.what not in ("won", "lost"):
            print(f"  {event.text} ({event.rule})")
