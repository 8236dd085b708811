"""Placing, moving and withdrawing leaders."""

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.huang.board_geometry import NO_HEX
from tianxia.games.huang.buildings import put_leader, remove_leader
from tianxia.games.huang.cells import (
    ADJACENT_BANDITS,
    GROUP,
    LEADER_AT,
    LEADER_BITS,
    NOBODY,
    STRIDE,
    TURN,
    YELLOWS,
    Cells,
)
from tianxia.games.huang.conflicts import ANY_COLOUR, groups_around, legal_leader_colours, touches_at_most_one_state
from tianxia.games.huang.groups import count_arcs
from tianxia.games.huang.revolts import begin_revolt
from tianxia.games.huang.tiles import COLOURS, NUM_COLOURS
from tianxia.games.huang.turns import end_action


def legal_leader_hexes(state: Cells, seat: i64, hexes: vec[i64], number: i64, first: i64) -> i64:
    """Write where this seat's leaders may go, of `number` empty land hexes, as 32 × hex + the colours as bits.

    The entries are written to `hexes` from index `first` on; return their number. A leader on the board is lifted
    before its targets are checked.
    """
    c = state.cells
    ring = state.geometry.ring
    end = first
    several = False
    i: i64 = 0
    while i < number:
        hex_index = hexes[i]
        at = STRIDE * hex_index
        if c[YELLOWS + at] and c[ADJACENT_BANDITS + at] == 0:
            colours = ANY_COLOUR
            if not touches_at_most_one_state(c, ring, hex_index):
                colours = legal_leader_colours(c, ring, hex_index, NO_HEX, 0)
                several = True
            hexes[end] = hex_index << NUM_COLOURS | colours
            end += 1
        i += 1
    colour: i64 = 0
    while colour < NUM_COLOURS:
        hex_index = c[LEADER_AT + NUM_COLOURS * seat + colour]
        if hex_index != NO_HEX:
            leader: i64 = 1 << (NUM_COLOURS * seat + colour)
            others = c[LEADER_BITS + STRIDE * c[GROUP + STRIDE * hex_index]] & ~leader
            # With at most one other leader its state cannot become two; if no hex touches two states either,
            # nothing changes.
            if several or others & (others - 1):
                if count_arcs(state, hex_index) > 1:
                    _recheck_without_leader(state, seat, colour, hexes, first, end)
                elif several:
                    _recheck_hexes(state, colour, hexes, first, end, hex_index, leader)
        colour += 1
    return end - first


def _recheck_hexes(state: Cells, colour: i64, spots: vec[i64], first: i64, end: i64, lifted: i64, leader: i64) -> None:
    """Check again the hexes near several states; where there is at most one, nothing changes."""
    c = state.cells
    ring = state.geometry.ring
    while first < end:
        if spots[first] & ANY_COLOUR != ANY_COLOUR:
            fits = legal_leader_colours(c, ring, spots[first] >> NUM_COLOURS, lifted, leader) & 1 << colour
            spots[first] = (spots[first] & ~(1 << colour)) | fits
        first += 1


def _recheck_without_leader(state: Cells, seat: i64, colour: i64, spots: vec[i64], first: i64, end: i64) -> None:
    """Lift a leader that may be a link, check the hexes again where they may differ, and put it back."""
    c = state.cells
    ring = state.geometry.ring
    hex_index = c[LEADER_AT + NUM_COLOURS * seat + colour]
    remove_leader(state, seat, colour)
    if len(groups_around(state, hex_index)) > 1:
        i = first
        while i < end:
            if not touches_at_most_one_state(c, ring, spots[i] >> NUM_COLOURS):
                spots[i] &= ~(1 << colour)
            i += 1
    _recheck_hexes(state, colour, spots, first, end, NO_HEX, 0)
    put_leader(state, seat, colour, hex_index)


def move_leader(state: Cells, seat: i64, colour: i64, hex_index: i64) -> None:
    """Place or move a leader; where another leader of its colour stands, a revolt begins."""
    c = state.cells
    before = c[LEADER_AT + NUM_COLOURS * seat + colour]
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
        begin_revolt(state, c[TURN], colour, rival)


def withdraw_leader(state: Cells, seat: i64, colour: i64) -> None:
    """Take a leader off the board."""
    remove_leader(state, seat, colour)
    if state.journal is not None:
        state.log("huang-log-leader-off", {"seat": state.name(seat), "colour": COLOURS[colour]})
    end_action(state)


def _rival_leader(state: Cells, seat: i64, colour: i64, hex_index: i64) -> i64:
    """Return the owner of the other leader of this colour in the state."""
    bits = state.leaders(state.group(hex_index)) >> colour
    other: i64 = 0
    while bits:
        if bits & 1 and other != seat:
            return other
        bits >>= NUM_COLOURS
        other += 1
    return NOBODY
