"""A rules engine and terminal app for Marvel United: Enter the Spider-Verse."""

from __future__ import annotations

__version__ = "0.1.0"
