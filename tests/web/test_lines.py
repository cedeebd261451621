"""What the server says of its visitors, in lines that hide nothing."""

from __future__ import annotations

import logging

from united.web.server import LONGEST_LINE, _OneLine


def test_a_line_of_the_server_hides_nothing_and_has_an_end() -> None:
    error = ValueError("\x1b[2J\u202e" + "x" * 5000)
    record = logging.LogRecord(
        "aiohttp", logging.ERROR, "", 0, "Bad %s", ("\x9b2J\nthing",), (ValueError, error, None)
    )
    line = _OneLine().format(record)
    assert line.startswith("united: Bad ?2J thing: ValueError: ?[2J?xxx")
    assert line.isprintable()
    assert len(line) <= LONGEST_LINE + len("united: ")
