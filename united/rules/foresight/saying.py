"""What an option brings, in short: what its own sentence says already is left out."""

from __future__ import annotations

from typing import Final

from united.changes.threats import threat_at
from united.definitions.option_keys import ACCEPT, END, SPECIAL, USE
from united.definitions.symbols import NO_SYMBOLS, Symbols, say_symbols
from united.definitions.threat import HEROIC_TO_CLEAR
from united.rules.play_card import PlayCard
from united.rules.turns import cards_until_villain
from united.state.choice import Choice
from united.state.events import Event, What
from united.state.state import State

ONLY_TAKEN: Final[frozenset[What]] = frozenset(
    {"played", "played-face-down", "special", "action", "end-of-turn-effect"}
)
"""What happens says only that the option was taken."""

DONE_AT_ONCE: Final[frozenset[What]] = frozenset(
    {
        "moved", "thug-defeated", "civilian-rescued", "civilian-freed", "content-token-moved",
        "threat-heroic", "wounded", "plan-buried",
    }
)  # fmt: skip
"""What an option says that does just this, if it is the first to happen."""

NOT_SAID: Final = frozenset({SPECIAL, USE, ACCEPT})
"""The verbs of options that say what a card says, not what comes of it."""


class Saying:
    """Puts together in `said` what a choice brings; who chooses is not named again."""

    def __init__(self, before: State, choice: Choice) -> None:
        self.said: list[str] = []
        self._choice = choice
        self._before = before
        self._plays = isinstance(before.question, PlayCard)
        self._names_itself = choice.verb in NOT_SAID
        self._count = 0
        self._last, self._times = "", 0
        hero = before.table.hero_of(choice.subject) if self._plays else _asked(before)
        self._own = before.table.heroes[hero].name if hero >= 0 else ""

    def is_own_turn(self, event: Event) -> bool:
        """Tell whether a turn is the option's own: in solo the card played says whose it is."""
        return self._plays and event.what == "turn"

    def say(self, event: Event, state: State) -> None:
        """Say something that happens, at the moment it does."""
        if event.what in ONLY_TAKEN or self.is_own_turn(event):
            return
        self._count += 1
        if self._count > 1 or self._names_itself or event.what not in DONE_AT_ONCE:
            self._add(_brief(event, state))

    def say_hidden(self, event: Event) -> None:
        """Say that a hidden card is turned up, by what then happens; not which one."""
        if event.what == "threat-placed":
            self._add(f"a Threat is placed at {event.table.ring[event.place].name}")
        elif event.what == "plan-shown":
            self._add("the top Master Plan card is turned up")

    def say_end_of_turn(self, place: int) -> None:
        """Say that an End of Turn effect may be used."""
        self._add(f"{self._before.table.ring[place].name} offers its End of Turn effect")

    def say_unused(self) -> None:
        """Say which symbols are lost by ending the turn."""
        if self._choice.verb == END and any(self._before.pool):
            self._add(f"{say_symbols(self._before.pool)} unused")

    def say_villain(self, state: State) -> None:
        """Say of a card that was played if the Villain's turn comes after it."""
        if self._plays and state.result is None and not cards_until_villain(state):
            self._add(f"last Hero card before {state.table.villain.name}'s turn")

    def _add(self, text: str) -> None:
        own = text.removeprefix(self._own)
        for link in (": ", " "):
            if self._own and own != text and own.startswith(link):
                text = own.removeprefix(link)
        if text and text == self._last:
            self._times += 1
            self.said[-1] = f"{text} ({self._times} times)"
        elif text:
            self.said.append(text)
            self._last, self._times = text, 1


def _asked(state: State) -> int:
    return -1 if state.question is None else state.question.hero(state)


def _brief(event: Event, state: State) -> str:
    """Return what happens in short, with the figures as they are then."""
    table = state.table
    if event.what == "threat-heroic":
        name, done = event.id_and_name[1], state.heroic[event.place]
        # The one that clears it says so itself.
        return f"{name} {done} of {HEROIC_TO_CLEAR} Heroic" if done < HEROIC_TO_CLEAR else ""
    if event.what == "threat-damaged":
        card = threat_at(state, event.place)
        left = card.health - state.damage[event.place] if card is not None else 0
        name = event.id_and_name[1]
        return (
            f"{name}: {left} of {card.health} Health left" if card is not None and left > 0 else ""
        )
    if event.what == "content-token":
        kind = next((one for one in table.token_kinds.values() if one.one == event.note), None)
        if kind is not None and kind.full_at:
            return f"{event.by}: {kind.name} {event.amount} of {kind.full_at}"
    if event.what == "mission-advanced":
        return str(event.note)
    if event.what == "wounded":
        return event.text.partition(":")[0]
    if event.what == "villain-turn":
        return f"then {table.villain.name}'s turn"
    if event.what == "team-turn":
        return "then the team's turn"
    if event.what == "turn":
        return f"then {event.text}"
    return event.text


def payment(before: State, choice: Choice, after: State) -> tuple[Symbols, Symbols]:
    """Return the symbols and the Action tokens that were paid for a choice between two states."""
    question = before.question
    if question is None or question.kind != "act" or choice.verb == END:
        return NO_SYMBOLS, NO_SYMBOLS
    pile = before.table.piles[question.hero(before)]
    return _spent(before.pool, after.pool), _spent(before.tokens[pile], after.tokens[pile])


def _spent(before: Symbols, after: Symbols) -> Symbols:
    one, two, three, four = (
        max(was - is_now, 0) for was, is_now in zip(before, after, strict=True)
    )
    return one, two, three, four
