"""The twenty action cards of each player, and piles of them.

Cards of the same kind are indistinguishable. An unordered pile is one integer: a bit field with a count for each kind,
and from bit 32 on the size.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

CARD_NAMES: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "+1", "-1", "+2", "+3", "plague")
KINDS: Final[i64] = 15
NO_CARD: Final[i64] = -1

ONE: Final[i64] = 0
SIX: Final[i64] = 5
SEVEN: Final[i64] = 6
NINE: Final[i64] = 8
TEN: Final[i64] = 9
PLUS_ONE: Final[i64] = 10
MINUS_ONE: Final[i64] = 11
PLUS_TWO: Final[i64] = 12
PLUS_THREE: Final[i64] = 13
PLAGUE: Final[i64] = 14

FRAMED: Final[i64] = 6
"""The kinds below this one are framed: they return to the hand after a round."""
UNFRAMED: Final[i64] = KINDS - FRAMED
MAX_PILE_SIZE: Final[i64] = 14
"""The number of unframed cards of a player."""

COPIES: Final[vec[i64]] = vec[i64]([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 1, 1, 2])
COUNT_SHIFT: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16])
COUNT_MASK: Final[vec[i64]] = vec[i64]([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 1, 1, 3])

SIZE_SHIFT: Final[i64] = 32
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


def kind_bits(pile: i64) -> i64:
    """Return the kinds that a pile contains, as bits."""
    return (
        pile & 1023
        | (pile >> 10 & 1 | pile >> 11 & 1) << PLUS_ONE
        | (pile >> 12 & 1 | pile >> 13 & 1) << MINUS_ONE
        | (pile >> 14 & 3) << PLUS_TWO
        | (pile >> 16 & 1 | pile >> 17 & 1) << PLAGUE
    )


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


def format_cards(pile: i64) -> str:
    """Return the names of a pile's cards, as in moves."""
    return " ".join([CARD_NAMES[kind] for kind in list_kinds(pile)])


def framed_cards(pile: i64) -> i64:
    """Return the framed cards of a pile."""
    framed: i64 = EMPTY
    kind: i64 = 0
    while kind < FRAMED:
        framed += count(pile, kind) * card(kind)
        kind += 1
    return framed


def has_order_every_round(pile: i64, provinces: i64) -> bool:
    """Return whether the framed cards except the 6 suffice for all provinces: then every round has a legal order."""
    framed = framed_cards(pile)
    return size(framed) - count(framed, SIX) >= provinces


def is_number(kind: i64) -> bool:
    """Return whether the card is a number."""
    return kind <= TEN


def bonus(kind: i64) -> i64:
    """Return what a `+` card adds, 0 for the other cards."""
    if kind == PLUS_ONE:
        return 1
    if kind == PLUS_TWO:
        return 2
    return 3 if kind == PLUS_THREE else 0


def _collect_framed() -> i64:
    pile: i64 = EMPTY
    kind: i64 = 0
    while kind < FRAMED:
        pile += card(kind)
        kind += 1
    return pile


def _collect_unframed() -> i64:
    pile: i64 = EMPTY
    kind: i64 = FRAMED
    while kind < KINDS:
        pile += COPIES[kind] * card(kind)
        kind += 1
    return pile


FRAMED_CARDS: Final[i64] = _collect_framed()
UNFRAMED_CARDS: Final[i64] = _collect_unframed()
DECK: Final[i64] = FRAMED_CARDS + UNFRAMED_CARDS
BEGINNER_BOX: Final[i64] = card(PLUS_TWO) + card(PLUS_THREE)
