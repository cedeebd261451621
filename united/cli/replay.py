"""`united replay`: look at a saved game, choice by choice."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from united.cli.app import open_app
from united.cli.options import check_front, front_options, load
from united.cli.streams import warn
from united.outside.quoting import typed_path

if TYPE_CHECKING:
    from united.session.replay import Position, Replay


@click.command()
@click.argument("file")
@front_options
def replay(file: str, plain: bool, json_lines: bool) -> int:
    """Look at a saved game move by move.

    With --plain or --json all of it is printed.
    """
    check_front(plain, json_lines)
    from united.session.replay import Replay

    course = Replay.open(Path(file), load)
    if course.torn:
        warn("united: The last line was cut off; it is left out.")
    if not (plain or json_lines):
        return open_app(replay=course)
    for position in course.positions:
        (_print_json if json_lines else _print_plain)(position)
    _print_end(course, json_lines)
    return 0


def _print_plain(position: Position) -> None:
    from united.cli.telling import tell

    if position.key:
        print(f"> {position.key}")
    tell(position.events)


def _print_json(position: Position) -> None:
    from united.cli.json_lines import decision_line, event_line, print_line

    lines = [{"type": "choice", "key": position.key}] if position.key else []
    lines += [event_line(event) for event in position.events]
    if position.game.decision is not None:
        lines.append(decision_line(position.game))
    for line in lines:
        print_line(line)


def _print_end(course: Replay, json_lines: bool) -> None:
    game = course.positions[-1].game
    if json_lines:
        from united.cli.json_lines import end_line, print_line

        if game.result is not None:
            print_line(end_line(game))
    else:
        print(game.ending or f"The game goes on: united resume {typed_path(course.path)}")
