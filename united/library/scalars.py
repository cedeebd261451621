"""What a plain or quoted YAML value is: a whole number, true or false, nothing, or text."""

from __future__ import annotations

import re
from typing import Final

_WHOLE: Final = re.compile(r"-?(?:0|[1-9][0-9]*)")
_DIGITS: Final = 9
"""Longer numbers are kept as the largest of this length: each limit in content is far smaller."""

Scalar = int | bool | str | None


def plain_value(text: str) -> Scalar:
    """Return what an unquoted value means; `yes`, `1.5` and dates are text like any other."""
    if text in ("true", "false"):
        return text == "true"
    if text in ("", "~", "null"):
        return None
    if not _WHOLE.fullmatch(text):
        return text
    if len(text.lstrip("-")) > _DIGITS:
        return (10**_DIGITS - 1) * (-1 if text.startswith("-") else 1)
    return int(text)
