"""Peers, run beside us in the same way: random play, deals in the time."""

import random
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any, NamedTuple

import pyspiel
from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer


class Peer(NamedTuple):
    """A game of somebody else's, and how it is played at random."""

    name: str
    title: str
    version: str
    play: Callable[[], int]
    """Plays one game and says how many decisions it had, or steps."""
    every_step: bool = False
    """Steps are counted, forced ones included; else only decisions with two or more legal actions."""

    @property
    def counted(self) -> str:
        return "steps" if self.every_step else "decisions"


def openspiel(name: str) -> Peer:
    play = partial(openspiel_game, pyspiel.load_game(name))
    return Peer(name, f"OpenSpiel {name}", f"OpenSpiel {version('open_spiel')}", play)


def catanatron() -> Peer:
    """Three random players; their rolls and ends of turns are steps."""
    return Peer("catanatron", "catanatron", f"catanatron {version('catanatron')}", catanatron_game, every_step=True)


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


def catanatron_game() -> int:
    """A random game of catanatron; says how many steps it took, forced ones included."""
    game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE)])
    steps = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        legal = game.state.playable_actions
        game.execute(legal[int(random.random() * len(legal))])
        steps += 1
    return steps
