"""A saved game to look at again: step by step, turn by turn, forwards and back."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import ClassVar, Final

from attrs import evolve
from textual.binding import Binding, BindingType

from united.app.keyboard import COMMANDS, DEFAULT_KEYS, fill_keys
from united.app.model.log_lines import read_log
from united.app.model.shown import show
from united.app.screens.board import BoardScreen
from united.app.widgets.log import LogPane
from united.session.replay import Replay
from united.session.sight import Seats, Sight


def _commands(**actions: str) -> list[BindingType]:
    """Return the bindings of some commands, which the player may have given other keys."""
    texts = {command.name: command.text for command in COMMANDS}
    return [
        Binding(DEFAULT_KEYS[name], action, texts[name], id=name)
        for name, action in actions.items()
    ]


HINT: Final = (
    "{step}/{step_back} or arrows step   {turn}/{turn_back} turn   "
    "{villain_turn}/{villain_turn_back} Villain turn   0 first   9 last   {leave} leave"
)


class ReplayScreen(BoardScreen):
    """The positions of a saved game; `number` is the one that is shown, from 0."""

    AUTO_FOCUS = ""
    HELP = """\
### Replay

Right and left, Space and Backspace, `{step}` and `{step_back}` go a step forwards and back,
`{turn}` and `{turn_back}` a turn, `{villain_turn}` and `{villain_turn_back}` to the next Villain
turn and the one before, `0` to the beginning and `9` to the end. In a part of the table that has a
cursor the arrows move that; Escape gives them back.
"""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space", "step(1)", "Next step"),
        Binding("left,backspace", "step(-1)", "Step before"),
        *_commands(
            step="step(1)",
            step_back="step(-1)",
            turn="turn(1)",
            turn_back="turn(-1)",
            villain_turn="villain(1)",
            villain_turn_back="villain(-1)",
            leave="leave",
        ),
        Binding("0,home", "step(-1000000)", "First"),
        Binding("9,end", "step(1000000)", "Last"),
    ]

    def __init__(self, replay: Replay) -> None:
        super().__init__()
        self.replay = replay
        self.number = 0

    def on_mount(self) -> None:
        """Show the first position."""
        self.call_after_refresh(self.show_number, 0)

    def show_number(self, number: int) -> None:
        """Show a position by its number; beyond the ends it is the first or the last."""
        self.number = min(max(number, 0), len(self.replay.stops) - 1)
        stop = self.replay.stops[self.number]
        title = f"Step {self.number} of {len(self.replay.stops) - 1}"
        title += f": {self._say_choice() or 'the beginning'}"
        sight = self._sight()
        told = [event.text for event in sight.events(stop.events)]
        with self.app.batch_update():
            seen = evolve(sight.position(stop.game.position), decision=None)
            self.show_table(show(seen, self.replay.header.seats))
            self.ring.mark({event.location for event in stop.events} - {""})
            self.decision_panel.tell(title, told, fill_keys(HINT, self.player_keys))
            shown = self.replay.stops[: self.number + 1]
            log = [(p.key, p.events) for p in shown]
            self.query_one(LogPane).show_lines(read_log(log, {}, sight))

    def _sight(self) -> Sight:
        """Return what of the hands is shown: that of everybody, by how the game stands at last."""
        settings = getattr(self.app, "settings", None)
        seats = Seats(self.replay.header, settings is not None and settings.curtain)
        return seats.sight_of_all(self.replay.stops[-1].game)

    def _say_choice(self) -> str:
        """Return who made which choice to come to this position, empty for the first one."""
        if not self.number:
            return ""
        key = self.replay.stops[self.number].key
        before = self.replay.stops[self.number - 1].game.position
        decision = before.decision
        options = decision.options if decision is not None else ()
        said = next((one.text for one in options if one.key == key), key)
        if self._sight().key(key) != key:
            said = "Put a card at the bottom of the deck"
        who = before.hero(decision.hero) if decision is not None else None
        return f"{who.name if who is not None else 'The team'}: {said}"

    def go_to(self, part: str) -> None:
        """Go to a part of the table; nothing is asked here, so instead of that the arrows step."""
        if part == "choices":
            self.set_focus(None)
        else:
            super().go_to(part)

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
            self.show_number(later[0] if later else len(self.replay.stops))
        else:
            earlier = numbers[: bisect_left(numbers, self.number)]
            self.show_number(earlier[-1] if earlier else 0)

    def action_back(self) -> None:
        """Close the search line, give the arrows back to the steps; else leave."""
        if self.focused is None:
            self.action_leave()
        else:
            super().action_back()

    def action_leave(self) -> None:
        """Leave the replay."""
        self.dismiss()
