"""The one error over all that this package raises on purpose."""

from __future__ import annotations


class UnitedError(Exception):
    """Something that cannot be done as it was asked; the text says what, where, what instead."""
