"""Starting, opening and finding games for the app."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from attrs import evolve

from united.app.model.played import PlayedGame
from united.app.model.saved import load, say_heroes
from united.app.model.setup_form import Form
from united.library import ContentError, UnknownPack
from united.rules.setup import SetupError, random_seed
from united.session.problems import SaveProblem
from united.session.replay import Replay
from united.session.saves import look_at, save_files
from united.session.session import Session

PROBLEMS: Final = (SaveProblem, SetupError, ContentError, UnknownPack)
"""What can be wrong with a game that is to be started or opened; each says itself in a sentence."""


def first_form() -> Form:
    """Return the form of a new game before anything was changed in it."""
    return Form(load(()))


def start_game(form: Form) -> Session:
    """Start the game of a form. Raises one of `PROBLEMS`."""
    return Session.start(form.setup(), form.catalog, seats=form.seat_names())


def start_again(play: PlayedGame, *, same: bool) -> Session:
    """Start the setup of a game again, with the same seed or another; then close the game.

    Raises one of `PROBLEMS`, and the game stays open.
    """
    header = play.session.header
    setup = header.setup if same else evolve(header.setup, seed=random_seed())
    session = Session.start(setup, load(setup.packs), seats=header.seats)
    play.session.close()
    return session


def open_game(path: Path) -> Session:
    """Open a saved game to go on with it. Raises one of `PROBLEMS`."""
    return Session.open(path, load)


def open_course(path: Path) -> Replay:
    """Open a saved game to look at it again. Raises one of `PROBLEMS`."""
    return Replay.open(path, load)


def last_game() -> tuple[Path | None, str]:
    """Return the newest saved game that can go on, and what to say of it; None where there is none.

    It takes a moment where there are many. The list of saved games says where none can be read.
    """
    try:
        paths = save_files()
    except SaveProblem:
        return None, ""
    for path in paths:
        save = look_at(path, load)
        if not save.damaged and not save.finished and save.header is not None:
            choices = "1 choice" if save.choices == 1 else f"{save.choices} choices"
            return path, f"{say_heroes(save.header)}, {choices}"
    return None, ""
