"""A first tour in ten short steps; it can be left at any time."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from united.app.screens.base import ModalScreen

STEPS: Final = (
    (
        "You play together",
        "The Heroes win or lose as one team. You win when the Villain's Health is 0. You lose when "
        "his plan cards run out, when a Hero starts a turn without any card, or when his Evil Goal "
        "is fulfilled.",
    ),
    (
        "The ring",
        "Six Locations lie in a ring; the arrows between them show the way round that is called "
        "clockwise. Each has slots: C is a Civilian, T a Thug, an empty pair of brackets is free.",
    ),
    (
        "The Villain's turn",
        "After every third Hero card he reveals a Master Plan card: he moves, his BAM! strikes, "
        "and the card adds Thugs and Civilians. The game shows it step by step; Space goes on.",
    ),
    (
        "Overflow",
        "Tokens that do not fit into a Location bring a Threat onto the board. A Threat covers the "
        "End of Turn effect of its Location, and six of them lose the game.",
    ),
    (
        "Your turn: play a card",
        "You draw a card and play one. Its symbols are yours this turn, and so are those of the "
        "Hero card played before it. Beside each card stands what it would give.",
    ),
    (
        "Your turn: act",
        "Move goes to a neighbour. Attack hits a Thug, a Henchman, or the Villain. Heroic rescues "
        "a Civilian, or puts a token on a Threat; three tokens clear it. Wild is any of them.",
    ),
    (
        "The special effect and the End of Turn",
        "A card with a sentence has a special effect, to be used once in the turn in which it is "
        "played. When the turn ends, the Location may offer its own effect.",
    ),
    (
        "Missions",
        "Rescue 9 Civilians, defeat 9 Thugs, clear 4 Threats. The first Mission hurries the "
        "Villain, the second lets you damage him, the third gives each Hero a card.",
    ),
    (
        "Wounds",
        "A wound costs a card of your choice from your hand. A Hero without a card is KO'd, brings "
        "another BAM!, and stands up at the start of the next own turn.",
    ),
    (
        "Keys",
        "The key beside an option takes it; 0 ends or declines. u takes back, r makes again. Tab "
        "and the arrows look around, i opens what the cursor is on, ? helps, : lists all commands. "
        "Nothing is lost when you leave: every choice is saved.",
    ),
)


class TourScreen(ModalScreen[None]):
    """One step at a time."""

    CSS_PATH = "../styles/screens.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,enter", "turn(1)", "Next"),
        Binding("left,backspace", "turn(-1)", "Before"),
        Binding("escape,q", "close", "Leave"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.number = 0

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet", can_focus=False):
            yield Static(id="tour-text", classes="paragraph", markup=False)
            yield Static("Space: next   left: before   Esc: leave", classes="kind paragraph")

    def on_mount(self) -> None:
        """Show the first step."""
        self.action_turn(0)

    def action_turn(self, step: int) -> None:
        """Show the next step or the one before; after the last one leave."""
        if self.number + step >= len(STEPS):
            self.dismiss()
            return
        self.number = max(self.number + step, 0)
        title, text = STEPS[self.number]
        self.query_one(".sheet").border_title = Content(f"{self.number + 1} of {len(STEPS)}")
        self.query_one("#tour-text", Static).update(
            Content.assemble((f"{title}\n\n", "bold"), text)
        )

    def on_click(self) -> None:
        """Show the next step."""
        self.action_turn(1)

    def action_close(self) -> None:
        """Leave the tour."""
        self.dismiss()
