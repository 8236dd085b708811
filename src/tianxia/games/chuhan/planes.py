"""The compiled part of the observation: what a seat knows, as numbers from 0 to 255."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from tianxia.engine.observation_writer import put_flag, put_number, put_one_hot
from tianxia.games.chuhan.cards import EMPTY, KINDS, NO_CARD, size
from tianxia.games.chuhan.cells import (
    BATTLE,
    CANCELLED,
    DISCARD,
    DOUBLED,
    DRAW_PILE,
    DRAW_SIZE,
    EVENT,
    EVENTS_LEFT,
    GIFT,
    GIVING,
    HAND,
    HAND_OPEN,
    KNOWN,
    KNOWN_TOP,
    LAST_OUT,
    LEADER,
    NOBODY,
    NOTED_POINTS,
    PENDING,
    PLAY_CARDS,
    PLAY_STAR,
    ROW,
    SET_BY,
    SET_RANK,
    SET_SIZE,
    TRICK_CARDS,
    TRICKS,
    TURN,
    TURN_LEAD_POWER,
    TURN_POWER,
    TURN_WRIT,
    VP,
    WRITS,
    Cells,
)
from tianxia.games.chuhan.events import EVENT_CARDS, writs_left
from tianxia.games.chuhan.legal import GIFT_SIZE

SIZE: Final[i64] = 348
"""The total size of the planes of `observation.PLANES`."""
_BLANK: Final[vec[u8]] = vec[u8]([0] * SIZE)


def add_planes(state: Cells, out: vec[u8], seat: i64) -> vec[u8]:
    """Append the planes to `out`, in the order of `observation.PLANES`."""
    c = state.cells
    rival = 1 - seat
    at = i64(len(out))
    out = extend(out, _BLANK)
    at = _put_pile(out, at, c[HAND + seat])
    at = _put_pile(out, at, c[HAND + rival] if c[HAND_OPEN + rival] else c[KNOWN + seat])
    at = _put_pile(out, at, c[KNOWN + rival])
    at = _put_pile(out, at, c[GIFT + seat])
    at = _put_pile(out, at, c[DISCARD])
    at = _put_pile(out, at, c[TRICK_CARDS])
    at = _put_pile(out, at, c[ROW])
    place: i64 = 0
    while place < 4:
        at = put_one_hot(
            out, at, c[DRAW_PILE + c[DRAW_SIZE] - 1 - place] if place < c[KNOWN_TOP + seat] else NO_CARD, KINDS
        )
        place += 1
    # A play that awaits a reaction is public; a partial one is visible only to the player who is composing it.
    pending = c[PENDING] != NOBODY
    shown = pending or c[TURN] == seat
    at = _put_pile(out, at, state.power_cards() if shown else EMPTY)
    at = _put_pile(out, at, c[PLAY_CARDS] if shown else EMPTY)
    at = put_one_hot(out, at, c[PLAY_STAR] if shown else NO_CARD, KINDS)
    at = put_one_hot(out, at, c[CANCELLED], KINDS)
    at = put_flag(out, at, pending and c[PENDING] == seat)
    at = put_flag(out, at, pending and c[PENDING] == rival)
    at = put_one_hot(out, at, c[SET_RANK] if c[SET_BY] != NOBODY else -1, 11)
    at = put_one_hot(out, at, c[SET_SIZE] - 1, 10)
    at = put_flag(out, at, c[SET_BY] == seat)
    at = put_flag(out, at, c[SET_BY] == rival)
    at = put_one_hot(out, at, c[EVENT], i64(len(EVENT_CARDS)))
    at = put_flag(out, at, c[LEADER] == seat)
    at = put_flag(out, at, c[TURN] == seat)
    at = put_flag(out, at, c[TURN_WRIT] != 0)
    at = put_flag(out, at, c[TURN_LEAD_POWER] != 0)
    at = put_flag(out, at, c[TURN_POWER] != 0)
    at = put_flag(out, at, c[DOUBLED] != 0)
    at = put_flag(out, at, c[HAND_OPEN + seat] != 0)
    at = put_flag(out, at, c[HAND_OPEN + rival] != 0)
    at = put_flag(out, at, c[GIVING] != 0)
    at = put_flag(out, at, size(c[GIFT + rival]) == GIFT_SIZE)
    at = put_flag(out, at, c[LAST_OUT] == seat)
    at = put_flag(out, at, c[LAST_OUT] == rival)
    at = put_number(out, at, c[VP + seat])
    at = put_number(out, at, c[VP + rival])
    at = put_number(out, at, c[NOTED_POINTS + seat])
    at = put_number(out, at, c[NOTED_POINTS + rival])
    at = put_number(out, at, size(c[HAND + seat]))
    at = put_number(out, at, size(c[HAND + rival]))
    at = put_number(out, at, c[TRICKS + seat])
    at = put_number(out, at, c[TRICKS + rival])
    at = put_number(out, at, c[WRITS + seat])
    at = put_number(out, at, c[WRITS + rival])
    at = put_number(out, at, max(writs_left(state, EVENT_CARDS[c[EVENT]]), 0))
    at = put_number(out, at, c[DRAW_SIZE])
    at = put_number(out, at, c[KNOWN_TOP + rival])
    at = put_number(out, at, c[EVENTS_LEFT])
    put_number(out, at, c[BATTLE])
    return out


def _put_pile(out: vec[u8], at: i64, pile: i64) -> i64:
    """Write how many cards of each kind a pile has; see `cards.COUNT_SHIFT`. Most piles are empty."""
    if pile != EMPTY:
        out[at] = u8(pile & 1)
        out[at + 1] = u8(pile >> 1 & 15)
        out[at + 2] = u8(pile >> 5 & 15)
        out[at + 3] = u8(pile >> 9 & 1)
        out[at + 4] = u8(pile >> 10 & 1)
        out[at + 5] = u8(pile >> 11 & 1)
        out[at + 6] = u8(pile >> 12 & 1)
        out[at + 7] = u8(pile >> 13 & 1)
        out[at + 8] = u8(pile >> 14 & 1)
        out[at + 9] = u8(pile >> 15 & 1)
        out[at + 10] = u8(pile >> 16 & 7)
        out[at + 11] = u8(pile >> 19 & 7)
        out[at + 12] = u8(pile >> 22 & 1)
        out[at + 13] = u8(pile >> 23 & 1)
        out[at + 14] = u8(pile >> 24 & 1)
        out[at + 15] = u8(pile >> 25 & 1)
        out[at + 16] = u8(pile >> 26 & 3)
        out[at + 17] = u8(pile >> 28 & 3)
        out[at + 18] = u8(pile >> 30 & 1)
    return at + KINDS
