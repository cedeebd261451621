"""The pending decision as front ends see it: who is asked, what, why, with which options."""

from __future__ import annotations

from attrs import frozen

from united.state.combat import Reason
from united.state.state import State
from united.state.step import About


@frozen
class Option:
    """Something the asked player may choose: a stable key, a sentence, what it concerns."""

    key: str
    text: str
    about: About


@frozen
class Refusal:
    """Something a player would expect now and does not get, with the reason."""

    key: str
    text: str
    reason: Reason
    about: About


@frozen
class Decision:
    """What is asked. `kind` is play, act, end-of-turn, discard or choose.

    `hero` is the id of who acts or is wounded, None where the players choose together; `source` is
    the id of the card or board that asks, empty for the rules themselves.
    """

    kind: str
    hero: str | None
    prompt: str
    source: str
    options: tuple[Option, ...]
    refused: tuple[Refusal, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the options, in their order."""
        return tuple(option.key for option in self.options)


def decision_of(state: State, refused: tuple[Refusal, ...] = ()) -> Decision | None:
    """Return the pending decision, None when nothing is asked."""
    question = state.question
    if question is None:
        return None
    hero = question.hero(state)
    return Decision(
        kind=question.kind,
        hero=state.table.heroes[hero].id if hero >= 0 else None,
        prompt=question.prompt(state),
        source=question.source(state),
        options=tuple(
            Option(choice.key, question.say(state, choice), question.about(state, choice))
            for choice in state.choices
        ),
        refused=refused,
    )
