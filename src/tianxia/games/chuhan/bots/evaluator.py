"""Evaluators for Chu Han: the value of a battle's outcome, priors of moves, and the plausibility of worlds.

- Priors guide the tree and the rollouts (G. Chaslot and others, "Progressive Strategies for Monte-Carlo Tree Search",
  2008). They follow simple advice: keep cards of a rank together, lead many low cards, win tricks with the lowest set
  that suffices, and save powers for when they matter. Their weights were chosen by hand; only the levels that use them
  are measured (docs/bot-writers/strength.md).
- Worlds that the rival's play makes unlikely are rejected (M. Buro, J. R. Long, T. Furtak, N. Sturtevant, "Improving
  State Evaluation, Inference, and Search in Trick-Based Card Games", 2009).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.bots.search.evaluator import Evaluator
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.games.chuhan.bots.win_probability import win_probability
from tianxia.games.chuhan.rules.actions import (
    ADD,
    ALLOW,
    CANCEL,
    DONE,
    GIVE,
    PASS,
    PASS_XIAHOU_YING,
    PASS_XIANG_YU,
    PLAY,
    RESTORE,
    STAR,
    USE_HAN_XIN,
    USE_JI_BU,
    USE_LIU_BANG,
    USE_YING_BU,
    USE_YU_JI,
    WITH_BOTH,
    WITH_PENG_YUE,
    WRIT,
    is_within,
)
from tianxia.games.chuhan.rules.cards import RANK, count_rank, size
from tianxia.games.chuhan.rules.rules_state import RulesState
from tianxia.games.chuhan.rules.scoring import scores_as_twos
from tianxia.games.chuhan.rules.seats import NOBODY
from tianxia.games.chuhan.rules.sets import cards_in_set, rank_of_set
from tianxia.games.chuhan.state import ChuHan

FEW_CARDS: Final[i64] = 4
"""A rival with at most this many cards may go out soon; chosen by hand."""
HIGH_RANK: Final[i64] = 7
"""Cards of this rank or more count as high; chosen by hand."""

# The priors of sets to lead: a sum, then factors and divisors for what a set does. 1 is added after each division, so
# that a weight stays above 0.
LEAD_BASE: Final[i64] = 4
"""The weight of any set, before all else."""
LEAD_SIZE_WEIGHT: Final[i64] = 6
"""Added to LEAD_BASE, times the square of the set's size."""
SCORING_TWOS_FACTOR: Final[i64] = 4
"""For a set of 2s that scores."""
HIGH_LEAD_DIVISOR: Final[i64] = 3
"""For a set of a high rank."""
LOW_LEAD_TOP_RANK: Final[i64] = 10
LOW_LEAD_DIVISOR: Final[i64] = 6
"""The weight of a set of any other rank is multiplied by (LOW_LEAD_TOP_RANK − rank) / LOW_LEAD_DIVISOR."""
SPLIT_LEAD_DIVISOR: Final[i64] = 8
"""For a set that leaves cards of its rank in the hand."""
JOKER_LEAD_DIVISOR: Final[i64] = 4
"""For the joker in a set of other cards."""
UNANSWERABLE_LEAD_FACTOR: Final[i64] = 4
"""For a set of more cards than a rival with few cards has."""
SINGLE_LEAD_RANK_OFFSET: Final[i64] = 2
SINGLE_LEAD_DIVISOR: Final[i64] = 6
"""Against a rival with few cards, that of a single card by (rank + SINGLE_LEAD_RANK_OFFSET) / SINGLE_LEAD_DIVISOR."""

# The priors of sets to respond with.
RESPONSE_BASE: Final[i64] = 10
"""The weight of any set, before all else."""
RESPONSE_WEIGHT: Final[i64] = 120
"""Added to RESPONSE_BASE after a division by 1 + the difference in rank."""
SPLIT_RESPONSE_DIVISOR: Final[i64] = 4
"""For a set that leaves cards of its rank in the hand."""
JOKER_RESPONSE_DIVISOR: Final[i64] = 3
"""For a set with the joker."""
URGENT_RESPONSE_FACTOR: Final[i64] = 3
"""Against a rival with few cards."""
URGENT_RESPONSE_BONUS: Final[i64] = 20
"""Added after the multiplication by URGENT_RESPONSE_FACTOR."""

