"""What cards say that no shipped card says: each effect with its sentence, as print would have it.

The effects stand where they may: at the end of a turn in a Location, on the BAM! of a Threat, or on
the board of a challenge.
"""

from __future__ import annotations

from tests.library.conftest import NewPack
from united.effects.text import text_of
from united.library import load_catalog

EACH_HERO = "who: {each: here}"

AT_THE_END_OF_A_TURN = {
    # A condition inside what other Heroes do.
    "{do: [{if: {count: thug, at: here}, then: [defeat: {thugs: 1}], else: [gain: {heroic: 1}]}], "
    "who: {up_to: 2, of: elsewhere, other: true}}": (
        "Up to 2 other Heroes at any other Location each do this: if any Thug is at their "
        "Location, defeat 1 Thug at their Location; if not, gain 1 Heroic token."
    ),
    "{do: [{draw: 1}, {if: {count: card, at_least: 4}, then: [bury_card]}], who: each}": (
        "Each Hero does this: draw 1 card, then if they have 4 or more cards in hand, put 1 card "
        "of their hand at the bottom of their deck."
    ),
    "{do: [{choose_one: [[draw: 1], [wound: 1]]}], who: one}": (
        "One Hero chooses one: draw 1 card, or suffer 1 wound."
    ),
    "{do: [{draw: 1}, bury_card], who: one}": (
        "One Hero draws 1 card, then puts 1 card of their hand at the bottom of their deck."
    ),
    # Several Heroes do; one Hero does.
    "gain: {tokens: {move: 1}, who: {up_to: 2}}": "Up to 2 Heroes each gain 1 Move token.",
    "draw: {cards: 1, who: {up_to: 1, other: true}}": "Up to 1 other Hero draws 1 card.",
    "{do: [{may: [{draw: 1}]}], who: {up_to: 3}}": "Up to 3 Heroes each may draw 1 card.",
    # What may be done, and begins with no verb of the player's.
    "may: [{wound: {who: {each: here, other: true}}}]": (
        "You may deal 1 wound to each other Hero at this Location."
    ),
    "may: [{gain: {tokens: {move: 1}, who: another}}]": (
        "You may do this: one other Hero gains 1 Move token."
    ),
    # For a time.
    "may: [{until: next_plan_card, hold: [{costs_more: {action: attack}}, {wounds: {fewer: 1}}], "
    "when: [{on: hero_enters, at: here, once_a_turn: true, do: [{draw: 1}]}]}]": (
        "You may do this: until the end of the next Villain turn, an attack at this Location costs "
        "1 Attack more; and whenever you are wounded, that is 1 fewer wound; and the first time "
        "that you enter this Location, draw 1 card."
    ),
    "{until: turn, when: [{on: civilian_rescued, do: [{draw: 1}]}]}": (
        "Until the end of this turn, when a Civilian is rescued, draw 1 card."
    ),
    "{until: turn, hold: [{wounds: {more: 2, first: true}}]}": (
        "Until the end of this turn, the first time in a turn that you are wounded, that is 2 more "
        "wounds."
    ),
    "{until: next_turn, hold: [{wounds: {more: 1, at: here}}]}": (
        "Until the start of your next turn, whenever a Hero at this Location is wounded, that is "
        "1 more wound."
    ),
    "{until: next_turn, hold: [{instead: {of: wound, may: true, "
    "do: [{gain: {tokens: {move: 1}, who: another}}]}}]}": (
        "Until the start of your next turn, instead of suffering a wound, you may do this: one "
        "other Hero gains 1 Move token."
    ),
    "{do: [{until: next_turn, hold: [{plays: {how: at_random}}, {wounds: {fewer: 1}}]}], "
    "who: another}": (
        "One other Hero does this: until the start of their next turn, play the card of their turn "
        "at random; and whenever they are wounded, that is 1 fewer wound."
    ),
    # Counts.
    "draw: {count: threat, at: adjacent, plus: 1}": (
        "Draw 1 card plus 1 card for each Threat at an adjacent Location."
    ),
    "damage: {amount: {count: civilian}, at: villain, enemy: {one: villain}}": (
        "Deal 1 damage to the Villain for each Civilian at this Location."
    ),
    "gain: {tokens: {move: 1, wild: 1}, times: {count: thug, times: 2, plus: 1}}": (
        "Gain 1 Move token and 1 Wild token plus 2 Move tokens and 2 Wild tokens for each Thug at "
        "this Location."
    ),
    "put: {token: crisis, amount: {count: thug, plus: 2}}": (
        "Put 2 Crisis tokens plus 1 Crisis token on this Location for each Thug at this Location."
    ),
    "put: {token: fear, amount: {count: thug, times: 2, plus: 1}, at: board}": (
        "Advance the Fear track by 1 plus 2 for each Thug at this Location."
    ),
    "{do: [{draw: 1}], times: {count: thug, times: 2, plus: 1}}": (
        "Draw 1 card, once plus twice for each Thug at this Location."
    ),
    "move_token: {token: thug, from: here, to: villain, amount: {count: civilian}}": (
        "Move 1 Thug from this Location to the Villain's Location for each Civilian at this "
        "Location."
    ),
    "{do: [{draw: 1}], times: {count: thug}}": ("Draw 1 card for each Thug at this Location."),
    "damage: {amount: 2, at: villain}": (
        "Deal 2 damage to a single enemy at the Villain's Location."
    ),
}

