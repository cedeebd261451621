"""Words for what happens, or is played, otherwise while they hold (J56, J57)."""

from __future__ import annotations

from typing import Literal, final

from attrs import frozen

from united.definitions.effect import Effect
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.base import StandingWord
from united.effects.concerned import is_at, say_where
from united.effects.english import clauses, may_do, says
from united.effects.parts.where import Place
from united.effects.vocabulary import STANDING, word
from united.state.scene import Scene
from united.state.state import State


@word("instead", STANDING)
@final
@frozen
class Instead(StandingWord):
    """Something else happens instead of a wound, of the board's BAM! or of that for a KO (J56)."""

    of: Literal["wound", "bam", "ko_bam"] = key("instead of what; ko_bam is the BAM! for a KO (K3)")
    effects: tuple[Effect, ...] = key("what happens", written="do")
    may: bool = key("whether the Hero may choose; of a wound only", default=False)

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing."""
        return "`may` is for a wound" if self.may and self.of != "wound" else None

    @property
    def what(self) -> str:
        return f"instead_{self.of}"

    def value(self, state: State, scene: Scene, subject: int) -> int:
        return int(scene.hero in (-1, subject) or self.of != "wound")

    def say(self, voice: Voice) -> str:
        names = {
            "wound": "suffering a wound",
            "bam": f"the BAM! of {voice.villain}'s board",
            "ko_bam": "the BAM! that a KO brings",
        }
        done = clauses(self.effects, voice)
        return f"instead of {names[self.of]}, {may_do(done) if self.may else done}"


@word("plays", STANDING)
@final
@frozen
class Plays(StandingWord):
    """A Hero plays the card of the turn face down, or one taken at random from the hand (J57)."""

    how: Literal["face_down", "at_random"] = key("how")
    at: Place | None = key("where the Hero is; the acting Hero, else all", default=None)

    @property
    def what(self) -> str:
        return f"plays_{self.how}"

    def value(self, state: State, scene: Scene, subject: int) -> int:
        if self.at is None:
            return int(scene.hero in (-1, subject))
        return int(is_at(state, scene, subject, self.at))

    def say(self, voice: Voice) -> str:
        how = "face down" if self.how == "face_down" else "at random"
        if voice.acting and self.at is None:
            return says(voice.hero, f"play the card of your turn {how}")
        return f"each Hero{say_where(self.at, voice)} plays the card of the turn {how}"
