"""The board as plain text: the Villain, the Missions, the ring, the Heroes, the Storyline."""

from __future__ import annotations

from collections.abc import Collection

from united.changes.missions import villain_health
from united.changes.threats import threat_at
from united.definitions.play import On
from united.definitions.symbols import say_symbols
from united.effects.words import counted
from united.rules.turns import cards_until_villain
from united.state.state import State
from united.state.table import MISSION_NAMES

LAST_CARDS = 4
"""How many cards of the Storyline are shown, the newest last."""


def board_lines(state: State, hidden: Collection[str] = ()) -> list[str]:
    """Return the whole position as lines read from the top, without some Heroes' (ids) hands."""
    ring = range(len(state.table.ring))
    return [
        "",
        *_villain_lines(state),
        _missions_line(state),
        "Ring, clockwise:",
        *(f"  {_location_line(state, place)}" for place in ring),
        *(_hero_line(state, hero, hidden) for hero in range(len(state.table.heroes))),
        *_team_lines(state),
        *_storyline_lines(state),
    ]


def headline(state: State) -> str:
    """Return in one line how the game is played, how far it is, and who is asked what."""
    table, question = state.table, state.question
    mode = "solo" if table.solo else "co-op"
    if question is None:
        return f"{mode}, round {state.round}, {state.result or 'nothing is asked'}"
    hero = question.hero(state)
    asked = f"{table.heroes[hero].id} is asked" if hero >= 0 else "the players are asked"
    options = counted(len(state.choices), "option")
    return f"{mode}, round {state.round}, {asked}: {question.kind}, {options}"


def _villain_lines(state: State) -> list[str]:
    villain = state.table.villain
    left = cards_until_villain(state)
    lying = [counted(state.captives, "Civilian")] if state.captives else []
    lying += _content_tokens(state, 0, "board")
    captives = f"; {', '.join(lying)} on his board" if lying else ""
    return [
        f"{villain.name}: {counted(max(villain_health(state), 0), 'Health', 'Health')}{captives}; "
        f"{counted(len(state.plan_deck), 'Master Plan card')} and "
        f"{counted(len(state.threat_deck), 'Threat')} left; "
        f"his next turn comes after {counted(left, 'more Hero card')}",
    ]


def _missions_line(state: State) -> str:
    rows = zip(MISSION_NAMES, state.missions, state.table.mission_targets, strict=True)
    said = (f"{name} {done} of {target}" for name, done, target in rows)
    return f"Missions: {', '.join(said)}"


def _location_line(state: State, place: int) -> str:
    table = state.table
    parts = [_tokens(state, place), *_content_tokens(state, place, "location")]
    threat = threat_at(state, place)
    if threat is not None:
        dealt = state.damage[place] if threat.henchman else state.heroic[place]
        so_far = f"{dealt} of {threat.health} damage" if threat.henchman else f"{dealt} of 3 Heroic"
        parts.append(f"Threat {threat.name} ({so_far})")
    if state.villain_at == place:
        parts.append(table.villain.name.upper())
    parts += [hero.name for n, hero in enumerate(table.heroes) if state.hero_at[n] == place]
    return f"{table.ring[place].name}: {'; '.join(parts)}"


def _tokens(state: State, place: int) -> str:
    pairs = ((state.civilians[place], "Civilian"), (state.thugs[place], "Thug"))
    there = [counted(amount, name) for amount, name in pairs if amount]
    free = state.table.slots[place] - state.civilians[place] - state.thugs[place]
    return f"{', '.join(there) or 'empty'} ({free} free)"


def _content_tokens(state: State, subject: int, on: On) -> list[str]:
    found = []
    for kind in state.table.token_kinds.values():
        amount = state.count(kind.id, on, subject)
        if amount:
            found.append(counted(amount, kind.name, kind.several))
    return found


def _hero_line(state: State, hero: int, hidden: Collection[str]) -> str:
    table = state.table
    parts = [f"at {table.ring[state.hero_at[hero]].name}"]
    if not table.solo:
        parts += _pile_parts(state, hero, seen=table.heroes[hero].id not in hidden)
    parts += _content_tokens(state, hero, "hero")
    parts += [mark.name for mark in table.marks.values() if state.count(mark.id, "hero", hero)]
    flags = (
        (state.ko[hero], "KO'd"),
        (state.invulnerable[hero], "Invulnerable"),
        (state.face_down_next[hero], "plays the next card face down"),
    )
    parts += [name for holds, name in flags if holds]
    return f"{table.heroes[hero].name}: {'; '.join(parts)}"


def _pile_parts(state: State, pile: int, *, seen: bool) -> list[str]:
    held = state.hands[pile]
    hand = (
        ", ".join(card.name for card in held) if seen else counted(len(held), "card")
    ) or "empty"
    parts = [f"hand: {hand}", f"{len(state.decks[pile])} in the deck"]
    tokens = state.tokens[pile]
    return [*parts, f"tokens: {say_symbols(tokens)}"] if any(tokens) else parts


def _team_lines(state: State) -> list[str]:
    return [f"The team: {'; '.join(_pile_parts(state, 0, seen=True))}"] if state.table.solo else []


def _storyline_lines(state: State) -> list[str]:
    last = state.storyline[-LAST_CARDS:]
    said = ("a card face down" if one.face_down else one.card.name for one in last)
    more = "... " if len(state.storyline) > LAST_CARDS else ""
    return [f"Storyline: {more}{', '.join(said)}"] if last else []
