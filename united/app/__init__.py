"""The Textual app."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from united.session.replay import Replay
    from united.session.session import Session


def run_app(
    *,
    session: Session | None = None,
    replay: Replay | None = None,
    note_save: Callable[[Path | None], None] = lambda _: None,
) -> int:
    """Run the app in this terminal: at home, in a game, or in a replay; return the exit status.

    Whatever goes wrong inside is raised here, when the terminal is as it was before; `note_save` is
    told first where the game that was on the table is saved. After a signal the status is what a
    shell gives to a process that has been ended by it.
    """
    # What is loaded now stays to the end; searching it for garbage would only delay the first frame
    # and those that follow.
    gc.disable()
    # Textual takes a moment to load, so that it is loaded only when it is needed.
    from united.app.app import UnitedApp
    from united.app.signals import status_of

    app = UnitedApp(session=session, replay=replay, catches_signals=True)
    gc.freeze()
    gc.enable()
    app.run()
    note_save(app.saved_game)
    if app.ended_by:
        return status_of(app.ended_by)
    if app.failure is not None:
        raise app.failure
    return app.return_code or 0
