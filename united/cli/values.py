"""What is typed for an option or an argument: whole numbers, lists, and that it is not empty."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import click

from united.cli.errors import OurUsageError
from united.outside.quoting import quoted

_LONGEST_NUMBER: Final = 40
"""Characters of a number that are looked at."""


class WholeNumber(click.ParamType[int]):
    """A whole number from `least` to `most`, None for no bound."""

    name = "whole number"

    def __init__(self, least: int = 0, most: int | None = None) -> None:
        self._least = least
        self._most = most

    @property
    def most(self) -> int | None:
        """The highest number that may be given, None for none."""
        return self._most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the number of a text. Raises BadParameter, with the first digits only."""
        text, most = str(value).strip(), self.most
        plain = text.isascii() and text.isdecimal() and len(text) <= _LONGEST_NUMBER
        if not plain or int(text) < self._least or (most is not None and int(text) > most):
            bounds = f"from {self._least} on" if most is None else f"from {self._least} to {most}"
            self.fail(f"{quoted(text)} is not a valid whole number {bounds}.", param, ctx)
        return int(text)


class Seed(WholeNumber):
    """A seed, from 0 to `MAX_SEED`."""

    @property
    def most(self) -> int | None:
        """The highest seed; it is looked up when a seed is given, for the help loads no rules."""
        from united.rules.setup import MAX_SEED

        return MAX_SEED


def refuse_empty_values(command: click.Command) -> click.Command:
    """Let a command refuse texts in which nothing stands, instead of doing something else."""
    for param in command.params:
        if isinstance(param.type, click.types.StringParamType):
            param.callback = _check_filled
    return command


def _check_filled(ctx: click.Context, param: click.Parameter, value: Any) -> Any:
    for text in value if isinstance(value, tuple) else (value,):
        if text is not None and not text.strip():
            if isinstance(param, click.Option):
                message = (
                    f"The option {quoted(param.opts[0])} is empty; name something or leave it out"
                )
            else:
                message = f"The argument {param.make_metavar(ctx).strip('[].')} is empty"
            raise OurUsageError(message, ctx)
    return value


def split_lists(option: str, values: Iterable[str]) -> tuple[str, ...]:
    """Return what is named in an option that may be repeated and may hold commas.

    Raises UsageError where a comma has nothing before or behind it.
    """
    parts = [(part.strip(), value) for value in values for part in value.split(",")]
    for part, value in parts:
        if not part:
            raise OurUsageError(
                f"The option {quoted(option)} names nothing at one side of a comma "
                f"in {quoted(value)}",
                click.get_current_context(silent=True),
            )
    return tuple(part for part, _ in parts)
