"""`united replay`: look at a saved game, choice by choice."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from united.cli.app import open_app
from united.cli.options import Front, front_options, load
from united.cli.streams import warn
from united.outside.quoting import typed_path

if TYPE_CHECKING:
    from united.session.replay import Replay, Stop
    from united.session.sight import Sight


@click.command()
@click.argument("file")
@front_options
def replay(file: str, front: Front) -> int:
    """Look at a saved game move by move.

    With --plain or --json all of it is printed. While the game goes on, a curtain hides all hands.
    """
    from united.session.replay import Replay

    course = Replay.open(Path(file), load)
    if course.torn:
        warn("united: The last line was cut off; it is left out.")
    if not front.lines:
        return open_app(replay=course, curtain=front.curtain)
    sight = front.seats(course.header).sight_of_all(course.stops[-1].game)
    print_stops(course.stops, sight, json_lines=front.json_lines)
    _print_end(Path(file), course, front.json_lines)
    return 0


def print_stops(stops: Iterable[Stop], sight: Sight, *, json_lines: bool) -> None:
    """Print what led to each stop, in plain lines or JSON lines, as it is seen with a sight."""
    for stop in stops:
        (_print_json if json_lines else _print_plain)(stop, sight)


def _print_plain(stop: Stop, sight: Sight) -> None:
    from united.cli.telling import tell

    if stop.key:
        print(f"> {sight.key(stop.key)}")
    tell(sight.events(stop.events))


def _print_json(stop: Stop, sight: Sight) -> None:
    from united.cli.json_lines import decision_line, event_line, print_line

    lines = [{"type": "choice", "key": sight.key(stop.key)}] if stop.key else []
    lines += [event_line(event) for event in sight.events(stop.events)]
    if stop.game.decision is not None:
        lines.append(decision_line(stop.game, sight))
    for line in lines:
        print_line(line)


def _print_end(path: Path, course: Replay, json_lines: bool) -> None:
    game = course.stops[-1].game
    if json_lines:
        from united.cli.json_lines import end_line, print_line

        if game.result is not None:
            print_line(end_line(game))
    else:
        print(game.ending or f"The game goes on: united resume {typed_path(path)}")
