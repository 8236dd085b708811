"""Our environments beside PettingZoo's classic games: time inside last() and step(), with mask and observation."""

import random
import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any, Final

import numpy as np

from benchmarks.report import SPEED
from tianxia import rl
from tianxia.cli.bench import human

GOAL: Final = 4.0
"""How many times the faster of the two that a goal names."""
SECONDS: Final = 2.0
ROUNDS: Final = 3

_OURS: Final = {"chuhan": "Chu Han", "suntzu": "Sun Tzu", "huang": "Huang, two players"}
_BOUND: Final = ("chuhan", "suntzu")
"""Those of ours that the goal is about."""
_PEERS: Final = {
    "connect_four_v3": "PettingZoo connect four",
    "texas_holdem_v4": "PettingZoo Texas hold'em",
    "texas_holdem_no_limit_v6": "PettingZoo Texas hold'em no limit",
    "leduc_holdem_v4": "PettingZoo Leduc hold'em",
}


def environments() -> int:
    """Measures in turns, so that a noisy moment hits all alike, and takes the best of each; 1 if the goal is missed."""
    makes: dict[str, Callable[[], Any]] = {}
    for name, title in _OURS.items():
        makes[title] = lambda name=name: rl.aec_env(name)  # type: ignore[misc]
    for name, title in _PEERS.items():
        makes[title] = import_module(f"pettingzoo.classic.{name}").env
    best = dict.fromkeys(makes, 0.0)
    for _ in range(ROUNDS):
        for title, make in makes.items():
            best[title] = max(best[title], _speed(make()))
    fastest = max(best[title] for title in _PEERS.values())
    lines = [
        "Random play through the wrapped `env()`, one agent after the other. Only the time inside `last()` and",
        "`step()` counts, observation and mask included, and only the steps of agents that are still in the game.",
        "",
        "| environment | steps/s | against the fastest peer |",
        "| --- | --- | --- |",
        *(f"| {title} | {human(speed)} | {speed / fastest:.1f} × |" for title, speed in best.items()),
        "",
        f"Goal: {GOAL:g} × for Chu Han and Sun Tzu.",
    ]
    SPEED.write_section("Environments", lines, f"PettingZoo {version('pettingzoo')}, RLCard {version('rlcard')}")
    print("\n".join(lines), end="\n\n")
    return 0 if all(best[_OURS[name]] >= GOAL * fastest for name in _BOUND) else 1


def _speed(env: Any) -> float:
    """Steps a second, inside last() and step()."""
    now = time.perf_counter
    steps = 0
    inside = 0.0
    end = now() + SECONDS
    while now() < end:
        env.reset()
        for _ in env.agent_iter():
            begin = now()
            observation, _, terminated, truncated, _ = env.last()
            inside += now() - begin
            action = None
            if not terminated and not truncated:
                legal = np.flatnonzero(observation["action_mask"])
                action = int(legal[int(random.random() * len(legal))])
                steps += 1
            begin = now()
            env.step(action)
            inside += now() - begin
    return steps / inside


if __name__ == "__main__":
    raise SystemExit(environments())
