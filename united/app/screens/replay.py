"""A saved game to look at again: step by step, turn by turn, forwards and back."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.message import Message

from united.app.log_lines import read_log
from united.app.play import read_replay_table
from united.app.screens.board import BoardScreen
from united.app.widgets.log import LogPane
from united.session.replay import Replay

HINT = "n/p step   t/T turn   v/V Villain turn   0 first   9 last   q leave"


class ReplayScreen(BoardScreen):
    """The positions of a saved game; `number` is the one that is shown, from 0."""

    HELP = """\
### Replay

`n` and `p` (or Space and Backspace) go a step forwards and back, `t` and `T` a turn, `v` and `V` to
the next Villain turn and the one before, `0` to the beginning and `9` to the end.
"""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n,space", "step(1)", "Step"),
        Binding("p,backspace", "step(-1)", "Step back"),
        Binding("t", "turn(1)", "Turn"),
        Binding("T", "turn(-1)", "Turn back"),
        Binding("v", "villain(1)", "Villain turn"),
        Binding("V", "villain(-1)", "Villain turn back"),
        Binding("0", "step(-1000000)", "First"),
        Binding("9", "step(1000000)", "Last"),
        Binding("q", "leave", "Leave"),
    ]

    class Left(Message):
        """The player has seen enough."""

    def __init__(self, replay: Replay) -> None:
        super().__init__()
        self.replay = replay
        self.number = 0

    def on_mount(self) -> None:
        """Show the first position."""
        self.call_after_refresh(self.show_number, 0)

    def show_number(self, number: int) -> None:
        """Show a position by its number; beyond the ends it is the first or the last."""
        self.number = min(max(number, 0), len(self.replay.positions) - 1)
        position = self.replay.positions[self.number]
        title = f"Step {self.number} of {len(self.replay.positions) - 1}"
        title += f": {position.key}" if position.key else ": the beginning"
        told = [event.text for event in position.events]
        with self.app.batch_update():
            self.show_table(read_replay_table(position.game, self.replay.header.seats))
            self.ring.mark({event.location for event in position.events} - {""})
            self.decision_panel.tell(title, told, HINT)
            shown = self.replay.positions[: self.number + 1]
            self.query_one(LogPane).show_lines(read_log([(p.key, p.events) for p in shown], {}))

    def action_step(self, steps: int) -> None:
        """Go some steps forwards or back."""
        self.show_number(self.number + steps)

    def action_turn(self, direction: int) -> None:
        """Go to the next turn of a Hero, or the one before."""
        self._go_among(self.replay.turns, direction)

    def action_villain(self, direction: int) -> None:
        """Go to the next Villain turn, or the one before."""
        self._go_among(self.replay.villain_turns, direction)

    def _go_among(self, numbers: tuple[int, ...], direction: int) -> None:
        if direction > 0:
            later = numbers[bisect_right(numbers, self.number) :]
            self.show_number(later[0] if later else len(self.replay.positions))
        else:
            earlier = numbers[: bisect_left(numbers, self.number)]
            self.show_number(earlier[-1] if earlier else 0)

    def action_leave(self) -> None:
        """Leave the replay."""
        self.post_message(self.Left())
