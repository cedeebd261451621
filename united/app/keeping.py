"""What a player takes out of a game: the log, a copy of the saved game, the seed."""

from __future__ import annotations

import shutil
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from textual.app import App

from united.app import later

if TYPE_CHECKING:
    from united.app.play import Play
    from united.session.record import Header


class Keeping(App[None]):
    """Writes new files and nothing else, and in a browser none at all.

    `play` is the game on the table, if there is one.
    """

    play: Play | None = None

    def ask_save_log(self) -> None:
        """Ask where the log goes, and write it there; a browser keeps it itself."""
        if self.play is None:
            return
        name = f"{_stem(self.play.session.header)}-log.txt"
        if self.is_web:
            self._hand_over(StringIO(later.as_text(self.play.lines())), name)
        else:
            question = later.TypeScreen("Save the log as", str(Path.cwd() / name))
            self.push_screen(question, self._save_log)

    def _save_log(self, name: str | None) -> None:
        if name and self.play is not None:
            text = later.as_text(self.play.lines())
            self._write_new(Path(name).expanduser(), lambda path: path.write_text(text, "utf-8"))

    def ask_save_journal(self) -> None:
        """Ask where a copy of the saved game goes, and write it; a browser keeps it itself."""
        source = self.play.session.path if self.play is not None else None
        if source is None:
            self.notify("This game is not being saved, so there is no journal", markup=False)
        elif self.is_web:
            self._hand_over(source, source.name)
        else:
            self.push_screen(
                later.TypeScreen("Save the journal as", str(Path.cwd() / source.name)),
                lambda name: self._save_journal(source, name),
            )

    def _save_journal(self, source: Path, name: str | None) -> None:
        if name:
            self._write_new(Path(name).expanduser(), lambda path: shutil.copyfile(source, path))

    def _hand_over(self, text: Path | StringIO, name: str) -> None:
        """Give a text to the browser of a visitor, who must not choose files on the server."""
        try:
            self.deliver_text(text, save_filename=name, mime_type="text/plain")
        except OSError as error:
            self.notify(f"{name} cannot be read: {error}", severity="warning", markup=False)

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
