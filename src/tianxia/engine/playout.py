"""Random play in compiled code."""

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.engine.rng import Rng
from tianxia.engine.state import NATURE, State


def play_random_action(state: State, rng: Rng) -> i64:
    """Play a random legal action, or a random outcome of chance. Return the number of legal actions; 1 for chance."""
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
    """Play at random to the end. Return how many decisions had at least two legal actions."""
    decisions: i64 = 0
    while state.actor_bits() != 0:
        if play_random_action(state, rng) > 1:
            decisions += 1
    return decisions


def count_random_steps(state: State, rng: Rng) -> i64:
    """Play at random to the end. Return how many steps were played, forced ones included."""
    steps: i64 = 0
    while state.actor_bits() != 0:
        play_random_action(state, rng)
        steps += 1
    return steps


def draw_outcome(state: State, rng: Rng) -> i64:
    """Return a random outcome of the chance node, with probabilities in proportion to its weights."""
    return state.list_legal(NATURE)[draw_index(state.weights(), rng)]


def draw_index(weights: vec[i64], rng: Rng) -> i64:
    """Return a random index into the weights, drawn in proportion to them."""
    total: i64 = 0
    for weight in weights:
        total += weight
    target = rng.below(total)
    i: i64 = 0
    while target >= weights[i]:
        target -= weights[i]
        i += 1
    return i
