"""A game that is left in plain lines: what would be lost is said and asked first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from united.cli.streams import read_line

if TYPE_CHECKING:
    from united.session.session import Session

_ANSWERS: Final = {"y": True, "yes": True, "n": False, "no": False}
"""What is typed for yes and no, in lower case."""


class Leaving:
    """Whether a player leaves; `agreed` tells that choices are lost and the player said so."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.agreed = False

    def may_leave(self) -> bool:
        """Tell whether the game can be left; the player is asked where choices would be lost.

        The end of the input leaves it too.
        """
        if self._session.saved:
            return True
        print(f"! {self._session.fate} The reason: {self._session.trouble}.")
        print("If you put that right and stay, the next choice saves everything.")
        print("Leave all the same? y leaves, n stays.", flush=True)
        while (text := read_line()) is not None:
            answer = _ANSWERS.get(text.strip().lower())
            if answer is not None:
                self.agreed = answer
                return answer
            print("y leaves, n stays.", flush=True)
        return True
