"""The effect language: words that act on parts, with how each reads, resolves and is said.

Importing the package declares every word.
"""

from __future__ import annotations

from united.effects import words as words
