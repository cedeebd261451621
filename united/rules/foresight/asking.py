"""Asking the engine on a copy what comes of an option, as far as that is certain."""

from __future__ import annotations

from typing import Final

from attrs import frozen

from united.changes.wounds import Wound
from united.definitions.symbols import Symbols, say_symbols
from united.outside.errors import UnitedError
from united.rules.foresight.saying import Saying, payment
from united.rules.turn_end import EndOfTurn
from united.state.agenda import take
from united.state.choice import Choice
from united.state.events import Event, What
from united.state.state import Listener, State

NEXT_TURN: Final[frozenset[What]] = frozenset({"turn", "team-turn", "villain-turn"})
"""With these the turn of who chooses is over, and what an option brings with it."""


@frozen
class Foresight:
    """What an option certainly brings, up to the next question, hidden card or turn.

    `events` are the first that will then happen, whichever cards wounds may cost; none of them says
    what nobody can know, nor a card out of a hand. `brings` says in short what the option's own
    sentence does not say already. `symbols` and `tokens` are what pays for it.
    """

    events: tuple[Event, ...]
    brings: tuple[str, ...]
    symbols: Symbols
    tokens: Symbols

    @property
    def price(self) -> str:
        """What it costs in words: `1 Wild`, `1 Move token`; empty for nothing."""
        said = [say_symbols(self.symbols)] if any(self.symbols) else []
        if any(self.tokens):
            s = "s" if sum(self.tokens) > 1 else ""
            said.append(f"{say_symbols(self.tokens)} token{s}")
        return ", ".join(said)


def foresee(state: State, choice: Choice) -> Foresight:
    """Return what one of the choices certainly brings; the state stays as it is."""
    seer = _Seer(state, choice)
    seer.saying.say_unused()
    copy = state.clone()
    copy.listener = seer
    try:
        take(copy, choice)
        while isinstance(copy.question, Wound):
            # Which card a wound costs changes nothing that is told here.
            take(copy, copy.choices[0])
    except _EnoughKnown:
        pass
    else:
        seer.hear_question(copy)
    symbols, tokens = seer.look(copy)
    seer.saying.say_villain(copy)
    return Foresight(tuple(seer.events), tuple(seer.saying.said), symbols, tokens)


class _EnoughKnown(UnitedError):
    """What comes next depends on what nobody can know, or is another turn's."""


class _Seer(Listener):
    """Hears what happens for as long as it depends on nothing that is hidden.

    Cards that are drawn change nothing that is told before the next turn.
    """

    __slots__ = ("before", "choice", "hidden", "paid", "saying")

    def __init__(self, before: State, choice: Choice) -> None:
        super().__init__()
        self.before = before
        self.choice = choice
        self.hidden = before.hidden
        self.saying = Saying(before, choice)
        self.paid: tuple[Symbols, Symbols] | None = None

    def hear(self, event: Event, state: State) -> None:
        self.look(state)
        if state.hidden != self.hidden and event.what != "drew":
            self.saying.say_hidden(event)
            raise _EnoughKnown
        self.hidden = state.hidden
        self.events.append(event.without_card() if event.covered else event)
        self.saying.say(event, state)
        if event.what in NEXT_TURN and not self.saying.is_own_turn(event):
            raise _EnoughKnown

    def look(self, state: State) -> tuple[Symbols, Symbols]:
        """Look at what was paid, before anything else can change that."""
        if self.paid is None:
            self.paid = payment(self.before, self.choice, state)
        return self.paid

    def hear_question(self, state: State) -> None:
        """Say what the question that stands is about."""
        question = state.question
        if isinstance(question, EndOfTurn):
            self.saying.say_end_of_turn(state.hero_at[question.number])
