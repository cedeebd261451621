"""The end of a game: how it ended, its course in figures, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import ClassVar, Final

from attrs import evolve
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from united.app import glyphs
from united.app.keyboard import DEFAULT_KEYS
from united.app.model.ending import harder, new_badges, what_decided
from united.app.model.figures import Figures, count_figures
from united.app.model.played import PlayedGame
from united.app.model.saved import load
from united.app.model.shown import Shown
from united.app.pieces import lines
from united.app.screens.base import ModalScreen, Request
from united.app.widgets.menu import Entry, Menu, with_leave_key
from united.definitions.wording import counted, with_article

ENTRIES: Final = (
    Entry("look", "b", "Look at the board"),
    Entry("watch", "v", "Watch the replay"),
    Entry("back", "u", "Take the last turn back"),
    Entry("again", "a", "Again, with another seed"),
    Entry("same", "s", "Again, with the same seed"),
    Entry("harder", "h", "Again, harder"),
    Entry("log", "l", "Save the log as a text"),
    Entry("journal", "j", "Save the journal"),
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
        session = self.play.session
        told = [event for _, events in session.log for event in events]
        with Horizontal(classes="sheet", id="end") as frame:
            frame.border_title = "Won" if shown.position.result == "won" else "Lost"
            with VerticalScroll(id="end-course", can_focus=False):
                yield Static(Content.styled(shown.position.ending, "bold"))
                decided = what_decided(told)
                yield Static(Content.styled(f"Decided by: {decided}" if decided else "", "$quiet"))
                yield Static(draw_figures(count_figures(told), shown), classes="paragraph")
                for badge in new_badges(session.header):
                    yield Static(Content.styled(f"{glyphs.CHECK} {badge}", "bold $key"))
            yield Menu(self._entries(), id="end-list")

    def _entries(self) -> list[Entry]:
        setup = self.play.session.header.setup
        step = harder(setup, load(setup.packs))
        entries = with_leave_key(ENTRIES, "home", self.leave_key)
        if step is None:
            return [one for one in entries if one.id != "harder"]
        return [evolve(one, more=step[1]) if one.id == "harder" else one for one in entries]

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
    course = (
        f"{counted(figures.rounds, 'round')}, {counted(figures.kos, 'KO')}, "
        f"{counted(figures.overflows, 'Overflow')}, {counted(figures.thugs, 'Thug')} defeated, "
        f"{counted(figures.threats, 'Threat')} cleared"
    )
    return lines([course, *_draw_missions(figures, shown), *_draw_heroes(figures, shown)])


def _draw_missions(figures: Figures, shown: Shown) -> list[Content]:
    drawn = [Content.styled("Missions, round by round", "bold")]
    for number, mission in enumerate(shown.position.missions):
        course = chart([row[number] for row in figures.missions], mission.target)
        done = f"{mission.done}/{mission.target}{f' {glyphs.CHECK}' if mission.complete else ''}"
        drawn.append(Content.assemble(f"{mission.name:<16} ", (course, "$key"), f" {done}"))
    return drawn


def chart(counts: Sequence[int], target: int) -> str:
    """Return the course of a Mission as a row of bars, one cell for each round."""
    top = len(glyphs.LEVELS) - 1
    levels = (min(max(count, 0), target) * top / max(target, 1) for count in counts)
    return "".join(glyphs.LEVELS[ceil(level)] for level in levels)


def _draw_heroes(figures: Figures, shown: Shown) -> list[Content]:
    drawn = [Content.styled("Heroes", "bold")]
    for hero in shown.position.heroes:
        deeds = figures.of(hero.id)
        said = [f"rescued {deeds.rescued}", f"defeated {deeds.defeated}"]
        said += [f"cleared {deeds.cleared}", f"wounds {deeds.wounds}"]
        said += [
            f"{count.plural} {deeds.tokens.get(with_article(count.name), 0)}"
            for count in hero.counts
        ]
        drawn.append(Content.assemble((hero.name, "bold"), f": {', '.join(said)}"))
    return drawn
