"""The bot of Sun Tzu: orders drawn from a mixed strategy, and rollouts for every other decision.

The strategy is found by the double oracle method with regret matching, see `double_oracle` and `regret_matching`.
"""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.bots.bot import Advice, Bot, Budget
from tianxia.bots.search import plain_mcts
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.games.suntzu.bots.depth_limited_solving import NextRoundLookahead
from tianxia.games.suntzu.bots.double_oracle import OrderSolver
from tianxia.games.suntzu.bots.evaluator import ValueFunction
from tianxia.games.suntzu.bots.regret_matching import MatrixGame
from tianxia.games.suntzu.bots.rollouts import evaluate_actions
from tianxia.games.suntzu.rules.actions import NUM_ACTIONS, ORDER
from tianxia.games.suntzu.rules.board import NUM_PROVINCES, SCORINGS
from tianxia.games.suntzu.rules.cards import KINDS, NO_CARD
from tianxia.games.suntzu.rules.phases import ORDERS
from tianxia.games.suntzu.state import SunTzu
from tianxia.locales import Message

MixedStrategy = list[tuple[list[int], float]]
"""Whole orders, each as five steps, with their probabilities."""

NO_PREPARATION: Final = -1
"""The result of `_choose_preparation` if no preparation gains enough."""
DEFAULT_POLICY_BUDGET: Final = Budget(seconds=0.5, simulations=200)
"""The budget of `SunTzuBot.policy` if none is given."""
SOLVING_SHARE: Final = 0.25
"""The share of the budget that solving the round takes where lookahead follows; chosen by hand."""
MIN_PREPARATION_GAIN: Final = 0.01
"""The log-odds that a preparation must gain; chosen by hand, so that small differences of estimates do not count."""


class Skill(NamedTuple):
    """The breadth of a level's search."""

    own_hands: int
    """How many own hands are considered: the true one, and others that the rival may expect."""
    rival_hands: int
    """How many hands of the rival are sampled."""
    max_orders: int
    """How many orders are considered for each hand, at most."""
    random_orders: int
    """How many of them are drawn at random at the beginning."""
    adds_replies: bool
    """Whether best replies are added."""
    iterations: int
    """Iterations of regret matching in each simulation."""
    rollout_worlds: int
    """The most sampled worlds in which a decision other than orders is evaluated."""
    lookahead_orders: int = 0
    """How many own orders are evaluated by solving the next round, unless a scoring comes first; 0 for no lookahead."""
    lookahead_rival_orders: int = 0
    """How many orders of each hand of the rival are evaluated in this way."""
    min_share: float = 0.02
    """Orders with a smaller probability are not played."""


