"""Plain data, as JSON gives them, read strictly into attrs classes; what is wrong is a sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal, TypeVar, get_args, get_origin

import attrs
import cattrs
from cattrs.errors import ForbiddenExtraKeysError

from united.outside.errors import UnitedError
from united.outside.quoting import quoted

T = TypeVar("T")


class WrongData(UnitedError, ValueError):
    """Data that are not what is asked for; the text names the field, without a stop."""


class _Wrong(UnitedError, ValueError):
    """A value of another kind than belongs there."""

    def __init__(self, wanted: str, value: object) -> None:
        kind = "the text " if isinstance(value, str) else ""
        super().__init__(f"must be {wanted}, not {kind}{quoted(value)}")


def read_data(data: object, kind: type[T], what: str) -> T:
    """Return what data describe; `what` names them, such as `the header`. Raises WrongData."""
    try:
        return _CONVERTER.structure(data, kind)
    except (cattrs.BaseValidationError, _Wrong) as error:
        raise WrongData(next(_faults(error, what, ""))) from error


def _faults(error: Exception, what: str, field: str) -> Iterator[str]:
    """Yield what is wrong in words; `field` is the path of the value, empty for all of it."""
    if isinstance(error, cattrs.ClassValidationError | cattrs.IterableValidationError):
        noted, others = error.group_exceptions()
        for inner, note in noted:
            name = note.name if isinstance(note, cattrs.AttributeValidationNote) else note.index
            below = f"{field}.{name}" if field else str(name)
            if isinstance(inner, KeyError):
                yield f"{what} lacks {quoted(below)}, which must be {_say(note.type)}"
            else:
                yield from _faults(inner, what, below)
        for inner in others:
            yield from _faults(inner, what, field)
    elif isinstance(error, ForbiddenExtraKeysError):
        known = ", ".join(one.name for one in attrs.fields(error.cl))
        where = f"{quoted(field)} in {what}" if field else what
        extra = quoted(sorted(map(str, error.extra_fields))[0])
        yield f"{where} has {extra}, which does not belong there; there are: {known}"
    else:
        yield f"{quoted(field)} in {what} {error}" if field else f"{what} {error}"


def _say(kind: Any) -> str:
    """Return what belongs in a field of a type."""
    if kind in _WORDS:
        return _WORDS[kind]
    if _is_literal(kind):
        return " or ".join(map(quoted, get_args(kind)))
    return "a list of texts" if _is_tuple(kind) else "a mapping"


_WORDS: Final[Mapping[Any, str]] = {
    int: "a whole number",
    str: "a text",
    Mapping[str, str]: "a mapping of texts",
}


def _check_plain(value: object, kind: Any) -> object:
    if type(value) is not kind:
        raise _Wrong(_say(kind), value)
    return value


def _check_one_of(value: object, kind: Any) -> object:
    if value not in get_args(kind):
        raise _Wrong(_say(kind), value)
    return value


def _as_tuple(value: object, kind: Any) -> tuple[object, ...]:
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise _Wrong(_say(kind), value)
    for one in value:
        if type(one) is not get_args(kind)[0]:
            raise _Wrong(_say(kind), one)
    return tuple(value)


def _as_texts(value: object, kind: Any) -> dict[str, str]:
    if not isinstance(value, Mapping):
        raise _Wrong(_say(kind), value)
    for each in value.items():
        for one in each:
            if type(one) is not str:
                raise _Wrong(_say(kind), one)
    return dict(value)


def _is_tuple(kind: Any) -> bool:
    origin: object = get_origin(kind)
    return origin is tuple


def _is_literal(kind: Any) -> bool:
    origin: object = get_origin(kind)
    return origin is Literal


def _make_converter() -> cattrs.Converter:
    # cattrs would take "3" for 3 and a text for a list of letters.
    converter = cattrs.Converter(forbid_extra_keys=True)
    for plain in (int, str):
        converter.register_structure_hook(plain, _check_plain)
    converter.register_structure_hook_func(_is_tuple, _as_tuple)
    converter.register_structure_hook_func(_is_literal, _check_one_of)
    converter.register_structure_hook_func(lambda kind: kind == Mapping[str, str], _as_texts)

    @converter.register_structure_hook_factory(attrs.has)
    def read_class(kind: type[Any]) -> Any:
        read = cattrs.gen.make_dict_structure_fn(kind, converter, _cattrs_forbid_extra_keys=True)

        def check(value: Any, kind: Any) -> Any:
            if not isinstance(value, Mapping):
                raise _Wrong(_say(kind), value)
            return read(value, kind)

        return check

    return converter


_CONVERTER: Final = _make_converter()
