"""From a game to what the widgets show: the only part of the app that reads the engine's state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from united.app import model, options
from united.app.keys import option_keys
from united.app.reading_boards import next_brings, read_missions, read_villain
from united.app.reading_cards import read_hero_card, read_storyline
from united.changes.threats import threat_at
from united.definitions.play import On, TokenKind
from united.definitions.symbols import NO_SYMBOLS, Symbols
from united.definitions.threat import HEROIC_TO_CLEAR
from united.definitions.voice import HERO_VOICE
from united.effects.text import paragraphs_of, say_paragraph, text_of, token_text
from united.rules.decision import Decision
from united.rules.game import Game
from united.session.sight import EVERYTHING, Sight
from united.state.layout import TEAM, VILLAIN
from united.state.state import State

_END = "End of Turn"


def read_table(
    game: Game,
    seats: Sequence[str] = (),
    taken_keys: Iterable[str] = (),
    sight: Sight = EVERYTHING,
) -> model.Table:
    """Return the position of a game as the widgets show it, with the hands that `sight` sees.

    `seats` names the person at each Hero; `taken_keys` are the keys that options cannot have.
    """
    state = game.state
    asked = game.decision
    decision = None if asked is None else _decision(sight.decision(asked), state, taken_keys)
    acting = state.turn if state.turn >= 0 else -1
    return model.Table(
        round=state.round,
        turn=_turn(state),
        ring=tuple(_place(state, place) for place in range(len(state.table.ring))),
        villain=read_villain(game),
        missions=read_missions(state),
        mission_brings=next_brings(state),
        storyline=read_storyline(state),
        heroes=tuple(_hero(game, n, acting, seats, sight) for n in range(len(state.hero_at))),
        team=_team(game),
        pool=state.pool,
        tokens=_tokens(state, acting),
        decision=decision,
        result=game.result or "",
        ending=game.ending,
    )


def _turn(state: State) -> str:
    if state.result is not None:
        return "Game over"
    if state.turn == VILLAIN:
        return f"{state.table.villain.name}'s turn"
    return (
        "The team's turn" if state.turn == TEAM else f"{state.table.heroes[state.turn].name}'s turn"
    )


def _tokens(state: State, acting: int) -> Symbols:
    if state.table.solo:
        return state.tokens[0]
    return state.tokens[acting] if acting >= 0 else NO_SYMBOLS


def _place(state: State, place: int) -> model.Place:
    location = state.table.ring[place]
    ends = dict(paragraphs_of(location)).get(_END, "nothing")
    kinds = [kind for kind in state.table.token_kinds.values() if "location" in kind.lies_on]
    heroes = [hero.id for n, hero in enumerate(state.table.heroes) if state.hero_at[n] == place]
    return model.Place(
        id=location.id,
        name=location.name,
        slots=state.table.slots[place],
        civilians=state.civilians[place],
        thugs=state.thugs[place],
        thug_damage=state.thug_damage[place],
        end_of_turn=ends,
        heroes=tuple(heroes),
        villain=state.table.villain.name if state.villain_at == place else "",
        threat=_threat(state, place),
        tokens=tuple(_count(kind, state, "location", place) for kind in kinds),
    )


def _count(kind: TokenKind, state: State, on: On, subject: int) -> model.Count:
    amount = state.count(kind.id, on, subject)
    return model.Count(
        kind.name,
        kind.several,
        amount,
        kind.full_at,
        say_paragraph(token_text(kind, HERO_VOICE)) if kind.full_at else "",
    )


def _threat(state: State, place: int) -> model.Threat | None:
    card = threat_at(state, place)
    if card is None:
        return None
    return model.Threat(
        id=card.id,
        name=card.name,
        text=tuple(text_of(card)),
        henchman=card.henchman,
        needed=card.health if card.henchman else HEROIC_TO_CLEAR,
        done=state.damage[place] if card.henchman else state.heroic[place],
    )


def _team(game: Game) -> model.Team | None:
    state = game.state
    if not state.table.solo:
        return None
    return model.Team(
        hand=tuple(read_hero_card(game, card) for card in state.hands[0]),
        deck=len(state.decks[0]),
        tokens=state.tokens[0],
        kos=state.kos,
        kos_allowed=state.table.kos_allowed,
    )


def _hero(game: Game, number: int, acting: int, seats: Sequence[str], sight: Sight) -> model.Hero:
    state = game.state
    table, hero = state.table, state.table.heroes[number]
    pile = table.pile(number)
    kinds = [kind for kind in table.token_kinds.values() if "hero" in kind.lies_on]
    hand = () if table.solo else state.hands[pile]
    return model.Hero(
        id=hero.id,
        name=hero.name,
        badge=badges([one.name for one in table.heroes])[number],
        place=table.ring[state.hero_at[number]].name,
        hand=tuple(read_hero_card(game, card) for card in hand if sight.sees(hero.id)),
        hand_size=len(hand),
        deck=0 if table.solo else len(state.decks[pile]),
        tokens=NO_SYMBOLS if table.solo else state.tokens[pile],
        counts=tuple(_count(kind, state, "hero", number) for kind in kinds),
        marks=tuple(
            mark.name for mark in table.marks.values() if state.count(mark.id, "hero", number)
        ),
        states=_states(state, number),
        ko=state.ko[number],
        acting=number == acting,
        seat=seats[number] if number < len(seats) else "",
    )


def _states(state: State, number: int) -> tuple[str, ...]:
    said = (
        ("KO", state.ko[number]),
        ("Invulnerable", state.invulnerable[number]),
        ("Next card face down", state.face_down_next[number]),
    )
    return tuple(name for name, true in said if true)


def badges(names: Sequence[str]) -> list[str]:
    """Return a short sign for each name: its initials, made longer where two would be the same."""
    found: list[str] = []
    for name in names:
        words = name.replace("-", " ").split() or ["?"]
        badge = "".join(word[0] for word in words).upper()
        length = 2
        while badge in found or len(badge) < 2:
            badge = name[:length] if length <= len(name) else f"{badge}{len(found) + 1}"
            length += 1
        found.append(badge)
    return found


def _decision(decision: Decision, state: State, taken_keys: Iterable[str]) -> options.Decision:
    hotkeys = option_keys(decision.keys, taken_keys)
    choices = tuple(
        options.Choice(
            key=option.key,
            hotkey=hotkeys[option.key],
            text=option.text,
            location=option.about.location,
            hero=option.about.hero,
            card=option.about.card,
            action=option.about.action,
            enemy=option.about.enemy,
            origin=option.about.origin,
        )
        for option in decision.options
    )
    refused = tuple(
        options.Refused(
            one.text, one.reason.text, one.reason.rule, one.about.location, one.about.card
        )
        for one in decision.refused
    )
    return options.Decision(
        decision.kind, decision.hero or "", decision.prompt, decision.source, choices, refused
    )
