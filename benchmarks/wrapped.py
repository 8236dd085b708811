"""Measures the overhead of playing our games through OpenSpiel, with random play from Python."""

import random
from functools import partial
from importlib.metadata import version
from typing import Any, Final

import pyspiel

from benchmarks.measurement import Play, measure_in_turns, ratio, summarise
from benchmarks.report import BENCHMARKS_PAGE
from tianxia.cli.bench import play_loop_game
from tianxia.engine import registry
from tianxia.rl.openspiel.steps import CHANCE, SIMULTANEOUS, TERMINAL

GOAL: Final = 6.0
"""The maximum ratio of the time of a decision through OpenSpiel to that without it."""

_OURS: Final = {"chuhan": "Chu Han", "suntzu": "Sun Tzu", "huang": "Huang, two players"}


def measure_openspiel_overhead() -> int:
    """Measure all games in turns and write the section; return 1 if the goal is missed, otherwise 0."""
    plays: dict[str, Play] = {}
    for name, title in _OURS.items():
        plays[title] = partial(play_loop_game, registry.game(name), True)
        plays[_openspiel_title(title)] = partial(play_random_game, pyspiel.load_game(f"tianxia_{name}"))
    rates = measure_in_turns(plays)
    slower = {_openspiel_title(title): ratio(rates, title, _openspiel_title(title)) for title in _OURS.values()}
    lines = [
        "Random play from Python through OpenSpiel's methods, compared with `legal` and `apply` of our own",
        "states, which deal internally. The time includes OpenSpiel's chance nodes, drawn from",
        "`chance_outcomes()`. Forced decisions count.",
        "",
        "| random play | decisions/s | times as long |",
        "| --- | --- | --- |",
        *(
            f"| {row} | {summarise(rates[row]).rate()} | {slower[row].factor() if row in slower else 1} |"
            for row in plays
        ),
        "",
        f"Goal: at most {GOAL:g} times as long.",
    ]
    BENCHMARKS_PAGE.write_section("Our games through OpenSpiel", lines, f"OpenSpiel {version('open_spiel')}")
    print("\n".join(lines), end="\n\n")
    return 0 if all(spread.median <= GOAL for spread in slower.values()) else 1


def _openspiel_title(title: str) -> str:
    return f"{title}, through OpenSpiel"


def play_random_game(game: Any) -> int:
    """Play a random game by OpenSpiel's methods; return the number of decisions, forced ones included."""
    state = game.new_initial_state()
    draw = random.random
    players = range(state.num_players())
    decisions = 0
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            state.apply_action(_pick_outcome(state.chance_outcomes(), draw()))
        elif player == SIMULTANEOUS:
            lists = [state.legal_actions(seat) for seat in players]
            state.apply_actions([legal[int(draw() * len(legal))] for legal in lists])
            decisions += len(lists)
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
            decisions += 1
    return decisions


def _pick_outcome(outcomes: list[tuple[int, float]], position: float) -> int:
    """Return the outcome at a point between 0 and 1 of the cumulative distribution."""
    for outcome, probability in outcomes:
        position -= probability
        if position < 0:
            return outcome
    return outcomes[-1][0]


if __name__ == "__main__":
    raise SystemExit(measure_openspiel_overhead())
