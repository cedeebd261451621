"""A game in plain lines, for screen readers, dumb terminals and pipes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from unicodedata import category

from united.cli.errors import BAD_INPUT, what_became_of
from united.cli.explaining import explain
from united.cli.handover import hand_over, put_out_of_sight
from united.cli.leaving import Leaving
from united.cli.offering import HELP, option_line
from united.cli.streams import is_terminal, read_line
from united.cli.telling import tell
from united.definitions.option_keys import ENDING
from united.outside.quoting import quoted, typed_path
from united.rules.board import board_lines
from united.rules.decision import Decision
from united.rules.game import NotPossible
from united.rules.past import NothingToUndo
from united.rules.position import Position
from united.session.problems import CrossesHidden
from united.session.session import Session
from united.session.sight import Seats
from united.state.events import Event

_MOST_DIGITS: Final = 4
"""Digits of the number of an option."""


class PlainGame:
    """A game played by somebody who reads and types lines."""

    def __init__(self, session: Session, seats: Seats) -> None:
        self._session = session
        self._seats = seats
        self._seat = -1
        self._confirming = False
        self._left = False
        self._leaving = Leaving(session)

    def play(self) -> int:
        """Play until the game is over, the player leaves or the input ends; return the status."""
        print(HELP)
        self._ask(self._session.log[-1][1], board=bool(self._session.choices))
        while not self._left and self._session.decision is not None:
            if is_terminal():
                print("> ", end="", flush=True)
            text = read_line()
            if text is None:
                break
            self._answer(text.strip())
        return self._finish()

    def _answer(self, text: str) -> None:
        confirming, self._confirming = self._confirming, False
        commands = {
            "r": self._redo,
            "b": self._show_board,
            "h": self._hint,
            "?": self._explain,
            "q": self._leave,
        }
        if text == "u":
            self._undo(confirmed=confirming)
        elif text in commands:
            commands[text]()
        elif text:
            self._choose(text)

    def _choose(self, text: str) -> None:
        decision = self._session.decision
        if decision is None:
            return
        key = _key(decision, text)
        if key is None:
            print(f"There are the options 1 to {len(decision.options)}.")
            return
        if _has_other_digits(text):
            print(f"{quoted(text)} is no number here; type one from 1 to {len(decision.options)}.")
            return
        try:
            events = self._session.choose(key)
        except NotPossible as error:
            print(f"{error} Type a number from 1 to {len(decision.options)}, or ? for help.")
            return
        self._ask(events)

    def _undo(self, *, confirmed: bool) -> None:
        try:
            self._session.undo(confirmed=confirmed)
        except CrossesHidden as error:
            self._confirming = True
            print(f"{error}: type u once more to do it.")
        except NothingToUndo as error:
            print(f"{error}.")
        else:
            self._ask(said="Taken back.")

    def _redo(self) -> None:
        try:
            events = self._session.redo()
        except NothingToUndo as error:
            print(f"{error}.")
            return
        self._ask(events)

    def _show_board(self) -> None:
        print("\n".join(board_lines(self._position())))

    def _position(self) -> Position:
        """Return the position as the asked seat sees it."""
        game = self._session.game
        return self._seats.sight_of_asked(game).position(game.position)

    def _explain(self) -> None:
        game = self._session.game
        print("\n".join(explain(game, self._seats.sight_of_asked(game))))

    def _hint(self) -> None:
        """Say what a bot would choose, which sees no more than who is asked."""
        from united.bots.planner import NothingToSuggest, suggest

        game = self._session.game
        try:
            choice, why = suggest(game, game.setup.seed, self._seats.sight_of_asked(game).hidden)
        except NothingToSuggest as problem:
            print(f"Hint: {problem}")
            return
        decision = game.decision
        if decision is not None:
            number = decision.keys.index(choice.key)
            text = decision.options[number].text.removesuffix(".")
            print(f"Hint: {number + 1}. {text}. {why}")

    def _leave(self) -> None:
        self._left = self._leaving.may_leave()

    def _ask(self, told: Iterable[Event] = (), *, said: str = "", board: bool = False) -> None:
        """Tell what happened and print the pending decision, once who is asked is there.

        `said` is a sentence to begin with, empty for none. The board comes before the decision at
        the start of a turn, for a new seat, or where it is wanted.
        """
        game = self._session.game
        seat = self._seats.seat(game)
        passing = self._seats.drawn and seat != self._seat and game.result is None
        if passing and self._seat >= 0:
            put_out_of_sight()
        self._seat = seat
        if said:
            print(said)
        tell(self._seats.sight_of_all(game).events(told))
        self._tell_notices()
        position = self._position()
        decision = position.decision
        if decision is None:
            return
        if passing and seat >= 0 and not hand_over(self._seats.name(game), self._leaving.may_leave):
            self._left = True
            return
        if board or passing or decision.kind == "play":
            self._show_board()
        print(f"\n{decision.prompt}")
        for number, option in enumerate(decision.options, start=1):
            print(option_line(position, option, number, game.foresee(option.key)))

    def _tell_notices(self) -> None:
        for notice in self._session.take_notices():
            print(f"! {notice}.")

    def _finish(self) -> int:
        """Say how the game ended, or what became of it; return the status."""
        saved, path = self._session.saved, self._session.path
        self._tell_notices()
        if self._session.game.result is not None:
            self._show_board()
            print(f"\n{self._session.game.ending}")
        elif path and saved:
            print(f"\nThe game is saved. To go on with it: united resume {typed_path(path)}")
        if not saved:
            print(f"\n{what_became_of(self._session)}")
        return 0 if saved or self._leaving.agreed else BAD_INPUT


def _has_other_digits(text: str) -> bool:
    """Tell whether a text looks like a number, but not in the digits of everybody's keyboard."""
    return not text.isascii() and all(category(letter).startswith("N") for letter in text)


def _key(decision: Decision, text: str) -> str | None:
    """Return the key that a text means: a number's option, else the text; None for no option.

    As in the app, 0 ends or declines where that is possible.
    """
    if not (text.isascii() and text.isdecimal()):
        return text
    number = int(text) if len(text) <= _MOST_DIGITS else -1
    if number == 0:
        return next((key for key in decision.keys if key in ENDING), None)
    return decision.keys[number - 1] if 0 < number <= len(decision.keys) else None
