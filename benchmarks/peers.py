"""Peers, run beside us in the same way: random play, real decisions counted, deals in the time."""

import random
from typing import Any

import pyspiel


def openspiel_version() -> str:
    from importlib.metadata import version

    return version("open_spiel")


def openspiel_game(game: Any) -> int:
    """A random game of OpenSpiel from Python; says how many decisions had two or more legal actions."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
            continue
        if state.is_simultaneous_node():
            # A simultaneous node is a decision of each player.
            lists = [state.legal_actions(player) for player in range(state.num_players())]
            decisions += sum(len(legal) > 1 for legal in lists)
            state.apply_actions([legal[int(random.random() * len(legal))] for legal in lists])
            continue
        legal = state.legal_actions()
        number = len(legal)
        decisions += number > 1
        state.apply_action(legal[int(random.random() * number)])
    return decisions


def load(name: str) -> Any:
    return pyspiel.load_game(name)
