"""One Location of the ring."""

from __future__ import annotations

from typing import Final

from textual import events
from textual.content import Content

from united.app import glyphs
from united.app.keyboard import LAST_KEY
from united.app.model.sheets import place_sheet
from united.app.model.shown import Offer, Shown
from united.app.pieces import clicked, clip, hotkeys, join, lines, offered, threat_state
from united.app.widgets.pane import Pane
from united.definitions.option_keys import RESCUE, THUG, VILLAIN
from united.rules.position import Count, Hero, Place

SHORT: Final = 3
"""Cells that the tokens on a Threat have: a number and a letter, the closer look says the rest."""


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

    def depends(self, shown: Shown) -> object:
        place = shown.position.ring[self.number]
        here = [one for one in shown.position.heroes if one.id in place.heroes]
        return place, here, self._offered(shown, place), self._of_heroes(shown)

    def refresh_table(self, shown: Shown) -> None:
        place = shown.position.ring[self.number]
        self.place = place
        self.choices = self._offered(shown, place)
        self._spots = _share_out(place, self.choices)
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

    def _of_heroes(self, shown: Shown) -> tuple[Offer, ...]:
        """Return the choices between Heroes, where one is to be chosen."""
        decision = shown.position.decision
        if decision is None or decision.kind != "choose":
            return ()
        return tuple(one for one in shown.offers if one.about.hero and not one.about.card)

    def mark(self, touched: bool) -> None:
        """Mark the Location as touched by what is happening, or no longer."""
        if touched != self.has_class("-touched"):
            self.dress(touched, "-touched")
            self._draw_frame()

    def _draw_frame(self) -> None:
        place = self.place
        if place is None:
            return
        sign = f"{glyphs.CURRENT} " if self.has_class("-touched") else ""
        name = Content.styled(f"{sign}{place.name}", "bold")
        keys = hotkeys(self._spots.get("place", ()))
        self.border_title = join([keys, name] if keys else [name])
        if place.villain:
            spot = self._spots.get(VILLAIN, ())
            title = Content.styled(f" {place.villain.upper()} ", "bold reverse $villain")
            self.border_subtitle = join([title, hotkeys(spot)] if spot else [title])
        else:
            self.border_subtitle = ""

    def render(self) -> Content:
        if self.place is None or self.shown is None:
            return Content()
        width, height = self.content_size
        drawn = [self._draw_slots(self.place, width)]
        drawn += [self._draw_people(self.shown, width)] if self.place.heroes else []
        drawn += self._draw_cards(self.place, width, height - len(drawn))
        return lines(drawn[:height])

    def _draw_slots(self, place: Place, width: int) -> Content:
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
        slots = Content("").join(parts)
        room = width - slots.cell_length - 1
        tokens = [_say_tokens(token, room) for token in place.tokens if token.amount]
        choices = self._spots.get("tokens", ())
        return join([slots, offered(join(tokens), choices)]) if tokens else slots

    def _draw_people(self, shown: Shown, width: int) -> Content:
        at = () if self.place is None else self.place.heroes
        here = [hero for hero in shown.position.heroes if hero.id in at]
        long = sum(len(hero.name) + 1 for hero in here) - 1 <= width
        return join(
            [self._draw_hero(hero, hero.name if long else shown.badge(hero)) for hero in here]
        )

    def _draw_hero(self, hero: Hero, name: str) -> Content:
        style = "bold reverse $hero" if hero.acting else "bold $hero"
        said = Content.styled(name, f"{style} strike" if hero.ko else style)
        shown = self.shown
        choices = self._of_heroes(shown) if shown is not None else ()
        return offered(said, tuple(one for one in choices if one.about.hero == hero.id))

    def _draw_cards(self, place: Place, width: int, height: int) -> list[Content]:
        """Return the Threat with what it does, and the End of Turn effect in what room is left."""
        threat = place.threat
        if threat is None:
            return clip(Content.styled(f"End: {place.end_of_turn}", "$foreground"), width, height)
        choices = self._spots.get("threat", ())
        name = Content.styled(f"! {threat.name}", "bold $threat")
        more = [_say_tokens(token, SHORT) for token in threat.tokens if token.amount]
        more += [hotkeys(choices)] if choices else []
        line = join([name, threat_state(threat), *more])
        if line.cell_length > width:
            line = join([name, threat_state(threat, short=True), *more])
        drawn = [offered(line, choices)]
        room = height - len(drawn) - 1
        text = " ".join(threat.text[1:])
        drawn += clip(Content.styled(text, "$foreground"), width, room) if room > 0 else []
        covered = Content.assemble("End, covered: ", (place.end_of_turn, "strike"))
        return drawn + clip(covered.stylize_before("$quiet"), width, 1)

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


def _share_out(place: Place, choices: tuple[Offer, ...]) -> dict[str, tuple[Offer, ...]]:
    """Share the choices out among the things in the panel that they concern."""
    spots: dict[str, tuple[Offer, ...]] = {}
    for choice in choices:
        spot = _spot(place, choice)
        spots[spot] = (*spots.get(spot, ()), choice)
    return spots


def _spot(place: Place, choice: Offer) -> str:
    about = choice.about
    if about.origin:
        return "tokens" if about.origin == place.id else "target"
    if about.enemy in (THUG, VILLAIN):
        return about.enemy
    if about.action == RESCUE:
        return "civilian"
    if place.threat is not None and about.card == place.threat.id:
        return "threat"
    return "place"


def _say_tokens(token: Count, room: int) -> Content:
    said = token.said if token.amount > 1 else token.name
    short = f"{token.amount}{token.name[:1]}" if token.amount > 1 else token.name[:1]
    return Content.styled(said if len(said) <= room else short, "bold $accent")
