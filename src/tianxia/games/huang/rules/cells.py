"""The cells of a state of Huang: the index of each value.

A value that each seat has takes five cells; one that each seat has in every colour takes 25, by seat and then by
colour. The hexes come last, with STRIDE cells each. The board is the state's `geometry`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.engine.state import State
from tianxia.games.huang.rules.board_geometry import (
    NO_HEX,
    NUM_BANDIT_PLACES,
    NUM_DIRECTIONS,
    BoardGeometry,
)
from tianxia.games.huang.rules.tiles import NUM_COLOURS, total_tiles

DYNASTIES: Final = ("tiger", "rabbit", "rat", "goat", "dragon")
MAX_SEATS: Final[i64] = 5
NOBODY: Final[i64] = -1
DRAWN_GAME: Final[i64] = 5
"""The value of WINNER in a game that nobody won."""

HAND_SIZE: Final[i64] = 6
PALACE_HAND_SIZE: Final[i64] = 7
MARKET_SIZE: Final[i64] = 6
SHORT_TILES: Final[i64] = 24
MAX_IDLE_TURNS: Final[i64] = 40
"""[H] The game ends after this many turns in a row in which nobody has drawn a tile."""
ACTIONS_PER_TURN: Final[i64] = 2
GRANARY_POINTS: Final[i64] = 2

# By seat and colour.
HAND: Final[i64] = 0
KNOWN: Final[i64] = 25  # tiles of a hand that everybody saw it take from the market
EXCHANGED: Final[i64] = 50  # boxed face down, seen by that seat alone
VP: Final[i64] = 75
LEADER_AT: Final[i64] = 100  # a hex, or NO_HEX: beside the board

# By seat.
GRANARIES_TAKEN: Final[i64] = 125
DYNASTY: Final[i64] = 130

# By colour.
MARKET: Final[i64] = 135
BOX: Final[i64] = 140  # boxed openly
BOXED_UNSEEN: Final[i64] = 145  # boxed unseen, in the short game
CHOSEN: Final[i64] = 150  # tiles of the hand chosen for an incomplete exchange
PAGODA: Final[i64] = 155  # two of each colour: a triangle, the lower first, or NO_HEX: beside the board

PALACE: Final[i64] = 165  # a rhombus or NO_HEX
BANDITS: Final[i64] = 166  # by place: the tile that lies there, 0 for none
GEOMETRY_KEY: Final[i64] = 176
PLAYERS: Final[i64] = 177

# The turn.
TURN: Final[i64] = 178
ACTIONS_LEFT: Final[i64] = 179
IDLE_TURNS: Final[i64] = 180  # turns in a row without a draw
HAS_DRAWN: Final[i64] = 181  # a tile was drawn in this turn
PHASE: Final[i64] = 182
ASKED: Final[i64] = 183  # the seat that owes a decision
PLACED_AT: Final[i64] = 184  # the hex of the tile just placed, until its action is over
PAGODA_TARGET: Final[i64] = 185  # the triangle that a pagoda is being moved to, or NO_HEX

# A revolt.
REVOLT_COLOUR: Final[i64] = 186  # the colour of the two leaders, or NOBODY
DEFENDER: Final[i64] = 187
ATTACK_TILES: Final[i64] = 188  # yellow tiles the attacker committed
ATTACK_LEADER: Final[i64] = 189  # 1 if the attacker committed a yellow leader off the board

# A war, by side: three at most, in the order of their names.
SIDE_NAME: Final[i64] = 190  # the lowest hex of the warring state, or NO_HEX
SIDE_REDS: Final[i64] = 193  # red tiles when the war began
SIDE_TILES: Final[i64] = 196  # red tiles committed
SIDE_LEADERS: Final[i64] = 199  # red leaders off the board that support it
MAX_SIDES: Final[i64] = 3

PAYMENT_LEFT: Final[i64] = 202  # red tiles still to be removed
WINNER: Final[i64] = 203

# Options and chance.
PALACE_ON: Final[i64] = 204
OPEN_SCORES: Final[i64] = 205
SHUFFLES: Final[i64] = 206
CHANCE: Final[i64] = 207
DEALING: Final[i64] = 208
SHORT: Final[i64] = 209
BANDITS_ON: Final[i64] = 210
BANDIT_PLACE: Final[i64] = 211  # with open chance: the bandit place of the next tile, from 1; 0 for none
BAG_SIZE: Final[i64] = 212
BAG: Final[i64] = 213  # the last tile is drawn next

# The hexes. Before the first lies an empty one that stands for NO_HEX, so that missing neighbours need no check.
STRIDE: Final[i64] = 8
HEXES: Final[i64] = 359  # BAG + ALL_TILES + STRIDE; a literal, so that the constants below are folded by the compiler
TILE: Final[i64] = HEXES + 0  # colour + 1, 0 for none
LEADER: Final[i64] = HEXES + 1  # 5 × seat + colour + 1, 0 for none
GROUP: Final[i64] = HEXES + 2  # the lowest hex of the linked group, or NO_HEX
MARKS: Final[i64] = HEXES + 3  # the marks below, as bits
ADJACENT_YELLOWS: Final[i64] = HEXES + 4  # how many yellow tiles are next to it
ADJACENT_BANDITS: Final[i64] = HEXES + 5  # the places next to it that hold bandits, as bits
GROUP_LEADERS: Final[i64] = HEXES + 6  # at the lowest hex of a group: its leaders, a bit for 5 × seat + colour
GROUP_REDS: Final[i64] = HEXES + 7  # at the lowest hex of a group: its red tiles

# Marks.
UNDER_PAGODA: Final[i64] = 1
UNDER_GRANARY: Final[i64] = 2
UNDER_PALACE: Final[i64] = 4
PAYABLE: Final[i64] = 8  # a red tile that may be removed as payment
UNDER_BANDITS: Final[i64] = 16
BUILT: Final[i64] = UNDER_PAGODA | UNDER_GRANARY | UNDER_PALACE

# Phases.
ACTION: Final[i64] = 0
BUILDING: Final[i64] = 1  # after a tile: whether to raise a pagoda or the palace
TAKING_MARKET_TILE: Final[i64] = 2
CHAIN: Final[i64] = 3
MOVING_PAGODA: Final[i64] = 4  # which of two pagodas to move
ATTACKING: Final[i64] = 5
DEFENDING: Final[i64] = 6
SUPPORTING: Final[i64] = 7
CHOOSING_WINNER: Final[i64] = 8  # of a war, among tied states
PAYING: Final[i64] = 9
TAKING_GRANARIES: Final[i64] = 10
OVER: Final[i64] = 11
PHASES: Final = (
    "action",
    "building",
    "market",
    "chain",
    "moving",
    "attack",
    "defence",
    "support",
    "winner",
    "paying",
    "granaries",
    "over",
)

# What open chance is dealing, in this order.
DEALING_NOTHING: Final[i64] = 0
DEALING_FIRST: Final[i64] = 1
DEALING_BANDITS: Final[i64] = 2
DEALING_TILES: Final[i64] = 3
DEALINGS: Final = ("", "first", "bandits", "tiles")

BANDITS_ON_TILE: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4, 2, 3, 1, 2, 3, 4])
"""[H] How many bandits each of the ten tiles shows."""


class Cells(State):
    """A state's cells, with the queries and updates that the rules share."""

    def __init__(self, cells: vec[i64], seed: int, geometry: BoardGeometry) -> None:
        """Take the cells (not copied), the seed and the board."""
        super().__init__(cells, seed)
        self.geometry = geometry

    def tile(self, hex_index: i64) -> i64:
        """Return the colour of the tile on a hex, −1 for none."""
        return self.cells[TILE + STRIDE * hex_index] - 1

    def group(self, hex_index: i64) -> i64:
        """Return the group of a hex, NO_HEX for none."""
        return self.cells[GROUP + STRIDE * hex_index]

    def leaders(self, group: i64) -> i64:
        """Return the leaders of a group: a bit for 5 × seat + colour."""
        return self.cells[GROUP_LEADERS + STRIDE * group]

    def leader_owner(self, group: i64, colour: i64) -> i64:
        """Return the seat whose leader of a colour stands in a group, NOBODY if there is none."""
        bits = self.cells[GROUP_LEADERS + STRIDE * group] >> colour
        seat: i64 = 0
        while bits:
            if bits & 1:
                return seat
            bits >>= NUM_COLOURS
            seat += 1
        return NOBODY

    def is_leader_off(self, seat: i64, colour: i64) -> bool:
        """Return whether a leader is beside the board."""
        return self.cells[LEADER_AT + NUM_COLOURS * seat + colour] == NO_HEX

    def action_price(self, seat: i64, colour: i64) -> i64:
        """Return how many tiles a riot or a bought building costs: two; one while the leader of that colour is off.

        [H]: never more than that.
        """
        return 1 if self.is_leader_off(seat, colour) else 2

    def hand_size(self, seat: i64) -> i64:
        """Return how many tiles a seat holds."""
        return total_tiles(self.cells, HAND + NUM_COLOURS * seat)

    def next_seat(self, seat: i64) -> i64:
        """Return the next seat, clockwise."""
        return (seat + 1) % self.cells[PLAYERS]

    def name(self, seat: i64) -> str:
        """Return the dynasty of a seat."""
        return DYNASTIES[self.cells[DYNASTY + seat]]

    def hex_name(self, hex_index: i64) -> str:
        """Return the name of a hex."""
        return self.geometry.names[hex_index]

    def discard_tiles(self, seat: i64, colour: i64, number: i64) -> None:
        """Remove tiles from a hand openly. [H]: tiles that are publicly known to be in it are removed first."""
        c = self.cells
        index = NUM_COLOURS * seat + colour
        c[HAND + index] -= number
        c[KNOWN + index] = max(c[KNOWN + index] - number, 0)

    def add_points(self, seat: i64, colour: i64, number: i64) -> None:
        """Add points to a seat's score in a colour; the caller logs them."""
        self.cells[VP + NUM_COLOURS * seat + colour] += number


