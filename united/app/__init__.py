"""The Textual app."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from united.session.replay import Replay
    from united.session.session import Session


def run_app(
    *,
    session: Session | None = None,
    replay: Replay | None = None,
    curtain: bool | None = None,
    note_session: Callable[[Session], None] = lambda _: None,
) -> int:
    """Run the app in this terminal: at home, in a game, or in a replay; return the exit status.

    `curtain` says instead of the settings whether hands are hidden between seats. Whatever goes
    wrong inside is raised here, when the terminal is as it was before; `note_session` is told first
    which game was on the table. After a signal the status is what a shell gives to a process that
    has been ended by it.
    """
    # What is loaded now stays to the end; searching it for garbage would only delay the first frame
    # and those that follow.
    gc.disable()
    # Textual takes a moment to load, so that it is loaded only when it is needed.
    from united.app.app import UnitedApp
    from united.app.signals import status_of

    app = UnitedApp(session=session, replay=replay, curtain=curtain, catches_signals=True)
    gc.freeze()
    gc.enable()
    app.run()
    if app.play is not None:
        note_session(app.play.session)
        # What came up while the app was closing can be said only now.
        for notice in app.play.session.take_notices():
            with suppress(OSError):
                print(f"united: {notice}.", file=sys.stderr)
    if app.ended_by:
        return status_of(app.ended_by)
    if app.failure is not None:
        raise app.failure
    return app.return_code or 0
