"""RLCard's Uno, played at random: the yardstick of `make bench` (extra `bench`)."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib.util import find_spec

Rates = tuple[float, float]
"""Decisions and games a second."""


def uno_measures() -> dict[str, Callable[[float], Rates]]:
    """Return the measurements by name; none where RLCard is not installed."""
    if find_spec("rlcard") is None:
        return {}
    return {"RLCard Uno, env.step": uno_steps, "RLCard Uno, env.run": uno_run}


def uno_steps(seconds: float) -> Rates:
    """Play through RLCard's own interface: legal actions from the state, `env.step`."""
    import rlcard

    env, rng = rlcard.make("uno", config={"seed": 1}), random.Random(1)
    decisions = games = 0
    start = time.perf_counter()
    while (took := time.perf_counter() - start) < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        games += 1
    return decisions / took, games / took


def uno_run(seconds: float) -> Rates:
    """Play with RLCard's random agents, trajectories and payoffs included."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    decisions = games = 0
    start = time.perf_counter()
    while (took := time.perf_counter() - start) < seconds:
        env.run(is_training=False)
        decisions += env.timestep
        env.timestep = 0
        games += 1
    return decisions / took, games / took
