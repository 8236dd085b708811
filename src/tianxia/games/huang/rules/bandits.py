"""Bandit tiles and the hexes next to them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.huang.rules.board_geometry import NO_HEX, NUM_BANDIT_PLACES, NUM_DIRECTIONS
from tianxia.games.huang.rules.marks import UNDER_BANDITS
from tianxia.games.huang.rules.rules_state import RulesState

BANDITS_ON_TILE: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4, 2, 3, 1, 2, 3, 4])
"""[H] How many bandits each of the ten tiles shows."""


def put_bandits(state: RulesState, place: i64, tile: i64) -> None:
    """Put a bandit tile at a place; with tile 0, remove it."""
    geometry = state.geometry
    state.set_bandit_tile(place, tile)
    i: i64 = 0
    while i < 3:
        hex_index = geometry.places[3 * place + i]
        if tile:
            state.add_mark(hex_index, UNDER_BANDITS)
        else:
            state.remove_mark(hex_index, UNDER_BANDITS)
        direction: i64 = 0
        while direction < NUM_DIRECTIONS:
            neighbour = geometry.neighbour(hex_index, direction)
            if neighbour != NO_HEX:
                places = state.adjacent_bandit_places(neighbour)
                if tile:
                    state.set_adjacent_bandit_places(neighbour, places | 1 << place)
                else:
                    state.set_adjacent_bandit_places(neighbour, places & ~(1 << place))
            direction += 1
        i += 1


def adjacent_bandits(state: RulesState, hex_index: i64) -> i64:
    """Return how many bandits are next to a hex."""
    bits = state.adjacent_bandit_places(hex_index)
    n: i64 = 0
    place: i64 = 0
    while place < NUM_BANDIT_PLACES:
        if bits >> place & 1:
            n += BANDITS_ON_TILE[state.bandit_tile(place)]
        place += 1
    return n
