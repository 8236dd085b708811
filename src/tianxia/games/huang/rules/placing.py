"""Placing a tile: it starts a war, fights bandits, or scores a point and may allow more."""

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.huang.rules.bandits import adjacent_bandits
from tianxia.games.huang.rules.board_geometry import NO_HEX, NUM_DIRECTIONS
from tianxia.games.huang.rules.buildings import free_rhombi_with, free_triangles_with, put_tile
from tianxia.games.huang.rules.conflicts import may_touch_bandits, states_around, would_start_war
from tianxia.games.huang.rules.groups import linked_hexes
from tianxia.games.huang.rules.marks import UNDER_BANDITS
from tianxia.games.huang.rules.payments import begin_payment, red_tiles
from tianxia.games.huang.rules.phases import BUILDING, CHAIN, TAKING_MARKET_TILE
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.seats import NOBODY
from tianxia.games.huang.rules.tiles import BLUE, COLOURS, GREEN, NO_TILE, RED, YELLOW, total_tiles
from tianxia.games.huang.rules.turns import end_action
from tianxia.games.huang.rules.wars import begin_war, set_sides


def may_place(state: RulesState, hex_index: i64, colour: i64) -> bool:
    """Return whether a tile may be placed on a hex: an empty one, river for blue and land for others.

    Bandits next to it must allow it, too.
    """
    if state.tile(hex_index) != NO_TILE or state.group(hex_index) != NO_HEX or state.has_mark(hex_index, UNDER_BANDITS):
        return False
    if state.geometry.is_river(hex_index) != (colour == BLUE):
        return False
    return may_touch_bandits(state, hex_index)


def place_tile(state: RulesState, seat: i64, colour: i64, hex_index: i64) -> None:
    """Place a tile from the hand."""
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
    state.placed_at = hex_index
    if war:
        begin_war(state)
    elif state.adjacent_bandit_places(hex_index):
        _fight_bandits(state, hex_index)
    else:
        _score_tile(state, hex_index, colour)
        offer_building(state)


def offer_building(state: RulesState) -> None:
    """Offer a pagoda or the palace, if the tile just placed allows one; else continue the action."""
    hex_index = state.placed_at
    palace = state.has_palace and state.tile(hex_index) == YELLOW and len(free_rhombi_with(state, hex_index)) > 0
    if palace or len(free_triangles_with(state, hex_index)) > 0:
        state.phase = BUILDING
        state.asked = state.turn
    else:
        offer_market_or_chain(state, False)


def offer_market_or_chain(state: RulesState, built: bool) -> None:
    """Offer a market tile after a green tile, or another blue one after a blue tile without a building; else end it."""
    colour = state.tile(state.placed_at)
    state.asked = state.turn
    if colour == GREEN and total_tiles(state.market_by_colour()) > 0:
        state.phase = TAKING_MARKET_TILE
    elif colour == BLUE and not built and can_chain_continue(state):
        state.phase = CHAIN
    else:
        end_action(state)


def can_chain_continue(state: RulesState) -> bool:
    """Return whether a blue tile could be placed next to the last one. [H]: whatever the hand holds."""
    direction: i64 = 0
    while direction < NUM_DIRECTIONS:
        neighbour = i64(state.geometry.neighbours[NUM_DIRECTIONS * state.placed_at + direction])
        if neighbour != NO_HEX and may_place(state, neighbour, BLUE):
            return True
        direction += 1
    return False


def take_from_market(state: RulesState, seat: i64, colour: i64) -> None:
    """Move a tile from the market to a hand, where everybody knows it, and end the action."""
    state.add_to_market(colour, -1)
    state.add_to_hand(seat, colour, 1)
    state.add_to_known(seat, colour, 1)
    if state.journal is not None:
        state.log("huang-log-market", {"seat": state.name(seat), "colour": COLOURS[colour]})
    end_action(state)


def _score_tile(state: RulesState, hex_index: i64, colour: i64) -> None:
    """Give a point to the owner of the leader of the tile's colour, else to the owner of the yellow leader."""
    group = state.group(hex_index)
    seat = state.leader_owner(group, colour)
    if seat == NOBODY:
        seat = state.leader_owner(group, YELLOW)
    if seat == NOBODY:
        return
    state.add_to_points(seat, colour, 1)
    if state.journal is not None:
        args: dict[str, str | int] = {"seat": state.name(seat), "number": 1, "colour": COLOURS[colour]}
        state.log("huang-log-points", args)


def _fight_bandits(state: RulesState, hex_index: i64) -> None:
    """Score a red point per bandit for the owner of the red leader, and remove as many red tiles.

    [H]: two bandit tiles next to the placed tile are fought together.
    """
    number = adjacent_bandits(state, hex_index)
    group = state.group(hex_index)
    if state.journal is not None:
        state.log("huang-log-bandits-beaten", {"number": number, "reds": state.reds(group)})
    seat = state.leader_owner(group, RED)
    if seat != NOBODY:
        state.add_to_points(seat, RED, number)
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
