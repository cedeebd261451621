"""Signals that would end the process, and leave the terminal as the app has made it."""

from __future__ import annotations

import os
import signal
from asyncio import get_running_loop
from collections.abc import Callable
from threading import Timer
from typing import Final

from textual.driver import Driver

ENDING: Final = tuple(
    getattr(signal, name)
    for name in (
        *("SIGHUP", "SIGINT", "SIGQUIT", "SIGTERM", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGVTALRM"),
        *("SIGPROF", "SIGXCPU", "SIGIO", "SIGPWR", "SIGSTKFLT"),
    )
    if hasattr(signal, name)
)
"""All that end a process which does not catch them, but those that tell of a fault in it."""

GRACE: Final = 5.0
"""Seconds that the app has to end by itself, as it cannot where its terminal takes nothing more."""


def status_of(number: int) -> int:
    """Return the exit status of a process that a signal has ended, as shells count it."""
    return 128 + number


def end_at_last(status: int) -> None:
    """See to it that the process ends with this status, if it does not by itself."""
    timer = Timer(GRACE, os._exit, (status,))
    timer.daemon = True
    timer.start()


def catch_ending(end: Callable[[int], None]) -> None:
    """From now on call `end` in the event loop with the number of a signal that ends the process.

    What was ignored before stays so, but not that the terminal has gone: without it the app is no
    use.
    """
    loop = get_running_loop()

    def caught(number: int, _: object) -> None:
        end_at_last(status_of(number))
        loop.call_soon_threadsafe(end, number)

    for number in ENDING:
        if number == signal.SIGHUP or signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, caught)


def catch_waking(driver: Driver, is_ending: Callable[[], bool]) -> None:
    """Let the app be stopped and go on, whatever was done to its terminal meanwhile.

    A process that goes on need not have been stopped in a way that it can notice, if at all.
    Textual would then take the terminal as it is for what it was before the app.
    """
    if not driver.can_suspend or not hasattr(signal, "SIGTSTP"):
        return
    loop = get_running_loop()
    asleep = False

    def stop(*_: object) -> None:
        loop.call_soon_threadsafe(fall_asleep)

    def wake(*_: object) -> None:
        loop.call_soon_threadsafe(wake_up)

    def fall_asleep() -> None:
        nonlocal asleep
        if not asleep and not is_ending():
            asleep = True
            driver.suspend_application_mode()
            os.kill(os.getpid(), signal.SIGSTOP)

    def wake_up() -> None:
        nonlocal asleep
        if is_ending():
            return
        if not asleep:
            driver.suspend_application_mode()
        asleep = False
        driver.resume_application_mode()
        driver._app.refresh(repaint=True, layout=True)

    signal.signal(signal.SIGTSTP, stop)
    signal.signal(signal.SIGCONT, wake)
