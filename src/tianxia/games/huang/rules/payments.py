"""Red tiles that must be removed: the price of a victory, or a fight with bandits."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.huang.rules.board_geometry import NUM_BANDIT_PLACES
from tianxia.games.huang.rules.buildings import remove_tile
from tianxia.games.huang.rules.cells import (
    ADJACENT_BANDITS,
    ASKED,
    MARKS,
    PAYABLE,
    PAYING,
    PAYMENT_LEFT,
    PHASE,
    PLACED_AT,
    STRIDE,
    TILE,
    TURN,
    Cells,
    put_bandits,
)
from tianxia.games.huang.rules.tiles import RED
from tianxia.games.huang.rules.turns import end_action


def red_tiles(state: Cells, hexes: vec[i64]) -> vec[i64]:
    """Return those of the hexes that hold a red tile."""
    out = vec[i64](capacity=i64(len(hexes)))
    for hex_index in hexes:
        if state.cells[TILE + STRIDE * hex_index] == RED + 1:
            out = append(out, hex_index)
    return out


def begin_payment(state: Cells, tiles: vec[i64], number: i64) -> None:
    """Ask the active player to remove a number of these red tiles. If all must go, nobody is asked.

    [H]: that is so after a fight with bandits, too.
    """
    c = state.cells
    if number >= i64(len(tiles)):
        for hex_index in tiles:
            _remove(state, hex_index)
        _end_payment(state)
        return
    if number <= 0:
        _end_payment(state)
        return
    for hex_index in tiles:
        c[MARKS + STRIDE * hex_index] |= PAYABLE
    c[PAYMENT_LEFT] = number
    c[PHASE] = PAYING
    c[ASKED] = c[TURN]


def pay(state: Cells, hex_index: i64) -> None:
    """Pay with the red tile of a hex; after the last payment, end the action."""
    c = state.cells
    c[MARKS + STRIDE * hex_index] &= ~PAYABLE
    _remove(state, hex_index)
    c[PAYMENT_LEFT] -= 1
    if c[PAYMENT_LEFT] > 0:
        return
    other: i64 = 0
    while other < state.geometry.count:
        c[MARKS + STRIDE * other] &= ~PAYABLE
        other += 1
    _end_payment(state)


def _remove(state: Cells, hex_index: i64) -> None:
    if state.journal is not None:
        state.log("huang-log-removed", {"colour": "red", "hex": state.hex_name(hex_index)})
    remove_tile(state, hex_index)


def _end_payment(state: Cells) -> None:
    """Remove the bandits that were fought, and end the action."""
    c = state.cells
    places = c[ADJACENT_BANDITS + STRIDE * c[PLACED_AT]]
    place: i64 = 0
    while place < NUM_BANDIT_PLACES:
        if places >> place & 1:
            if state.journal is not None:
                state.log("huang-log-bandits-leave", {"place": place + 1})
            put_bandits(state, place, 0)
        place += 1
    end_action(state)
