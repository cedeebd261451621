"""Things that go on from others: `extends`, for a whole thing and for a single card."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from united.library import ContentError, check_path, load_catalog

VARIANT = {
    "villains/green-goblin.yaml": "villain: green-goblin\nextends: green-goblin\n",
    "villains/green-goblin/threats.yaml": (
        "threats: green-goblin\nextends: green-goblin\ncards:\n"
        "  - {threat: electro, extends: electro, health: 6}\n"
    ),
}
"""A pack that changes nothing but one number of one Threat."""


def pack(folder: Path, files: Mapping[str, str], name: str = "mine") -> str:
    root = folder / name
    for inside, text in {
        "pack.yaml": f"pack: {name}\nname: Mine\nsource: Mine.\n",
        **files,
    }.items():
        (root / inside).parent.mkdir(parents=True, exist_ok=True)
        (root / inside).write_text(text, encoding="utf-8")
    return str(root)


def problems(folder: Path, files: Mapping[str, str]) -> list[str]:
    found = check_path(Path(pack(folder, files)))
    return [f"{Path(one.path).name}:{one.line}:{one.column}: {one.message}" for one in found]


def test_a_single_threat_is_another(tmp_path: Path) -> None:
    shipped = load_catalog().villains["green-goblin"]
    mine = load_catalog([pack(tmp_path, VARIANT)]).villains["green-goblin"]
    before = {one.id: one for one in shipped.threats}
    after = {one.id: one for one in mine.threats}
    assert list(after) == list(before)
    assert (before["electro"].health, after["electro"].health) == (4, 6)
    assert after["electro"].bam == before["electro"].bam
    assert {id for id in after if after[id].health != before[id].health} == {"electro"}
    assert [card.id for card in mine.plan] == [card.id for card in shipped.plan]
    assert mine.bam == shipped.bam


def test_what_says_the_same_has_the_same_digest(tmp_path: Path) -> None:
    files = {"villains/green-goblin.yaml": "villain: green-goblin\nextends: green-goblin\n"}
    mine = load_catalog([pack(tmp_path, files)])
    assert mine.digests["villains/green-goblin"] == load_catalog().digests["villains/green-goblin"]


def test_a_thing_under_another_id_beside_the_one_it_goes_on_from(tmp_path: Path) -> None:
    files = {
        "heroes/spider-boy.yaml": (
            "hero: spider-boy\nextends: spider-man\nname: Spider-Boy\n"
            "without: [great-power]\ncards:\n"
            "  - {card: small-power, extends: great-power, name: Small Power}\n"
        ),
        "heroes/spider-girl.yaml": "hero: spider-girl\nextends: spider-boy\nname: Spider-Girl\n",
    }
    heroes = load_catalog([pack(tmp_path, files)]).heroes
    old, boy, girl = (heroes[one] for one in ("spider-man", "spider-boy", "spider-girl"))
    assert (boy.name, girl.name) == ("Spider-Boy", "Spider-Girl")
    new = [card.short_id for card in boy.cards]
    assert sorted(new) == sorted(
        "small-power" if card.short_id == "great-power" else card.short_id for card in old.cards
    )
    assert {card.id.partition("/")[0] for card in girl.cards} == {"spider-girl"}
    assert [card.short_id for card in girl.cards] == new


WRONG = {
    "hero: a-spider\nextends: spider-men\n": [
        "a-spider.yaml:2:10: there is no `spider-men` to go on from; did you mean `spider-man`?"
    ],
    "hero: a-spider\nextends: a-spider\n": [
        "a-spider.yaml:2:10: no pack before this one has `a-spider` to go on from"
    ],
    "hero: a-spider\nwithout: [move]\n": [
        "a-spider.yaml:2:1: `without` is for what `extends` another"
    ],
    "hero: a-spider\nextends: spider-man\nname: A\nwithout: [mve]\n": [
        "a-spider.yaml:4:11: there is no card `mve` to leave out; did you mean `move`?"
    ],
    "hero: a-spider\nextends: spider-man\nname: A\nwithout: [great-power]\n": [
        "a-spider.yaml:2:10: there must be 12 cards with all copies, not 11"
    ],
    "hero: a-spider\nextends: spider-man\nname: A\ncards: [{symbols: [heroic]}]\n": [
        "a-spider.yaml:4:1: there must be 12 cards with all copies, not 13; "
        "`without` leaves some of them out"
    ],
    "hero: a-spider\nextends: spider-man\nname: A\nwithout: [xyzzy]\n": [
        "a-spider.yaml:4:11: there is no card `xyzzy` to leave out; there are: move, move-heroic, "
        "move-attack, heroic-heroic, attack, attack-attack, wild, wild-wild, great-power, "
        "great-responsibility, webslinging"
    ],
    "hero: a-spider\nextends: spider-man\nname: A\ncards: [{card: b, extends: great-powr}]\n": [
        "a-spider.yaml:4:28: there is no card `great-powr` there; did you mean `great-power`?"
    ],
}


@pytest.mark.parametrize(("text", "expected"), WRONG.items())
def test_what_cannot_go_on_is_said_at_its_place(
    tmp_path: Path, text: str, expected: list[str]
) -> None:
    found = problems(tmp_path, {"heroes/a-spider.yaml": text})
    assert found == expected


def test_two_that_go_on_from_each_other(tmp_path: Path) -> None:
    found = problems(
        tmp_path,
        {
            "heroes/one.yaml": "hero: one\nextends: two\nname: One\n",
            "heroes/two.yaml": "hero: two\nextends: one\nname: Two\n",
        },
    )
    assert len(found) == 2
    assert all("goes on from this very file" in one for one in found)


def test_a_pack_that_replaces_what_another_replaces_is_said(tmp_path: Path) -> None:
    text = "hero: spider-man\nextends: spider-man\nname: My Spider\n"
    first = pack(tmp_path, {"heroes/spider-man.yaml": text}, "first")
    second = pack(tmp_path, {"heroes/spider-man.yaml": text.replace("My", "Your")}, "second")
    both = load_catalog([first, second])
    assert both.heroes["spider-man"].name == "Your Spider"
    whole = Path(first, "heroes", "spider-man.yaml")
    spider = (Path(__file__).parents[2] / "content/spider-verse/heroes/spider-man.yaml").read_text(
        encoding="utf-8"
    )
    Path(second, "heroes", "spider-man.yaml").write_text(spider, encoding="utf-8")
    with pytest.raises(ContentError) as error:
        load_catalog([first, second])
    (problem,) = error.value.problems
    assert whole.exists()
    assert "the pack `first` has a `spider-man` of its own, which would be lost" in problem.message
