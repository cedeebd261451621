"""A game played beside the app by the same keys, so that a test knows what the screen must show."""

from __future__ import annotations

import random
from typing import Final

from attrs import define, frozen

from tests.terminals import SIZE, Terminal, squeeze
from united.app.arrange import arrange
from united.app.model.automation import automatic_choice
from united.app.model.played import PlayedGame
from united.app.pieces import rule_number
from united.app.settings import Settings
from united.session.session import Session

PARTS: Final = arrange(SIZE, "ring")
LOG: Final = PARTS["log"].shrink((1, 1, 1, 1))


@frozen
class Moment:
    """A position as the screen tells it. `saved` counts the journal's lines after the first."""

    saved: int
    log: str
    prompt: str

    def told_by(self, log: str) -> bool:
        """Tell whether the end of the log is what the screen shows of it."""
        return bool(log) and self.log.endswith(log)


class Twin:
    """The same game played beside the app, by the same keys; `moments` are its positions so far."""

    def __init__(self, session: Session, settings: Settings) -> None:
        self.play = PlayedGame(session, settings)
        self.moments: list[Moment] = []
        self._settle()

    @property
    def entries(self) -> list[bytes]:
        """The lines of the journal after the first."""
        assert self.play.session.path is not None
        return self.play.session.path.read_bytes().splitlines()[1:]

    def turn_back(self, chance: random.Random) -> str:
        """Undo or redo at times; return the keys for it, `uy` for an undo that is asked about."""
        session = self.play.session
        if session.can_redo and chance.random() < 0.5:
            self.play.redo()
            self._settle()
            return "r"
        if session.can_undo and chance.random() < 0.15:
            keys = "uy" if self.play.crosses_hidden() else "u"
            self.play.undo()
            self._settle(taking=False)
            return keys
        return ""

    def choose(self, chance: random.Random) -> str:
        """Take a random option; return its key, none where all that is left ends the game."""
        options = [one for one in self.play.shown().offers if one.hotkey]
        for option in chance.sample(options, len(options)):
            if not self._ends(option.key):
                self.play.choose(option.key)
                self._settle()
                return option.hotkey
        return ""

    def _ends(self, key: str | None) -> bool:
        game = self.play.game.clone()
        while key:
            game.choose(key)
            key = (automatic_choice(game, self.play.settings.automation) or ("",))[0]
        return game.result is not None

    def _settle(self, *, taking: bool = True) -> None:
        while taking and self.play.take_automatic()[0]:
            pass
        told = (f"{line.text}{rule_number(line.rule).plain}" for line in self.play.lines())
        decision = self.play.game.decision
        assert decision is not None
        self.moments.append(
            Moment(len(self.entries), squeeze("".join(told)), squeeze(decision.prompt)[:60])
        )


@define
class Driven:
    """An app with its twin. `confirmed` is the number of the last moment that the screen showed."""

    terminal: Terminal
    twin: Twin
    confirmed: int = -1

    @property
    def last_shown(self) -> Moment:
        """The last moment of which the screen can be said to have shown it."""
        log = self.terminal.text(LOG)
        later = self.twin.moments[self.confirmed :]
        found = next((one for one in later if log in one.log), None)
        assert found is not None, f"the screen showed what never was: {log}"
        return found

    def see(self) -> None:
        """Wait until the screen shows the last moment."""
        moments = self.twin.moments
        what = f"{moments[-1].prompt} after {moments[-1].log[-200:]}"
        self.terminal.wait(what, lambda: self._shows(moments[-1]))
        seen = self.terminal.text(LOG)
        # Where the position looks as before, the screen may not have been drawn anew.
        if self.confirmed < 0 or not moments[self.confirmed].told_by(seen):
            self.confirmed = len(moments) - 1

    def _shows(self, moment: Moment) -> bool:
        told = moment.told_by(self.terminal.text(LOG))
        return told and moment.prompt in self.terminal.text(PARTS["choices"])

    def go_on(self, chance: random.Random, most: int) -> str:
        """Undo or redo, or press up to so many keys of options, without looking; return them."""
        if keys := self.twin.turn_back(chance):
            self._turn_back(keys)
            return keys
        sent = ""
        while len(sent) < most and (key := self.twin.choose(chance)):
            self.terminal.send(key)
            sent += key
        return sent

    def _turn_back(self, keys: str) -> None:
        self.terminal.send(keys[0])
        if keys == "uy":
            self.terminal.wait("the question", lambda: "Takeitback(y)" in self.terminal.text())
            self.terminal.send("y")
