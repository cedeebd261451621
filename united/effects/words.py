"""Small pieces of English that the words of the language share."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

from united.definitions.effect import Effect
from united.definitions.voice import Voice


def counted(amount: int, noun: str, plural: str = "") -> str:
    """Return `1 Thug`, `2 Thugs`."""
    return f"{amount} {noun if amount == 1 else plural or noun + 's'}"


def clauses(effects: Iterable[Effect], voice: Voice) -> str:
    """Return effects as one clause: `draw 1 card, then suffer 1 wound`."""
    return ", then ".join(effect.say(voice) for effect in effects)


def sentence(clause: str) -> str:
    """Return a clause as a sentence: with a capital and a full stop."""
    return f"{clause[:1].upper()}{clause[1:]}."


def any_can_change(effects: Iterable[Effect], state: Any, scene: Any) -> bool:
    """Tell whether any of the effects could change something now."""
    for effect in effects:  # noqa: SIM110 - asked at each turn, and quicker without a generator
        if effect.can_change(state, scene):
            return True
    return False


_THEIRS: Final = {"you": "they", "your": "their", "yourself": "themselves"}

_OWN: Final = re.compile(r"\b(your|yourself|you)\b")

_NO_VERBS: Final = ("if", "until", "at", "when", "the", "one", "each", "up", "choose")
"""How clauses begin that have a subject of their own, or none that another could be."""

_HISSING: Final = ("s", "sh", "ch", "x", "z", "o")


def says(subject: str, clause: str) -> str:
    """Return a clause in the imperative with a subject: `one Hero gains 1 Move token`.

    Without a subject it is left as it is: the card speaks to the Hero who acts.
    """
    if not subject:
        return clause
    if clause.partition(" ")[0] in _NO_VERBS:
        return f"for {subject}, {_theirs(clause)}"
    return f"{subject} {_of_another(clause)}"


def says_each(subject: str, said: Sequence[str]) -> str:
    """Return clauses with one subject: `one Hero draws 1 card, then moves to this Location`."""
    first, *more = said
    return ", then ".join((says(subject, first), *map(_of_another, more)))


def _of_another(clause: str) -> str:
    """Return a clause in the imperative as what another does: `gains 1 Move token`."""
    verb, _, rest = clause.partition(" ")
    theirs = _theirs(rest)
    if verb in _NO_VERBS:
        return f"{verb} {theirs}"
    if verb == "you":
        # What a Hero may do: `one Hero may draw 1 card`.
        return theirs
    ending = "es" if verb.endswith(_HISSING) else "s"
    return f"{verb}{ending} {theirs}".rstrip()


def _theirs(text: str) -> str:
    return _OWN.sub(lambda own: _THEIRS[own[0]], text)
