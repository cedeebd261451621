"""Whole things to read: a Location, a card, a board, a Hero, with all that is known of them."""

from __future__ import annotations

from united.app.model import Card, Hero, Mission, Place, Sheet, Table, Threat, Villain
from united.definitions.symbols import NO_SYMBOLS, SYMBOL_NAMES, Symbols, say_symbols
from united.effects.text import say_paragraph
from united.effects.words import counted


def place_sheet(place: Place, table: Table) -> Sheet:
    """Return all there is to say of a Location now."""
    tokens = [token.said for token in place.tokens if token.amount]
    here = [hero.name for hero in table.heroes if hero.id in place.heroes]
    tokens_here = f"{counted(place.civilians, 'Civilian')}, {counted(place.thugs, 'Thug')}"
    parts = [f"{place.slots} slots: {tokens_here}, {place.free} free."]
    parts += (
        [f"Also here: {', '.join([*here, *filter(None, [place.villain])])}."]
        if (here or place.villain)
        else []
    )
    parts += [f"Tokens: {', '.join(tokens)}."] if tokens else []
    if place.threat is not None:
        parts += _threat_parts(place.threat)
        parts.append(f"End of Turn (covered by the Threat): {place.end_of_turn}")
    else:
        parts.append(f"End of Turn: {place.end_of_turn}")
    return Sheet(place.name, "Location", tuple(parts), "H5")


def _threat_parts(threat: Threat) -> list[str]:
    needed = (
        f"{threat.left} of {threat.needed} Health left"
        if threat.henchman
        else f"{threat.done} of {threat.needed} Heroic tokens"
    )
    return [f"Threat: {threat.name}, {needed}.", *threat.text]


def card_sheet(card: Card) -> Sheet:
    """Return a card of the Storyline or of a hand."""
    if card.face_down:
        return Sheet(
            "Face-down card", f"of {card.owner_name}", ("It gives no symbols and no effect.",), "I6"
        )
    parts = () if card.kind == "plan" else (f"Symbols: {say_symbols(card.symbols)}.",)
    kind = "Master Plan card" if card.kind == "plan" else "Hero card"
    return Sheet(card.name, f"{kind} of {card.owner_name}", (*parts, *card.text), "H4")


def villain_sheet(villain: Villain) -> Sheet:
    """Return the Villain's board."""
    said = [say_paragraph(one) for one in villain.paragraphs]
    parts = (f"{villain.health} of {villain.full_health} Health.", villain.harmless, *said)
    return Sheet(villain.name, "Villain", tuple(part for part in parts if part), "W2")


def mission_sheet(missions: tuple[Mission, ...], brings: str) -> Sheet:
    """Return the three Missions."""
    rows = [f"{one.name}: {one.done} of {one.target}." for one in missions]
    return Sheet("Missions", "the way to win", (*rows, brings), "W1")


def hero_sheet(hero: Hero) -> Sheet:
    """Return a Hero with tokens and state."""
    parts = [
        f"At {hero.place}. {counted(hero.hand_size, 'card')} in hand, {hero.deck} in the deck."
    ]
    parts += [f"Action tokens: {say_symbols(hero.tokens)}."] if hero.tokens != NO_SYMBOLS else []
    parts += [f"Hand: {', '.join(card.name for card in hero.hand)}."] if hero.hand else []
    for count in hero.counts:
        parts.append(f"{count.said} of {count.full_at}. {count.full_text}")
    parts += [f"{state}." for state in (*hero.states, *hero.marks)]
    return Sheet(hero.name, f"Hero, played by {hero.seat}" if hero.seat else "Hero", tuple(parts))


def same_as_symbols(name: str, amounts: Symbols) -> bool:
    """Tell whether a card's name only lists its symbols, as that of a plain card does."""
    words = sorted(name.replace("+", " ").casefold().split())
    said = [
        known.casefold() for known, n in zip(SYMBOL_NAMES, amounts, strict=True) for _ in range(n)
    ]
    return words == sorted(said)
