"""Hints: which choice, and why, in the words of what the position is worth."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from attrs import frozen

from united.bots.planner.forecast import Forecast, forecast
from united.bots.planner.lines import Line
from united.bots.planner.plan import best_line
from united.bots.planner.worth import Parts, headway, parts
from united.changes.civilians_and_thugs import free_slots
from united.changes.missions import villain_health
from united.definitions.option_keys import DISCARD
from united.definitions.wording import counted
from united.outside.errors import UnitedError
from united.rules.game import Game
from united.rules.hidden import deal_hands
from united.state.choice import Choice
from united.state.layout import NO_THREAT
from united.state.state import State
from united.state.table import CIVILIANS, MISSION_NAMES, THUGS


class NothingToSuggest(UnitedError, ValueError):
    """There is no choice to give a hint for; the text is a sentence."""


NAMED: Final = 2
"""Gains that a hint names at most."""

SHARE: Final = 0.3
"""A second gain is named if it is at least so much of the first."""

Gain = tuple[float, str]
"""What something is worth, and a clause that says it: `clears Electro at Queens`."""


@frozen(eq=False)
class Change:
    """A turn: the position at the decision, the one at its end, and what each is worth."""

    before: State
    after: State
    forecast: Forecast
    worth_before: Parts
    worth_after: Parts

    def gained(self, part: str, number: int) -> float:
        """Return by how much one entry of a part has grown."""
        then: float = getattr(self.worth_before, part)[number]
        now: float = getattr(self.worth_after, part)[number]
        return now - then


def suggest(game: Game, seed: int, unseen: Collection[str] = ()) -> tuple[Choice, str]:
    """Return the choice that begins the best line found, and a sentence that says why.

    The sentence names what the whole line gains until the end of the turn, by the parts of the
    position's worth that grow most. The same game and `seed` (0 or more) give the same hint; what
    is hidden from the players has no influence, nor have the hands of the Heroes `unseen` (by id).
    Raises NothingToSuggest when the game is over.
    """
    if not game.choices:
        raise NothingToSuggest("The game is over: there is nothing to suggest.")
    if len(game.choices) == 1:
        return game.choices[0], "Nothing else can be chosen."
    known = game.clone()
    deal_hands(known.state, unseen, seed)
    line = best_line(known, seed)
    return line.steps[0][1], _why(known.state, line)


def _why(state: State, line: Line) -> str:
    if line.state.result == "won":
        return "This line of play wins the game."
    if line.steps[0][1].verb == DISCARD:
        return "Of the cards that can go, this one will be missed least."
    now = forecast(state)
    change = Change(state, line.state, now, parts(state, now), parts(line.state, now))
    gains = sorted(_gains(change), reverse=True)[:NAMED]
    said = [clause for value, clause in gains if value >= SHARE * gains[0][0]]
    if not said:
        return "No other line of play that was found leaves the Heroes better off."
    return f"This line of play {' and '.join(said)}."


def _gains(change: Change) -> Iterator[Gain]:
    """Yield all that the turn makes better and that can be said in a clause."""
    for found in (_threats, _missions, _slots, _villain, _heroes):
        for value, clause in found(change):
            if value > 0:
                yield value, clause


def _threats(change: Change) -> Iterator[Gain]:
    before, after = change.before, change.after
    for place, number in enumerate(before.threats):
        if number == NO_THREAT:
            continue
        card, where = before.table.threat_cards[number], before.table.ring[place].name
        if number not in after.threats:
            yield change.gained("threats", place), f"clears {card.name} at {where}"
        elif after.threats[place] == number and headway(after, place) > headway(before, place):
            yield change.gained("threats", place), f"makes headway against {card.name} at {where}"


_DONE: Final = ((CIVILIANS, "rescues", "Civilian"), (THUGS, "defeats", "Thug"))


def _missions(change: Change) -> Iterator[Gain]:
    before, after = change.before.missions, change.after.missions
    for mission, does, whom in _DONE:
        done = after[mission] - before[mission]
        if done and after[mission] == change.before.table.mission_targets[mission]:
            clause = f"completes the Mission {MISSION_NAMES[mission]}"
        else:
            clause = f"{does} {counted(done, whom)}"
        if done:
            yield change.gained("missions", mission), clause


def _slots(change: Change) -> Iterator[Gain]:
    for place, chances in enumerate(change.forecast.overflows):
        then, now = (free_slots(state, place) for state in (change.before, change.after))
        where = change.before.table.ring[place].name
        clause = f"makes room at {where}"
        if chances[then] > chances[now]:
            less = f"makes an overflow at {where} less likely"
            clause = less if chances[now] else f"keeps {where} from overflowing"
        yield change.gained("slots", place), clause


def _villain(change: Change) -> Iterator[Gain]:
    before, after = change.before, change.after
    name = before.table.villain.name
    dealt = villain_health(before) - villain_health(after)
    yield change.gained("villain", 0), f"deals {dealt} damage to {name}"
    freed = before.captives - after.captives
    yield change.gained("villain", 1), f"frees {counted(freed, 'Civilian')} from {name}'s board"
    yield change.gained("villain", 2), f"takes away what keeps {name} unharmed"


def _heroes(change: Change) -> Iterator[Gain]:
    before, after = change.before, change.after
    for hero, who in enumerate(before.table.heroes):
        moved = before.hero_at[hero] != after.hero_at[hero]
        if moved:
            yield change.gained("reach", hero), f"brings {who.name} nearer to the next work"
        if moved or after.invulnerable[hero] > before.invulnerable[hero]:
            yield change.gained("safety", hero), f"keeps {who.name} out of harm's way"
    yield change.gained("means", 1), "gains Action tokens"
