"""Our games through OpenSpiel beside the same games played directly: random play from Python, chance nodes included."""

import random
from functools import partial
from importlib.metadata import version
from typing import Any, Final

import pyspiel

from benchmarks.measuring import Play, ratio, spread, take_turns
from benchmarks.report import SPEED
from tianxia.cli.bench import loop_game
from tianxia.engine import registry
from tianxia.rl.openspiel.steps import CHANCE, OVER, TOGETHER

GOAL: Final = 6.0
"""How many times the time of a direct decision one through OpenSpiel may take."""

_OURS: Final = {"chuhan": "Chu Han", "suntzu": "Sun Tzu", "huang": "Huang, two players"}


def wrapped() -> int:
    """Measures all in turns and writes a section; 1 if the goal is missed."""
    plays: dict[str, Play] = {}
    for name, title in _OURS.items():
        plays[title] = partial(loop_game, registry.game(name), True)
        plays[_through(title)] = partial(random_game, pyspiel.load_game(f"tianxia_{name}"))
    rates = take_turns(plays)
    slower = {_through(title): ratio(rates, title, _through(title)) for title in _OURS.values()}
    lines = [
        "Random play from Python by OpenSpiel's methods, beside `legal` and `apply` of our own states, which deal",
        "inside. OpenSpiel's chance nodes are in the time, drawn by the probabilities of `chance_outcomes()`. Forced",
        "decisions count.",
        "",
        "| random play | decisions/s | times as long |",
        "| --- | --- | --- |",
        *(f"| {row} | {spread(rates[row]).rate()} | {slower[row].factor() if row in slower else 1} |" for row in plays),
        "",
        f"Goal: at most {GOAL:g} times as long.",
    ]
    SPEED.write_section("Our games through OpenSpiel", lines, f"OpenSpiel {version('open_spiel')}")
    print("\n".join(lines), end="\n\n")
    return 0 if all(one.median <= GOAL for one in slower.values()) else 1


def _through(title: str) -> str:
    return f"{title}, through OpenSpiel"


def random_game(game: Any) -> int:
    """A random game by OpenSpiel's methods; says how many decisions it had, forced ones included."""
    state = game.new_initial_state()
    draw = random.random
    players = range(state.num_players())
    decisions = 0
    while (player := state.current_player()) != OVER:
        if player == CHANCE:
            state.apply_action(_drawn(state.chance_outcomes(), draw()))
        elif player == TOGETHER:
            lists = [state.legal_actions(seat) for seat in players]
            state.apply_actions([legal[int(draw() * len(legal))] for legal in lists])
            decisions += len(lists)
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
            decisions += 1
    return decisions


def _drawn(outcomes: list[tuple[int, float]], left: float) -> int:
    """The outcome that a number between 0 and 1 falls on."""
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


if __name__ == "__main__":
    raise SystemExit(wrapped())
