"""The game that lies on the table of the app."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define

if TYPE_CHECKING:
    from united.app.model.played import PlayedGame


@define(eq=False)
class OnTable:
    """The game being played, `play`, if there is one; all parts of the app mean the same."""

    play: PlayedGame | None = None

    @property
    def is_safe(self) -> bool:
        """Whether nothing would be lost if the app ended."""
        return self.play is None or self.play.session.saved

    @property
    def fate(self) -> str:
        """What becomes of the game if the app ends, as a sentence; empty without a game."""
        if self.play is None:
            return ""
        fate = self.play.session.fate
        key = self.play.settings.keys["palette"]
        return fate if self.is_safe else f"{fate} To save the log: stay, then {key} log."

    def close(self) -> None:
        """Close the saved game, so that others can go on with it."""
        if self.play is not None:
            self.play.session.close()
