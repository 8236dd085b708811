"""The action numbers of Sun Tzu. A number has the same meaning throughout the game.

Orders are given province by province, in the order of `board.PROVINCES`: five small decisions with one text.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.suntzu.rules.board import NUM_PROVINCES
from tianxia.games.suntzu.rules.cards import FRAMED, KINDS, UNFRAMED
from tianxia.games.suntzu.rules.generals import NUM_GENERALS

DECLINE: Final[i64] = 0
PLACE_ARMY: Final[i64] = 1  # for light infantry, with the option `army`
USE_AS_SIX: Final[i64] = 2
USE_RECYCLE_MINUS: Final[i64] = 3
USE_PLAGUE_ZERO: Final[i64] = 4
USE_GREAT_PLAGUE: Final[i64] = 5
USE_RECYCLE_PLAGUE: Final[i64] = 6
FROM_POOL: Final[i64] = 7
FROM_PROVINCE: Final[i64] = 8  # + the province
PICK_BATTLE: Final[i64] = 13  # + the province
USE_REMOVE: Final[i64] = 18  # + the province
USE_LEVY: Final[i64] = 23  # + the province
USE_MOVE: Final[i64] = 28  # + 5 × the province left + the province entered
CHOOSE_GENERAL: Final[i64] = 53  # + the general, at set-up
TAKE_GENERAL: Final[i64] = 63  # + the general, for chariot
EXCHANGE: Final[i64] = 73  # + the kind, counted from the first unframed one
KEEP: Final[i64] = 82  # + the kind, counted likewise from the first unframed one
KEEP_TWO: Final[i64] = 91  # + the pair of kinds: 0-0, 0-1 … 0-8, 1-1 …
ORDER: Final[i64] = 136  # + 15 × the province + the kind
NUM_ACTIONS: Final[i64] = ORDER + NUM_PROVINCES * KINDS


def pair_number(kind: i64, other_kind: i64) -> i64:
    """Return the number of a pair of unframed kinds, in any order: 0-0 is 0, 0-1 is 1, …"""
    low = min(kind, other_kind) - FRAMED
    high = max(kind, other_kind) - FRAMED
    return low * UNFRAMED - (low * (low - 1)) // 2 + high - low


def lower_of_pair(number: i64) -> i64:
    """Return the lower kind of a pair."""
    low: i64 = 0
    while number >= UNFRAMED - low:
        number -= UNFRAMED - low
        low += 1
    return low + FRAMED


def higher_of_pair(number: i64) -> i64:
    """Return the higher kind of a pair."""
    low: i64 = 0
    while number >= UNFRAMED - low:
        number -= UNFRAMED - low
        low += 1
    return low + number + FRAMED


def is_within(action: i64, first: i64, number: i64) -> bool:
    """Return whether the action is one of `number` actions from `first` on."""
    return first <= action < first + number


def names_general(action: i64, first: i64) -> bool:
    """Return whether the action is one of the numbers first + general."""
    return is_within(action, first, NUM_GENERALS)


def append_bits(out: vec[i64], action: i64, bits: i64) -> vec[i64]:
    """Append an action for each bit that is set: of provinces, of generals, of kinds of cards."""
    while bits:
        if bits & 1:
            out = append(out, action)
        bits >>= 1
        action += 1
    return out
