"""Pieces of text that several widgets draw: keys, symbols, tokens, bars.

All of it is `Content` put together from plain strings, so that no name is ever read as markup. A
piece that answers to the mouse carries the public keys of its options under `META`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from textual.content import Content
from textual.style import Style

from united.app import glyphs
from united.app.model.sheets import same_as_symbols
from united.definitions.symbols import SYMBOL_NAMES, Symbols

if TYPE_CHECKING:
    from united.app.model.folds import Line, Offer
    from united.app.model.shown import Shown
    from united.rules.position import Card, Count, Hero, Threat

META: Final = "options"
"""The name under which a piece of text carries the options that a click on it takes."""

TOKENS_APART: Final = 2
"""So many tokens of a kind are drawn one by one, more with their number."""

Piece = Content | str | tuple[str, str]


def join(pieces: Iterable[Piece], separator: str = " ") -> Content:
    """Return the pieces in one line."""
    return Content(separator).join([_content(piece) for piece in pieces])


def lines(pieces: Iterable[Piece]) -> Content:
    """Return the pieces one below the other."""
    return join(pieces, "\n")


def _content(piece: Piece) -> Content:
    if isinstance(piece, Content):
        return piece
    return Content(piece) if isinstance(piece, str) else Content.styled(*piece)


def offered(piece: Content, choices: Iterable[Offer]) -> Content:
    """Return a piece marked as offered, so that a click on it takes the choices (or asks which)."""
    meant = list(choices)
    return piece.stylize("underline").stylize(_link(meant)) if meant else piece


def _link(choices: Iterable[Offer]) -> Style:
    return Style.from_meta({META: "\n".join(one.key for one in choices)})


def clicked(style: Any) -> tuple[str, ...]:
    """Return the public keys of the options under the mouse, from a click's style."""
    found = style.meta.get(META, "") if style is not None else ""
    return tuple(found.split("\n")) if isinstance(found, str) and found else ()


def hotkey(key: str) -> Content:
    """Return the key of an option as it stands beside it."""
    return Content.styled(f"{key or ' ':>1}", "bold $key")


def hotkeys(choices: Iterable[Offer]) -> Content:
    """Return the keys of some options in brackets unlike a slot's, empty without any.

    A click on them takes the option (or asks which).
    """
    keyed = [one for one in choices if one.hotkey]
    if not keyed:
        return Content()
    badge = Content.styled(f"<{' '.join(one.hotkey for one in keyed)}>", "bold reverse $key")
    return badge.stylize(_link(keyed))


def symbols(amounts: Symbols, *, none: str = "none") -> Content:
    """Return symbols in words with their letters set off: `2 Move  1 Wild`."""
    parts: list[Piece] = [
        Content.assemble((f"{n} ", "bold"), (name, f"bold ${_COLOURS[kind]}"))
        for kind, (n, name) in enumerate(zip(amounts, SYMBOL_NAMES, strict=True))
        if n
    ]
    return join(parts, ", ") if parts else Content.styled(none, "$quiet")


_COLOURS: Final = ("civilian", "thug", "villain", "threat")


def hero_sign(id: str, shown: Shown, style: str = "bold") -> Content:
    """Return the sign of a Hero of the game in the Hero's colour, by the id."""
    hero = shown.position.hero(id)
    if hero is None:
        return Content("?")
    return Content.styled(shown.badge(hero), f"{style} {shown.colour(hero)}")


def pips(hero: Hero) -> Content:
    """Return the tokens of content that a Hero has as pips: full ones, and those still to come."""
    full = "".join(
        glyphs.DONE_TOKEN * one.amount + glyphs.OPEN_TOKEN * max(one.full_at - one.amount, 0)
        for one in hero.counts
    )
    return Content.styled(full, "bold $accent")


def bar(done: int, whole: int, width: int, style: str = "$primary") -> Content:
    """Return a bar of `width` cells of which `done` of `whole` are filled."""
    filled = round(width * min(max(done, 0), whole) / whole) if whole else 0
    if 0 < done < whole:
        filled = min(max(filled, 1), width - 1)
    return Content.assemble(
        (glyphs.FULL * filled, style), (glyphs.EMPTY * (width - filled), "$quiet")
    )


def threat_state(threat: Threat, *, short: bool = False) -> Content:
    """Return how far a Threat is from being cleared: Health left, or Heroic tokens on it."""
    if threat.henchman:
        word = "" if short else " Health"
        return Content.styled(f"{threat.left}/{threat.needed}{word}", "bold")
    word = "" if short else " Heroic"
    done = glyphs.DONE_TOKEN * threat.done
    return Content.styled(f"{done}{glyphs.OPEN_TOKEN * threat.left}{word}", "bold")


def card_title(card: Card) -> Content:
    """Return the name of a card, or that it lies face down."""
    if card.face_down:
        return Content.styled("face-down card", "italic")
    style = "bold $villain" if card.kind == "plan" else "bold"
    return Content.styled(card.name, style)


def clip(text: Content, width: int, height: int) -> list[Content]:
    """Return a text in at most `height` lines, the last one cut where it does not fit."""
    if height <= 0 or width <= 0:
        return []
    rows = text.wrap(width)
    if len(rows) <= height:
        return list(rows)
    last = Content(" ").join(rows[height - 1 :])
    return [*rows[: height - 1], last.truncate(width, ellipsis=True)]


def packed(parts: Iterable[Content], width: int, between: str = f" {glyphs.DOT} ") -> list[Content]:
    """Return parts in as few lines as hold them side by side, none of them broken."""
    rows: list[Content] = []
    for part in parts:
        longer = join([*rows[-1:], part], between)
        if rows and longer.cell_length <= width:
            rows[-1] = longer
        else:
            rows.append(part)
    return rows


def rule_number(rule: str) -> Content:
    """Return a rule's number in brackets."""
    return Content.styled(f"[{rule}]", "$quiet") if rule else Content()


def option_text(line: Line, shown: Shown) -> Content:
    """Return the text of a line of options; of a card also its symbols, or the pool it gives."""
    decision, offer = shown.position.decision, line.offer
    kind = decision.kind if decision is not None else ""
    about = offer.about.card if offer is not None and kind in ("play", "discard") else ""
    card = next((one for one in shown.position.hand if about and one.id == about), None)
    if card is None:
        return join([line.text, *([(line.price, "$quiet")] if line.price else [])])
    if card.pool is not None:
        gives = symbols(card.pool, none="nothing")
        return Content.assemble(line.text, (f" {glyphs.RIGHT} ", "$quiet"), gives)
    plain = same_as_symbols(card.name, card.symbols)
    return Content(line.text) if plain else join([line.text, symbols(card.symbols)], "  ")


def draw_tokens(token: Count) -> Content:
    """Return tokens of content by the first letter of their name, the same at every size."""
    sign = f"({token.name[:1]})"
    many = f"{token.amount}{sign}" if token.amount > TOKENS_APART else sign * token.amount
    return Content.styled(many, "bold $accent")
