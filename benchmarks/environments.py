"""Compares our AEC environments with PettingZoo's classic games: time in last() and step(), observations included."""

import random
import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any, Final

import numpy as np
from tqdm import tqdm

from benchmarks.measurement import ROUNDS, Rates, ratio, summarise
from benchmarks.report import BENCHMARKS_PAGE
from tianxia import rl

GOAL: Final = 6.0
"""The minimum ratio of the speed of Chu Han and Sun Tzu to that of PettingZoo's connect four."""
TURN_SECONDS: Final = 0.3
"""The processor time of one turn, including resets and choices."""

_OURS: Final = {"chuhan": "Chu Han", "suntzu": "Sun Tzu", "huang": "Huang, two players"}
_GAMES_WITH_GOAL: Final = ("Chu Han", "Sun Tzu")
_PEER: Final = "PettingZoo connect four"
"""The fastest of the peers."""
_PEERS: Final = {
    "connect_four_v3": _PEER,
    "leduc_holdem_v4": "PettingZoo Leduc hold'em",
    "texas_holdem_v4": "PettingZoo Texas hold'em",
    "texas_holdem_no_limit_v6": "PettingZoo Texas hold'em no limit",
}


def measure_environments() -> int:
    """Measure all environments in turns and write the section; return 1 if the goal is missed, otherwise 0."""
    factories: dict[str, Callable[[], Any]] = {}
    for name, title in _OURS.items():
        factories[title] = lambda name=name: rl.aec_env(name)  # type: ignore[misc]
    for name, title in _PEERS.items():
        factories[title] = import_module(f"pettingzoo.classic.{name}").env
    rates: Rates = {title: [] for title in factories}
    for _ in tqdm(range(ROUNDS), desc="environments", unit="round", leave=False, disable=None):
        for title, make in factories.items():
            rates[title].append(_steps_per_second(make()))
    against = {title: ratio(rates, title, _PEER) for title in factories}
    lines = [
        "Random play through the wrapped `env()`, one agent after the other. The time is that of `last()` and",
        "`step()`, including observation and mask. Only steps of agents that are still in the game count.",
        "",
        "| environment | steps/s | against connect four |",
        "| --- | --- | --- |",
        *(f"| {title} | {summarise(rates[title]).rate()} | {against[title].factor()} |" for title in factories),
        "",
        f"Goal: {GOAL:g} × for Chu Han and Sun Tzu.",
    ]
    BENCHMARKS_PAGE.write_section(
        "Environments", lines, f"PettingZoo {version('pettingzoo')}, RLCard {version('rlcard')}"
    )
    print("\n".join(lines), end="\n\n")
    return 0 if all(against[title].median >= GOAL for title in _GAMES_WITH_GOAL) else 1


def _steps_per_second(env: Any) -> float:
    """Return the steps per second of processor time in last() and step().

    Whole games are timed, and the time of the same resets and choices is subtracted: reading the clock around every
    call would take as long as a step.
    """
    clock = time.process_time
    steps = resets = 0
    masks: list[Any] = []
    started_at = now = clock()
    while now - started_at < TURN_SECONDS:
        env.reset()
        resets += 1
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            action = None
            if not terminated and not truncated:
                mask = observation["action_mask"]
                action = _choose(mask)
                masks.append(mask)
                steps += 1
            env.step(action)
        now = clock()
    total_s = now - started_at
    overhead_started_at = clock()
    for mask in masks:
        _choose(mask)
    for _ in range(resets):
        env.reset()
    return steps / (total_s - (clock() - overhead_started_at))


def _choose(mask: Any) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[int(random.random() * len(legal))])


if __name__ == "__main__":
    raise SystemExit(measure_environments())
