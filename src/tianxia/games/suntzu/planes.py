"""The compiled half of the observation: what a seat knows, as small numbers."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from tianxia.engine.observation_writer import put_bits, put_flag, put_number, put_one_hot
from tianxia.games.suntzu.board import NUM_PROVINCES, SCORINGS
from tianxia.games.suntzu.cards import EMPTY, KINDS, NO_CARD, card, size
from tianxia.games.suntzu.cells import (
    ARMIES,
    AS_SIX_USED,
    ASK,
    ASKED,
    BOXED,
    DEALING,
    DECIDER,
    DECLINED,
    DRAWN,
    EVENT_DECK,
    EVENTS_LEFT,
    FEWER_ARMIES,
    FOUGHT,
    GENERALS_BOXED,
    GENERALS_UNUSED,
    GREAT_PLAGUE,
    HAND,
    HIDDEN_BOX,
    KEEPS,
    KNOWN_BOTTOM,
    LAID,
    LAID_ONE,
    MARKS,
    MAX_PILE,
    NEED,
    NOBODY,
    OWNER,
    PHASE,
    PILE,
    PILE_SIZE,
    PLAGUES,
    POOL,
    PROVINCE,
    READY,
    RECYCLED,
    REDRAWN,
    REINFORCEMENTS,
    ROUND,
    SUN_TZU,
    TRACK,
    TRACK_END,
    VALUE,
    ZERO_USED,
    Cells,
)
from tianxia.games.suntzu.events import NUM_EVENTS
from tianxia.games.suntzu.generals import GENERALS, count_generals
from tianxia.games.suntzu.sample import revealed_provinces

SIZE: Final[i64] = 367
"""The total size of the planes of `observation.PLANES`."""
_BLANK: Final[vec[u8]] = vec[u8]([0] * SIZE)


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
    at = _put_pile(out, at, _known_bottom_cards(state, seat) if c[KNOWN_BOTTOM + seat] else EMPTY)
    recycled = c[RECYCLED + rival]
    at = put_one_hot(out, at, c[PILE + MAX_PILE * rival + recycled - 1] if recycled else NO_CARD, KINDS)
    fought = c[FOUGHT]
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
        out[at + 2] = u8(c[MARKS + NUM_PROVINCES * seat + province])
        out[at + 3] = u8(c[MARKS + NUM_PROVINCES * rival + province])
        out[at + 4] = u8(fought >> province & 1)
        out[at + 6] = u8(c[VALUE + SCORINGS * province])
        out[at + 7] = u8(c[VALUE + SCORINGS * province + 1])
        out[at + 8] = u8(c[VALUE + SCORINGS * province + 2])
        if c[PROVINCE] == province:
            out[at + 5] = u8(1)
        at += 9
        province += 1
    at = put_bits(out, at, c[GENERALS_UNUSED + seat], GENERALS)
    at = put_bits(out, at, c[GENERALS_BOXED + seat], GENERALS)
    at = put_bits(out, at, c[GENERALS_UNUSED + rival] | c[GENERALS_BOXED + rival], GENERALS)
    at = put_number(out, at, count_generals(c[GENERALS_UNUSED + rival]))
    at = put_one_hot(out, at, c[EVENT_DECK] & 15 if c[EVENTS_LEFT] and not c[DEALING] else NOBODY, NUM_EVENTS)
    at = put_number(out, at, c[EVENTS_LEFT])
    at = put_one_hot(out, at, c[PHASE], 7)
    at = put_one_hot(out, at, c[ASK], 7)
    at = put_flag(out, at, c[ASKED] == seat)
    at = put_flag(out, at, c[ASKED] == rival)
    at = put_flag(out, at, c[FEWER_ARMIES] == seat)
    at = put_flag(out, at, c[FEWER_ARMIES] == rival)
    at = put_flag(out, at, c[DECIDER] == seat)
    at = put_flag(out, at, c[DECIDER] == rival)
    at = put_flag(out, at, c[READY + seat] != 0)
    at = put_flag(out, at, c[READY + rival] != 0)
    at = put_flag(out, at, c[LAID_ONE + seat] != 0)
    at = put_flag(out, at, c[LAID_ONE + rival] != 0)
    at = put_flag(out, at, c[REDRAWN + seat] != 0)
    at = put_flag(out, at, c[REDRAWN + rival] != 0)
    at = put_number(out, at, size(c[HIDDEN_BOX + rival]))
    at = put_flag(out, at, c[GREAT_PLAGUE] != 0)
    at = put_flag(out, at, c[AS_SIX_USED] != 0)
    at = put_flag(out, at, c[ZERO_USED] != 0)
    at = put_flag(out, at, c[DECLINED] != 0)
    at = put_number(out, at, c[NEED])
    track = c[TRACK] if seat == SUN_TZU else 0 - c[TRACK]
    at = put_number(out, at, track + TRACK_END)
    at = put_number(out, at, c[ROUND])
    at = put_number(out, at, c[PLAGUES])
    at = put_number(out, at, c[POOL + seat])
    at = put_number(out, at, c[POOL + rival])
    at = put_number(out, at, c[REINFORCEMENTS + seat])
    at = put_number(out, at, c[REINFORCEMENTS + rival])
    at = put_number(out, at, c[PILE_SIZE + seat])
    at = put_number(out, at, c[PILE_SIZE + rival])
    at = put_number(out, at, size(c[HAND + rival]) + secret)  # orders laid in secret still count in the hand
    at = put_number(out, at, c[KEEPS + seat])
    put_number(out, at, c[KEEPS + rival])
    return out


def _known_bottom_cards(state: Cells, seat: i64) -> i64:
    """Return the cards at the bottom of its own pile that the seat put there."""
    c = state.cells
    pile: i64 = EMPTY
    i: i64 = 0
    while i < c[KNOWN_BOTTOM + seat]:
        pile += card(c[PILE + MAX_PILE * seat + i])
        i += 1
    return pile


def _put_pile(out: vec[u8], at: i64, pile: i64) -> i64:
    """Write how many cards of each kind a pile has; see `cards.SHIFT`. Most piles are empty."""
    if pile != EMPTY:
        out[at] = u8(pile & 1)
        out[at + 1] = u8(pile >> 1 & 1)
        out[at + 2] = u8(pile >> 2 & 1)
        out[at + 3] = u8(pile >> 3 & 1)
        out[at + 4] = u8(pile >> 4 & 1)
        out[at + 5] = u8(pile >> 5 & 1)
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
