"""The compiled part of the observation: what a seat knows, as numbers from 0 to 255."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from tianxia.engine.observation_writer import put_flag, put_number, put_one_hot
from tianxia.games.suntzu.learning.observation_spec import SIZE
from tianxia.games.suntzu.rules.board import NUM_PROVINCES, SCORINGS, TRACK_END
from tianxia.games.suntzu.rules.cards import KINDS, NO_CARD, size
from tianxia.games.suntzu.rules.events import NUM_EVENTS, QUESTIONS, event_at
from tianxia.games.suntzu.rules.fields import (
    ARMIES_CELL,
    DISPLAY_VALUE_CELL,
    LAID_CELL,
    MARKS_CELL,
    OWNER_CELL,
)
from tianxia.games.suntzu.rules.generals import NUM_GENERALS, count_generals
from tianxia.games.suntzu.rules.phases import PHASES
from tianxia.games.suntzu.rules.rules_state import RulesState
from tianxia.games.suntzu.rules.sample import revealed_provinces
from tianxia.games.suntzu.rules.seats import NOBODY, SUN_TZU

_BLANK: Final[vec[u8]] = vec[u8]([0] * SIZE)
_NUM_PHASES: Final[i64] = i64(len(PHASES))
_NUM_QUESTIONS: Final[i64] = i64(len(QUESTIONS))
_FRAMED_BITS: Final[i64] = 63
"""The kinds below `cards.FRAMED` in a pile."""
_UNFRAMED_BITS: Final[i64] = 262_080
"""All other kinds in a pile."""
_FIRST_SIDE_BITS: Final[i64] = 31
"""Sun Tzu's generals."""


def add_planes(state: RulesState, out: vec[u8], seat: i64) -> vec[u8]:
    """Append the planes to `out`, in the order of `observation_spec.PLANES`."""
    rival = 1 - seat
    open_bits = revealed_provinces(state)
    at = i64(len(out))
    out = extend(out, _BLANK)
    at = put_flag(out, at, seat == SUN_TZU)
    at = _put_pile(out, at, state.hand(seat))
    at = _put_pile(out, at, state.boxed(seat) + state.hidden_box(seat))
    at = _put_pile(out, at, state.boxed(rival))
    at = _put_pile(out, at, state.drawn(seat))
    at = _put_known_bottom(state, out, at, seat)
    recycled = state.recycled_place(rival)
    at = put_one_hot(out, at, state.pile(rival, recycled - 1) if recycled else NO_CARD, KINDS)
    cells = state.cells  # read directly, because methods for single values would cost 40 % more
    own_cells = NUM_PROVINCES * seat
    rival_cells = NUM_PROVINCES * rival
    fought = state.fought
    open_province = state.open_province
    secret: i64 = 0
    province: i64 = 0
    while province < NUM_PROVINCES:
        at = put_one_hot(out, at, cells[LAID_CELL + own_cells + province], KINDS)
        rival_card = cells[LAID_CELL + rival_cells + province]
        if rival_card != NO_CARD:
            if open_bits >> province & 1:
                out[at + rival_card] = u8(1)
            else:
                secret += 1
        at += KINDS
        owner = cells[OWNER_CELL + province]
        if owner != NOBODY:
            out[at if owner == seat else at + 1] = u8(cells[ARMIES_CELL + province])
        own_marks = cells[MARKS_CELL + own_cells + province]
        if own_marks:
            out[at + 2] = u8(own_marks)
        rival_marks = cells[MARKS_CELL + rival_cells + province]
        if rival_marks:
            out[at + 3] = u8(rival_marks)
        if fought >> province & 1:
            out[at + 4] = u8(1)
        if open_province == province:
            out[at + 5] = u8(1)
        first_display_cell = DISPLAY_VALUE_CELL + SCORINGS * province
        out[at + 6] = u8(cells[first_display_cell])
        out[at + 7] = u8(cells[first_display_cell + 1])
        out[at + 8] = u8(cells[first_display_cell + 2])
        at += 9
        province += 1
    at = _put_generals(out, at, state.unused_generals(seat))
    at = _put_generals(out, at, state.boxed_generals(seat))
    at = _put_generals(out, at, state.unused_generals(rival) | state.boxed_generals(rival))
    at = put_number(out, at, count_generals(state.unused_generals(rival)))
    at = put_one_hot(out, at, event_at(state, 0) if state.events_left and not state.dealing else NOBODY, NUM_EVENTS)
    at = put_number(out, at, state.events_left)
    at = put_one_hot(out, at, state.phase, _NUM_PHASES)
    at = put_one_hot(out, at, state.question, _NUM_QUESTIONS)
    if state.asked != NOBODY:
        out[at + (state.asked ^ seat)] = u8(1)
    if state.fewer_armies != NOBODY:
        out[at + 2 + (state.fewer_armies ^ seat)] = u8(1)
    if state.decider != NOBODY:
        out[at + 4 + (state.decider ^ seat)] = u8(1)
    if state.is_ready(seat):
        out[at + 6] = u8(1)
    if state.is_ready(rival):
        out[at + 7] = u8(1)
    if state.has_laid_one(seat):
        out[at + 8] = u8(1)
    if state.has_laid_one(rival):
        out[at + 9] = u8(1)
    if state.redrawn_place(seat):
        out[at + 10] = u8(1)
    if state.redrawn_place(rival):
        out[at + 11] = u8(1)
    out[at + 12] = u8(size(state.hidden_box(rival)))
    if state.is_great_plague:
        out[at + 13] = u8(1)
    if state.is_as_six_used:
        out[at + 14] = u8(1)
    if state.is_plague_zero_used:
        out[at + 15] = u8(1)
    if state.is_exchange_declined:
        out[at + 16] = u8(1)
    out[at + 17] = u8(state.armies_due)
    out[at + 18] = u8(TRACK_END + state.track if seat == SUN_TZU else TRACK_END - state.track)
    out[at + 19] = u8(state.round)
    out[at + 20] = u8(min(state.plagues, 255))
    out[at + 21] = u8(state.pool(seat))
    out[at + 22] = u8(state.pool(rival))
    out[at + 23] = u8(state.reinforcements(seat))
    out[at + 24] = u8(state.reinforcements(rival))
    out[at + 25] = u8(state.pile_size(seat))
    out[at + 26] = u8(state.pile_size(rival))
    out[at + 27] = u8(size(state.hand(rival)) + secret)  # orders laid in secret still count in the hand
    out[at + 28] = u8(state.keeps(seat))
    out[at + 29] = u8(state.keeps(rival))
    return out


def _put_known_bottom(state: RulesState, out: vec[u8], at: i64, seat: i64) -> i64:
    """Write how many cards of each kind the seat knows at the bottom of its own pile, where it put them."""
    i: i64 = 0
    while i < state.known_bottom(seat):
        out[at + state.pile(seat, i)] += u8(1)
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
