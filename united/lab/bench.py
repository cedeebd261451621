"""How fast the engine is beside other engines of games, in CPU time (`make bench`).

Machines are shared and noisy: what is told are ratios of slices that took turns in one process.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median
from typing import Final, TypeAlias

from rich.console import Console
from rich.table import Column
from rich.table import Table as RichTable

from united.lab.own import copying_game, own_player, own_variants
from united.lab.slices import Comparison, Player, Slice, compare, said
from united.lab.spiel import IN_PYTHON, copying_spiel, spiel_players
from united.lab.uno import uno_players

ROUNDS: Final = 16
SECONDS: Final = 0.15
COPIES: Final = 100
COPIED: Final = "United, clone()"

Row: TypeAlias = tuple[str, ...]

LEFT_OUT: Final = (
    "What this leaves out: other machines and Python versions; memory; bots that think; reading and"
    " writing saved games; loading content. The yardsticks are other games: a decision there is not"
    " the same work as one here. Chance in OpenSpiel is drawn by Python's random, as its examples"
    " do it."
)


def main() -> None:
    """Measure everything in turn and print it."""
    report(Console(), ROUNDS, SECONDS)


def report(console: Console, rounds: int, seconds: float) -> None:
    """Measure so many rounds in slices of so many seconds of CPU time, and print the medians."""
    own, variants = own_player(), own_variants()
    rivals = [
        *_present(console, "RLCard Uno", uno_players),
        *_present(console, "OpenSpiel", spiel_players),
    ]
    compared = compare(own, [*variants, *rivals], rounds, seconds)
    title = f"{rounds} rounds, slices of {seconds:g} s of CPU time by turns"
    _print_variants(console, title, compared[: len(variants)])
    _print_rivals(console, title, _own_row(own, compared), compared[len(variants) :])
    copiers = _present(console, "its copies", lambda: [copying_spiel(IN_PYTHON, COPIES)])
    _print_copies(console, compare(copying_game(COPIES), [own, *copiers], rounds, seconds))
    console.print(LEFT_OUT)


def _present(console: Console, what: str, make: Callable[[], list[Player]]) -> list[Player]:
    """Return what can be measured here; where its package is missing, say what is left out."""
    try:
        return make()
    except ImportError as missing:
        console.print(
            f"Left out: {what}, for want of {missing.name}; `pip install 'united[bench]'` brings it"
            " where it is to be had for this Python."
        )
        return []


def _print_variants(console: Console, title: str, compared: Sequence[Comparison]) -> None:
    table = RichTable("while", _right("times as long for a decision"), title=f"United, {title}")
    for one in compared:
        table.add_row(one.player.name, said(one.ratios))
    console.print(table)


def _own_row(own: Player, compared: Sequence[Comparison]) -> Row:
    return _row(own, [one for each in compared for one in each.own], "")


def _print_rivals(console: Console, title: str, own: Row, compared: Sequence[Comparison]) -> None:
    columns = ("decisions/s", "games/s", "one option", "United, times as fast")
    table = RichTable("what", *map(_right, columns), title=f"Random play, {title}")
    table.add_row(*own)
    for one in compared:
        table.add_row(*_row(one.player, one.other, said(one.ratios)))
    console.print(table)


def _row(player: Player, slices: Sequence[Slice], ratio: str) -> Row:
    single = sum(one.single for one in slices) / sum(one.decisions for one in slices)
    return (
        player.name,
        f"{median(one.rate for one in slices):,.0f}",
        f"{median(one.games_rate for one in slices):,.0f}",
        f"{single:.0%}" if player.counts_single else "",
        ratio,
    )


def _print_copies(console: Console, compared: Sequence[Comparison]) -> None:
    play, *others = compared
    seconds = median(1 / one.rate for one in play.own)
    share = seconds * median(one.games_rate for one in play.other)
    console.print(
        f"{COPIED}: {seconds * 1e6:.1f} microseconds, one {1 / share:,.0f}th of a random game"
    )
    for one in others:
        times = said([1 / ratio for ratio in one.ratios])
        console.print(f"{COPIED}: {times} times as long as {one.player.name}")


def _right(name: str) -> Column:
    return Column(name, justify="right")


if __name__ == "__main__":
    main()