# The priors of other moves.
WRIT_LEADING_PRIOR: Final[i64] = 8
WRIT_RESPONDING_PRIOR: Final[i64] = 10
PASS_PRIOR: Final[i64] = 30
URGENT_PASS_PRIOR: Final[i64] = 6
"""Against a rival with few cards."""
ALLOW_PRIOR: Final[i64] = 10
CANCEL_PRIOR: Final[i64] = 14
RESTORE_PRIOR: Final[i64] = 25
YU_JI_PRIOR: Final[i64] = 60
YING_BU_BASE: Final[i64] = 6
YING_BU_CARD_WEIGHT: Final[i64] = 12
"""Added to YING_BU_BASE for each card of the taken card's rank in hand."""
GIFT_PRIOR: Final[i64] = 30
LIU_BANG_PRIOR: Final[i64] = 150
HAN_XIN_PRIOR: Final[i64] = 25
JI_BU_PRIOR: Final[i64] = 30
XIAHOU_YING_PRIOR: Final[i64] = 5
XIANG_YU_PRIOR: Final[i64] = 6
SET_POWER_PRIOR: Final[i64] = 20
"""For Peng Yue, Zhongli Mo or both with a set."""
DONE_PRIOR: Final[i64] = 30
ADD_PRIOR: Final[i64] = 20
STAR_PRIOR: Final[i64] = 15
DEFAULT_PRIOR: Final[i64] = 10
JOKER_DISCARD_PRIOR: Final[i64] = 2
"""For giving up the joker."""
HIGH_DISCARD_DIVISOR: Final[i64] = 2
"""For giving up a card of a high rank."""

CERTAIN_PRIOR: Final[i64] = 100_000
"""The prior of a set that empties the hand; far above all others."""
REJECTION_PERCENT: Final[i64] = 60
"""How often, in percent, a world is rejected for each unanswered set that the rival could have answered in it.

Chosen by hand.
"""


class PointsEvaluator(Evaluator):
    """Ends a rollout with the battle and values it by the points; has no priors."""

    def __init__(self) -> None:
        """Create an evaluator that `start_search` must prepare."""
        self.battle: i64 = 0

    def start_search(self, state: State) -> None:
        """Remember the battle, which is public."""
        assert isinstance(state, ChuHan)
        self.battle = state.battle

    def is_rollout_over(self, state: State) -> bool:
        """Return whether the battle of the search, or the game, is over."""
        assert isinstance(state, ChuHan)
        return state.winner != NOBODY or state.battle != self.battle

    def value(self, state: State, seat: i64) -> float:
        """Return the probability, 0 … 1, that a seat wins the game, from both players' points."""
        assert isinstance(state, ChuHan)
        if state.winner != NOBODY:
            return 1.0 if state.winner == seat else 0.0
        return win_probability(state.points(seat), state.points(1 - seat))


class HeuristicEvaluator(PointsEvaluator):
    """Adds priors from knowledge of the game, and rejects worlds that the rival's passes make unlikely."""

    def __init__(self, ranks: list[int], sizes: list[int]) -> None:
        """Take the sets that the rival did not answer, as `find_unanswered_sets` returns them."""
        super().__init__()
        self.unanswered_ranks = vec[i64](capacity=8)
        self.unanswered_sizes = vec[i64](capacity=8)
        for rank in ranks:
            self.unanswered_ranks = append(self.unanswered_ranks, i64(rank))
        for number in sizes:
            self.unanswered_sizes = append(self.unanswered_sizes, i64(number))

    def is_plausible(self, world: State, seat: i64, rng: Rng) -> bool:
        """Reject some of the worlds in which the rival passed on a set while holding exactly the cards to answer it."""
        assert isinstance(world, ChuHan)
        hand = world.hand(1 - seat)
        i: i64 = 0
        while i < i64(len(self.unanswered_ranks)):
            rank = self.unanswered_ranks[i] + 1
            while rank < HIGH_RANK:
                if count_rank(hand, rank) == self.unanswered_sizes[i] and rng.below(100) < REJECTION_PERCENT:
                    return False
                rank += 1
            i += 1
        return True

    def prior(self, state: State, seat: i64, legal: vec[i64]) -> vec[i64]:
        """Return a weight above 0 for each legal action."""
        assert isinstance(state, ChuHan)
        hand = state.hand(seat)
        rival_cards = size(state.hand(1 - seat))
        is_leading = state.is_leading()
        weights = vec[i64](capacity=i64(len(legal)))
        i: i64 = 0
        n = i64(len(legal))
        while i < n:
            action = legal[i]
            if action >= PLAY:
                if is_leading:
                    weight = lead_prior(hand, action - PLAY, rival_cards)
                else:
                    weight = response_prior(hand, action - PLAY, state.rank_to_beat, rival_cards)
            else:
                weight = non_set_prior(state, action, hand, rival_cards, is_leading)
            weights = append(weights, weight)
            i += 1
        return weights


