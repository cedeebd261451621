"""Players without hands."""

from __future__ import annotations
