"""What an option certainly brings: asked of the engine on a copy, and told from nothing hidden."""

from __future__ import annotations

from united.rules.foresight.asking import Foresight, foresee

__all__ = ["Foresight", "foresee"]
