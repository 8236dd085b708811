"""The check of a position while chance deals: nothing has been played, and something is left to deal."""

from typing import Final

from tianxia.engine.errors import BadPosition
from tianxia.engine.position_reader import PositionReader
from tianxia.games.huang.rules.board_geometry import NUM_BANDIT_PLACES
from tianxia.games.huang.rules.deal import undealt_counts
from tianxia.games.huang.rules.phases import DEALING_BANDITS, DEALING_FIRST, DEALING_TILES
from tianxia.games.huang.rules.tiles import YELLOW
from tianxia.games.huang.state import Huang

# Keys that must be empty while chance deals, and keys that must be absent.
_EMPTY: Final = ("leaders", "pagodas", "palace", "hands", "market", "stores", "known", "vp")
_ABSENT: Final = ("phase", "placed", "raising", "revolt", "war", "payment", "exchanging", "winner", "scores", "drew")


def check_dealing(reader: PositionReader, state: Huang) -> None:
    """Raise BadPosition unless a position is possible while chance deals."""
    dealing = state.dealing
    bandits = {
        int(place): int(state.bandit_tile(place)) - 1 for place in range(NUM_BANDIT_PLACES) if state.bandit_tile(place)
    }
    tiles = {hex_index for hex_index in range(state.geometry.count) if state.tile(hex_index) >= 0}
    conditions = [
        state.is_chance_open == 1 and state.phase == 0,
        not any(reader.has(key) for key in _ABSENT),
        not any(_is_nonempty(reader.values.get(key)) for key in (*_EMPTY, "box")),
        reader.integer("actions_left", 0, 0, 2) == 0 and reader.integer("idle", 0, 0, 40) == 0,
        tiles == set(state.geometry.capitals) and all(state.tile(hex_index) == YELLOW for hex_index in tiles),
        dealing == DEALING_TILES or state.bag_size == 0,
        dealing != DEALING_BANDITS or bool(state.has_bandits),
        len({*bandits, *bandits.values()}) == 2 * len(bandits),
        len(bandits) == (NUM_BANDIT_PLACES // 2 if dealing == DEALING_TILES and state.has_bandits else len(bandits)),
        dealing == DEALING_BANDITS or not state.bandit_place,
        not state.bandit_place or int(state.bandit_place) - 1 not in {*bandits, *bandits.values()},
    ]
    if dealing == DEALING_FIRST or (dealing == DEALING_TILES and not state.has_bandits):
        conditions.append(not bandits)
    if dealing == DEALING_BANDITS:
        conditions.append(len(bandits) < NUM_BANDIT_PLACES // 2)
    if not all(conditions) or not any(undealt_counts(state)):
        raise BadPosition("dealing", "huang-position-dealing")


def _is_nonempty(value: object) -> bool:
    """Return whether a value, however nested, contains anything but empty lists and zeros."""
    if isinstance(value, dict):
        return any(_is_nonempty(inner) for inner in value.values())
    return bool(value)
