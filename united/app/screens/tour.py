"""A first tour in ten short steps, over a table; it can be left at any time."""

from __future__ import annotations

from typing import ClassVar, Final

from attrs import evolve, frozen
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from united.app.keyboard import DEFAULT_KEYS, fill_keys
from united.app.model.saved import load
from united.app.model.shown import show
from united.app.screens.base import ModalScreen
from united.app.screens.board import BoardScreen
from united.definitions.catalog import Catalog
from united.definitions.challenge import Challenge
from united.effects.text import SETUP, paragraphs_of, say_paragraph
from united.rules.game import Game
from united.rules.setup import GameSetup, default_game
from united.state.table import MISSION_TARGETS


@frozen
class Step:
    """A step of the tour; `part` is the part of the table that it speaks of."""

    title: str
    text: str
    part: str = "ring"


STEPS: Final = (
    Step(
        "You play together",
        "The Heroes win or lose as one team. You win when the Villain's Health is 0. You lose when "
        "his plan cards run out, when a Hero starts a turn without any card, or when his Evil Goal "
        "is fulfilled.",
        "villain",
    ),
    Step(
        "The ring",
        "Six Locations lie in a ring; the arrows between them show the way round that is called "
        "clockwise. Each has slots: C is a Civilian, T a Thug, an empty pair of brackets is free.",
    ),
    Step(
        "The Villain's turn",
        "After every third Hero card he reveals a Master Plan card: he moves, his BAM! strikes, "
        "and the card adds Thugs and Civilians. The game shows it step by step; {next} goes on.",
        "storyline",
    ),
    Step(
        "Overflow",
        "Tokens that do not fit into a Location bring a Threat onto the board. A Threat covers the "
        "End of Turn effect of its Location, and six of them lose the game.",
    ),
    Step(
        "Your turn: play a card",
        "You draw a card and play one. Its symbols are yours this turn, and so are those of the "
        "Hero card played before it. Beside each card stands what it would give.",
        "hand",
    ),
    Step(
        "Your turn: act",
        "Move goes to a neighbour. Attack hits a Thug, a Henchman, or the Villain. Heroic rescues "
        "a Civilian, or puts a token on a Threat; three tokens clear it. Wild is any of them.",
    ),
    Step(
        "The special effect and the End of Turn",
        "A card with a sentence has a special effect, to be used once in the turn in which it is "
        "played. When the turn ends, the Location may offer its own effect.",
        "hand",
    ),
    Step(
        "Missions",
        f"Rescue {MISSION_TARGETS[0]} Civilians, defeat {MISSION_TARGETS[1]} Thugs, clear "
        f"{MISSION_TARGETS[2]} Threats. The first Mission hurries the Villain, the second lets you "
        "damage him, the third gives each Hero a card.",
        "villain",
    ),
    Step(
        "Wounds",
        "A wound costs a card of your choice from your hand. A Hero without a card is KO'd, brings "
        "another BAM!, and stands up at the start of the next own turn.",
        "heroes",
    ),
    Step(
        "Keys",
        "The key beside an option takes it; 0 ends or declines. {undo} takes back, {redo} makes "
        "again. Tab and the arrows look around, {inspect} opens what the cursor is on, {help} "
        "helps, {palette} lists all commands. Nothing is lost when you leave: every choice is "
        "saved.",
    ),
)


def example(catalog: Catalog) -> GameSetup:
    """Return the game whose first decision is on the table behind the tour."""
    return evolve(default_game(catalog), challenges=tuple(catalog.challenges)[:1], seed=1)


def steps(catalog: Catalog) -> tuple[Step, ...]:
    """Return the steps of the tour; that of the wounds tells of the example's challenge too."""
    challenges = [catalog.challenges[one] for one in example(catalog).challenges]
    return tuple(
        _with_challenge(step, challenges[0]) if challenges and step.part == "heroes" else step
        for step in STEPS
    )


def _with_challenge(step: Step, challenge: Challenge) -> Step:
    said = (say_paragraph(one) for one in paragraphs_of(challenge) if one[0] != SETUP)
    harder = f"A challenge makes any game harder. {challenge.name}:"
    return evolve(
        step,
        title=f"{step.title}, and {challenge.name}",
        text="\n\n".join((step.text, harder, *said)),
    )


class ExampleScreen(BoardScreen):
    """A table that nobody plays at, with the tour in front; it closes with the tour."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", "Leave", show=False),
        Binding(DEFAULT_KEYS["leave"], "close", "Leave", id="leave"),
    ]

    def on_screen_resume(self) -> None:
        """Show the example when its parts have their places; what comes first may be in front."""
        self.call_after_refresh(self._begin)

    def _begin(self) -> None:
        if self.in_front:
            catalog = load(())
            shown = show(Game.new(example(catalog), catalog, listen=None).position)
            self.show_table(shown)
            self.decision_panel.ask(shown, Content(), self.leave_key)
            self.open(TourScreen(), self._toured)

    def _toured(self, _: None) -> None:
        self.dismiss()

    def action_close(self) -> None:
        """Leave before the tour has begun."""
        self.dismiss()


class TourScreen(ModalScreen[None]):
    """One step at a time."""

    CSS_PATH = "../styles/screens.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,enter", "turn(1)", "Next"),
        Binding("left,backspace", "turn(-1)", "Before"),
        Binding("escape", "close", "Leave"),
        Binding(DEFAULT_KEYS["leave"], "close", "Leave", id="leave"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.number = 0
        self.steps = steps(load(()))

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="tour", classes="sheet", can_focus=False):
            yield Static(id="tour-text", classes="paragraph", markup=False)
            keys = f"Right: next   left: before   {self.leave_key} or Esc: leave"
            yield Static(Content(keys), classes="kind paragraph")

    def on_mount(self) -> None:
        """Show the first step."""
        self.action_turn(0)

    def action_turn(self, step: int) -> None:
        """Show the next step or the one before; after the last one leave."""
        if self.number + step >= len(self.steps):
            self.dismiss()
            return
        self.number = max(self.number + step, 0)
        step_shown = self.steps[self.number]
        for screen in self.app.screen_stack:
            if isinstance(screen, BoardScreen):
                screen.bring(step_shown.part)
        self.query_one(".sheet").border_title = Content(f"{self.number + 1} of {len(self.steps)}")
        text = fill_keys(step_shown.text, self.player_keys)
        self.query_one("#tour-text", Static).update(
            Content.assemble((f"{step_shown.title}\n\n", "bold"), text)
        )

    def on_click(self) -> None:
        """Show the next step."""
        self.action_turn(1)

    def action_close(self) -> None:
        """Leave the tour."""
        self.dismiss()
