"""The evaluation of moves from what a seat knows."""

from typing import Any

import pytest

from tianxia.bots.bot import Advice, Bot, Budget, NamedBot
from tianxia.bots.levels import levels
from tianxia.engine import registry
from tianxia.engine.journal import Journal
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message
from tianxia.server.bots import analysis, bot_worker

BUDGET = Budget(seconds=0.0, simulations=40)


def strongest_bot(game: str) -> Bot:
    return levels(game)[-1].create_bot()


def random_state(game: str, seed: int, steps: int) -> tuple[State, int]:
    """Return a state after at least `steps` random actions, and a seat that can choose between whole moves there."""
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
    """Return the legal moves that consist of a single action."""
    legal = [int(action) for action in state.legal(seat)]
    return [[action] for action in legal if not rules.is_partial_move(rules.text(state, seat, action))]


@pytest.mark.parametrize(("game", "steps"), [("chuhan", 30), ("huang", 40), ("suntzu", 60)])
def test_every_move_is_evaluated_without_hidden_information(game: str, steps: int) -> None:
    state, seat = random_state(game, 3, steps)
    moves = whole_moves(registry.game(game), state, seat)[:3]
    assert state.journal is not None
    history = state.journal.seen_by(seat)
    worlds = [state.sample(seat, Rng(number)) for number in (1, 2)]
    first, second = [
        strongest_bot(game).evaluate_moves(world, history, seat, moves, BUDGET, Rng(5)) for world in worlds
    ]
    assert len(first) == len(moves)
    assert all(0.0 <= chance <= 1.0 for chance in first)
    assert first == second


def test_chu_han_a_move_that_wins_at_once_is_evaluated_as_a_win() -> None:
    rules = registry.game("chuhan")
    position = {"vp": {"han": 30, "chu": 10}, "hands": {"han": ["9"], "chu": ["4", "4", "5"]}, "leader": "han"}
    state = rules.position(position, rules.options(), 1)
    actions = {rules.text(state, 0, int(action)): int(action) for action in state.legal(0)}
    moves = [[actions["play 9"]], [actions["writ"]]]
    win, other = strongest_bot("chuhan").evaluate_moves(state, [], 0, moves, BUDGET, Rng(1))
    assert win == 1.0
    assert other < win
    evaluation = analysis.evaluate_decision("chuhan", state, [], 0, [actions["writ"]], 0.2, 1)
    assert evaluation is not None
    assert evaluation.moves[0] == ("play 9", 1.0)
    assert evaluation.loss > 0.0


def test_sun_tzu_orders_are_evaluated_and_preparations_are_not() -> None:
    rules = registry.game("suntzu")
    state = rules.new(rules.read_options({"generals": False}), 4)
    bot = strongest_bot("suntzu")
    advice = bot.explain(state, [], 0, BUDGET, Rng(1))
    lowest = rules.parse(state, 0, _lowest_orders(rules, state))
    best_chance, lowest_chance = bot.evaluate_moves(state, [], 0, [advice[0].steps, lowest], BUDGET, Rng(2))
    assert best_chance > lowest_chance
    assert bot.evaluate_moves(state, [], 0, [lowest, [0]], BUDGET, Rng(2)) == []


def _lowest_orders(rules: Any, state: State) -> str:
    """Return the text of the orders with the lowest cards."""
    trial = state.clone()
    text = ""
    while not text or rules.is_partial_move(text):
        legal = [int(action) for action in trial.legal(0)]
        action = next(action for action in legal if rules.text(trial, 0, action).startswith("orders"))
        text = rules.text(trial, 0, action)
        trial.play(0, action)
    return text


def test_a_decision_without_a_choice_is_not_evaluated() -> None:
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
    for result in first:
        assert sum(result.returns) == pytest.approx(0.0)


class ByVisits(Bot):
    """A bot that lists its moves in the order of its visits, as a search does, not in that of their chances."""

    def explain(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        moves = whole_moves(world.game(), world, seat)[:3]
        return [Advice(steps, chance, 0.3, []) for steps, chance in zip(moves, (0.4, 0.9, 0.6), strict=True)]


class ByFirstSteps(Bot):
    """A bot that lists the first actions of moves, and completes a move with the first legal action."""

    def explain(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        return [Advice([int(action)], 0.5, 0.1, []) for action in world.legal(seat)]

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        return int(world.legal(seat)[0])


@pytest.mark.parametrize("game", ["chuhan", "suntzu", "huang"])
def test_hints_are_whole_moves(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "levels", lambda name: [NamedBot("by first steps", ByFirstSteps, BUDGET)])
    rules = registry.game(game)
    completed = 0
    for seed in range(20):
        state, seat = random_state(game, seed, 6)
        texts = [rules.text(state, seat, int(action)) for action in state.legal(seat)]
        hints = bot_worker.find_hints(game, state.sample(seat, Rng(1)), [], seat, 0.0, len(texts), 1)
        assert not any(rules.is_partial_move(hint.text) for hint in hints)
        assert len({hint.text for hint in hints}) == len(hints)
        assert all(isinstance(rules.check(state, seat, hint.text), list) for hint in hints)
        completed += sum(rules.is_partial_move(text) for text in texts)
    assert completed or game != "chuhan", "only Chu Han has such moves in these positions"


@pytest.mark.parametrize("game", ["chuhan", "suntzu", "huang"])
def test_hints_are_sorted_by_their_chance_to_win(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "levels", lambda name: [NamedBot("by visits", ByVisits, BUDGET)])
    state, seat = next(
        (state, seat)
        for state, seat in (random_state(game, seed, 6) for seed in range(50))
        if len(whole_moves(state.game(), state, seat)) >= 3
    )
    hints = bot_worker.find_hints(game, state.sample(seat, Rng(1)), [], seat, 0.0, 5, 1)
    assert [hint.chance for hint in hints] == [0.9, 0.6, 0.4]
