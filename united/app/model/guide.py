"""A guided opening: lessons on a real position, each of which waits until it was tried."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from attrs import evolve, frozen

from united.app.model.played import PlayedGame
from united.app.model.saved import load
from united.app.settings import Settings
from united.definitions.catalog import Catalog
from united.definitions.option_keys import END, PLAY, verb_of
from united.rules.setup import GameSetup, default_game
from united.session.session import Session
from united.state.table import MISSION_TARGETS

Wants: TypeAlias = Literal["read", "tell", "play", "act", "undo", "more", "end", "all"]
"""What a lesson waits for: to be read, the story told again, a card played, an action, an action
taken back, another one, the end of the turn, or nothing any more."""


@frozen
class Lesson:
    """A lesson: what is said, the part of the table that it points at, what it waits for."""

    title: str
    text: str
    part: str
    wants: Wants = "read"

    def allows(self, key: str) -> bool:
        """Tell whether an option may be taken in this lesson."""
        if self.wants in ("read", "tell", "undo"):
            return False
        if self.wants == "play":
            return verb_of(key) == PLAY
        return key != END if self.wants in ("act", "more") else True


LESSONS: Final = (
    Lesson(
        "You play together",
        "The Heroes win as one team when the Villain's Health is 0. They lose when his plan cards "
        "run out, when a Hero starts a turn without any card, or by his Evil Goal.",
        "villain",
    ),
    Lesson(
        "The ring",
        "Six Locations; the arrows show which way is clockwise. [C] is a Civilian, [T] a Thug, "
        "[ ] a free slot. What does not fit overflows and brings a Threat.",
        "ring",
    ),
    Lesson(
        "The Villain was first",
        "He has just revealed a Master Plan card. {again} tells it again: the card, his move, his "
        "BAM!, the tokens. {next} goes step by step, Enter to the end. Try {again}.",
        "ring",
        "tell",
    ),
    Lesson(
        "Play a card",
        "Its symbols are yours this turn, and so are those of the Hero card before it. Behind each "
        "arrow stands what it would give. Press the key before a card.",
        "choices",
        "play",
    ),
    Lesson(
        "Act",
        "Move goes to a neighbour, Attack hits, Heroic rescues or works on a Threat, Wild is any. "
        "Beside an option stands what it brings for certain. Take one.",
        "choices",
        "act",
    ),
    Lesson(
        "Take it back",
        "Nothing is final before a hidden card is turned up: {undo} takes the last choice back, "
        "{redo} makes it again. Press {undo}.",
        "choices",
        "undo",
    ),
    Lesson(
        "Again, or something better",
        "{hint} says what a bot would do, and why; {why} why something is not possible. Take an "
        "action once more, or {redo}.",
        "choices",
        "more",
    ),
    Lesson(
        "Missions",
        f"Rescue {MISSION_TARGETS[0]} Civilians, defeat {MISSION_TARGETS[1]} Thugs, clear "
        f"{MISSION_TARGETS[2]} Threats. The first done hurries the Villain; with the second he can "
        "be damaged; the third gives each Hero a card.",
        "missions",
    ),
    Lesson(
        "Wounds",
        "A wound costs a card from the hand, of the Hero's choice. A Hero without a card is KO'd "
        "and brings another BAM!, and stands up when the next own turn starts.",
        "heroes",
    ),
    Lesson(
        "End the turn",
        "0 ends or declines, in every decision. After the turn the Location may offer its own "
        "effect. Use up your symbols if you like, then press 0.",
        "choices",
        "end",
    ),
    Lesson(
        "That is all",
        "{inspect} opens what the cursor is on, {help} helps, {palette} lists all commands. Play "
        "on here as long as you like; {leave} leaves. A game of your own is saved at each choice.",
        "choices",
        "all",
    ),
)


class GuidedGame:
    """The game of the guided opening, which is not saved, and how far it has come."""

    def __init__(self, settings: Settings) -> None:
        catalog = load(())
        session = Session.start(opening(catalog), catalog, saved=False)
        still = evolve(settings, curtain=False, unspent=False, automation="all")
        self.play = PlayedGame(session, still, practice=True)
        self.play.opening()
        self.number = 0
        self._told = False

    @property
    def lesson(self) -> Lesson:
        """The lesson that is on."""
        return LESSONS[self.number]

    def read(self) -> bool:
        """Go on from a lesson that is only read; tell whether it was one."""
        if self.lesson.wants != "read":
            return False
        self.number += 1
        return True

    def heard(self) -> None:
        """Note that the story was told again."""
        self._told = True

    def look(self) -> bool:
        """Go on where what the lesson waits for has been done; tell whether it was."""
        if not self._is_done:
            return False
        self.number += 1
        return True

    @property
    def _is_done(self) -> bool:
        session, wants = self.play.session, self.lesson.wants
        made = session.choices
        verbs = [verb_of(key) for key in made]
        if wants == "tell":
            return self._told
        if wants == "play":
            return PLAY in verbs
        if wants in ("act", "more"):
            return bool(made) and verbs[-1] != PLAY
        if wants == "undo":
            return session.can_redo
        return wants == "end" and END in made


def opening(catalog: Catalog) -> GameSetup:
    """Return the setup of the guided opening: always the same game."""
    return evolve(default_game(catalog), challenges=(), seed=1)
