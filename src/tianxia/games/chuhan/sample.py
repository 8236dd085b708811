"""Determinization: re-deals everything that a seat cannot know."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.engine.rng import Rng
from tianxia.games.chuhan.battle import EVENT_BITS, EVENT_MASK
from tianxia.games.chuhan.cards import DECK, EMPTY, LU_ZHI, NO_CARD, card, list_kinds, size
from tianxia.games.chuhan.cells import (
    CANCELLED,
    DEALING,
    DEALING_EVENTS,
    DISCARD,
    DRAW_PILE,
    DRAW_SIZE,
    EVENT_DECK,
    EVENTS_LEFT,
    GIFT,
    HAND,
    HAND_OPEN,
    KNOWN,
    KNOWN_TOP,
    NOBODY,
    PENDING,
    PLAY_CARDS,
    ROW,
    TRICK_CARDS,
    TURN,
    Cells,
)
from tianxia.games.chuhan.events import event_deck
from tianxia.games.chuhan.legal import GIFT_SIZE


def redeal_hidden(state: Cells, seat: i64, rng: Rng) -> None:
    """Re-deal, in place, what a seat cannot know: cards, order of events, secret choices of the rival, and the seed."""
    c = state.cells
    rival = 1 - seat
    has_chosen_gift = size(c[GIFT + rival]) == GIFT_SIZE
    c[GIFT + rival] = EMPTY
    if c[PENDING] == NOBODY and c[TURN] == rival:
        state.clear_play()
    known = c[HAND + rival] if c[HAND_OPEN + rival] else c[KNOWN + seat]
    pool = list_kinds(unknown_cards(state, seat, known))
    rng.shuffle(pool)
    next_card: i64 = 0
    num_hidden = size(c[HAND + rival]) - size(known)
    c[HAND + rival] = known
    while next_card < num_hidden:
        c[HAND + rival] += card(pool[next_card])
        next_card += 1
    place: i64 = 0
    while place < c[DRAW_SIZE] - c[KNOWN_TOP + seat]:
        c[DRAW_PILE + place] = pool[next_card]
        next_card += 1
        place += 1
    if has_chosen_gift:
        _redeal_gift(state, rival, rng)
    _shuffle_events(state, rng)
    state.seed = rng.draw_seed()


def unknown_cards(state: Cells, seat: i64, known: i64) -> i64:
    """Return the cards whose location a seat does not know; `known` are those it knows in the rival's hand."""
    c = state.cells
    seen = c[HAND + seat] + known + c[DISCARD] + c[TRICK_CARDS] + c[ROW]
    if c[PENDING] != NOBODY:
        seen += state.power_cards() + c[PLAY_CARDS]
        if c[CANCELLED] != NO_CARD:
            seen += card(LU_ZHI)
    place = c[DRAW_SIZE] - c[KNOWN_TOP + seat]
    while place < c[DRAW_SIZE]:
        seen += card(c[DRAW_PILE + place])
        place += 1
    return DECK - seen


def _redeal_gift(state: Cells, seat: i64, rng: Rng) -> None:
    c = state.cells
    hand = list_kinds(c[HAND + seat])
    rng.shuffle(hand)
    index: i64 = 0
    while index < GIFT_SIZE:
        c[GIFT + seat] += card(hand[index])
        index += 1


def _shuffle_events(state: Cells, rng: Rng) -> None:
    """Shuffle the remaining events: the seat knows which they are, but not their order."""
    c = state.cells
    left = c[EVENTS_LEFT]
    deck = event_deck() if c[DEALING] == DEALING_EVENTS else _sorted_events(state)
    rng.shuffle(deck)
    c[EVENT_DECK] = 0
    at: i64 = 0
    while at < left:
        c[EVENT_DECK] |= deck[at] << (EVENT_BITS * at)
        at += 1


def _sorted_events(state: Cells) -> vec[i64]:
    c = state.cells
    out = vec[i64](capacity=c[EVENTS_LEFT])
    event: i64 = 0
    while event <= EVENT_MASK:
        at: i64 = 0
        while at < c[EVENTS_LEFT]:
            if c[EVENT_DECK] >> (EVENT_BITS * at) & EVENT_MASK == event:
                out = append(out, event)
            at += 1
        event += 1
    return out
