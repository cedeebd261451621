"""The words of an effect, with those that stand inside it."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import fields, has


def effects_inside(effects: object) -> Iterator[object]:
    """Yield each word of some effects and of all that stands inside them, the outer ones first."""
    if isinstance(effects, tuple):
        for one in effects:
            yield from effects_inside(one)
        return
    kind = type(effects)
    if has(kind):
        yield effects
        for field in fields(kind):
            yield from effects_inside(getattr(effects, field.name))
