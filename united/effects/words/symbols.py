"""Words for the symbols of the acting Hero's turn: more of them, or fewer (H4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, final

from attrs import define, frozen

from united.definitions.keys import key
from united.definitions.option_keys import choose_key
from united.definitions.symbols import (
    SYMBOL_IDS,
    SYMBOL_NAMES,
    Symbols,
    add_symbols,
    without_symbol,
)
from united.definitions.voice import Voice
from united.definitions.wording import counted, say_list
from united.effects.base import EffectWord
from united.effects.questions.asking import SceneQuestion, asked
from united.effects.vocabulary import word
from united.state.agenda import schedule
from united.state.choice import About, Choice
from united.state.scene import Scene
from united.state.state import State
from united.state.table import Table


@define(eq=False)
class LoseSymbol(SceneQuestion):
    """Choose a symbol of this turn that is not counted."""

    scene: Scene
    left: int

    @classmethod
    def possible_keys(cls, table: Table) -> Iterator[str]:
        return map(choose_key, SYMBOL_IDS)

    def list_choices(self, state: State) -> list[Choice]:
        return [
            Choice(choose_key(SYMBOL_IDS[symbol]), "symbol", symbol)
            for symbol, amount in enumerate(state.pool)
            if amount
        ]

    def take(self, state: State, choice: Choice) -> None:
        state.pool = without_symbol(state.pool, choice.subject)
        name = SYMBOL_NAMES[choice.subject]
        state.tell("symbol-lost", self.scene.rule, hero=self.scene.hero, note=name)
        if self.left > 1:
            state.agenda.append(LoseSymbol(self.scene, self.left - 1))

    def prompt(self, state: State) -> str:
        return f"{asked(state, self)}: which symbol is not counted this turn?"

    def say(self, state: State, choice: Choice) -> str:
        return f"A {SYMBOL_NAMES[choice.subject]} symbol"

    def about(self, state: State, choice: Choice) -> About:
        return About(hero=state.table.heroes[self.scene.hero].id)


@word("add_symbols", bare="symbols")
@final
@frozen
class AddSymbols(EffectWord):
    """Give the acting Hero further symbols for this turn (H4)."""

    needs_hero: ClassVar[bool] = True
    symbols: Symbols = key("which symbols and how many of each")

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing."""
        return None if any(self.symbols) else "`add_symbols` needs at least one symbol"

    def resolve(self, state: State, scene: Scene) -> None:
        state.pool = add_symbols(state.pool, self.symbols)
        said = self._said()
        state.tell("symbols-added", scene.rule, hero=scene.hero, note=said)

    def can_change(self, state: State, scene: Scene) -> bool:
        return scene.hero == state.turn

    def say(self, voice: Voice) -> str:
        return f"add {self._said()} to what you can do this turn"

    def _said(self) -> str:
        pairs = zip(self.symbols, SYMBOL_NAMES, strict=True)
        return say_list([counted(n, name, name) for n, name in pairs if n])


@word("ignore_symbols", bare="symbols")
@final
@frozen
class IgnoreSymbols(EffectWord):
    """Leave out symbols of the acting Hero's turn, of the Hero's choice."""

    needs_hero: ClassVar[bool] = True
    symbols: int = key("how many symbols", least=1, most=6)

    def resolve(self, state: State, scene: Scene) -> None:
        schedule(state, LoseSymbol(scene, self.symbols))

    def can_change(self, state: State, scene: Scene) -> bool:
        return any(state.pool)

    def say(self, voice: Voice) -> str:
        return f"ignore {counted(self.symbols, 'symbol')} of your choice"
