"""Other people's games played at random, each in the fastest way it offers; deals are in the time."""

import random
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any, Final, NamedTuple

import pyspiel
from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

COUNTED_GAMES: Final = 1_000
"""Games in which the decisions of a peer are counted where its compiled loop does not count them."""


class Peer(NamedTuple):
    """A game of somebody else's. Each way to play it plays one random game and returns its decisions, or its steps."""

    name: str
    title: str
    version: str
    from_python: Callable[[], float]
    """Stepped from a Python loop."""
    in_core: Callable[[], float] | None = None
    """Played by a loop in its own compiled core, where it has one."""
    every_step: bool = False
    """Steps are counted, forced ones included; otherwise only decisions with two or more legal actions."""

    @property
    def counted(self) -> str:
        return "steps" if self.every_step else "decisions"


def openspiel(name: str) -> Peer:
    """A game of OpenSpiel whose chance outcomes are equally likely, as in dou_dizhu and goofspiel."""
    game = pyspiel.load_game(name)
    _check_uniform_chance(game)
    simultaneous = game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    from_python = partial(simultaneous_game if simultaneous else sequential_game, game)
    decisions = sum(from_python() for _ in range(COUNTED_GAMES)) / COUNTED_GAMES
    in_core = partial(core_game, game, decisions)
    return Peer(name, f"OpenSpiel {name}", f"OpenSpiel {version('open_spiel')}", from_python, in_core)


def catanatron() -> Peer:
    """Three random players; their rolls and ends of turns are steps."""
    return Peer("catanatron", "catanatron", f"catanatron {version('catanatron')}", catanatron_game, every_step=True)


def sequential_game(game: Any) -> int:
    """A random game of OpenSpiel with one player at a time. Uniform chance is drawn as cheaply as a move."""
    state = game.new_initial_state()
    draw = random.random
    decisions = 0
    while (player := state.current_player()) != pyspiel.PlayerId.TERMINAL:
        legal = state.legal_actions()
        number = len(legal)
        decisions += number > 1 and player >= 0
        state.apply_action(legal[int(draw() * number)])
    return decisions


def simultaneous_game(game: Any) -> int:
    """A random game of OpenSpiel with simultaneous moves; a node of those is a decision of each player."""
    state = game.new_initial_state()
    draw = random.random
    players = range(state.num_players())
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.legal_actions()
            state.apply_action(outcomes[int(draw() * len(outcomes))])
            continue
        lists = [state.legal_actions(player) for player in players]
        decisions += sum(len(legal) > 1 for legal in lists)
        state.apply_actions([legal[int(draw() * len(legal))] for legal in lists])
    return decisions


def core_game(game: Any, decisions: float) -> float:
    """A random game inside OpenSpiel's own C++ loop with its own uniform bots, and `decisions`, its usual length."""
    seed = random.getrandbits(31)
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(game.num_players())]
    pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
    return decisions


def catanatron_game() -> int:
    """A random game of catanatron, its moves not validated again; returns its steps, forced ones included."""
    game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE)])
    draw = random.random
    steps = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        legal = game.state.playable_actions
        game.execute(legal[int(draw() * len(legal))], validate_action=False)
        steps += 1
    return steps


def _check_uniform_chance(game: Any) -> None:
    """Refuses a game with a chance node in a random game whose outcomes are not equally likely."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            if [outcome for outcome, _ in outcomes] != state.legal_actions():
                raise ValueError(f"{game}: the legal actions of a chance node are not its outcomes")
            if max(chance for _, chance in outcomes) - min(chance for _, chance in outcomes) > 1e-9:
                raise ValueError(f"{game}: chance is not uniform, so it cannot be drawn from legal_actions()")
            state.apply_action(random.choice(outcomes)[0])
        elif state.is_simultaneous_node():
            players = range(state.num_players())
            state.apply_actions([random.choice(state.legal_actions(player)) for player in players])
        else:
            state.apply_action(random.choice(state.legal_actions()))
