"""The compiled part of the observation: what a seat knows, as numbers from 0 to 255."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from tianxia.engine.observation_writer import put_flag, put_number, put_one_hot
from tianxia.games.suntzu.rules.board import NUM_PROVINCES, SCORINGS
from tianxia.games.suntzu.rules.cards import KINDS, NO_CARD, size
from tianxia.games.suntzu.rules.cells import (
    ARMIES,
    ARMIES_DUE,
    AS_SIX_USED,
    ASKED,
    BOXED,
    DEALING,
    DECIDER,
    DISPLAY_VALUE,
    DRAWN,
    EVENT_DECK,
    EVENTS_LEFT,
    EXCHANGE_DECLINED,
    FEWER_ARMIES,
    FOUGHT,
    GENERALS_BOXED,
    GENERALS_UNUSED,
    GREAT_PLAGUE_ACTIVE,
    HAND,
    HIDDEN_BOX,
    KEEPS,
    KNOWN_BOTTOM,
    LAID,
    LAID_ONE,
    MARKS,
    MAX_PILE,
    NOBODY,
    OWNER,
    PHASE,
    PILE,
    PILE_SIZE,
    PLAGUE_ZERO_USED,
    PLAGUES_PLAYED,
    POOL,
    PROVINCE,
    QUESTION,
    READY,
    RECYCLED,
    REDRAWN,
    REINFORCEMENTS,
    ROUND,
    SUN_TZU,
    TRACK,
    TRACK_END,
    Cells,
)
from tianxia.games.suntzu.rules.events import NUM_EVENTS
from tianxia.games.suntzu.rules.generals import NUM_GENERALS, count_generals
from tianxia.games.suntzu.rules.sample import revealed_provinces

SIZE: Final[i64] = 367
"""The total size of the planes of `observation.PLANES`."""
_BLANK: Final[vec[u8]] = vec[u8]([0] * SIZE)
_FRAMED_BITS: Final[i64] = 63
"""The kinds below `cards.FRAMED` in a pile."""
_UNFRAMED_BITS: Final[i64] = 262_080
"""All other kinds in a pile."""
_FIRST_SIDE_BITS: Final[i64] = 31
"""Sun Tzu's generals."""


def add_planes(state: Cells, out: vec[u8], seat: i64) -> vec[u8]:
    """Append the planes to `out`, in the order of `observation.PLANES`."""
    c = state.cells
    rival = 1 - seat
    open_bits = revealed_provinces(state)
    at = i64(len(out))
    out = extend(out, _BLANK)
    at = put_flag(out, at, seat == SUN_TZU)
    at = _put_pile(out, at, c[HAND + seat])
    at = _put_pile(out, at, c[BOXED + seat] + c[HIDDEN_BOX + seat])
    at = _put_pile(out, at, c[BOXED + rival])
    at = _put_pile(out, at, c[DRAWN + seat])
    at = _put_known_bottom(state, out, at, seat)
    recycled = c[RECYCLED + rival]
    at = put_one_hot(out, at, c[PILE + MAX_PILE * rival + recycled - 1] if recycled else NO_CARD, KINDS)
    fought = c[FOUGHT]
    open_province = c[PROVINCE]
    secret: i64 = 0
    province: i64 = 0
    while province < NUM_PROVINCES:
        at = put_one_hot(out, at, c[LAID + NUM_PROVINCES * seat + province], KINDS)
        other = c[LAID + NUM_PROVINCES * rival + province]
        if other != NO_CARD:
            if open_bits >> province & 1:
                out[at + other] = u8(1)
            else:
                secret += 1
        at += KINDS
        owner = c[OWNER + province]
        if owner != NOBODY:
            out[at if owner == seat else at + 1] = u8(c[ARMIES + province])
        own_marks = c[MARKS + NUM_PROVINCES * seat + province]
        if own_marks:
            out[at + 2] = u8(own_marks)
        rival_marks = c[MARKS + NUM_PROVINCES * rival + province]
        if rival_marks:
            out[at + 3] = u8(rival_marks)
        if fought >> province & 1:
            out[at + 4] = u8(1)
        if open_province == province:
            out[at + 5] = u8(1)
        out[at + 6] = u8(c[DISPLAY_VALUE + SCORINGS * province])
        out[at + 7] = u8(c[DISPLAY_VALUE + SCORINGS * province + 1])
        out[at + 8] = u8(c[DISPLAY_VALUE + SCORINGS * province + 2])
        at += 9
        province += 1
    at = _put_generals(out, at, c[GENERALS_UNUSED + seat])
    at = _put_generals(out, at, c[GENERALS_BOXED + seat])
    at = _put_generals(out, at, c[GENERALS_UNUSED + rival] | c[GENERALS_BOXED + rival])
    at = put_number(out, at, count_generals(c[GENERALS_UNUSED + rival]))
    at = put_one_hot(out, at, c[EVENT_DECK] & 15 if c[EVENTS_LEFT] and not c[DEALING] else NOBODY, NUM_EVENTS)
    at = put_number(out, at, c[EVENTS_LEFT])
    at = put_one_hot(out, at, c[PHASE], 7)
    at = put_one_hot(out, at, c[QUESTION], 7)
    if c[ASKED] != NOBODY:
        out[at + (c[ASKED] ^ seat)] = u8(1)
    if c[FEWER_ARMIES] != NOBODY:
        out[at + 2 + (c[FEWER_ARMIES] ^ seat)] = u8(1)
    if c[DECIDER] != NOBODY:
        out[at + 4 + (c[DECIDER] ^ seat)] = u8(1)
    if c[READY + seat]:
        out[at + 6] = u8(1)
    if c[READY + rival]:
        out[at + 7] = u8(1)
    if c[LAID_ONE + seat]:
        out[at + 8] = u8(1)
    if c[LAID_ONE + rival]:
        out[at + 9] = u8(1)
    if c[REDRAWN + seat]:
        out[at + 10] = u8(1)
    if c[REDRAWN + rival]:
        out[at + 11] = u8(1)
    out[at + 12] = u8(size(c[HIDDEN_BOX + rival]))
    if c[GREAT_PLAGUE_ACTIVE]:
        out[at + 13] = u8(1)
    if c[AS_SIX_USED]:
        out[at + 14] = u8(1)
    if c[PLAGUE_ZERO_USED]:
        out[at + 15] = u8(1)
    if c[EXCHANGE_DECLINED]:
        out[at + 16] = u8(1)
    out[at + 17] = u8(c[ARMIES_DUE])
    out[at + 18] = u8(TRACK_END + c[TRACK] if seat == SUN_TZU else TRACK_END - c[TRACK])
    out[at + 19] = u8(c[ROUND])
    out[at + 20] = u8(min(c[PLAGUES_PLAYED], 255))
    out[at + 21] = u8(c[POOL + seat])
    out[at + 22] = u8(c[POOL + rival])
    out[at + 23] = u8(c[REINFORCEMENTS + seat])
    out[at + 24] = u8(c[REINFORCEMENTS + rival])
    out[at + 25] = u8(c[PILE_SIZE + seat])
    out[at + 26] = u8(c[PILE_SIZE + rival])
    out[at + 27] = u8(size(c[HAND + rival]) + secret)  # orders laid in secret still count in the hand
    out[at + 28] = u8(c[KEEPS + seat])
    out[at + 29] = u8(c[KEEPS + rival])
    return out


