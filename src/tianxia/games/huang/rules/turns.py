"""The end of actions and turns, and refilling hands and market."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.huang.rules.board_geometry import NO_HEX
from tianxia.games.huang.rules.marks import UNDER_GRANARY
from tianxia.games.huang.rules.phases import ACTION, TAKING_GRANARIES
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.scoring import finish
from tianxia.games.huang.rules.tiles import (
    BLUE,
    COLOURS,
    HAND_SIZE,
    MARKET_SIZE,
    NUM_COLOURS,
    PALACE_HAND_SIZE,
    YELLOW,
    total_tiles,
)

ACTIONS_PER_TURN: Final[i64] = 2
MAX_IDLE_TURNS: Final[i64] = 40
"""[H] The game ends after this many turns in a row in which nobody has drawn a tile."""


def end_action(state: RulesState) -> None:
    """End an action, after any conflict that it started; end the turn after the second one."""
    state.placed_at = NO_HEX
    state.phase = ACTION
    state.asked = state.turn
    state.actions_left -= 1
    if state.actions_left == 0:
        _end_turn(state)


def begin_turn(state: RulesState, seat: i64) -> None:
    """Begin a seat's turn."""
    state.turn = seat
    state.asked = seat
    state.phase = ACTION
    state.actions_left = ACTIONS_PER_TURN
    state.has_drawn = False
    if state.journal is not None:
        state.log("huang-log-turn", {"seat": state.name(seat)})


def draw(state: RulesState) -> i64:
    """Draw the next tile of the bag, which has one, and return its colour."""
    state.bag_size -= 1
    colour = state.bag(state.bag_size)
    state.set_bag(state.bag_size, 0)
    state.has_drawn = True
    return colour


def draw_to_hand(state: RulesState, seat: i64, number: i64) -> bool:
    """Draw tiles to a hand. Return False if the bag runs out, which ends the game."""
    drawn = _draw_tiles(state, number)
    for colour in drawn:
        state.add_to_hand(seat, colour, 1)
    if state.journal is not None and len(drawn) > 0:
        state.log("huang-log-draws", {"seat": state.name(seat), "number": len(drawn)})
        state.log("huang-log-own-draws", {"tiles": _format_drawn(drawn)}, 1 << seat)
    return not _is_bag_short(state, drawn, number)


def _draw_tiles(state: RulesState, number: i64) -> vec[i64]:
    """Draw a number of tiles, or all that are left in the bag, and return their colours."""
    drawn = vec[i64](capacity=8)
    left = min(number, state.bag_size)
    while left > 0:
        drawn = append(drawn, draw(state))
        left -= 1
    return drawn


def _format_drawn(drawn: vec[i64]) -> str:
    return " ".join([COLOURS[colour] for colour in drawn])


def _is_bag_short(state: RulesState, drawn: vec[i64], number: i64) -> bool:
    """Return whether fewer tiles than that number could be drawn, which ends the game."""
    if i64(len(drawn)) < number:
        finish(state, "bag")
        return True
    return False


def granaries_in_state(state: RulesState, seat: i64) -> vec[i64]:
    """Return the capitals with a granary in the state of a seat's blue leader; none while it is off the board."""
    out = vec[i64](capacity=8)
    hex_index = state.leader_hex(seat, BLUE)
    if hex_index == NO_HEX:
        return out
    group = state.group(hex_index)
    for capital in state.geometry.capitals:
        if state.has_mark(capital, UNDER_GRANARY) and state.group(capital) == group:
            out = append(out, capital)
    return out


def take_granaries(state: RulesState, seat: i64, left_hex: i64) -> None:
    """Take all granaries in the state of the seat's blue leader except the one on `left_hex`."""
    taken: i64 = 0
    for capital in granaries_in_state(state, seat):
        if capital != left_hex:
            state.remove_mark(capital, UNDER_GRANARY)
            taken += 1
    state.add_to_granaries_taken(seat, taken)
    if state.journal is not None:
        args: dict[str, str | int] = {"seat": state.name(seat), "number": taken, "hex": state.hex_name(left_hex)}
        state.log("huang-log-granaries", args)


def refill_hands(state: RulesState) -> None:
    """Refill the active hand, the others clockwise, and the market; then begin the next seat's turn."""
    active = state.turn
    seat = active
    i: i64 = 0
    while i < state.players:
        limit = _hand_limit(state, seat) if seat == active else HAND_SIZE
        if not draw_to_hand(state, seat, limit - state.hand_size(seat)):
            return
        seat = state.next_seat(seat)
        i += 1
    if not _fill_market(state):
        return
    state.idle_turns = 0 if state.has_drawn else state.idle_turns + 1
    if state.idle_turns >= MAX_IDLE_TURNS:
        finish(state, "idle")
        return
    begin_turn(state, state.next_seat(active))


def _end_turn(state: RulesState) -> None:
    """End a turn: score pagodas, offer granaries, refill."""
    seat = state.turn
    _score_pagodas(state, seat)
    if state.geometry.granaries and len(granaries_in_state(state, seat)) > 1:
        state.phase = TAKING_GRANARIES
        return
    refill_hands(state)


def _score_pagodas(state: RulesState, seat: i64) -> None:
    """Score each of the seat's leaders for each pagoda of its colour in its state."""
    colour: i64 = 0
    while colour < NUM_COLOURS:
        hex_index = state.leader_hex(seat, colour)
        points: i64 = 0
        i: i64 = 0
        while i < 2 and hex_index != NO_HEX:
            triangle = state.pagoda(colour, i)
            if triangle != NO_HEX and state.group(state.geometry.triangles[3 * triangle]) == state.group(hex_index):
                points += 1
            i += 1
        if points:
            state.add_to_points(seat, colour, points)
            if state.journal is not None:
                args: dict[str, str | int] = {"seat": state.name(seat), "number": points, "colour": COLOURS[colour]}
                state.log("huang-log-pagoda-points", args)
        colour += 1


def _hand_limit(state: RulesState, seat: i64) -> i64:
    """Return how many tiles the seat refills to: six, or seven if its yellow leader is in the state of the palace."""
    hex_index = state.leader_hex(seat, YELLOW)
    if state.palace == NO_HEX or hex_index == NO_HEX:
        return HAND_SIZE
    is_at_palace = state.group(state.geometry.rhombi[4 * state.palace]) == state.group(hex_index)
    return PALACE_HAND_SIZE if is_at_palace else HAND_SIZE


def _fill_market(state: RulesState) -> bool:
    """Fill the market. Return False if the bag runs out, which ends the game."""
    number = MARKET_SIZE - total_tiles(state.market_by_colour())
    drawn = _draw_tiles(state, number)
    for colour in drawn:
        state.add_to_market(colour, 1)
    if state.journal is not None and len(drawn) > 0:
        state.log("huang-log-market-filled", {"tiles": _format_drawn(drawn)})
    return not _is_bag_short(state, drawn, number)
