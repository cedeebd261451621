"""`united resume`: go on with a saved game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from united.cli.errors import BAD_INPUT
from united.cli.options import Front, front_options, load, play_session
from united.cli.streams import warn
from united.outside.quoting import ended

if TYPE_CHECKING:
    from united.session.session import Session


@click.command()
@click.argument("file", required=False)
@front_options
def resume(file: str | None, front: Front) -> int:
    """Go on with a saved game.

    Without FILE it is the one that was played last and is not over.
    """
    from united.session.session import Session

    session = Session.open(Path(file), load) if file else _open_last_played()
    if session is None:
        warn("united: There is no saved game to go on with; `united play` starts one.")
        return BAD_INPUT
    return play_session(session, front)


def _open_last_played() -> Session | None:
    """Open the unfinished game that was played last and can go on; say why later ones cannot."""
    from united.session.problems import SaveProblem
    from united.session.saves import look_at, save_files
    from united.session.session import Session

    for path in save_files():
        game = look_at(path, load)
        if game.finished:
            continue
        try:
            if not game.damaged:
                return Session.open(path, load)
            why = game.damaged
        except SaveProblem as problem:
            why = str(problem)
        warn(f"united: Passed over: {ended(why)}")
    return None
