"""What is typed into the setup form: names of persons, and the seed."""

from __future__ import annotations

from typing import Final

from attrs import evolve

from united.app.model.setup_form import Form
from united.outside.quoting import printable
from united.rules.setup import MAX_SEED

LONGEST_NAME: Final = 20
"""Characters of a name of a person; what is typed beyond them is cut off."""


def typing_problem(row: str, text: str) -> str:
    """Return why a text cannot be typed into a row, empty if it can."""
    if row != "seed":
        return ""
    digits = text.strip()
    digits = digits.lstrip("0") or digits[-1:]
    # Python refuses to read a number of thousands of digits.
    short = len(digits) <= len(str(MAX_SEED)) and digits.isascii()
    if short and digits.isdecimal() and int(digits) <= MAX_SEED:
        return ""
    return f"A seed is a whole number from 0 to {MAX_SEED}; this is none."


def write(form: Form, row: str, text: str) -> Form:
    """Return the form with a text typed into a row, in which `typing_problem` found nothing."""
    kind, _, rest = row.partition(" ")
    if kind == "seat":
        seats = list(form.seats)
        seats[int(rest)] = printable(text.strip()[:LONGEST_NAME])
        return evolve(form, seats=tuple(seats))
    if typing_problem(row, text):
        return form
    return evolve(form, seed=int(text.strip().lstrip("0") or "0"))
