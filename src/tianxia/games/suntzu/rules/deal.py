"""Sets up a game: displays, events, cards, generals."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.engine.rng import Rng
from tianxia.games.suntzu.rules.board import BOARD, SCORINGS
from tianxia.games.suntzu.rules.cards import DECK, card, format_cards, framed_cards, list_kinds, size
from tianxia.games.suntzu.rules.cells import (
    BOXED,
    CHANCE,
    CHOOSING,
    DEALING,
    DEALING_CARDS,
    DEALING_DISPLAYS,
    DEALING_EVENTS,
    DEALING_NOTHING,
    DISPLAY_VALUE,
    DISPLAYS_DEALT,
    DISPLAYS_USED,
    EVENT_DECK,
    EVENTS_LEFT,
    EVENTS_ON,
    GENERALS_BOXED,
    GENERALS_ON,
    HAND,
    MAX_PILE,
    PHASE,
    PILE,
    PILE_SIZE,
    SHAO,
    SHUFFLES,
    SUN_TZU,
    Cells,
)
from tianxia.games.suntzu.rules.events import EVENT_BITS, EVENT_IDS, NUM_EVENTS, all_events, move_marker, put_event
from tianxia.games.suntzu.rules.generals import HEAD_START, side_generals
from tianxia.games.suntzu.rules.rounds import begin_orders

FIRST_HAND_SIZE: Final[i64] = 4
"""How many unframed cards are drawn at set-up."""


def set_up_game(state: Cells, displays_given: bool) -> None:
    """Deal everything; with open chance, leave that to chance nodes."""
    c = state.cells
    if c[CHANCE]:
        c[DEALING] = DEALING_DISPLAYS
        if displays_given:
            _after_displays(state)
        return
    if not displays_given:
        order = _list_numbers(i64(len(BOARD.displays)))
        next_stream(state).shuffle(order)
        province: i64 = 0
        while province < state.num_provinces():
            set_display(state, province, order[province])
            province += 1
    seat: i64 = SUN_TZU
    while seat <= SHAO:
        deck = list_kinds(_undealt_to_seat(state, seat))
        next_stream(state).shuffle(deck)
        _deal_deck(state, seat, deck)
        seat += 1
    if c[EVENTS_ON]:
        events = all_events()
        next_stream(state).shuffle(events)
        i: i64 = 0
        while i < NUM_EVENTS:
            put_event(state, events[i])
            i += 1
    begin_play(state)


def begin_play(state: Cells) -> None:
    """Begin the game once everything is dealt: let both seats choose a general, else lay the first orders."""
    c = state.cells
    if state.journal is not None:
        if c[EVENTS_ON]:
            state.log("suntzu-log-event-turned", {"event": EVENT_IDS[c[EVENT_DECK] & 15]})
        seat: i64 = SUN_TZU
        while seat <= SHAO:
            state.log("suntzu-log-dealt", {"cards": format_cards(c[HAND + seat])}, 1 << seat)
            seat += 1
    if not c[GENERALS_ON]:  # [H]: the generals are chosen after the cards are dealt
        begin_orders(state)
        return
    c[PHASE] = CHOOSING
    c[GENERALS_BOXED + SUN_TZU] = side_generals(SUN_TZU)
    c[GENERALS_BOXED + SHAO] = side_generals(SHAO)


def end_choosing(state: Cells) -> None:
    """Begin the first round, once both seats have chosen a general; Sun Tzu's head start takes effect at once."""
    if state.is_general_unused(SUN_TZU, HEAD_START):
        advance_sun_tzu(state)
    begin_orders(state)


def advance_sun_tzu(state: Cells) -> None:
    """Move the marker one step to Sun Tzu's side."""
    state.use_general(SUN_TZU, HEAD_START)
    if state.journal is not None:
        state.log("suntzu-log-general", {"seat": "suntzu", "general": "head_start"})
    move_marker(state, SUN_TZU)


def set_display(state: Cells, province: i64, display: i64) -> None:
    """Put one of the board's displays at a province."""
    values = BOARD.displays[display]
    i: i64 = 0
    while i < SCORINGS:
        state.cells[DISPLAY_VALUE + SCORINGS * province + i] = values[i]
        i += 1


