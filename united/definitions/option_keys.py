"""The keys of the options: what saved games, scenarios, programs and plain lines all speak.

They are public and stable; here they are made, and here they are taken apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

PLAY: Final = "play"
DISCARD: Final = "discard"
CHOOSE: Final = "choose"
MOVE: Final = "move"
ATTACK: Final = "attack"
RESCUE: Final = "rescue"
CLEAR: Final = "clear"
SPECIAL: Final = "special"
END: Final = "end"
USE: Final = "use"
SKIP: Final = "skip"
ACCEPT: Final = "accept"
DECLINE: Final = "decline"
NONE: Final = "none"

ENDING: Final = frozenset({END, SKIP, NONE, DECLINE})
"""The options that end or decline; there is one of them at most in a decision."""

THUG: Final = "thug"
VILLAIN: Final = "villain"
"""What is attacked besides a Henchman, who is called by the id."""

WITH_WILD: Final = " with wild"
WITH_TOKEN: Final = " with token"
"""What follows the key of an option that stands twice: the player chooses what pays (A7)."""

VERBS: Final[dict[str, str]] = {
    MOVE: "Move",
    ATTACK: "an attack",
    RESCUE: "rescuing a Civilian",
    CLEAR: "a Heroic token on a Threat",
    SPECIAL: "a special effect",
}
"""The actions of the rules by the first word of their keys, each as a card speaks of it."""


def play_key(card: str) -> str:
    """Return the key to play a card."""
    return f"{PLAY} {card}"


def discard_key(card: str) -> str:
    """Return the key to put a card under the deck for a wound."""
    return f"{DISCARD} {card}"


def move_key(location: str) -> str:
    """Return the key of a Move to a Location."""
    return f"{MOVE} {location}"


def attack_key(enemy: str) -> str:
    """Return the key of an attack on THUG, VILLAIN or a Henchman's id."""
    return f"{ATTACK} {enemy}"


def clear_key(threat: str) -> str:
    """Return the key to put a Heroic token on a Threat."""
    return f"{CLEAR} {threat}"


def added_key(action: str, *locations: str) -> str:
    """Return the key of an action that content adds, with the Locations it names."""
    return " ".join((action, *locations))


def choose_key(chosen: str, at: str = "") -> str:
    """Return the key to choose a Location, Hero or Threat; `at` tells copies of a Threat apart."""
    return f"{CHOOSE} {chosen} at {at}" if at else f"{CHOOSE} {chosen}"


def verb_of(key: str) -> str:
    """Return the first word of a key."""
    return key.partition(" ")[0]


def rest_of(key: str) -> str:
    """Return what follows the first word of a key."""
    return key.partition(" ")[2]


def without_payment(key: str) -> str:
    """Return a key without what pays for it."""
    return key.removesuffix(WITH_WILD).removesuffix(WITH_TOKEN)


def longer_keys(key: str) -> Iterator[str]:
    """Yield the beginnings of the keys for which a bare key stands too: it means the first (A7)."""
    yield f"{key} with "
    yield f"{key} at "
