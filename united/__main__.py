"""`python -m united`: the same as the command `united`."""

from __future__ import annotations

from united.cli.main import main

if __name__ == "__main__":
    main()
