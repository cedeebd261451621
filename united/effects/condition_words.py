"""Words for conditions: what is true or false of a position."""

from __future__ import annotations

from typing import ClassVar, final

from attrs import frozen

from united.definitions.keys import key
from united.definitions.voice import Voice
from united.definitions.wording import with_article
from united.effects.base import ConditionWord
from united.effects.condition import Counting, say_range
from united.effects.place import Place, places, say_place, say_together
from united.effects.vocabulary import CONDITION, word
from united.state.layout import NO_THREAT
from united.state.scene import Scene
from united.state.state import State


@word("villain", CONDITION, bare="at")
@final
@frozen
class VillainIs(ConditionWord):
    """The Villain is at a place."""

    at: Place = key("where")

    def holds(self, state: State, scene: Scene) -> bool:
        return state.villain_at in places(self.at, state, scene)

    def say(self, voice: Voice) -> str:
        return f"the Villain is at {say_place(self.at, voice)}"

    def deny(self, voice: Voice) -> str:
        return f"the Villain is not at {say_place(self.at, voice)}"


@word("cards_in_hand", CONDITION)
@final
@frozen
class CardsInHand(Counting):
    """The acting Hero has that many cards in hand."""

    needs_hero: ClassVar[bool] = True
    noun = "card"

    def count(self, state: State, scene: Scene) -> int:
        return len(state.hand(scene.hero))

    def where(self, voice: Voice) -> str:
        return "in your hand"

    def say(self, voice: Voice) -> str:
        return f"you have {say_range(self.from_, self.to, self.noun)} in hand"

    def deny(self, voice: Voice) -> str:
        return f"you do not have {say_range(self.from_, self.to, self.noun)} in hand"


@word("civilians", CONDITION)
@final
@frozen
class CiviliansAt(Counting):
    """That many Civilians are at a place."""

    noun = "Civilian"
    at: Place = key("where", default="here")

    def count(self, state: State, scene: Scene) -> int:
        return sum(state.civilians[place] for place in places(self.at, state, scene))

    def where(self, voice: Voice) -> str:
        return say_together(self.at, voice)


@word("thugs", CONDITION)
@final
@frozen
class ThugsAt(Counting):
    """That many Thugs are at a place."""

    noun = "Thug"
    at: Place = key("where", default="here")

    def count(self, state: State, scene: Scene) -> int:
        return sum(state.thugs[place] for place in places(self.at, state, scene))

    def where(self, voice: Voice) -> str:
        return say_together(self.at, voice)


@word("captives", CONDITION)
@final
@frozen
class Captives(Counting):
    """That many Civilians are on the Villain's board."""

    noun = "Civilian"

    def count(self, state: State, scene: Scene) -> int:
        return state.captives

    def where(self, voice: Voice) -> str:
        return "on the Villain's board"


@word("has_token", CONDITION)
@final
@frozen
class HasToken(ConditionWord):
    """A Location of a place has one of content's tokens."""

    token: str = key("the id of the token", ids="location-token")
    at: Place = key("where", default="here")

    def holds(self, state: State, scene: Scene) -> bool:
        return any(state.count(self.token, "location", n) for n in places(self.at, state, scene))

    def say(self, voice: Voice) -> str:
        return f"{with_article(voice.name_of(self.token))} is {say_together(self.at, voice)}"

    def deny(self, voice: Voice) -> str:
        return f"no {voice.name_of(self.token)} is {say_together(self.at, voice)}"


@word("marked", CONDITION, bare="mark")
@final
@frozen
class Marked(ConditionWord):
    """The acting Hero has a mark."""

    needs_hero: ClassVar[bool] = True
    mark: str = key("the id of the mark", ids="mark")

    def holds(self, state: State, scene: Scene) -> bool:
        return state.count(self.mark, "hero", scene.hero) > 0

    def say(self, voice: Voice) -> str:
        return f"you are {self.mark.replace('-', ' ')}"

    def deny(self, voice: Voice) -> str:
        return f"you are not {self.mark.replace('-', ' ')}"


@word("threat_everywhere", CONDITION)
@final
@frozen
class ThreatEverywhere(ConditionWord):
    """Every Location has a Threat card (G7)."""

    def holds(self, state: State, scene: Scene) -> bool:
        return NO_THREAT not in state.threats

    def say(self, voice: Voice) -> str:
        return "every Location has a Threat card"

    def deny(self, voice: Voice) -> str:
        return "some Location has no Threat card"

    def progress(self, state: State) -> tuple[int, int] | None:
        size = len(state.threats)
        return size - state.threats.count(NO_THREAT), size
