"""Lookahead over one more round: more accurate payoffs for the orders that are most likely to meet.

The value function at the end of a round is only an estimate. For the few orders that each side is likely to play, the
round is played in the engine, and the value of the next round's matrix game replaces the estimate. All numbers below
were chosen by hand; the master level, which uses them, is measured in docs/bot-writers/strength.md.

This is a simple form of depth-limited solving: Noam Brown, Tuomas Sandholm and Brandon Amos, "Depth-Limited Solving for
Imperfect-Information Games", 2018.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.bots.search.clock import Clock
from tianxia.engine.rng import Rng
from tianxia.games.suntzu.bots.battle_lookup import BattleLookup, to_thousandths
from tianxia.games.suntzu.bots.best_reply import PlayableHand, add_best_reply
from tianxia.games.suntzu.bots.double_oracle import OrderSolver, full_hand, hand_term, six_provinces
from tianxia.games.suntzu.bots.evaluator import ValueFunction
from tianxia.games.suntzu.bots.regret_matching import MatrixGame, SideStrategy
from tianxia.games.suntzu.bots.rollouts import choose_rollout_action, roll_out_round
from tianxia.games.suntzu.rules.actions import ORDER
from tianxia.games.suntzu.rules.board import NUM_PROVINCES
from tianxia.games.suntzu.rules.cards import KINDS, NO_CARD
from tianxia.games.suntzu.rules.phases import DRAWING
from tianxia.games.suntzu.state import SunTzu

NEXT_ROUND_MAX_ORDERS: Final[i64] = 8
"""The most orders of each side in the next round's game."""
NEXT_ROUND_REPLIES: Final[i64] = 5
"""Best replies added for each side in the next round's game."""
NEXT_ROUND_ITERATIONS: Final[i64] = 10
"""Iterations of regret matching after each of these replies."""
FINAL_ITERATIONS: Final[i64] = 400
"""Iterations of regret matching on the improved payoffs."""


class NextRoundLookahead:
    """A matrix game of the likeliest orders, whose payoffs are improved by playing out the round."""

    def __init__(
        self, solver: OrderSolver, seat: i64, value_function: ValueFunction, own_orders: i64, rival_orders: i64
    ) -> None:
        """Copy the most played orders of a solved round: some of the true hand, and some for every other hand."""
        self.solver = solver
        self.seat = seat
        self.value_function = value_function
        solved = solver.matrix_game
        own = SideStrategy(solved.own.hand_probabilities, own_orders)
        rival = SideStrategy(solved.rival.hand_probabilities, rival_orders)
        own.offsets = solved.own.offsets
        rival.offsets = solved.rival.offsets
        self.matrix_game = MatrixGame(solver.lookup, own, rival)
        _copy_most_played(solved.rival, self.matrix_game, False, rival_orders, rival_orders)
        _copy_most_played(solved.own, self.matrix_game, True, own_orders, rival_orders)

    def run(self, clock: Clock, rng: Rng) -> None:
        """Improve payoffs until the clock runs out, then solve the game; afterwards one's own orders have values.

        A simulation improves the payoff of one pair of orders.
        """
        matrix_game = self.matrix_game
        clock.check_interval = 1
        seed = rng.draw_seed()
        shift = 0.0
        improved: i64 = 0
        pairs = self._ordered_pairs()
        next_pair: i64 = 0
        while next_pair < i64(len(pairs)) and clock.has_time():
            pair = pairs[next_pair]
            row = pair // matrix_game.width
            column = pair % matrix_game.width
            payoff = self._payoff_after_round(row, column, seed)
            shift += payoff - matrix_game.matrix[pair]
            improved += 1
            matrix_game.matrix[pair] = payoff
            next_pair += 1
        # The payoffs that there was no time for change by the mean change of the others, so that all stay comparable.
        while next_pair < i64(len(pairs)):
            matrix_game.matrix[pairs[next_pair]] += shift / float(improved)
            next_pair += 1
        i: i64 = 0
        while i < FINAL_ITERATIONS:
            matrix_game.iterate()
            i += 1
        matrix_game.evaluate_own_orders(matrix_game.rival.row_probabilities())

    def _ordered_pairs(self) -> vec[i64]:
        """Return the matrix indices of the true hand's orders against the rival's, their likeliest orders first."""
        matrix_game = self.matrix_game
        pairs = vec[i64](capacity=matrix_game.own.num_orders * matrix_game.rival.num_orders)
        rank: i64 = 0
        while rank < matrix_game.rival.max_orders:
            column: i64 = 0
            while column < matrix_game.rival.num_orders:
                if _rank_within_hand(matrix_game.rival, column) == rank:
                    row: i64 = 0
                    while row < matrix_game.own.num_orders:
                        if matrix_game.own.row_hands[row] == 0:
                            pairs = append(pairs, matrix_game.width * row + column)
                        row += 1
                column += 1
            rank += 1
        return pairs

    def _payoff_after_round(self, row: i64, column: i64, seed: int) -> float:
        """Return one's own win probability after a round with these orders, by the next round's matrix game."""
        matrix_game = self.matrix_game
        world = self.solver.rival.worlds[matrix_game.rival.row_hands[column]].clone()
        rng = Rng(seed)
        _lay_order(world, self.seat, matrix_game.own.order_at(row))
        _lay_order(world, 1 - self.seat, matrix_game.rival.order_at(column))
        roll_out_round(world, self.value_function, rng)
        while world.actor_bits() != 0 and world.phase == DRAWING:
            asked: i64 = 0 if world.actor_bits() & 1 else 1
            world.play(asked, choose_rollout_action(world, asked, self.value_function, rng))
        if world.actor_bits() == 0:
            return self.value_function.win_probability(world, self.seat)
        return solve_next_round(world, self.seat, self.value_function, rng)