CONDITIONS = {
    "{count: fear, at: board}": "the Fear track is at 1 or higher",
    "{count: fear, at: board, at_least: 4}": "the Fear track is at 4 or higher",
    "{count: fear, at: board, at_least: 20}": "the Fear track is at 20",
    "{count: fear, at: board, is: 0}": "the Fear track is at 0",
    "{count: fear, at: board, at_most: 3}": "the Fear track is at 3 or lower",
    "{count: fear, at: board, at_least: 3, at_most: 5}": "the Fear track is at 3 to 5",
    "{count: mission, at_most: 1}": "at most 1 Mission is complete",
    "{count: mission, at_most: 2}": "at most 2 Missions are complete",
    "{count: location, with: threat, at_most: 1}": "at most 1 Location has a Threat",
}

HAPPENINGS = {
    "{on: thug_defeated, at: {each: adjacent}, do: [{add: {thugs: 1}}]}": (
        "When a Thug is defeated at an adjacent Location: Add 1 Thug to this Location."
    ),
    "{on: hero_enters, at: {each: nearby, with: thug}, do: [{draw: 1}]}": (
        "When a Hero enters this Location or an adjacent Location that has a Thug: Draw 1 card."
    ),
    "{on: villain_stops, do: [{move_token: {token: thug, "
    "from: {most: thug, from: villain}, to: here}}]}": (
        "When the Villain stops: Move 1 Thug from the Location with the most Thugs, the first of "
        "several clockwise from the Villain's Location, to this Location."
    ),
    "{on: villain_stops, do: [{if: {count: fear, at: board}, "
    "then: [{wound: {who: {each: opposite}}}]}]}": (
        "When the Villain stops: If the Fear track is at 1 or higher, deal 1 wound to each Hero at "
        "the opposite Location."
    ),
}


def said_of(pack: NewPack, keys: list[str]) -> list[list[str]]:
    """Return what Locations say, one for each of some keys, after their first line."""
    for number, key in enumerate(keys):
        text = f"location: a-{number}\nname: A\nsource: Mine.\nslots: 3\n{key}\n"
        pack.write(f"locations/a-{number}.yaml", text)
    assert pack.problems() == []
    locations = load_catalog(["./mine"]).locations
    return [text_of(locations[f"a-{number}"])[1:] for number in range(len(keys))]


def test_effects_at_the_end_of_a_turn(pack: NewPack) -> None:
    said = said_of(pack, [f"end_of_turn:\n  - {one}" for one in AT_THE_END_OF_A_TURN])
    assert said == [[f"End of Turn: {one}"] for one in AT_THE_END_OF_A_TURN.values()]


def test_conditions(pack: NewPack) -> None:
    said = said_of(pack, [f"end_of_turn: [{{if: {one}, then: [draw: 1]}}]" for one in CONDITIONS])
    assert said == [[f"End of Turn: If {one}, draw 1 card."] for one in CONDITIONS.values()]


def test_happenings(pack: NewPack) -> None:
    said = said_of(pack, [f"when:\n  - {one}" for one in HAPPENINGS])
    assert said == [[one] for one in HAPPENINGS.values()]
