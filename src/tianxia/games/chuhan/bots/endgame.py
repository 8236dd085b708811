"""Exact solutions of endgames: positions near the end of a battle.

Two cases can be solved:

- Going out in a way that no unseen card can stop: an AND/OR search against a rival who holds every unseen card (N. J.
  Nilsson, "Problem-Solving Methods in Artificial Intelligence", 1971).
- A battle in which nobody may draw any more and the rival can hold only a few different hands: alpha-beta search (D. E.
  Knuth, R. W. Moore, "An Analysis of Alpha-Beta Pruning", 1975) of each hand, averaged over all of them, as M. L.
  Ginsberg does with samples ("GIB: Imperfect Information in a Computationally Challenging Game", 2001).

All limits below were chosen by hand to bound the time.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.bots.search.clock import Clock
from tianxia.games.chuhan.bots.evaluator import PointsEvaluator
from tianxia.games.chuhan.rules.actions import NO_ACTION, USE_JI_BU, WRIT
from tianxia.games.chuhan.rules.cards import EMPTY, KINDS, card, count, list_kinds, size
from tianxia.games.chuhan.rules.events import EVENT_CARDS, writs_left
from tianxia.games.chuhan.rules.sample import unknown_cards
from tianxia.games.chuhan.rules.seats import NOBODY
from tianxia.games.chuhan.state import ChuHan

MAX_OWN_CARDS: Final[i64] = 9
"""The largest own hand for which forcing moves are searched."""
MAX_HIDDEN_CARDS: Final[i64] = 3
"""The most unknown cards in the rival's hand for a battle to be solved."""
MAX_CARDS_IN_HANDS: Final[i64] = 14
"""The most cards in both hands together for a battle to be solved."""
MAX_TIME_SHARE: Final = 0.5
"""The share of a decision's time that solving may take."""
CLOCK_CHECK_MASK: Final[i64] = 255
"""The time is read once in every 256 positions: where these bits of the countdown are 0."""


