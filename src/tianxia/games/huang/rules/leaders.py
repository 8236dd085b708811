"""Placing, moving and withdrawing leaders."""

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.huang.rules.board_geometry import NO_HEX
from tianxia.games.huang.rules.buildings import put_leader, remove_leader
from tianxia.games.huang.rules.conflicts import groups_around
from tianxia.games.huang.rules.fields import (
    read_group,
    read_leader_hex,
    read_leaders,
)
from tianxia.games.huang.rules.groups import count_arcs
from tianxia.games.huang.rules.hex_scans import (
    ANY_COLOUR,
    legal_leader_colours,
    touches_at_most_one_state,
    write_leader_targets,
)
from tianxia.games.huang.rules.revolts import begin_revolt
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.seats import NOBODY
from tianxia.games.huang.rules.tiles import COLOURS, NUM_COLOURS
from tianxia.games.huang.rules.turns import end_action


def legal_leader_hexes(state: RulesState, seat: i64, hexes: vec[i64], number: i64, first: i64) -> i64:
    """Write the targets of a seat's leaders to `hexes`, from index `first` on, and return how many there are.

    The first `number` entries of `hexes` are the empty land hexes. A target is written as 32 × hex + the colours of
    the leaders that may move there, as bits. A leader on the board is lifted before its targets are checked.
    """
    c = state.cells
    end, any_between_states = write_leader_targets(state, hexes, number, first)
    colour: i64 = 0
    while colour < NUM_COLOURS:
        hex_index = read_leader_hex(c, seat, colour)
        if hex_index != NO_HEX:
            leader: i64 = 1 << (NUM_COLOURS * seat + colour)
            other_leaders = read_leaders(c, read_group(c, hex_index)) & ~leader
            # With at most one other leader its state cannot become two; if no hex touches two states either,
            # nothing changes.
            if any_between_states or other_leaders & (other_leaders - 1):
                if count_arcs(state, hex_index) > 1:
                    _recheck_without_leader(state, seat, colour, hexes, first, end)
                elif any_between_states:
                    _recheck_hexes(state, colour, hexes, first, end, hex_index, leader)
        colour += 1
    return end - first


def _recheck_hexes(
    state: RulesState, colour: i64, targets: vec[i64], first: i64, end: i64, lifted: i64, leader: i64
) -> None:
    """Check the hexes between several states again; next to at most one state, nothing changes."""
    c = state.cells
    neighbours = state.geometry.neighbours
    while first < end:
        if targets[first] & ANY_COLOUR != ANY_COLOUR:
            legal_bit = legal_leader_colours(c, neighbours, targets[first] >> NUM_COLOURS, lifted, leader) & 1 << colour
            targets[first] = (targets[first] & ~(1 << colour)) | legal_bit
        first += 1


def _recheck_without_leader(state: RulesState, seat: i64, colour: i64, targets: vec[i64], first: i64, end: i64) -> None:
    """Lift a leader that may link parts of its state, check again the hexes that this may change, and put it back."""
    c = state.cells
    neighbours = state.geometry.neighbours
    hex_index = state.leader_hex(seat, colour)
    remove_leader(state, seat, colour)
    if len(groups_around(state, hex_index)) > 1:
        i = first
        while i < end:
            if not touches_at_most_one_state(c, neighbours, targets[i] >> NUM_COLOURS):
                targets[i] &= ~(1 << colour)
            i += 1
    _recheck_hexes(state, colour, targets, first, end, NO_HEX, 0)
    put_leader(state, seat, colour, hex_index)


def move_leader(state: RulesState, seat: i64, colour: i64, hex_index: i64) -> None:
    """Place or move a leader; where another leader of its colour stands, a revolt begins."""
    before = state.leader_hex(seat, colour)
    if before != NO_HEX:
        remove_leader(state, seat, colour)
    put_leader(state, seat, colour, hex_index)
    if state.journal is not None:
        args: dict[str, str | int] = {
            "seat": state.name(seat),
            "colour": COLOURS[colour],
            "hex": state.hex_name(hex_index),
        }
        args["from"] = "" if before == NO_HEX else state.hex_name(before)
        state.log("huang-log-leader" if before == NO_HEX else "huang-log-leader-moved", args)
    rival = _rival_leader(state, seat, colour, hex_index)
    if rival == NOBODY:
        end_action(state)
    else:
        begin_revolt(state, state.turn, colour, rival)


def withdraw_leader(state: RulesState, seat: i64, colour: i64) -> None:
    """Take a leader off the board."""
    remove_leader(state, seat, colour)
    if state.journal is not None:
        state.log("huang-log-leader-off", {"seat": state.name(seat), "colour": COLOURS[colour]})
    end_action(state)


def _rival_leader(state: RulesState, seat: i64, colour: i64, hex_index: i64) -> i64:
    """Return the owner of the other leader of this colour in the state of a hex; NOBODY if there is none."""
    bits = state.leaders(state.group(hex_index)) >> colour
    other: i64 = 0
    while bits:
        if bits & 1 and other != seat:
            return other
        bits >>= NUM_COLOURS
        other += 1
    return NOBODY
