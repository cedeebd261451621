"""What `united serve` starts for each visitor: the app in a process of its own.

Errors become lines on standard error here, as they do for every command.
"""

from __future__ import annotations

import sys
from typing import Final

from united.cli.errors import say_error
from united.cli.streams import bound_size, make_lenient

COMMAND: Final = (sys.executable, "-P", "-m", "united.cli.visit")
"""This Python; what lies in the working folder is not imported."""


def main() -> int:
    """Run the app for one visitor; return the exit status."""
    from united.web.process import run_for_visitor

    make_lenient()
    bound_size()
    try:
        return run_for_visitor()
    except Exception as error:
        return say_error(error)


if __name__ == "__main__":
    sys.exit(main())
