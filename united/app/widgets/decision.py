"""The panel of the pending decision: who is asked what and why, the options, a closer look."""

from __future__ import annotations

from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.geometry import Size
from textual.reactive import Reactive
from textual.widgets import Static

from united.app import glyphs
from united.app.model.shown import Shown
from united.app.pieces import clip, lines
from united.app.present import Present
from united.app.widgets.choices import ChoiceList

MOST: Final = {"last": 3, "prompt": 3, "look": 4}
"""Lines that the texts around the options may take."""

ROOMY: Final = 12
"""Lines from which on the panel has room for a closer look beside what happened before."""


class _Text(Static):
    """A text of the panel. Its size is set by the panel, so another one needs no second layout."""

    virtual_size = Reactive(Size(0, 0), repaint=False)


class _Frame(VerticalScroll, can_focus=False):
    """What scrolls in the panel; a scroll bar that comes or goes lays it out by itself."""

    virtual_size = Reactive(Size(0, 0), repaint=False)


class DecisionPanel(Present, Vertical):
    """The question with its options; or, while it is told, what is happening.

    `last` is what happened before the question; it stays until something else happens. In a low
    panel it has the room of the closer look, until the player has moved on.
    """

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.texts: dict[str, Content] = {name: Content() for name in MOST}
        self._tallest = 0
        self._news = False
        self._fresh = False

    def compose(self) -> ComposeResult:
        yield _Text(id="last", markup=False)
        yield _Text(id="prompt", markup=False)
        with _Frame(id="choices-frame"):
            yield ChoiceList(id="choices")
        with _Frame(id="told-frame"):
            yield Static(id="told", markup=False)
        yield _Text(id="look", markup=False)

    @property
    def choices(self) -> ChoiceList:
        """The list of the options."""
        return self.query_one(ChoiceList)

    def show(self, shown: Shown, look: Content, leave: str) -> None:
        """Ask the pending decision of a position, or say which key leads on from the end."""
        self.remove_class("-telling")
        self._fresh, self._news = self._news, False
        decision = shown.position.decision
        if decision is None:
            self._put("last", Content())
            prompt = f"The game is {shown.position.result}. {leave}: what to do next"
        else:
            who = shown.position.hero(decision.hero)
            seat = shown.seat(who) if who is not None else ""
            prompt = f"{seat}, {decision.prompt}" if seat else decision.prompt
        self._put("prompt", Content.styled(prompt, "bold"))
        self.choices.show(shown)
        self._fit("last")
        frame = self.query_one("#choices-frame")
        if frame.scroll_y:
            frame.scroll_to(y=0, animate=False, immediate=True)
        self._tallest = 0
        self.texts["look"] = look
        self._fit("look")

    def summarize(self, text: str) -> None:
        """Keep in sight what happened before the question."""
        self._news = bool(text)
        self._put("last", Content.styled(text, "$quiet"))

    def look(self, text: Content) -> None:
        """Show a closer look at something."""
        if self._fresh and text.plain != self.texts["look"].plain:
            self._fresh = False
            self._fit("last")
            self._fit("look")
        self._put("look", text)

    def tell(self, title: str, told: list[str], hint: str) -> None:
        """Show what is happening instead of a question: a title, the steps so far, the keys."""
        self.add_class("-telling")
        self._fresh = False
        self._fit("last")
        self._put("prompt", Content.styled(title, "bold $villain"))
        rows = [Content.styled(text, "$quiet") for text in told[:-1]]
        rows += [Content.styled(f"{glyphs.CURRENT} {text}", "bold") for text in told[-1:]]
        self.query_one("#told", Static).update(Content("\n").join(rows))
        self.query_one("#told-frame").scroll_end(animate=False)
        self._put("look", Content.styled(hint, "$quiet"))

    def on_resize(self, event: events.Resize) -> None:
        """Fit the texts to the new width."""
        del event
        self._tallest = 0
        for name in MOST:
            self._fit(name)

    def _put(self, name: str, text: Content) -> None:
        if text.plain != self.texts[name].plain or not text.is_same(self.texts[name]):
            self.texts[name] = text
            self._fit(name)

    def _fit(self, name: str) -> None:
        """Give a text as many lines as it needs. (An automatic height may be a step behind.)"""
        text, part = self.texts[name], self.query_one(f"#{name}", Static)
        rows = clip(text, max(self.content_size.width, 10), self._most(name))
        if name == "look":
            # With a height that only grows, a cursor that moves on does not move all that is above.
            self._tallest = height = max(len(rows) if text.plain else 0, self._tallest)
        else:
            height = len(rows) if text.plain else 0
        part.update(lines(rows), layout=False)
        part.display = bool(height) and not (name == "last" and self._hides_last)
        part.styles.height = height + part.styles.gutter.height

    def _most(self, name: str) -> int:
        """Return how many lines a text may take."""
        if self.size.height >= ROOMY or name == "prompt":
            return MOST[name]
        if name == "look":
            return 0 if self._fresh else MOST[name]
        if not self._fresh:
            return 1
        prompt = self.texts["prompt"].wrap(max(self.content_size.width, 10))
        room = self.size.height - 1 - len(prompt) - self.choices.lines
        return min(max(room, 1), MOST[name])

    @property
    def _hides_last(self) -> bool:
        """Whether what happened before must make room: while telling, and for many options."""
        return self.has_class("-telling") or (
            self.size.height < ROOMY and self.choices.lines > self.size.height - 3
        )
