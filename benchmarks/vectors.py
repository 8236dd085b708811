"""Many games at once beside OpenSpiel's dou_dizhu stepped from Python, observations on both sides."""

import random
from functools import partial
from importlib.metadata import version
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation

from benchmarks.measuring import Play, ratio, spread, take_turns
from benchmarks.report import SPEED
from tianxia import rl
from tianxia.cli.bench import format_rate
from tianxia.rl.vector import VectorEnv

GOAL: Final = 5.0
"""How many times dou_dizhu's decisions Chu Han and Sun Tzu make."""
HUANG_GOAL: Final = 100_000
"""Steps of Huang in a second."""
NUMBER: Final = 1024
WARM_UP_STEPS: Final = 300
"""Steps before the clock runs: games of all ages, none of them in step with another."""

_OURS: Final = {"chuhan": "Chu Han", "suntzu": "Sun Tzu", "huang": "Huang, two players"}
_PEER: Final = "OpenSpiel dou_dizhu, one by one"


def vectors() -> int:
    """Measures all in turns and writes a section; 1 if a goal is missed."""
    batches = {f"{title}, {NUMBER} at once": _many(name) for name, title in _OURS.items()}
    plays: dict[str, Play] = {title: play for title, (play, _) in batches.items()}
    plays[_PEER] = partial(_dou_dizhu, *_observed("dou_dizhu"))
    rates = take_turns(plays)
    against = {title: ratio(rates, title, _PEER) for title in batches}
    steps = {title: spread([rate / share for rate in rates[title]]) for title, (_, share) in batches.items()}
    lines = [
        f"Random play from Python, legal actions and observations included. Ours: {NUMBER} games in one",
        "`rl.vector_env`, random actions from its `sample()`, arrays as views (`copy=False`). OpenSpiel's: one state",
        "after the other, its observation written into the same array, its deals drawn from `legal_actions()`.",
        "A decision is a step with two or more actions.",
        "",
        "| environment | decisions/s | against dou_dizhu | steps/s |",
        "| --- | --- | --- | --- |",
        *(
            f"| {title} | {spread(rates[title]).rate()} | {against[title].factor()} |"
            f" {format_rate(steps[title].median)} |"
            for title in batches
        ),
        f"| {_PEER} | {spread(rates[_PEER]).rate()} | 1 | |",
        "",
        f"Goals: {GOAL:g} × for Chu Han and Sun Tzu, {format_rate(HUANG_GOAL)} steps/s for Huang.",
    ]
    SPEED.write_section("Many games at once", lines, f"OpenSpiel {version('open_spiel')}")
    print("\n".join(lines), end="\n\n")
    chuhan, suntzu, huang = batches
    met = min(against[chuhan].median, against[suntzu].median) >= GOAL and steps[huang].median >= HUANG_GOAL
    return 0 if met else 1


def _many(name: str) -> tuple[Play, float]:
    """A step of many games, in decisions; and the share of steps that are decisions, found out before."""
    env = rl.vector_env(name, NUMBER, copy=False)
    env.reset(seed=1)
    decisions = sum(_decisions(env) for _ in range(WARM_UP_STEPS)) / WARM_UP_STEPS

    def play() -> float:
        env.step(env.sample())
        return decisions

    return play, decisions / NUMBER


def _decisions(env: VectorEnv) -> int:
    *_, info = env.step(env.sample())
    return int(np.count_nonzero(np.count_nonzero(info["action_mask"], axis=1) > 1))


def _observed(name: str) -> tuple[Any, Any]:
    game = pyspiel.load_game(name)
    return game, make_observation(game)


def _dou_dizhu(game: Any, observation: Any) -> int:
    """A random game with what each player knows before it decides; returns its decisions."""
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
    raise SystemExit(vectors())