def leader_colours(leaders: i64) -> i64:
    """Return the colours of some leaders, given as bits for 5 × seat + colour, as bits."""
    return (leaders | leaders >> 5 | leaders >> 10 | leaders >> 15 | leaders >> 20) & 31


def empty_cells(geometry: BoardGeometry) -> vec[i64]:
    """Return the cells before anything is set up."""
    c = vec[i64]([0] * (HEXES + STRIDE * geometry.count))
    i: i64 = 0
    while i < MAX_SEATS * NUM_COLOURS:
        c[LEADER_AT + i] = NO_HEX
        i += 1
    i = 0
    while i < 2 * NUM_COLOURS:
        c[PAGODA + i] = NO_HEX
        i += 1
    i = 0
    while i < MAX_SIDES:
        c[SIDE_NAME + i] = NO_HEX
        i += 1
    c[PALACE] = NO_HEX
    c[PLACED_AT] = NO_HEX
    c[PAGODA_TARGET] = NO_HEX
    c[REVOLT_COLOUR] = NOBODY
    c[DEFENDER] = NOBODY
    c[WINNER] = NOBODY
    c[GEOMETRY_KEY] = geometry.key
    i = NO_HEX
    while i < geometry.count:
        c[GROUP + STRIDE * i] = NO_HEX
        i += 1
    return c


