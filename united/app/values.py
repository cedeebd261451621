"""The values that settings can have."""

from __future__ import annotations

from typing import Literal, TypeAlias

ThemeName: TypeAlias = Literal["dark", "light", "contrast"]

Speed: TypeAlias = Literal["off", "fast", "normal", "slow", "step"]
"""How long each step of what happened is shown; `step` waits for a key."""

Automation: TypeAlias = Literal["all", "real", "turns"]
"""What is asked: everything; only real choices; those, and spent turns end by themselves."""

Ascii: TypeAlias = Literal["auto", "on", "off"]
