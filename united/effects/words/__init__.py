"""The words of the language: how each reads, resolves and is said.

Importing the package imports each of its files, which declares every word.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

for _file in iter_modules(__path__):
    import_module(f"{__name__}.{_file.name}")
