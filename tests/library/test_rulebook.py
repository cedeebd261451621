"""The rules reference is complete, can be searched, and holds every rule that the code cites."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import united
from united.library.rulebook import Rule, RulebookError, UnknownRule, load_rulebook, read_rulebook

PACKAGE = Path(united.__file__).parent
HANDED_RULES = Path(__file__).resolve().parents[3] / "shared" / "rules" / "rules.md"

LAST_OF_CHAPTER = {"S": 10, "T": 4, "V": 5, "H": 7, "A": 7, "K": 7, "W": 3, "G": 8, "I": 8, "O": 6}
GAME_RULES = [
    f"{letter}{number}" for letter, last in LAST_OF_CHAPTER.items() for number in range(1, last + 1)
]

SOURCES = ("leaflet", "core rules", "FAQ", "record of printed cards", "ruling of this project")
CITATION = re.compile(r"\b[STVHAKWGIOJ]\d{1,2}\b")
TEXT_TOKENS = {tokenize.STRING, tokenize.COMMENT, getattr(tokenize, "FSTRING_MIDDLE", -1)}


def handed_numbers() -> list[str]:
    """The rule numbers of the handed rules, where these are at hand; else the built-in ones."""
    if not HANDED_RULES.is_file():
        return GAME_RULES
    rows = re.findall(r"^\| ([A-Z]\d+) \|", HANDED_RULES.read_text("utf-8"), re.MULTILINE)
    assert len(rows) >= len(GAME_RULES)
    return rows


def citations(source: str) -> Iterator[str]:
    """Rule numbers in comments and strings: in brackets, or as the whole string."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in TEXT_TOKENS:
            continue
        for bracket in re.findall(r"\(([^()]*)\)", token.string):
            yield from CITATION.findall(bracket)
        alone = token.string.strip("rbfu\"'")
        if CITATION.fullmatch(alone):
            yield alone


def test_every_game_rule_stands_there_in_order() -> None:
    numbers = [rule.number for rule in load_rulebook().rules]
    assert numbers[: len(GAME_RULES)] == GAME_RULES


def test_rulings_are_numbered_without_a_gap() -> None:
    numbers = [rule.number for rule in load_rulebook().rules][len(GAME_RULES) :]
    assert len(numbers) > 20
    assert numbers == [f"J{n}" for n in range(1, len(numbers) + 1)]


def test_the_handed_rules_are_all_in_ours() -> None:
    ours = {rule.number for rule in load_rulebook().rules}
    assert set(handed_numbers()) <= ours


@pytest.mark.parametrize("rule", load_rulebook().rules, ids=lambda rule: rule.number)
def test_a_rule_is_complete(rule: Rule) -> None:
    assert rule.title
    assert rule.section
    assert rule.text.endswith((".", ")"))
    assert rule.source.startswith(SOURCES)
    assert not rule.source.endswith(".")
    assert ("ruling" in rule.source) == bool(rule.reason)
    assert "Source:" not in rule.text + rule.reason
    assert "Reason:" not in rule.text + rule.source


@pytest.mark.parametrize("rule", load_rulebook().rules, ids=lambda rule: rule.number)
def test_what_a_rule_refers_to_exists(rule: Rule) -> None:
    for number in CITATION.findall(f"{rule.text} {rule.reason}"):
        assert load_rulebook().get(number)


def test_the_rulings_have_a_section_of_their_own() -> None:
    sections = {rule.section for rule in load_rulebook().rules if rule.number.startswith("J")}
    assert sections == {"Rulings of this project"}


def test_get_takes_either_case() -> None:
    assert load_rulebook().get(" k3 ") is load_rulebook().get("K3")
    assert load_rulebook().get("K3").section == "Wounds and KO"


@pytest.mark.parametrize(
    ("unknown", "nearest"), [("K9", "K7"), ("g0", "G1"), ("S99", "S10"), ("K", "K1"), ("KO", "K1")]
)
def test_an_unknown_number_names_the_nearest(unknown: str, nearest: str) -> None:
    with pytest.raises(UnknownRule) as caught:
        load_rulebook().get(unknown)
    assert str(caught.value) == f"There is no rule `{unknown}`; the nearest is {nearest}."


def test_nonsense_and_nothing_are_unknown_too() -> None:
    for nonsense in ("", "???", "Z3", "K" * 500):
        with pytest.raises(UnknownRule, match="There is no rule"):
            load_rulebook().get(nonsense)


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("k3", "K3"),
        ("overflow", "G4"),
        ("OVERFLOW", "G4"),
        ("evil goal", "G7"),
        ("invulnerable", "K4"),
        ("under pressure", "T3"),
        ("kraven", "J28"),
        ("price ko", "K3"),
    ],
)
def test_search_puts_the_best_rule_first(words: str, first: str) -> None:
    assert load_rulebook().search(words)[0].number == first


def test_search_wants_every_word_from_its_beginning() -> None:
    book = load_rulebook()
    assert all("Reporter" in rule.text + rule.title for rule in book.search("reporter"))
    assert {rule.number for rule in book.search("civil board")} >= {"G2", "G3"}
    assert "A1" not in {rule.number for rule in book.search("ko")}
    assert book.search("reporter kraven xylophone") == ()
    assert book.search("[") == ()


def test_search_for_nothing_is_the_whole_book() -> None:
    assert load_rulebook().search("  !? ") == load_rulebook().rules


def test_a_page_may_be_written_tightly() -> None:
    rule_as_written = "### S1 Heroes\nTwo\nHeroes.\n\nMore.\n\nSource: leaflet.\n\nReason: So.\n"
    page = "# Title\nIntroduction.\n## 1 Setup\n" + rule_as_written
    (rule,) = read_rulebook(page).rules
    assert (rule.text, rule.source, rule.reason) == ("Two Heroes.\n\nMore.", "leaflet", "So.")


@pytest.mark.parametrize(
    ("page", "fault"),
    [
        ("", "holds no rule"),
        ("## 1 Setup\n### S1 Heroes\nTwo.\n", "Rule S1 .* lacks"),
        ("## 1 Setup\n### S1 Heroes\nSource: leaflet.\n", "Rule S1 .* lacks"),
        ("## 1 Setup\n### Heroes\nTwo.\n\nSource: leaflet.\n", "'Heroes'"),
        ("## 1 Setup\n" + "### S1 Heroes\nTwo.\n\nSource: leaflet.\n" * 2, "S1 stands there twice"),
    ],
)
def test_a_broken_page_is_refused(page: str, fault: str) -> None:
    with pytest.raises(RulebookError, match=fault):
        read_rulebook(page)


def test_citations_are_found_in_text_and_not_in_code() -> None:
    source = (
        '"""A Thug (A2, A3) and a token [A4]."""\n'
        "rule = 'K99'  # why (see T4)\n"
        'f"Not now: {x} (G2)"\n'
        "call(H1)\n"
        'plain = "the A1 motorway"\n'
    )
    assert sorted(citations(source)) == ["A2", "A3", "G2", "K99", "T4"]


@pytest.mark.parametrize(
    "path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: str(path.relative_to(PACKAGE))
)
def test_every_rule_that_the_code_cites_exists(path: Path) -> None:
    for number in citations(path.read_text("utf-8")):
        assert load_rulebook().get(number)
