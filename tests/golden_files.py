"""The golden files: every shipped card's sentences, whole games as readable logs, and a digest.

`python -m tests.golden_files [NAME]...` writes all of them anew, or those of that name; read the
difference before you commit it. The digest is that of `tests.determinism`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from tests.determinism import digest
from united.bots.eager_bot import EagerBot
from united.definitions.catalog import Catalog
from united.effects.text import text_of
from united.library import load_catalog
from united.rules.game import Game
from united.rules.setup import GameSetup

DIGESTED = 24
"""How many games the digest is of."""

FOLDER = Path(__file__).parent / "golden"


def sentences() -> str:
    """Return what every card of the shipped packs says."""
    shipped, printed = load_catalog(), load_catalog(("printed-tokens",))
    lines = [*_catalog_lines(shipped), "", "# With the pack printed-tokens", ""]
    changed = [one for one in printed.locations.values() if one.pack == "printed-tokens"]
    for location in changed:
        lines += _entry(location.id, location.name, text_of(location))
    return "\n".join(lines) + "\n"


def _catalog_lines(catalog: Catalog) -> Iterator[str]:
    for hero in catalog.heroes.values():
        yield from _entry(hero.id, hero.name, [])
        for card in hero.cards:
            yield from _entry(f"{card.id} x{card.copies}", card.name, text_of(card))
    for location in catalog.locations.values():
        yield from _entry(location.id, location.name, text_of(location))
    for villain in catalog.villains.values():
        yield from _entry(villain.id, villain.name, text_of(villain))
        for plan in villain.plan:
            yield from _entry(plan.id, plan.name, text_of(plan))
        for threat in villain.threats:
            yield from _entry(f"{threat.id} x{threat.copies}", threat.name, text_of(threat))
    for challenge in catalog.challenges.values():
        yield from _entry(challenge.id, challenge.name, text_of(challenge))


def _entry(key: str, name: str, said: list[str]) -> Iterator[str]:
    yield f"{name} ({key})"
    yield from (f"    {line}" for line in said)


def playthrough(setup: GameSetup) -> str:
    """Return a whole game by a bot: each decision, the choice, and what came of it."""
    game, bot = Game.new(setup, load_catalog()), EagerBot(setup.seed)
    lines = [f"  {event.text} ({event.rule})" for event in game.events()]
    while (decision := game.decision) is not None:
        choice = bot.pick(game)
        others = len(decision.options) - 1
        lines.append(f"{decision.prompt}")
        lines.append(f"> {choice.key}" + (f"   (of {others + 1})" if others else ""))
        game.take(choice)
        lines += [f"  {event.text} ({event.rule})" for event in game.events()]
    return "\n".join([*lines, game.ending]) + "\n"


GOLDEN: dict[str, Callable[[], str]] = {
    "sentences.txt": sentences,
    "determinism.txt": lambda: "{} in {} decisions\n".format(*digest(DIGESTED)),
    "co-op.txt": lambda: playthrough(
        GameSetup("co-op", ("spider-man", "ghost-spider", "spider-ham"), seed=11)
    ),
    "secret-identity.txt": lambda: playthrough(
        GameSetup("co-op", ("miles-morales", "spider-man"), challenges=("secret-identity",), seed=3)
    ),
    "solo.txt": lambda: playthrough(
        GameSetup(
            "solo",
            ("spider-man", "ghost-spider", "miles-morales"),
            challenges=("secret-identity",),
            kos_allowed=1,
            seed=5,
        )
    ),
}
"""What each golden file holds."""


def main(names: Sequence[str]) -> None:
    """Write the golden files of these names, all of them without a name."""
    FOLDER.mkdir(exist_ok=True)
    for name in names or GOLDEN:
        (FOLDER / name).write_text(GOLDEN[name](), encoding="utf-8")
        print(f"wrote tests/golden/{name}")


if __name__ == "__main__":
    main(sys.argv[1:])
