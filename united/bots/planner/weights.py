"""How much the things count that make a position good or bad."""

from __future__ import annotations

from typing import Final

from attrs import frozen

from united.definitions.symbols import Symbols

BySymbol = tuple[float, float, float, float]
"""What one Move, Attack, Heroic and Wild symbol is worth."""


@frozen
class Weights:
    """The worth of things, in tenths of a unit of the log-odds of winning.

    They began as the coefficients of a logistic regression on positions of this bot's own games,
    rounded and then tried in play. Where a tuple is indexed by an amount, its last entry holds for
    all that is more.
    """

    crowd: tuple[float, ...] = (0.0, 6.0, 11.5, 17.0, 24.0, 33.0, 44.0)
    """What that many Threats in play cost together."""
    bam: float = 3.6
    """What a Threat with a BAM! costs besides."""
    standing: float = 1.4
    """What a Threat with an effect while in play costs besides."""
    headway: float = 0.55
    """The share of a Threat's cost that is gone when it is nearly cleared."""
    point: tuple[float, float, float] = (1.5, 1.5, 3.5)
    """A Civilian, a Thug and a Threat that a Mission still needs."""
    third: float = 0.2
    """How much the Mission that is farthest from complete counts."""
    pressure: float = 0.25
    """How much the next Mission counts besides, once he is Under Pressure (T3)."""
    exposed: float = 4.0
    """That he can be damaged (W1)."""
    health: float = 6.0
    """A point of his Health."""
    captive: tuple[float, ...] = (6.0, 7.0, 10.0)
    """A Civilian on his board, by completed Missions."""
    shield: tuple[float, ...] = (0.0, 3.0, 14.0)
    """Anything else that keeps him unharmed, by completed Missions."""
    shielding: float = 4.5
    """A token that keeps him unharmed."""
    track: float = 60.0
    """That a goal by which the Heroes lose is reached, so much of it as is."""
    tempo: tuple[float, ...] = (6.0, 2.0, 0.0)
    """That his next turn comes after so many Hero cards."""
    overflow: float = 3.0
    """An overflow, times its chance in the next Villain turn."""
    tight: tuple[float, ...] = (3.8, 1.0, 0.5, 0.2, 0.0)
    """A Location with so many free slots."""
    hand: tuple[float, ...] = (-10.0, -2.0, 0.0)
    """A Hero with so many cards in hand."""
    wound: float = 3.0
    """A wound."""
    stop: float = 0.5
    """How much the wounds to expect where he may stop count."""
    cards: BySymbol = (2.2, 2.2, 2.2, 2.6)
    """A symbol of a card in hand."""
    special: float = 0.5
    """A special effect in hand."""
    tokens: BySymbol = (2.0, 3.0, 1.9, 3.5)
    """An Action token."""
    hoard: float = 12.0
    """What a pile of Action tokens is worth at most."""
    legacy: BySymbol = (1.0, 1.2, 1.2, 1.8)
    """A symbol that the next Hero may use again (H4)."""
    fight: float = 1.0
    """The same, besides, where it can be an attack on him."""
    pool: BySymbol = (1.0, 2.0, 2.0, 2.5)
    """A symbol not yet used this turn."""
    reach: float = 0.3
    """The work that a Hero finds nearby."""
    near: tuple[float, ...] = (1.0, 0.65, 0.4, 0.25)
    """How much work counts that many Locations away."""
    identity: float = 2.0
    """A content's token on a Hero, such as a Revelation token."""


WEIGHTS: Final = Weights()


def at_most(row: tuple[float, ...], amount: int) -> float:
    """Return the entry for an amount, the last one for all that is more."""
    return row[amount] if amount < len(row) else row[-1]


def weigh(symbols: Symbols, by: BySymbol) -> float:
    """Return what symbols are worth."""
    move, attack, heroic, wild = symbols
    return move * by[0] + attack * by[1] + heroic * by[2] + wild * by[3]
