"""Determinization: re-deals everything that a seat cannot know."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.engine.rng import Rng
from tianxia.games.chuhan.rules.battle import EVENT_BITS, EVENT_MASK
from tianxia.games.chuhan.rules.cards import DECK, EMPTY, LU_ZHI, NO_CARD, card, list_kinds, size
from tianxia.games.chuhan.rules.events import event_deck
from tianxia.games.chuhan.rules.legal import GIFT_SIZE
from tianxia.games.chuhan.rules.rules_state import DEALING_EVENTS, RulesState
from tianxia.games.chuhan.rules.seats import NOBODY


def redeal_hidden(state: RulesState, seat: i64, rng: Rng) -> None:
    """Re-deal, in place, what a seat cannot know: cards, order of events, secret choices of the rival, and the seed."""
    rival = 1 - seat
    has_chosen_gift = size(state.gift(rival)) == GIFT_SIZE
    state.set_gift(rival, EMPTY)
    if state.pending_by == NOBODY and state.turn == rival:
        state.clear_play()
    known = state.hand(rival) if state.is_hand_open(rival) else state.known_cards(seat)
    pool = list_kinds(unknown_cards(state, seat, known))
    rng.shuffle(pool)
    next_card: i64 = 0
    num_hidden = size(state.hand(rival)) - size(known)
    state.set_hand(rival, known)
    while next_card < num_hidden:
        state.add_to_hand(rival, card(pool[next_card]))
        next_card += 1
    place: i64 = 0
    while place < state.draw_size - state.known_top(seat):
        state.set_draw_pile(place, pool[next_card])
        next_card += 1
        place += 1
    if has_chosen_gift:
        _redeal_gift(state, rival, rng)
    _shuffle_events(state, rng)
    state.seed = rng.draw_seed()


def unknown_cards(state: RulesState, seat: i64, known: i64) -> i64:
    """Return the cards whose location a seat does not know; `known` are those it knows in the rival's hand."""
    seen = state.hand(seat) + known + state.discard_pile + state.trick_cards + state.row
    if state.pending_by != NOBODY:
        seen += state.power_cards() + state.play_cards
        if state.cancelled != NO_CARD:
            seen += card(LU_ZHI)
    place = state.draw_size - state.known_top(seat)
    while place < state.draw_size:
        seen += card(state.draw_pile(place))
        place += 1
    return DECK - seen


def _redeal_gift(state: RulesState, seat: i64, rng: Rng) -> None:
    hand = list_kinds(state.hand(seat))
    rng.shuffle(hand)
    index: i64 = 0
    while index < GIFT_SIZE:
        state.add_to_gift(seat, card(hand[index]))
        index += 1


def _shuffle_events(state: RulesState, rng: Rng) -> None:
    """Shuffle the remaining events: the seat knows which they are, but not their order."""
    left = state.events_left
    deck = event_deck() if state.dealing == DEALING_EVENTS else _sorted_events(state)
    rng.shuffle(deck)
    state.event_deck = 0
    at: i64 = 0
    while at < left:
        state.event_deck |= deck[at] << (EVENT_BITS * at)
        at += 1


def _sorted_events(state: RulesState) -> vec[i64]:
    out = vec[i64](capacity=state.events_left)
    event: i64 = 0
    while event <= EVENT_MASK:
        at: i64 = 0
        while at < state.events_left:
            if state.event_deck >> (EVENT_BITS * at) & EVENT_MASK == event:
                out = append(out, event)
            at += 1
        event += 1
    return out
