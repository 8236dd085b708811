"""The evaluation of moves from what a seat knows."""

from typing import Any

import pytest

from tianxia.bots.bot import Bot, Budget
from tianxia.bots.levels import levels
from tianxia.engine import registry
from tianxia.engine.journal import Journal
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.server import analysis

BUDGET = Budget(seconds=0.0, simulations=40)


def master(game: str) -> Bot:
    return levels(game)[-1].create_bot()


def in_the_middle(game: str, seed: int, steps: int) -> tuple[State, int]:
    """Return a position of random play in which a seat can choose between whole moves."""
    rules = registry.game(game)
    state: State = rules.new(rules.options(), seed, Journal())
    rng = Rng(seed)
    while True:
        seat = state.actors()[0]
        if steps <= 0 and len(whole_moves(rules, state, seat)) > 1:
            return state, seat
        state.play(seat, rng.choose(state.legal(seat)))
        steps -= 1


def whole_moves(rules: Any, state: State, seat: int) -> list[list[int]]:
    legal = [int(action) for action in state.legal(seat)]
    return [[action] for action in legal if not rules.is_partial_move(rules.text(state, seat, action))]


@pytest.mark.parametrize(("game", "steps"), [("chuhan", 30), ("huang", 40), ("suntzu", 60)])
def test_every_move_is_evaluated_without_hidden_information(game: str, steps: int) -> None:
    state, seat = in_the_middle(game, 3, steps)
    moves = whole_moves(registry.game(game), state, seat)[:3]
    assert state.journal is not None
    seen = state.journal.seen_by(seat)
    worlds = [state.sample(seat, Rng(number)) for number in (1, 2)]
    found = [master(game).evaluate_moves(world, seen, seat, moves, BUDGET, Rng(5)) for world in worlds]
    assert len(found[0]) == len(moves)
    assert all(0.0 <= chance <= 1.0 for chance in found[0])
    assert found[0] == found[1]


def test_chu_han_a_move_that_wins_at_once_is_evaluated_as_a_win() -> None:
    rules = registry.game("chuhan")
    table = {"vp": {"han": 30, "chu": 10}, "hands": {"han": ["9"], "chu": ["4", "4", "5"]}, "leader": "han"}
    state = rules.position(table, rules.options(), 1)
    first = [int(action) for action in state.legal(0)]
    texts = {rules.text(state, 0, action): action for action in first}
    won, other = master("chuhan").evaluate_moves(state, [], 0, [[texts["play 9"]], [texts["writ"]]], BUDGET, Rng(1))
    assert won == 1.0
    assert other < won
    weighed = analysis.evaluate_decision("chuhan", state, [], 0, [texts["writ"]], 0.2, 1)
    assert weighed is not None
    assert weighed.moves[0] == ("play 9", 1.0)
    assert weighed.loss > 0.0


def test_sun_tzu_orders_are_evaluated_and_preparations_are_not() -> None:
    rules = registry.game("suntzu")
    state = rules.new(rules.read_options({"generals": False}), 4)
    bot = master("suntzu")
    advice = bot.explain(state, [], 0, BUDGET, Rng(1))
    low = rules.parse(state, 0, _cheapest(rules, state))
    best, worst = bot.evaluate_moves(state, [], 0, [advice[0].steps, low], BUDGET, Rng(2))
    assert best > worst
    assert bot.evaluate_moves(state, [], 0, [low, [0]], BUDGET, Rng(2)) == []


def _cheapest(rules: Any, state: State) -> str:
    """Return orders of the lowest cards, as single actions."""
    trial = state.clone()
    text = ""
    while not text or rules.is_partial_move(text):
        legal = [int(one) for one in trial.legal(0)]
        action = next(one for one in legal if rules.text(trial, 0, one).startswith("orders"))
        text = rules.text(trial, 0, action)
        trial.play(0, action)
    return text


def test_a_decision_with_nothing_to_decide_is_not_evaluated() -> None:
    rules = registry.game("chuhan")
    state = rules.new(rules.options(), 1)
    rng = Rng(1)
    while len(state.legal(state.actors()[0])) > 1:
        state.play(state.actors()[0], rng.choose(state.legal(state.actors()[0])))
    seat = state.actors()[0]
    assert analysis.evaluate_decision("chuhan", state, [], seat, [int(state.legal(seat)[0])], 0.1, 1) is None


@pytest.mark.parametrize("game", ["chuhan", "suntzu", "huang"])
def test_self_play_of_the_same_deal_is_reproducible(game: str) -> None:
    first = analysis.play_self_play_games(game, {}, 9, None, 0, 2, 60.0)
    assert len(first) == 2
    assert analysis.play_self_play_games(game, {}, 9, None, 1, 1, 60.0) == first[1:]
    for played in first:
        assert sum(played.returns) == pytest.approx(0.0)
