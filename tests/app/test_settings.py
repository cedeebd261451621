"""The settings file: each value read by itself, changed by key, never written over."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from united.app.keyboard import DEFAULT_KEYS, LAST_KEY, option_keys, table_keys
from united.app.settings import CHOICES, MOST_TOLD, Settings, read_settings, read_values
from united.app.settings_file import change_settings
from united.library import nearest
from united.session.player_settings import LARGEST, NAMES, SettingsError, read_curtain


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the settings are."""
    return tmp_path / "settings.toml"


def test_without_a_file_there_are_defaults(path: Path) -> None:
    reading = read_settings(path)
    assert (reading.settings, reading.problems) == (Settings(), ())


def test_all_settings_have_a_name() -> None:
    assert set(NAMES) == {*CHOICES, "keys"} == {*Settings.__annotations__}


def test_values_and_keys_are_read(path: Path) -> None:
    path.write_text('theme = "light"\ncurtain = true\n[keys]\nundo = "z"\nnext = ";"\n')
    reading = read_settings(path)
    settings = reading.settings
    assert not reading.problems
    assert settings.theme == "light"
    assert settings.curtain is True
    assert settings.keys["undo"] == "z"
    assert settings.keys["next"] == ";"
    assert settings.keys["redo"] == DEFAULT_KEYS["redo"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('thme = "dark"', "There is no setting `thme`; did you mean `theme`?"),
        ('theme = "green"', "`theme` is `green` in the file; it can be `dark`, `light` or"),
        ('ascii = "of"', "and is `auto` until then; did you mean `off`?"),
        ("color = 1", "`color` is `1` in the file; it can be `true` or `false`, and is `true`"),
        ("speed = [1]", "`speed` is a list in the file"),
        ("speed = {a = 1}", "`speed` is a table in the file"),
        (f"speed = 0x{'f' * 9000}", "`speed` is a huge number in the file"),
        ('"\\u001b[2J" = 1', "There is no setting `?[2J`"),
        ("keys = 1", "`keys` must be a table"),
        ('[keys]\nundoo = "z"', "no command `undoo` to give a key; did you mean `undo`?"),
        ('[keys]\nundo = "ctrl+z"', "must be one letter, sign"),
        ('[keys]\nundo = "1"', "is needed for the options: undo keeps its own, `u`"),
        ('[keys]\nundo = "r"', "undo and redo have the same key `r`: undo keeps its own, `u`"),
        ('[keys]\nturn = "n"', "turn and step have the same key `n`: turn keeps its own, `t`"),
    ],
)
def test_what_is_wrong_is_said_and_costs_itself_only(path: Path, text: str, said: str) -> None:
    path.write_text(f"curtain = true\nautomation = 'turns'\n{text}")
    reading = read_settings(path)
    (problem,) = reading.problems
    assert said in problem
    assert reading.settings == Settings(curtain=True, automation="turns")


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ({"undo": "z", "redo": "9", "hint": "j"}, {"undo": "z", "hint": "j"}),
        ({"undo": "z", "redo": "z"}, {"undo": "z"}),
        ({"undo": "z", "redo": "u", "rules": "z"}, {"undo": "z", "redo": "u"}),
        ({"undo": "r", "redo": "u"}, {"undo": "r", "redo": "u"}),
        ({"undo": "r", "hint": "u"}, {}),
        ({"turn": "u", "delete": "u"}, {"turn": "u", "delete": "u"}),
    ],
)
def test_keys_fall_back_alone(path: Path, given: dict[str, str], kept: dict[str, str]) -> None:
    path.write_text("[keys]\n" + "".join(f'{name} = "{key}"\n' for name, key in given.items()))
    reading = read_settings(path)
    assert reading.settings.keys == {**DEFAULT_KEYS, **kept}
    assert len(reading.problems) == len(given) - len(kept)


def test_all_that_is_wrong_is_said_at_once(path: Path) -> None:
    path.write_text('theme = "green"\nspeed = 3\nx = 1\n')
    assert len(read_settings(path).problems) == 3
    path.write_text("".join(f"x{number} = 1\n" for number in range(500)))
    assert len(read_settings(path).problems) == MOST_TOLD + 1


CURTAIN_IN_DOUBT = (
    "curtain = 1", "curtain = 'true'", "curtain = []", "curtian = true", "Curtain = true",
    "[keys]\ncurtain = true", "[look]\ncurtain = true", "[[look]]\ncurtain = true",
    "curtain = true\ntheme = ", "curtain = true\ncurtain = true", f"x = {'[' * 5000}",
    f"x = {'9' * 5000}", "# " + "x" * LARGEST,
)  # fmt: skip


