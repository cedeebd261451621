"""What a player takes out of a game: the log, a copy of the saved game, the seed."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

from textual.app import App

from united.app.log_lines import as_text
from united.app.play import Play
from united.app.screens.type import TypeScreen
from united.session.record import Header


class Keeping(App[None]):
    """Writes new files and nothing else. `play` is the game on the table, if there is one."""

    play: Play | None = None

    def ask_save_log(self) -> None:
        """Ask where the log goes, and write it there."""
        if self.play is not None:
            name = f"{_stem(self.play.session.header)}-log.txt"
            self.push_screen(TypeScreen("Save the log as", str(Path.cwd() / name)), self._save_log)

    def _save_log(self, name: str | None) -> None:
        if name and self.play is not None:
            text = as_text(self.play.lines())
            self._write_new(Path(name).expanduser(), lambda path: path.write_text(text, "utf-8"))

    def ask_save_journal(self) -> None:
        """Ask where a copy of the saved game goes, and write it there."""
        source = self.play.session.path if self.play is not None else None
        if source is None:
            self.notify("This game is not being saved, so there is no journal", markup=False)
            return
        target = str(Path.cwd() / source.name)
        self.push_screen(
            TypeScreen("Save the journal as", target),
            lambda name: self._save_journal(source, name),
        )

    def _save_journal(self, source: Path, name: str | None) -> None:
        if name:
            self._write_new(Path(name).expanduser(), lambda path: shutil.copyfile(source, path))

    def _write_new(self, path: Path, write: Any) -> None:
        """Write a new file; nothing is ever written over."""
        try:
            path.open("x").close()
            write(path)
        except FileExistsError:
            text = f"{path} is there already and is not overwritten; give another name"
            self.notify(text, severity="warning", markup=False)
        except (OSError, ValueError) as error:
            self.notify(f"{path} cannot be written: {error}", severity="warning", markup=False)
        else:
            self.notify(f"Saved as {path}", markup=False)

    def copy_seed(self) -> None:
        """Copy the seed of the game on the table."""
        if self.play is not None:
            seed = self.play.session.header.setup.seed
            self.copy_to_clipboard(str(seed))
            self.notify(f"Seed {seed} copied", markup=False)


def _stem(header: Header) -> str:
    return f"united-{header.date[:10]}-{header.setup.seed}"
