"""Random play inside the compiled core."""

from mypy_extensions import i64

from tianxia.engine.rng import Rng
from tianxia.engine.state import NATURE, State


def play_random_action(state: State, rng: Rng) -> i64:
    """Plays one random legal action; says how many there were to choose from."""
    bits = state.actor_bits()
    if bits == NATURE:
        state.play(NATURE, draw_outcome(state, rng))
        return 1
    seat: i64 = 0
    while not bits >> seat & 1:
        seat += 1
    legal = state.list_legal(seat)
    state.play(seat, rng.choose(legal))
    return i64(len(legal))


def play_random_game(state: State, rng: Rng) -> i64:
    """Plays on at random to the end; says how many of the decisions were real ones, with two or more answers."""
    decisions: i64 = 0
    while state.actor_bits() != 0:
        if play_random_action(state, rng) > 1:
            decisions += 1
    return decisions


def play_random_steps(state: State, rng: Rng) -> i64:
    """Plays on at random to the end; says how many steps that took, forced ones included."""
    steps: i64 = 0
    while state.actor_bits() != 0:
        play_random_action(state, rng)
        steps += 1
    return steps


def draw_outcome(state: State, rng: Rng) -> i64:
    """What chance decides: each outcome as often as its weight says."""
    outcomes = state.list_legal(NATURE)
    weights = state.weights()
    total: i64 = 0
    for weight in weights:
        total += weight
    left = rng.below(total)
    at: i64 = 0
    while left >= weights[at]:
        left -= weights[at]
        at += 1
    return outcomes[at]
