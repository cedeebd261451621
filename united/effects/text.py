"""The text of each card, composed from its effects: what a card says is what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from attrs import evolve

from united.definitions.additions import Action, TokenKind, Trigger
from united.definitions.challenge import Challenge
from united.definitions.effect import Effect, Reaction, Standing
from united.definitions.ending import Ending
from united.definitions.hero import HeroCard
from united.definitions.location import Location
from united.definitions.option_keys import SPECIAL, VERBS
from united.definitions.symbols import NO_SYMBOLS, Symbols, say_symbols
from united.definitions.threat import Threat
from united.definitions.villain import Drops, PlanCard, Villain
from united.definitions.voice import (
    HERO_VOICE,
    LOCATION_VOICE,
    OVERFLOW_VOICE,
    SETUP_VOICE,
    THREAT_VOICE,
    VILLAIN_VOICE,
    Voice,
)
from united.definitions.wording import counted, say_list, with_article
from united.effects.english import clauses, sentence
from united.effects.parts.amount import say_tokens

OVERFLOW: Final = "Overflow, when tokens do not fit at a Location"
BAM: Final = "BAM!"
EVIL_GOAL: Final = "Evil Goal"
SETUP: Final = "Setup"


Paragraph = tuple[str, str]
"""A label such as `End of Turn`, empty for none, and what stands under it."""


def say_effects(effects: Iterable[Effect | Standing], voice: Voice) -> str:
    """Return effects as sentences."""
    return " ".join(sentence(effect.say(voice)) for effect in effects)


def say_paragraph(paragraph: Paragraph) -> str:
    """Return a paragraph with its label before it."""
    label, said = paragraph
    return f"{label}: {said}" if label else said


def text_of(thing: Thing) -> list[str]:
    """Return what any card or board says, paragraph by paragraph."""
    return [say_paragraph(one) for one in paragraphs_of(thing)]


def paragraphs_of(thing: Thing) -> list[Paragraph]:
    """Return what any card or board says, with the labels apart."""
    lines = _PARAGRAPHS[type(thing)](thing)
    return [(label, said) for label, said in lines if said]


def _hero_card(card: HeroCard) -> list[Paragraph]:
    return [("", say_effects(card.special, HERO_VOICE))]


def _location(location: Location) -> list[Paragraph]:
    starts = say_tokens(location.starts_with.thugs, location.starts_with.civilians) or "nothing"
    return [
        ("", f"{counted(location.slots, 'slot')}; starts with {starts}."),
        ("End of Turn", say_effects(location.end_of_turn, LOCATION_VOICE)),
        *(when_text(one, LOCATION_VOICE) for one in location.when),
    ]


def _threat(threat: Threat) -> list[Paragraph]:
    return [
        ("", _say_needed(threat)),
        ("When placed", say_effects(threat.when_placed, THREAT_VOICE)),
        ("", say_effects(threat.while_in_play, THREAT_VOICE)),
        (BAM, say_effects(threat.bam, THREAT_VOICE)),
        ("When the Villain stops here", say_effects(threat.when_villain_stops, THREAT_VOICE)),
        ("When a Hero starts a turn here", say_effects(threat.at_turn_start, LOCATION_VOICE)),
        ("When cleared", say_effects(threat.when_cleared, LOCATION_VOICE)),
        *(when_text(one, THREAT_VOICE, own=True) for one in threat.when),
    ]


def _say_needed(threat: Threat) -> str:
    if threat.henchman:
        return f"Henchman, {threat.health} Health."
    verb = "Henchman, beaten" if threat.by_heroic else "Cleared"
    when = " in one turn" if threat.in_one_turn else ""
    return f"{verb} by {counted(threat.heroic, 'Heroic token')}{when}."


def _plan_card(card: PlanCard) -> list[Paragraph]:
    move = f"Move {card.move}." if card.move else "Does not move."
    tokens = f"Add {_say_drops(card.tokens)}." if card.tokens != Drops() else ""
    return [
        ("", f"{move} BAM!" if card.bam else move),
        ("", tokens),
        ("", say_effects(card.special, VILLAIN_VOICE)),
        ("While face up", say_effects(card.while_face_up, VILLAIN_VOICE)),
        *(when_text(one, OVERFLOW_VOICE) for one in card.when),
    ]


def _say_drops(drops: Drops) -> str:
    rows = (
        ("counter-clockwise of the Villain", drops.counter_clockwise),
        ("at the Villain's Location", drops.here),
        ("clockwise of the Villain", drops.clockwise),
    )
    said = ((say_tokens(drop.thugs, drop.civilians), where) for where, drop in rows)
    return ", ".join(f"{tokens} {where}" for tokens, where in said if tokens)


def _villain(villain: Villain) -> list[Paragraph]:
    health = ", ".join(f"{n} Heroes {health}" for n, health in sorted(villain.health.items()))
    returned = "Cleared Threats are shuffled back into the Threat deck."
    goal = villain.evil_goal
    lost = f"The Heroes lose when {goal.lose_when.say(VILLAIN_VOICE)}." if goal else ""
    setup = [
        "All Threats start in the Threat deck." if villain.threats_start_in_deck else "",
        say_effects(villain.setup, SETUP_VOICE),
    ]
    return [
        ("Health", f"{health}."),
        (SETUP, " ".join(line for line in setup if line)),
        ("", returned if villain.cleared_threats_return else ""),
        ("", say_effects(villain.while_in_play, VILLAIN_VOICE)),
        *_additions(villain),
        (BAM, say_effects(villain.bam, VILLAIN_VOICE)),
        (OVERFLOW, say_effects(villain.overflow, OVERFLOW_VOICE)),
        *(when_text(one, OVERFLOW_VOICE) for one in villain.when),
        (EVIL_GOAL, lost),
        *(ending_text(one) for one in villain.endings),
    ]


def _challenge(challenge: Challenge) -> list[Paragraph]:
    return [
        (SETUP, _decks_lose(challenge)),
        (SETUP, _TIED if challenge.ties_heroes else ""),
        (SETUP, say_effects(challenge.setup, SETUP_VOICE)),
        ("", _missions(challenge)),
        ("", say_effects(challenge.while_in_play, VILLAIN_VOICE)),
        *_additions(challenge),
        (OVERFLOW, say_effects(challenge.overflow, OVERFLOW_VOICE)),
        *(when_text(one, OVERFLOW_VOICE) for one in challenge.when),
        *(ending_text(one) for one in challenge.endings),
    ]


_TIED: Final = "Tie each Hero to a Location, each to another one, at random."


def _decks_lose(challenge: Challenge) -> str:
    lost = [f"{with_article(card.name)} card" for card in challenge.decks_lose]
    return sentence(f"remove {say_list(lost)} from each Hero deck") if lost else ""


def _missions(challenge: Challenge) -> str:
    need = challenge.missions
    if need is None:
        return ""
    names = ("Civilian", "Thug", "Threat")
    amounts = (need.civilians, need.thugs, need.threats)
    parts = [counted(n, name) for n, name in zip(amounts, names, strict=True) if n]
    return sentence(f"the Missions need {say_list(parts)}")


def _additions(board: Villain | Challenge) -> list[Paragraph]:
    voice = HERO_VOICE
    return [
        *(trigger_text(trigger, board.actions, voice) for trigger in board.after_action),
        *(token_text(kind, voice) for kind in board.token_kinds if kind.full_at),
        *(action_text(action, voice) for action in board.actions),
    ]


def ending_text(ending: Ending) -> Paragraph:
    """Return a further way to win or to lose."""
    condition = ending.lose_when or ending.win_when
    verb = "lose" if ending.lose_when else "win"
    said = condition.say(VILLAIN_VOICE) if condition else ""
    return ending.name, f"The Heroes {verb} when {said}."


def when_text(reaction: Reaction, voice: Voice, *, own: bool = False) -> Paragraph:
    """Return what a card does when something happens; `own` is for a Threat card."""
    once = " At most once a turn." if reaction.once_a_turn else ""
    label = f"When {reaction.say_when(voice, own=own)}"
    return label, f"{say_effects(reaction.effects, voice)}{once}"


def action_text(action: Action, voice: Voice) -> Paragraph:
    """Return an added action under its price: `Action, 2 Heroic`."""
    condition = f"if {action.condition.say(voice)}, " if action.condition else ""
    said = sentence(condition + clauses(action.effects, voice))
    return f"Action, {say_price(action.price)}", said


def trigger_text(trigger: Trigger, actions: tuple[Action, ...], voice: Voice) -> Paragraph:
    """Return what follows a Hero's action; `actions` are those that the same board adds."""
    names = VERBS | {action.id: action.name for action in actions}
    spared = " or ".join(names.get(verb, verb) for verb in trigger.ignores)
    action = f"an action other than {spared}" if spared else "any action"
    special = "" if SPECIAL in trigger.ignores else " or use a special effect"
    condition = f" while {trigger.condition.say(voice)}" if trigger.condition else ""
    once = " At most once a turn." if trigger.once_a_turn else ""
    label = f"When you take {action}{special}{condition}"
    return label, f"{say_effects(trigger.effects, voice)}{once}"


def token_text(kind: TokenKind, voice: Voice) -> Paragraph:
    """Return what a full set of a content's token does."""
    full = voice if "hero" in kind.lies_on else evolve(voice, here=LOCATION_VOICE.here)
    return f"With {kind.name} number {kind.full_at}", say_effects(kind.when_full, full)


def say_price(price: Symbols) -> str:
    """Return the price of an action: `2 Heroic`."""
    return "free" if price == NO_SYMBOLS else say_symbols(price)


Thing = HeroCard | Location | Threat | PlanCard | Villain | Challenge
"""What has a text."""

_PARAGRAPHS: Final[dict[type, Callable[[Any], list[Paragraph]]]] = {
    HeroCard: _hero_card,
    Location: _location,
    Threat: _threat,
    PlanCard: _plan_card,
    Villain: _villain,
    Challenge: _challenge,
}
