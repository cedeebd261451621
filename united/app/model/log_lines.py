"""The log of a game as lines, by turns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from attrs import frozen

from united.session.sight import Sight
from united.state.events import Event

TURNS = frozenset({"setup", "villain-turn", "turn", "team-turn"})
"""Events with which a new part of the log begins."""


@frozen
class Line:
    """A line of the log; a heading begins a turn. `automatic` says why nobody was asked for it."""

    text: str
    rule: str
    heading: bool = False
    automatic: str = ""


def read_log(
    log: Iterable[tuple[str, tuple[Event, ...]]], automatic: Mapping[int, str], sight: Sight
) -> Iterator[Line]:
    """Yield the lines of a session's log, as they are seen with a sight.

    `automatic` says of the numbers of choices (from 1) that were taken by themselves why.
    """
    for number, (_, events) in enumerate(log):
        if number in automatic:
            yield Line(f"Taken automatically: {automatic[number]}", "", automatic="yes")
        for event in sight.events(events):
            yield Line(event.text, event.rule, heading=event.what in TURNS)


def found_in(lines: Iterable[Line], words: Sequence[str]) -> list[Line]:
    """Return the lines that have all of some words (in small letters), each below its heading."""
    found: list[Line] = []
    heading: Line | None = None
    for line in lines:
        heading = line if line.heading else heading
        if all(word in f"{line.text} {line.rule}".casefold() for word in words):
            if heading is not None and heading is not line:
                found.append(heading)
            found.append(line)
            heading = None
    return found


def as_text(lines: Iterable[Line]) -> str:
    """Return the log as plain text, for a file."""
    rows = []
    for line in lines:
        rule = f"  [{line.rule}]" if line.rule else ""
        rows.append(f"\n{line.text}{rule}" if line.heading else f"  {line.text}{rule}")
    return "\n".join(rows).lstrip("\n") + "\n"