def put_bandits(state: Cells, place: i64, tile: i64) -> None:
    """Put a bandit tile at a place; with tile 0, remove it."""
    c = state.cells
    geometry = state.geometry
    c[BANDITS + place] = tile
    i: i64 = 0
    while i < 3:
        hex_index = geometry.places[3 * place + i]
        if tile:
            c[MARKS + STRIDE * hex_index] |= UNDER_BANDITS
        else:
            c[MARKS + STRIDE * hex_index] &= ~UNDER_BANDITS
        direction: i64 = 0
        while direction < NUM_DIRECTIONS:
            neighbour = i64(geometry.neighbours[NUM_DIRECTIONS * hex_index + direction])
            if neighbour != NO_HEX:
                if tile:
                    c[ADJACENT_BANDITS + STRIDE * neighbour] |= 1 << place
                else:
                    c[ADJACENT_BANDITS + STRIDE * neighbour] &= ~(1 << place)
            direction += 1
        i += 1


def adjacent_bandits(state: Cells, hex_index: i64) -> i64:
    """Return how many bandits are next to a hex."""
    c = state.cells
    bits = c[ADJACENT_BANDITS + STRIDE * hex_index]
    n: i64 = 0
    place: i64 = 0
    while place < NUM_BANDIT_PLACES:
        if bits >> place & 1:
            n += BANDITS_ON_TILE[c[BANDITS + place]]
        place += 1
    return n
