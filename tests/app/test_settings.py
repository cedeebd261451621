"""The settings file: read strictly, changed by key, never written over."""

from __future__ import annotations

from pathlib import Path

import pytest

from united.app.keys import DEFAULT_KEYS, LAST_KEY, option_keys, table_keys
from united.app.settings import Settings, SettingsError, read_settings
from united.app.settings_file import change_settings


def test_without_a_file_there_are_defaults(tmp_path: Path) -> None:
    assert read_settings(tmp_path / "settings.toml") == Settings()


def test_values_and_keys_are_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('theme = "light"\ncurtain = true\n[keys]\nundo = "z"\nnext = ";"\n')
    settings = read_settings(path)
    assert settings.theme == "light"
    assert settings.curtain is True
    assert settings.keys["undo"] == "z"
    assert settings.keys["next"] == ";"
    assert settings.keys["redo"] == DEFAULT_KEYS["redo"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('thme = "dark"', "there is no setting 'thme'; did you mean `theme`?"),
        ('theme = "green"', 'theme is "green"; it can be "dark", "light", "contrast"'),
        ("curtain = 1", "curtain is 1; it can be true, false"),
        ("curtain = 'true'", 'curtain is "true"; it can be true, false'),
        ("theme = ", "is no TOML"),
        ("keys = 1", "keys must be a table"),
        ('[keys]\nundoo = "z"', "no command 'undoo' to give a key; did you mean `undo`?"),
        ('[keys]\nundo = "ctrl+z"', "must be one letter, sign"),
        ('[keys]\nundo = "1"', "is needed for the options"),
        ('[keys]\nundo = "r"', "undo and redo have the same key 'r'"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(text)
    with pytest.raises(SettingsError) as caught:
        read_settings(path)
    assert said in str(caught.value)
    assert str(path) in str(caught.value)


def test_all_that_is_wrong_is_said_at_once(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('theme = "green"\nspeed = 3\nx = 1\n')
    with pytest.raises(SettingsError) as caught:
        read_settings(path)
    assert len(str(caught.value).splitlines()) == 3


def test_a_change_keeps_everything_else(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('# mine\nspeed = "slow"  # I like it\n\n[keys]\nundo = "z"\n')
    settings = change_settings(path, {"theme": "contrast", "speed": "fast"})
    assert (settings.theme, settings.speed, settings.keys["undo"]) == ("contrast", "fast", "z")
    text = path.read_text()
    assert "# mine" in text
    assert "# I like it" in text
    assert list(tmp_path.iterdir()) == [path]


def test_a_first_change_makes_the_file(tmp_path: Path) -> None:
    path = tmp_path / "new" / "settings.toml"
    assert change_settings(path, {"curtain": True}).curtain is True
    assert read_settings(path).curtain is True


def test_a_broken_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("theme = \n")
    with pytest.raises(SettingsError):
        change_settings(path, {"curtain": True})
    assert path.read_text() == "theme = \n"


def test_options_have_keys_that_no_command_has() -> None:
    options = [f"move {n}" for n in range(40)] + ["end"]
    keys = option_keys(options, table_keys(DEFAULT_KEYS))
    assert keys["end"] == LAST_KEY
    assert [keys[option] for option in options[:10]] == [*"123456789", "a"]
    assert not set(keys.values()) & table_keys(DEFAULT_KEYS)
    assert len(set(keys.values())) == len(options)


def test_keys_on_different_screens_may_be_the_same(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('[keys]\nturn = "u"\ndelete = "u"\n')
    assert read_settings(path).keys["turn"] == "u"
    path.write_text('[keys]\nturn = "n"\n')
    with pytest.raises(SettingsError, match="turn and step have the same key 'n'"):
        read_settings(path)


def test_a_link_to_the_settings_stays_a_link(tmp_path: Path) -> None:
    real = tmp_path / "dotfiles" / "mine.toml"
    real.parent.mkdir()
    real.write_text("# mine\n")
    path = tmp_path / "settings.toml"
    path.symlink_to(real)
    change_settings(path, {"curtain": True})
    assert path.is_symlink()
    assert real.read_text().startswith("# mine\n")
    assert read_settings(real).curtain is True
    assert [*real.parent.iterdir()] == [real]


def test_settings_that_are_nested_too_deep_are_said(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(f"x = {'[' * 100_000}\n")
    with pytest.raises(SettingsError, match="nested too deep"):
        read_settings(path)
