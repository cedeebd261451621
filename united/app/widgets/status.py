"""The line at the top that says how the game stands, and the tabs of the parts of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from textual import events
from textual.content import Content
from textual.message import Message
from textual.style import Style
from textual.widget import Widget

from united.app import glyphs
from united.app.model.in_force import say_in_force
from united.app.model.shown import Shown
from united.app.pieces import Piece, join
from united.app.present import Present
from united.rules.position import Position

SIGNS: Final = ("C", "T", "!")
"""What stands for a Civilian, a Thug and a Threat where there is least room, as on the board."""


class StatusBar(Present, Widget):
    """Round, turn, the Villain's Health and next turn, the Missions: all in one line."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.shown: Shown | None = None

    def show(self, shown: Shown) -> None:
        """Show a position."""
        before, self.shown = self.shown, shown
        if before is None or (before.position, before.unsaved) != (shown.position, shown.unsaved):
            self.refresh()

    def render(self) -> Content:
        return Content() if self.shown is None else say_status(self.shown, self.content_size.width)


def say_status(shown: Shown, width: int) -> Content:
    """Return how the game stands in one line, with as many words as there is room for."""
    line = Content()
    for say in (_long, _middle, _short, _shorter, _brief, _shortest):
        line = join([*_warning(shown), *say(shown)], f" {glyphs.DOT} ")
        if line.cell_length <= width:
            break
    return line.truncate(width, ellipsis=True)


def _warning(shown: Shown) -> list[Piece]:
    return [(" NOT SAVED ", "bold reverse $touched")] if shown.unsaved else []


def _long(shown: Shown) -> list[Piece]:
    villain = shown.position.villain
    return _full(shown, villain.name)


def _middle(shown: Shown) -> list[Piece]:
    return _full(shown, "Villain")


def _full(shown: Shown, name: str) -> list[Piece]:
    position = shown.position
    return [
        (f"Round {position.round}", "bold"),
        (position.whose_turn, "bold"),
        _villain(
            position,
            f"{name} {_health(shown)} Health",
            "his turn next",
            "his turn after {} more Hero {}",
        ),
        _missions(shown, ("Civilians", "Thugs", "Threats")),
    ]


def _short(shown: Shown) -> list[Piece]:
    return [
        (shown.position.whose_turn, "bold"),
        _villain(shown.position, f"Villain {_health(shown)}", "his turn next", "his turn in {}"),
        _missions(shown, ("Civ.", "Thugs", "Thr.")),
    ]


def _shorter(shown: Shown) -> list[Piece]:
    return [(_who(shown.position), "bold"), *_short(shown)[1:]]


def _who(position: Position) -> str:
    return position.acting.name if position.acting is not None else position.whose_turn


def _brief(shown: Shown) -> list[Piece]:
    return [*_short(shown)[:2], _missions(shown, SIGNS)]


def _shortest(shown: Shown) -> list[Piece]:
    villain = shown.position.villain
    return [
        (_who(shown.position), "bold"),
        _villain(shown.position, f"Villain {villain.health}", "next", "in {}"),
        _missions(shown, SIGNS),
    ]


def _health(shown: Shown) -> str:
    villain = shown.position.villain
    return f"{villain.health}/{villain.full_health.now}"


def _villain(position: Position, health: str, comes: str, after: str) -> Piece:
    """Return the Villain's Health and, while one is to come, when his next turn comes.

    The two stand together, so that nobody takes either for that of the Hero whose turn it is.
    """
    left = position.villain.turn_in
    if position.result is not None:
        return health
    said = after.format(left, "card" if left == 1 else "cards") if left else comes
    return Content.assemble(health, ", ", (said, "bold $touched" if left <= 1 else ""))


def _missions(shown: Shown, names: tuple[str, ...]) -> str:
    pairs = zip(names, shown.position.missions, strict=True)
    return ", ".join(f"{name} {one.done}/{one.target}" for name, one in pairs)


class Tabs(Present, Widget):
    """The parts of the table that have to take turns in a small terminal.

    Beside them stands in short what is in force, where no other part in sight says it.
    """

    class Chosen(Message):
        """The player wants to see this part, by its id."""

        def __init__(self, part: str) -> None:
            super().__init__()
            self.part = part

    def __init__(self, names: Mapping[str, str], id: str | None = None) -> None:
        super().__init__(id=id)
        self.names = names
        self.parts: tuple[str, ...] = ()
        self.front = self.in_force = ""

    def show_tabs(self, parts: tuple[str, ...], front: str) -> None:
        """Show tabs for these parts, with the one in front set off."""
        self.parts, self.front = parts, front
        self.refresh()

    def show(self, shown: Shown) -> None:
        """Say beside the tabs what is in force in a position."""
        in_force = ", ".join(say_in_force(shown))
        if in_force != self.in_force:
            self.in_force = in_force
            self.refresh()

    def render(self) -> Content:
        tabs = Content("").join([self._draw_tab(part) for part in self.parts])
        room = max(self.content_size.width - tabs.cell_length - 2, 0)
        said = Content.styled(self.in_force, "$touched").truncate(room, ellipsis=True)
        return Content.assemble(tabs, " ", said) if room else tabs

    def _draw_tab(self, part: str) -> Content:
        style = "bold reverse" if part == self.front else ""
        tab = Content.styled(f" {self.names[part]} ", style)
        return tab.stylize(Style.from_meta({"part": part}))

    def on_click(self, event: events.Click) -> None:
        """Tell which part the player wants to see."""
        part = event.style.meta.get("part")
        if isinstance(part, str):
            self.post_message(self.Chosen(part))
