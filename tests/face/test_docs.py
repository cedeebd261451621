"""Every example for programs does what is written beside it."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]


def run_examples(name: str, text: str) -> doctest.TestResults:
    """Run the examples of a text one after the other; what differs is printed."""
    test = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
    assert test.examples
    return doctest.DocTestRunner(optionflags=doctest.REPORT_NDIFF).run(test)


def test_the_examples_of_the_guide_are_true() -> None:
    assert run_examples("docs/api.md", (ROOT / "docs/api.md").read_text("utf-8")).failed == 0


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert "Green Goblin" in capsys.readouterr().out
