"""`united cards words`: every word and every key that is written in content, as declared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from united.cli.author_things import FILES, author_things, doc_of, thing_name
from united.cli.errors import LISTED, OurUsageError
from united.cli.key_lines import key_lines
from united.definitions.keys import keys_of
from united.effects.parts.index import PARTS_OF_SPEECH, PartOfSpeech
from united.effects.vocabulary import CONDITION, EFFECT, STANDING, VOCABULARY, Word
from united.library import meant
from united.outside.quoting import quoted

TITLES: Final = {
    EFFECT: "Effects: what happens",
    STANDING: "Standing effects: what holds (while_in_play, while_face_up, hold)",
    CONDITION: "Conditions: what is true or false (if, while, condition)",
}

THINGS_TITLE: Final = "Things: the files of a pack, and what is in them"


def print_words(narrower: str | None = None) -> None:
    """Print words, the keys of things and the parts of speech: all, or what one is called.

    Raises UsageError where nothing is called so.
    """
    found = [*sections()] if narrower is None else _narrowed(narrower)
    print("\n\n".join(found))


def sections() -> Iterator[str]:
    """Yield all there is to say: the words by kind, the things, the parts of speech."""
    for kind, words in VOCABULARY.items():
        yield TITLES[kind]
        yield from ("\n".join(word_lines(word)) for word in words.values())
    yield THINGS_TITLE
    yield from ("\n".join(thing_lines(cls)) for cls in author_things().values())
    yield from ("\n".join(part_lines(part)) for part in PARTS_OF_SPEECH)


def _narrowed(wanted: str) -> list[str]:
    words = [word for kind in VOCABULARY.values() for word in kind.values()]
    found = [thing_lines(cls) for name, cls in author_things().items() if name == wanted]
    found += [word_lines(word) for word in words if word.name == wanted]
    found += [part_lines(part) for part in PARTS_OF_SPEECH if part.name == wanted]
    if not found:
        parts = (part.name for part in PARTS_OF_SPEECH)
        hint = meant(wanted, [*author_things(), *(word.name for word in words), *parts]) or "."
        raise OurUsageError(
            f"There is no word {quoted(wanted)}{hint} `united cards words` {LISTED}"
        )
    return ["\n".join(lines) for lines in found]


def thing_lines(cls: type) -> Iterator[str]:
    """Yield what a thing is, in which file it is written, and its keys."""
    yield f"{thing_name(cls)}: {doc_of(cls)}"
    if cls in FILES:
        yield f"    File: {FILES[cls]}"
    yield from (f"    {line}" for line in key_lines(cls))


def word_lines(word: Word) -> Iterator[str]:
    """Yield what a word does, where it may stand, how it is written, and its parameters."""
    yield f"{word.name}: {word.doc}"
    # Of some words it depends on what is written: there it is a property.
    if getattr(word.cls, "needs_hero", False) is True:
        yield "    Only where a Hero acts."
    if getattr(word.cls, "needs_threat", False):
        yield "    Only on a Threat card."
    yield f"    Written: {_written(word)}"
    yield from (f"    {line}" for line in key_lines(word.cls))


def _written(word: Word) -> str:
    keys = [key.key for key in keys_of(word.cls)]
    if not keys:
        return word.name
    if word.open:
        return f"{{{', '.join(f'{key}: ...' for key in keys)}}}"
    short = f", or {word.name}: <{word.bare}>" if word.bare else ""
    return f"{word.name}: {{{', '.join(f'{key}: ...' for key in keys)}}}{short}"


def part_lines(part: PartOfSpeech) -> Iterator[str]:
    """Yield what may be written for a part of speech: its words, then its mappings."""
    yield part.title
    yield ""
    yield from (f"{word}: {meaning}" for word, meaning in part.words.items())
    for cls in part.classes:
        needed = [key.key for key in keys_of(cls) if key.required]
        head = f"{{{needed[0]}: ...}}" if needed else thing_name(cls) or cls.__name__
        yield f"{head}: {doc_of(cls)}"
        yield from (f"    {line}" for line in key_lines(cls))
