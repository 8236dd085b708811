"""The legal actions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.engine.chance import remaining_outcomes, remaining_weights
from tianxia.games.suntzu.rules.actions import (
    CHOOSE_GENERAL,
    DECLINE,
    EXCHANGE,
    FROM_POOL,
    FROM_PROVINCE,
    KEEP,
    KEEP_TWO,
    ORDER,
    PICK_BATTLE,
    USE_AS_SIX,
    USE_GREAT_PLAGUE,
    USE_LEVY,
    USE_MOVE,
    USE_PLAGUE_ZERO,
    USE_RECYCLE_MINUS,
    USE_RECYCLE_PLAGUE,
    USE_REMOVE,
    append_bits,
    pair_number,
)
from tianxia.games.suntzu.rules.armies import placement_sources
from tianxia.games.suntzu.rules.battle_stages import (
    ASK_EXCHANGE,
    ASK_FROM,
    ASK_GENERAL,
    ASK_PAY,
    MARK_FIRST,
    MARK_SECOND,
)
from tianxia.games.suntzu.rules.battles import is_plague, laid_card
from tianxia.games.suntzu.rules.board import NUM_PROVINCES
from tianxia.games.suntzu.rules.cards import (
    FRAMED,
    KINDS,
    MINUS_ONE,
    NO_CARD,
    PLAGUE,
    SEVEN,
    SIX,
    TEN,
    count,
    kind_bits,
)
from tianxia.games.suntzu.rules.deal import undealt_cards, undealt_displays, undealt_events
from tianxia.games.suntzu.rules.events import face_up_event
from tianxia.games.suntzu.rules.generals import (
    AS_SIX,
    GREAT_PLAGUE,
    LAST_PLANNING_ROUND,
    LEVY,
    MOVE,
    PLAGUE_ZERO,
    RECYCLE_MINUS,
    RECYCLE_PLAGUE,
    REMOVE,
    SECOND_SIX,
)
from tianxia.games.suntzu.rules.outcomes import DEAL, DEAL_EVENT, TURN_DISPLAY
from tianxia.games.suntzu.rules.phases import (
    AFTER,
    CHOOSING,
    DEALING_DISPLAYS,
    DEALING_EVENTS,
    DRAWING,
    ORDERS,
    PICKING,
)
from tianxia.games.suntzu.rules.rules_state import RulesState, neighbours
from tianxia.games.suntzu.rules.seats import SHAO

_LIST_CAPACITY: Final[i64] = 32
"""How many actions memory is reserved for; few lists are longer."""


def list_legal_actions(state: RulesState, seat: i64) -> vec[i64]:
    """Return the legal actions of a seat that owes a decision, sorted."""
    phase = state.phase
    if state.dealing:
        return list_outcomes(state)
    if phase == ORDERS:
        return _list_orders(state, seat)
    if phase == CHOOSING:
        return _list_bits(CHOOSE_GENERAL, state.boxed_generals(seat))
    if phase == PICKING:
        return _list_bits(PICK_BATTLE, ((1 << state.num_provinces()) - 1) & ~state.fought)
    if phase == DRAWING:
        return _list_kept_cards(state, seat)
    out = vec[i64](capacity=_LIST_CAPACITY)
    if phase == AFTER:
        out = append(out, DECLINE)
        out = _append_planning_generals(state, seat, out)
        return _append_exchanges(state, seat, out)
    return _append_answers(state, seat, out)


def next_province(state: RulesState, seat: i64) -> i64:
    """Return the province whose order a seat lays next."""
    province: i64 = 0
    while state.laid(seat, province) != NO_CARD:
        province += 1
    return province


def may_lay(state: RulesState, seat: i64, province: i64, kind: i64) -> bool:
    """Return whether a card may be laid: a 6 not on one's own mark, except by Shao while his second 6 is unused."""
    if kind != SIX or not state.marks(seat, province):
        return True
    return seat == SHAO and state.is_general_unused(SHAO, SECOND_SIX)


def _list_orders(state: RulesState, seat: i64) -> vec[i64]:
    province = next_province(state, seat)
    held = kind_bits(state.hand(seat))
    if held >> SIX & 1 and not may_lay(state, seat, province, SIX):
        held &= ~(1 << SIX)
    if province == 0:
        out = vec[i64](capacity=_LIST_CAPACITY)
        if state.is_general_unused(seat, GREAT_PLAGUE):
            out = append(out, USE_GREAT_PLAGUE)
        out = _append_planning_generals(state, seat, out)
        out = _append_exchanges(state, seat, out)
        return append_bits(out, ORDER + KINDS * province, held)
    return _list_bits(ORDER + KINDS * province, held)


