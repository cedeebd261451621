"""The questions that effects ask: which Location, Hero or Threat; whether; which of several."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol, runtime_checkable

from attrs import define

from united.definitions.effect import Effect
from united.definitions.option_keys import ACCEPT, DECLINE, NONE, choose_key
from united.effects.english import clauses
from united.state.agenda import Do
from united.state.choice import NOTHING, About, Choice
from united.state.scene import Scene
from united.state.state import Question, State
from united.state.table import Table
from united.state.yes_no import YesOrNo

LOCATION, HERO, THREAT = "location", "hero", "threat"

MOST_WAYS: Final = 9
"""Effects that `choose_one` can list at most."""


class SceneQuestion(Question):
    """A question that an effect asks: its Hero is asked, its card is the one that asks."""

    __slots__ = ()
    scene: Scene

    def hero(self, state: State) -> int:
        return self.scene.hero

    def source(self, state: State) -> str:
        return self.scene.source.id


class Picker(Protocol):
    """A word that goes on with what was picked."""

    def picked(self, state: State, scene: Scene, number: int) -> None:
        """Go on with a Location or Hero number."""


@define(eq=False)
class Pick(SceneQuestion):
    """Choose one of some Locations, Heroes or Threats (named by their Locations); then go on.

    With `optional` the player may choose `none`. `word` goes on with the number that was picked;
    `ask` is the question after the asked one's name. `together` means that no single Hero is asked.
    """

    what: str
    options: tuple[int, ...]
    scene: Scene
    ask: str
    word: Picker
    optional: bool = False
    together: bool = False

    @classmethod
    def possible_keys(cls, table: Table) -> Iterator[str]:
        yield from (choose_key(hero.id) for hero in table.heroes)
        yield from (choose_key(place.id) for place in table.ring)
        for threat in table.threat_cards:
            yield choose_key(threat.id)
            yield from (choose_key(threat.id, place.id) for place in table.ring)
        yield NONE

    def list_choices(self, state: State) -> list[Choice]:
        found = [Choice(self._key(state, n), self.what, n) for n in self.options]
        if self.optional and found:
            found.append(Choice(NONE, NONE))
        return found

    def take(self, state: State, choice: Choice) -> None:
        if choice.verb != NONE:
            self.word.picked(state, self.scene, choice.subject)

    def _key(self, state: State, number: int) -> str:
        if self.what == LOCATION:
            return choose_key(state.table.ring[number].id)
        if self.what == HERO:
            return choose_key(state.table.heroes[number].id)
        threat = state.table.threat_cards[state.threats[number]]
        copies = [state.threats[at] for at in self.options]
        same = [n for n in copies if state.table.threat_cards[n] is threat]
        return choose_key(threat.id, state.table.ring[number].id if len(same) > 1 else "")

    def hero(self, state: State) -> int:
        return -1 if self.together else self.scene.hero

    def prompt(self, state: State) -> str:
        return f"{asked(state, self)}: {self.ask}"

    def say(self, state: State, choice: Choice) -> str:
        if choice.verb == NONE:
            return "None"
        number: int = choice.subject
        if choice.verb == HERO:
            return state.table.heroes[number].name
        place = state.table.ring[number].name
        if choice.verb == LOCATION:
            return place
        return f"{state.table.threat_cards[state.threats[number]].name} at {place}"

    def about(self, state: State, choice: Choice) -> About:
        if choice.verb == NONE:
            return NOTHING
        if choice.verb == HERO:
            return About(hero=state.table.heroes[choice.subject].id)
        place = state.table.ring[choice.subject].id
        if choice.verb == LOCATION:
            return About(location=place)
        return About(
            location=place, card=state.table.threat_cards[state.threats[choice.subject]].id
        )


class Ask(Protocol):
    """Ask where or whom; with `optional` the player may choose `none`."""

    def __call__(self, state: State, scene: Scene, *, optional: bool) -> None: ...


@runtime_checkable
class Asking(Protocol):
    """A word that may ask somebody by itself, where or whom; then declining is one more option."""

    def asks(self) -> bool:
        """Tell whether it does; that is settled when the card is read."""

    def ask(self, state: State, scene: Scene, *, optional: bool) -> None:
        """Ask; with `optional` the player may choose `none`."""


@runtime_checkable
class Wishing(Protocol):
    """A word that can say more exactly what it would do now than the card does."""

    def wish(self, state: State) -> str:
        """Return what accepting it would do, as a clause."""


def say_wishes(effects: tuple[Effect, ...], state: State, scene: Scene) -> str:
    """Return what the effects would do now, as one clause."""
    return ", then ".join(
        effect.wish(state) if isinstance(effect, Wishing) else effect.say(scene.voice)
        for effect in effects
    )


@define(eq=False)
class Accept(YesOrNo, SceneQuestion):
    """Accept or decline an effect that a card says you may use."""

    effects: tuple[Effect, ...]
    scene: Scene

    def take(self, state: State, choice: Choice) -> None:
        if choice.verb == ACCEPT:
            state.agenda.append(Do(self.effects, self.scene))

    def prompt(self, state: State) -> str:
        wish = say_wishes(self.effects, state, self.scene)
        return f"{asked(state, self)}: {wish}?"

    def say(self, state: State, choice: Choice) -> str:
        if choice.verb == DECLINE:
            return "No"
        return f"Yes: {say_wishes(self.effects, state, self.scene)}"


@define(eq=False)
class OneWay(SceneQuestion):
    """Choose one of the effects that a card lists; keys are `choose 1`, `choose 2`, ..."""

    ways: tuple[tuple[Effect, ...], ...]
    scene: Scene

    @classmethod
    def possible_keys(cls, table: Table) -> Iterator[str]:
        return (choose_key(str(way)) for way in range(1, MOST_WAYS + 1))

    def list_choices(self, state: State) -> list[Choice]:
        found = [Choice(choose_key(str(n)), "way", n - 1) for n in range(1, len(self.ways) + 1)]
        able = [
            choice
            for choice in found
            if any(effect.can_change(state, self.scene) for effect in self.ways[choice.subject])
        ]
        return able or found[:1]

    def take(self, state: State, choice: Choice) -> None:
        state.agenda.append(Do(self.ways[choice.subject], self.scene))

    def prompt(self, state: State) -> str:
        return f"{asked(state, self)}: which one?"

    def say(self, state: State, choice: Choice) -> str:
        said = clauses(self.ways[choice.subject], self.scene.voice)
        return said[:1].upper() + said[1:]


def asked(state: State, question: SceneQuestion) -> str:
    """Return who is asked, and by which card: `Spider-Man (Daily Bugle)`."""
    hero = question.hero(state)
    who = state.table.heroes[hero].name if hero >= 0 else "The players"
    return f"{who} ({question.scene.source.name})"
