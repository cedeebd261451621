"""The board as plain text: the Villain, the Missions, the ring, the Heroes, the Storyline."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from united.definitions.symbols import say_symbols
from united.definitions.wording import counted
from united.rules.position import (
    OUT_OF_RING,
    Card,
    Count,
    Hero,
    Pile,
    Place,
    Position,
    Threat,
    Villain,
)
from united.state.state import State

LAST_CARDS: Final = 4
"""How many cards of the Storyline are shown, the newest last."""


def board_lines(position: Position) -> list[str]:
    """Return a whole position, with the hands that are seen in it, as lines read from the top."""
    return [
        "",
        *_villain_lines(position.villain),
        _missions_line(position),
        "Ring, clockwise:",
        *(f"  {_location_line(place, position)}" for place in position.ring),
        *(_hero_line(hero) for hero in position.heroes),
        *_team_lines(position),
        *_storyline_lines(position),
        *_in_force_lines(position),
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


def _villain_lines(villain: Villain) -> list[str]:
    lying = [counted(villain.captives, "Civilian")] if villain.captives else []
    lying += _content_tokens(villain.tokens)
    captives = f"; {', '.join(lying)} on his board" if lying else ""
    return [
        f"{villain.name}: {counted(villain.health, 'Health', 'Health')}{captives}; "
        f"{counted(villain.plan_deck, 'Master Plan card')} and "
        f"{counted(villain.threat_deck, 'Threat')} left; "
        f"his next turn comes after {counted(villain.turn_in, 'more Hero card')}",
        *_danger_line(villain),
    ]


def _danger_line(villain: Villain) -> list[str]:
    """Return how much his BAM! wounds, and how near his Evil Goal is."""
    said = []
    if villain.bam is not None:
        why = f" ({villain.bam.why})" if villain.bam.why else ""
        said.append(f"BAM! of {counted(villain.bam.now, 'wound')}{why}")
    if villain.goal is not None:
        near = f" {villain.goal.now} of {villain.goal.needed}" if villain.goal.needed else ""
        said.append(f"Evil Goal{near}: {villain.goal.name}")
    return [f"  {'; '.join(said)}"] if said else []


def _missions_line(position: Position) -> str:
    said = (f"{one.name} {one.done} of {one.target}" for one in position.missions)
    return f"Missions: {', '.join(said)}"


def _location_line(place: Place, position: Position) -> str:
    if place.gone:
        return f"{place.name}: {OUT_OF_RING}"
    parts = [_tokens(place), *_content_tokens(place.tokens)]
    parts += [_threat(place.threat)] if place.threat is not None else []
    parts += [place.villain.upper()] if place.villain else []
    parts += [hero.name for hero in position.heroes if hero.id in place.heroes]
    return f"{place.name}: {'; '.join(parts)}"


def _threat(threat: Threat) -> str:
    if threat.face_down:
        return threat.name
    lying = [f"{threat.done} of {threat.needed} {threat.unit}", *_content_tokens(threat.tokens)]
    return f"Threat {threat.name} ({', '.join(lying)})"


def _tokens(place: Place) -> str:
    pairs = ((place.civilians, "Civilian"), (place.thugs, "Thug"))
    there = [counted(amount, name) for amount, name in pairs if amount]
    return f"{', '.join(there) or 'empty'} ({place.free} free)"


def _content_tokens(counts: Iterable[Count]) -> list[str]:
    return [count.said for count in counts if count.amount]


def _hero_line(hero: Hero) -> str:
    parts = [f"at {hero.place}"]
    parts += _pile_parts(hero.pile) if hero.pile is not None else []
    parts += _content_tokens(hero.counts)
    parts += [mark.name for mark in hero.marks if mark.given]
    parts += hero.states
    parts += [f"tied to {hero.tied_place}"] if hero.tied_place else []
    return f"{hero.name}: {'; '.join(parts)}"


def _pile_parts(pile: Pile) -> list[str]:
    if pile.hand is None:
        hand = counted(pile.hand_size, "card") if pile.hand_size else "empty"
    else:
        hand = ", ".join(card.name for card in pile.hand) or "empty"
    parts = [f"hand: {hand}", f"{pile.deck_size} in the deck"]
    return [*parts, f"tokens: {say_symbols(pile.tokens)}"] if any(pile.tokens) else parts


def _team_lines(position: Position) -> list[str]:
    team = position.team
    return [] if team is None else [f"The team: {'; '.join(_pile_parts(team.pile))}"]


def _storyline_lines(position: Position) -> list[str]:
    last = position.storyline[-LAST_CARDS:]
    said = map(_say_played, last)
    more = "... " if len(position.storyline) > LAST_CARDS else ""
    return [f"Storyline: {more}{', '.join(said)}"] if last else []


def _say_played(card: Card) -> str:
    lying = [token.said for token in card.tokens if token.amount]
    name = "a card face down" if card.face_down else card.name
    return f"{name} ({', '.join(lying)})" if lying else name


def _in_force_lines(position: Position) -> list[str]:
    found = [one for one in position.in_force if one.holds]
    return ["In force:", *(f"  {one.said}" for one in found)] if found else []
