"""`united scenario`: run scenarios, one line each."""

from __future__ import annotations

from pathlib import Path

import click

from united.cli.options import load
from united.cli.streams import warn


@click.command()
@click.argument("paths", nargs=-1, required=True, metavar="PATH...")
def scenario(paths: tuple[str, ...]) -> int:
    """Run scenarios.

    PATH is a file or a folder of them. Exit 1 if any failed, 2 if a file could not be read.
    """
    from functools import cache

    from united.scenario.files import UnreadableFile
    from united.scenario.running import run_paths

    by_packs = cache(load)
    failed = unreadable = 0
    for outcome in run_paths(list(map(Path, paths)), lambda packs: by_packs(tuple(packs))):
        if isinstance(outcome, UnreadableFile):
            unreadable += 1
            warn(str(outcome))
        elif outcome.failure:
            failed += 1
            print(f"FAILED {outcome.title}")
            print("\n".join(f"    {line}" for line in outcome.failure.splitlines()))
        else:
            print(f"ok  {outcome.title}")
    return 2 if unreadable else int(failed > 0)
