"""What can be read off a game at any moment; nothing here changes it."""

from __future__ import annotations

from collections.abc import Sequence

from united.definitions.symbols import Symbols
from united.rules.board import board_lines, headline
from united.rules.content import used_content
from united.rules.decision import Decision, decision_of, why_not
from united.rules.past import Origin, Past, origin_of
from united.rules.play_card import PlayCard, pool_with
from united.rules.setup import GameSetup
from united.rules.view import View, view
from united.state.choice import Choice, Reason
from united.state.snapshot import position_key
from united.state.state import State
from united.state.table import Table


class Readable:
    """How a game stands: who plays, what is asked, whether it is over, how it looks."""

    __slots__ = ("past", "setup", "state")

    def __init__(self, setup: GameSetup, state: State, past: Past | None = None) -> None:
        """Stand in a state; `past` says how that was come to, None where it begins here."""
        self.setup = setup
        self.state = state
        self.past: Past = Origin(state.clone()) if past is None else past

    @property
    def table(self) -> Table:
        """Who plays what against whom; never changes."""
        return self.state.table

    @property
    def is_over(self) -> bool:
        """Whether the game is won or lost."""
        return self.state.result is not None

    @property
    def result(self) -> str | None:
        """`won`, `lost`, or None while the game goes on."""
        return self.state.result

    @property
    def why(self) -> str | None:
        """How it ended: villain-defeated, out-of-plans, evil-goal, out-of-cards or team-ko."""
        return self.state.why

    @property
    def ending(self) -> str:
        """How it ended, as a sentence; empty while the game goes on."""
        return self.state.ending

    @property
    def hidden(self) -> int:
        """How many hidden cards have been turned up so far; an undo past one tells something."""
        return self.state.hidden

    @property
    def goal_progress(self) -> tuple[int, int] | None:
        """How near the Evil Goal is: how many of how many; None where it cannot be counted."""
        goal = self.table.villain.evil_goal
        return None if goal is None else goal.lose_when.progress(self.state)

    @property
    def decision(self) -> Decision | None:
        """What is asked now, with texts; None when the game is over."""
        return decision_of(self.state)

    @property
    def choices(self) -> Sequence[Choice]:
        """The options as the engine holds them, without texts: what bots choose from."""
        return self.state.choices

    @property
    def legal_keys(self) -> tuple[str, ...]:
        """The keys of all options that may be chosen now, in their order; none when it is over."""
        return tuple(choice.key for choice in self.state.choices)

    def why_not(self, key: str) -> Reason | None:
        """Return why an option is not possible now, None if it is."""
        return why_not(self.state, key)

    def pool_after(self, card_id: str) -> Symbols | None:
        """Return the symbols that playing this card now would give, None if it cannot be played."""
        question = self.state.question
        if not isinstance(question, PlayCard):
            return None
        for choice in self.state.choices:
            if choice.subject.id == card_id:
                hero = self.table.hero_of(choice.subject)
                down = self.state.face_down_next[hero]
                return pool_with(self.state, choice.subject, face_down=down)
        return None

    def view(self, *, hidden: bool = False) -> View:
        """Return the position in the words of scenarios; `hidden` adds the orders of the decks."""
        return view(self.state, hidden=hidden)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Readable):
            return NotImplemented
        return self._same_content(other) and position_key(self.state) == position_key(other.state)

    def __hash__(self) -> int:
        return hash(position_key(self.state))

    def _same_content(self, other: Readable) -> bool:
        one, two = origin_of(self.past).catalog, origin_of(other.past).catalog
        if self.table is other.table or one is None or two is None:
            return self.table is other.table
        return used_content(self.table, one) == used_content(other.table, two)

    def __str__(self) -> str:
        return "\n".join(board_lines(self.state)).strip("\n")

    def __repr__(self) -> str:
        return f"<united.Game: {headline(self.state)}, seed {self.setup.seed}>"
