"""What `?` says in plain lines: the decision, the cards, what is not possible and why."""

from __future__ import annotations

from collections.abc import Sequence

from united.cli.describing import describe
from united.cli.offering import HELP, card_line
from united.definitions.symbols import say_symbols
from united.definitions.wording import counted
from united.rules.decision import Decision
from united.rules.game import Game
from united.rules.position import Card, Position
from united.session.sight import Sight


def explain(game: Game, sight: Sight) -> list[str]:
    """Return lines that explain the pending decision, with the hands that are seen."""
    position = sight.position(game.position)
    decision = position.decision
    if decision is None:
        return [position.ending]
    return [
        HELP,
        decision.prompt,
        *_source_lines(game, decision),
        *(f"  {option.text}: {option.key}" for option in decision.options),
        *_refused_lines(decision),
        *_hand_lines(position),
        *_cost_lines(position),
    ]


def _source_lines(game: Game, decision: Decision) -> list[str]:
    found = describe(game.table, decision.source)
    return [f"{thing.name} says: {' '.join(thing.lines)}" for thing in found]


def _refused_lines(decision: Decision) -> list[str]:
    if not decision.refused:
        return []
    lines = (f"  {no.text}: {no.reason.text} ({no.reason.rule})" for no in decision.refused)
    return ["Not possible now:", *lines]


def _cost_lines(position: Position) -> list[str]:
    if position.decision is None or position.decision.kind not in ("play", "act"):
        return []
    return [
        "What actions cost:",
        *(f"  {one.name}: {say_symbols(one.symbols)}" for one in position.costs),
    ]


def _hand_lines(position: Position) -> list[str]:
    if position.team is not None:
        return _held_lines("The team", position.team.hand)
    lines = []
    for hero in position.heroes:
        pile = hero.pile
        if pile is not None and pile.hand is None:
            lines.append(f"{hero.name} has {counted(pile.hand_size, 'card')} in hand.")
        else:
            lines += _held_lines(hero.name, hero.hand)
    return lines


def _held_lines(owner: str, hand: Sequence[Card]) -> list[str]:
    return [f"{owner} has in hand:", *([f"  {card_line(card)}" for card in hand] or ["  nothing"])]
