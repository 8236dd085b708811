"""A variant of Sun Tzu that is small enough for OpenSpiel's exact algorithms, and their results."""

from collections.abc import Iterator
from typing import Any

import pytest

from tianxia.engine.state import State

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'tianxia[openspiel]'")

from open_spiel.python import policy  # noqa: E402
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability  # noqa: E402

import tianxia.rl.openspiel  # noqa: E402, F401

SMALL = {
    "beginner": True,
    "provinces": 2,
    "rounds": 2,
    "cards": "2 5 plague",
    "displays": "jinyan:1-4-3 qin:2-3-3",
}
"""Sun Tzu with two provinces, three cards and two rounds: small enough to be solved exactly."""


@pytest.mark.parametrize("turn_based", [False, True])
def test_openspiels_own_test_passes_for_the_small_game(turn_based: bool) -> None:
    game = pyspiel.load_game("tianxia_suntzu", {**SMALL, "turn_based": turn_based})
    pyspiel.random_sim_test(game, num_sims=10, serialize=True, verbose=False)


def best_reply(state: State, seat: int) -> float:
    """Return the best result of a seat in a small game against a rival who draws every order with equal probability.

    Between rounds nothing is hidden, so maximising over all orders of each round in turn is exact.
    """
    if not state.actors():
        return float(state.returns()[seat])
    values: dict[tuple[int, ...], list[float]] = {}
    for own, rival in order_pairs(state, seat):
        next_state = after_order(after_order(state, seat, own), 1 - seat, rival)
        values.setdefault(own, []).append(best_reply(next_state, seat))
    return max(sum(results) / len(results) for results in values.values())


def order_pairs(state: State, seat: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Yield all pairs of orders of a seat and of its rival."""
    for own in orders(state, seat):
        for rival in orders(state, 1 - seat):
            yield own, rival


def orders(state: State, seat: int) -> list[tuple[int, ...]]:
    """Return all orders of a seat in the two provinces."""
    found: list[tuple[int, ...]] = []
    for first in state.legal(seat):
        next_state = after_order(state, seat, (int(first),))
        found += [(int(first), int(second)) for second in next_state.legal(seat)]
    return found


def after_order(state: State, seat: int, order: tuple[int, ...]) -> State:
    """Return the state after the steps of an order, or of its beginning."""
    next_state = state.clone()
    for step in order:
        next_state.apply(seat, step)
    return next_state


def test_the_small_game_has_an_exact_exploitability() -> None:
    game = pyspiel.load_game("tianxia_suntzu", {**SMALL, "turn_based": True})
    uniform = policy.UniformRandomPolicy(game)
    nash_conv = exploitability.nash_conv(game, uniform)
    assert nash_conv == pytest.approx(11 / 9)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert nash_conv == pytest.approx(sum(best_reply(state.game_history.state, seat) for seat in (0, 1)))


def test_openspiels_solver_approaches_the_equilibrium_of_the_small_game() -> None:
    game = pyspiel.load_game("tianxia_suntzu", {**SMALL, "turn_based": True})
    solver = cfr.CFRPlusSolver(game)
    for _ in range(12):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    nash_conv = exploitability.nash_conv(game, average)
    assert nash_conv < 0.25
    values = expected_game_score.policy_value(game.new_initial_state(), [average, average])
    assert abs(values[0]) <= nash_conv, "the game is symmetric: its value is 0"
