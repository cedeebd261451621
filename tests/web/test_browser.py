"""A person plays in a browser: headless Chromium with real keys, seen from the saved game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.browser import ENTER, Browser
from tests.web.serving import Serving, choices_in, first_choice, question, wait_for

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def start_game(browser: Browser, serving: Serving) -> Path:
    """Start a new game from the first screen; return where it is saved."""
    browser.press_and_see("n")
    browser.press_and_see(ENTER)
    (save,) = wait_for("the saved game", serving.saves)
    wait_for("its first line", lambda: save.read_text("utf-8").endswith("\n"))
    wait_for("the first question", lambda: question(save) in browser.shown())
    return save


def choose(browser: Browser, save: Path) -> None:
    """Take an option of the pending decision by its key, and see that it was taken."""
    taken = choices_in(save)
    option, key = first_choice(save)
    browser.press_and_see(key)
    wait_for(f"the choice {option}", lambda: len(choices_in(save)) > len(taken))
    assert choices_in(save) == [*taken, option]


def test_a_game_is_started_and_three_choices_are_made_with_real_keys(
    browser: Browser, serving: Serving
) -> None:
    browser.open(serving.url)
    save = start_game(browser, serving)
    for _ in range(3):
        choose(browser, save)
    assert len(choices_in(save)) == 3
    asked = [url for url in browser.asked() if not url.startswith(("chrome:", "data:"))]
    assert any(url.endswith(".ttf") for url in asked)
    assert [url for url in asked if not url.startswith(f"{serving.url}/")] == []
    assert browser.complaints() == []


def test_a_game_ends_with_the_visit_and_can_be_continued_in_the_next(
    browser: Browser, serving: Serving
) -> None:
    browser.open(serving.url)
    save = start_game(browser, serving)
    choose(browser, save)
    assert len(serving.games()) == 1
    browser.go_elsewhere()
    wait_for("the end of the game's process", lambda: not serving.games())

    seen = len(browser.shown())
    browser.open(serving.url)
    wait_for("the offer to continue", lambda: "Continue" in browser.shown()[seen:])
    browser.press_and_see("c")
    wait_for("the question", lambda: question(save) in browser.shown()[seen:])
    choose(browser, save)
    assert serving.saves() == [save]
    assert len(choices_in(save)) == 2
    browser.close_tab()
    wait_for("the end of the game's process", lambda: not serving.games())
