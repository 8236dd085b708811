"""Finds a mixed strategy for the orders of a round.

Hands that both sides may hold are sampled, and a matrix game between them is solved by regret matching. The game grows
by best replies to the strategies so far. This is the double oracle method: Brendan McMahan, Geoffrey Gordon and Avrim
Blum, "Planning in the Presence of Cost Functions Controlled by an Adversary", 2003.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.bots.search.clock import Clock
from tianxia.engine.rng import Rng
from tianxia.games.suntzu.bots.battle_lookup import BattleLookup, to_thousandths
from tianxia.games.suntzu.bots.best_reply import PlayableHand, add_best_reply
from tianxia.games.suntzu.bots.evaluator import ValueFunction, cards_to_come
from tianxia.games.suntzu.bots.regret_matching import MatrixGame, SideStrategy
from tianxia.games.suntzu.rules.board import NUM_PROVINCES
from tianxia.games.suntzu.rules.cards import NO_CARD, SIX, card
from tianxia.games.suntzu.rules.legal import may_lay
from tianxia.games.suntzu.rules.rules_state import RulesState
from tianxia.games.suntzu.state import SunTzu

CONVERGED_ITERATION_FACTOR: Final[i64] = 6
"""A simulation that finds no new best reply runs this many times the usual iterations; chosen by hand."""


class SampledHands:
    """The hands that a side may hold, each with a world in which it holds it and the number of such samples."""

    def __init__(self, capacity: i64) -> None:
        """Create an empty collection with room for `capacity` hands."""
        self.playable: list[PlayableHand] = []
        self.worlds: list[SunTzu] = []
        self.full_hands = vec[i64](capacity=capacity)
        self.counts = vec[i64](capacity=capacity)
        self.offsets = vec[i64](capacity=capacity)

    def add_world(self, world: SunTzu, seat: i64, laid: vec[i64], offset: float) -> None:
        """Count the hand that a seat holds in a world.

        `laid` are the cards that must stay where they are, `offset` the log-odds that do not depend on the orders.
        """
        hand = full_hand(world, seat)
        i: i64 = 0
        while i < i64(len(self.full_hands)):
            if self.full_hands[i] == hand and self.playable[i].six_provinces == six_provinces(world, seat):
                self.counts[i] += 1
                return
            i += 1
        province: i64 = 0
        unlaid = hand
        while province < NUM_PROVINCES:
            if laid[province] != NO_CARD:
                unlaid -= card(laid[province])
            province += 1
        self.playable.append(PlayableHand(unlaid, six_provinces(world, seat), laid))
        self.worlds.append(world)
        self.full_hands = append(self.full_hands, hand)
        self.counts = append(self.counts, i64(1))
        self.offsets = append(self.offsets, to_thousandths(offset))

    def to_strategy(self, max_rows: i64) -> SideStrategy:
        """Return these hands as a side of a matrix game, with room for `max_rows` orders in total."""
        total: i64 = 0
        for n in self.counts:
            total += n
        probabilities = vec[float](capacity=i64(len(self.counts)))
        for n in self.counts:
            probabilities = append(probabilities, float(n) / float(total))
        side = SideStrategy(probabilities, max_rows // i64(len(self.counts)))
        side.offsets = self.offsets
        return side


class OrderSolver:
    """Solves the orders of one round from what a seat knows."""

    def __init__(
        self,
        world: SunTzu,
        seat: i64,
        value_function: ValueFunction,
        own_hands: i64,
        rival_hands: i64,
        max_orders: i64,
        random_orders: i64,
        rng: Rng,
    ) -> None:
        """Sample hands of both sides; each has at most `max_orders` orders and starts with some at random.

        The own hands are the true one, with the cards laid already, and others that the rival may expect.
        """
        rival = 1 - seat
        self.rng = rng
        self.lookup = BattleLookup(world, seat, value_function)
        next_round = self.lookup.next_round
        no_cards_laid = vec[i64]([NO_CARD] * NUM_PROVINCES)
        laid = vec[i64]([NO_CARD] * NUM_PROVINCES)
        province: i64 = 0
        while province < NUM_PROVINCES:
            laid[province] = world.laid(seat, province)
            province += 1
        base = value_function.resources_term(world, seat, next_round) - value_function.resources_term(
            world, rival, next_round
        )
        base += value_function.generals_term(world, seat, next_round) - value_function.unknown_generals_term(
            world, rival, next_round
        )
        self.own = SampledHands(own_hands)
        self.rival = SampledHands(rival_hands)
        self.own.add_world(world, seat, laid, base + hand_term(value_function, world, seat, next_round))
        sampled: i64 = 0
        while sampled < rival_hands or sampled < own_hands:
            sample = world.sample(seat, rng)
            if sampled < rival_hands:
                self.rival.add_world(sample, rival, no_cards_laid, hand_term(value_function, sample, rival, next_round))
            sampled += 1
            if sampled < own_hands:
                rival_sample = sample.sample(rival, rng)
                self.own.add_world(
                    rival_sample, seat, no_cards_laid, base + hand_term(value_function, rival_sample, seat, next_round)
                )
        own_side = self.own.to_strategy(own_hands * max_orders)
        matrix_game = MatrixGame(self.lookup, own_side, self.rival.to_strategy(rival_hands * max_orders))
        self.matrix_game = matrix_game
        i: i64 = 0
        while i < random_orders:
            hand: i64 = 0
            while hand < matrix_game.own.num_hands:
                matrix_game.add_own_order(hand, self.own.playable[hand].draw_random_order(rng))
                hand += 1
            hand = 0
            while hand < matrix_game.rival.num_hands:
                matrix_game.add_rival_order(hand, self.rival.playable[hand].draw_random_order(rng))
                hand += 1
            i += 1

    def solve(self, clock: Clock, add_replies: bool, iterations: i64) -> None:
        """Run simulations until the clock runs out; afterwards one's own orders have values.

        With `add_replies`, a simulation adds a best reply for one hand of each side; then it iterates regret matching.
        """
        simulation: i64 = 0
        clock.check_interval = 1
        matrix_game = self.matrix_game
        own_hands = matrix_game.own.num_hands
        rival_hands = matrix_game.rival.num_hands
        while clock.has_time():
            i: i64 = 0
            if add_replies:
                hand: i64 = 0 if simulation % 2 == 0 else (simulation // 2) % own_hands
                own_reply_is_new = add_best_reply(matrix_game, True, hand, self.own.playable[hand], self.rng)
                hand = simulation % rival_hands
                if (
                    not add_best_reply(matrix_game, False, hand, self.rival.playable[hand], self.rng)
                    and not own_reply_is_new
                ):
                    i = (1 - CONVERGED_ITERATION_FACTOR) * iterations
            while i < iterations:
                matrix_game.iterate()
                i += 1
            simulation += 1
        matrix_game.evaluate_own_orders(matrix_game.rival.row_probabilities())


def full_hand(world: RulesState, seat: i64) -> i64:
    """Return the pile of a seat's hand and the cards that it has laid."""
    hand = world.hand(seat)
    province: i64 = 0
    while province < NUM_PROVINCES:
        kind = world.laid(seat, province)
        if kind != NO_CARD:
            hand += card(kind)
        province += 1
    return hand


def six_provinces(world: RulesState, seat: i64) -> i64:
    """Return the provinces where a seat may lay a 6, as bits."""
    bits: i64 = 0
    province: i64 = 0
    while province < NUM_PROVINCES:
        if may_lay(world, seat, province, SIX):
            bits |= 1 << province
        province += 1
    return bits


def hand_term(value_function: ValueFunction, world: RulesState, seat: i64, next_round: i64) -> float:
    """Return the log-odds of a seat's cards: its full hand and those still to come."""
    hand = full_hand(world, seat)
    return value_function.cards_term(next_round, hand, cards_to_come(world, seat, hand))