class EndgameSolver:
    """Solves endgames for a seat, within a number of positions and a share of the time."""

    def __init__(self, world: ChuHan, seat: i64, max_positions: i64, clock: Clock) -> None:
        """Prepare to solve from what a seat knows; `max_positions` are shared by all calls."""
        self.world = world
        self.seat = seat
        self.positions_left = max_positions
        self.clock = clock
        self.evaluator = PointsEvaluator()
        self.evaluator.start_search(world)
        self.battle = world.battle
        self.cards_per_writ = EVENT_CARDS[world.event].writ_cards
        self.writs_left = writs_left(world, EVENT_CARDS[world.event])
        rival = 1 - seat
        self.rival_hand_size = size(world.hand(rival))
        self.known_cards = world.hand(rival) if world.is_hand_open(rival) else world.known_cards(seat)
        self.unseen_cards = unknown_cards(world, seat, self.known_cards)
        self.worst_hand_size: i64 = 0
        """The size of the worst case's hand: every card that the rival may hold."""

    def find_forcing_moves(self) -> vec[i64]:
        """Return the moves after which the seat goes out or wins, whatever the rival holds and draws; often none."""
        forcing = vec[i64]()
        world = self.world
        seat = self.seat
        if world.is_giving or size(world.hand(seat)) > MAX_OWN_CARDS:
            return forcing
        worst_case = world.clone()
        worst_case.set_hand(1 - seat, self.known_cards + self.unseen_cards)
        place: i64 = 0
        while place < worst_case.known_top(seat):
            worst_case.add_to_hand(1 - seat, card(worst_case.top_kind(place)))
            place += 1
        self.worst_hand_size = size(worst_case.hand(1 - seat))
        for action in world.legal(seat):
            if action != WRIT and action != USE_JI_BU:
                after = worst_case.clone()
                after.play(seat, action)
                if self._can_force_out(after, 0):
                    forcing = append(forcing, action)
        return forcing

    def _can_force_out(self, state: ChuHan, turns: i64) -> bool:
        """Return whether the seat can force going out against a rival who holds every unseen card.

        `turns` is how many turns the rival has had, and so how many writs they may have used to draw cards.
        """
        seat = self.seat
        if state.winner != NOBODY:
            return state.winner == seat
        if state.battle != self.battle:
            return state.last_out == seat
        if self._is_out_of_budget():
            return False
        if state.owes_decision(seat):
            legal = state.list_legal(seat)
            i = i64(len(legal)) - 1
            while i >= 0:
                if legal[i] != WRIT and legal[i] != USE_JI_BU:
                    after = state.clone()
                    after.play(seat, legal[i])
                    if self._can_force_out(after, turns):
                        return True
                i -= 1
            return False
        if state.pending_by == NOBODY and state.play_action == NO_ACTION:
            turns += 1
        legal = state.legal(1 - seat)
        drawable = self.cards_per_writ * (turns if turns < self.writs_left else self.writs_left)
        i = i64(len(legal)) - 1
        while i >= 0:
            if legal[i] != WRIT:
                after = state.clone()
                after.play(1 - seat, legal[i])
                if after.battle == self.battle:
                    rival_cards_left = self.rival_hand_size - self.worst_hand_size + size(after.hand(1 - seat))
                    if rival_cards_left + drawable >= 0 and (
                        rival_cards_left <= 0 or not self._can_force_out(after, turns)
                    ):
                        return False
                elif not self._can_force_out(after, turns):
                    return False
            i -= 1
        return True

    def _is_out_of_budget(self) -> bool:
        """Count a position and return whether the limit of positions or time is reached."""
        self.positions_left -= 1
        if self.positions_left & CLOCK_CHECK_MASK == 0:
            if self.clock.elapsed_seconds() > MAX_TIME_SHARE * self.clock.max_seconds:
                self.positions_left = -1
        return self.positions_left < 0

    def solve(self) -> vec[float]:
        """Return the win probability of each legal move against best play, on average over the rival's possible hands.

        Empty if too much is hidden or the limits are reached. Once nobody may draw, a battle involves no chance; both
        players are assumed to see each other's cards from then on.
        """
        hidden = self.rival_hand_size - size(self.known_cards)
        cards = self.rival_hand_size + size(self.world.hand(self.seat))
        if self.world.is_giving or self.writs_left > 0 or hidden > MAX_HIDDEN_CARDS or cards > MAX_CARDS_IN_HANDS:
            return vec[float]()
        legal = self.world.legal(self.seat)
        values = vec[float]([0.0] * len(legal))
        total_weight = 0.0
        for hand in enumerate_hands(self.unseen_cards, hidden, 0):
            if self.positions_left < 0:
                return vec[float]()
            weight = count_ways(self.unseen_cards, hand)
            total_weight += weight
            possible = self._world_with_hand(hand)
            i: i64 = 0
            while i < i64(len(legal)):
                after = possible.clone()
                after.play(self.seat, legal[i])
                values[i] += weight * self._alpha_beta(after, 0.0, 1.0)
                i += 1
        if self.positions_left < 0:
            return vec[float]()
        i = 0
        while i < i64(len(legal)):
            values[i] /= total_weight
            i += 1
        return values

    def _world_with_hand(self, hand: i64) -> ChuHan:
        """Return the world in which the rival holds these of the unseen cards."""
        world = self.world.clone()
        world.set_hand(1 - self.seat, self.known_cards + hand)
        rest = list_kinds(self.unseen_cards - hand)
        place: i64 = 0
        while place < i64(len(rest)):
            world.set_draw_pile(place, rest[place])
            place += 1
        return world

    def _alpha_beta(self, state: ChuHan, alpha: float, beta: float) -> float:
        """Return the seat's win probability by alpha-beta search; exact if it lies between the bounds."""
        evaluator = self.evaluator
        if self._is_out_of_budget() or evaluator.is_rollout_over(state):
            return evaluator.value(state, self.seat)
        is_own_move = state.owes_decision(self.seat)
        mover = self.seat if is_own_move else 1 - self.seat
        best = alpha if is_own_move else beta
        legal = state.legal(mover)
        i = i64(len(legal)) - 1
        while i >= 0 and alpha < beta:
            after = state.clone()
            after.play(mover, legal[i])
            value = self._alpha_beta(after, alpha, beta)
            if is_own_move and value > best:
                best = value
                alpha = value
            elif not is_own_move and value < best:
                best = value
                beta = value
            i -= 1
        return best


def enumerate_hands(pool: i64, number: i64, first: i64) -> list[i64]:
    """Return all different hands of `number` cards from a pool, with kinds of at least `first`."""
    if number == 0:
        return [EMPTY]
    hands: list[i64] = []
    kind = first
    while kind < KINDS:
        if count(pool, kind):
            hands.extend([card(kind) + rest for rest in enumerate_hands(pool - card(kind), number - 1, kind)])
        kind += 1
    return hands


def count_ways(pool: i64, hand: i64) -> float:
    """Return in how many ways a hand can be drawn from a pool."""
    ways = 1.0
    kind: i64 = 0
    while kind < KINDS:
        n = count(hand, kind)
        while n > 0:
            ways = ways * float(count(pool, kind) - n + 1) / float(n)
            n -= 1
        kind += 1
    return ways
