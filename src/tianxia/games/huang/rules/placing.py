"""Placing a tile: it starts a war, fights bandits, or scores a point and may allow more."""

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.huang.rules.board_geometry import NO_HEX, NUM_DIRECTIONS
from tianxia.games.huang.rules.buildings import free_rhombi_with, free_triangles_with, put_tile
from tianxia.games.huang.rules.cells import (
    ADJACENT_BANDITS,
    ASKED,
    BUILDING,
    CHAIN,
    GROUP_REDS,
    HAND,
    KNOWN,
    MARKET,
    MARKS,
    NOBODY,
    PALACE_ON,
    PHASE,
    PLACED_AT,
    STRIDE,
    TAKING_MARKET_TILE,
    TILE,
    TURN,
    UNDER_BANDITS,
    Cells,
    adjacent_bandits,
)
from tianxia.games.huang.rules.conflicts import may_touch_bandits, states_around, would_start_war
from tianxia.games.huang.rules.groups import linked_hexes
from tianxia.games.huang.rules.payments import begin_payment, red_tiles
from tianxia.games.huang.rules.tiles import BLUE, COLOURS, GREEN, NUM_COLOURS, RED, YELLOW, total_tiles
from tianxia.games.huang.rules.turns import end_action
from tianxia.games.huang.rules.wars import begin_war, set_sides


def may_place(state: Cells, hex_index: i64, colour: i64) -> bool:
    """Return whether a tile may be placed on a hex: an empty one, river for blue and land for others.

    Bandits next to it must allow it, too.
    """
    c = state.cells
    if (
        c[TILE + STRIDE * hex_index]
        or state.group(hex_index) != NO_HEX
        or c[MARKS + STRIDE * hex_index] & UNDER_BANDITS
    ):
        return False
    if state.geometry.is_river(hex_index) != (colour == BLUE):
        return False
    return may_touch_bandits(state, hex_index)


def place_tile(state: Cells, seat: i64, colour: i64, hex_index: i64) -> None:
    """Place a tile from the hand."""
    c = state.cells
    state.discard_tiles(seat, colour, 1)
    if state.journal is not None:
        args: dict[str, str | int] = {
            "seat": state.name(seat),
            "colour": COLOURS[colour],
            "hex": state.hex_name(hex_index),
        }
        state.log("huang-log-tile", args)
    war = would_start_war(state, hex_index)
    if war:
        set_sides(state, states_around(state, hex_index))
    put_tile(state, hex_index, colour)
    c[PLACED_AT] = hex_index
    if war:
        begin_war(state)
    elif c[ADJACENT_BANDITS + STRIDE * hex_index]:
        _fight_bandits(state, hex_index)
    else:
        _score_tile(state, hex_index, colour)
        offer_building(state)


def offer_building(state: Cells) -> None:
    """Offer a pagoda or the palace, if the tile just placed allows one; else continue the action."""
    c = state.cells
    hex_index = c[PLACED_AT]
    palace = (
        c[PALACE_ON] != 0 and c[TILE + STRIDE * hex_index] == YELLOW + 1 and len(free_rhombi_with(state, hex_index)) > 0
    )
    if palace or len(free_triangles_with(state, hex_index)) > 0:
        c[PHASE] = BUILDING
        c[ASKED] = c[TURN]
    else:
        offer_market_or_chain(state, False)


def offer_market_or_chain(state: Cells, built: bool) -> None:
    """Offer a market tile after a green tile, or another blue one after a blue tile without a building; else end it."""
    c = state.cells
    colour = c[TILE + STRIDE * c[PLACED_AT]] - 1
    c[ASKED] = c[TURN]
    if colour == GREEN and total_tiles(c, MARKET) > 0:
        c[PHASE] = TAKING_MARKET_TILE
    elif colour == BLUE and not built and can_chain_continue(state):
        c[PHASE] = CHAIN
    else:
        end_action(state)


def can_chain_continue(state: Cells) -> bool:
    """Return whether a blue tile could be placed next to the last one. [H]: whatever the hand holds."""
    direction: i64 = 0
    while direction < NUM_DIRECTIONS:
        neighbour = i64(state.geometry.neighbours[NUM_DIRECTIONS * state.cells[PLACED_AT] + direction])
        if neighbour != NO_HEX and may_place(state, neighbour, BLUE):
            return True
        direction += 1
    return False


def take_from_market(state: Cells, seat: i64, colour: i64) -> None:
    """Move a tile from the market to a hand, where everybody knows it, and end the action."""
    c = state.cells
    c[MARKET + colour] -= 1
    c[HAND + NUM_COLOURS * seat + colour] += 1
    c[KNOWN + NUM_COLOURS * seat + colour] += 1
    if state.journal is not None:
        state.log("huang-log-market", {"seat": state.name(seat), "colour": COLOURS[colour]})
    end_action(state)


def _score_tile(state: Cells, hex_index: i64, colour: i64) -> None:
    """Give a point to the owner of the leader of the tile's colour, else to the owner of the yellow leader."""
    group = state.group(hex_index)
    seat = state.leader_owner(group, colour)
    if seat == NOBODY:
        seat = state.leader_owner(group, YELLOW)
    if seat == NOBODY:
        return
    state.add_points(seat, colour, 1)
    if state.journal is not None:
        args: dict[str, str | int] = {"seat": state.name(seat), "number": 1, "colour": COLOURS[colour]}
        state.log("huang-log-points", args)


def _fight_bandits(state: Cells, hex_index: i64) -> None:
    """Score a red point per bandit for the owner of the red leader, and remove as many red tiles.

    [H]: two bandit tiles next to the placed tile are fought together.
    """
    c = state.cells
    number = adjacent_bandits(state, hex_index)
    group = state.group(hex_index)
    if state.journal is not None:
        state.log("huang-log-bandits-beaten", {"number": number, "reds": c[GROUP_REDS + STRIDE * group]})
    seat = state.leader_owner(group, RED)
    if seat != NOBODY:
        state.add_points(seat, RED, number)
        if state.journal is not None:
            args: dict[str, str | int] = {"seat": state.name(seat), "number": number, "colour": "red"}
            state.log("huang-log-points", args)
    begin_payment(state, _without_hex(red_tiles(state, linked_hexes(state, hex_index, NO_HEX)), hex_index), number)


def _without_hex(hexes: vec[i64], hex_index: i64) -> vec[i64]:
    """Return the hexes without one: the tile just placed is never removed."""
    i: i64 = 0
    out = hexes[:]
    n: i64 = 0
    while i < i64(len(hexes)):
        if hexes[i] != hex_index:
            out[n] = hexes[i]
            n += 1
        i += 1
    return out[:n]
