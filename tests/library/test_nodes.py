"""Hostile and odd YAML: each is refused at its place, quickly, and never with a traceback."""

from __future__ import annotations

import time

import pytest
import yaml

from united.library import nodes
from united.library.nodes import MAX_BYTES, MAX_DEPTH, MAX_NODES, Node, compose
from united.library.text import Unreadable

REFUSED = [
    (b"", "1:1: the file is empty"),
    (b"# nothing\n", "1:1: the file is empty"),
    (b"a: !!python/object/apply:os.system [ls]\n", "1:4: tags (!name) are not allowed"),
    (b"a: !!str x\n", "1:4: tags (!name) are not allowed"),
    (b"a: ! x\n", "1:4: tags (!name) are not allowed"),
    (b"a: &x 1\nb: *x\n", "1:4: anchors (&name) are not allowed"),
    (b"a: *x\n", "1:4: aliases (*name) are not allowed; write it out"),
    (b"a: 1\n<<: {b: 1}\n", "2:1: merge keys (<<) are not allowed; write it out"),
    (b"a: 1\n---\nb: 2\n", "2:1: only one document a file is allowed"),
    (b"%YAML 1.1\n---\na: 1\n", "1:1: directives (%...) are not allowed"),
    (b"%TAG ! tag:x,2000:\n---\na: 1\n", "1:1: directives (%...) are not allowed"),
    (b"? [a]\n: 1\n", "1:3: a key must be a plain word"),
    (b"a: 1\nnull: 2\n", "2:1: a key must be a plain word"),
    (b"{{a: 1}: 2}", "1:2: a key must be a plain word"),
    (b"a: 1\nb: \xff\n", "2:4: the file is not UTF-8 text"),
    ("a: b\n".encode("utf-16"), "1:1: the file is not UTF-8 text"),
    (b"a: x\x00y\n", "1:5: the character U+0000 cannot be seen; take it out"),
    (b"a: 1\n\tb: 1\n", "2:1: the character U+0009 cannot be seen; use spaces, not tabs"),
    ("é: \x1b[31m\n".encode(), "1:4: the character U+001B cannot be seen; take it out"),
    ("a: x\u202ey\n".encode(), "1:5: the character U+202E cannot be seen; take it out"),
    ("a: x\ufeffy\n".encode(), "1:5: the character U+FEFF cannot be seen; take it out"),
    ("a: x\x85b: 1\n".encode(), "1:5: the character U+0085 cannot be seen; take it out"),
    (b'a: 1\nb: "x\\u001b[31m"\n', "2:4: the character U+001B cannot be seen; take it out"),
    (b'a: 1\nb: "\\0"\n', "2:4: the character U+0000 cannot be seen; take it out"),
    (b"a: b: c\n", "1:5: not valid YAML: mapping values are not allowed in this context; "
     "a text with a colon must be in quotes"),
    (b"a: [1, 2\nb: 3\n", "2:2: not valid YAML: did not find expected ',' or ']'; "
     "a bracket is not closed, or a comma is missing"),
]  # fmt: skip


@pytest.mark.parametrize(("data", "expected"), REFUSED, ids=lambda value: repr(value)[:40])
def test_refused(data: bytes, expected: str) -> None:
    with pytest.raises(Unreadable) as caught:
        compose(data)
    problem = str(caught.value.problem("f.yaml"))
    assert problem == f"f.yaml:{expected}"


HUGE = [
    (b"[[a], " * 40_000, f"1:{6 * MAX_DEPTH - 4}: more than {MAX_DEPTH} levels deep"),
    (b"[" * 200_000, "f.yaml:1:"),
    (b"{a: " * 60_000, f"1:{4 * MAX_DEPTH + 1}: more than {MAX_DEPTH} levels deep"),
    (b"- " * 100_000, f"1:{2 * MAX_DEPTH + 1}: more than {MAX_DEPTH} levels deep"),
    (b"[" + b"a," * 100_000 + b"]", f"more than {MAX_NODES} values in a file"),
    (b"x" * (MAX_BYTES + 1), f"1:1: the file is larger than {MAX_BYTES // 1024} KiB"),
    (b"? " * 100_000, "a key must be a plain word"),
    (b"a: &a [x]\n" + b"b: [*a, *a, *a, *a]\n" * 5_000, "1:4: anchors (&name) are not allowed"),
    (b'"' + b"\\" * 200_001, "not valid YAML"),
    (b"'" * 200_001, "not valid YAML"),
    (b"a:\n" + b" " * 200_000 + b"b", ""),
    (b"x" * MAX_BYTES, ""),
    (b"9" * MAX_BYTES, ""),
    (b"# " + b"x" * 200_000 + b"\na", ""),
]


