"""A battle, from its deal to the next one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.engine.rng import Rng
from tianxia.games.chuhan.cards import DECK, EMPTY, card, format_cards, list_kinds, size
from tianxia.games.chuhan.cells import (
    BATTLE,
    CHANCE,
    CHU,
    DEALING,
    DEALING_CARDS,
    DEALING_EVENTS,
    DEALING_NOTHING,
    DISCARD,
    DOUBLED,
    DRAW_PILE,
    DRAW_SIZE,
    EVENT,
    EVENT_DECK,
    EVENTS_LEFT,
    GIFT,
    GIVING,
    HAN,
    HAND,
    HAND_OPEN,
    KNOWN,
    KNOWN_TOP,
    LAST_OUT,
    LEADER,
    MAX_DRAW,
    NOBODY,
    ROW,
    SEATS,
    SET_BY,
    SET_RANK,
    SET_SIZE,
    SHUFFLES,
    TRICK_CARDS,
    TRICKS,
    VP,
    WRITS,
    Cells,
)
from tianxia.games.chuhan.events import EVENT_CARDS, QUIET, event_deck
from tianxia.games.chuhan.scoring import score_battle

HAND_SIZE: Final[i64] = 15
"""The number of cards each player is dealt."""
EVENT_BITS: Final[i64] = 4
"""The width of an event in the cell EVENT_DECK, in bits."""
EVENT_MASK: Final[i64] = (1 << 4) - 1
"""Selects one event of EVENT_DECK, after shifting it down."""


def set_up_game(state: Cells, with_events: bool) -> None:
    """Shuffle the events and deal the first battle; with open chance, leave that to chance nodes."""
    c = state.cells
    if with_events:
        deck = event_deck()
        if c[CHANCE]:
            c[DEALING] = DEALING_EVENTS
            return
        _next_stream(state).shuffle(deck)
        i: i64 = 0
        while i < i64(len(deck)):
            put_event(state, deck[i])
            i += 1
    begin_battle(state)


def begin_battle(state: Cells) -> None:
    """Reset everything that belongs to a battle, and deal; with open chance, leave the deal to chance nodes."""
    c = state.cells
    seat: i64 = HAN
    while seat <= CHU:
        c[HAND + seat] = EMPTY
        c[KNOWN + seat] = EMPTY
        c[KNOWN_TOP + seat] = 0
        c[GIFT + seat] = EMPTY
        c[WRITS + seat] = 0
        c[HAND_OPEN + seat] = 0
        c[TRICKS + seat] = 0
        seat += 1
    c[DISCARD] = EMPTY
    c[TRICK_CARDS] = EMPTY
    c[ROW] = EMPTY
    c[DOUBLED] = 0
    c[GIVING] = 0
    c[SET_BY] = NOBODY
    c[SET_RANK] = 0
    c[SET_SIZE] = 0
    state.clear_play()
    c[LEADER] = battle_leader(state)
    state.begin_turn(c[LEADER])
    while c[DRAW_SIZE]:
        c[DRAW_SIZE] -= 1
        c[DRAW_PILE + c[DRAW_SIZE]] = 0
    if c[CHANCE]:
        c[DEALING] = DEALING_CARDS
    else:
        _deal(state)
        begin_first_trick(state)


def battle_leader(state: Cells) -> i64:
    """Return the seat that leads a battle: Han in the first, then the seat with fewer points, or LAST_OUT if tied."""
    c = state.cells
    if c[LAST_OUT] == NOBODY:
        return HAN
    if c[VP + HAN] == c[VP + CHU]:
        return c[LAST_OUT]
    return HAN if c[VP + HAN] < c[VP + CHU] else CHU


def begin_first_trick(state: Cells) -> None:
    """Log the deal and let the event change it; the leader then begins the first trick."""
    c = state.cells
    event = EVENT_CARDS[c[EVENT]]
    if state.journal is not None:
        state.log("chuhan-log-battle", {"battle": c[BATTLE], "event": event.id, "leader": SEATS[c[LEADER]]})
        seat: i64 = HAN
        while seat <= CHU:
            state.log("chuhan-log-dealt", {"cards": format_cards(c[HAND + seat])}, 1 << seat)
            seat += 1
    event.set_up(state)
    if state.journal is not None and c[ROW]:
        state.log("chuhan-log-row", {"cards": format_cards(c[ROW])})


def end_battle(state: Cells, out_seat: i64) -> None:
    """Score the battle that `out_seat` ended by going out, and deal the next one unless somebody has won."""
    c = state.cells
    is_won = score_battle(state, out_seat)
    c[LAST_OUT] = out_seat
    if is_won:
        return
    c[BATTLE] += 1
    c[EVENT] = take_event(state)
    begin_battle(state)


def put_event(state: Cells, event: i64) -> None:
    """Put an event at the bottom of the deck."""
    c = state.cells
    c[EVENT_DECK] |= event << (EVENT_BITS * c[EVENTS_LEFT])
    c[EVENTS_LEFT] += 1


def take_event(state: Cells) -> i64:
    """Take the top event of the deck; Quiet after the last one."""
    c = state.cells
    if c[EVENTS_LEFT] == 0:
        return QUIET
    event = c[EVENT_DECK] & EVENT_MASK
    c[EVENT_DECK] >>= EVENT_BITS
    c[EVENTS_LEFT] -= 1
    return event


def undealt_cards(state: Cells) -> i64:
    """Return the cards that chance has yet to deal."""
    c = state.cells
    left = DECK - c[HAND + HAN] - c[HAND + CHU]
    i: i64 = 0
    while i < c[DRAW_SIZE]:
        left -= card(c[DRAW_PILE + i])
        i += 1
    return left


def undealt_events(state: Cells) -> vec[i64]:
    """Return how many copies of each event chance has yet to put in the deck."""
    left = vec[i64]([0] * len(EVENT_CARDS))
    for event in event_deck():
        left[event] += 1
    c = state.cells
    i: i64 = 0
    while i < c[EVENTS_LEFT]:
        left[c[EVENT_DECK] >> (EVENT_BITS * i) & EVENT_MASK] -= 1
        i += 1
    return left


def deal_card(state: Cells, kind: i64) -> None:
    """Deal the next card of open chance: to Han's hand, then Chu's hand, then the top of the draw pile."""
    c = state.cells
    if size(c[HAND + HAN]) < HAND_SIZE:
        c[HAND + HAN] += card(kind)
    elif size(c[HAND + CHU]) < HAND_SIZE:
        c[HAND + CHU] += card(kind)
    else:
        c[DRAW_PILE + c[DRAW_SIZE]] = kind
        c[DRAW_SIZE] += 1
        if c[DRAW_SIZE] == MAX_DRAW:
            c[DEALING] = DEALING_NOTHING
            begin_first_trick(state)


def deal_event(state: Cells, event: i64) -> None:
    """Put the next event of open chance at the bottom of the deck."""
    c = state.cells
    put_event(state, event)
    if c[EVENTS_LEFT] == i64(len(event_deck())):
        c[DEALING] = DEALING_NOTHING
        begin_battle(state)


def _deal(state: Cells) -> None:
    order = list_kinds(DECK)
    _next_stream(state).shuffle(order)
    c = state.cells
    i: i64 = 0
    while i < HAND_SIZE:
        c[HAND + HAN] += card(order[i])
        c[HAND + CHU] += card(order[HAND_SIZE + i])
        i += 1
    i = 0
    while i < MAX_DRAW:
        c[DRAW_PILE + i] = order[2 * HAND_SIZE + i]
        i += 1
    c[DRAW_SIZE] = MAX_DRAW


def _next_stream(state: Cells) -> Rng:
    """Return the generator of the next shuffle, and count the shuffle."""
    rng = Rng(state.seed, state.cells[SHUFFLES])
    state.cells[SHUFFLES] += 1
    return rng
