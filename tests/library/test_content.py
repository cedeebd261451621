"""The shipped content says what the records of the cards say."""

from __future__ import annotations

import pytest

from united.definitions.hero import DECK_SIZE
from united.definitions.location import Drop
from united.definitions.symbols import ATTACK, HEROIC, MOVE, Symbols
from united.library import load_catalog
from united.library.home import content_root

CATALOG = load_catalog()
GOBLIN = CATALOG.villains["green-goblin"]

DECKS = {
    "spider-man": "move; move-heroic 2; move-attack; heroic-heroic; attack; attack-attack; wild; "
    "wild-wild; great-power; great-responsibility; webslinging",
    "ghost-spider": "move; move-heroic 2; move-attack; heroic; heroic-heroic; attack; wild; "
    "wild-wild; webdancer; webweaver; acrobatic-fighting",
    "miles-morales": "move; move-attack; heroic; heroic-heroic; heroic-attack; attack; "
    "attack-attack; wild; wild-wild; invisibility; venom-strike; web",
    "spider-ham": "move; move-attack 2; heroic; attack 2; attack-attack; wild; wild-wild; "
    "toony-web; toony-essence; toony-weapon",
}

SPECIALS: dict[str, Symbols] = {
    "great-power": (1, 0, 0, 0), "great-responsibility": (1, 0, 0, 0), "webslinging": (1, 0, 0, 0),
    "webdancer": (1, 0, 0, 0), "webweaver": (0, 0, 1, 0), "acrobatic-fighting": (0, 1, 0, 0),
    "invisibility": (0, 0, 1, 0), "venom-strike": (0, 1, 0, 0), "web": (0, 0, 0, 1),
    "toony-web": (1, 0, 0, 0), "toony-essence": (0, 0, 1, 0), "toony-weapon": (0, 1, 0, 0),
}  # fmt: skip

LOCATIONS = {
    "brooklyn-bridge": ("Brooklyn Bridge", 4, 1, 1),
    "daily-bugle": ("Daily Bugle", 4, 2, 0),
    "osborn-labs": ("Osborn Labs", 3, 0, 1),
    "oscorp-tower": ("Oscorp Tower", 5, 1, 1),
    "queens": ("Queens", 5, 2, 0),
    "midtown-high-school": ("Midtown High School", 4, 1, 1),
}

PLAN = {
    "goblin-formula-0": (0, "", "", ""), "goblin-formula-3": (3, "", "", ""),
    "kidnap-1": (1, "", "", ""), "kidnap-2": (2, "", "", ""), "bam-0": (0, "", "", ""),
    "civilians-1": (1, "c", "cc", "c"), "thugs-1": (1, "tt", "t", "tt"),
    "civilians-2": (2, "c", "cc", "c"), "thugs-2": (2, "t", "tt", "t"),
    "civilians-3": (3, "cc", "cc", "cc"), "thugs-4": (4, "tt", "tt", "tt"),
    "mixed-5": (5, "tc", "cc", "tc"),
}  # fmt: skip

THREATS = {
    "accomplices": (2, 0),
    "civilian-shield": (1, 0),
    "electro": (1, 4),
    "kraven": (1, 4),
    "lizard": (1, 5),
}


@pytest.mark.parametrize("hero", DECKS)
def test_decks(hero: str) -> None:
    deck = CATALOG.heroes[hero].deck
    listed = [entry.split(" ") for entry in DECKS[hero].split("; ")]
    wanted = [name for name, *copies in listed for _ in range(int(copies[0]) if copies else 1)]
    assert [card.short_id for card in deck] == wanted
    assert len(deck) == DECK_SIZE
    for card in deck:
        assert card.id == f"{hero}/{card.short_id}"
        if card.special:
            assert card.symbols == SPECIALS[card.short_id]
        else:
            assert sum(card.symbols) == card.short_id.count("-") + 1
            assert card.name == card.short_id.title().replace("-", " + ")


def test_locations() -> None:
    found = {
        place.id: (place.name, place.slots, place.starts_with.civilians, place.starts_with.thugs)
        for place in CATALOG.locations.values()
        if place.pack == "spider-verse"
    }
    assert found == LOCATIONS
    assert all(place.end_of_turn for place in CATALOG.locations.values())
    assert set(GOBLIN.locations) == set(LOCATIONS)


def test_the_variant_differs_in_two_tokens() -> None:
    variant = load_catalog(["printed-tokens"])
    kinds = {"osborn-labs": ATTACK, "oscorp-tower": MOVE}
    for place, kind in kinds.items():
        (may,), (plain,) = (
            variant.locations[place].end_of_turn,
            CATALOG.locations[place].end_of_turn,
        )
        assert may.effects[0].tokens[kind] == 1
        assert plain.effects[0].tokens[HEROIC] == 1
        mine, theirs = variant.locations[place], CATALOG.locations[place]
        assert (mine.slots, mine.starts_with) == (theirs.slots, theirs.starts_with)


def test_the_plan() -> None:
    def letters(drop: Drop) -> str:
        return "t" * drop.thugs + "c" * drop.civilians

    found = {}
    for card in GOBLIN.plan_deck:
        drops = (card.tokens.counter_clockwise, card.tokens.here, card.tokens.clockwise)
        found[card.id] = (card.move, *map(letters, drops))
    assert found == PLAN
    assert len(GOBLIN.plan_deck) == 12
    assert all(card.bam for card in GOBLIN.plan)
    with_effect = {card.id for card in GOBLIN.plan if card.special or card.while_face_up}
    assert with_effect == {"goblin-formula-0", "goblin-formula-3", "kidnap-1", "kidnap-2"}


def test_the_threats() -> None:
    assert {threat.id: (threat.copies, threat.health) for threat in GOBLIN.threats} == THREATS
    assert len(GOBLIN.threat_deck) == 6
    assert dict(GOBLIN.health) == {2: 5, 3: 7, 4: 10}
    assert GOBLIN.threats_start_in_deck
    assert GOBLIN.cleared_threats_return


def test_everything_names_its_source() -> None:
    things = [
        *CATALOG.packs,
        *CATALOG.heroes.values(),
        *CATALOG.locations.values(),
        *CATALOG.villains.values(),
        *CATALOG.challenges.values(),
        *GOBLIN.plan,
        *GOBLIN.threats,
    ]
    for thing in things:
        assert "leaflet" in thing.source.lower() or "records" in thing.source, thing.id
    for card in GOBLIN.plan:
        assert "one record only" in card.source
        assert "three of its 24 BAM! marks" in card.source


def test_the_content_has_no_odd_file() -> None:
    files = {path.suffix for path in content_root().rglob("*") if path.is_file()}
    assert files == {".yaml"}
