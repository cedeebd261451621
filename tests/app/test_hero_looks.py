"""How Heroes look: a sign each, and a colour that can be read and told apart in every theme."""

from __future__ import annotations

from itertools import combinations
from math import dist
from typing import Final, TypeAlias

import pytest
from textual.color import Color
from textual.theme import Theme

from tests.positions import catalog, position
from united.app.model.shown import badges, colours, show
from united.app.themes import THEMES
from united.definitions.hero import COLOURS

READABLE: Final = 4.5
"""The contrast that text must have to be read (WCAG 2, AA)."""

APART: Final = 15.0
"""How far two colours must lie apart in CIELAB to be told apart at a glance."""

Linear: TypeAlias = tuple[float, ...]

SIGHTS: Final[dict[str, tuple[Linear, ...]]] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}  # fmt: skip
"""What eyes that lack a kind of cones see of linear red, green and blue (Machado and others)."""


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("colour", COLOURS)
def test_a_heros_colour_can_be_read_in_every_theme(theme: Theme, colour: str) -> None:
    for behind in (theme.background, theme.panel):
        assert behind is not None
        ahead = _luminance(_linear(theme.variables[f"hero-{colour}"]))
        light, dark = sorted((ahead, _luminance(_linear(behind))), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= READABLE


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_colours_are_told_apart_by_all_eyes_and_from_the_villains(
    theme: Theme, sight: str
) -> None:
    names = ["villain", *(f"hero-{colour}" for colour in COLOURS)]
    seen = {name: _lab(_see(_linear(theme.variables[name]), SIGHTS[sight])) for name in names}
    for one, other in combinations(names, 2):
        assert dist(seen[one], seen[other]) >= APART, f"{one} and {other}"


def test_every_shipped_hero_has_a_sign_and_a_colour_of_its_own() -> None:
    heroes = catalog().heroes.values()
    assert all(hero.sign and hero.colour in COLOURS for hero in heroes)
    assert len({hero.sign for hero in heroes}) == len(heroes)


def test_what_a_hero_lacks_or_another_has_is_found() -> None:
    assert badges(["Spider-Man", "Sue Miller", "Bo"], ["", "", "X"]) == ["SM", "Su", "X"]
    assert colours(["red", "any", "red"]) == ["red", "blue", "green"]
    assert len(set(colours(["any"] * 4))) == 4


def test_the_signs_of_content_are_on_the_table() -> None:
    shown = show(position().position)
    assert shown.badges == ("SM", "GS")
    assert [shown.colour(hero) for hero in shown.position.heroes] == ["$hero-red", "$hero-white"]


def _linear(colour: str) -> Linear:
    values = (part / 255 for part in Color.parse(colour).rgb)
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)


def _luminance(colour: Linear) -> float:
    return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]


def _see(colour: Linear, sight: tuple[Linear, ...]) -> Linear:
    sums = (sum(a * b for a, b in zip(row, colour, strict=True)) for row in sight)
    return tuple(min(max(one, 0.0), 1.0) for one in sums)


def _lab(colour: Linear) -> Linear:
    red, green, blue = colour
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = _luminance(colour)
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
