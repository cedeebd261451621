"""What `?` says in plain lines: the decision, the cards, what is not possible and why."""

from __future__ import annotations

from united.cli.describing import describe
from united.cli.offering import HELP, card_line
from united.rules.decision import Decision
from united.rules.game import Game


def explain(game: Game) -> list[str]:
    """Return lines that explain the pending decision."""
    decision = game.decision
    if decision is None:
        return [game.ending]
    return [
        HELP,
        decision.prompt,
        *_source_lines(game, decision),
        *(f"  {option.text}: {option.key}" for option in decision.options),
        *_refused_lines(decision),
        *_hand_lines(game),
    ]


def _source_lines(game: Game, decision: Decision) -> list[str]:
    found = describe(game.table, decision.source)
    return [f"{thing.name} says: {' '.join(thing.lines)}" for thing in found]


def _refused_lines(decision: Decision) -> list[str]:
    if not decision.refused:
        return []
    lines = (f"  {no.text}: {no.reason.text} ({no.reason.rule})" for no in decision.refused)
    return ["Not possible now:", *lines]


def _hand_lines(game: Game) -> list[str]:
    lines = []
    for pile, hand in enumerate(game.state.hands):
        owner = "The team" if game.table.solo else game.table.heroes[pile].name
        lines.append(f"{owner} has in hand:")
        lines += [f"  {card_line(card)}" for card in hand] or ["  nothing"]
    return lines
