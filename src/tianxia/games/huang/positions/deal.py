"""The check of a position while chance deals: nothing has been played, and something is left to deal."""

from typing import Final

from tianxia.engine.errors import BadPosition
from tianxia.engine.position_reader import PositionReader
from tianxia.games.huang.rules.board_geometry import NUM_BANDIT_PLACES
from tianxia.games.huang.rules.cells import (
    BAG_SIZE,
    BANDIT_PLACE,
    BANDITS,
    BANDITS_ON,
    CHANCE,
    DEALING,
    DEALING_BANDITS,
    DEALING_FIRST,
    DEALING_TILES,
    PHASE,
)
from tianxia.games.huang.rules.deal import undealt_counts
from tianxia.games.huang.rules.tiles import YELLOW
from tianxia.games.huang.state import Huang

# Keys that must be empty while chance deals, and keys that must be absent.
_EMPTY: Final = ("leaders", "pagodas", "palace", "hands", "market", "stores", "known", "vp")
_ABSENT: Final = ("phase", "placed", "raising", "revolt", "war", "payment", "exchanging", "winner", "scores", "drew")


def check_dealing(reader: PositionReader, state: Huang) -> None:
    """Raise BadPosition unless a position is possible while chance deals."""
    c = state.cells
    dealing = c[DEALING]
    bandits = {int(place): int(c[BANDITS + place]) - 1 for place in range(NUM_BANDIT_PLACES) if c[BANDITS + place]}
    tiles = {hex_index for hex_index in range(state.geometry.count) if state.tile(hex_index) >= 0}
    conditions = [
        c[CHANCE] == 1 and c[PHASE] == 0,
        not any(reader.has(key) for key in _ABSENT),
        not any(_is_nonempty(reader.values.get(key)) for key in (*_EMPTY, "box")),
        reader.integer("actions_left", 0, 0, 2) == 0 and reader.integer("idle", 0, 0, 40) == 0,
        tiles == set(state.geometry.capitals) and all(state.tile(hex_index) == YELLOW for hex_index in tiles),
        dealing == DEALING_TILES or c[BAG_SIZE] == 0,
        dealing != DEALING_BANDITS or bool(c[BANDITS_ON]),
        len({*bandits, *bandits.values()}) == 2 * len(bandits),
        len(bandits) == (NUM_BANDIT_PLACES // 2 if dealing == DEALING_TILES and c[BANDITS_ON] else len(bandits)),
        dealing == DEALING_BANDITS or not c[BANDIT_PLACE],
        not c[BANDIT_PLACE] or int(c[BANDIT_PLACE]) - 1 not in {*bandits, *bandits.values()},
    ]
    if dealing == DEALING_FIRST or (dealing == DEALING_TILES and not c[BANDITS_ON]):
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
