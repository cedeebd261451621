"""The themes: dark, light and high contrast, each safe for red-green blindness.

Blue, orange, yellow and purple carry the meanings, never red against green; and each meaning has a
letter, a sign or a word beside its colour. The Villain's colour is his alone; `hero-red` and so on
are the colours that Heroes can have.
"""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

from united.app.no_color import CURSOR

DARK: Final = "dark"
LIGHT: Final = "light"
CONTRAST: Final = "contrast"

_COMMON: Final = {
    "block-cursor-text-style": "bold",
    "cursor": CURSOR,
    "footer-key-foreground": "$accent",
}

THEMES: Final[tuple[Theme, ...]] = (
    Theme(
        name=DARK,
        primary="#5fa8e6",
        secondary="#8a93a6",
        accent="#f0c75e",
        warning="#f2a65a",
        error="#f2a65a",
        success="#6cb6ff",
        foreground="#e4e7ee",
        background="#14171f",
        surface="#14171f",
        panel="#232837",
        dark=True,
        variables={
            **_COMMON,
            "civilian": "#7cc4ff",
            "thug": "#f2a65a",
            "threat": "#d79bf5",
            "villain": "#f0d24a",
            "hero-red": "#f26a5d",
            "hero-blue": "#a6acf1",
            "hero-green": "#7ed79c",
            "hero-pink": "#d87aa9",
            "hero-purple": "#b375fb",
            "hero-white": "#f2f4f5",
            "offered": "#f0c75e",
            "frame": "#4a5268",
            "quiet": "#98a1b5",
            "key": "#f0c75e",
            "touched": "#f2a65a",
            "on-sign": "#14171f",
        },
    ),
    Theme(
        name=LIGHT,
        primary="#1f5fa8",
        secondary="#5b6475",
        accent="#8a5a00",
        warning="#9a4b00",
        error="#9a4b00",
        success="#1f5fa8",
        foreground="#1b1f2a",
        background="#f7f7f4",
        surface="#f7f7f4",
        panel="#e4e6ea",
        dark=False,
        variables={
            **_COMMON,
            "civilian": "#0b5fad",
            "thug": "#a34700",
            "threat": "#7a2ea0",
            "villain": "#5f5200",
            "hero-red": "#5c1f16",
            "hero-blue": "#1943cc",
            "hero-green": "#0e7454",
            "hero-pink": "#942488",
            "hero-purple": "#36017d",
            "hero-white": "#0b0c0e",
            "offered": "#8a5a00",
            "frame": "#9aa1af",
            "quiet": "#566072",
            "key": "#8a4b00",
            "touched": "#a34700",
            "on-sign": "#ffffff",
        },
    ),
    Theme(
        name=CONTRAST,
        primary="#7fd4ff",
        secondary="#ffffff",
        accent="#ffff00",
        warning="#ffb000",
        error="#ffb000",
        success="#7fd4ff",
        foreground="#ffffff",
        background="#000000",
        surface="#000000",
        panel="#000000",
        dark=True,
        variables={
            **_COMMON,
            "civilian": "#7fd4ff",
            "thug": "#ffb000",
            "threat": "#ff9cff",
            "villain": "#ffff00",
            "hero-red": "#fa543b",
            "hero-blue": "#4b82cf",
            "hero-green": "#84e8a4",
            "hero-pink": "#d46694",
            "hero-purple": "#a158f8",
            "hero-white": "#c6c8d2",
            "offered": "#ffff00",
            "frame": "#ffffff",
            "quiet": "#e0e0e0",
            "key": "#ffff00",
            "touched": "#ffb000",
            "on-sign": "#000000",
        },
    ),
)
