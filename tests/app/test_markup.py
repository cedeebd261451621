"""Names from content are shown as they are, never read as markup."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve
from textual.content import Content
from textual.widgets import OptionList

from tests.app.conftest import HEROES, Start
from tests.app.playing import Driver
from united.definitions.catalog import Catalog
from united.library import load_catalog
from united.rules.game import Game
from united.rules.setup import GameSetup
from united.session.session import Session
from united.state.witness import Witness

NASTY = "[/x] [red] [@click=quit]Z[/]"


def nasty_catalog() -> Catalog:
    """Return the shipped content with names that look like markup."""
    catalog = load_catalog()
    villain = catalog.villains["green-goblin"]
    threats = tuple(evolve(threat, name=f"{NASTY} T") for threat in villain.threats)
    plan = tuple(evolve(card, name=f"{NASTY} P") for card in villain.plan)
    return evolve(
        catalog,
        heroes={
            id: evolve(
                hero,
                name=f"{NASTY} H",
                cards=tuple(evolve(card, title=f"{NASTY} C") for card in hero.cards),
            )
            for id, hero in catalog.heroes.items()
        },
        locations={
            id: evolve(location, name=f"{NASTY} L") for id, location in catalog.locations.items()
        },
        villains={villain.id: evolve(villain, name=f"{NASTY} V", threats=threats, plan=plan)},
    )


async def test_names_that_look_like_markup(start: Start, drive: Callable[..., Driver]) -> None:
    session = start()
    setup = GameSetup("co-op", HEROES[:2], challenges=("secret-identity",), seed=3)
    game = Game.new(setup, nasty_catalog(), listen=Witness)
    driver = drive(Session(game, evolve(session.header, seats=(f"{NASTY} S", "Bob"))))
    async with driver.run():
        panel = driver.table.ring.panels[0]
        framed = Content.from_markup(panel.border_title or "").plain
        name = f"{framed} {panel.render().plain.splitlines()[0]}"
        assert name.startswith(f"{NASTY} L")
        assert driver.panel.replace("\n", " ").count(NASTY) > len(driver.choices)
        for part in ("hand", "heroes", "log"):
            driver.table.go_to(part)
            await driver.press("i", "escape")
        options = [
            str(option.prompt)
            for listed in driver.app.screen.query(OptionList)
            for option in listed.options
        ]
        assert sum(NASTY in text for text in options) > 8
        await driver.press("1")
        assert len(driver.session.choices) == 1
        shown = driver.table.shown
        assert shown is not None
        for number, place in enumerate(shown.position.ring):
            driver.table.ring.cursor = number
            driver.table.ring.inspect()
            await driver.settle()
            assert NASTY in place.name
            await driver.press("escape")
        driver.app.notify(NASTY, markup=False)
        await driver.settle()
