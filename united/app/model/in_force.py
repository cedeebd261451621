"""What is in force beyond the boards: numbers with their causes, what cards ask of the rules."""

from __future__ import annotations

from united.app.model.shown import Shown
from united.definitions.wording import counted
from united.rules.position import Holding, Number, Position


def of_cards(position: Position) -> list[Holding]:
    """Return what cards let hold that lie neither on the Villain's board nor at a Location."""
    return [
        one for one in position.in_force if one.card != position.villain.id and not one.location
    ]


def beyond_numbers(position: Position) -> list[Holding]:
    """Return what cards let hold that no number of the Villain names as its cause."""
    villain = position.villain
    numbers = [villain.full_health, *([villain.bam] if villain.bam is not None else [])]
    named = {cause.card for number in numbers for cause in number.causes}
    return [one for one in of_cards(position) if one.card not in named]


def say_number(number: Number, *unit: str) -> str:
    """Return a number with its causes: `2 wounds (1 + Goblin Formula)`; `unit` as for `counted`."""
    said = counted(number.now, *unit)
    causes = " + ".join(
        one.name if one.amount == 1 else f"{one.amount} {one.name}" for one in number.causes
    )
    return f"{said} ({number.base} + {causes})" if causes else said


def say_in_force(shown: Shown) -> list[str]:
    """Return in short what is in force: the changed BAM!, the cards and whom they concern."""
    position = shown.position
    bam = position.villain.bam
    said = [f"BAM! {counted(bam.now, 'wound')}"] if bam is not None and bam.causes else []
    for one in of_cards(position):
        hero = position.hero(one.hero)
        said.append(f"{shown.badge(hero)} {one.name}" if hero is not None else one.name)
    return list(dict.fromkeys(said))
