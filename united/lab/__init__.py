"""Many games at once, and how fast they are."""

from __future__ import annotations
