"""What a player of Chu Han knows: keep equal cards together, lead many low ones, win tricks cheaply, time powers."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.bots.chuhan.chances import chance_to_win
from tianxia.bots.search.guide import Guide
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.games.chuhan.actions import (
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
    within,
)
from tianxia.games.chuhan.cards import RANK, bits, field, size
from tianxia.games.chuhan.cells import BATTLE, HAND, NOBODY, SET_RANK, VP, WINNER, Cells
from tianxia.games.chuhan.scoring import TWOS
from tianxia.games.chuhan.sets import NAMED_3, NAMED_6, pile_of, rank_of

FEW: Final[i64] = 4
"""A rival with so few cards may go out soon."""
SURE: Final[i64] = 100_000
DOUBT: Final[i64] = 60
"""Of a hundred worlds in which the rival let pass what they could have answered well, so many are not believed."""


class PointsGuide(Guide):
    """Knows the rules: plays to the end of the battle and judges by the points."""

    def __init__(self) -> None:
        self.battle: i64 = 0

    def begin(self, state: State) -> None:
        self.battle = state.cells[BATTLE]

    def ended(self, state: State) -> bool:
        c = state.cells
        return c[WINNER] != NOBODY or c[BATTLE] != self.battle

    def value(self, state: State, seat: i64) -> float:
        c = state.cells
        if c[WINNER] != NOBODY:
            return 1.0 if c[WINNER] == seat else 0.0
        return chance_to_win(c[VP + seat], c[VP + 1 - seat])


class ChuHanGuide(PointsGuide):
    """Knows also which moves look good."""

    def __init__(self, ranks: list[int], sizes: list[int]) -> None:
        super().__init__()
        self.ranks = vec[i64](capacity=8)
        """Sets the rival did not answer since they last drew cards: ranks,"""
        self.sizes = vec[i64](capacity=8)
        """and sizes."""
        for rank in ranks:
            self.ranks = append(self.ranks, i64(rank))
        for number in sizes:
            self.sizes = append(self.sizes, i64(number))

    def plausible(self, world: State, seat: i64, rng: Rng) -> bool:
        """Who holds just the cards to answer a set seldom lets it pass."""
        hand = world.cells[HAND + 1 - seat]
        i: i64 = 0
        while i < i64(len(self.ranks)):
            rank = self.ranks[i] + 1
            while rank < 7:
                if held_of(hand, rank) == self.sizes[i] and rng.below(100) < DOUBT:
                    return False
                rank += 1
            i += 1
        return True

    def weigh(self, state: State, seat: i64, legal: vec[i64]) -> vec[i64]:
        assert isinstance(state, Cells)
        c = state.cells
        hand = c[HAND + seat]
        rival = size(c[HAND + 1 - seat])
        leading = state.leading()
        out = vec[i64](capacity=i64(len(legal)))
        i: i64 = 0
        n = i64(len(legal))
        while i < n:
            action = legal[i]
            if action >= PLAY:
                if leading:
                    weight = weigh_lead(hand, action - PLAY, rival)
                else:
                    weight = weigh_answer(hand, action - PLAY, c[SET_RANK], rival)
            else:
                weight = weigh_other(state, action, hand, rival, leading)
            out = append(out, weight)
            i += 1
        return out


def held_of(hand: i64, rank: i64) -> i64:
    """How many cards of a rank a hand holds."""
    held = field(hand, rank)
    return bits(held) if rank == NAMED_3 or rank == NAMED_6 else held


def weigh_lead(hand: i64, number: i64, rival: i64) -> i64:
    """A set to lead: many cards at once, low ones, all of a rank; high cards win tricks later."""
    cards = pile_of(number)
    set_size = size(cards)
    if set_size == size(hand):
        return SURE
    rank = rank_of(number)
    joker = cards & 1
    weight = 6 * set_size * set_size + 4
    if rank == 2 and set_size >= TWOS:
        weight *= 4
    if rank >= 7:
        weight = weight // 3 + 1
    else:
        weight = weight * (10 - rank) // 6 + 1
    if set_size - joker < held_of(hand, rank):
        weight = weight // 8 + 1
    if joker and rank:
        weight = weight // 4 + 1
    if rival <= FEW and set_size > rival:
        weight *= 4
    elif rival <= FEW and set_size == 1:
        weight = weight * (rank + 2) // 6 + 1
    return weight


def weigh_answer(hand: i64, number: i64, beaten: i64, rival: i64) -> i64:
    """A set to answer with: just high enough, all of a rank."""
    cards = pile_of(number)
    set_size = size(cards)
    if set_size == size(hand):
        return SURE
    rank = rank_of(number)
    joker = cards & 1
    weight = 120 // (1 + rank - beaten) + 10
    if set_size - joker < held_of(hand, rank):
        weight = weight // 4 + 1
    if joker:
        weight = weight // 3 + 1
    if rival <= FEW:
        weight = 3 * weight + 20
    return weight


def weigh_other(state: Cells, action: i64, hand: i64, rival: i64, leading: bool) -> i64:
    """Writs, passes, powers and reactions."""
    if action == WRIT:
        return 8 if leading else 10
    if action == PASS:
        return 6 if rival <= FEW else 30
    if action == ALLOW:
        return 10
    if CANCEL <= action < RESTORE:
        return 14
    if action == RESTORE:
        return 25
    if within(action, USE_YU_JI):
        return _weigh_loss(hand, action - USE_YU_JI, 60)
    if within(action, USE_YING_BU):
        return 6 + 12 * held_of(hand, RANK[action - USE_YING_BU])
    if within(action, GIVE):
        return _weigh_loss(hand, action - GIVE, 30)
    if action == USE_LIU_BANG:
        return 150
    if action == USE_HAN_XIN:
        return 25
    if action == USE_JI_BU:
        return 30
    if action == PASS_XIAHOU_YING:
        return 5
    if action == PASS_XIANG_YU:
        return 6
    if WITH_PENG_YUE <= action <= WITH_BOTH:
        return 20
    if action == DONE:
        return 30
    if within(action, ADD):
        return _weigh_loss(hand, action - ADD, 20)
    if within(action, STAR):
        return 15
    return 10


def _weigh_loss(hand: i64, kind: i64, most: i64) -> i64:
    """A card to be rid of: a lone low one. A card of the row is in no hand."""
    rank = RANK[kind]
    held = held_of(hand, rank)
    weight = most // (held if held else 1) if rank else 2
    return weight // 2 + 1 if rank >= 7 else weight + 1
