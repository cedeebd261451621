"""Pictures of every screen at three sizes: `make screens ARGS="[folder] [name ...]"`.

Each is an SVG; with Chromium at hand there is a PNG beside it.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.app.pictures import PICTURES, SIZES, Picture

FOLDER = Path("build/screens")


async def draw(name: str, picture: Picture, size: tuple[int, int], folder: Path) -> Path:
    """Draw one screen at one size; return the file."""
    app = picture.app()
    async with app.run_test(size=size) as pilot:
        await picture.prepare(pilot)
        path = folder / f"{name}-{size[0]}x{size[1]}.svg"
        path.write_text(app.export_screenshot(), encoding="utf-8")
    return path


def to_png(path: Path) -> None:
    """Make a PNG of an SVG, where Chromium can be found."""
    browser = shutil.which("chromium") or shutil.which("chromium-browser")
    found = re.search(r'viewBox="0 0 ([0-9.]+) ([0-9.]+)"', path.read_text(encoding="utf-8"))
    if browser is None or found is None:
        return
    width, height = (int(float(text)) + 1 for text in found.groups())
    options = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
    subprocess.run(
        [
            browser,
            *options,
            f"--window-size={width},{height}",
            f"--screenshot={path.with_suffix('.png')}",
            path.resolve().as_uri(),
        ],
        check=True,
        capture_output=True,
        timeout=60,
    )


async def draw_all(folder: Path, names: list[str]) -> list[Path]:
    """Draw the named screens, all of them where none is named."""
    drawn = []
    for name in names or PICTURES:
        for size in SIZES:
            drawn.append(await draw(name, PICTURES[name], size, folder))
            print(drawn[-1])
    return drawn


def main(arguments: list[str]) -> int:
    """Draw what is asked for; return the exit status."""
    folder = Path(arguments[0]) if arguments else FOLDER
    unknown = [name for name in arguments[1:] if name not in PICTURES]
    if unknown:
        print(f"There is no screen {unknown[0]}; there are {', '.join(PICTURES)}", file=sys.stderr)
        return 2
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ |= {"UNITED_HOME": home, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
        os.environ.pop("NO_COLOR", None)
        for path in asyncio.run(draw_all(folder, arguments[1:])):
            to_png(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