class SunTzuBot(Bot):
    """Finds mixed strategies over orders by regret matching. It remembers the order drawn for a round."""

    def __init__(self, skill: Skill, weights: vec[float]) -> None:
        """Create a bot with a skill and the weights of its value function."""
        self.skill = skill
        self.value_function = ValueFunction(weights)
        self.plan: list[int] = []
        """All five steps of the order drawn."""
        self.plan_value = 0.5
        """The estimated probability of winning with the plan."""
        self.plan_key: tuple[int, int] = (0, 0)
        """The round and the seat of the plan."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        """Return the next step of an order drawn from the mixed strategy, or the action with the highest value."""
        assert isinstance(world, SunTzu)
        self.expected = None
        legal = world.legal(seat)
        if len(legal) == 1:
            return int(legal[0])
        if not has_whole_board(world):
            return int(plain_mcts.choose_action(world, seat, NUM_ACTIONS, budget.start_clock(), rng))
        if world.phase != ORDERS:
            values = self._evaluate_actions(world, seat, legal, budget, rng)
            self.expected = max(values)
            return int(legal[max(range(len(legal)), key=lambda i: values[i])])
        laid = _laid_steps(world, seat)
        if not laid:
            preparation = self._choose_preparation(world, seat, legal, budget, rng)
            if preparation != NO_PREPARATION:
                return preparation
        if not laid or not self._is_plan_valid(world, seat, laid, legal):
            self._draw_plan(world, seat, laid, budget, rng)
        self.expected = self.plan_value
        return self.plan[len(laid)]

    def policy(
        self, world: State, seat: int, budget: Budget = DEFAULT_POLICY_BUDGET, rng: Rng | None = None
    ) -> MixedStrategy:
        """Return the mixed strategy over whole orders, the likeliest first."""
        advice = self._solve_orders(world, seat, budget, Rng(1) if rng is None else rng)
        return [(order.steps, order.share) for order in advice]

    def explain(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        """Return the orders of the mixed strategy, or all legal actions by value; empty in a small game."""
        assert isinstance(world, SunTzu)
        if not has_whole_board(world):
            return []
        if world.phase == ORDERS:
            return self._solve_orders(world, seat, budget, rng)
        legal = world.legal(seat)
        values = self._evaluate_actions(world, seat, legal, budget, rng)
        advice = [
            Advice([int(action)], value, float(value == max(values)), [])
            for action, value in zip(legal, values, strict=True)
        ]
        return sorted(advice, key=lambda move: -move.win_probability)

    def evaluate_moves(
        self, world: State, history: list[Message], seat: int, moves: list[list[int]], budget: Budget, rng: Rng
    ) -> list[float]:
        """Return values of orders against the rival's strategy, or of actions in the same sampled worlds.

        Empty in a small game, and where preparations are among the moves: these cannot be compared with orders.
        """
        assert isinstance(world, SunTzu)
        if not has_whole_board(world):
            return []
        if world.phase == ORDERS:
            laid = _laid_steps(world, seat)
            orders = [laid + move for move in moves]
            return self._evaluate_orders(world, seat, orders, budget, rng) if all(map(_is_order, orders)) else []
        if any(len(move) != 1 for move in moves):
            return []
        return self._evaluate_actions(world, seat, vec[i64]([move[0] for move in moves]), budget, rng)

    def close(self) -> None:
        """Discard the plan."""
        self.plan = []

    def _is_plan_valid(self, world: SunTzu, seat: int, laid: list[int], legal: vec[i64]) -> bool:
        """Return whether the plan belongs to this round, agrees with what is laid, and its next step is legal."""
        if self.plan_key != (int(world.round), seat) or self.plan[: len(laid)] != laid:
            return False
        return self.plan[len(laid)] in [int(action) for action in legal]

    def _draw_plan(self, world: SunTzu, seat: int, laid: list[int], budget: Budget, rng: Rng) -> None:
        """Solve the round and draw an order from the mixed strategy as the new plan."""
        orders = self._solve_orders(world, seat, budget, rng)
        target = rng.below(1 << 30) / (1 << 30)
        i = 0
        while i < len(orders) - 1 and target >= orders[i].share:
            target -= orders[i].share
            i += 1
        self.plan = laid + orders[i].steps
        self.plan_value = orders[i].win_probability
        self.plan_key = (int(world.round), seat)

    def _solve_orders(self, world: State, seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        """Return the orders worth playing, the likeliest first; their steps leave out what is laid already."""
        assert isinstance(world, SunTzu)
        matrix_game = self._solve_round(world, seat, budget, rng)
        own = matrix_game.own
        average = own.average_strategy()
        rows = [row for row in range(own.num_orders) if own.row_hands[row] == 0]
        min_share = min(self.skill.min_share, max(average[row] for row in rows))
        rows = [row for row in rows if average[row] >= min_share]
        total = sum(average[row] for row in rows)
        num_laid = len(_laid_steps(world, seat))
        advice = [
            Advice(_order_steps(own.order_at(row), num_laid), _clamp(own.values[row]), average[row] / total, [])
            for row in rows
        ]
        return sorted(advice, key=lambda order: (-order.share, order.steps))

    def _solve_round(self, world: SunTzu, seat: int, budget: Budget, rng: Rng) -> MatrixGame:
        skill = self.skill
        lookahead_orders = skill.lookahead_orders if world.round % SCORINGS else 0
        solver = self._run_solver(world, seat, budget.scaled(SOLVING_SHARE if lookahead_orders else 1.0), rng)
        if not lookahead_orders:
            return solver.matrix_game
        lookahead = NextRoundLookahead(
            solver, seat, self.value_function, lookahead_orders, skill.lookahead_rival_orders
        )
        lookahead.run(budget.scaled(1.0 - SOLVING_SHARE).start_clock(), rng)
        return lookahead.matrix_game

    def _run_solver(self, world: SunTzu, seat: int, budget: Budget, rng: Rng) -> OrderSolver:
        skill = self.skill
        solver = OrderSolver(
            world,
            seat,
            self.value_function,
            skill.own_hands,
            skill.rival_hands,
            skill.max_orders,
            skill.random_orders,
            rng,
        )
        solver.solve(budget.start_clock(), skill.adds_replies, skill.iterations)
        return solver

    def _evaluate_actions(self, world: SunTzu, seat: int, legal: vec[i64], budget: Budget, rng: Rng) -> list[float]:
        worlds = self.skill.rollout_worlds
        return list(evaluate_actions(world, seat, legal, self.value_function, budget.start_clock(), worlds, rng))

    def _evaluate_orders(
        self, world: SunTzu, seat: int, orders: list[list[int]], budget: Budget, rng: Rng
    ) -> list[float]:
        matrix_game = self._run_solver(world, seat, budget, rng).matrix_game
        values = []
        for steps in orders:
            order = vec[i64]([(step - int(ORDER)) % int(KINDS) for step in steps])
            matrix_game.add_own_order(0, order)
            matrix_game.evaluate_own_orders(matrix_game.rival.row_probabilities())
            values.append(_clamp(matrix_game.own.values[matrix_game.own.find_row(0, order)]))
        return values

    def _choose_preparation(self, world: SunTzu, seat: int, legal: vec[i64], budget: Budget, rng: Rng) -> int:
        """Return an exchange or a general to use before the orders, or NO_PREPARATION if none gains enough."""
        actions = [int(action) for action in legal if action < ORDER]
        if not actions:
            return NO_PREPARATION
        sample = world.sample(seat, rng)
        highest = self.value_function.log_odds(sample, seat) + MIN_PREPARATION_GAIN
        best = NO_PREPARATION
        for action in actions:
            after = sample.clone()
            after.play(seat, action)
            log_odds = self.value_function.log_odds(after, seat)
            if log_odds > highest:
                highest = log_odds
                best = action
        return best


def has_whole_board(world: SunTzu) -> bool:
    """Return whether all provinces are in play. In the small games for research the levels use plain MCTS."""
    return bool(world.num_provinces() == NUM_PROVINCES)


def _clamp(value: float) -> float:
    """Return a value limited to 0 … 1: sums of estimates may lie slightly outside."""
    return min(1.0, max(0.0, value))


def _laid_steps(world: SunTzu, seat: int) -> list[int]:
    """Return the steps of its order that a seat has taken."""
    steps: list[int] = []
    for province in range(NUM_PROVINCES):
        kind = int(world.laid(seat, province))
        if kind != NO_CARD:
            steps.append(int(ORDER) + int(KINDS) * province + kind)
    return steps


def _is_order(steps: list[int]) -> bool:
    return len(steps) == NUM_PROVINCES and all(ORDER <= step < ORDER + KINDS * NUM_PROVINCES for step in steps)


def _order_steps(order: vec[i64], num_laid: int) -> list[int]:
    return [int(ORDER) + int(KINDS) * province + int(order[province]) for province in range(num_laid, NUM_PROVINCES)]
