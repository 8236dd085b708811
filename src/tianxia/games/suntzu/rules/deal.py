"""Sets up a game: displays, events, cards, generals."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.engine.rng import Rng
from tianxia.games.suntzu.rules.board import BOARD, SCORINGS
from tianxia.games.suntzu.rules.cards import DECK, card, format_cards, framed_cards, list_kinds, size
from tianxia.games.suntzu.rules.events import NUM_EVENTS, all_events, event_at, log_turned_event, put_event
from tianxia.games.suntzu.rules.generals import HEAD_START, side_generals
from tianxia.games.suntzu.rules.phases import CHOOSING, DEALING_CARDS, DEALING_DISPLAYS, DEALING_EVENTS, DEALING_NOTHING
from tianxia.games.suntzu.rules.rounds import begin_orders
from tianxia.games.suntzu.rules.rules_state import RulesState
from tianxia.games.suntzu.rules.seats import SHAO, SUN_TZU
from tianxia.games.suntzu.rules.track import advance_sun_tzu

FIRST_HAND_SIZE: Final[i64] = 4
"""How many unframed cards are drawn at set-up."""


def set_up_game(state: RulesState, displays_given: bool) -> None:
    """Deal everything; with open chance, leave that to chance nodes."""
    if state.is_chance_open:
        state.dealing = DEALING_DISPLAYS
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
    if state.has_events:
        events = all_events()
        next_stream(state).shuffle(events)
        i: i64 = 0
        while i < NUM_EVENTS:
            put_event(state, events[i])
            i += 1
    begin_play(state)


def begin_play(state: RulesState) -> None:
    """Begin the game once everything is dealt: let both seats choose a general, else lay the first orders."""
    if state.has_events:
        log_turned_event(state)
    if state.journal is not None:
        seat: i64 = SUN_TZU
        while seat <= SHAO:
            state.log("suntzu-log-dealt", {"cards": format_cards(state.hand(seat))}, 1 << seat)
            seat += 1
    if not state.has_generals:  # [H]: the generals are chosen after the cards are dealt
        begin_orders(state)
        return
    state.phase = CHOOSING
    state.set_boxed_generals(SUN_TZU, side_generals(SUN_TZU))
    state.set_boxed_generals(SHAO, side_generals(SHAO))


def end_choosing(state: RulesState) -> None:
    """Begin the first round, once both seats have chosen a general; Sun Tzu's head start takes effect at once."""
    if state.is_general_unused(SUN_TZU, HEAD_START):
        advance_sun_tzu(state)
    begin_orders(state)


def set_display(state: RulesState, province: i64, display: i64) -> None:
    """Put one of the board's displays at a province."""
    values = BOARD.displays[display]
    i: i64 = 0
    while i < SCORINGS:
        state.set_display_value(province, i, values[i])
        i += 1


def deal_card(state: RulesState, seat: i64, kind: i64) -> None:
    """Deal a seat's next card: four to the hand, the others below the last one in the pile."""
    if size(state.hand(seat) - framed_cards(state.hand(seat))) < FIRST_HAND_SIZE:
        state.add_to_hand(seat, card(kind))
        return
    state.add_to_bottom(seat, kind)


def _deal_deck(state: RulesState, seat: i64, deck: vec[i64]) -> None:
    """Deal all cards of a seat, as `deal_card` does one by one: the last is the bottom of the pile."""
    i: i64 = 0
    while i < i64(len(deck)) and state.pile_size(seat) == 0:
        deal_card(state, seat, deck[i])
        i += 1
    left = i64(len(deck)) - i
    if left == 0:
        return
    state.set_pile(seat, left, state.pile(seat, 0))
    state.set_pile_size(seat, left + 1)
    while i < i64(len(deck)):
        left -= 1
        state.set_pile(seat, left, deck[i])
        i += 1


def deal_outcome(state: RulesState, outcome: i64) -> None:
    """Apply an outcome of open chance: a display, an event or a card."""
    if state.dealing == DEALING_DISPLAYS:
        set_display(state, state.displays_dealt, outcome)
        state.displays_dealt += 1
        state.displays_used |= 1 << outcome
        if state.displays_dealt == state.num_provinces():
            _after_displays(state)
    elif state.dealing == DEALING_EVENTS:
        put_event(state, outcome)
        if state.events_left == NUM_EVENTS:
            state.dealing = DEALING_CARDS
    else:
        deal_card(state, seat_being_dealt(state), outcome)
        if size(undealt_cards(state)) == 0:
            state.dealing = DEALING_NOTHING
            begin_play(state)


def seat_being_dealt(state: RulesState) -> i64:
    """With open chance: return the seat whose cards are being dealt."""
    return SUN_TZU if size(_undealt_to_seat(state, SUN_TZU)) else SHAO


def undealt_cards(state: RulesState) -> i64:
    """With open chance: return the cards still to be dealt to the seat whose cards are being dealt."""
    return _undealt_to_seat(state, seat_being_dealt(state))


def undealt_events(state: RulesState) -> vec[i64]:
    """With open chance: return 1 for each event that is still to be dealt, else 0."""
    left = vec[i64]([1] * NUM_EVENTS)
    i: i64 = 0
    while i < state.events_left:
        left[event_at(state, i)] = 0
        i += 1
    return left


def undealt_displays(state: RulesState) -> vec[i64]:
    """With open chance: return 1 for each display that is still to be dealt, else 0."""
    left = vec[i64](capacity=16)
    i: i64 = 0
    while i < i64(len(BOARD.displays)):
        left = append(left, i64(0) if state.displays_used >> i & 1 else i64(1))
        i += 1
    return left


def next_stream(state: RulesState) -> Rng:
    """Return a new random stream of the game's seed."""
    rng = Rng(state.seed, state.shuffles)
    state.shuffles += 1
    return rng


def _after_displays(state: RulesState) -> None:
    state.displays_dealt = 0
    state.displays_used = 0
    state.dealing = DEALING_EVENTS if state.has_events else DEALING_CARDS
    if size(undealt_cards(state)) == 0:
        state.dealing = DEALING_NOTHING
        begin_play(state)


def _undealt_to_seat(state: RulesState, seat: i64) -> i64:
    """Return a seat's cards that are in no hand and no pile, and were not boxed at the beginning."""
    left = DECK - state.boxed(seat) - state.hand(seat)
    i: i64 = 0
    while i < state.pile_size(seat):
        left -= card(state.pile(seat, i))
        i += 1
    return left


def _list_numbers(n: i64) -> vec[i64]:
    out = vec[i64](capacity=n)
    i: i64 = 0
    while i < n:
        out = append(out, i)
        i += 1
    return out
