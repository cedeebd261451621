"""Random content: whatever a file says, it is read or it has problems; nothing else happens."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from united.definitions.keys import keys_of
from united.effects.vocabulary import VOCABULARY
from united.library.files import PackFile
from united.library.home import content_root
from united.library.things import THINGS, read_thing

WORDS = sorted({name for words in VOCABULARY.values() for name in words})
PARAMETERS = sorted(
    {
        key.key
        for words in VOCABULARY.values()
        for word in words.values()
        for key in keys_of(word.cls)
    }
)
NAMES = st.sampled_from([*WORDS, *PARAMETERS, "here", "any", "origin", "all", "up_to", "hero", ""])
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.one_of(NAMES, st.integers(-1, 100), st.booleans(), st.none(), st.text(max_size=3)),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=3),
    max_leaves=12,
)
ITEMS = st.dictionaries(st.sampled_from(WORDS), VALUES, min_size=1, max_size=2) | VALUES
MANY = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
SHIPPED = sorted(path.read_bytes() for path in content_root().rglob("*.yaml"))


def check(folder: str, path: Path, data: bytes) -> None:
    path.write_bytes(data)
    thing = read_thing(folder, PackFile(f"{folder}/{path.name}", path), {}, "mine")
    assert (thing.made is None) == bool(thing.problems)
    lines = data.decode("utf-8", "replace").splitlines() or [""]
    for problem in thing.problems:
        assert problem.message
        assert problem.line <= len(lines) + 1
        assert str(problem).isprintable()


@MANY
@given(items=st.lists(ITEMS, min_size=1, max_size=4))
def test_random_effects(tmp_path: Path, items: list[Any]) -> None:
    effects = "".join(f"  - {json.dumps(item)}\n" for item in items)
    text = f"location: pier\nname: Pier\nsource: x\nslots: 3\nend_of_turn:\n{effects}"
    check("locations", tmp_path / "pier.yaml", text.encode("utf-8", "replace"))


@MANY
@given(folder=st.sampled_from(sorted(THINGS)), keys=st.data())
def test_random_things(tmp_path: Path, folder: str, keys: st.DataObject) -> None:
    head, cls = THINGS[folder]
    names = [key.key for key in keys_of(cls)]
    thing = keys.draw(st.dictionaries(st.sampled_from(names), VALUES))
    text = json.dumps({head: "pier", **thing})
    check(folder, tmp_path / "pier.yaml", text.encode("utf-8", "replace"))


@MANY
@given(
    data=st.sampled_from(SHIPPED),
    at=st.integers(0, 2_000),
    cut=st.integers(0, 20),
    put=st.binary(max_size=6) | st.text("{}[]:,-#&*!|>'\"%@` \n0é", max_size=6).map(str.encode),
    folder=st.sampled_from(sorted(THINGS)),
)
def test_damaged_files(
    tmp_path: Path, data: bytes, at: int, cut: int, put: bytes, folder: str
) -> None:
    at %= len(data)
    check(folder, tmp_path / "pier.yaml", data[:at] + put + data[at + cut :])