def deal_card(state: Cells, seat: i64, kind: i64) -> None:
    """Deal a seat's next card: four to the hand, the others below the last one in the pile."""
    c = state.cells
    if size(c[HAND + seat] - framed_cards(c[HAND + seat])) < FIRST_HAND_SIZE:
        c[HAND + seat] += card(kind)
        return
    base = PILE + MAX_PILE * seat
    at = c[PILE_SIZE + seat]
    while at > 0:
        c[base + at] = c[base + at - 1]
        at -= 1
    c[base] = kind
    c[PILE_SIZE + seat] += 1


def _deal_deck(state: Cells, seat: i64, deck: vec[i64]) -> None:
    """Deal all cards of a seat, as `deal_card` does one by one: the last is the bottom of the pile."""
    i: i64 = 0
    while i < i64(len(deck)) and state.cells[PILE_SIZE + seat] == 0:
        deal_card(state, seat, deck[i])
        i += 1
    c = state.cells
    base = PILE + MAX_PILE * seat
    left = i64(len(deck)) - i
    if left == 0:
        return
    c[base + left] = c[base]
    c[PILE_SIZE + seat] = left + 1
    while i < i64(len(deck)):
        left -= 1
        c[base + left] = deck[i]
        i += 1


def deal_outcome(state: Cells, outcome: i64) -> None:
    """Apply an outcome of open chance: a display, an event or a card."""
    c = state.cells
    if c[DEALING] == DEALING_DISPLAYS:
        set_display(state, c[DISPLAYS_DEALT], outcome)
        c[DISPLAYS_DEALT] += 1
        c[DISPLAYS_USED] |= 1 << outcome
        if c[DISPLAYS_DEALT] == state.num_provinces():
            _after_displays(state)
    elif c[DEALING] == DEALING_EVENTS:
        put_event(state, outcome)
        if c[EVENTS_LEFT] == NUM_EVENTS:
            c[DEALING] = DEALING_CARDS
    else:
        deal_card(state, seat_being_dealt(state), outcome)
        if size(undealt_cards(state)) == 0:
            c[DEALING] = DEALING_NOTHING
            begin_play(state)


def seat_being_dealt(state: Cells) -> i64:
    """With open chance: return the seat whose cards are being dealt."""
    return SUN_TZU if size(_undealt_to_seat(state, SUN_TZU)) else SHAO


def undealt_cards(state: Cells) -> i64:
    """With open chance: return the cards still to be dealt to the seat whose cards are being dealt."""
    return _undealt_to_seat(state, seat_being_dealt(state))


def undealt_events(state: Cells) -> vec[i64]:
    """With open chance: return 1 for each event that is still to be dealt, else 0."""
    c = state.cells
    left = vec[i64]([1] * NUM_EVENTS)
    i: i64 = 0
    while i < c[EVENTS_LEFT]:
        left[c[EVENT_DECK] >> (EVENT_BITS * i) & 15] = 0
        i += 1
    return left


def undealt_displays(state: Cells) -> vec[i64]:
    """With open chance: return 1 for each display that is still to be dealt, else 0."""
    left = vec[i64](capacity=16)
    i: i64 = 0
    while i < i64(len(BOARD.displays)):
        left = append(left, i64(0) if state.cells[DISPLAYS_USED] >> i & 1 else i64(1))
        i += 1
    return left


def next_stream(state: Cells) -> Rng:
    """Return a new random stream of the game's seed."""
    rng = Rng(state.seed, state.cells[SHUFFLES])
    state.cells[SHUFFLES] += 1
    return rng


def _after_displays(state: Cells) -> None:
    c = state.cells
    c[DISPLAYS_DEALT] = 0
    c[DISPLAYS_USED] = 0
    c[DEALING] = DEALING_EVENTS if c[EVENTS_ON] else DEALING_CARDS
    if size(undealt_cards(state)) == 0:
        c[DEALING] = DEALING_NOTHING
        begin_play(state)


def _undealt_to_seat(state: Cells, seat: i64) -> i64:
    """Return a seat's cards that are in no hand and no pile, and were not boxed at the beginning."""
    c = state.cells
    left = DECK - c[BOXED + seat] - c[HAND + seat]
    i: i64 = 0
    while i < c[PILE_SIZE + seat]:
        left -= card(c[PILE + MAX_PILE * seat + i])
        i += 1
    return left


def _list_numbers(n: i64) -> vec[i64]:
    out = vec[i64](capacity=n)
    i: i64 = 0
    while i < n:
        out = append(out, i)
        i += 1
    return out
