"""The choices of a game with all that is needed to take them back and make them again."""

from __future__ import annotations

from attrs import frozen

from united.rules.game import Game, Moment
from united.rules.past import check_steps
from united.session.problems import CrossesHidden
from united.state.events import Event
from united.state.witness import Witness


@frozen(eq=False)
class Kept:
    """A choice that was made: the game before it, its key, and what happened then."""

    before: Game
    key: str
    events: tuple[Event, ...]


class History:
    """A game and its past. `game` is the game as it stands, another object after an undo.

    `latest` are the moments of what happened last: the setup and the first Villain turn, then what
    was chosen or made again; none after an undo. Those of all that came before are let go.
    """

    def __init__(self, game: Game) -> None:
        """Begin with a game as it was set up, to which a Witness listens."""
        self.game = game
        self.latest: tuple[Moment, ...] = ()
        self.opening = self._hear()
        self.past: list[Kept] = []
        self.undone: list[str] = []

    def choose(self, key: str) -> tuple[Event, ...]:
        """Take the option with this key and return what happened; a redo is possible no more.

        Raises NotPossible.
        """
        events = self._take(key)
        self.undone.clear()
        return events

    def crosses_hidden(self, steps: int = 1) -> bool:
        """Tell whether an undo would go back over a hidden card that was turned up (J4)."""
        check_steps(steps, len(self.past))
        return self.past[-steps].before.hidden != self.game.hidden

    def undo(self, steps: int = 1, *, confirmed: bool = False) -> None:
        """Take back the last choices.

        Raises NothingToUndo if there are not so many; CrossesHidden where a hidden card was turned
        up since, unless it is `confirmed`.
        """
        if self.crosses_hidden(steps) and not confirmed:
            raise CrossesHidden
        self._go_back_to(self.past[-steps].before)
        for _ in range(steps):
            self.undone.append(self.past.pop().key)

    def redo(self, steps: int = 1) -> tuple[Event, ...]:
        """Make choices again that were taken back; return what happened. Raises NothingToUndo."""
        check_steps(steps, len(self.undone), again=True)
        moments: list[Moment] = []
        for _ in range(steps):
            self._take(self.undone[-1])
            moments += self.latest
            self.undone.pop()
        self.latest = tuple(moments)
        return tuple(one.event for one in moments)

    def _take(self, key: str) -> tuple[Event, ...]:
        before = self.game.clone()
        self.game.choose(key)
        events = self._hear()
        self.past.append(Kept(before, key, events))
        return events

    def _hear(self) -> tuple[Event, ...]:
        self.latest = self.game.moments()
        return tuple(one.event for one in self.latest)

    def _go_back_to(self, before: Game) -> None:
        self.game, self.latest = before.clone(listen=Witness), ()
