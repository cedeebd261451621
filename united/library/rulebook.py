"""The rules reference: every rule with its number, as `docs/rules.md` states it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from pathlib import Path

from attrs import field, frozen
from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from united.outside.errors import UnitedError
from united.outside.quoting import quoted

_SECTION = re.compile(r"\d+ (?P<title>\S.*)")
_RULE = re.compile(r"(?P<number>[A-Z]\d+) (?P<title>\S.*)")
_NOTE = re.compile(r"(?P<name>Source|Reason): (?P<text>\S.*)")


class RulebookError(UnitedError, ValueError):
    """`docs/rules.md` is missing or not written as it should be."""


class UnknownRule(UnitedError, KeyError):
    """No rule has that number; the message names the nearest that exists."""

    def __str__(self) -> str:
        # KeyError would show the message in quotation marks.
        return str(self.args[0])


@frozen
class Rule:
    """One rule. `reason` is empty unless a ruling of this project is in it.

    `text` has its paragraphs parted by an empty line; `source` is without a full stop; `section`
    is the heading that the rule stands under, without its number.
    """

    number: str
    title: str
    text: str
    source: str
    reason: str
    section: str

    def relevance(self, word: str) -> int:
        """Return how well a casefolded word fits: 0 for not at all, more for number and title."""
        if word == self.number.casefold():
            return 100
        return max(8 * _fit(word, self.title), 8 * _fit(word, self.number), _fit(word, self.text))


@frozen
class Rulebook:
    """All rules, in the order of the page."""

    rules: tuple[Rule, ...]
    _by_number: Mapping[str, Rule] = field(init=False, repr=False, eq=False)

    @_by_number.default
    def _number_all(self) -> Mapping[str, Rule]:
        return {rule.number: rule for rule in self.rules}

    def get(self, number: str) -> Rule:
        """Return the rule `number` (`"K3"`, in either case). Raises `UnknownRule`."""
        key = number.strip().upper()
        if key not in self._by_number:
            raise UnknownRule(
                f"There is no rule {quoted(number)}; the nearest is {self._nearest(key)}."
            )
        return self._by_number[key]

    def search(self, words: str) -> tuple[Rule, ...]:
        """Return the rules that have all of the words (or beginnings of words), best first.

        Upper and lower case are the same; without a word all rules are returned.
        """
        wanted = [word for part in words.casefold().split() if (word := part.strip(".,:;!?()\"'"))]
        ranked = []
        for rule in self.rules:
            fits = [rule.relevance(word) for word in wanted]
            if all(fits):
                ranked.append((sum(fits), rule))
        # The sort is stable: equally good rules stay in the order of the page.
        return tuple(rule for _, rule in sorted(ranked, key=lambda pair: -pair[0]))

    def _nearest(self, number: str) -> str:
        """Return the known number closest to an unknown one: the same letter, else the spelling."""
        digits = re.search(r"\d{1,9}", number)
        if same := [known for known in self._by_number if known[0] == number[:1]]:
            value = int(digits.group()) if digits else 1
            return min(same, key=lambda known: abs(int(known[1:]) - value))
        return (get_close_matches(number, self._by_number, 1, 0) or [*self._by_number])[0]


@cache
def load_rulebook() -> Rulebook:
    """Return the rules reference that comes with the program. Raises `RulebookError`."""
    return read_rulebook(_page())


def read_rulebook(page: str) -> Rulebook:
    """Return the rules on a page written like `docs/rules.md`. Raises `RulebookError`."""
    rules = tuple(_read_rules(page))
    numbers = [rule.number for rule in rules]
    repeated = sorted({number for number in numbers if numbers.count(number) > 1})
    if repeated or not rules:
        fault = f"{', '.join(repeated)} stands there twice" if repeated else "it holds no rule"
        raise RulebookError(f"The rules reference cannot be used: {fault}.")
    return Rulebook(rules)


def _page() -> str:
    """Return the text of `docs/rules.md`: inside the package when installed, else beside it."""
    inside = files("united") / "docs" / "rules.md"
    beside = Path(__file__).resolve().parents[2] / "docs" / "rules.md"
    for place in (inside, beside):
        if place.is_file():
            return place.read_text(encoding="utf-8")
    raise RulebookError(f"The rules reference is missing: {beside}; install the program again.")


def _read_rules(page: str) -> Iterator[Rule]:
    """Yield the rules of a page, one for each heading of the third level."""
    section = heading = ""
    body: list[str] = []
    for block in SyntaxTreeNode(MarkdownIt().parse(page)).children:
        text = " ".join(block.children[0].content.split()) if block.children else ""
        if block.tag not in ("h2", "h3"):
            body.append(text)
            continue
        if heading:
            yield _read_rule(heading, body, section)
        if block.tag == "h2":
            section = _match(_SECTION, text)["title"]
        heading, body = text if block.tag == "h3" else "", []
    if heading:
        yield _read_rule(heading, body, section)


def _match(pattern: re.Pattern[str], heading: str) -> re.Match[str]:
    found = pattern.fullmatch(heading)
    if found is None:
        raise RulebookError(f"The rules reference has a heading that is no rule: {heading!r}.")
    return found


def _read_rule(heading: str, body: list[str], section: str) -> Rule:
    rule = _match(_RULE, heading)
    notes = {note["name"]: note["text"] for block in body if (note := _NOTE.fullmatch(block))}
    text = "\n\n".join(block for block in body if not _NOTE.fullmatch(block))
    source = notes.get("Source", "").removesuffix(".")
    if not (text and source):
        number = rule["number"]
        raise RulebookError(f"Rule {number} of the rules reference lacks its text or its source.")
    return Rule(rule["number"], rule["title"], text, source, notes.get("Reason", ""), section)


def _fit(word: str, text: str) -> int:
    """Return 2 if the word stands in the text, 1 if a word there begins with it, else 0."""
    start = rf"(?<!\w){re.escape(word)}"
    text = text.casefold()
    return 2 if re.search(rf"{start}(?!\w)", text) else int(bool(re.search(start, text)))
