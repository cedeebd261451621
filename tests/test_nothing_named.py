"""What content declares is named in content alone: no Python of the game knows a Hero or a card."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import united
from united.definitions.catalog import Catalog
from united.definitions.happenings import HAPPENINGS
from united.definitions.keys import keys_of
from united.effects.parts.count import COUNTED
from united.effects.vocabulary import VOCABULARY
from united.library import load_catalog

ROOT = Path(united.__file__).parent
FILES = sorted(ROOT.rglob("*.py"))


def language() -> set[str]:
    """Return the words that content is written in; a card may well be called by one of them."""
    words = [word for words in VOCABULARY.values() for word in words.values()]
    names = {word.name for word in words} | {key.key for word in words for key in keys_of(word.cls)}
    return names | {*HAPPENINGS, *COUNTED}


def declared_ids(catalog: Catalog) -> set[str]:
    """Return the ids of all things, cards, tokens, marks and actions, but no word of the language.

    The cards without a special effect are called by their symbols, which are the game's.
    """
    villains = catalog.villains.values()
    boards = (*villains, *catalog.challenges.values())
    kinds = (catalog.heroes, catalog.locations, catalog.villains, catalog.challenges)
    return {
        *(one for kind in kinds for one in kind),
        *(card.card for hero in catalog.heroes.values() for card in hero.cards if card.card),
        *(card.id for villain in villains for card in (*villain.plan, *villain.threats)),
        *(kind.id for board in boards for kind in (*board.token_kinds, *board.marks)),
        *(action.id for board in boards for action in board.actions),
    } - language()


def named(source: str, ids: set[str]) -> Iterator[str]:
    """Yield the ids that strings speak of.

    A single word is an id where it is the whole string or stands in quotes: it may be English too.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
            for one in ids:
                around = r"(?<![\w-]){}(?![\w-])" if "-" in one else r"(?:^|[`'\"/]){}(?:[`'\"/]|$)"
                if re.search(around.format(re.escape(one)), text):
                    yield one


IDS = declared_ids(load_catalog(["printed-tokens"]))


def test_there_are_ids() -> None:
    assert {"green-goblin", "bam-0", "electro", "reporter", "rescue-from-board"} <= IDS
    assert len(IDS) > 40


@pytest.mark.parametrize("part", sorted({file.relative_to(ROOT).parts[0] for file in FILES}))
def test_no_id_of_content_stands_in_the_program(part: str) -> None:
    files = [file for file in FILES if file.relative_to(ROOT).parts[0] == part]
    found = {
        f"{file.relative_to(ROOT)}: {one}"
        for file in files
        for one in named(file.read_text("utf-8"), IDS)
    }
    assert found == set()


@pytest.mark.parametrize(
    "source",
    ['x = "green-goblin"', '"""Such as `heroes/spider-man`."""', 'f"{x}rescue-from-board"',
     'x = "reporter"', '"""The token `reporter` lies here."""'],
)  # fmt: skip
def test_an_id_is_found(source: str) -> None:
    assert [*named(source, IDS)]


@pytest.mark.parametrize("source", ['"A reporter who comes"', '"my-green-goblins"', '"civilians"'])
def test_what_is_no_id_is_left_alone(source: str) -> None:
    assert [*named(source, IDS)] == []