def _put_known_bottom(state: Cells, out: vec[u8], at: i64, seat: i64) -> i64:
    """Write how many cards of each kind the seat knows at the bottom of its own pile, where it put them."""
    c = state.cells
    base = PILE + MAX_PILE * seat
    i: i64 = 0
    while i < c[KNOWN_BOTTOM + seat]:
        out[at + c[base + i]] += u8(1)
        i += 1
    return at + KINDS


def _put_pile(out: vec[u8], at: i64, pile: i64) -> i64:
    """Write how many cards of each kind a pile has; see `cards.COUNT_SHIFT`. An empty half is skipped."""
    if pile & _FRAMED_BITS:
        out[at] = u8(pile & 1)
        out[at + 1] = u8(pile >> 1 & 1)
        out[at + 2] = u8(pile >> 2 & 1)
        out[at + 3] = u8(pile >> 3 & 1)
        out[at + 4] = u8(pile >> 4 & 1)
        out[at + 5] = u8(pile >> 5 & 1)
    if pile & _UNFRAMED_BITS:
        out[at + 6] = u8(pile >> 6 & 1)
        out[at + 7] = u8(pile >> 7 & 1)
        out[at + 8] = u8(pile >> 8 & 1)
        out[at + 9] = u8(pile >> 9 & 1)
        out[at + 10] = u8(pile >> 10 & 3)
        out[at + 11] = u8(pile >> 12 & 3)
        out[at + 12] = u8(pile >> 14 & 1)
        out[at + 13] = u8(pile >> 15 & 1)
        out[at + 14] = u8(pile >> 16 & 3)
    return at + KINDS


def _put_generals(out: vec[u8], at: i64, bits: i64) -> i64:
    """Write 1 for each general of a set of bits. Most sets have generals of one side only."""
    if bits & _FIRST_SIDE_BITS:
        out[at] = u8(bits & 1)
        out[at + 1] = u8(bits >> 1 & 1)
        out[at + 2] = u8(bits >> 2 & 1)
        out[at + 3] = u8(bits >> 3 & 1)
        out[at + 4] = u8(bits >> 4 & 1)
    if bits & ~_FIRST_SIDE_BITS:
        out[at + 5] = u8(bits >> 5 & 1)
        out[at + 6] = u8(bits >> 6 & 1)
        out[at + 7] = u8(bits >> 7 & 1)
        out[at + 8] = u8(bits >> 8 & 1)
        out[at + 9] = u8(bits >> 9 & 1)
    return at + NUM_GENERALS
