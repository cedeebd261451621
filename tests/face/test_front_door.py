"""What `import united` offers: it loads nothing, plays, compares, goes back, becomes data."""

from __future__ import annotations

import copy
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import united
from tests.positions import NIGHT
from united.rules.game import Game
from united.state.state import Question


def play(game: Game, seed: int, most: int = 1_000) -> Game:
    """Make random choices in a game and return it."""
    chance = random.Random(seed)
    for _ in range(most):
        if not game.is_over:
            game.choose(chance.choice(game.legal_keys))
    return game


def test_importing_it_loads_next_to_nothing() -> None:
    code = "import sys; old = set(sys.modules); import united; print(*set(sys.modules) - old)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    own = {name for name in ran.stdout.split() if name.partition(".")[0] == "united"}
    assert own == {"united", "united.version"}
    assert not {"attrs", "cattrs", "yaml", "textual", "click"} & set(ran.stdout.split())


def test_all_that_is_promised_is_there_and_only_that() -> None:
    for name in united.__all__:
        assert getattr(united, name) is not None
    assert dir(united) == sorted(united.__all__)
    assert united.Game is Game
    with pytest.raises(AttributeError, match="no attribute 'Gmae'"):
        getattr(united, "Gmae")  # noqa: B009
    assert (Path(united.__path__[0]) / "py.typed").is_file()


def test_without_arguments_the_default_game_is_played() -> None:
    game = united.new_game()
    assert united.new_game(seed=game.setup.seed) == game
    assert len(united.new_game(mode="solo").setup.heroes) == 3


def subclasses(kind: type) -> Iterator[type]:
    """Yield all classes below one."""
    for one in kind.__subclasses__():
        yield one
        yield from subclasses(one)


def test_keys_and_choices_cost_no_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    def said(*_: object) -> str:
        raise AssertionError("a sentence was made")

    united.new_game(seed=3)
    for kind in subclasses(Question):
        for name in ("say", "prompt", "about", "refused"):
            if name in vars(kind):
                monkeypatch.setattr(kind, name, said)
    game = play(united.new_game(challenges=["secret-identity"], seed=3), seed=3)
    assert game.is_over
    with pytest.raises(AssertionError, match="a sentence"):
        _ = united.new_game(seed=3).decision


def test_a_game_prints_its_board_and_says_what_it_is() -> None:
    game = united.new_game(seed=7)
    assert str(game).startswith("Green Goblin: 5 Health")
    assert "Spider-Man: at Brooklyn Bridge; hand: " in str(game)
    assert repr(game) == (
        "<united.Game: co-op, round 1, spider-man is asked: play, 4 options, seed 7>"
    )
    assert ", lost, seed 7>" in repr(play(game, seed=1)) or ", won, seed 7>" in repr(game)


def test_games_that_stand_alike_are_equal() -> None:
    game, twin = united.new_game(seed=7), united.new_game(seed=7)
    assert game == twin
    assert hash(game) == hash(twin)
    assert game != united.new_game(seed=8)
    assert game != game.resample(1)
    assert game != "a game"
    copies = (game.clone(), copy.copy(game), copy.deepcopy(game))
    game.choose(game.legal_keys[0])
    assert all(one == twin and one != game for one in copies)
    assert len({game, twin, *copies}) == 2


def test_the_same_ids_with_other_content_are_not_equal() -> None:
    ring = ["queens", "daily-bugle", "brooklyn-bridge", "osborn-labs", "oscorp-tower",
            "midtown-high-school"]  # fmt: skip
    tokens = {one: {"civilians": 0, "thugs": 0} for one in ring}
    given = {"ring": ring, "turn": "spider-man", "locations": tokens, "plan_deck": ["bam-0"]}
    printed, again = (united.load_content("printed-tokens") for _ in range(2))
    assert united.place(given, content=printed) == united.place(given, content=again)
    assert united.place(given, content=printed) != united.place(given)


@pytest.mark.parametrize("challenges", [(), ("secret-identity",)])
def test_every_choice_can_be_taken_back(challenges: tuple[str, ...]) -> None:
    game = united.new_game(challenges=challenges, seed=5)
    before = []
    while not game.is_over:
        before.append(game.clone())
        play(game, seed=len(before), most=1)
    end = game.clone()
    for earlier in reversed(before):
        game.undo()
        assert game == earlier
    with pytest.raises(united.NothingToUndo):
        game.undo()
    end.undo(len(before))
    assert end == before[0]


def test_undo_keeps_on_telling_what_happens() -> None:
    game = united.new_game(seed=5)
    game.choose(game.legal_keys[0])
    game.undo()
    assert game.events() == ()
    game.choose(game.legal_keys[0])
    assert game.events()


def test_what_is_dealt_anew_looks_the_same_and_begins_there() -> None:
    game = play(united.new_game(seed=7), seed=2, most=12)
    dealt = game.resample(9)
    assert dealt.view() == game.view()
    assert dealt == game.resample(9)
    assert dealt != game.resample(10)
    with pytest.raises(united.NothingToUndo):
        dealt.undo()
    with pytest.raises(united.GameDataError, match="resampled"):
        dealt.to_dict()


@pytest.mark.parametrize("packs", [(), (NIGHT,)])
def test_a_game_becomes_data_and_comes_back(packs: tuple[str, ...]) -> None:
    content = united.load_content(packs)
    game = play(united.new_game(seed=7, content=content), seed=1, most=30)
    game.undo(2)
    data = json.loads(json.dumps(game.to_dict()))
    assert data == game.to_dict()
    again = united.Game.from_dict(data, united.load_content(packs))
    assert again == game
    assert again.to_dict() == data
    again.undo()
    game.undo()
    assert again == game


def changed(**changes: Any) -> dict[str, Any]:
    """Return the data of a game with other values."""
    return {**united.new_game(seed=7).to_dict(), **changes}


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ([], "These data are no game: what `to_dict` returned is needed"),
        ({"format": True}, "These data are no game"),
        (changed(format=2), "later version"),
        (changed(choices=[3]), "no game: `choices` in the game must be a list of texts, not `3`."),
        (changed(more=1), "no game: the game has `more`, which does not belong there; there are: "),
        (changed(setup=5), "`setup` in the game must be a mapping, not `5`."),
        (changed(setup={}), "the game lacks `setup.mode`, which must be `co-op` or `solo`."),
        (changed(setup={"mode": []}), "`setup.mode` in the game must be `co-op` or `solo`, not"),
        (changed(choices=["play x"]), "Choice 1 of these data: `play x` is not possible: "),
    ],
)
def test_data_that_are_no_game_are_refused(data: Any, said: str) -> None:
    with pytest.raises(united.GameDataError, match=said):
        united.Game.from_dict(data)


def test_data_made_with_other_content_are_refused() -> None:
    with pytest.raises(united.ForeignContent, match="Location `osborn-labs`") as refusal:
        united.Game.from_dict(changed(), united.load_content("printed-tokens"))
    assert len(refusal.value.differs) == 2


def test_a_position_is_placed() -> None:
    hand = {"spider-man": {"hand": ["spider-man/move"], "deck": []}}
    game = united.place({"turn": "spider-man", "heroes": hand})
    assert game.legal_keys == ("play spider-man/move",)
    start = game.clone()
    game.choose("play spider-man/move")
    game.undo()
    assert game == start
    with pytest.raises(united.GameDataError, match="placed"):
        game.to_dict()
