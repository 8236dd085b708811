"""The compiled part of the observation: what a seat knows, as numbers from 0 to 255."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from tianxia.engine.observation_writer import put_flag, put_number, put_one_hot
from tianxia.games.chuhan.learning.observation_spec import SIZE
from tianxia.games.chuhan.rules.cards import EMPTY, KINDS, NO_CARD, size
from tianxia.games.chuhan.rules.events import EVENT_CARDS, writs_left
from tianxia.games.chuhan.rules.legal import GIFT_SIZE
from tianxia.games.chuhan.rules.powers import LIU_BANG_RANK, SHOWN_BY_JI_BU
from tianxia.games.chuhan.rules.rules_state import RulesState
from tianxia.games.chuhan.rules.seats import NOBODY
from tianxia.games.chuhan.rules.sets import MAX_SET_SIZE

_BLANK: Final[vec[u8]] = vec[u8]([0] * SIZE)


def add_planes(state: RulesState, out: vec[u8], seat: i64) -> vec[u8]:
    """Append the planes to `out`, in the order of `observation_spec.PLANES`."""
    rival = 1 - seat
    at = i64(len(out))
    out = extend(out, _BLANK)
    at = _put_pile(out, at, state.hand(seat))
    at = _put_pile(out, at, state.hand(rival) if state.is_hand_open(rival) else state.known_cards(seat))
    at = _put_pile(out, at, state.known_cards(rival))
    at = _put_pile(out, at, state.gift(seat))
    at = _put_pile(out, at, state.discard_pile)
    at = _put_pile(out, at, state.trick_cards)
    at = _put_pile(out, at, state.row)
    place: i64 = 0
    while place < SHOWN_BY_JI_BU:
        at = put_one_hot(out, at, state.top_kind(place) if place < state.known_top(seat) else NO_CARD, KINDS)
        place += 1
    # A play that awaits a reaction is public; a partial one is visible only to the player who is composing it.
    pending = state.pending_by != NOBODY
    shown = pending or state.turn == seat
    at = _put_pile(out, at, state.power_cards() if shown else EMPTY)
    at = _put_pile(out, at, state.play_cards if shown else EMPTY)
    at = put_one_hot(out, at, state.play_star if shown else NO_CARD, KINDS)
    at = put_one_hot(out, at, state.cancelled, KINDS)
    at = put_flag(out, at, pending and state.pending_by == seat)
    at = put_flag(out, at, pending and state.pending_by == rival)
    at = put_one_hot(out, at, state.rank_to_beat if state.set_to_beat_by != NOBODY else -1, LIU_BANG_RANK + 1)
    at = put_one_hot(out, at, state.size_to_beat - 1, MAX_SET_SIZE)
    at = put_flag(out, at, state.set_to_beat_by == seat)
    at = put_flag(out, at, state.set_to_beat_by == rival)
    at = put_one_hot(out, at, state.event, i64(len(EVENT_CARDS)))
    at = put_flag(out, at, state.leader == seat)
    at = put_flag(out, at, state.turn == seat)
    at = put_flag(out, at, state.has_taken_writ)
    at = put_flag(out, at, state.has_tried_lead_power)
    at = put_flag(out, at, state.has_tried_power)
    at = put_flag(out, at, state.is_doubled)
    at = put_flag(out, at, state.is_hand_open(seat))
    at = put_flag(out, at, state.is_hand_open(rival))
    at = put_flag(out, at, state.is_giving)
    at = put_flag(out, at, size(state.gift(rival)) == GIFT_SIZE)
    at = put_flag(out, at, state.last_out == seat)
    at = put_flag(out, at, state.last_out == rival)
    at = put_number(out, at, state.points(seat))
    at = put_number(out, at, state.points(rival))
    at = put_number(out, at, state.noted_points(seat))
    at = put_number(out, at, state.noted_points(rival))
    at = put_number(out, at, size(state.hand(seat)))
    at = put_number(out, at, size(state.hand(rival)))
    at = put_number(out, at, state.tricks(seat))
    at = put_number(out, at, state.tricks(rival))
    at = put_number(out, at, state.writs(seat))
    at = put_number(out, at, state.writs(rival))
    at = put_number(out, at, max(writs_left(state, EVENT_CARDS[state.event]), 0))
    at = put_number(out, at, state.draw_size)
    at = put_number(out, at, state.known_top(rival))
    at = put_number(out, at, state.events_left)
    put_number(out, at, state.battle)
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
