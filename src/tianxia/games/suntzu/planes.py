"""What a seat knows, as small numbers: the compiled half of the observation."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from tianxia.engine.filling import add_bits, add_flag, add_number, add_one_of
from tianxia.games.suntzu.board import NUM_PROVINCES, SCORINGS
from tianxia.games.suntzu.cards import EMPTY, KINDS, NO_CARD, card, count, size
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
    FEWER,
    FOUGHT,
    GREAT_PLAGUE,
    HAND,
    HIDDEN_BOX,
    KEEPS,
    LAID_ONE,
    LEFT,
    LOOSE,
    NEED,
    NOBODY,
    OWNER,
    PHASE,
    PILE,
    PILE_MOST,
    PILE_SIZE,
    PLAGUES,
    POOL,
    PROVINCE,
    READY,
    RECYCLED,
    REINFORCEMENTS,
    ROUND,
    SUN_TZU,
    TRACK,
    TRACK_END,
    UNDER,
    UNUSED,
    VALUE,
    ZERO_USED,
    Cells,
)
from tianxia.games.suntzu.events import NUM_EVENTS
from tianxia.games.suntzu.generals import GENERALS, number
from tianxia.games.suntzu.sample import revealed

_NONE: Final[vec[u8]] = vec[u8]([0] * KINDS)
"""An empty pile."""


def planes(state: Cells, seat: i64) -> vec[u8]:
    """The planes in the order of `observe.PLANES`."""
    c = state.cells
    rival = 1 - seat
    open_bits = revealed(state)
    out = vec[u8](capacity=512)
    out = add_flag(out, seat == SUN_TZU)
    out = _pile(out, c[HAND + seat])
    out = _pile(out, c[BOXED + seat] + c[HIDDEN_BOX + seat])
    out = _pile(out, c[BOXED + rival])
    out = _pile(out, c[DRAWN + seat])
    out = _pile(out, _under(state, seat))
    out = _pile(out, card(c[PILE + PILE_MOST * rival + c[RECYCLED + rival] - 1]) if c[RECYCLED + rival] else EMPTY)
    province: i64 = 0
    while province < NUM_PROVINCES:
        own = state.laid(seat, province)
        out = _pile(out, EMPTY if own == NO_CARD else card(own))
        other = state.laid(rival, province) if open_bits >> province & 1 else NO_CARD
        out = _pile(out, EMPTY if other == NO_CARD else card(other))
        out = add_number(out, c[ARMIES + province] if c[OWNER + province] == seat else 0)
        out = add_number(out, c[ARMIES + province] if c[OWNER + province] == rival else 0)
        out = add_number(out, state.marks(seat, province))
        out = add_number(out, state.marks(rival, province))
        out = add_flag(out, (c[FOUGHT] >> province & 1) != 0)
        out = add_flag(out, c[PROVINCE] == province)
        i: i64 = 0
        while i < SCORINGS:
            out = add_number(out, c[VALUE + SCORINGS * province + i])
            i += 1
        province += 1
    out = add_bits(out, c[UNUSED + seat], GENERALS)
    out = add_bits(out, c[LEFT + seat], GENERALS)
    out = add_bits(out, c[UNUSED + rival] | c[LEFT + rival], GENERALS)
    out = add_number(out, number(c[UNUSED + rival]))
    out = add_one_of(out, c[EVENT_DECK] & 15 if c[EVENTS_LEFT] and not c[DEALING] else NOBODY, NUM_EVENTS)
    out = add_number(out, c[EVENTS_LEFT])
    out = add_one_of(out, c[PHASE], 7)
    out = add_one_of(out, c[ASK], 7)
    out = add_flag(out, c[ASKED] == seat)
    out = add_flag(out, c[ASKED] == rival)
    out = add_flag(out, c[FEWER] == seat)
    out = add_flag(out, c[FEWER] == rival)
    out = add_flag(out, c[DECIDER] == seat)
    out = add_flag(out, c[DECIDER] == rival)
    out = add_flag(out, c[READY + seat] != 0)
    out = add_flag(out, c[READY + rival] != 0)
    out = add_flag(out, c[LAID_ONE + seat] != 0)
    out = add_flag(out, c[LAID_ONE + rival] != 0)
    out = add_flag(out, c[LOOSE + seat] != 0)
    out = add_flag(out, c[LOOSE + rival] != 0)
    out = add_number(out, size(c[HIDDEN_BOX + rival]))
    out = add_flag(out, c[GREAT_PLAGUE] != 0)
    out = add_flag(out, c[AS_SIX_USED] != 0)
    out = add_flag(out, c[ZERO_USED] != 0)
    out = add_flag(out, c[DECLINED] != 0)
    out = add_number(out, c[NEED])
    track = c[TRACK] if seat == SUN_TZU else 0 - c[TRACK]
    out = add_number(out, track + TRACK_END)
    out = add_number(out, c[ROUND])
    out = add_number(out, c[PLAGUES])
    out = add_number(out, c[POOL + seat])
    out = add_number(out, c[POOL + rival])
    out = add_number(out, c[REINFORCEMENTS + seat])
    out = add_number(out, c[REINFORCEMENTS + rival])
    out = add_number(out, c[PILE_SIZE + seat])
    out = add_number(out, c[PILE_SIZE + rival])
    out = add_number(out, _hand_size(state, rival, open_bits))
    out = add_number(out, c[KEEPS + seat])
    return add_number(out, c[KEEPS + rival])


def _under(state: Cells, seat: i64) -> i64:
    """The cards at the bottom of the own pile that the seat put there."""
    c = state.cells
    pile: i64 = EMPTY
    i: i64 = 0
    while i < c[UNDER + seat]:
        pile += card(c[PILE + PILE_MOST * seat + i])
        i += 1
    return pile


def _hand_size(state: Cells, rival: i64, open_bits: i64) -> i64:
    """Orders laid in secret still count in the size of the hand."""
    n = size(state.cells[HAND + rival])
    province: i64 = 0
    while province < NUM_PROVINCES:
        if not open_bits >> province & 1 and state.laid(rival, province) != NO_CARD:
            n += 1
        province += 1
    return n


def _pile(out: vec[u8], pile: i64) -> vec[u8]:
    """How many of each kind; most piles are empty."""
    first = i64(len(out))
    out = extend(out, _NONE)
    if pile == EMPTY:
        return out
    kind: i64 = 0
    while kind < KINDS:
        out[first + kind] = u8(count(pile, kind))
        kind += 1
    return out
