"""The action numbers of Huang. A number has the same meaning throughout a game.

Actions without a hex come first; then twenty kinds, each with a number for every hex of the board. An exchange is
made tile by tile, in the order of the colours: EXCHANGE_LAST for the last tile, EXCHANGE_MORE for all before it.
"""

from typing import Final

from mypy_extensions import i64

from tianxia.games.huang.rules.board import MAX_HEXES
from tianxia.games.huang.rules.board_geometry import NUM_BANDIT_PLACES, BoardGeometry
from tianxia.games.huang.rules.seats import MAX_SEATS
from tianxia.games.huang.rules.tiles import NUM_COLOURS

STOP: Final[i64] = 0
EXCHANGE_NOTHING: Final[i64] = 1
EXCHANGE_MORE: Final[i64] = 2  # + the colour
EXCHANGE_LAST: Final[i64] = 7  # + the colour
TAKE_MARKET_TILE: Final[i64] = 12  # + the colour
WITHDRAW_LEADER: Final[i64] = 17  # + the colour
COMMIT_IN_REVOLT: Final[i64] = 22  # + 2 × yellow tiles + 1 with a leader off the board
CHOOSE_WINNER: Final[i64] = 38  # + the side
SUPPORT_NONE: Final[i64] = 41
SUPPORT: Final[i64] = 42  # + 16 × side + 2 × red tiles + 1 with a leader off the board
HEX_ACTIONS: Final[i64] = 90  # + the number of hexes on the board × a kind + the hex

# The kinds of actions that name a hex.
PLACE_TILE: Final[i64] = 0  # + the colour
PLACE_LEADER: Final[i64] = 5  # + the colour
RIOT: Final[i64] = 10
REMOVE_TILE: Final[i64] = 11
TAKE_GRANARIES: Final[i64] = 12
RAISE_PAGODA: Final[i64] = 13  # + which of the triangles whose first hex it is
MOVE_PAGODA: Final[i64] = 15  # + which of these triangles the pagoda leaves
RAISE_PALACE: Final[i64] = 17  # + which of the rhombi whose first hex it is
HEX_ACTION_KINDS: Final[i64] = 20
NUM_ACTIONS: Final[i64] = HEX_ACTIONS + HEX_ACTION_KINDS * MAX_HEXES
"""The number of actions on the largest possible board; smaller boards do not use the last ones."""

MAX_COMMITTED: Final[i64] = 7
COMMITMENTS: Final[i64] = 2 * (MAX_COMMITTED + 1)

# The outcomes of chance, where a game is played with `chance = "open"`.
DEAL: Final[i64] = NUM_ACTIONS  # + the colour
FIRST_PLAYER: Final[i64] = DEAL + NUM_COLOURS  # + the seat
DRAW_BANDIT_TILE: Final[i64] = FIRST_PLAYER + MAX_SEATS  # + the tile, counted from 0
NUM_OUTCOMES: Final[i64] = NUM_COLOURS + MAX_SEATS + NUM_BANDIT_PLACES


def hex_action(geometry: BoardGeometry, hex_index: i64, action_kind: i64) -> i64:
    """Return the number of an action that names a hex."""
    return HEX_ACTIONS + geometry.count * action_kind + hex_index


def hex_action_kind(geometry: BoardGeometry, action: i64) -> i64:
    """Return the kind of an action that names a hex."""
    return (action - HEX_ACTIONS) // geometry.count


def action_hex(geometry: BoardGeometry, action: i64) -> i64:
    """Return the hex that an action names."""
    return (action - HEX_ACTIONS) % geometry.count