def _append_planning_generals(state: RulesState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Append the uses of remove, levy and move: in rounds 1 to 6 only.

    [H]: they, and great_plague in any round, are used before one's orders or after the battles, not at any moment.
    """
    if state.round > LAST_PLANNING_ROUND:
        return out
    if state.is_general_unused(seat, REMOVE):  # [H]: never a mark
        out = append_bits(out, USE_REMOVE, state.held_provinces(1 - seat))
    if state.is_general_unused(seat, LEVY) and state.pool(seat) > 0:
        out = append_bits(out, USE_LEVY, state.held_provinces(seat))
    if state.is_general_unused(seat, MOVE):
        held = state.held_provinces(seat)
        province: i64 = 0
        while province < NUM_PROVINCES:
            if held >> province & 1:
                targets = neighbours(province) & ~state.held_provinces(1 - seat)
                out = append_bits(out, USE_MOVE + NUM_PROVINCES * province, targets)
            province += 1
    return out


def _append_exchanges(state: RulesState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Append the unframed cards of the hand that can be exchanged for an army of the reinforcements."""
    if state.reinforcements(seat) == 0:
        return out
    return append_bits(out, EXCHANGE, kind_bits(state.hand(seat)) >> FRAMED)


def _append_answers(state: RulesState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Append the answers to the question asked in a battle."""
    ask = state.question
    if ask == ASK_GENERAL:
        return _append_reveal_generals(state, seat, append(out, DECLINE))
    if ask == ASK_EXCHANGE:
        return _append_exchanges(state, seat, append(out, DECLINE))
    if ask == ASK_FROM:
        return append_bits(out, FROM_PROVINCE, army_sources(state, seat))
    if ask == ASK_PAY:
        if state.pool(seat) > 0:
            out = append(out, FROM_POOL)
        return append_bits(out, FROM_PROVINCE, state.held_provinces(seat))
    return face_up_event(state).append_answers(state, seat, append(out, DECLINE))


def army_sources(state: RulesState, seat: i64) -> i64:
    """Return the provinces that an army can come from, as bits: any other for a mark, neighbours first in a battle."""
    if state.stage == MARK_FIRST or state.stage == MARK_SECOND:
        return state.held_provinces(seat) & ~(1 << state.open_province)
    return placement_sources(state, seat)


def _append_reveal_generals(state: RulesState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Append the generals that can act on the two revealed cards.

    [H]: a card is not recycled with an empty pile; `recycle_minus` works against a Plague, too.
    """
    own = laid_card(state, seat)
    if state.is_general_unused(seat, AS_SIX) and SEVEN <= own <= TEN and not is_plague(state, 1 - seat):
        out = append(out, USE_AS_SIX)
    if state.is_general_unused(seat, RECYCLE_MINUS) and own == MINUS_ONE and state.pile_size(seat) > 0:
        out = append(out, USE_RECYCLE_MINUS)
    # [H]: not if Shao's own card is a Plague.
    if state.is_general_unused(seat, PLAGUE_ZERO) and own != PLAGUE and is_plague(state, 1 - seat):
        out = append(out, USE_PLAGUE_ZERO)
    if state.is_general_unused(seat, RECYCLE_PLAGUE) and own == PLAGUE and state.pile_size(seat) > 0:
        out = append(out, USE_RECYCLE_PLAGUE)
    return out


def _list_kept_cards(state: RulesState, seat: i64) -> vec[i64]:
    """List the drawn cards, or pairs of them, that may be kept."""
    drawn = state.drawn(seat)
    if state.keeps(seat) == 1:
        return _list_bits(KEEP, kind_bits(drawn) >> FRAMED)
    out = vec[i64](capacity=_LIST_CAPACITY)
    kind: i64 = FRAMED
    while kind < KINDS:
        if count(drawn, kind):
            second = kind
            while second < KINDS:
                if count(drawn, second) > (1 if second == kind else 0):
                    out = append(out, KEEP_TWO + pair_number(kind, second))
                second += 1
        kind += 1
    return out


def list_outcomes(state: RulesState) -> vec[i64]:
    """With open chance: return the possible outcomes."""
    dealing = state.dealing
    if dealing == DEALING_DISPLAYS:
        return remaining_outcomes(_count_undealt(state), TURN_DISPLAY)
    return remaining_outcomes(_count_undealt(state), DEAL_EVENT if dealing == DEALING_EVENTS else DEAL)


def list_outcome_weights(state: RulesState) -> vec[i64]:
    """With open chance: return the weight of each possible outcome."""
    return remaining_weights(_count_undealt(state))


def _count_undealt(state: RulesState) -> vec[i64]:
    if state.dealing == DEALING_DISPLAYS:
        return undealt_displays(state)
    if state.dealing == DEALING_EVENTS:
        return undealt_events(state)
    pile = undealt_cards(state)
    out = vec[i64](capacity=KINDS)
    kind: i64 = 0
    while kind < KINDS:
        out = append(out, count(pile, kind))
        kind += 1
    return out


def _list_bits(action: i64, bits: i64) -> vec[i64]:
    """Return an action for each bit that is set, in a list of exactly that size, which is faster than appending."""
    number: i64 = 0
    bits_left = bits
    while bits_left:
        bits_left &= bits_left - 1
        number += 1
    out = vec[i64]([0] * number)
    index: i64 = 0
    while index < number:
        if bits & 1:
            out[index] = action
            index += 1
        bits >>= 1
        action += 1
    return out
