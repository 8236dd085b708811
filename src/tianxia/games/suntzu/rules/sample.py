"""Determinization: re-deals everything that a seat cannot know."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.engine.rng import Rng
from tianxia.games.suntzu.rules.board import NUM_PROVINCES
from tianxia.games.suntzu.rules.cards import (
    DECK,
    EMPTY,
    FRAMED,
    NO_CARD,
    SIX,
    card,
    framed_cards,
    list_kinds,
    size,
)
from tianxia.games.suntzu.rules.events import EVENT_BITS, NUM_EVENTS, all_events, event_at, put_event
from tianxia.games.suntzu.rules.generals import HEAD_START, NUM_GENERALS, count_generals
from tianxia.games.suntzu.rules.legal import may_lay
from tianxia.games.suntzu.rules.phases import CHOOSING, DEALING_EVENTS, ORDERS
from tianxia.games.suntzu.rules.rules_state import RulesState
from tianxia.games.suntzu.rules.seats import NOBODY


def redeal_hidden(state: RulesState, seat: i64, rng: Rng) -> None:
    """Deal again, in a cloned state, everything that a seat cannot know."""
    _redeal_own_pile(state, seat, rng)
    rival = 1 - seat
    _take_back_orders(state, rival)
    _redeal_generals(state, rival, rng)
    _redeal_rival(state, rival, rng)
    _shuffle_events(state, rng)
    state.seed = rng.draw_seed()


def revealed_provinces(state: RulesState) -> i64:
    """Return the provinces whose cards are revealed, as bits."""
    bits = state.fought
    if state.open_province != NOBODY:
        bits |= 1 << state.open_province
    return bits


def _redeal_own_pile(state: RulesState, seat: i64, rng: Rng) -> None:
    """Shuffle the seat's own pile, except the cards that it put under it."""
    seen = state.hand(seat) + state.boxed(seat) + state.hidden_box(seat) + state.drawn(seat)
    province: i64 = 0
    while province < NUM_PROVINCES:
        kind = state.laid(seat, province)
        if kind != NO_CARD and not state.recycled_orders(seat) >> province & 1:
            seen += card(kind)
        province += 1
    at: i64 = 0
    while at < state.known_bottom(seat):
        seen += card(state.pile(seat, at))
        at += 1
    pool = list_kinds(DECK - seen)
    rng.shuffle(pool)
    i: i64 = 0
    while at < state.pile_size(seat):
        state.set_pile(seat, at, pool[i])
        at += 1
        i += 1


def _take_back_orders(state: RulesState, rival: i64) -> None:
    """Return the orders of an incomplete move to the hand."""
    if state.phase != ORDERS or state.is_ready(rival):
        return
    province: i64 = 0
    while province < NUM_PROVINCES:
        kind = state.laid(rival, province)
        if kind != NO_CARD:
            state.add_to_hand(rival, card(kind))
            state.set_laid(rival, province, NO_CARD)
        province += 1


def _redeal_generals(state: RulesState, rival: i64, rng: Rng) -> None:
    """Deal the rival's unused generals again, from those not seen; a head start is never unused during a round."""
    unseen = state.unused_generals(rival) | state.boxed_generals(rival)
    may_have_head_start = state.phase == CHOOSING or state.is_general_unused(rival, HEAD_START)
    number = count_generals(state.unused_generals(rival))
    pool = vec[i64](capacity=NUM_GENERALS)
    general: i64 = 0
    while general < NUM_GENERALS:
        if unseen >> general & 1 and (general != HEAD_START or may_have_head_start):
            pool = append(pool, general)
        general += 1
    rng.shuffle(pool)
    chosen: i64 = 0
    i: i64 = 0
    while i < number:
        chosen |= 1 << pool[i]
        i += 1
    state.set_unused_generals(rival, chosen)
    state.set_boxed_generals(rival, unseen & ~chosen)


