"""The 353 plain sets: cards of one rank, with or without the joker, and the joker alone.

Each set has a number: 0 is the joker alone; then rank by rank, by count (3s and 6s by the bits of the cards), each
first without and then with the joker. Zhongli Mo's sets are chosen card by card and have no number.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.chuhan.rules.cards import (
    COPIES,
    JOKER,
    KINDS,
    NAMED_3,
    NAMED_6,
    RANK,
    RANK_MASK,
    RANK_SHIFT,
    SIZE_SHIFT,
    card,
    popcount,
    rank_field,
)

NUM_SETS: Final[i64] = 353
"""The number of plain sets."""
NO_SET: Final[i64] = -1
MAX_SET_SIZE: Final[i64] = 10
"""The size of the largest set: the nine 1s and the joker."""

FIRST_NUMBER: Final[vec[i64]] = vec[i64]([0, 1, 19, 35, 289, 301, 311, 341, 347, 351])
"""By rank: the number of its first set."""


def cards_in_set(number: i64) -> i64:
    """Return the cards of a set."""
    return _PILES[number]


def rank_of_set(number: i64) -> i64:
    """Return the rank of a set."""
    return _RANKS[number]


def find_set_number(pile: i64) -> i64:
    """Return the number of a plain set, NO_SET if the cards are not one."""
    if pile == card(JOKER):
        return 0
    joker = rank_field(pile, 0)
    rest = pile - joker * card(JOKER)
    rank: i64 = 1
    while rank < 10:
        held = rank_field(rest, rank)
        if held and _rank_pile(rank, held) == rest:
            return FIRST_NUMBER[rank] + 2 * (held - 1) + joker
        rank += 1
    return NO_SET


def append_sets(out: vec[i64], base: i64, hand: i64) -> vec[i64]:
    """Append base + number for every set that can be played from the hand.

    The subsets of the 3s and 6s are visited in ascending order by the bit trick `(subset - held) & held`.
    """
    joker = hand & 1
    if joker:
        out = append(out, base)
    rank: i64 = 1
    while rank < 10:
        held = rank_field(hand, rank)
        if held:
            first = base + FIRST_NUMBER[rank]
            if rank == NAMED_3 or rank == NAMED_6:
                subset = (0 - held) & held
                while subset:
                    out = append(out, first + 2 * (subset - 1))
                    if joker:
                        out = append(out, first + 2 * (subset - 1) + 1)
                    subset = (subset - held) & held
            else:
                n: i64 = 0
                while n < held:
                    out = append(out, first + 2 * n)
                    if joker:
                        out = append(out, first + 2 * n + 1)
                    n += 1
        rank += 1
    return out


def append_sets_of_size(out: vec[i64], base: i64, hand: i64, low: i64, high: i64, set_size: i64) -> vec[i64]:
    """Append base + number for every set of `set_size` cards from the hand, with a rank from `low` to `high`."""
    joker = hand & 1
    rank = low
    if rank == 0:
        if joker and set_size == 1:
            out = append(out, base)
        rank = 1
    while rank <= high:
        held = rank_field(hand, rank)
        if held:
            first = base + FIRST_NUMBER[rank]
            if rank == NAMED_3 or rank == NAMED_6:
                subset = (0 - held) & held
                while subset:
                    n = popcount(subset)
                    if n == set_size:
                        out = append(out, first + 2 * (subset - 1))
                    elif joker and n == set_size - 1:
                        out = append(out, first + 2 * (subset - 1) + 1)
                    subset = (subset - held) & held
            else:
                if joker and set_size > 1 and held >= set_size - 1:
                    out = append(out, first + 2 * (set_size - 2) + 1)
                if held >= set_size:
                    out = append(out, first + 2 * (set_size - 1))
        rank += 1
    return out


def _rank_pile(rank: i64, held: i64) -> i64:
    """Return a pile of cards of one rank: `held` is their count, or for 3s and 6s a bit for each name."""
    n = popcount(held) if rank == NAMED_3 or rank == NAMED_6 else held
    return (held << RANK_SHIFT[rank]) + (n << SIZE_SHIFT)


def _tabulate_piles() -> vec[i64]:
    out = append(vec[i64](capacity=NUM_SETS), card(JOKER))
    rank: i64 = 1
    while rank < 10:
        most = RANK_MASK[rank]
        if rank != NAMED_3 and rank != NAMED_6:
            most = _count_copies(rank)
        held: i64 = 1
        while held <= most:
            out = append(out, _rank_pile(rank, held))
            out = append(out, _rank_pile(rank, held) + card(JOKER))
            held += 1
        rank += 1
    return out


def _count_copies(rank: i64) -> i64:
    n: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if RANK[kind] == rank:
            n += COPIES[kind]
        kind += 1
    return n


def _tabulate_ranks() -> vec[i64]:
    out = append(vec[i64](capacity=NUM_SETS), i64(0))
    number: i64 = 1
    while number < NUM_SETS:
        plain = _PILES[number] - (_PILES[number] & 1) * card(JOKER)
        rank: i64 = 1
        while rank_field(plain, rank) == 0:
            rank += 1
        out = append(out, rank)
        number += 1
    return out


_PILES: Final[vec[i64]] = _tabulate_piles()
_RANKS: Final[vec[i64]] = _tabulate_ranks()
