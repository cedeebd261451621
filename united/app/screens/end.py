"""The end of a game: how it ended, its course in figures, and what to do next."""

from __future__ import annotations

from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from united.app.keyboard import DEFAULT_KEYS
from united.app.model.figures import Figures, count_figures
from united.app.model.played import PlayedGame
from united.app.model.shown import Shown
from united.app.pieces import bar, lines
from united.app.screens.base import ModalScreen, Request
from united.app.widgets.menu import Entry, Menu, with_leave_key
from united.effects.words import counted

ENTRIES: Final = (
    Entry("look", "b", "Look at the board"),
    Entry("again", "a", "Play again, with another seed"),
    Entry("same", "s", "Play again, with the same seed"),
    Entry("log", "l", "Save the log as a text"),
    Entry("journal", "j", "Save the journal of the game"),
    Entry("home", "q", "Leave"),
)
"""What can be done next; the first is where the cursor is, so it must not start anything."""


class EndScreen(ModalScreen[None]):
    """The end of a game."""

    CSS_PATH = "../styles/screens.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "choose('look')", "Look at the board", show=False),
        Binding(DEFAULT_KEYS["leave"], "choose('home')", "Leave", id="leave", show=False),
    ]

    class Chosen(Request):
        """The player chose what to do next, by the id of an entry."""

        def __init__(self, entry: str, play: PlayedGame) -> None:
            super().__init__()
            self.entry = entry
            self.play = play

    def __init__(self, play: PlayedGame) -> None:
        super().__init__()
        self.play = play

    def compose(self) -> ComposeResult:
        shown = self.play.shown()
        told = [event for _, events in self.play.session.log for event in events]
        with VerticalScroll(classes="sheet", id="end", can_focus=False) as frame:
            frame.border_title = "Won" if shown.position.result == "won" else "Lost"
            yield Static(Content.styled(shown.position.ending, "bold"), classes="paragraph")
            yield Static(draw_figures(count_figures(told), shown), classes="paragraph")
            yield Menu(with_leave_key(ENTRIES, "home", self.leave_key), id="end-list")

    def on_key(self, event: events.Key) -> None:
        """Give the menu its keys."""
        self.query_one(Menu).answer(event)

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        """Choose the entry."""
        event.stop()
        self.action_choose(event.entry)

    def action_choose(self, entry: str) -> None:
        """Tell what was chosen; only what is saved leaves this screen open."""
        self.post_message(self.Chosen(entry, self.play))


def draw_figures(figures: Figures, shown: Shown) -> Content:
    """Return the course of a game in a few lines."""
    course = [
        f"{counted(figures.rounds, 'round')}, {counted(figures.kos, 'KO')}, "
        f"{counted(figures.overflows, 'Overflow')}",
        f"{counted(figures.thugs, 'Thug')} defeated, {counted(figures.threats, 'Threat')} cleared",
    ]
    return lines([*course, *_draw_missions(figures, shown), *_draw_heroes(figures, shown)])


def _draw_missions(figures: Figures, shown: Shown) -> list[Content]:
    drawn = [Content.styled("Missions, round by round", "bold")]
    for number, mission in enumerate(shown.position.missions):
        course = " ".join(f"{row[number]}" for row in figures.missions)
        drawn.append(
            Content.assemble(
                f"{mission.name:<16} ", bar(mission.done, mission.target, 9), f" {course}"
            )
        )
    return drawn


def _draw_heroes(figures: Figures, shown: Shown) -> list[Content]:
    drawn = [Content.styled("Heroes", "bold")]
    for hero in shown.position.heroes:
        rescued, wounds = figures.rescued.get(hero.id, 0), figures.wounds.get(hero.id, 0)
        drawn.append(Content(f"{hero.name:<16} rescued {rescued}, wounds {wounds}"))
    return drawn
