"""Small pieces of English that the words of the language share."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from united.definitions.effect import Effect
from united.definitions.voice import Voice
from united.definitions.wording import capital


def clauses(effects: Iterable[Effect], voice: Voice) -> str:
    """Return effects as one clause: `draw 1 card, then suffer 1 wound`."""
    return ", then ".join(effect.say(voice) for effect in effects)


def sentence(clause: str) -> str:
    """Return a clause as a sentence: with a capital and a full stop."""
    return f"{capital(clause)}."


_THEIRS: Final = {"you": "they", "your": "their", "yourself": "themselves"}

_OWN: Final = re.compile(r"\b(your|yourself|you)\b")

_NO_VERBS: Final = ("if", "until", "at", "when", "the", "one", "each", "up")
"""How clauses begin that have a subject of their own, or none that another could be."""

_SEVERAL: Final = re.compile(r"up to (?!1 )")
"""How a subject begins that is several Heroes."""

_HISSING: Final = ("s", "sh", "ch", "x", "z", "o")


def says(subject: str, clause: str) -> str:
    """Return a clause in the imperative with a subject: `one Hero gains 1 Move token`.

    Without a subject it is left as it is: the card speaks to the Hero who acts.
    """
    if not subject:
        return clause
    return says_each(subject, (clause,))


def says_each(subject: str, said: Sequence[str]) -> str:
    """Return clauses with one subject: `one Hero draws 1 card, then moves to this Location`.

    Where one of them is no verb of that subject: `one Hero does this: if ..., draw 1 card`.
    """
    if any(_begins_apart(clause) for clause in said):
        does = "each do" if _SEVERAL.match(subject) else "does"
        return f"{subject} {does} this: {', then '.join(map(_theirs, said))}"
    if _SEVERAL.match(subject):
        return f"{subject} each {', then '.join(map(_of_several, said))}"
    return f"{subject} {', then '.join(map(_of_another, said))}"


def may_do(clause: str) -> str:
    """Return a clause that is left to the player: `you may draw 1 card`."""
    return f"you may do this: {clause}" if _begins_apart(clause) else f"you may {clause}"


def _begins_apart(clause: str) -> bool:
    return clause.partition(" ")[0] in _NO_VERBS


def _of_several(clause: str) -> str:
    """Return a clause in the imperative as what several do: `gain 1 Move token`."""
    return _theirs(clause.removeprefix("you "))


def _of_another(clause: str) -> str:
    """Return a clause in the imperative as what another does: `gains 1 Move token`."""
    verb, _, rest = clause.partition(" ")
    theirs = _theirs(rest)
    if verb == "you":
        # What a Hero may do: `one Hero may draw 1 card`.
        return theirs
    ending = "es" if verb.endswith(_HISSING) else "s"
    return f"{verb}{ending} {theirs}".rstrip()


def _theirs(text: str) -> str:
    return _OWN.sub(lambda own: _THEIRS[own[0]], text)
