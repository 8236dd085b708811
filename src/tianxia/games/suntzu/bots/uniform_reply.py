"""A reference bot that plays a best reply to a rival who plays at random.

In level-k models this is level 1: Dale Stahl and Paul Wilson, "Experimental Evidence on Players' Models of Other
Players", 1994.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.bots.bot import Bot, Budget
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.games.suntzu.bots.best_reply import OpposingStrategy, improve_order
from tianxia.games.suntzu.bots.bot import has_whole_board
from tianxia.games.suntzu.bots.double_oracle import OrderSolver
from tianxia.games.suntzu.bots.evaluator import ValueFunction
from tianxia.games.suntzu.bots.rollouts import evaluate_actions
from tianxia.games.suntzu.bots.weights import basic_weights
from tianxia.games.suntzu.rules.actions import ORDER
from tianxia.games.suntzu.rules.board import NUM_PROVINCES
from tianxia.games.suntzu.rules.cards import KINDS, NO_CARD
from tianxia.games.suntzu.rules.phases import ORDERS
from tianxia.games.suntzu.state import SunTzu
from tianxia.locales import Message

RIVAL_ORDERS: Final = 40
"""The number of random orders of the rival to reply to; chosen by hand."""
ROLLOUT_WORLDS: Final = 8
"""The number of sampled worlds for decisions other than orders; chosen by hand."""
HILL_CLIMBS: Final = 6
"""The number of random orders from which hill climbing starts; chosen by hand."""


class UniformReplyBot(Bot):
    """Plays a best reply to a rival whose orders are all equally likely, with the basic value function."""

    def __init__(self, rival_orders: int = RIVAL_ORDERS) -> None:
        """Take the number of random rival orders to reply to."""
        self.rival_orders = rival_orders
        self.value_function = ValueFunction(basic_weights())

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        """Return the next card of the best reply found, or the action with the highest value in rollouts."""
        assert isinstance(world, SunTzu)
        if not has_whole_board(world):
            return int(rng.choose(world.legal(seat)))
        if world.phase != ORDERS:
            legal = world.legal(seat)
            values = evaluate_actions(
                world, seat, legal, self.value_function, budget.start_clock(), ROLLOUT_WORLDS, rng
            )
            return int(legal[max(range(len(legal)), key=lambda i: values[i])])
        solver = OrderSolver(world, seat, self.value_function, 1, self.rival_orders, 1, 0, rng)
        for number in range(self.rival_orders):
            hand = number % solver.matrix_game.rival.num_hands
            solver.matrix_game.add_rival_order(hand, solver.rival.playable[hand].draw_random_order(rng))
        opposing = OpposingStrategy(solver.matrix_game, True, 0)
        best: tuple[float, int] = (-1.0, 0)
        province = next(p for p in range(NUM_PROVINCES) if world.laid(seat, p) == NO_CARD)
        for _ in range(HILL_CLIMBS):
            order: vec[i64] = solver.own.playable[0].draw_random_order(rng)
            value = improve_order(opposing, solver.own.playable[0], order)
            best = max(best, (value, int(order[province])))
        return int(ORDER) + int(KINDS) * province + best[1]
