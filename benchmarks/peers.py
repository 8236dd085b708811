"""Games of other projects, played at random in the fastest way that each offers, including dealing."""

import random
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any, Final, NamedTuple

import pyspiel
from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

COUNTED_GAMES: Final = 1_000
"""The number of games in which decisions are counted for a peer whose compiled loop does not count them."""


class Peer(NamedTuple):
    """A game of another project. Each of its functions plays one random game and returns its decisions, or steps."""

    name: str
    title: str
    version: str
    from_python: Callable[[], float]
    """Plays in a Python loop."""
    in_core: Callable[[], float] | None = None
    """Plays in a loop of the peer's compiled core; None if it has no such core."""
    every_step: bool = False
    """Whether all steps count, forced ones included; otherwise only decisions with two or more legal actions."""

    @property
    def counted(self) -> str:
        """The unit that is counted."""
        return "steps" if self.every_step else "decisions"


def openspiel_peer(name: str) -> Peer:
    """Return a game of OpenSpiel whose chance outcomes are equally likely, as in dou_dizhu and goofspiel."""
    game = pyspiel.load_game(name)
    _check_uniform_chance(game)
    simultaneous = game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    from_python = partial(play_simultaneous_game if simultaneous else play_sequential_game, game)
    decisions = sum(from_python() for _ in range(COUNTED_GAMES)) / COUNTED_GAMES
    in_core = partial(play_core_game, game, decisions)
    return Peer(name, f"OpenSpiel {name}", f"OpenSpiel {version('open_spiel')}", from_python, in_core)


def catanatron_peer() -> Peer:
    """Return catanatron with three random players; rolls and ends of turns are steps."""
    return Peer(
        "catanatron", "catanatron", f"catanatron {version('catanatron')}", play_catanatron_game, every_step=True
    )


def play_sequential_game(game: Any) -> int:
    """Play a random game of OpenSpiel without simultaneous moves; return its decisions. Chance must be uniform."""
    state = game.new_initial_state()
    draw = random.random
    decisions = 0
    while (player := state.current_player()) != pyspiel.PlayerId.TERMINAL:
        legal = state.legal_actions()
        number = len(legal)
        decisions += number > 1 and player >= 0
        state.apply_action(legal[int(draw() * number)])
    return decisions


def play_simultaneous_game(game: Any) -> int:
    """Play a random game of OpenSpiel with simultaneous moves; return its decisions, one per player and node."""
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


def play_core_game(game: Any, decisions: float) -> float:
    """Play a random game in OpenSpiel's own C++ loop with its uniform bots; return `decisions`, the mean of a game."""
    seed = random.getrandbits(31)
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(game.num_players())]
    pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
    return decisions


def play_catanatron_game() -> int:
    """Play a random game of catanatron without validating moves again; return its steps, forced ones included."""
    game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE)])
    draw = random.random
    steps = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        legal = game.state.playable_actions
        game.execute(legal[int(draw() * len(legal))], validate_action=False)
        steps += 1
    return steps


def _check_uniform_chance(game: Any) -> None:
    """Play a random game; raise ValueError if the outcomes of a chance node are not equally likely."""
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
