"""What several commands have in common: the choice of a front end, packs, the playing itself."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import click

from united.cli.errors import OurUsageError
from united.cli.streams import warn

if TYPE_CHECKING:
    from united.definitions.catalog import Catalog
    from united.session.record import Header
    from united.session.session import Session
    from united.session.sight import Seats

F = TypeVar("F", bound=Callable[..., Any])


class Front(NamedTuple):
    """How a game is shown: in plain lines, in JSON lines, or, with neither, in the app.

    `curtain` says instead of the player's settings whether hands are hidden between seats, None for
    nothing; `open_hands` shows programs all of them.
    """

    plain: bool = False
    json_lines: bool = False
    open_hands: bool = False
    curtain: bool | None = None

    @property
    def lines(self) -> bool:
        """Whether lines are wanted and not the app."""
        return self.plain or self.json_lines

    def seats(self, header: Header) -> Seats:
        """Return who sits at a game, with the curtain between them that is wanted in lines.

        Where nobody can know what the settings say of it, that is told on standard error.
        """
        from united.session.player_settings import read_curtain, settings_path
        from united.session.sight import Seats

        if self.json_lines:
            return Seats(header, not self.open_hands)
        if self.curtain is not None:
            return Seats(header, self.curtain)
        wish = read_curtain(settings_path())
        seats = Seats(header, wish.wanted)
        if wish.doubt and seats.drawn:
            warn(
                f"united: The curtain is drawn, as the settings leave it in doubt: {wish.doubt}. "
                "`--no-curtain` leaves it open."
            )
        return seats


def front_options(command: F) -> Callable[..., Any]:
    """Add the options of `Front` to a command, which gets them as `front`."""

    @wraps(command)
    def with_front(
        *rest: Any,
        plain: bool,
        json_lines: bool,
        open_hands: bool,
        curtain: bool | None,
        **named: Any,
    ) -> Any:
        front = Front(plain, json_lines, open_hands, curtain)
        _check_front(front)
        return command(*rest, front=front, **named)

    options = (
        click.option("--plain", is_flag=True, help="Plain lines instead of the app."),
        click.option("--json", "json_lines", is_flag=True, help="JSON lines, for programs."),
        click.option(
            "--open", "open_hands", is_flag=True, help="With --json: all hands are shown."
        ),
        click.option(
            "--curtain/--no-curtain",
            default=None,
            help="Hide the hands between two seats or not; else as in the settings.",
        ),
    )
    added: Callable[..., Any] = with_front
    for option in reversed(options):
        added = option(added)
    return added


def _check_front(front: Front) -> None:
    """Raise UsageError for options that do not go together."""
    message = ""
    if front.plain and front.json_lines:
        message = "The options `--plain` and `--json` cannot be used together"
    elif front.open_hands and not front.json_lines:
        message = "The option `--open` goes with `--json` only; `--no-curtain` opens the hands here"
    elif front.curtain is not None and front.json_lines:
        message = (
            "The option `--json` has no curtain: it shows the asked hand, `--open` all of them"
        )
    if message:
        raise OurUsageError(message, _context())


def pack_places(packs: Iterable[str]) -> tuple[str, ...]:
    """Return packs as a saved game can keep them: a path is made whole, an id stays as it is."""
    return tuple(
        os.path.abspath(os.path.expanduser(pack)) if _is_path(pack) else pack for pack in packs
    )


def _is_path(pack: str) -> bool:
    return os.sep in pack or "/" in pack or pack.startswith((".", "~"))


def load(packs: Sequence[str]) -> Catalog:
    """Return the content of the base pack and of `packs`."""
    from united.library import load_catalog

    return load_catalog(packs)


def play_session(session: Session, front: Front) -> int:
    """Play a game with the front end that is wanted; return the exit status."""
    from united.cli.errors import note_session

    note_session(session)
    try:
        if front.json_lines:
            from united.cli.json_lines import JsonGame

            return JsonGame(session, front.seats(session.header)).play()
        if front.plain:
            from united.cli.plain import PlainGame

            return PlainGame(session, front.seats(session.header)).play()
        from united.cli.app import open_app

        return open_app(session=session, curtain=front.curtain)
    finally:
        session.close()
        for notice in session.take_notices():
            warn(f"united: {notice}.")


def _context() -> click.Context | None:
    return click.get_current_context(silent=True)
