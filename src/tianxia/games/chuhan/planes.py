"""What a seat knows, as small numbers: the compiled half of the observation."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from tianxia.engine.filling import add_flag, add_number, add_one_of
from tianxia.games.chuhan.cards import EMPTY, KINDS, NO_CARD, card, count, size
from tianxia.games.chuhan.cells import (
    BATTLE,
    CANCELLED,
    DISCARD,
    DOUBLED,
    DRAW,
    DRAW_SIZE,
    EVENT,
    EVENTS_LEFT,
    GIFT,
    GIVING,
    HAND,
    KNOWN,
    LAST_OUT,
    LEADER,
    NOBODY,
    NOTED,
    OPEN,
    PENDING,
    PLAY_CARDS,
    ROW,
    SET_BY,
    SET_RANK,
    SET_SIZE,
    TABLE,
    TOP,
    TRICKS,
    TURN,
    TURN_LEAD_POWER,
    TURN_POWER,
    TURN_WRIT,
    VP,
    WRITS,
    Cells,
)
from tianxia.games.chuhan.events import EVENTS, writs_left
from tianxia.games.chuhan.legal import GIFT_SIZE

_NONE: Final[vec[u8]] = vec[u8]([0] * KINDS)
"""An empty pile."""


def planes(state: Cells, seat: i64) -> vec[u8]:
    """The planes in the order of `observe.PLANES`."""
    c = state.cells
    rival = 1 - seat
    out = vec[u8](capacity=512)
    out = _pile(out, c[HAND + seat])
    out = _pile(out, c[HAND + rival] if c[OPEN + rival] else c[KNOWN + seat])
    out = _pile(out, c[KNOWN + rival])
    out = _pile(out, c[GIFT + seat])
    out = _pile(out, c[DISCARD])
    out = _pile(out, c[TABLE])
    out = _pile(out, c[ROW])
    place: i64 = 0
    while place < 4:
        seen = place < c[TOP + seat]
        out = _pile(out, card(c[DRAW + c[DRAW_SIZE] - 1 - place]) if seen else EMPTY)
        place += 1
    # The play: everybody sees one that awaits a reaction, a half-made one only who makes it.
    pending = c[PENDING] != NOBODY
    shown = pending or c[TURN] == seat
    out = _pile(out, state.powers() if shown else EMPTY)
    out = _pile(out, c[PLAY_CARDS] if shown else EMPTY)
    out = _pile(out, state.starred() if shown else EMPTY)
    out = _pile(out, card(c[CANCELLED]) if c[CANCELLED] != NO_CARD else EMPTY)
    out = add_flag(out, pending and c[PENDING] == seat)
    out = add_flag(out, pending and c[PENDING] == rival)
    out = add_one_of(out, c[SET_RANK] if c[SET_BY] != NOBODY else -1, 11)
    out = add_one_of(out, c[SET_SIZE] - 1, 10)
    out = add_flag(out, c[SET_BY] == seat)
    out = add_flag(out, c[SET_BY] == rival)
    out = add_one_of(out, c[EVENT], i64(len(EVENTS)))
    out = add_flag(out, c[LEADER] == seat)
    out = add_flag(out, c[TURN] == seat)
    out = add_flag(out, c[TURN_WRIT] != 0)
    out = add_flag(out, c[TURN_LEAD_POWER] != 0)
    out = add_flag(out, c[TURN_POWER] != 0)
    out = add_flag(out, c[DOUBLED] != 0)
    out = add_flag(out, c[OPEN + seat] != 0)
    out = add_flag(out, c[OPEN + rival] != 0)
    out = add_flag(out, c[GIVING] != 0)
    out = add_flag(out, size(c[GIFT + rival]) == GIFT_SIZE)
    out = add_flag(out, c[LAST_OUT] == seat)
    out = add_flag(out, c[LAST_OUT] == rival)
    out = add_number(out, c[VP + seat])
    out = add_number(out, c[VP + rival])
    out = add_number(out, c[NOTED + seat])
    out = add_number(out, c[NOTED + rival])
    out = add_number(out, size(c[HAND + seat]))
    out = add_number(out, size(c[HAND + rival]))
    out = add_number(out, c[TRICKS + seat])
    out = add_number(out, c[TRICKS + rival])
    out = add_number(out, c[WRITS + seat])
    out = add_number(out, c[WRITS + rival])
    out = add_number(out, max(writs_left(state, EVENTS[c[EVENT]]), 0))
    out = add_number(out, c[DRAW_SIZE])
    out = add_number(out, c[TOP + rival])
    out = add_number(out, c[EVENTS_LEFT])
    return add_number(out, c[BATTLE])


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
