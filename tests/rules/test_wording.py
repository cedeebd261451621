"""Names that content declares, in the game's sentences: articles, plurals, the words that count."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.positions import NIGHT, NIGHT_RING, changed_night, position
from united.definitions.additions import TokenKind
from united.definitions.wording import slug, with_article
from united.rules.board import board_lines
from united.rules.game import Game

BOARD = "villains/lamplighter.yaml"
SPIES = {"    name: Lantern\n": "    name: Evil Spy\n    plural: Evil Spies\n"}


@pytest.mark.parametrize(
    "said",
    """a Reporter|an Attack token|an Electro|a Unicorn|a user|a Utility belt|an Uru hammer
    an Unmasked foe|an Unidentified object|a One-Eyed Jack|an Onion|an Hour|a House|an Heirloom
    an Honest face|a Hero|an X-ray|a Xylophone|an M-17|a Mask|an 8|an 80|an 11|a 1|a 110|a European
    an Éclair|an ally|a Ufo|an Ugly Doll|an S.H.I.E.L.D. badge""".replace("\n", "|").split("|"),
)
def test_the_article_fits_the_noun(said: str) -> None:
    noun = said.strip().partition(" ")[2]
    assert with_article(noun) == said.strip()


@pytest.mark.parametrize(
    ("id", "plural", "key"),
    [
        ("reporter", "", "reporters"),
        ("revelation", "", "revelations"),
        ("spy", "Spies", "spies"),
        ("web-fluid", "Web Fluids!", "web-fluids"),
        ("elf", "Élves", "elves"),
        ("spider", "\u8718\u86db", "spiders"),
        ("number", "7 Numbers", "numbers"),
    ],
)
def test_scenarios_count_a_token_by_its_plural(id: str, plural: str, key: str) -> None:
    assert TokenKind(id, "A Name", "hero", plural).key == key
    assert slug(plural) in ("", key)


def with_spies(folder: Path, given: dict[str, Any], *steps: str) -> Game:
    """Return a game in which the tokens of the pack for tests are Evil Spies."""
    pack = changed_night(folder, BOARD, SPIES)
    return position(
        {"ring": list(NIGHT_RING), **given}, *steps, villain="lamplighter", packs=[pack]
    )


def test_a_declared_plural_is_used_everywhere(tmp_path: Path) -> None:
    game = with_spies(tmp_path, {"turn": "spider-man", "locations": {"queens": {"evil-spies": 2}}})
    assert game.view()["locations"]["queens"]["evil-spies"] == 2
    assert any("2 Evil Spies" in line for line in board_lines(game.position))
    queens = next(place for place in game.position.ring if place.id == "queens")
    assert [one.said for one in queens.tokens] == ["2 Evil Spies"]


def test_sentences_about_tokens_have_the_article_that_fits(tmp_path: Path) -> None:
    game = with_spies(tmp_path, {})
    assert " gets an Evil Spy (" in " ".join(event.text for event in game.events())


def test_options_name_attack_tokens_with_the_article_that_fits() -> None:
    given = {
        "turn": "spider-man",
        "locations": {"queens": {"thugs": 1}},
        "heroes": {
            "spider-man": {
                "at": "queens", "hand": ["spider-man/wild"], "deck": [], "tokens": {"attack": 1},
            }
        },
    }  # fmt: skip
    game = position(given, "play spider-man/wild")
    assert game.decision is not None
    said = {option.key: option.text for option in game.decision.options}
    assert said["attack thug with token"].endswith("with an Attack token")


def test_the_pack_for_tests_counts_by_ids_where_it_declares_no_plural() -> None:
    game = position({"ring": list(NIGHT_RING)}, villain="lamplighter", packs=[NIGHT])
    assert "lanterns" in game.view()["locations"]["queens"]
