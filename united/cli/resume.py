"""`united resume`: go on with a saved game."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from united.cli.errors import BAD_INPUT
from united.cli.options import Front, front_options, load, play_session


@click.command()
@click.argument("file", required=False)
@front_options
def resume(file: str | None, front: Front) -> int:
    """Go on with a saved game.

    Without FILE it is the one that was played last and is not over.
    """
    from united.session.session import Session

    path = Path(file) if file else _last_played()
    if path is None:
        print(
            "united: There is no saved game to go on with; `united play` starts one.",
            file=sys.stderr,
        )
        return BAD_INPUT
    return play_session(Session.open(path, load), front)


def _last_played() -> Path | None:
    """Return the unfinished game that was played last; what is wrong with others is said."""
    from united.session.saves import look_at, save_files

    for path in save_files():
        game = look_at(path, load)
        if game.damaged:
            print(f"united: Passed over: {game.damaged}.", file=sys.stderr)
        elif not game.finished:
            return path
    return None
