"""What `import united` offers: it loads nothing, plays, compares, goes back, becomes data."""

from __future__ import annotations

import copy
import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

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
        (changed(choices=[3]), "These data are no game: "),
        (changed(more=1), "extra fields"),
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
