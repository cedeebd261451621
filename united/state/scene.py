"""The scene of an effect: whose it is, where `here` is, which choices were made on the way."""

from __future__ import annotations

from typing import Protocol

from attrs import define, evolve

from united.definitions.voice import HERO_VOICE, Voice


class Source(Protocol):
    """A card or board that an effect stands on."""

    @property
    def id(self) -> str:
        """Its public id."""

    @property
    def name(self) -> str:
        """Its name on screen."""


@define(eq=False)
class Scene:
    """Where an effect is resolved.

    `rule` is the number of the rule by which it happens. `hero` is the acting Hero, -1 for none.
    `here` is `place` where one is fixed, else the Location of `threat` (its number at the table),
    else that of the Hero, else the Villain's. `picks` are the choices made so far, `origin` and
    `target` the Locations of an added action (I4), `extra_wounds` what strengthens a BAM!, `lost`
    how many tokens did not fit and `token` the id of one of them (G4).
    """

    source: Source
    voice: Voice = HERO_VOICE
    rule: str = "H4"
    hero: int = -1
    place: int = -1
    threat: int = -1
    picks: tuple[int, ...] = ()
    origin: int = -1
    target: int = -1
    extra_wounds: int = 0
    lost: int = 0
    token: str = ""

    def between(self, origin: int, target: int) -> Scene:
        """Return the scene of an added action that moves a token from one Location to another."""
        return Scene(self.source, self.voice, self.rule, self.hero, origin=origin, target=target)

    def happening(self, rule: str, hero: int, place: int, tokens: tuple[str, ...]) -> Scene:
        """Return the scene of what a card does when something happens, to the first of tokens."""
        return Scene(
            self.source,
            self.voice,
            rule,
            hero,
            place,
            self.threat,
            lost=len(tokens),
            token=tokens[0] if tokens else "",
        )

    def picked(self, pick: int) -> Scene:
        """Return the scene with one more choice made."""
        return evolve(self, picks=(*self.picks, pick))
