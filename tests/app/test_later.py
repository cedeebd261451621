"""What is loaded when: the first screen before the engine, and the rest without a wait."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

from textual.widgets import OptionList

from tests.app.playing import Drive
from united.app import later
from united.app.screens.home import ENTRIES, HomeScreen


def test_the_first_screen_loads_no_other_screen_and_no_rules() -> None:
    code = "import sys, united.app.app; print('\\n'.join(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    loaded = set(done.stdout.split())
    assert "united.app.screens.home" in loaded
    assert not loaded & {f"united.app.{module}" for module in later.PLACES}
    assert not {"united.rules.game", "united.session.session", "tomlkit"} & loaded


def test_each_name_that_is_declared_is_found_where_it_is_said_to_be() -> None:
    tree = ast.parse(Path(later.__file__).read_text(encoding="utf-8"))
    declared = {
        (node.module, name.asname)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("united.")
        for name in node.names
    }
    places = {
        (f"united.app.{module}", name) for module, names in later.PLACES.items() for name in names
    }
    assert declared == places
    for module, name in places:
        assert getattr(later, name) is getattr(sys.modules[module], name)


async def test_a_moved_cursor_stays_when_the_last_game_is_found(drive: Drive) -> None:
    driver = drive()
    async with driver.run(80, 24):
        home = driver.screen(HomeScreen)
        await driver.press("down", "down")
        home.list_entries("Spider-Man, 3 choices")
        option = home.query_one(OptionList).highlighted_option
        assert option is not None
        assert option.id == ENTRIES[3].id


async def test_a_cursor_nobody_moved_goes_to_the_last_game(drive: Drive) -> None:
    driver = drive()
    async with driver.run(80, 24):
        home = driver.screen(HomeScreen)
        home.list_entries("Spider-Man, 3 choices")
        option = home.query_one(OptionList).highlighted_option
        assert option is not None
        assert option.id == "continue"
