"""Running scenarios: the position, the steps one by one, what must hold after them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from attrs import frozen

from united.library.nodes import MAPPING, Node
from united.library.problems import ContentError, UnknownPack
from united.outside.quoting import shown_path
from united.rules.game import Game, NotPossible
from united.scenario.compare import compare
from united.scenario.files import Scenario, ScenarioFault, UnreadableFile, fields, items, read_file
from united.scenario.known_keys import check_key
from united.scenario.position import build
from united.session.opening import CatalogLoader

_STEPS: Final = ("offered", "refused", "check")
_SUFFIXES: Final = (".yaml", ".yml")


@frozen
class Outcome:
    """How a scenario ended; `failure` says what was wrong and where, empty if it is all right."""

    title: str
    path: str
    failure: str = ""


def run_scenario(scenario: Scenario, loader: CatalogLoader) -> Outcome:
    """Run one scenario; nothing that it contains raises an exception."""
    try:
        _run(scenario, loader)
    except ScenarioFault as fault:
        return _failed(scenario, f"{scenario.path}:{fault.line}: {fault}")
    except (ContentError, UnknownPack) as problem:
        return _failed(scenario, f"{scenario.path}:{scenario.root.line}: {problem}")
    return Outcome(scenario.title, scenario.path)


def _failed(scenario: Scenario, why: str) -> Outcome:
    return Outcome(scenario.title, scenario.path, why)


def _run(scenario: Scenario, loader: CatalogLoader) -> None:
    game = build(scenario, loader)
    steps = scenario.part("steps")
    for step in items(steps) if steps else ():
        _take_step(game, step)
    then = scenario.part("then")
    if then is not None:
        compare(then, game.view(hidden=True), "then")
    elif not steps or all(step.kind != MAPPING for step in steps.items):
        raise ScenarioFault("the scenario checks nothing: it needs `then:`", scenario.root)


def _take_step(game: Game, step: Node) -> None:
    if step.kind != MAPPING:
        _choose(game, step)
        return
    parts = fields(step, _STEPS, "a step")
    if "offered" in parts:
        _expect(game, parts["offered"], offered=True)
    if "refused" in parts:
        _expect(game, parts["refused"], offered=False)
    if "check" in parts:
        compare(parts["check"], game.view(hidden=True), "check")


def _choose(game: Game, step: Node) -> None:
    key = check_key(step, game.table)
    try:
        game.choose(key)
    except NotPossible as error:
        raise ScenarioFault(f"{str(error).removesuffix('.')}; {_options(game)}", step) from error


def _expect(game: Game, node: Node, *, offered: bool) -> None:
    key = check_key(node, game.table)
    try:
        game.find(key)
    except NotPossible as error:
        if offered:
            said = f"`{key}` should be offered: {error.reason.text} ({error.reason.rule})"
            raise ScenarioFault(f"{said}; {_options(game)}", node) from error
        return
    if not offered:
        raise ScenarioFault(f"`{key}` should be refused, but it is offered", node)


def _options(game: Game) -> str:
    decision = game.decision
    if decision is None:
        return f"the game is over: {game.ending}"
    return f"the options ({decision.kind}) are: {', '.join(decision.keys)}"


def run_paths(paths: list[Path], loader: CatalogLoader) -> Iterator[Outcome | UnreadableFile]:
    """Run the scenarios of files and folders; yield how each ended, and unreadable files."""
    for path in paths:
        try:
            for file in scenario_files(path):
                yield from _run_file(file, loader)
        except UnreadableFile as problem:
            yield problem


def _run_file(path: Path, loader: CatalogLoader) -> Iterator[Outcome | UnreadableFile]:
    try:
        scenarios = read_file(path)
    except UnreadableFile as problem:
        yield problem
        return
    for scenario in scenarios:
        yield run_scenario(scenario, loader)


def scenario_files(path: Path) -> list[Path]:
    """Return the scenario files of a folder and below it, in order; a file is its own list.

    Raises UnreadableFile for a path that is not there, or a folder without such files.
    """
    if not path.is_dir():
        return [path]
    found = sorted(file for file in path.rglob("*") if file.suffix in _SUFFIXES and file.is_file())
    if not found:
        raise UnreadableFile(f"{shown_path(path)} has no scenario file (*.yaml) in it.")
    return found
