"""What a seat knows, as small numbers: the compiled half of the observation."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

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
    out = _flag(out, pending and c[PENDING] == seat)
    out = _flag(out, pending and c[PENDING] == rival)
    out = _one_of(out, c[SET_RANK] if c[SET_BY] != NOBODY else -1, 11)
    out = _one_of(out, c[SET_SIZE] - 1, 10)
    out = _flag(out, c[SET_BY] == seat)
    out = _flag(out, c[SET_BY] == rival)
    out = _one_of(out, c[EVENT], i64(len(EVENTS)))
    out = _flag(out, c[LEADER] == seat)
    out = _flag(out, c[TURN] == seat)
    out = _flag(out, c[TURN_WRIT] != 0)
    out = _flag(out, c[TURN_LEAD_POWER] != 0)
    out = _flag(out, c[TURN_POWER] != 0)
    out = _flag(out, c[DOUBLED] != 0)
    out = _flag(out, c[OPEN + seat] != 0)
    out = _flag(out, c[OPEN + rival] != 0)
    out = _flag(out, c[GIVING] != 0)
    out = _flag(out, size(c[GIFT + rival]) == GIFT_SIZE)
    out = _flag(out, c[LAST_OUT] == seat)
    out = _flag(out, c[LAST_OUT] == rival)
    out = _number(out, c[VP + seat])
    out = _number(out, c[VP + rival])
    out = _number(out, c[NOTED + seat])
    out = _number(out, c[NOTED + rival])
    out = _number(out, size(c[HAND + seat]))
    out = _number(out, size(c[HAND + rival]))
    out = _number(out, c[TRICKS + seat])
    out = _number(out, c[TRICKS + rival])
    out = _number(out, c[WRITS + seat])
    out = _number(out, c[WRITS + rival])
    out = _number(out, max(writs_left(state, EVENTS[c[EVENT]]), 0))
    out = _number(out, c[DRAW_SIZE])
    out = _number(out, c[TOP + rival])
    out = _number(out, c[EVENTS_LEFT])
    return _number(out, c[BATTLE])


def _pile(out: vec[u8], pile: i64) -> vec[u8]:
    kind: i64 = 0
    while kind < KINDS:
        out = append(out, u8(count(pile, kind)))
        kind += 1
    return out


def _one_of(out: vec[u8], chosen: i64, number: i64) -> vec[u8]:
    i: i64 = 0
    while i < number:
        out = append(out, u8(1 if i == chosen else 0))
        i += 1
    return out


def _flag(out: vec[u8], holds: bool) -> vec[u8]:
    return append(out, u8(1 if holds else 0))


def _number(out: vec[u8], number: i64) -> vec[u8]:
    return append(out, u8(min(number, 255)))
