"""What the panel of a Location puts together from: its name, its tokens, what is offered where."""

from __future__ import annotations

from rich.cells import cell_len

from united.app.model.folds import Offer
from united.definitions.option_keys import RESCUE, THUG, VILLAIN
from united.rules.position import Place


def name_in_frame(name: str, room: int) -> tuple[str, str]:
    """Return as many words of a name as `room` cells of the frame hold, and the rest of them."""
    words = name.split()
    many = len(words)
    while many > 1 and cell_len(" ".join(words[:many])) > room:
        many -= 1
    return " ".join(words[:many]), " ".join(words[many:])


def share_out(place: Place, choices: tuple[Offer, ...]) -> dict[str, tuple[Offer, ...]]:
    """Share the choices out among the things in the panel that they concern."""
    spots: dict[str, tuple[Offer, ...]] = {}
    for choice in choices:
        spot = _spot(place, choice)
        spots[spot] = (*spots.get(spot, ()), choice)
    return spots


def _spot(place: Place, choice: Offer) -> str:
    about = choice.about
    if about.origin:
        return "tokens" if about.origin == place.id else "target"
    if about.enemy in (THUG, VILLAIN):
        return about.enemy
    if about.action == RESCUE:
        return "civilian"
    if place.threat is not None and about.card == place.threat.id:
        return "threat"
    return "place"
