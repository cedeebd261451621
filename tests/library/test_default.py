"""Who plays when nobody says who: the content says it, strictly, and a later pack's word counts."""

from __future__ import annotations

import pytest
from attrs import evolve

from tests.library.conftest import NewPack
from united.library import load_catalog
from united.rules.game import Game
from united.rules.setup import GameSetup, default_game

HEAD = "pack: mine\nname: Mine\nsource: Mine.\n"
FIRST = {
    "co-op": GameSetup("co-op", ("spider-man", "ghost-spider"), "green-goblin"),
    "solo": GameSetup("solo", ("spider-man", "ghost-spider", "miles-morales"), "green-goblin"),
}


def test_the_first_pack_says_who_plays() -> None:
    catalog = load_catalog()
    assert default_game(catalog) == default_game(catalog, "co-op") == FIRST["co-op"]
    assert default_game(catalog, "solo") == FIRST["solo"]
    assert set(catalog.default.heroes) == set(catalog.heroes)


def test_a_pack_that_says_nothing_changes_nothing(pack: NewPack) -> None:
    pack.write("pack.yaml", HEAD)
    assert default_game(load_catalog([str(pack.folder)])) == FIRST["co-op"]


def test_a_later_pack_says_what_it_says_and_leaves_the_rest(pack: NewPack) -> None:
    pack.write("pack.yaml", HEAD + "default: {heroes: [spider-ham]}\n")
    catalog = load_catalog([str(pack.folder)])
    game = default_game(catalog, "solo")
    assert game.heroes == ("spider-ham", "ghost-spider", "miles-morales")
    assert game.villain == "green-goblin"


def test_a_setup_without_a_villain_has_the_contents_own() -> None:
    catalog = load_catalog()
    game = Game.new(GameSetup("co-op", ("spider-ham", "spider-man")), catalog)
    assert game.setup.villain == game.table.villain.id == "green-goblin"
    other = evolve(catalog, default=evolve(catalog.default, villain="nobody"))
    assert default_game(other).villain == "nobody"


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        ("default: {heroes: [spider-mam]}", "4:20: there is no hero `spider-mam`; did you mean"),
        ("default: {villain: green-gobbo}", "4:20: there is no villain `green-gobbo`"),
        ("default: {heroes: [spider-ham, spider-ham]}", "4:32: `spider-ham` stands here twice"),
        ("default: {hero: spider-ham}", "4:11: there is no key `hero` here; did you mean"),
        ("default: {}", "4:10: the mapping is empty"),
        (
            "default: {heroes: [spider-ham, spider-man, ghost-spider, miles-morales]}",
            "4:11: at most 3 Heroes",
        ),
    ],
)
def test_what_is_not_there_is_told_at_its_place(pack: NewPack, said: str, problem: str) -> None:
    pack.write("pack.yaml", HEAD + said + "\n")
    (told,) = pack.problems()
    assert told.startswith(f"mine/pack.yaml:{problem}")
