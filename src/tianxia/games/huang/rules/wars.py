"""Wars: a tile unites states so that leaders of one colour meet."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.huang.rules.board_geometry import MAX_SIDES, NO_HEX
from tianxia.games.huang.rules.buildings import remove_tile, return_leader
from tianxia.games.huang.rules.groups import linked_hexes
from tianxia.games.huang.rules.payments import begin_payment, red_tiles
from tianxia.games.huang.rules.phases import CHOOSING_WINNER, SUPPORTING
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.seats import NO_LEADER, leader_colours
from tianxia.games.huang.rules.tiles import COLOURS, NUM_COLOURS, RED

MAX_CAPITAL_NAMES: Final = 3
"""The most capitals that are named with a state; more would be too long to read."""


def set_sides(state: RulesState, states: vec[i64]) -> None:
    """Set the sides: those of the united states with a leader of a colour that another of them has, too."""
    sides: i64 = 0
    for group in states:
        other_colours: i64 = 0
        for other_group in states:
            if other_group != group:
                other_colours |= leader_colours(state.leaders(other_group))
        if leader_colours(state.leaders(group)) & other_colours:
            state.set_side_name(sides, group)
            state.set_side_reds(sides, state.reds(group))
            sides += 1


def begin_war(state: RulesState) -> None:
    """Ask each player for support, clockwise from the left of the active player, who is last."""
    state.phase = SUPPORTING
    state.asked = state.next_seat(state.turn)
    if state.journal is not None:
        state.log("huang-log-war", {"hex": state.hex_name(state.placed_at)})
        side: i64 = 0
        while side < MAX_SIDES and state.side_name(side) != NO_HEX:
            args: dict[str, str | int] = {
                "state": state.hex_name(state.side_name(side)),
                "number": state.side_reds(side),
            }
            args["capitals"] = _capital_names(state, side)
            state.log("huang-log-war-side", args)
            side += 1


def support_side(state: RulesState, seat: i64, side: i64, tiles: i64, leader: i64) -> None:
    """Support a side with red tiles, and 1 more if `leader` is 1, for a red leader off the board; side −1 is none.

    After the active player, who is last, the war is decided, or that player is asked which tied side wins.
    """
    if side >= 0:
        state.discard_tiles(seat, RED, tiles)
        state.add_to_side_tiles(side, tiles)
        state.add_to_side_leaders(side, leader)
    if state.journal is not None:
        args: dict[str, str | int] = {"seat": state.name(seat), "number": tiles, "leader": leader}
        if side >= 0:
            args["state"] = state.hex_name(state.side_name(side))
            args["capitals"] = _capital_names(state, side)
        state.log("huang-log-support" if side >= 0 else "huang-log-support-none", args)
    if seat != state.turn:
        state.asked = state.next_seat(seat)
        return
    highest = _highest_total(state, NO_HEX)
    tied: i64 = 0
    first: i64 = NO_HEX
    side = 0
    while side < MAX_SIDES and state.side_name(side) != NO_HEX:
        if side_strength(state, side) == highest:
            tied += 1
            if first == NO_HEX:
                first = side
        side += 1
    if tied > 1:
        state.phase = CHOOSING_WINNER
        state.asked = seat
    else:
        decide_war(state, first)


def side_strength(state: RulesState, side: i64) -> i64:
    """Return the total strength of a side so far."""
    return state.side_reds(side) + state.side_tiles(side) + state.side_leaders(side)


def is_tied_highest(state: RulesState, side: i64) -> bool:
    """Return whether a side is tied for the highest total."""
    return state.side_name(side) != NO_HEX and side_strength(state, side) == _highest_total(state, NO_HEX)


def decide_war(state: RulesState, winner: i64) -> None:
    """End the war: the losers lose conflicting leaders and red tiles; the winner pays the highest losing total."""
    price = _highest_total(state, winner) - state.side_tiles(winner)
    if state.journal is not None:
        args: dict[str, str | int] = {
            "state": state.hex_name(state.side_name(winner)),
            "high": side_strength(state, winner),
        }
        args["low"] = _highest_total(state, winner)
        args["capitals"] = _capital_names(state, winner)
        args["tie"] = int(args["high"] == args["low"])
        args["seat"] = state.name(state.turn)
        state.log("huang-log-war-won", args)
    # Determine the leaders of the winning state, and what it can pay, before anything is removed.
    winning_hexes = linked_hexes(state, state.side_name(winner), state.placed_at)
    winning_leaders = _leaders_on(state, winning_hexes)
    _remove_losses(state, winner, winning_leaders)
    side: i64 = 0
    while side < MAX_SIDES:
        state.add_to_box(RED, state.side_tiles(side))
        state.set_side_name(side, NO_HEX)
        state.set_side_reds(side, 0)
        state.set_side_tiles(side, 0)
        state.set_side_leaders(side, 0)
        side += 1
    begin_payment(state, red_tiles(state, winning_hexes), max(price, 0))


def _remove_losses(state: RulesState, winner: i64, winning_leaders: i64) -> None:
    """Remove every conflicting leader and every red tile of all losers together."""
    losing_hexes = vec[i64](capacity=64)
    side_starts = vec[i64]([0] * (MAX_SIDES + 1))
    leaders = vec[i64]([0] * MAX_SIDES)
    side: i64 = 0
    while side < MAX_SIDES:
        if state.side_name(side) != NO_HEX and side != winner:
            hexes = linked_hexes(state, state.side_name(side), state.placed_at)
            leaders[side] = _leaders_on(state, hexes)
            for hex_index in hexes:
                losing_hexes = append(losing_hexes, hex_index)
        side_starts[side + 1] = i64(len(losing_hexes))
        side += 1
    leaders[winner] = winning_leaders
    side = 0
    while side < MAX_SIDES:
        other_colours: i64 = 0
        other: i64 = 0
        while other < MAX_SIDES:
            if other != side:
                other_colours |= leader_colours(leaders[other])
            other += 1
        i = side_starts[side]
        while i < side_starts[side + 1]:
            hex_index = losing_hexes[i]
            leader = state.leader(hex_index)
            if leader >= 0 and other_colours >> (leader % NUM_COLOURS) & 1:
                return_leader(state, leader // NUM_COLOURS, leader % NUM_COLOURS)
                _reward(state, winning_leaders, leader % NUM_COLOURS)
            elif state.tile(hex_index) == RED:
                if state.journal is not None:
                    state.log("huang-log-removed", {"colour": "red", "hex": state.hex_name(hex_index)})
                remove_tile(state, hex_index)
            i += 1
        side += 1


def _reward(state: RulesState, winning_leaders: i64, colour: i64) -> None:
    """Give a point for a lost leader to the owner of the leader of its colour in the winning state."""
    seat: i64 = 0
    bits = winning_leaders >> colour
    while bits:
        if bits & 1:
            state.add_to_points(seat, colour, 1)
            if state.journal is not None:
                args: dict[str, str | int] = {"seat": state.name(seat), "number": 1, "colour": COLOURS[colour]}
                state.log("huang-log-points", args)
        bits >>= NUM_COLOURS
        seat += 1


def _highest_total(state: RulesState, excluded: i64) -> i64:
    """Return the highest total of all sides except `excluded`, which is NO_HEX for none."""
    highest: i64 = 0
    side: i64 = 0
    while side < MAX_SIDES and state.side_name(side) != NO_HEX:
        if side != excluded:
            highest = max(highest, side_strength(state, side))
        side += 1
    return highest


def _capital_names(state: RulesState, side: i64) -> str:
    """Return the states of a warring state's capitals, at most three, joined by plus signs; or `none`."""
    geometry = state.geometry
    inside = {int(hex_index) for hex_index in linked_hexes(state, state.side_name(side), state.placed_at)}
    names = [name for i, name in enumerate(geometry.capital_states) if int(geometry.capitals[i]) in inside]
    return " + ".join(names[:MAX_CAPITAL_NAMES]) or "none"


def _leaders_on(state: RulesState, hexes: vec[i64]) -> i64:
    bits: i64 = 0
    for hex_index in hexes:
        leader = state.leader(hex_index)
        if leader != NO_LEADER:
            bits |= 1 << leader
    return bits
