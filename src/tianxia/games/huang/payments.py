"""Red tiles that must be removed: a victor's price, a fight with bandits."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.huang.buildings import remove_tile
from tianxia.games.huang.cells import (
    ASKED,
    AT,
    MARKS,
    NEED,
    PAYABLE,
    PAYING,
    PHASE,
    ROBBERS,
    TILE,
    TURN,
    WIDTH,
    Cells,
    lay_bandits,
)
from tianxia.games.huang.ground import PLACES
from tianxia.games.huang.tiles import RED
from tianxia.games.huang.turns import end_action


def red_tiles(state: Cells, hexes: vec[i64]) -> vec[i64]:
    """Those of the hexes that hold a red tile."""
    out = vec[i64](capacity=i64(len(hexes)))
    for hex in hexes:
        if state.cells[TILE + WIDTH * hex] == RED + 1:
            out = append(out, hex)
    return out


def begin_payment(state: Cells, tiles: vec[i64], number: i64) -> None:
    """The active player removes a number of these red tiles; if all must go, they go unasked."""
    c = state.cells
    if number >= i64(len(tiles)):
        for hex in tiles:
            _remove(state, hex)
        _end_payment(state)
        return
    if number <= 0:
        _end_payment(state)
        return
    for hex in tiles:
        c[MARKS + WIDTH * hex] |= PAYABLE
    c[NEED] = number
    c[PHASE] = PAYING
    c[ASKED] = c[TURN]


def pay(state: Cells, hex: i64) -> None:
    """One of them goes."""
    c = state.cells
    c[MARKS + WIDTH * hex] &= ~PAYABLE
    _remove(state, hex)
    c[NEED] -= 1
    if c[NEED] > 0:
        return
    other: i64 = 0
    while other < state.ground.count:
        c[MARKS + WIDTH * other] &= ~PAYABLE
        other += 1
    _end_payment(state)


def _remove(state: Cells, hex: i64) -> None:
    if state.journal is not None:
        state.tell("huang-log-removed", {"colour": "red", "hex": state.hex_name(hex)})
    remove_tile(state, hex)


def _end_payment(state: Cells) -> None:
    """Bandits that were fought leave; the action is over."""
    c = state.cells
    places = c[ROBBERS + WIDTH * c[AT]]
    place: i64 = 0
    while place < PLACES:
        if places >> place & 1:
            if state.journal is not None:
                state.tell("huang-log-bandits-leave", {"place": place + 1})
            lay_bandits(state, place, 0)
        place += 1
    end_action(state)
