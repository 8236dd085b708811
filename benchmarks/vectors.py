"""Compares `rl.vector_env` with OpenSpiel's dou_dizhu stepped from Python, both with observations."""

import random
from functools import partial
from importlib.metadata import version
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation

from benchmarks.measurement import Play, measure_in_turns, ratio, summarise
from benchmarks.report import BENCHMARKS_PAGE
from tianxia import rl
from tianxia.cli.bench import format_rate
from tianxia.rl.vector import VectorEnv

GOAL: Final = 5.0
"""The minimum ratio of the decisions per second of Chu Han and Sun Tzu to those of dou_dizhu."""
HUANG_GOAL: Final = 100_000
"""The minimum steps per second of Huang."""
NUM_ENVS: Final = 1024
WARM_UP_STEPS: Final = 300
"""Steps before measuring, so that the games are at different stages."""

_OURS: Final = {"chuhan": "Chu Han", "suntzu": "Sun Tzu", "huang": "Huang, two players"}
_PEER: Final = "OpenSpiel dou_dizhu, one by one"


def measure_vector_envs() -> int:
    """Measure all games in turns and write the section; return 1 if a goal is missed, otherwise 0."""
    batches = {f"{title}, {NUM_ENVS} at once": _make_batch(name) for name, title in _OURS.items()}
    plays: dict[str, Play] = {title: play for title, (play, _) in batches.items()}
    plays[_PEER] = partial(_play_dou_dizhu, *_load_with_observation("dou_dizhu"))
    rates = measure_in_turns(plays)
    against = {title: ratio(rates, title, _PEER) for title in batches}
    steps = {title: summarise([rate / share for rate in rates[title]]) for title, (_, share) in batches.items()}
    lines = [
        f"Random play from Python, including legal actions and observations. Ours: {NUM_ENVS} games in one",
        "`rl.vector_env`, with random actions from its `sample()` and arrays as views (`copy=False`). OpenSpiel: one",
        "state after the other, with its observation written into the same array and deals drawn from",
        "`legal_actions()`. A decision is a step with two or more legal actions.",
        "",
        "| environment | decisions/s | against dou_dizhu | steps/s |",
        "| --- | --- | --- | --- |",
        *(
            f"| {title} | {summarise(rates[title]).rate()} | {against[title].factor()} | {format_rate(spread.median)} |"
            for title, spread in steps.items()
        ),
        f"| {_PEER} | {summarise(rates[_PEER]).rate()} | 1 | |",
        "",
        f"Goals: {GOAL:g} × for Chu Han and Sun Tzu, {format_rate(HUANG_GOAL)} steps/s for Huang.",
    ]
    BENCHMARKS_PAGE.write_section("Many games at once", lines, f"OpenSpiel {version('open_spiel')}")
    print("\n".join(lines), end="\n\n")
    chuhan, suntzu, huang = batches
    met = min(against[chuhan].median, against[suntzu].median) >= GOAL and steps[huang].median >= HUANG_GOAL
    return 0 if met else 1


def _make_batch(name: str) -> tuple[Play, float]:
    """Return a function that steps many games and counts their decisions, and the share of steps that are decisions."""
    env = rl.vector_env(name, NUM_ENVS, copy=False)
    env.reset(seed=1)
    decisions = sum(_count_decisions(env) for _ in range(WARM_UP_STEPS)) / WARM_UP_STEPS

    def play() -> float:
        env.step(env.sample())
        return decisions

    return play, decisions / NUM_ENVS


def _count_decisions(env: VectorEnv) -> int:
    *_, info = env.step(env.sample())
    return int(np.count_nonzero(np.count_nonzero(info["action_mask"], axis=1) > 1))


def _load_with_observation(name: str) -> tuple[Any, Any]:
    game = pyspiel.load_game(name)
    return game, make_observation(game)


def _play_dou_dizhu(game: Any, observation: Any) -> int:
    """Play a random game, observing it before each decision; return the number of decisions."""
    state = game.new_initial_state()
    draw = random.random
    decisions = 0
    while (player := state.current_player()) != pyspiel.PlayerId.TERMINAL:
        legal = state.legal_actions()
        number = len(legal)
        if player >= 0:
            observation.set_from(state, player)
            decisions += number > 1
        state.apply_action(legal[int(draw() * number)])
    return decisions


if __name__ == "__main__":
    raise SystemExit(measure_vector_envs())
