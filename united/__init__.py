"""A rules engine and terminal app for Marvel United: Enter the Spider-Verse.

    game = united.new_game(seed=7)
    while not game.is_over:
        game.choose(game.legal_keys[0])
    print(game.ending)

Nothing is loaded until it is used; `docs/api.md` is the guide.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from united.version import __version__

if TYPE_CHECKING:
    from united.definitions.catalog import Catalog
    from united.face import load_content, new_game, place
    from united.library.problems import ContentError, UnknownPack
    from united.outside.errors import UnitedError
    from united.rules.as_data import GameDataError
    from united.rules.content import ForeignContent
    from united.rules.decision import Decision, Option, Refusal
    from united.rules.game import Game, NotPossible
    from united.rules.past import NothingToUndo
    from united.rules.position import Position
    from united.rules.setup import SetupError
    from united.state.choice import About, Reason
    from united.state.events import Event
else:

    def __getattr__(name: str) -> object:
        if name not in _PLACES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        thing = getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)
        globals()[name] = thing
        return thing


_PLACES: Final = {
    "About": "state.choice",
    "Catalog": "definitions.catalog",
    "ContentError": "library.problems",
    "Decision": "rules.decision",
    "Event": "state.events",
    "ForeignContent": "rules.content",
    "Game": "rules.game",
    "GameDataError": "rules.as_data",
    "NotPossible": "rules.game",
    "NothingToUndo": "rules.past",
    "Option": "rules.decision",
    "Position": "rules.position",
    "Reason": "state.choice",
    "Refusal": "rules.decision",
    "SetupError": "rules.setup",
    "UnitedError": "outside.errors",
    "UnknownPack": "library.problems",
    "load_content": "face",
    "new_game": "face",
    "place": "face",
}

__all__ = [
    "About",
    "Catalog",
    "ContentError",
    "Decision",
    "Event",
    "ForeignContent",
    "Game",
    "GameDataError",
    "NotPossible",
    "NothingToUndo",
    "Option",
    "Position",
    "Reason",
    "Refusal",
    "SetupError",
    "UnitedError",
    "UnknownPack",
    "__version__",
    "load_content",
    "new_game",
    "place",
]


def __dir__() -> list[str]:
    return sorted(__all__)
