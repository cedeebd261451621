"""What programs ask in a wrong way is refused in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

import united
from united.rules.game import Game

NESTED: Final[list[Any]] = []
NESTED.append(NESTED)

WRONG: Final[tuple[tuple[Callable[[], object], str], ...]] = (
    (lambda: new(heroes=["spiderman", "ghost-spider"]), "Did you mean `spider-man`?"),
    (lambda: new(heroes="spider-man"), "`heroes` is a list of ids, such as ['spider-man']."),
    (lambda: new(heroes={"spider-man", "ghost-spider"}), "`heroes` is a list of ids, not "),
    (lambda: new(heroes=[3, 4]), "`heroes` is named by an id, which is a text, not `3`."),
    (lambda: new(villain=3), "`villain` is named by an id, which is a text, not `3`."),
    (lambda: new(mode=[]), "There is no mode `[]`"),
    (lambda: new(seed="7"), "A seed is a whole number"),
    (lambda: new(seed=1.5), "A seed is a whole number"),
    (lambda: new(kos_allowed="2"), "KOs of the team"),
    (lambda: new(content="night"), "`content` is what `load_content` returns, not `night`."),
    (lambda: united.load_content(any_of(3)), "Packs are given as a list"),
    (lambda: united.load_content(any_of([3])), "A pack is named by its id or its path"),
    (lambda: united.load_content(Path("nowhere")), "There is no pack in nowhere"),
    (lambda: new().choose(any_of(None)), "An option is chosen by its key"),
    (lambda: new().choose(any_of(["end"])), "An option is chosen by its key"),
    (lambda: new().undo(any_of("x")), "A whole number of choices is taken back"),
    (lambda: new().undo(0), "A whole number of choices is taken back"),
    (lambda: new().resample(-1), "A seed is a whole number"),
    (lambda: united.place(any_of(None)), "`given` must be a mapping."),
    (lambda: united.place({"turn": "spiderman"}), "given.turn: there is no turn `spiderman`"),
    (
        lambda: united.place({"heroes": {"spider-man": {"hand": ["spider-man/mov"]}}}),
        "given.heroes.spider-man.hand.0: there is no Hero card `spider-man/mov` in this game; "
        "did you mean `spider-man/move`?",
    ),
    (lambda: united.place({"missions": {"thugs": 1.5}}), "given.missions.thugs must be a"),
    (lambda: united.place({"missions": {"thugs": 10**6000}}), "given.missions.thugs: `a huge"),
    (lambda: united.place({"ring": NESTED}), "more than 24 levels deep"),
)


def any_of(value: Any) -> Any:
    """Return a value that mypy does not look at: what an untyped program may hand over."""
    return value


def new(**arguments: Any) -> Game:
    """Begin a game with arguments that may be of any type."""
    return united.new_game(**arguments)


@pytest.mark.parametrize(("attempt", "said"), WRONG, ids=[said[:40] for _, said in WRONG])
def test_what_is_wrong_is_said_in_a_sentence(attempt: Callable[[], object], said: str) -> None:
    with pytest.raises(united.UnitedError) as refusal:
        attempt()
    assert said in str(refusal.value)
    assert "\n" not in str(refusal.value)
