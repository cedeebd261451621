from __future__ import annotations

from united.bots.blindfold import blindfold
from united.bots.planner.turn_search import position, search
from united.bots.planner.worth import WEIGHTS
from united.rules.game import Game
from united.state.agenda import Choice
from united.state.chance import next_number


class PlannerBot:
    def __init__(self, seed: int, w=WEIGHTS, **kw) -> None:
        self._chance = seed
        self._plan = []
        self.w = w; self.kw = kw

    def pick(self, game: Game) -> Choice:
        if len(game.choices) == 1:
            return game.choices[0]
        here = position(game.state)
        if self._plan and self._plan[0][0] == here:
            return self._plan.pop(0)[1]
        self._chance, number = next_number(self._chance)
        line = search(blindfold(game, number).state, self.w, **self.kw)
        self._plan = list(line.choices)
        return self._plan.pop(0)[1]
