"""It always ends: content that goes round in circles is stopped, and the card is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.positions import NIGHT_RING, changed_night, position
from united.state.agenda import EndlessContent

LOOPS = {
    "villains/lamplighter.yaml": (
        "  - wound: {each: hero, at: here}\n  - place_threat",
        "  - add: {thugs: 9, at: here}\n  - place_threat",
        "Lamplighter",
    ),
    "challenges/long-night.yaml": (
        "  - split_wounds: {amount: 1, at: here}",
        "  - add: {thugs: 9, at: here}",
        "Long Night",
    ),
}
"""An Overflow that adds what does not fit: what is replaced by what in which file, and who."""


@pytest.mark.parametrize("file", LOOPS)
def test_content_that_loops_is_stopped_with_its_name(file: str, tmp_path: Path) -> None:
    before, after, name = LOOPS[file]
    pack = changed_night(tmp_path, file, {before: after})
    given = {
        "ring": list(NIGHT_RING),
        "villain": {"at": "rooftops"},
        "locations": {"rooftops": {"threat": None, "civilians": 0, "thugs": 2}},
        "plan_deck": ["curfew-0"],
    }
    game = position(
        given, "choose 1", villain="lamplighter", challenges=["long-night"], packs=[pack]
    )
    with pytest.raises(EndlessContent, match=f"{name} does not come to an end"):
        game.choose("choose rooftops")
