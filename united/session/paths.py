"""Where a player's own files are: saved games, settings, statistics, the log of errors."""

from __future__ import annotations

from pathlib import Path

from united.library.home import user_home


def data_folder() -> Path:
    """Return the folder of everything a player has: `UNITED_HOME`, else the platform's data folder.

    Nothing is created here; whoever writes makes the folder.
    """
    return user_home()


def saves_folder() -> Path:
    """Return the folder of the games that are saved without being given a place."""
    return data_folder() / "saves"


def statistics_file() -> Path:
    """Return the database of finished games."""
    return data_folder() / "statistics.sqlite"


def log_file() -> Path:
    """Return the file that gets the details of errors nobody foresaw."""
    return data_folder() / "united.log"
