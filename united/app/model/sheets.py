"""Whole things to read: a Location, a card, a board, a Hero, with all that is known of them."""

from __future__ import annotations

from attrs import frozen

from united.app.model.shown import Shown
from united.definitions.symbols import SYMBOL_NAMES, Symbols, say_symbols
from united.definitions.wording import counted
from united.effects.text import say_paragraph
from united.rules.position import (
    OUT_OF_RING,
    Card,
    Count,
    Hero,
    Holding,
    Mission,
    Number,
    Pile,
    Place,
    Threat,
    Villain,
)


@frozen
class Sheet:
    """Something to read: a card, board or Location. `rule` is a number that can be looked up."""

    title: str
    kind: str
    paragraphs: tuple[str, ...]
    rule: str = ""


def place_sheet(place: Place, shown: Shown) -> Sheet:
    """Return all there is to say of a Location now."""
    if place.gone:
        return Sheet(place.name, "Location", (f"It is {OUT_OF_RING}.",), "J63")
    tokens = [token.said for token in place.tokens if token.amount]
    here = [hero.name for hero in shown.position.heroes if hero.id in place.heroes]
    tokens_here = f"{counted(place.civilians, 'Civilian')}, {counted(place.thugs, 'Thug')}"
    parts = [f"{place.slots} slots: {tokens_here}, {place.free} free."]
    parts += (
        [f"Also here: {', '.join([*here, *filter(None, [place.villain])])}."]
        if (here or place.villain)
        else []
    )
    parts += [f"Tokens: {', '.join(tokens)}."] if tokens else []
    needs = place.thug_needs
    parts += [f"A Thug here needs {needs.now} damage: {needs.why} more."] if needs.causes else []
    if place.threat is not None:
        parts += _threat_parts(place.threat)
        parts.append(f"End of Turn (covered by the Threat): {place.end_of_turn}")
    else:
        parts.append(f"End of Turn: {place.end_of_turn}")
    return Sheet(place.name, "Location", tuple(parts), "H5")


def _threat_parts(threat: Threat) -> list[str]:
    if threat.face_down:
        return [f"Here lies {threat.name}.", *threat.text]
    needed = (
        f"{threat.left} of {threat.needed} Health left"
        if threat.henchman
        else f"{threat.done} of {threat.needed} Heroic tokens"
    )
    lying = "".join(f", {token.said}" for token in threat.tokens if token.amount)
    return [f"Threat: {threat.name}, {needed}{lying}.", *threat.text]


def card_sheet(card: Card) -> Sheet:
    """Return a card of the Storyline or of a hand."""
    if card.face_down:
        return Sheet(
            "Face-down card", f"of {card.owner_name}", ("It gives no symbols and no effect.",), "I6"
        )
    parts = [] if card.kind == "plan" else [f"Symbols: {say_symbols(card.symbols)}."]
    lying = [token.said for token in card.tokens if token.amount]
    parts += [f"Tokens: {', '.join(lying)}."] if lying else []
    kind = "Master Plan card" if card.kind == "plan" else "Hero card"
    return Sheet(card.name, f"{kind} of {card.owner_name}", (*parts, *card.text), "H4")


def villain_sheet(villain: Villain, in_force: tuple[Holding, ...]) -> Sheet:
    """Return the Villain's board, and what other cards let hold, out of all that is `in_force`."""
    said = [say_paragraph(one) for one in villain.paragraphs]
    health, bam = villain.full_health, villain.bam
    parts = (
        f"{villain.health} of {health.now} Health{_because(health)}.",
        f"BAM! of {counted(bam.now, 'wound')}{_because(bam)}." if bam and bam.causes else "",
        *_count_parts(villain.tokens),
        villain.harmless,
        *said,
        *(f"In force: {one.said}" for one in in_force if one.holds and one.card != villain.id),
    )
    return Sheet(villain.name, "Villain", tuple(part for part in parts if part), "W2")


def _because(number: Number) -> str:
    return f" ({number.why})" if number.causes else ""


def mission_sheet(missions: tuple[Mission, ...], brings: str) -> Sheet:
    """Return the three Missions."""
    rows = [f"{one.name}: {one.done} of {one.target}." for one in missions]
    return Sheet("Missions", "the way to win", (*rows, brings), "W1")


def hero_sheet(hero: Hero, shown: Shown) -> Sheet:
    """Return a Hero with tokens and state, and what cards let hold for this Hero."""
    parts = [f"At {hero.place}."]
    parts += _pile_parts(hero.pile) if hero.pile is not None else []
    parts += _count_parts(hero.counts)
    parts += [f"{state}." for state in hero.states]
    parts += [f"Tied to {hero.tied_place}."] if hero.tied_place else []
    parts += [f"{mark.name}." for mark in hero.marks if mark.given]
    parts += [one.said for one in shown.position.in_force if one.hero == hero.id]
    seat = shown.seat(hero)
    return Sheet(hero.name, f"Hero, played by {seat}" if seat else "Hero", tuple(parts))


def _count_parts(counts: tuple[Count, ...]) -> list[str]:
    """Return how many there are of each kind of token, and what a full set does."""
    parts = []
    for count in counts:
        full = f" of {count.full_at}. {count.full_text}".rstrip() if count.full_at else "."
        parts.append(f"{count.said}{full}")
    return parts


def _pile_parts(pile: Pile) -> list[str]:
    parts = [f"{counted(pile.hand_size, 'card')} in hand, {pile.deck_size} in the deck."]
    parts += [f"Action tokens: {say_symbols(pile.tokens)}."] if any(pile.tokens) else []
    parts += [f"Hand: {', '.join(card.name for card in pile.hand)}."] if pile.hand else []
    return parts


def same_as_symbols(name: str, amounts: Symbols) -> bool:
    """Tell whether a card's name only lists its symbols, as that of a plain card does."""
    words = sorted(name.replace("+", " ").casefold().split())
    said = [
        known.casefold() for known, n in zip(SYMBOL_NAMES, amounts, strict=True) for _ in range(n)
    ]
    return words == sorted(said)
