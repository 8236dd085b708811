"""The end of actions and turns, and refilling hands and market."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.huang.rules.board_geometry import NO_HEX
from tianxia.games.huang.rules.cells import (
    ACTION,
    ACTIONS_LEFT,
    ACTIONS_PER_TURN,
    ASKED,
    BAG,
    BAG_SIZE,
    GRANARIES_TAKEN,
    GROUP,
    HAND,
    HAND_SIZE,
    HAS_DRAWN,
    IDLE_TURNS,
    LEADER_AT,
    MARKET,
    MARKET_SIZE,
    MARKS,
    MAX_IDLE_TURNS,
    OVER,
    PAGODA,
    PALACE,
    PALACE_HAND_SIZE,
    PHASE,
    PLACED_AT,
    PLAYERS,
    STRIDE,
    TAKING_GRANARIES,
    TURN,
    UNDER_GRANARY,
    Cells,
)
from tianxia.games.huang.rules.scoring import finish
from tianxia.games.huang.rules.tiles import BLUE, COLOURS, NUM_COLOURS, YELLOW, total_tiles

NO_TILE: Final[i64] = -1


def end_action(state: Cells) -> None:
    """End an action, after any conflict that it started; end the turn after the second one."""
    c = state.cells
    c[PLACED_AT] = NO_HEX
    c[PHASE] = ACTION
    c[ASKED] = c[TURN]
    c[ACTIONS_LEFT] -= 1
    if c[ACTIONS_LEFT] == 0:
        _end_turn(state)


def begin_turn(state: Cells, seat: i64) -> None:
    """Begin a seat's turn."""
    c = state.cells
    c[TURN] = seat
    c[ASKED] = seat
    c[PHASE] = ACTION
    c[ACTIONS_LEFT] = ACTIONS_PER_TURN
    c[HAS_DRAWN] = 0
    if state.journal is not None:
        state.log("huang-log-turn", {"seat": state.name(seat)})


def draw(state: Cells) -> i64:
    """Draw the next tile of the bag; NO_TILE if there is none, which ends the game."""
    c = state.cells
    if c[BAG_SIZE] == 0:
        finish(state, "bag")
        return NO_TILE
    c[BAG_SIZE] -= 1
    colour = c[BAG + c[BAG_SIZE]]
    c[BAG + c[BAG_SIZE]] = 0
    c[HAS_DRAWN] = 1
    return colour


def draw_to_hand(state: Cells, seat: i64, number: i64) -> bool:
    """Draw tiles to a hand. Return False if the bag runs out, which ends the game."""
    available = min(number, state.cells[BAG_SIZE])
    drawn = _draw_tiles(state, HAND + NUM_COLOURS * seat, available)
    if state.journal is not None and drawn:
        state.log("huang-log-draws", {"seat": state.name(seat), "number": available})
        state.log("huang-log-own-draws", {"tiles": drawn}, 1 << seat)
    _draw_tiles(state, HAND + NUM_COLOURS * seat, number - available)
    return state.cells[PHASE] != OVER


def _draw_tiles(state: Cells, place: i64, number: i64) -> str:
    """Draw `number` tiles, or all that are left, to the counts from `place` on; return their names, for the journal."""
    drawn = ""
    while number > 0:
        colour = draw(state)
        if colour == NO_TILE:
            break
        state.cells[place + colour] += 1
        if state.journal is not None:
            drawn += " " + COLOURS[colour]
        number -= 1
    return drawn.strip()


def granaries_in_state(state: Cells, seat: i64) -> vec[i64]:
    """Return the capitals with a granary in the state of a seat's blue leader; none while it is off the board."""
    c = state.cells
    out = vec[i64](capacity=8)
    hex_index = c[LEADER_AT + NUM_COLOURS * seat + BLUE]
    if hex_index == NO_HEX:
        return out
    group = state.group(hex_index)
    for capital in state.geometry.capitals:
        if c[MARKS + STRIDE * capital] & UNDER_GRANARY and c[GROUP + STRIDE * capital] == group:
            out = append(out, capital)
    return out


def take_granaries(state: Cells, seat: i64, left_hex: i64) -> None:
    """Take all granaries in the state of the seat's blue leader except the one on `left_hex`."""
    c = state.cells
    taken: i64 = 0
    for capital in granaries_in_state(state, seat):
        if capital != left_hex:
            c[MARKS + STRIDE * capital] &= ~UNDER_GRANARY
            taken += 1
    c[GRANARIES_TAKEN + seat] += taken
    if state.journal is not None:
        args: dict[str, str | int] = {"seat": state.name(seat), "number": taken, "hex": state.hex_name(left_hex)}
        state.log("huang-log-granaries", args)


def refill_hands(state: Cells) -> None:
    """Refill the active hand, the others clockwise, and the market; then begin the next seat's turn."""
    c = state.cells
    active = c[TURN]
    seat = active
    i: i64 = 0
    while i < c[PLAYERS]:
        limit = _hand_limit(state, seat) if seat == active else HAND_SIZE
        if not draw_to_hand(state, seat, limit - state.hand_size(seat)):
            return
        seat = state.next_seat(seat)
        i += 1
    if not _fill_market(state):
        return
    c[IDLE_TURNS] = 0 if c[HAS_DRAWN] else c[IDLE_TURNS] + 1
    if c[IDLE_TURNS] >= MAX_IDLE_TURNS:
        finish(state, "idle")
        return
    begin_turn(state, state.next_seat(active))


def _end_turn(state: Cells) -> None:
    """End a turn: score pagodas, offer granaries, refill."""
    c = state.cells
    seat = c[TURN]
    _score_pagodas(state, seat)
    if state.geometry.granaries and len(granaries_in_state(state, seat)) > 1:
        c[PHASE] = TAKING_GRANARIES
        return
    refill_hands(state)


def _score_pagodas(state: Cells, seat: i64) -> None:
    """Score each of the seat's leaders for each pagoda of its colour in its state."""
    c = state.cells
    colour: i64 = 0
    while colour < NUM_COLOURS:
        hex_index = c[LEADER_AT + NUM_COLOURS * seat + colour]
        points: i64 = 0
        i: i64 = 0
        while i < 2 and hex_index != NO_HEX:
            triangle = c[PAGODA + 2 * colour + i]
            if triangle != NO_HEX and state.group(state.geometry.triangles[3 * triangle]) == state.group(hex_index):
                points += 1
            i += 1
        if points:
            state.add_points(seat, colour, points)
            if state.journal is not None:
                args: dict[str, str | int] = {"seat": state.name(seat), "number": points, "colour": COLOURS[colour]}
                state.log("huang-log-pagoda-points", args)
        colour += 1


def _hand_limit(state: Cells, seat: i64) -> i64:
    """Return how many tiles the seat refills to: six, or seven if its yellow leader is in the state of the palace."""
    c = state.cells
    hex_index = c[LEADER_AT + NUM_COLOURS * seat + YELLOW]
    if c[PALACE] == NO_HEX or hex_index == NO_HEX:
        return HAND_SIZE
    is_at_palace = state.group(state.geometry.rhombi[4 * c[PALACE]]) == state.group(hex_index)
    return PALACE_HAND_SIZE if is_at_palace else HAND_SIZE


def _fill_market(state: Cells) -> bool:
    number = MARKET_SIZE - total_tiles(state.cells, MARKET)
    available = min(number, state.cells[BAG_SIZE])
    drawn = _draw_tiles(state, MARKET, available)
    if state.journal is not None and drawn:
        state.log("huang-log-market-filled", {"tiles": drawn})
    _draw_tiles(state, MARKET, number - available)
    return state.cells[PHASE] != OVER
