"""The options as lines of a list: those that differ only in where or how they are paid are one.

Such a line is opened by its key. What it holds is answered step by step: from where, to where, and
with what it is paid; a step with a single answer is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from attrs import evolve, frozen

from united.app.keyboard import LAST_KEY, option_keys
from united.definitions.option_keys import without_payment
from united.definitions.symbols import say_symbols
from united.rules.decision import Option
from united.rules.position import Cost, Position
from united.state.choice import About

MOST_APART: Final = 2
"""So many places of one action stand as lines of their own; more are one line."""

BACK: Final = "Back"

MORE: Final = "\u2026"
"""What ends the text of a line that can be opened."""


@frozen
class Offer:
    """An option of the pending decision with the key that takes it, empty for none."""

    option: Option
    hotkey: str = ""

    @property
    def key(self) -> str:
        """The public key of the option."""
        return self.option.key

    @property
    def text(self) -> str:
        """The option as a sentence."""
        return self.option.text

    @property
    def about(self) -> About:
        """What the option concerns on the board."""
        return self.option.about


@frozen
class Line:
    """A line of the list of options, with the key that takes or opens it.

    It is one of `offers`, or stands for several, or without any leads back. `step` is what is added
    to the opened steps when it is opened; `price` says what it costs, where the text does not.
    """

    text: str
    offers: tuple[Offer, ...]
    step: str = ""
    price: str = ""
    hotkey: str = ""

    @property
    def offer(self) -> Offer | None:
        """The option that it takes, None where it opens something or leads back."""
        return self.offers[0] if len(self.offers) == 1 else None

    @property
    def folded(self) -> bool:
        """Whether it stands for several options."""
        return len(self.offers) > 1


def lines_of(
    position: Position, opened: Sequence[str] = (), taken_keys: Iterable[str] = ()
) -> tuple[Line, ...]:
    """Return the lines of a decision's options; `opened` are the steps taken into a folded line.

    `taken_keys` are the keys that no line can have. Steps that lead nowhere count for nothing.
    """
    return tuple(_with_keys(_open(position, opened)[0], taken_keys))


def opened_text(position: Position, opened: Sequence[str]) -> str:
    """Return what the lines say that are opened one in the other, empty for none."""
    return ": ".join(one.replace(f" {MORE}", "") for one in _open(position, opened)[1])


def _open(position: Position, opened: Sequence[str]) -> tuple[list[Line], list[str]]:
    """Return the lines that some steps lead to, and the texts of the lines opened for it."""
    decision = position.decision
    offers = [Offer(option) for option in decision.options] if decision is not None else []
    if decision is None or decision.kind != "act":
        return [Line(one.text, (one,)) for one in offers], []
    lines = _top(offers, position.costs)
    texts: list[str] = []
    for step in opened:
        inside = next((one for one in lines if one.folded and one.step == step), None)
        if inside is None:
            break
        lines = [*_within(inside), Line(BACK, ())]
        texts.append(f"{inside.text} {inside.price}".strip() if not texts else inside.text)
    return lines, texts


def _with_keys(lines: list[Line], taken_keys: Iterable[str]) -> list[Line]:
    names = [one.offer.key if one.offer else f"{number}" for number, one in enumerate(lines)]
    hotkeys = option_keys(names, taken_keys)
    keyed = []
    for name, line in zip(names, lines, strict=True):
        hotkey = hotkeys[name] if line.offers else LAST_KEY
        offers = line.offers if line.folded else (Offer(o.option, hotkey) for o in line.offers)
        keyed.append(evolve(line, hotkey=hotkey, offers=tuple(offers)))
    return keyed


def _top(offers: list[Offer], costs: tuple[Cost, ...]) -> list[Line]:
    """Return the lines of a Hero's actions, each action or each of its few places in one."""
    priced = {cost.action: cost for cost in costs}
    lines = []
    for group in _grouped(offers, _action):
        places = _grouped(group, _place)
        cost = priced.get(group[0].about.action)
        price = f"({say_symbols(cost.symbols)})" if cost is not None and cost.board else ""
        if len(places) > MOST_APART:
            name = cost.name if cost is not None else _shared(group)
            lines.append(_fold(group, name, _action(group[0]), price))
        else:
            lines += [_line(place, _shared(place), _bare(place[0]), price) for place in places]
    return lines


def _within(line: Line) -> list[Line]:
    """Return the lines inside an opened one: by the first thing in which its options differ."""
    for differs in (_origin, _place, _bare):
        groups = _grouped(line.offers, differs)
        if len(groups) > 1:
            shared = _shared(line.offers)
            return [_line(one, _shared(one), differs(one[0]), "", shared) for one in groups]
    return [Line(one.text, (one,)) for one in line.offers]


def _line(offers: list[Offer], text: str, step: str, price: str, shared: str = "") -> Line:
    """Return options as one line; what the title says already of their text is left out."""
    if len(offers) > 1:
        return _fold(offers, text.removeprefix(shared).strip(" :") or text, step, price)
    said = offers[0].text.removeprefix(shared).strip(" :")
    return Line(said[:1].upper() + said[1:], tuple(offers), price=price)


def _fold(offers: list[Offer], name: str, step: str, price: str) -> Line:
    return Line(f"{name[:1].upper()}{name[1:]} {MORE}", tuple(offers), step, price)


def _grouped(offers: Iterable[Offer], part: Callable[[Offer], str]) -> list[list[Offer]]:
    groups: dict[str, list[Offer]] = {}
    for offer in offers:
        groups.setdefault(part(offer), []).append(offer)
    return list(groups.values())


def _action(offer: Offer) -> str:
    about = offer.about
    what = about.action and f"{about.action} {about.enemy} {about.card} {about.hero}"
    return what or offer.key


def _origin(offer: Offer) -> str:
    return f"from {offer.about.origin}"


def _place(offer: Offer) -> str:
    return f"{offer.about.origin} {offer.about.location}"


def _bare(offer: Offer) -> str:
    return without_payment(offer.key)


def _shared(offers: Sequence[Offer]) -> str:
    """Return the words with which the texts of some options all begin, without loose ends."""
    words = [one.text.split(" ") for one in offers]
    shared = []
    for together in zip(*words, strict=False):
        if len(set(together)) > 1:
            break
        shared.append(together[0])
    while len(offers) > 1 and shared and shared[-1] in ("a", "an", "with", "to"):
        shared.pop()
    return " ".join(shared).rstrip(":")


def offers_of(position: Position, lines: Iterable[Line]) -> tuple[Offer, ...]:
    """Return all options of the decision in their order, with the keys that they have in lines."""
    keyed = {one.offer.key: one.offer for one in lines if one.offer is not None}
    options = position.decision.options if position.decision is not None else ()
    return tuple(keyed.get(option.key, Offer(option)) for option in options)