def lead_prior(hand: i64, set_number: i64, rival_cards: i64) -> i64:
    """Return the weight of a set to lead: higher for many cards, low ones, and all of a rank at once.

    High cards are kept to win tricks later. `rival_cards` is the number of cards in the rival's hand.
    """
    cards = cards_in_set(set_number)
    set_size = size(cards)
    if set_size == size(hand):
        return CERTAIN_PRIOR
    rank = rank_of_set(set_number)
    joker = cards & 1
    weight = LEAD_SIZE_WEIGHT * set_size * set_size + LEAD_BASE
    if scores_as_twos(rank, set_size):
        weight *= SCORING_TWOS_FACTOR
    if rank >= HIGH_RANK:
        weight = weight // HIGH_LEAD_DIVISOR + 1
    else:
        weight = weight * (LOW_LEAD_TOP_RANK - rank) // LOW_LEAD_DIVISOR + 1
    if set_size - joker < count_rank(hand, rank):
        weight = weight // SPLIT_LEAD_DIVISOR + 1
    if joker and rank:
        weight = weight // JOKER_LEAD_DIVISOR + 1
    if rival_cards <= FEW_CARDS and set_size > rival_cards:
        weight *= UNANSWERABLE_LEAD_FACTOR
    elif rival_cards <= FEW_CARDS and set_size == 1:
        weight = weight * (rank + SINGLE_LEAD_RANK_OFFSET) // SINGLE_LEAD_DIVISOR + 1
    return weight


def response_prior(hand: i64, set_number: i64, rank_to_beat: i64, rival_cards: i64) -> i64:
    """Return the weight of a set to respond with: higher if it beats `rank_to_beat` narrowly and breaks up no set."""
    cards = cards_in_set(set_number)
    set_size = size(cards)
    if set_size == size(hand):
        return CERTAIN_PRIOR
    rank = rank_of_set(set_number)
    joker = cards & 1
    weight = RESPONSE_WEIGHT // (1 + rank - rank_to_beat) + RESPONSE_BASE
    if set_size - joker < count_rank(hand, rank):
        weight = weight // SPLIT_RESPONSE_DIVISOR + 1
    if joker:
        weight = weight // JOKER_RESPONSE_DIVISOR + 1
    if rival_cards <= FEW_CARDS:
        weight = URGENT_RESPONSE_FACTOR * weight + URGENT_RESPONSE_BONUS
    return weight


def non_set_prior(state: RulesState, action: i64, hand: i64, rival_cards: i64, is_leading: bool) -> i64:
    """Return the weight of any move that is not a set: a writ, a pass, a power, a reaction or a card to choose."""
    if action == WRIT:
        return WRIT_LEADING_PRIOR if is_leading else WRIT_RESPONDING_PRIOR
    if action == PASS:
        return URGENT_PASS_PRIOR if rival_cards <= FEW_CARDS else PASS_PRIOR
    if action == ALLOW:
        return ALLOW_PRIOR
    if CANCEL <= action < RESTORE:
        return CANCEL_PRIOR
    if action == RESTORE:
        return RESTORE_PRIOR
    if is_within(action, USE_YU_JI):
        return _discard_prior(hand, action - USE_YU_JI, YU_JI_PRIOR)
    if is_within(action, USE_YING_BU):
        return YING_BU_BASE + YING_BU_CARD_WEIGHT * count_rank(hand, RANK[action - USE_YING_BU])
    if is_within(action, GIVE):
        return _discard_prior(hand, action - GIVE, GIFT_PRIOR)
    if action == USE_LIU_BANG:
        return LIU_BANG_PRIOR
    if action == USE_HAN_XIN:
        return HAN_XIN_PRIOR
    if action == USE_JI_BU:
        return JI_BU_PRIOR
    if action == PASS_XIAHOU_YING:
        return XIAHOU_YING_PRIOR
    if action == PASS_XIANG_YU:
        return XIANG_YU_PRIOR
    if WITH_PENG_YUE <= action <= WITH_BOTH:
        return SET_POWER_PRIOR
    if action == DONE:
        return DONE_PRIOR
    if is_within(action, ADD):
        return _discard_prior(hand, action - ADD, ADD_PRIOR)
    if is_within(action, STAR):
        return STAR_PRIOR
    return DEFAULT_PRIOR


def _discard_prior(hand: i64, kind: i64, most: i64) -> i64:
    """Return the weight of giving up a card, highest (`most`) for a single low one.

    A card of the row is in no hand, so the hand may hold none of its rank.
    """
    rank = RANK[kind]
    held = count_rank(hand, rank)
    weight = most // (held if held else 1) if rank else JOKER_DISCARD_PRIOR
    return weight // HIGH_DISCARD_DIVISOR + 1 if rank >= HIGH_RANK else weight + 1
