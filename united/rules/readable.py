"""What can be read off a game at any moment; nothing here changes it."""

from __future__ import annotations

from collections.abc import Sequence

from united.rules.board import board_lines, headline
from united.rules.content import used_content
from united.rules.decision import Decision, decision_of, find_choice, why_not
from united.rules.foresight import Foresight, foresee
from united.rules.past import Origin, Past, origin_of
from united.rules.position import Position, View, add_orders, in_words, position_of
from united.rules.setup import GameSetup
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

    def foresee(self, key: str) -> Foresight | None:
        """Return what the option with this key certainly brings, None if there is no such option.

        It is asked on a copy, and depends on nothing that a player cannot know.
        """
        choice = find_choice(self.state.choices, key)
        return None if choice is None else foresee(self.state, choice)

    @property
    def position(self) -> Position:
        """All that people see of the game now: what front ends show. It is made anew each time."""
        return position_of(self.state)

    def view(self, *, hidden: bool = False) -> View:
        """Return the position in the words of scenarios; `hidden` adds the orders of the decks."""
        view = in_words(self.position)
        return add_orders(view, self.state) if hidden else view

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
        return "\n".join(board_lines(self.position)).strip("\n")

    def __repr__(self) -> str:
        return f"<united.Game: {headline(self.state)}, seed {self.setup.seed}>"
