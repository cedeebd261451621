"""The pending decision as front ends see it: who is asked, what, why, with which options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from attrs import frozen

from united.definitions.option_keys import longer_keys
from united.state.choice import About, Choice, Kind, Reason
from united.state.state import State

NOT_OFFERED: Final = Reason("It is not offered now", "H4")

NO_KEY: Final = Reason("An option is chosen by its key, which is a text", "H4")


class Option(NamedTuple):
    """Something the asked player may choose: a stable key, a sentence, what it concerns."""

    key: str
    text: str
    about: About


class Refusal(NamedTuple):
    """Something a player would expect now and does not get, with the reason."""

    key: str
    text: str
    reason: Reason
    about: About


@frozen
class Decision:
    """What is asked.

    `hero` is the id of who acts or is wounded, None where the players choose together; `source` is
    the id of the card or board that asks, empty for the rules themselves. It is question `number`
    of `of` that follow each other for one reason, such as the second of two wounds.
    """

    kind: Kind
    hero: str | None
    prompt: str
    source: str
    options: tuple[Option, ...]
    refused: tuple[Refusal, ...] = ()
    number: int = 1
    of: int = 1

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the options, in their order."""
        return tuple(option.key for option in self.options)


def decision_of(state: State) -> Decision | None:
    """Return the pending decision, None when nothing is asked."""
    question = state.question
    if question is None:
        return None
    number, of = question.part()
    return Decision(
        kind=question.kind,
        hero=asked_hero(state),
        prompt=question.prompt(state),
        source=question.source(state),
        options=tuple(
            Option(one.key, question.say(state, one), question.about(state, one))
            for one in state.choices
        ),
        refused=tuple(
            Refusal(one.key, question.say(state, one), reason, question.about(state, one))
            for one, reason in question.refused(state)
        ),
        number=number,
        of=of,
    )


def asked_hero(state: State) -> str | None:
    """Return the id of the Hero who is asked, None where no single one is."""
    hero = -1 if state.question is None else state.question.hero(state)
    return state.table.heroes[hero].id if hero >= 0 else None


def find_choice(choices: Sequence[Choice], key: str) -> Choice | None:
    """Return the choice with this key, None if there is none.

    Where an option stands several times, the bare key means the first (A7).
    """
    exact = next((choice for choice in choices if choice.key == key), None)
    several = tuple(longer_keys(key))
    return exact or next((one for one in choices if one.key.startswith(several)), None)


def why_not(state: State, key: object) -> Reason | None:
    """Return why the option `key` is not possible now, None if it is."""
    if not isinstance(key, str):
        return NO_KEY
    if find_choice(state.choices, key) is not None:
        return None
    if state.question is None:
        return Reason("The game is over", state.end_rule or "W3")
    return state.question.why_not(state, key)
