"""What a plain or quoted YAML value is: a whole number, true or false, nothing, or text."""

from __future__ import annotations

import re
from typing import Final

_WHOLE: Final = re.compile(r"-?(?:0|[1-9][0-9]*)")
_DIGITS: Final = 1_000
"""Longer numbers are kept as the largest of this length: reading them would take its time."""

Scalar = int | bool | str | None


def plain_value(text: str) -> Scalar:
    """Return what an unquoted value means; `yes`, `1.5` and dates are text like any other."""
    if text in ("true", "false"):
        return text == "true"
    if text in ("", "~", "null"):
        return None
    if not _WHOLE.fullmatch(text):
        return text
    sign = "-" if text.startswith("-") else ""
    return int(text) if len(text) <= _DIGITS else int(sign + "9" * _DIGITS)
