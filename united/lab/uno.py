"""RLCard's Uno, played at random: a yardstick of `make bench` (extra `bench`)."""

from __future__ import annotations

import random
from typing import Any

from united.lab.slices import Played, Player


def uno_players() -> list[Player]:
    """Return the ways to play Uno, the quickest first; ImportError where RLCard is missing."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno", config={"seed": 1})
    agent, rng = RandomAgent(num_actions=env.num_actions), random.Random(1)

    def any_of(state: Any) -> Any:
        return rng.choice(list(state["legal_actions"]))

    def by_game(number: int) -> Played:
        game, decisions, single = env.game, 0, 0
        state, _ = game.init_game()
        while not game.is_over():
            single += len(state["legal_actions"]) == 1
            state, _ = game.step(any_of(state))
            decisions += 1
        return Played(decisions, single)

    def by_env(number: int, pick: Any = any_of) -> Played:
        decisions = single = 0
        state, _ = env.reset()
        while not env.is_over():
            single += len(state["legal_actions"]) == 1
            state, _ = env.step(pick(state))
            decisions += 1
        return Played(decisions, single)

    return [
        Player("RLCard Uno, bare game.step", by_game, counts_single=True),
        Player("RLCard Uno, env.step", by_env, counts_single=True),
        Player(
            "the same with its RandomAgent",
            lambda number: by_env(number, agent.step),
            counts_single=True,
        ),
    ]
