"""Packs: found by id and path, put together, replaced by later ones, told apart by digest."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.library.conftest import NewPack
from united.library import ContentError, UnknownPack, known_packs, load_catalog
from united.library.home import content_root, user_home

PIER = "location: pier\nname: Pier\nsource: Mine.\nslots: 3\n"
OTHER = "pack: other\nname: Other\nsource: Mine.\n"


def copy_pack(pack: NewPack, name: str, folder: Path) -> NewPack:
    shutil.copytree(pack.folder, folder / name)
    copied = NewPack(folder / name)
    copied.write("pack.yaml", f"pack: {name}\nname: A copy\nsource: Mine.\n")
    return copied


def test_without_packs_there_are_the_two_that_each_game_has() -> None:
    catalog = load_catalog()
    assert [pack.id for pack in catalog.packs] == ["spider-verse", "core-set"]
    assert load_catalog(["core-set", "spider-verse"]).packs == catalog.packs
    assert catalog.further_packs == ()
    assert load_catalog(["spider-verse"]).digests == catalog.digests


def test_a_later_pack_replaces_things_of_the_same_id() -> None:
    plain, printed = load_catalog(), load_catalog(["printed-tokens"])
    assert [pack.id for pack in printed.packs] == ["spider-verse", "core-set", "printed-tokens"]
    assert printed.further_packs == ("printed-tokens",)
    assert [*printed.locations] == [*plain.locations]
    differing = {path for path in plain.digests if plain.digests[path] != printed.digests[path]}
    assert differing == {"locations/osborn-labs", "locations/oscorp-tower"}
    assert printed.locations["osborn-labs"].pack == "printed-tokens"
    assert printed.locations["queens"] is plain.locations["queens"]


def test_a_pack_is_found_by_id_in_the_users_folder(pack: NewPack, tmp_path: Path) -> None:
    pack.write("locations/pier.yaml", PIER)
    home = tmp_path / "home"
    copy_pack(pack, "docks", home / "packs")
    (home / "packs" / "no-pack").mkdir()
    assert load_catalog(["docks"], home=home).locations["pier"].pack == "docks"
    assert [(pack.id, pack.shipped) for pack in known_packs(home)] == [
        ("core-set", True),
        ("printed-tokens", True),
        ("spider-verse", True),
        ("docks", False),
    ]


def test_the_users_folder_comes_from_the_environment(
    pack: NewPack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy_pack(pack, "docks", tmp_path / "there" / "packs")
    monkeypatch.setenv("UNITED_HOME", str(tmp_path / "there"))
    assert user_home() == tmp_path / "there"
    assert load_catalog(["docks"]).further_packs == ("docks",)
    monkeypatch.delenv("UNITED_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert user_home().name == "united"


def test_a_pack_is_found_by_path(pack: NewPack) -> None:
    pack.write("locations/pier.yaml", PIER)
    for name in ("./mine", str(pack.folder), "../" + pack.folder.parent.name + "/mine"):
        assert load_catalog([name]).locations["pier"].slots == 3


LIST = "(`united cards packs` lists them; a folder is given as a path, such as ./my-pack)."
UNKNOWN = {
    "printed-token": f"There is no pack `printed-token`; did you mean `printed-tokens`? {LIST}",
    "mine": f"There is no pack `mine` {LIST}",
    "": f"There is no pack `` {LIST}",
    "a\nb\x1b": f"There is no pack `a?b?` {LIST}",
    "x" * 5_000: f"There is no pack `{'x' * 57}...` {LIST}",
    "./none": "There is no pack in none: there is no such folder.",
    "./a\0b": "There is no pack in a?b: there is no such folder.",
    "~nobody-of-this/x": "There is no pack in ~nobody-of-this/x: there is no such folder.",
}


@pytest.mark.parametrize("name", UNKNOWN, ids=lambda name: repr(name)[:20])
def test_an_unknown_pack_is_one_line(pack: NewPack, name: str) -> None:
    with pytest.raises(UnknownPack) as caught:
        load_catalog([name], home=pack.folder)
    assert str(caught.value) == UNKNOWN[name]


def test_a_very_long_path_is_no_pack(pack: NewPack) -> None:
    with pytest.raises(UnknownPack):
        load_catalog(["./" + "x" * 5_000], home=pack.folder)


def test_all_problems_of_all_packs_come_at_once(pack: NewPack, tmp_path: Path) -> None:
    pack.write("locations/pier.yaml", PIER + "x: 1\ny: 1\n")
    copy_pack(pack, "other", tmp_path)
    with pytest.raises(ContentError) as caught:
        load_catalog(["./mine", "./other"])
    assert [problem.path for problem in caught.value.problems] == [
        "mine/locations/pier.yaml",
        "mine/locations/pier.yaml",
        "other/locations/pier.yaml",
        "other/locations/pier.yaml",
    ]
    assert str(caught.value).splitlines() == [str(problem) for problem in caught.value.problems]


def test_two_packs_of_one_name(pack: NewPack, tmp_path: Path) -> None:
    shutil.copytree(pack.folder, tmp_path / "twin" / "mine")
    with pytest.raises(ContentError, match=r"another pack is called `mine` too; rename this one"):
        load_catalog(["./mine", "./twin/mine"])
    assert len(load_catalog(["./mine", "mine/../mine/"[:5], str(pack.folder)]).packs) == 3


def test_a_challenge_shares_no_ids_with_what_it_may_meet(pack: NewPack) -> None:
    text = (content_root() / "spider-verse/challenges/secret-identity.yaml").read_text("utf-8")
    pack.write(
        "challenges/gossip.yaml", text.replace("challenge: secret-identity", "challenge: gossip")
    )
    found = pack.problems()
    assert len(found) == 4
    assert found[0].startswith("mine/challenges/gossip.yaml:7:13: `reporter` is declared in ")
    assert found[0].endswith("line 7, too: both could be in one game; choose another id")
    (pack.folder / "challenges/gossip.yaml").unlink()
    pack.write("challenges/secret-identity.yaml", text)
    assert pack.problems() == []


def test_digests_are_of_what_a_thing_says(pack: NewPack) -> None:
    def digest(text: str | bytes) -> str:
        pack.write("locations/pier.yaml", text)
        return load_catalog(["./mine"]).digests["locations/pier"]

    first = digest(PIER)
    assert digest(PIER.replace("\n", "\r\n").encode()) == first
    assert (
        digest("\ufeff# A comment.\nlocation:   pier\nslots: 3\nname: 'Pier'\nsource: Other.\n")
        == first
    )
    assert digest(PIER + "flavour: Fog.\n") == first
    assert len({first, digest(PIER.replace("3", "4")), digest(PIER.replace("Pier", "Quay"))}) == 3


def test_a_packs_digest_is_of_all_its_things(pack: NewPack) -> None:
    def digest() -> str:
        return load_catalog(["./mine"]).packs[-1].digest

    first = digest()
    pack.write("locations/pier.yaml", PIER)
    second = digest()
    pack.write("pack.yaml", "pack: mine\nname: Quite mine\nsource: Other.\n")
    third = digest()
    pack.write("locations/pier.yaml", PIER.replace("3", "4"))
    assert len({first, second, digest()}) == 3
    assert third == second


def test_a_villains_digest_is_of_all_three_files(pack: NewPack) -> None:
    shutil.copytree(content_root() / "spider-verse/villains", pack.folder / "villains")
    shipped = load_catalog().digests["villains/green-goblin"]
    assert load_catalog(["./mine"]).digests["villains/green-goblin"] == shipped
    plan = pack.folder / "villains/green-goblin/plan.yaml"
    plan.write_text(plan.read_text("utf-8").replace("move: 5", "move: 4"), "utf-8")
    assert load_catalog(["./mine"]).digests["villains/green-goblin"] != shipped
