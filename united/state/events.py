"""What happened, as typed events: who, what, where, by which rule, in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from attrs import define, evolve, field

from united.state.table import Table

What: TypeAlias = Literal[
    "setup", "villain-turn", "plan-revealed", "plan-shown", "plan-buried", "plan-face-down",
    "plan-ordered", "villain-moved", "villain-stayed", "bam", "plan-special", "civilians-added",
    "thugs-added", "overflow", "threat-placed", "threat-moved", "threats-swapped",
    "threat-none", "threat-no-room", "threat-returned", "threat-cleared", "threat-defeated",
    "threat-damaged", "threat-heroic", "thug-damaged", "thug-defeated", "thugs-removed",
    "civilian-rescued", "civilian-freed", "civilian-taken", "civilians-removed",
    "villain-damaged", "villain-strengthened", "villain-delayed", "villain-held",
    "villain-placed", "villain-healed", "villain-left", "villain-back", "villain-hurried",
    "mission-advanced", "mission-complete", "under-pressure", "villain-exposed", "turn",
    "team-turn", "drew", "deck-empty", "played", "played-face-down", "moved", "token-gained",
    "special", "action", "end-of-turn-effect", "wounded", "wound-ignored", "wound-prevented",
    "invulnerable", "invulnerable-ended", "lasting", "ko", "team-ko", "stood-up",
    "team-stood-up", "content-token", "content-token-moved", "content-token-removed", "marked",
    "face-down-next", "location-left", "threats-laid-out", "threat-revealed",
    "effect-cut", "damage-ignored", "instead", "turns-lost",
    "symbol-lost", "cards-swapped", "card-fetched", "card-buried", "symbols-added", "won", "lost",
]  # fmt: skip
"""What can happen."""


TELLING: Final[dict[What, str]] = {
    "setup": "{by} has {amount} Health; he is at {place}, the Heroes at {note}",
    "villain-turn": "Villain turn {amount}",
    "plan-revealed": "Master Plan: {card}",
    "plan-shown": "The top Master Plan card is {card}: {note}",
    "plan-face-down": "A Master Plan card is played face down, without effect",
    "plan-ordered": "The top {amount} Master Plan cards are put back in the order of choice",
    "plan-buried": "{card} goes to the bottom of the Master Plan deck",
    "villain-moved": "{by} moves {amount} clockwise to {place}",
    "villain-stayed": "{by} stays at {place}",
    "bam": "BAM! {by}",
    "plan-special": "{by} takes effect",
    "civilians-added": "{place}: +{amount} Civilian{s}",
    "thugs-added": "{place}: +{amount} Thug{s}",
    "overflow": "Overflow at {place}: {amount} token{s} did not fit",
    "threat-placed": "{card} is placed at {place}",
    "threat-moved": "{card} moves to {place}",
    "threats-swapped": "{card} and {note} swap places",
    "threat-none": "The Threat deck is empty: nothing is placed",
    "threat-no-room": "Every Location has a Threat: nothing is placed",
    "threat-returned": "{card} is shuffled back into the Threat deck",
    "threat-cleared": "{card} is cleared at {place}",
    "threat-defeated": "{card} is defeated at {place}",
    "threat-damaged": "{card} takes {amount} damage",
    "threat-heroic": "{hero} puts a Heroic token on {card}",
    "thug-damaged": "A Thug at {place} takes {amount} damage and needs {note} more this turn",
    "thug-defeated": "A Thug is defeated at {place}",
    "thugs-removed": "{place}: {amount} Thug{s} removed",
    "civilian-rescued": "A Civilian is rescued at {place}",
    "civilian-freed": "A Civilian is rescued from {by}'s board",
    "civilian-taken": "{amount} Civilian{s} at {place} taken onto {by}'s board",
    "civilians-removed": "{place}: {amount} Civilian{s} removed",
    "villain-damaged": "{by} takes {amount} damage: {note} Health left",
    "villain-strengthened": "{by} has {note} Health now",
    "villain-delayed": "The next Villain turn is delayed by {amount} card{s}",
    "villain-placed": "{by} goes to {place}",
    "villain-healed": "{by} heals {amount}: {note} Health left",
    "villain-left": "{by} is out of play",
    "villain-back": "{by} is back at {place}",
    "villain-hurried": "The next Villain turn comes {amount} card{s} sooner",
    "villain-held": "{by} will not move in the next Villain turn",
    "mission-advanced": "Mission {note}",
    "mission-complete": "Mission complete: {note}",
    "under-pressure": "{by} is Under Pressure: his next turns come sooner",
    "villain-exposed": "{by} can be damaged from now on",
    "turn": "{hero}'s turn",
    "team-turn": "The team's turn",
    "drew": "{hero} draws {amount} card{s}",
    "deck-empty": "{hero} has no card left to draw",
    "played": "{hero} plays {card}",
    "played-face-down": "{hero} plays a card face down",
    "moved": "{hero} moves to {place}",
    "token-gained": "{hero} gains {note}",
    "special": "{hero} uses {card}",
    "action": "{hero}: {note}",
    "end-of-turn-effect": "{hero} uses the End of Turn effect of {place}",
    "wounded": "{hero} is wounded by {by}: {card} goes to the bottom of the deck",
    "wound-ignored": "{hero} is Invulnerable and ignores the wound by {by}",
    "wound-prevented": "{hero} keeps the last card: the wound by {by} has no effect",
    "invulnerable": "{hero} is Invulnerable until the start of {hero}'s next turn",
    "invulnerable-ended": "{hero} is no longer Invulnerable",
    "lasting": "{by}: it holds {note}",
    "ko": "{hero} is KO'd",
    "team-ko": "The whole team is KO'd",
    "stood-up": "{hero} stands up",
    "team-stood-up": "All Heroes stand up",
    "content-token": "{by} gets {note} ({amount} now)",
    "content-token-moved": "{note} from {by} to {card}",
    "content-token-removed": "{by} loses {note} ({amount} left)",
    "marked": "{hero}: {note}",
    "face-down-next": "{hero} will play the next card face down",
    "damage-ignored": "{by} ignores {amount} damage",
    "instead": "Instead, by {by}",
    "symbol-lost": "{hero}: a {note} symbol is not counted",
    "threats-laid-out": "{amount} Threat{s} in play shuffled and laid down {note}",
    "threat-revealed": "{hero} reveals {card} at {place}",
    "location-left": "{place} leaves the ring",
    "effect-cut": "The effect of {card} does not come to an end and is cut short",
    "turns-lost": "No Hero has played a card in {amount} turns: the Villain's turn comes",
    "cards-swapped": "{hero} swaps {card} with {note} in the Storyline",
    "card-fetched": "{hero} puts a card of the deck on top of it and shuffles the rest",
    "card-buried": "{hero} puts {card} at the bottom of the deck",
    "symbols-added": "{hero} has {note} more this turn",
    "won": "The Heroes win: {note}",
    "lost": "The Heroes lose: {note}",
}
"""The sentence of each kind of event; `{by}` is the name of a card, board or Villain."""

COVERED: Final[dict[What, str]] = {
    "wounded": "{hero} is wounded by {by}: a card goes to the bottom of the deck",
    "card-buried": "{hero} puts a card at the bottom of the deck",
}
"""The sentence of an event that names a card out of a hand, for those who do not see the hand."""


@define(unsafe_hash=True)
class Event:
    """One thing that happened; it never changes. Ids are public, empty where there is none.

    `amount` counts tokens, wounds, cards or steps, `rule` is the number of the rule that made it
    happen. `by` is the name of a card, board or Villain, `note` what else its sentence needs.
    Nobody has to read an event: it says its `text` when asked. Where `is_covered` it
    says it without the card.
    """

    table: Table = field(eq=False, repr=False)
    what: What
    rule: str
    hero_number: int = -1
    place: int = -1
    id_and_name: tuple[str, str] = ("", "")
    by: str = ""
    amount: int = 0
    note: object = ""
    is_covered: bool = False

    @property
    def hero(self) -> str:
        """The id of the Hero."""
        return self.table.heroes[self.hero_number].id if self.hero_number >= 0 else ""

    @property
    def location(self) -> str:
        """The id of the Location."""
        return self.table.ring[self.place].id if self.place >= 0 else ""

    @property
    def card(self) -> str:
        """The id of the card."""
        return self.id_and_name[0]

    @property
    def text(self) -> str:
        """What happened, as a sentence without a full stop."""
        return self.covered if self.is_covered else self._say(TELLING)

    @property
    def covered(self) -> str:
        """The text that names no card out of a hand; empty where no text of it does."""
        return self._say(COVERED) if self.what in COVERED else ""

    def without_card(self) -> Event:
        """Return it as those are told who must not see the Hero's hand."""
        return evolve(self, id_and_name=("", ""), is_covered=True)

    def _say(self, telling: Mapping[What, str]) -> str:
        table, amount = self.table, self.amount
        nobody = "The team" if table.solo else ""
        return telling[self.what].format(
            hero=table.heroes[self.hero_number].name if self.hero_number >= 0 else nobody,
            place=table.ring[self.place].name if self.place >= 0 else "",
            card=self.id_and_name[1],
            by=self.by,
            amount=amount,
            note=self.note,
            s="" if amount == 1 else "s",
        )
