"""Many games at once beside OpenSpiel's dou_dizhu stepped from Python, observations on both sides."""

import random
import time
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any, Final, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation

from benchmarks.report import SPEED
from tianxia import rl
from tianxia.cli.bench import human
from tianxia.rl.vector import VectorEnv

GOAL: Final = 5.0
"""How many times dou_dizhu's decisions Chu Han and Sun Tzu make."""
HUANG_GOAL: Final = 100_000
"""Steps of Huang in a second."""
NUMBER: Final = 1024
WARM: Final = 300
"""Steps before the clock runs: games of all ages, none of them in step with another."""
SECONDS: Final = 1.0
ROUNDS: Final = 8

_OURS: Final = {"chuhan": "Chu Han", "suntzu": "Sun Tzu", "huang": "Huang, two players"}
_PEER: Final = "OpenSpiel dou_dizhu, one by one"


class Pace(NamedTuple):
    """What was done in a second."""

    steps: float
    decisions: float
    """Steps with two or more legal actions."""
    processor: float
    """Decisions in a second of processor time."""


Play = Callable[[], tuple[int, float]]
"""Plays for a while; how many steps and decisions that were."""


def vectors() -> int:
    """Measures in turns, so that a noisy moment hits all alike, and takes the best of each; 1 if a goal is missed."""
    plays: dict[str, Play] = {f"{title}, {NUMBER} at once": _many(name) for name, title in _OURS.items()}
    plays[_PEER] = partial(_dou_dizhu, *_observed("dou_dizhu"))
    best = dict.fromkeys(plays, Pace(0.0, 0.0, 0.0))
    for _ in range(ROUNDS):
        for title, play in plays.items():
            best[title] = max(best[title], _pace(play))
    peer = best[_PEER]
    lines = [
        f"Random play from Python, legal actions and observations included. Ours: {NUMBER} games in one",
        "`rl.vector_env`, random actions from its `sample()`, arrays as views (`copy=False`). OpenSpiel's: one state",
        "after the other, its observation written into the same array. A decision is a step with two or more actions.",
        "",
        "| environment | steps/s | decisions/s | against dou_dizhu | in processor time |",
        "| --- | --- | --- | --- | --- |",
        *(
            f"| {title} | {human(pace.steps)} | {human(pace.decisions)} | {pace.decisions / peer.decisions:.1f} × "
            f"| {pace.processor / peer.processor:.1f} × |"
            for title, pace in best.items()
        ),
        "",
        f"Goals: {GOAL:g} × for Chu Han and Sun Tzu, {human(HUANG_GOAL)} steps/s for Huang.",
    ]
    SPEED.write_section("Many games at once", lines, f"OpenSpiel {version('open_spiel')}")
    print("\n".join(lines), end="\n\n")
    chuhan, suntzu, huang, _ = best.values()
    return int(min(chuhan.decisions, suntzu.decisions) < GOAL * peer.decisions or huang.steps < HUANG_GOAL)


def _pace(play: Play) -> Pace:
    now, processor = time.perf_counter(), time.process_time()
    end = now + SECONDS
    begin, steps, decisions = now, 0, 0.0
    while now < end:
        more_steps, more_decisions = play()
        steps += more_steps
        decisions += more_decisions
        now = time.perf_counter()
    spent = time.process_time() - processor
    return Pace(steps / (now - begin), decisions / (now - begin), decisions / spent)


def _many(name: str) -> Play:
    """A step of many games. How many of them are decisions is found out before."""
    env = rl.vector_env(name, NUMBER, copy=False)
    env.reset(seed=1)
    share = sum(_decisions(env) for _ in range(WARM)) / WARM

    def play() -> tuple[int, float]:
        env.step(env.sample())
        return NUMBER, share

    return play


def _decisions(env: VectorEnv) -> int:
    *_, info = env.step(env.sample())
    return int(np.count_nonzero(np.count_nonzero(info["action_mask"], axis=1) > 1))


def _observed(name: str) -> tuple[Any, Any]:
    game = pyspiel.load_game(name)
    return game, make_observation(game)


def _dou_dizhu(game: Any, observation: Any) -> tuple[int, int]:
    """A random game with what each player knows before it decides."""
    state = game.new_initial_state()
    steps = decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
            continue
        observation.set_from(state, state.current_player())
        legal = state.legal_actions()
        number = len(legal)
        steps += 1
        decisions += number > 1
        state.apply_action(legal[int(random.random() * number)])
    return steps, decisions


if __name__ == "__main__":
    raise SystemExit(vectors())