def _redeal_rival(state: RulesState, rival: i64, rng: Rng) -> None:
    """Deal the rival's hand, orders, pile, drawn cards and hidden box again, from cards not seen elsewhere.

    Rejection sampling: deal at random until the deal agrees with what is publicly known of the redrawn card.
    """
    revealed = revealed_provinces(state)
    left = DECK - state.boxed(rival)
    framed = framed_cards(left)
    unframed = left - framed
    secret_orders: i64 = 0
    province: i64 = 0
    while province < NUM_PROVINCES:
        kind = state.laid(rival, province)
        if kind != NO_CARD:
            if not revealed >> province & 1:
                secret_orders += 1
            elif kind < FRAMED:
                framed -= card(kind)
            elif not state.recycled_orders(rival) >> province & 1:
                unframed -= card(kind)
        province += 1
    recycled = state.recycled_place(rival)
    if recycled:
        unframed -= card(state.pile(rival, recycled - 1))
    pool = list_kinds(unframed)
    hidden = size(state.hand(rival)) + secret_orders - size(framed)
    drawn = size(state.drawn(rival))
    boxed = size(state.hidden_box(rival))
    is_consistent = False
    while not is_consistent:
        rng.shuffle(pool)
        # The secret cards: all framed cards that are not revealed, and as many others as the hand has.
        secret = _append_cards(list_kinds(framed), pool, 0, hidden)
        at = hidden
        place: i64 = 0
        while place < state.pile_size(rival):
            if place != recycled - 1:
                state.set_pile(rival, place, pool[at])
                at += 1
            place += 1
        state.set_drawn(rival, _collect_pile(pool, at, drawn))
        state.set_hidden_box(rival, _collect_pile(pool, at + drawn, boxed))
        _redeal_orders(state, rival, secret, revealed, rng)
        is_consistent = state.is_redrawn_card_possible(rival)


def _append_cards(cards: vec[i64], pool: vec[i64], first: i64, number: i64) -> vec[i64]:
    at: i64 = 0
    while at < number:
        cards = append(cards, pool[first + at])
        at += 1
    return cards


def _collect_pile(pool: vec[i64], first: i64, number: i64) -> i64:
    pile: i64 = EMPTY
    at: i64 = 0
    while at < number:
        pile += card(pool[first + at])
        at += 1
    return pile


def _redeal_orders(state: RulesState, rival: i64, secret: vec[i64], revealed: i64, rng: Rng) -> None:
    """Lay the secret orders at random, a 6 only where it could have been laid; the remaining cards are the hand.

    Rejection sampling: shuffle the cards until every order is legal.
    """
    is_legal = False
    at: i64 = 0
    while not is_legal:
        rng.shuffle(secret)
        is_legal = True
        at = 0
        province: i64 = 0
        while province < NUM_PROVINCES:
            if state.laid(rival, province) != NO_CARD and not revealed >> province & 1:
                kind = secret[at]
                state.set_laid(rival, province, kind)
                at += 1
                is_legal = is_legal and _could_be_laid(state, rival, province, kind)
            province += 1
    state.set_hand(rival, EMPTY)
    while at < i64(len(secret)):
        state.add_to_hand(rival, card(secret[at]))
        at += 1


def _could_be_laid(state: RulesState, rival: i64, province: i64, kind: i64) -> bool:
    """Return whether an order could have been laid there: a second 6 needs a general that was unused at that moment."""
    if kind == SIX and state.marks(rival, province) and state.phase != ORDERS and not state.shao_had_general:
        return False
    return may_lay(state, rival, province, kind)


def _shuffle_events(state: RulesState, rng: Rng) -> None:
    """Shuffle the events below the face-up one: the seat knows which they are, but not their order."""
    first: i64 = 0 if state.dealing else 1
    left = state.events_left
    if left <= first:
        return
    deck = all_events() if state.dealing == DEALING_EVENTS else _sorted_events(state, first)
    rng.shuffle(deck)
    state.events_left = first
    state.event_deck &= (1 << EVENT_BITS * first) - 1
    at: i64 = 0
    while at < left - first:
        put_event(state, deck[at])
        at += 1


def _sorted_events(state: RulesState, first: i64) -> vec[i64]:
    out = vec[i64](capacity=NUM_EVENTS)
    event: i64 = 0
    while event < NUM_EVENTS:
        at = first
        while at < state.events_left:
            if event_at(state, at) == event:
                out = append(out, event)
            at += 1
        event += 1
    return out