def solve_next_round(world: SunTzu, seat: i64, value_function: ValueFunction, rng: Rng) -> float:
    """Return a seat's win probability before the orders of a round. It reads both hands: only for sampled worlds."""
    rival = 1 - seat
    lookup = BattleLookup(world, seat, value_function)
    next_round = lookup.next_round
    own_side = SideStrategy(_certain_hand(), NEXT_ROUND_MAX_ORDERS)
    matrix_game = MatrixGame(lookup, own_side, SideStrategy(_certain_hand(), NEXT_ROUND_MAX_ORDERS))
    no_cards_laid = vec[i64]([NO_CARD] * NUM_PROVINCES)
    own = PlayableHand(full_hand(world, seat), six_provinces(world, seat), no_cards_laid)
    other = PlayableHand(full_hand(world, rival), six_provinces(world, rival), no_cards_laid)
    base = value_function.resources_term(world, seat, next_round) - value_function.resources_term(
        world, rival, next_round
    )
    base += value_function.generals_term(world, seat, next_round) - value_function.generals_term(
        world, rival, next_round
    )
    matrix_game.own.offsets[0] = to_thousandths(base + hand_term(value_function, world, seat, next_round))
    matrix_game.rival.offsets[0] = to_thousandths(hand_term(value_function, world, rival, next_round))
    matrix_game.add_own_order(0, own.draw_random_order(rng))
    matrix_game.add_rival_order(0, other.draw_random_order(rng))
    reply: i64 = 0
    while reply < NEXT_ROUND_REPLIES:
        add_best_reply(matrix_game, True, 0, own, rng)
        add_best_reply(matrix_game, False, 0, other, rng)
        i: i64 = 0
        while i < NEXT_ROUND_ITERATIONS:
            matrix_game.iterate()
            i += 1
        reply += 1
    i = 0
    while i < NEXT_ROUND_REPLIES * NEXT_ROUND_ITERATIONS:
        matrix_game.iterate()
        i += 1
    return matrix_game.value()


def _certain_hand() -> vec[float]:
    """Return the probabilities of a single hand that is known."""
    return vec[float]([1.0])


def _lay_order(world: SunTzu, seat: i64, order: vec[i64]) -> None:
    """Lay a whole order in place of the cards that a seat has laid."""
    world.set_hand(seat, full_hand(world, seat))
    world.set_ready(seat, False)
    province: i64 = 0
    while province < NUM_PROVINCES:
        world.set_laid(seat, province, NO_CARD)
        province += 1
    province = 0
    while province < NUM_PROVINCES:
        world.play(seat, ORDER + KINDS * province + order[province])
        province += 1


def _copy_most_played(
    source: SideStrategy, matrix_game: MatrixGame, is_own: bool, first_hand_limit: i64, limit: i64
) -> None:
    """Copy the most played orders of each hand, in that order.

    At most `first_hand_limit` orders of the first hand are copied, and `limit` of every other one.
    """
    average = source.average_strategy()
    hand: i64 = 0
    while hand < source.num_hands:
        missing = first_hand_limit if hand == 0 else limit
        while missing > 0:
            best: i64 = -1
            row: i64 = 0
            while row < source.num_orders:
                if source.row_hands[row] == hand and average[row] > 0.0 and (best < 0 or average[row] > average[best]):
                    best = row
                row += 1
            if best < 0:
                break
            average[best] = 0.0
            if is_own:
                matrix_game.add_own_order(hand, source.order_at(best))
            else:
                matrix_game.add_rival_order(hand, source.order_at(best))
            missing -= 1
        hand += 1


def _rank_within_hand(side: SideStrategy, row: i64) -> i64:
    """Return how many orders of the same hand come before a row, that is, how many are likelier."""
    rank: i64 = 0
    other: i64 = 0
    while other < row:
        if side.row_hands[other] == side.row_hands[row]:
            rank += 1
        other += 1
    return rank
