"""`united play`: start a game at once."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from united.cli.app import open_app, why_not_here
from united.cli.options import (
    Front,
    front_options,
    load,
    pack_places,
    play_session,
)
from united.cli.values import Seed, WholeNumber, split_lists

if TYPE_CHECKING:
    from united.definitions.catalog import Catalog
    from united.rules.setup import GameSetup


@click.command()
@click.option("--mode", type=click.Choice(["co-op", "solo"]), help="Default: co-op.")
@click.option("--heroes", multiple=True, metavar="ID,ID", help="In turn order, or random.")
@click.option("--villain", metavar="ID", help="An id, or random.")
@click.option("--challenge", multiple=True, metavar="ID,ID", help="Ids, or random.")
@click.option("--seed", type=Seed(), metavar="N", help="The same seed, the same game.")
@click.option("--pack", multiple=True, metavar="ID|PATH", help="Further content; may be repeated.")
@click.option("--locations", multiple=True, metavar="ID,ID", help="In the ring; random: any.")
@click.option(
    "--kos", type=WholeNumber(0, 2), default=0, metavar="N", help="Solo: KOs survived, 0 to 2."
)
@click.option("--save", metavar="FILE", help="Save in a new file of this name.")
@front_options
@click.pass_context
def play(
    ctx: click.Context,
    mode: Literal["co-op", "solo"] | None,
    heroes: tuple[str, ...],
    villain: str | None,
    challenge: tuple[str, ...],
    seed: int | None,
    pack: tuple[str, ...],
    locations: tuple[str, ...],
    kos: int,
    save: str | None,
    front: Front,
) -> int:
    """Start a game.

    In the place of an id `random` leaves it to the seed; alone it stands for as many Heroes, or
    Locations, as usual: `--villain random --heroes random,random,random --locations random`.
    """
    if not (front.lines or _anything_said(ctx)):
        return open_app()
    from united.rules.setup import GameSetup, default_game, random_seed

    packs = pack_places(pack)
    catalog = load(packs)
    default = default_game(catalog, mode or "co-op")
    setup = GameSetup(
        mode=default.mode,
        heroes=split_lists("--heroes", heroes) if heroes else default.heroes,
        villain=default.villain if villain is None else villain,
        challenges=split_lists("--challenge", challenge),
        packs=packs,
        locations=split_lists("--locations", locations),
        kos_allowed=kos,
        seed=random_seed() if seed is None else seed,
    )
    return _start(setup, catalog, save, front, seed_given=seed is not None)


def _start(
    setup: GameSetup, catalog: Catalog, save: str | None, front: Front, *, seed_given: bool
) -> int:
    from united.rules.setup import check_setup
    from united.session.session import Session

    # What is wrong with the game is said first, and no game is saved that cannot be played.
    check_setup(setup, catalog)
    if not front.lines and why_not_here():
        return open_app()
    session = Session.start(setup, catalog, save=Path(save) if save else None)
    if not seed_given and front.lines:
        # What a program reads from standard output is the game and nothing else.
        print(f"Seed {setup.seed}", file=sys.stderr if front.json_lines else sys.stdout, flush=True)
    return play_session(session, front)


def _anything_said(ctx: click.Context) -> bool:
    """Tell whether any option was given: without one the app asks for everything itself."""
    given = click.core.ParameterSource.COMMANDLINE
    return any(ctx.get_parameter_source(name) is given for name in ctx.params)
