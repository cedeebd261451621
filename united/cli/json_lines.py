"""A game in JSON lines: what programs read and write; every line is one object."""

from __future__ import annotations

import json
from typing import Any, Final

from united.cli.errors import BAD_INPUT
from united.cli.streams import read_line, warn
from united.outside.errors import UnitedError
from united.outside.json_text import BadJson, read_json
from united.outside.quoting import clipped, ended
from united.rules.decision import Option
from united.rules.game import Game, NotPossible
from united.rules.position import in_words
from united.session.session import Session
from united.session.sight import Seats, Sight
from united.state.events import Event

Line = dict[str, Any]

_OF_AN_EVENT: Final = ("what", "rule", "text", "hero", "location", "card", "amount")

_LONGEST_KEY: Final = 300
"""Letters of a key that are given back; no option has so many."""

_EXPECTED: Final = (
    'Expected {"choose": KEY}, {"undo": 1}, {"redo": 1}, {"why_not": KEY} or {"quit": true}.'
)


def event_line(event: Event) -> Line:
    """Return what happened, with the ids and the rule of the event."""
    return {"type": "event", **{name: getattr(event, name) for name in _OF_AN_EVENT}}


def decision_line(game: Game, sight: Sight) -> Line:
    """Return what is asked, with the position as it is seen with a sight."""
    position = sight.position(game.position)
    decision = position.decision
    if decision is None:
        raise ValueError("nothing is being asked")
    return {
        "type": "decision",
        "kind": decision.kind,
        "hero": decision.hero,
        "prompt": decision.prompt,
        "options": [_option(game, option) for option in decision.options],
        "view": in_words(position),
    }


def _option(game: Game, option: Option) -> Line:
    foresight = game.foresee(option.key)
    price, brings = (foresight.price, foresight.brings) if foresight is not None else ("", ())
    return {"key": option.key, "text": option.text, "price": price, "brings": list(brings)}


def end_line(game: Game) -> Line:
    """Return how the game ended, with its last position."""
    return {"type": "end", "result": game.result, "why": game.why, "view": game.view()}


class JsonGame:
    """A game played by a program on the other side of standard input and output."""

    def __init__(self, session: Session, seats: Seats) -> None:
        self._session = session
        self._seats = seats
        self._left = False

    def play(self) -> int:
        """Play until the game is over, the program quits or its input ends; return the status."""
        if not self._session.choices:
            self._tell(self._session.log[0][1])
        self._ask()
        while not self._left and self._session.game.result is None:
            text = read_line()
            if text is None:
                break
            if text.strip():
                self._answer(text)
        return 0 if self._session.saved else BAD_INPUT

    def _answer(self, text: str) -> None:
        try:
            wish = read_json(text)
        except BadJson as error:
            self._refuse(f"This line {error}.")
            return
        match wish:
            case {"choose": str(key), **rest} if not rest:
                self._choose(key)
            case {"undo": steps, **rest} if not rest:
                self._undo(steps)
            case {"redo": steps, **rest} if not rest:
                self._redo(steps)
            case {"why_not": str(key), **rest} if not rest:
                self._explain(key)
            case {"quit": True, **rest} if not rest:
                self._left = True
            case _:
                self._refuse(_EXPECTED)

    def _choose(self, key: str) -> None:
        try:
            events = self._session.choose(key)
        except NotPossible as error:
            self._refuse(str(error))
            return
        self._tell(events)
        self._ask()

    def _undo(self, steps: int) -> None:
        """Take choices back; a program that sends it has decided, so nothing is confirmed."""
        try:
            self._session.undo(steps, confirmed=True)
        except UnitedError as error:
            self._refuse(ended(str(error)))
        else:
            self._ask()

    def _redo(self, steps: int) -> None:
        try:
            events = self._session.redo(steps)
        except UnitedError as error:
            self._refuse(ended(str(error)))
        else:
            self._tell(events)
            self._ask()

    def _explain(self, key: str) -> None:
        game = self._session.game
        try:
            game.find(key)
        except NotPossible as error:
            text, rule, possible = error.reason.text, error.reason.rule, False
        else:
            text, rule, possible = "It is possible", "", True
        shown = clipped(key, _LONGEST_KEY)
        print_line(
            {"type": "reason", "key": shown, "possible": possible, "text": text, "rule": rule}
        )

    def _tell(self, events: tuple[Event, ...]) -> None:
        for event in self._seats.sight_of_all(self._session.game).events(events):
            print_line(event_line(event))

    def _ask(self) -> None:
        for notice in self._session.take_notices():
            warn(f"united: {notice}.")
        game = self._session.game
        if game.result is not None:
            print_line(end_line(game))
        else:
            print_line(decision_line(game, self._seats.sight_of_asked(game)))

    def _refuse(self, message: str) -> None:
        print_line({"type": "error", "message": message})


def print_line(line: Line) -> None:
    """Print an object as one line; it is ASCII, so that nothing in it can act on a terminal."""
    print(json.dumps(line), flush=True)
