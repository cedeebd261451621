"""Opening a saved game: it is set up again and every choice is made again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

from united.definitions.catalog import Catalog
from united.library.problems import ContentError, UnknownPack
from united.outside.quoting import clipped, quoted
from united.rules.content import ForeignContent
from united.rules.game import Game, NotPossible
from united.rules.setup import SetupError
from united.session.problems import DamagedSave, ForeignSave, PackMissing
from united.session.record import Record, Taken
from united.state.state import Listener
from united.state.witness import Witness

CatalogLoader: TypeAlias = Callable[[Sequence[str]], Catalog]
"""How the content of some packs is loaded; raises what the library raises."""


def begin_again(
    path: Path,
    record: Record,
    loader: CatalogLoader,
    *,
    listen: type[Listener] | None = Witness,
) -> tuple[Game, Catalog]:
    """Return the game of a record as it began, and its content.

    `listen` is how it is listened to, as `Game.new` has it. Raises ForeignSave when the content
    differs, PackMissing when a pack cannot be loaded.
    """
    header = record.header
    try:
        catalog = loader(header.setup.packs)
    except (UnknownPack, ContentError) as error:
        raise PackMissing(path, _in_short(error)) from error
    try:
        return Game.again(header, catalog, listen=listen), catalog
    except ForeignContent as error:
        raise ForeignSave(path, error.differs) from error
    except SetupError as error:
        raise DamagedSave(path, 1, f"the game cannot be set up: {error}") from error


def _in_short(error: UnknownPack | ContentError) -> str:
    """Return what is wrong with packs in one sentence: of many problems only the first."""
    first, *more = str(error).splitlines()
    count = f"; {len(more)} more problem{'s' if len(more) > 1 else ''} beside it" if more else ""
    return f"{first}{count}"


def choose_again(path: Path, record: Record, choose: Callable[[str], object]) -> Iterator[Taken]:
    """Make the choices of a record one by one with `choose`; yield each when it is made.

    Raises DamagedSave, with the line, for a choice that the rules do not offer there.
    """
    for taken in record.choices:
        try:
            choose(taken.key)
        except NotPossible as error:
            version = record.header.united
            raise DamagedSave(
                path,
                taken.line,
                f"{quoted(taken.key)} is not possible there: {error.reason.text}; "
                f"the game was saved by United {clipped(version, 20)}",
            ) from error
        yield taken
