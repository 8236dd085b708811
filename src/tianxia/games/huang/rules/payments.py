"""Red tiles that must be removed: the price of a victory, or a fight with bandits."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.huang.rules.bandits import put_bandits
from tianxia.games.huang.rules.board_geometry import NUM_BANDIT_PLACES
from tianxia.games.huang.rules.buildings import remove_tile
from tianxia.games.huang.rules.marks import PAYABLE
from tianxia.games.huang.rules.phases import PAYING
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.tiles import RED
from tianxia.games.huang.rules.turns import end_action


def red_tiles(state: RulesState, hexes: vec[i64]) -> vec[i64]:
    """Return those of the hexes that hold a red tile."""
    out = vec[i64](capacity=i64(len(hexes)))
    for hex_index in hexes:
        if state.tile(hex_index) == RED:
            out = append(out, hex_index)
    return out


def begin_payment(state: RulesState, tiles: vec[i64], number: i64) -> None:
    """Ask the active player to remove a number of these red tiles. If all must go, nobody is asked.

    [H]: that is so after a fight with bandits, too.
    """
    if number >= i64(len(tiles)):
        for hex_index in tiles:
            _remove(state, hex_index)
        _end_payment(state)
        return
    if number <= 0:
        _end_payment(state)
        return
    for hex_index in tiles:
        state.add_mark(hex_index, PAYABLE)
    state.payment_left = number
    state.phase = PAYING
    state.asked = state.turn


def pay(state: RulesState, hex_index: i64) -> None:
    """Pay with the red tile of a hex; after the last payment, end the action."""
    state.remove_mark(hex_index, PAYABLE)
    _remove(state, hex_index)
    state.payment_left -= 1
    if state.payment_left > 0:
        return
    other: i64 = 0
    while other < state.geometry.count:
        state.remove_mark(other, PAYABLE)
        other += 1
    _end_payment(state)


def _remove(state: RulesState, hex_index: i64) -> None:
    if state.journal is not None:
        state.log("huang-log-removed", {"colour": "red", "hex": state.hex_name(hex_index)})
    remove_tile(state, hex_index)


def _end_payment(state: RulesState) -> None:
    """Remove the bandits that were fought, and end the action."""
    places = state.adjacent_bandit_places(state.placed_at)
    place: i64 = 0
    while place < NUM_BANDIT_PLACES:
        if places >> place & 1:
            if state.journal is not None:
                state.log("huang-log-bandits-leave", {"place": place + 1})
            put_bandits(state, place, 0)
        place += 1
    end_action(state)
