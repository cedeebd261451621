"""Starting, opening and finding games for the app."""

from __future__ import annotations

from datetime import date, datetime
from pathlib import Path
from random import Random
from typing import Final

from attrs import evolve

from united.app.model.ending import harder
from united.app.model.played import PlayedGame
from united.app.model.saved import load, say_heroes, say_stand
from united.app.model.setup_form import Form, form_like
from united.library import ContentError, UnknownPack
from united.rules.setup import SOLO_HEROES, GameSetup, SetupError, random_seed
from united.session.problems import SaveProblem
from united.session.read_save import read_record
from united.session.record import Header
from united.session.replay import Replay
from united.session.saves import look_at, save_files
from united.session.session import Session

PROBLEMS: Final = (SaveProblem, SetupError, ContentError, UnknownPack)
"""What can be wrong with a game that is to be started or opened; each says itself in a sentence."""


def first_form() -> Form:
    """Return the form of a new game: as the last one was set up, with another seed.

    Where there is none, or its content is not there any more, it has the content's own game.
    """
    header = _last_header()
    if header is None:
        return Form(load(()))
    setup = header.setup
    try:
        catalog = load(setup.packs)
    except (ContentError, UnknownPack):
        return Form(load(()))
    form = form_like(setup, header.seats, catalog)
    return form if not form.trouble() else Form(load(()))


def _last_header() -> Header | None:
    """Return how the game was set up that was played last, None where nobody can know."""
    try:
        paths = save_files()
    except SaveProblem:
        return None
    for path in paths:
        try:
            return read_record(path).header
        except SaveProblem:
            continue
    return None


def form_of_the_day() -> Form:
    """Return the game of today, the same for all: its seed is the date, and deals the Heroes."""
    day = today()
    catalog = load(())
    seed = day.year * 10_000 + day.month * 100 + day.day
    heroes = Random(seed).sample(sorted(catalog.heroes), SOLO_HEROES)
    title = f"Game of the day {day.isoformat()}"
    return form_like(GameSetup("solo", tuple(heroes), seed=seed), (), catalog, title)


def today() -> date:
    """Return the date as the clock here has it."""
    return datetime.now().astimezone().date()


def start_game(form: Form) -> Session:
    """Start the game of a form. Raises one of `PROBLEMS`."""
    return Session.start(form.setup(), form.catalog, seats=form.seat_names())


def start_again(play: PlayedGame, how: str) -> Session:
    """Start the setup of a game `again` with another seed, the `same`, or `harder`; then close it.

    Raises one of `PROBLEMS`, and the game stays open.
    """
    header = play.session.header
    setup = header.setup if how == "same" else evolve(header.setup, seed=random_seed())
    if how == "harder":
        step = harder(setup, load(setup.packs))
        setup = setup if step is None else step[0]
    session = Session.start(setup, load(setup.packs), seats=header.seats)
    play.session.close()
    return session


def open_game(path: Path) -> Session:
    """Open a saved game to go on with it. Raises one of `PROBLEMS`."""
    return Session.open(path, load)


def open_course(path: Path) -> Replay:
    """Open a saved game to look at it again. Raises one of `PROBLEMS`."""
    return Replay.open(path, load)


def course_of(play: PlayedGame) -> Replay:
    """Return a game on the table to look at again."""
    return Replay.of(play.session.history, play.session.header)


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
            return path, f"{say_heroes(save.header)}. {say_stand(save)}"
    return None, ""
