"""The 46 cards, and piles of them.

Cards of the same kind are indistinguishable. Each plain rank is a kind, and so is each 3 and each 6, which have names.
An unordered pile (a hand, the discard pile, a set) is one integer: a bit field with a count for each plain rank, a bit
for each 3 and each 6, and from bit 32 on the size. Piles are added and subtracted as integers.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

CARD_NAMES: Final = (
    "0",
    "1",
    "2",
    "JiBu",
    "LuZhi",
    "PengYue",
    "XiahouYing",
    "XiaoHe",
    "YuJi",
    "ZhongliMo",
    "4",
    "5",
    "HanXin",
    "LiuBang",
    "XiangYu",
    "YingBu",
    "7",
    "8",
    "9",
)
"""The kinds in order of rank, then name. A kind is an index into this tuple."""

KINDS: Final[i64] = 19
"""The number of kinds."""
NO_CARD: Final[i64] = -1

JOKER: Final[i64] = 0
JI_BU: Final[i64] = 3
LU_ZHI: Final[i64] = 4
PENG_YUE: Final[i64] = 5
XIAHOU_YING: Final[i64] = 6
XIAO_HE: Final[i64] = 7
YU_JI: Final[i64] = 8
ZHONGLI_MO: Final[i64] = 9
HAN_XIN: Final[i64] = 12
LIU_BANG: Final[i64] = 13
XIANG_YU: Final[i64] = 14
YING_BU: Final[i64] = 15
NINE: Final[i64] = 18

RANK: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 3, 3, 3, 3, 3, 3, 4, 5, 6, 6, 6, 6, 7, 8, 9])
"""By kind: its rank; 0 for the joker."""
COPIES: Final[vec[i64]] = vec[i64]([1, 9, 8, 1, 1, 1, 1, 1, 1, 1, 6, 5, 1, 1, 1, 1, 3, 2, 1])
"""By kind: the number of its cards in the deck."""

# By kind: the lowest bit of its count in a pile, and the mask of the count. By rank: the same for all its kinds.
COUNT_SHIFT: Final[vec[i64]] = vec[i64]([0, 1, 5, 9, 10, 11, 12, 13, 14, 15, 16, 19, 22, 23, 24, 25, 26, 28, 30])
COUNT_MASK: Final[vec[i64]] = vec[i64]([1, 15, 15, 1, 1, 1, 1, 1, 1, 1, 7, 7, 1, 1, 1, 1, 3, 3, 1])
RANK_SHIFT: Final[vec[i64]] = vec[i64]([0, 1, 5, 9, 16, 19, 22, 26, 28, 30])
RANK_MASK: Final[vec[i64]] = vec[i64]([1, 15, 15, 127, 7, 7, 15, 3, 3, 1])

DRAW_PILE_SIZE: Final[i64] = 16
"""The number of cards in a full draw pile: all that are not dealt."""

NAMED_3: Final[i64] = 3
NAMED_6: Final[i64] = 6
"""The two ranks whose cards have names and powers. A set of one of them is given by its names, not by their number."""

SIZE_SHIFT: Final[i64] = 32
"""The lowest bit of a pile's size."""
EMPTY: Final[i64] = 0


def card(kind: i64) -> i64:
    """Return a pile of one card."""
    return (1 << COUNT_SHIFT[kind]) + (1 << SIZE_SHIFT)


def size(pile: i64) -> i64:
    """Return the number of cards in a pile."""
    return pile >> SIZE_SHIFT


def count(pile: i64, kind: i64) -> i64:
    """Return how many cards of a kind are in a pile."""
    return pile >> COUNT_SHIFT[kind] & COUNT_MASK[kind]


def rank_field(pile: i64, rank: i64) -> i64:
    """Return the cards of one rank in a pile: their count, or for the 3s and 6s a bit for each name."""
    return pile >> RANK_SHIFT[rank] & RANK_MASK[rank]


def count_rank(pile: i64, rank: i64) -> i64:
    """Return how many cards of one rank are in a pile."""
    held = rank_field(pile, rank)
    return popcount(held) if rank == NAMED_3 or rank == NAMED_6 else held


def rank_bits(pile: i64) -> i64:
    """Return the ranks in a pile, as bits."""
    out: i64 = 0
    rank: i64 = 0
    while rank < 10:
        if rank_field(pile, rank):
            out |= 1 << rank
        rank += 1
    return out


def lowest_rank(pile: i64) -> i64:
    """Return the lowest rank in a pile, which must not be empty; the joker has rank 0."""
    rank: i64 = 0
    while rank_field(pile, rank) == 0:
        rank += 1
    return rank


def popcount(mask: i64) -> i64:
    """Return how many bits are set."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def list_kinds(pile: i64) -> vec[i64]:
    """Return the kind of each card of a pile, in order."""
    out = vec[i64](capacity=size(pile))
    kind: i64 = 0
    while kind < KINDS:
        n = count(pile, kind)
        while n > 0:
            out = append(out, kind)
            n -= 1
        kind += 1
    return out


def common_cards(pile: i64, other: i64) -> i64:
    """Return the cards that are in both piles."""
    if pile == EMPTY or other == EMPTY:
        return EMPTY
    out: i64 = EMPTY
    kind: i64 = 0
    while kind < KINDS:
        n = min(count(pile, kind), count(other, kind))
        if n > 0:
            out += n * card(kind)
        kind += 1
    return out


def contains(pile: i64, part: i64) -> bool:
    """Return whether all cards of `part` are in the pile."""
    return common_cards(pile, part) == part


def format_cards(pile: i64) -> str:
    """Return the names of a pile's cards, as in moves."""
    return " ".join([CARD_NAMES[kind] for kind in list_kinds(pile)])


def _build_deck() -> i64:
    pile: i64 = EMPTY
    kind: i64 = 0
    while kind < KINDS:
        pile += COPIES[kind] * card(kind)
        kind += 1
    return pile


DECK: Final[i64] = _build_deck()
