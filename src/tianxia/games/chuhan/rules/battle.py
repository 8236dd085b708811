"""A battle, from its deal to the next one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.engine.rng import Rng
from tianxia.games.chuhan.rules.cards import DECK, DRAW_PILE_SIZE, EMPTY, card, format_cards, list_kinds, size
from tianxia.games.chuhan.rules.events import EVENT_CARDS, QUIET, event_deck
from tianxia.games.chuhan.rules.rules_state import DEALING_CARDS, DEALING_EVENTS, DEALING_NOTHING, RulesState
from tianxia.games.chuhan.rules.scoring import score_battle
from tianxia.games.chuhan.rules.seats import CHU, HAN, NOBODY, SEATS

HAND_SIZE: Final[i64] = 15
"""The number of cards each player is dealt."""
EVENT_BITS: Final[i64] = 4
"""The width of an event in the cell EVENT_DECK, in bits."""
EVENT_MASK: Final[i64] = (1 << EVENT_BITS) - 1
"""Selects one event of EVENT_DECK, after shifting it down."""


def set_up_game(state: RulesState, with_events: bool) -> None:
    """Shuffle the events and deal the first battle; with open chance, leave that to chance nodes."""
    if with_events:
        deck = event_deck()
        if state.is_chance_open:
            state.dealing = DEALING_EVENTS
            return
        _next_stream(state).shuffle(deck)
        i: i64 = 0
        while i < i64(len(deck)):
            put_event(state, deck[i])
            i += 1
    begin_battle(state)


def begin_battle(state: RulesState) -> None:
    """Reset everything that belongs to a battle, and deal; with open chance, leave the deal to chance nodes."""
    seat: i64 = HAN
    while seat <= CHU:
        state.set_hand(seat, EMPTY)
        state.set_known_cards(seat, EMPTY)
        state.set_known_top(seat, 0)
        state.set_gift(seat, EMPTY)
        state.set_writs(seat, 0)
        state.set_hand_open(seat, False)
        state.set_tricks(seat, 0)
        seat += 1
    state.discard_pile = EMPTY
    state.trick_cards = EMPTY
    state.row = EMPTY
    state.is_doubled = False
    state.is_giving = False
    state.set_to_beat_by = NOBODY
    state.rank_to_beat = 0
    state.size_to_beat = 0
    state.clear_play()
    state.leader = battle_leader(state)
    state.begin_turn(state.leader)
    while state.draw_size:
        state.draw_size -= 1
        state.set_draw_pile(state.draw_size, 0)
    if state.is_chance_open:
        state.dealing = DEALING_CARDS
    else:
        _deal(state)
        begin_first_trick(state)


def battle_leader(state: RulesState) -> i64:
    """Return the seat that leads a battle: Han in the first, then the seat with fewer points, or LAST_OUT if tied."""
    if state.last_out == NOBODY:
        return HAN
    if state.points(HAN) == state.points(CHU):
        return state.last_out
    return HAN if state.points(HAN) < state.points(CHU) else CHU


def begin_first_trick(state: RulesState) -> None:
    """Log the deal and let the event change it; the leader then begins the first trick."""
    event = EVENT_CARDS[state.event]
    if state.journal is not None:
        state.log("chuhan-log-battle", {"battle": state.battle, "event": event.id, "leader": SEATS[state.leader]})
        seat: i64 = HAN
        while seat <= CHU:
            state.log("chuhan-log-dealt", {"cards": format_cards(state.hand(seat))}, 1 << seat)
            seat += 1
    event.set_up(state)
    if state.journal is not None and state.row:
        state.log("chuhan-log-row", {"cards": format_cards(state.row)})


def end_battle(state: RulesState, out_seat: i64) -> None:
    """Score the battle that `out_seat` ended by going out, and deal the next one unless somebody has won."""
    is_won = score_battle(state, out_seat)
    state.last_out = out_seat
    if is_won:
        return
    state.battle += 1
    state.event = take_event(state)
    begin_battle(state)


def put_event(state: RulesState, event: i64) -> None:
    """Put an event at the bottom of the deck."""
    state.event_deck |= event << (EVENT_BITS * state.events_left)
    state.events_left += 1


def take_event(state: RulesState) -> i64:
    """Take the top event of the deck; Quiet after the last one."""
    if state.events_left == 0:
        return QUIET
    event = state.event_deck & EVENT_MASK
    state.event_deck >>= EVENT_BITS
    state.events_left -= 1
    return event


def undealt_cards(state: RulesState) -> i64:
    """Return the cards that chance has yet to deal."""
    left = DECK - state.hand(HAN) - state.hand(CHU)
    i: i64 = 0
    while i < state.draw_size:
        left -= card(state.draw_pile(i))
        i += 1
    return left


def undealt_events(state: RulesState) -> vec[i64]:
    """Return how many copies of each event chance has yet to put in the deck."""
    left = vec[i64]([0] * len(EVENT_CARDS))
    for event in event_deck():
        left[event] += 1
    i: i64 = 0
    while i < state.events_left:
        left[state.event_deck >> (EVENT_BITS * i) & EVENT_MASK] -= 1
        i += 1
    return left


def deal_card(state: RulesState, kind: i64) -> None:
    """Deal the next card of open chance: to Han's hand, then Chu's hand, then the top of the draw pile."""
    if size(state.hand(HAN)) < HAND_SIZE:
        state.add_to_hand(HAN, card(kind))
    elif size(state.hand(CHU)) < HAND_SIZE:
        state.add_to_hand(CHU, card(kind))
    else:
        state.set_draw_pile(state.draw_size, kind)
        state.draw_size += 1
        if state.draw_size == DRAW_PILE_SIZE:
            state.dealing = DEALING_NOTHING
            begin_first_trick(state)


def deal_event(state: RulesState, event: i64) -> None:
    """Put the next event of open chance at the bottom of the deck."""
    put_event(state, event)
    if state.events_left == i64(len(event_deck())):
        state.dealing = DEALING_NOTHING
        begin_battle(state)


def _deal(state: RulesState) -> None:
    order = list_kinds(DECK)
    _next_stream(state).shuffle(order)
    i: i64 = 0
    while i < HAND_SIZE:
        state.add_to_hand(HAN, card(order[i]))
        state.add_to_hand(CHU, card(order[HAND_SIZE + i]))
        i += 1
    i = 0
    while i < DRAW_PILE_SIZE:
        state.set_draw_pile(i, order[2 * HAND_SIZE + i])
        i += 1
    state.draw_size = DRAW_PILE_SIZE


def _next_stream(state: RulesState) -> Rng:
    """Return the generator of the next shuffle, and count the shuffle."""
    rng = Rng(state.seed, state.shuffles)
    state.shuffles += 1
    return rng
