"""Options that differ only in where or how they are paid are one line, opened step by step."""

from __future__ import annotations

from typing import Final

from tests.fit_positions import positions
from tests.positions import RING
from tests.rules.acting import acting
from united.app.model.folds import BACK, MORE, Line, lines_of, opened_text
from united.app.model.refusals import refused_sheet, say_refused
from united.rules.position import Position

MOST_LINES: Final = 14
"""So many lines stand in two columns at 80x24."""

REPORTERS: Final = {
    one: {"reporters": int(one in ("daily-bugle", "oscorp-tower", "osborn-labs"))} for one in RING
}


def _walk(asked: Position, opened: tuple[str, ...] = ()) -> list[str]:
    """Return all options that are reached by opening lines."""
    found = []
    for line in lines_of(asked, opened):
        if line.offer is not None:
            found.append(line.offer.key)
        elif line.folded:
            inside = _walk(asked, (*opened, line.step))
            assert sorted(inside) == sorted(one.key for one in line.offers)
            found += inside
    return found


def test_every_option_is_reached_once_and_has_a_key_of_its_own() -> None:
    for asked in positions(60):
        assert asked.decision is not None
        assert sorted(_walk(asked)) == sorted(asked.decision.keys)
        lines = lines_of(asked)
        assert len(lines) <= MOST_LINES
        assert len({line.hotkey for line in lines}) == len(lines)


def _line(asked: Position, text: str, opened: tuple[str, ...] = ()) -> Line:
    return next(one for one in lines_of(asked, opened) if one.text.startswith(text))


def test_moving_a_reporter_is_one_line_with_its_price_then_from_where_then_to_where() -> None:
    challenge = {"challenges": ["secret-identity"]}
    none = {"reporters": 0}
    asked = acting("move-heroic", game=challenge, locations=REPORTERS, queens=none).position
    folded = _line(asked, "Move a Reporter")
    assert (folded.text, folded.price) == (f"Move a Reporter {MORE}", "(1 Heroic)")
    inside = lines_of(asked, (folded.step,))
    assert [one.text for one in inside] == [
        f"Daily Bugle {MORE}", f"Osborn Labs {MORE}", f"Oscorp Tower {MORE}", BACK
    ]  # fmt: skip
    last = lines_of(asked, (folded.step, inside[0].step))
    assert [one.text for one in last] == ["To Queens", "To Brooklyn Bridge", BACK]
    assert [one.hotkey for one in last] == ["1", "2", "0"]
    said = opened_text(asked, (folded.step, inside[0].step))
    assert said == "Move a Reporter (1 Heroic): Daily Bugle"


def test_a_step_that_is_not_there_opens_nothing() -> None:
    asked = acting("move-heroic").position
    assert lines_of(asked, ("nothing",)) == lines_of(asked)


def test_what_is_refused_is_said_in_one_line_and_with_its_reasons() -> None:
    asked = acting("attack").position
    assert asked.decision is not None
    said = say_refused(asked.decision, asked.costs)
    assert "no Move" in said
    assert said.count("left") == 1
    paragraphs = refused_sheet(asked.decision).paragraphs
    assert len(paragraphs) == len({one.reason for one in asked.decision.refused})
