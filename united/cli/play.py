"""`united play`: start a game at once."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

import click

from united.cli.options import (
    WholeNumber,
    check_front,
    front_options,
    load,
    pack_places,
    play_session,
    split_lists,
)
from united.cli.streams import is_terminal

if TYPE_CHECKING:
    from united.rules.setup import GameSetup

CO_OP_HEROES: Final = ("spider-man", "ghost-spider")
SOLO_HEROES: Final = ("spider-man", "ghost-spider", "miles-morales")
SEEDS: Final = 1_000_000_000
"""A random seed is below this, so that it can be read out and typed in."""


@click.command()
@click.option("--mode", type=click.Choice(["co-op", "solo"]), help="Default: co-op.")
@click.option("--heroes", multiple=True, metavar="ID,ID", help="In turn order; may be repeated.")
@click.option("--villain", default="green-goblin", show_default=True, metavar="ID")
@click.option("--challenge", multiple=True, metavar="ID", help="May be repeated.")
@click.option("--seed", type=WholeNumber(min=0), metavar="N", help="The same seed, the same game.")
@click.option("--pack", multiple=True, metavar="ID|PATH", help="Further content; may be repeated.")
@click.option("--locations", multiple=True, metavar="ID,ID", help="These must be in the ring.")
@click.option("--kos", type=WholeNumber(0, 2), default=0, help="Solo: KOs that are survived.")
@click.option("--save", metavar="FILE", help="Save in a new file of this name.")
@front_options
@click.pass_context
def play(
    ctx: click.Context,
    mode: Literal["co-op", "solo"] | None,
    heroes: tuple[str, ...],
    villain: str,
    challenge: tuple[str, ...],
    seed: int | None,
    pack: tuple[str, ...],
    locations: tuple[str, ...],
    kos: int,
    save: str | None,
    plain: bool,
    json_lines: bool,
) -> int:
    """Start a game."""
    check_front(plain, json_lines)
    if not (plain or json_lines):
        from united.cli.app import open_app

        if not is_terminal() or not _anything_said(ctx):
            return open_app()
    from united.rules.setup import GameSetup

    setup = GameSetup(
        mode=mode or "co-op",
        heroes=split_lists(heroes) if heroes else (SOLO_HEROES if mode == "solo" else CO_OP_HEROES),
        villain=villain,
        challenges=split_lists(challenge),
        packs=pack_places(pack),
        locations=split_lists(locations),
        kos_allowed=kos,
        seed=secrets.randbelow(SEEDS) if seed is None else seed,
    )
    return _start(setup, save, plain, json_lines, seed_given=seed is not None)


def _start(
    setup: GameSetup, save: str | None, plain: bool, json_lines: bool, *, seed_given: bool
) -> int:
    from united.session.session import Session

    catalog = load(setup.packs)
    session = Session.start(setup, catalog, save=Path(save) if save else None)
    if not seed_given and (plain or json_lines):
        # What a program reads from standard output is the game and nothing else.
        print(f"Seed {setup.seed}", file=sys.stderr if json_lines else sys.stdout, flush=True)
    return play_session(session, plain, json_lines)


def _anything_said(ctx: click.Context) -> bool:
    """Tell whether any option was given: without one the app asks for everything itself."""
    given = click.core.ParameterSource.COMMANDLINE
    return any(ctx.get_parameter_source(name) is given for name in ctx.params)
