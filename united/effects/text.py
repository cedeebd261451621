"""The text of each card, composed from its effects: what a card says is what it does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from united.definitions.challenge import Challenge
from united.definitions.effect import Effect, Standing
from united.definitions.hero import HeroCard
from united.definitions.location import Location
from united.definitions.play import Action, TokenKind, Trigger
from united.definitions.symbols import NO_SYMBOLS, SYMBOL_NAMES, Symbols
from united.definitions.threat import HEROIC_TO_CLEAR, Threat
from united.definitions.villain import Drop, Drops, PlanCard, Villain
from united.definitions.voice import (
    HERO_VOICE,
    LOCATION_VOICE,
    OVERFLOW_VOICE,
    SETUP_VOICE,
    THREAT_VOICE,
    VILLAIN_VOICE,
    Voice,
)
from united.effects.words import clauses, counted, sentence

OVERFLOW: Final = "Overflow, when tokens do not fit at a Location"
_VERBS: Final = {
    "move": "Move",
    "attack": "an attack",
    "rescue": "rescuing a Civilian",
    "clear": "a Heroic token on a Threat",
    "special": "a special effect",
}


def say_effects(effects: Iterable[Effect | Standing], voice: Voice) -> str:
    """Return effects as sentences."""
    return " ".join(sentence(effect.say(voice)) for effect in effects)


def _labelled(label: str, effects: Iterable[Effect | Standing], voice: Voice) -> list[str]:
    said = say_effects(effects, voice)
    return [f"{label}: {said}"] if said else []


def hero_card_text(card: HeroCard) -> list[str]:
    """Return what a Hero card says: its special effect; nothing for a plain card."""
    return [say_effects(card.special, HERO_VOICE)] if card.special else []


def location_text(location: Location) -> list[str]:
    """Return what a Location says: slots and starting tokens, its End of Turn effect."""
    starts = [
        counted(amount, name)
        for amount, name in ((location.civilians, "Civilian"), (location.thugs, "Thug"))
        if amount
    ]
    first = f"{counted(location.slots, 'slot')}; starts with {' and '.join(starts) or 'nothing'}."
    return [first, *_labelled("End of Turn", location.end_of_turn, LOCATION_VOICE)]


def threat_text(threat: Threat) -> list[str]:
    """Return what a Threat card says: what clears it, and all its effects."""
    kind = f"Henchman, {threat.health} Health." if threat.henchman else _cleared_by_heroic()
    return [
        kind,
        *_labelled("When placed", threat.when_placed, THREAT_VOICE),
        *([say_effects(threat.while_in_play, THREAT_VOICE)] if threat.while_in_play else []),
        *_labelled("BAM!", threat.bam, THREAT_VOICE),
        *_labelled("When the Villain stops here", threat.when_villain_stops, THREAT_VOICE),
        *_labelled("When a Hero starts a turn here", threat.at_turn_start, LOCATION_VOICE),
        *_labelled("When cleared", threat.when_cleared, LOCATION_VOICE),
    ]


def _cleared_by_heroic() -> str:
    return f"Cleared by {HEROIC_TO_CLEAR} Heroic tokens."


def plan_card_text(card: PlanCard) -> list[str]:
    """Return what a Master Plan card says: move, BAM!, tokens, special effect."""
    move = f"Move {card.move}." if card.move else "Does not move."
    lines = [f"{move} BAM!" if card.bam else move]
    if card.tokens != Drops():
        lines.append(f"Add {_say_drops(card.tokens)}.")
    lines += [say_effects(card.special, VILLAIN_VOICE)] if card.special else []
    return lines + _labelled("While face up", card.while_face_up, VILLAIN_VOICE)


def _say_drops(drops: Drops) -> str:
    rows = (
        ("counter-clockwise of the Villain", drops.counter_clockwise),
        ("at the Villain's Location", drops.here),
        ("clockwise of the Villain", drops.clockwise),
    )
    return ", ".join(f"{_say_drop(drop)} {where}" for where, drop in rows if drop != Drop())


def _say_drop(drop: Drop) -> str:
    pairs = ((drop.thugs, "Thug"), (drop.civilians, "Civilian"))
    return " and ".join(counted(amount, name) for amount, name in pairs if amount)


def villain_text(villain: Villain) -> list[str]:
    """Return what a Villain's board says."""
    health = ", ".join(f"{n} Heroes {health}" for n, health in sorted(villain.health.items()))
    start = "All Threats start in the Threat deck." if villain.threats_start_in_deck else ""
    returned = "Cleared Threats are shuffled back into the Threat deck."
    lines = [
        f"Health: {health}.",
        start,
        returned if villain.cleared_threats_return else "",
        say_effects(villain.while_in_play, VILLAIN_VOICE),
        *_additions(villain),
        *_labelled("BAM!", villain.bam, VILLAIN_VOICE),
        *_labelled(OVERFLOW, villain.overflow, OVERFLOW_VOICE),
    ]
    if villain.evil_goal is not None:
        goal = villain.evil_goal.lose_when.say(VILLAIN_VOICE)
        lines.append(f"Evil Goal: The Heroes lose when {goal}.")
    return [line for line in lines if line]


def challenge_text(challenge: Challenge) -> list[str]:
    """Return what a challenge says."""
    lines = [
        *_labelled("Setup", challenge.setup, SETUP_VOICE),
        say_effects(challenge.while_in_play, VILLAIN_VOICE),
        *_additions(challenge),
        *_labelled(OVERFLOW, challenge.overflow, OVERFLOW_VOICE),
    ]
    return [line for line in lines if line]


def _additions(board: Villain | Challenge) -> list[str]:
    return [
        *(trigger_text(trigger, board.actions) for trigger in board.after_action),
        *(text for kind in board.token_kinds if (text := token_text(kind))),
        *(action_text(action) for action in board.actions),
    ]


def action_text(action: Action) -> str:
    """Return an added action with its price: `Action, 2 Heroic: Rescue 1 Civilian ...`."""
    condition = f"if {action.condition.say(HERO_VOICE)}, " if action.condition else ""
    said = sentence(condition + clauses(action.effects, HERO_VOICE))
    return f"Action, {say_price(action.price)}: {said}"


def trigger_text(trigger: Trigger, actions: tuple[Action, ...]) -> str:
    """Return what follows a Hero's action; `actions` are those that the same board adds."""
    names = _VERBS | {action.id: action.name for action in actions}
    spared = " or ".join(names.get(verb, verb) for verb in trigger.ignores)
    action = f"an action other than {spared}" if spared else "any action"
    special = "" if "special" in trigger.ignores else " or use a special effect"
    condition = f" while {trigger.condition.say(HERO_VOICE)}" if trigger.condition else ""
    once = " At most once a turn." if trigger.once_a_turn else ""
    said = say_effects(trigger.effects, HERO_VOICE)
    return f"When you take {action}{special}{condition}: {said}{once}"


def token_text(kind: TokenKind) -> str:
    """Return what a full set of a content's token does; empty if nothing."""
    if not kind.full_at:
        return ""
    voice = HERO_VOICE if kind.on == "hero" else LOCATION_VOICE
    return f"With {kind.name} number {kind.full_at}: {say_effects(kind.when_full, voice)}"


def say_price(price: Symbols) -> str:
    """Return the price of an action: `2 Heroic`."""
    if price == NO_SYMBOLS:
        return "free"
    pairs = zip(price, SYMBOL_NAMES, strict=True)
    return " and ".join(f"{amount} {name}" for amount, name in pairs if amount)
