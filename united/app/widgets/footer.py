"""The line at the bottom: the keys that work at the moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from attrs import frozen
from textual.content import Content
from textual.style import Style
from textual.widget import Widget

from united.app.pieces import join
from united.app.present import Present

GAP: Final = "  "


@frozen
class Hint:
    """A key, what it does in a word or two, and the action behind it: `screen.undo`."""

    key: str
    label: str
    action: str

    def drawn(self) -> Content:
        """It as it stands in the footer, where a click does the same as the key."""
        said = Content.assemble((self.key, "bold $key"), " ", self.label)
        return said.stylize(Style.from_meta({"@click": self.action}))


class Footer(Present, Widget):
    """The keys that work, as many as fit; the last two are always there: help and the way out."""

    ALLOW_SELECT = False

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.hints: tuple[Hint, ...] = ()

    def show(self, hints: tuple[Hint, ...]) -> None:
        """Show these keys."""
        if hints != self.hints:
            self.hints = hints
            self.refresh()

    def render(self) -> Content:
        return join([one.drawn() for one in fitting(self.hints, self.content_size.width)], GAP)


def fitting(hints: Sequence[Hint], width: int) -> list[Hint]:
    """Return as many as stand side by side; what is left out is taken from before the last two."""
    kept = list(hints)
    while len(kept) > 1 and _width(kept) > width:
        del kept[max(len(kept) - 3, 0)]
    return kept


def _width(hints: Sequence[Hint]) -> int:
    return sum(len(one.key) + 1 + len(one.label) for one in hints) + len(GAP) * (len(hints) - 1)
