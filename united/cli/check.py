"""`united check`: is the content right, and if not, where not."""

from __future__ import annotations

from pathlib import Path

import click

from united.cli.streams import warn


@click.command()
@click.argument("path", required=False)
def check(path: str | None) -> int:
    """Check content for errors, and play some games with it.

    PATH is a pack, a folder of packs, or one file or folder of a pack; by default what ships is
    checked. Exit 1 if there are errors.
    """
    from united.bots.trial import check_and_play

    problems = check_and_play(Path(path) if path is not None else None)
    for problem in problems:
        warn(str(problem))
    if not problems:
        print("Nothing is wrong.")
    return 1 if problems else 0
