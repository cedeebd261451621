"""Tells a story on the table: step by step, each with a pause that a key skips."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Final, Protocol

from textual.timer import Timer

from united.app.model.story import PAUSES, Beat, Story
from united.app.values import Speed

LATE: Final = 0.5
"""Seconds in which Enter after a story is taken for one that came too late to skip it."""


class Stage(Protocol):
    """Where a story is told."""

    def show_beat(self, beat: Beat, title: str, told: list[str], untold: int) -> None:
        """Show a step with the board as it was then.

        `told` are all steps so far, `untold` is the number of events that are still to come.
        """

    def set_timer(self, delay: float, callback: Callable[[], None]) -> Timer:
        """Call back after some seconds."""


class Teller:
    """Goes through the steps of a story; `telling` is True while it does.

    `just_ended` is True for a moment after the last story: a key meant to skip it may come late.
    """

    def __init__(self, stage: Stage, done: Callable[[], None]) -> None:
        self._stage = stage
        self._done = done
        self._story: Story | None = None
        self._next = 0
        self._again = False
        self._told: list[str] = []
        self._timer: Timer | None = None
        self._pause = 0.0
        self._ended = -inf

    @property
    def telling(self) -> bool:
        """Whether a story is being told."""
        return self._story is not None

    @property
    def just_ended(self) -> bool:
        """Whether a story that took its time ended less than `LATE` seconds ago."""
        return monotonic() - self._ended < LATE

    def begin(self, story: Story, speed: Speed, *, again: bool = False) -> None:
        """Begin to tell a story; at the speed `off` it is over at once.

        One that is told `again` has nothing in it that the log is still to tell.
        """
        self._story, self._next, self._told, self._again = story, 0, [], again
        self._pause = PAUSES[speed]
        if self._pause:
            self.step()
        else:
            self.finish()

    def step(self) -> None:
        """Show the next step; after the last one the story is over."""
        self._stop_timer()
        story = self._story
        if story is None:
            return
        if self._next >= len(story.beats):
            self.finish()
            return
        beat = story.beats[self._next]
        self._next += 1
        self._told += [one for one in beat.lines if one != story.title]
        later = () if self._again else story.beats[self._next :]
        untold = sum(len(one.events) for one in later)
        self._stage.show_beat(beat, story.title, self._told, untold)
        if self._pause < inf:
            self._timer = self._stage.set_timer(self._pause, self.step)

    def finish(self) -> None:
        """End the story at once."""
        self._stop_timer()
        if self._story is not None:
            self._story = None
            self._ended = monotonic() if self._pause else -inf
            self._done()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
