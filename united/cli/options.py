"""What several commands have in common: the choice of a front end, lists in one argument."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

if TYPE_CHECKING:
    from united.definitions.catalog import Catalog
    from united.session.session import Session

F = TypeVar("F", bound=Callable[..., Any])


_LONGEST_NUMBER: Final = 40
"""Characters of a number that are looked at."""


class WholeNumber(click.IntRange):
    """A whole number within bounds, called so when something else is given."""

    name = "whole number"


class Seed(WholeNumber):
    """A seed, from 0 to `MAX_SEED`."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the number of a text. Raises BadParameter, with the first digits only."""
        from united.rules.setup import MAX_SEED

        text = str(value).strip()
        plain = text.isascii() and text.isdecimal() and len(text) <= _LONGEST_NUMBER
        if not plain or int(text) > MAX_SEED:
            shown = text if len(text) <= _LONGEST_NUMBER else f"{text[:_LONGEST_NUMBER]}..."
            self.fail(f"'{shown}' is not a valid whole number from 0 to {MAX_SEED}.", param, ctx)
        return int(text)


def front_options(command: F) -> F:
    """Add `--plain` and `--json` to a command."""
    command = click.option("--json", "json_lines", is_flag=True, help="JSON lines, for programs.")(
        command
    )
    return click.option("--plain", is_flag=True, help="Plain lines instead of the app.")(command)


def check_front(plain: bool, json_lines: bool) -> None:
    """Raise UsageError if both are wanted."""
    if plain and json_lines:
        message = "The options `--plain` and `--json` cannot be used together"
        raise click.UsageError(message, _context())


def split_lists(values: Iterable[str]) -> tuple[str, ...]:
    """Return what is named in arguments that may be repeated and may hold commas."""
    return tuple(part for value in values for one in value.split(",") if (part := one.strip()))


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


def play_session(session: Session, plain: bool, json_lines: bool) -> int:
    """Play a game with the front end that is wanted; return the exit status."""
    from united.cli.errors import note_save

    note_save(session.path)
    try:
        if json_lines:
            from united.cli.json_lines import JsonGame

            return JsonGame(session).play()
        if plain:
            from united.cli.plain import PlainGame

            return PlainGame(session).play()
        from united.cli.app import open_app

        return open_app(session=session)
    finally:
        session.close()


def _context() -> click.Context | None:
    return click.get_current_context(silent=True)
