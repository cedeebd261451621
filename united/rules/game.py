"""A game: set up, asked, answered, to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attrs import frozen

from united.outside.quoting import quoted
from united.rules.decision import NOT_OFFERED, Decision, decision_of, find_choice, why_not
from united.rules.position import Position, View, add_orders, in_words, position_of
from united.rules.setup import GameSetup, lay_out
from united.rules.turns import begin
from united.state.agenda import run, take
from united.state.choice import Choice, Reason
from united.state.events import Event
from united.state.state import Listener, State
from united.state.table import Table
from united.state.witness import Witness

if TYPE_CHECKING:
    from united.definitions.catalog import Catalog


class NotPossible(ValueError):
    """A choice that is not among the options; `reason` says why, with the rule's number."""

    def __init__(self, key: str, reason: Reason) -> None:
        super().__init__(f"{quoted(key)} is not possible: {reason.text} ({reason.rule}).")
        self.key = key
        self.reason = reason


class Game:
    """A game in progress: its setup and its state, which only `choose` and `take` change."""

    __slots__ = ("setup", "state")

    def __init__(self, setup: GameSetup, state: State) -> None:
        self.setup = setup
        self.state = state

    @classmethod
    def new(
        cls, setup: GameSetup, catalog: Catalog, *, listen: type[Listener] | None = Listener
    ) -> Game:
        """Set up a game and resolve the Villain's first turn up to the first decision (T1).

        `listen` is how it is listened to: a Listener keeps the events, a Witness the board at each
        of them too; with None nothing is told, which is quickest. Raises SetupError for a setup
        that is not possible.
        """
        state = lay_out(setup, catalog, listen() if listen else None)
        begin(state)
        run(state)
        return cls(setup, state)

    @property
    def table(self) -> Table:
        """Who plays what against whom; never changes."""
        return self.state.table

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
        """The options as the engine holds them, without texts: for players without eyes."""
        return self.state.choices

    def take(self, choice: Choice) -> None:
        """Take one of `choices`."""
        take(self.state, choice)

    def choose(self, key: str) -> None:
        """Take the option with this key and resolve on to the next decision or the end.

        Where an option stands several times (A7), the bare key means the first. Raises
        NotPossible, with the reason, for a key that is not offered; nothing changes then.
        """
        take(self.state, self.find(key))

    def find(self, key: str) -> Choice:
        """Return the option with this key, or the first of those that it begins (A7).

        Raises NotPossible if there is none.
        """
        choice = find_choice(self.state.choices, key)
        if choice is None:
            raise NotPossible(key, self.why_not(key) or NOT_OFFERED)
        return choice

    def why_not(self, key: str) -> Reason | None:
        """Return why an option is not possible now, None if it is."""
        return why_not(self.state, key)

    @property
    def position(self) -> Position:
        """All that people see of the game now: what front ends show. It is made anew each time."""
        return position_of(self.state)

    def view(self, *, hidden: bool = False) -> View:
        """Return the position in the words of scenarios; `hidden` adds the orders of the decks."""
        view = in_words(self.position)
        return add_orders(view, self.state) if hidden else view

    def events(self) -> tuple[Event, ...]:
        """Return what has happened since the last call; nothing where nobody listens."""
        listener = self.state.listener
        return () if listener is None else listener.take_events()

    def moments(self) -> tuple[Moment, ...]:
        """Return the same as `events`, with the game at each event; it needs a Witness.

        Raises RuntimeError where the events are heard by no Witness.
        """
        witness = self.state.listener
        if not isinstance(witness, Witness):
            raise RuntimeError("no Witness listens, so nobody knows how the board was")
        return tuple(Moment(one.event, Game(self.setup, one.state)) for one in witness.take_seen())

    def clone(self, *, listen: type[Listener] | None = None) -> Game:
        """Return an independent copy; it is silent, unless `listen` says how it is heard."""
        state = self.state.clone()
        state.listener = listen() if listen else None
        return Game(self.setup, state)


@frozen(eq=False)
class Moment:
    """An event with the game as it was at that moment, a silent copy."""

    event: Event
    game: Game