@pytest.mark.parametrize("text", CURTAIN_IN_DOUBT)
def test_where_the_curtain_cannot_be_known_it_is_drawn(path: Path, text: str) -> None:
    path.write_text(text)
    reading = read_settings(path)
    assert reading.settings.curtain is True
    assert "The curtain is drawn" in reading.problems[-1]
    wish = read_curtain(path)
    assert wish.wanted
    assert wish.doubt


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda path: path.mkdir(), "it is a folder"),
        (os.mkfifo, "it is a named pipe"),
        (lambda path: path.symlink_to(path), "cannot be read"),
        (lambda path: path.write_bytes(b"curtain = true # \xff"), "it is not UTF-8"),
        (lambda path: path.write_bytes(b"#" * (LARGEST + 1)), "too large"),
        (lambda path: path.write_text("theme = \n"), "is no TOML"),
        (lambda path: path.write_text(f"x = {'[' * 5000}"), "nested too deep"),
    ],
)
def test_what_cannot_be_read_is_said_draws_the_curtain_and_is_left_alone(
    path: Path, make: Callable[[Path], Any], said: str
) -> None:
    make(path)
    before = path.lstat()
    reading = read_settings(path)
    assert said in reading.problems[0]
    assert str(path) in reading.problems[0]
    assert reading.settings == Settings(curtain=True)
    with pytest.raises(SettingsError, match=said):
        change_settings(path, {"curtain": False})
    assert path.lstat().st_ino == before.st_ino
    assert path.lstat().st_size == before.st_size
    assert len(list(path.parent.iterdir())) == 1


@pytest.mark.parametrize("text", ["curtain = false", "theme = 'x'", "[keys]\nundo = 3", ""])
def test_a_known_curtain_is_not_drawn_for_other_slips(path: Path, text: str) -> None:
    path.write_text(text)
    assert read_settings(path).settings.curtain is False
    assert not read_curtain(path).wanted


def test_no_command_is_taken_for_the_curtain() -> None:
    assert "curtain" not in {nearest(name, NAMES) for name in DEFAULT_KEYS}


def test_a_change_keeps_everything_else(path: Path) -> None:
    path.write_text('# mine\nspeed = "slow"  # I like it\n\n[keys]\nundo = "z"\n')
    settings = change_settings(path, {"theme": "contrast", "speed": "fast"}).settings
    assert (settings.theme, settings.speed, settings.keys["undo"]) == ("contrast", "fast", "z")
    assert path.read_text() == (
        '# mine\ntheme = "contrast"\nspeed = "fast"  # I like it\n\n[keys]\nundo = "z"\n'
    )
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize(
    "text",
    [
        'ascii = "of"\nmusic = 3 # loud\n[keys]\nundoo = 7\n',
        "[[bands]]\nname = 'x'\n",
        "a.b = 1\n[c]\n[a2.b]\n[c.d]\n",
        'about = """\n# not a comment\n[keys]\n"""\n',
        "list = [\n[1],\n]\n",
        "# a comment without an end",
        "speed = 'fast'",
    ],
)
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_change_is_one_line_more(path: Path, text: str, end: str) -> None:
    before = text.replace("\n", end).encode()
    path.write_bytes(before)
    change_settings(path, {"curtain": True})
    after = path.read_bytes()
    assert after.replace(b"curtain = true\r\n", b"").replace(b"curtain = true\n", b"") == before
    assert read_settings(path).settings.curtain is True
    assert change_settings(path, {"curtain": False}).settings.curtain is False
    assert path.read_bytes() == after.replace(b"curtain = true", b"curtain = false")


def test_a_first_change_makes_the_file(tmp_path: Path) -> None:
    path = tmp_path / "new" / "settings.toml"
    assert change_settings(path, {"curtain": True}).settings.curtain is True
    assert read_settings(path).settings.curtain is True
    change_settings(path, {"theme": "light"})
    assert path.read_text().startswith("# Settings of United.")


def test_options_have_keys_that_no_command_has() -> None:
    options = [f"move {n}" for n in range(40)] + ["end"]
    keys = option_keys(options, table_keys(DEFAULT_KEYS))
    assert keys["end"] == LAST_KEY
    assert [keys[option] for option in options[:10]] == [*"123456789", "a"]
    assert not set(keys.values()) & table_keys(DEFAULT_KEYS)
    assert len(set(keys.values())) == len(options)


def test_a_link_to_the_settings_stays_a_link(tmp_path: Path, path: Path) -> None:
    real = tmp_path / "dotfiles" / "mine.toml"
    real.parent.mkdir()
    real.write_text("# mine\n")
    path.symlink_to(real)
    change_settings(path, {"curtain": True})
    assert path.is_symlink()
    assert real.read_text().startswith("# mine\n")
    assert read_settings(real).settings.curtain is True
    assert [*real.parent.iterdir()] == [real]


@pytest.mark.parametrize(("extra", "said"), [(1, "is 1 more problem"), (3, "are 3 more problems")])
def test_of_many_problems_the_rest_is_counted(extra: int, said: str) -> None:
    reading = read_values({f"setting-{n}": n for n in range(MOST_TOLD + extra)})
    assert reading.problems[-1] == f"There {said}."
