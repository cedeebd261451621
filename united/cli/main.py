"""`united`: the one way in, and the one place where errors become lines for people."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator, Sequence
from typing import Any, NoReturn

import click

from united.cli.cards import cards
from united.cli.check import check
from united.cli.errors import BAD_INPUT, OurUsageError, say_error, unwritten, where_saved
from united.cli.play import play
from united.cli.replay import replay
from united.cli.resume import resume
from united.cli.scenario import scenario
from united.cli.serve import serve
from united.cli.streams import bound_size, finish_output, make_lenient, open_closed, warn
from united.cli.values import refuse_empty_values
from united.outside.errors import UnitedError
from united.outside.quoting import quoted
from united.version import __version__

CTRL_C = 130
"""The exit status of a program that was left with Ctrl+C."""


class Commands(click.Group):
    """The commands; an unknown one is answered with the nearest that there is."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command that is called. Raises UsageError for an unknown one."""
        if args and not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            from united.library.nearest import meant

            known = self.list_commands(ctx)
            hint = meant(args[0], known) or f"; there are: {', '.join(known)}."
            raise OurUsageError(f"There is no command {quoted(args[0])}{hint}", ctx)
        return super().resolve_command(ctx, args)

    def make_context(self, *arguments: Any, **more: Any) -> click.Context:
        """Read the arguments; `--help` prints here. Raises ReaderGone."""
        with _minding_the_reader():
            return super().make_context(*arguments, **more)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command that is called. Raises ReaderGone."""
        with _minding_the_reader():
            return super().invoke(ctx)


class ReaderGone(UnitedError):
    """Nobody reads what is printed, or no more of it: the command need not go on."""


@contextlib.contextmanager
def _minding_the_reader() -> Iterator[None]:
    # click and rich would leave with status 1.
    try:
        yield
    except BrokenPipeError as error:
        raise ReaderGone from error
    except SystemExit as end:
        if isinstance(end.__context__, BrokenPipeError):
            raise ReaderGone from end
        raise


@click.group(cls=Commands, invoke_without_command=True)
@click.version_option(__version__, prog_name="united", message="%(prog)s %(version)s")
@click.pass_context
def cli(ctx: click.Context) -> int:
    """Marvel United: Enter the Spider-Verse, in the terminal. Without a command: the app."""
    if ctx.invoked_subcommand is not None:
        return 0
    from united.cli.app import open_app

    return open_app()


for command in (play, resume, replay, cards, check, scenario, serve):
    cli.add_command(refuse_empty_values(command))


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line and leave with its status: 0, 1 for found errors, 2 for bad input.

    Where nobody reads what is printed, or no more of it, nothing has gone wrong: that is 0.
    """
    open_closed()
    status = run(arguments)
    if why := finish_output():
        warn(f"united: {unwritten(why)}")
        status = status or BAD_INPUT
    sys.exit(status)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its status; every error becomes lines on standard error."""
    make_lenient()
    bound_size()
    try:
        result = cli.main(arguments, prog_name="united", standalone_mode=False)
    except (KeyboardInterrupt, click.Abort):
        if said := where_saved().strip():
            warn(f"united: {said}")
        return CTRL_C
    except ReaderGone:
        return 0
    except Exception as error:
        return say_error(error)
    return result if isinstance(result, int) else 0