@pytest.mark.parametrize(("data", "expected"), HUGE, ids=lambda value: repr(value)[:12])
def test_huge_files_end_soon(data: bytes, expected: str) -> None:
    begun = time.perf_counter()
    if expected:
        with pytest.raises(Unreadable) as caught:
            compose(data)
        assert expected in str(caught.value.problem("f.yaml"))
    else:
        assert isinstance(compose(data), Node)
    assert time.perf_counter() - begun < 5


SCALARS = [
    ("0", 0), ("42", 42), ("-7", -7), ("123456789", 123456789),
    ("9" * 100_000, 10**1_000 - 1), ("-" + "9" * 5000, 1 - 10**1_000), ("9" * 30, 10**30 - 1),
    ("true", True), ("false", False), ("null", None), ("~", None), ("", None),
    ("yes", "yes"), ("no", "no"), ("on", "on"), ("off", "off"), ("True", "True"), ("NULL", "NULL"),
    ("007", "007"), ("0x1F", "0x1F"), ("0o17", "0o17"), ("1_000", "1_000"), ("+1", "+1"),
    ("1.5", "1.5"), ("1e3", "1e3"), (".inf", ".inf"), (".nan", ".nan"), ("190:20:30", "190:20:30"),
    ("2024-01-01", "2024-01-01"), ("=", "="), ("٣", "٣"),
    ('"1"', "1"), ("'true'", "true"), ('""', ""), ("'null'", "null"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "value"), SCALARS, ids=lambda value: repr(value)[:20])
def test_scalars_are_what_they_look_like(text: str, value: object) -> None:
    node = compose(f"a: {text}\n".encode())
    found = node.entries[0][1].value
    assert found == value
    assert type(found) is type(value)


def test_a_byte_order_mark_and_line_endings_change_no_place() -> None:
    node = compose("\ufeffa: 1\r\nbé: {c: 2}\r\n".encode())
    (_, first), (_, second) = node.entries
    inner = second.entries[0][1]
    assert (first.line, first.column, inner.line, inner.column) == (1, 4, 2, 9)


def test_the_slower_parser_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    from united.library.home import content_root

    def places(node: Node) -> list[object]:
        inner = [*node.items, *(part for entry in node.entries for part in entry)]
        value = node.value if not inner else node.kind
        return [(value, node.line, node.column), *(places(one) for one in inner)]

    files = sorted(content_root().rglob("*.yaml"))
    assert len(files) > 15
    quick = [places(compose(file.read_bytes())) for file in files]
    monkeypatch.setattr(nodes, "_LOADER", yaml.SafeLoader)
    assert [places(compose(file.read_bytes())) for file in files] == quick


@pytest.mark.parametrize(
    ("data", "expected"), [*REFUSED[:24], *HUGE[2:4]], ids=lambda v: repr(v)[:30]
)
def test_the_slower_parser_refuses_the_same(
    data: bytes, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "_LOADER", yaml.SafeLoader)
    with pytest.raises(Unreadable) as caught:
        compose(data)
    assert str(caught.value.problem("f.yaml")) == f"f.yaml:{expected}"


def test_the_slower_parser_knows_no_such_character(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes, "_LOADER", yaml.SafeLoader)
    with pytest.raises(Unreadable, match="not valid YAML"):
        compose(b'a: "\\UFFFFFFFF"\n')
    with pytest.raises(Unreadable, match=r"U\+D800 cannot be seen"):
        compose(b'a: "\\ud800"\n')
