"""One Location of the ring."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from textual import events
from textual.content import Content

from united.app import glyphs
from united.app.keyboard import LAST_KEY
from united.app.model.folds import Offer
from united.app.model.sheets import place_sheet
from united.app.model.shown import Shown
from united.app.pieces import (
    clicked,
    clip,
    draw_tokens,
    hotkeys,
    join,
    lines,
    offered,
    packed,
    pips,
    threat_state,
)
from united.app.widgets.pane import Pane
from united.app.widgets.place_parts import name_in_frame, share_out
from united.definitions.option_keys import THUG, VILLAIN
from united.rules.position import OUT_OF_RING, Hero, Place

FRAME: Final = 6
"""Cells of a frame's edge that a name in it cannot have."""

STATES: Final = (("ko", "KO"), ("invulnerable", "INV"), ("face_down_next", "FD"))
"""How a Hero can be, and how that stands beside the Hero."""


class PlacePanel(Pane):
    """A Location: its slots, who is there, its Threat and its End of Turn effect.

    `mark` is why it is marked at the moment, such as a plan card about to touch it.
    """

    ALLOW_SELECT = False

    def __init__(self, number: int) -> None:
        super().__init__(id=f"place-{number}")
        self.number = number
        self.place: Place | None = None
        self.choices: tuple[Offer, ...] = ()
        self._spots: dict[str, tuple[Offer, ...]] = {}
        self._news = ""

    def depends(self, shown: Shown) -> object:
        place = shown.position.ring[self.number]
        here = [one for one in shown.position.heroes if one.id in place.heroes]
        return place, here, self._offered(shown, place), shown.between_heroes()

    def refresh_table(self, shown: Shown) -> None:
        place = shown.position.ring[self.number]
        self.place = place
        self.choices = self._offered(shown, place)
        self._spots = share_out(place, self.choices)
        self.set_class(bool(place.villain), "-villain")
        self.set_class(bool(self.choices), "-offered")
        self._draw_frame()
        self.refresh()

    def _offered(self, shown: Shown, place: Place) -> tuple[Offer, ...]:
        return tuple(
            one
            for one in shown.offers
            if place.id in (one.about.location, one.about.origin) and one.hotkey != LAST_KEY
        )

    def mark(self, touched: bool, news: str = "") -> None:
        """Mark the Location as touched by what is happening, or no longer; `news` is what came."""
        if touched != self.has_class("-touched") or news != self._news:
            self._news = news
            self.dress(touched, "-touched")
            self._draw_frame()

    def _draw_frame(self) -> None:
        place = self.place
        if place is None:
            return
        room = self.outer_size.width - FRAME
        name, _ = name_in_frame(place.name, room)
        # The name must be whole, so where there is no room above, its key stands below.
        sign = f"{glyphs.CURRENT} " if self.has_class("-touched") else ""
        sign = sign if len(sign) + cell_len(name) <= room else ""
        title = [Content.styled(f"{sign}{name}", "bold")]
        keys = hotkeys(self._spots.get("place", ()))
        above = bool(keys) and title[0].cell_length + 1 + keys.cell_length <= room
        self.border_title = join([keys, *title] if above else title)
        below = [] if above or not keys else [keys]
        if place.villain:
            name = f" {place.villain.upper()} "
            below = [Content.styled(name, "bold reverse $villain"), *below]
            below += [hotkeys(self._spots.get(VILLAIN, ()))]
        if self._news:
            below = [Content.styled(f" {self._news} ", "bold reverse $touched"), *below]
        self.border_subtitle = join(one for one in below if one.plain)

    def on_resize(self, event: events.Resize) -> None:
        """Give the key of the Location its place for the new width."""
        del event
        self._draw_frame()

    def render(self) -> Content:
        if self.place is None or self.shown is None:
            return Content()
        width, height = self.content_size
        if self.place.gone:
            return Content.styled(OUT_OF_RING[:1].upper() + OUT_OF_RING[1:], "$quiet")
        drawn = self._draw_top(self.place, self.shown, width)
        drawn += self._draw_cards(self.place, width, height - len(drawn))
        return lines(drawn[:height])

    def _draw_top(self, place: Place, shown: Shown, width: int) -> list[Content]:
        """Return the slots, the Heroes and the tokens of content, in as few rows as hold them.

        What the frame does not hold of the name stands before them.
        """
        tokens = [draw_tokens(one) for one in place.tokens if one.amount]
        choices = self._spots.get("tokens", ())
        tokens = [join([offered(join(tokens), choices), hotkeys(choices)])] if tokens else []
        _, rest = name_in_frame(place.name, self.outer_size.width - FRAME)
        name = [Content.styled(rest, "bold")] if rest else []
        rows = packed([*name, self._draw_slots(place)], width, " ")
        if tokens and rows[-1].cell_length + 1 + tokens[0].cell_length <= width:
            rows[-1], tokens = join([rows[-1], *tokens]), []
        return [*rows, *packed([*self._draw_people(place, shown, width), *tokens], width, " ")]

    def _draw_slots(self, place: Place) -> Content:
        cells = [
            (place.civilians, "C", "$civilian", "civilian"),
            (place.thugs, "T", "$thug", THUG),
            (place.free, " ", "$quiet", ""),
        ]
        parts = []
        for amount, letter, style, spot in cells:
            choices = self._spots.get(spot, ())
            cell = Content.assemble("[", (letter, f"bold {style}"), "]")
            row = Content("").join([cell] * amount)
            parts.append(offered(row, choices) if amount else Content())
            parts.append(hotkeys(choices) if amount else Content())
        return Content("").join(parts)

    def _draw_people(self, place: Place, shown: Shown, width: int) -> list[Content]:
        """Return the Heroes with their tokens as pips: by name where all fit in a row."""
        here = [hero for hero in shown.position.heroes if hero.id in place.heroes]
        named = [self._draw_hero(hero, f"{hero.name} ") for hero in here]
        if sum(one.cell_length + 1 for one in named) - 1 <= width:
            return named
        return [self._draw_hero(hero, shown.badge(hero)) for hero in here]

    def _draw_hero(self, hero: Hero, name: str) -> Content:
        shown = self.shown
        if shown is None:
            return Content()
        colour = f"bold {shown.colour(hero)}"
        said = Content.styled(name, f"{colour} reverse" if hero.acting else colour)
        states = [(one, hero_state) for one, hero_state in STATES if getattr(hero, one)]
        short = [Content.styled(state, "bold $touched") for _, state in states]
        choices = shown.between_heroes(hero.id)
        tokens = pips(hero)
        apart = short and not tokens and not name.endswith(" ")
        tokens = Content(" ") if apart else tokens
        return offered(Content("").join([said, tokens, *short]), choices)

    def _draw_cards(self, place: Place, width: int, height: int) -> list[Content]:
        """Return the Threat with what it does, and the End of Turn effect in what room is left."""
        threat = place.threat
        if threat is None:
            return clip(Content.styled(f"End: {place.end_of_turn}", "$foreground"), width, height)
        choices = self._spots.get("threat", ())
        name = Content.styled(f"! {threat.name}", "bold $threat")
        more = [draw_tokens(token) for token in threat.tokens if token.amount]
        more += [hotkeys(choices)] if choices else []
        line = join([name, threat_state(threat), *more])
        if threat.face_down:
            line = join([name, *more])
        elif line.cell_length > width:
            line = join([name, threat_state(threat, short=True), *more])
        drawn = [offered(line, choices)]
        text = " ".join(threat.text if threat.face_down else threat.text[1:])
        drawn += clip(Content.styled(text, "$foreground"), width, height - len(drawn))
        covered = Content.assemble("End, covered: ", (place.end_of_turn, "strike"))
        return drawn + clip(covered.stylize_before("$quiet"), width, min(height - len(drawn), 2))

    def on_click(self, event: events.Click) -> None:
        """Take what is under the mouse, else what concerns the Location as such, else open it."""
        keys = clicked(event.style) or tuple(one.key for one in self._spots.get("place", ()))
        event.stop()
        if keys:
            self.post_message(self.Picked(keys))
        else:
            self.open()

    def describe(self) -> Content:
        """Return in a few lines what is at the Location."""
        if self.place is None or self.shown is None:
            return Content()
        sheet = place_sheet(self.place, self.shown)
        return Content.assemble((f"{sheet.title}  ", "bold"), " ".join(sheet.paragraphs))

    def open(self) -> None:
        """Show the whole Location."""
        if self.place is not None and self.shown is not None:
            self.post_message(self.Opened(place_sheet(self.place, self.shown)))
