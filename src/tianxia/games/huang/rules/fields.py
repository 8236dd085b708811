"""The fields of a state of Huang. `make fields` writes this file from `layout.py`."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from tianxia.engine.state import State
from tianxia.games.huang.rules.layout import LAYOUT

_INITIAL: Final[vec[i64]] = vec[i64](LAYOUT.initial_values())
_INITIAL_CELLS: Final[vec[i64]] = vec[i64](LAYOUT.initial_cells())
_INITIAL_PLACE: Final[vec[i64]] = vec[i64](LAYOUT.initial_place())

# The first cell of each field in the cells, for hot loops that read many cells directly. The value of a place lies
# STRIDE × its number further on.
HAND_CELL: Final[i64] = 0
KNOWN_CELL: Final[i64] = 25
EXCHANGED_CELL: Final[i64] = 50
POINTS_CELL: Final[i64] = 75
LEADER_HEX_CELL: Final[i64] = 100
GRANARIES_TAKEN_CELL: Final[i64] = 125
DYNASTY_CELL: Final[i64] = 130
MARKET_CELL: Final[i64] = 135
BOX_CELL: Final[i64] = 140
BOXED_UNSEEN_CELL: Final[i64] = 145
CHOSEN_CELL: Final[i64] = 150
PAGODA_CELL: Final[i64] = 155
BANDIT_TILE_CELL: Final[i64] = 165
SIDE_NAME_CELL: Final[i64] = 175
SIDE_REDS_CELL: Final[i64] = 178
SIDE_TILES_CELL: Final[i64] = 181
SIDE_LEADERS_CELL: Final[i64] = 184
BAG_CELL: Final[i64] = 187
TILE_CELL: Final[i64] = 333
LEADER_CELL: Final[i64] = 334
GROUP_CELL: Final[i64] = 335
MARKS_CELL: Final[i64] = 336
ADJACENT_YELLOWS_CELL: Final[i64] = 337
ADJACENT_BANDIT_PLACES_CELL: Final[i64] = 338
LEADERS_CELL: Final[i64] = 339
REDS_CELL: Final[i64] = 340
STRIDE: Final[i64] = 8


class Fields(State):
    """A state of Huang by the names of its fields."""

    palace: i64
    """The rhombus of the palace, or NO_HEX."""
    geometry_key: i64
    """The number that identifies the board."""
    players: i64
    """The number of players."""
    turn: i64
    """The seat whose turn it is."""
    actions_left: i64
    """The actions left in this turn."""
    idle_turns: i64
    """The turns in a row in which nobody drew a tile."""
    has_drawn: bool
    """Whether a tile was drawn in this turn."""
    phase: i64
    """The phase, see `phases`."""
    asked: i64
    """The seat that owes a decision."""
    placed_at: i64
    """The hex of the tile just placed, until its action is over."""
    pagoda_target: i64
    """The triangle that a pagoda is moved to, or NO_HEX."""
    revolt_colour: i64
    """The colour of a revolt's leaders, or NOBODY."""
    defender: i64
    """The defender in a revolt, or NOBODY."""
    attack_tiles: i64
    """The yellow tiles that the attacker committed."""
    attack_leader: i64
    """1 if the attacker committed a yellow leader beside the board."""
    payment_left: i64
    """The red tiles still to be removed."""
    winner: i64
    """The winner, or DRAWN_GAME; NOBODY until the game is over."""
    has_palace: bool
    """Whether the game is played with the palace."""
    has_open_scores: bool
    """Whether everybody's points are public."""
    shuffles: i64
    """The shuffles so far: the number of the next random stream."""
    is_chance_open: bool
    """Whether the state stops at chance nodes."""
    dealing: i64
    """What chance nodes are dealing, a DEALING_…."""
    is_short: bool
    """Whether this is the short game for two."""
    has_bandits: bool
    """Whether the game is played with bandits."""
    bandit_place: i64
    """The place, from 1, of the next bandit tile of open chance; 0 for none."""
    bag_size: i64
    """The number of tiles in the bag."""

    def __init__(self, cells: vec[i64], seed: int, source: "Fields | None" = None) -> None:
        """Take the cells (not copied) and the seed, and the other fields from a state; without one, start anew."""
        if source is None:
            self.palace = _INITIAL[165]
            self.geometry_key = _INITIAL[176]
            self.players = _INITIAL[177]
            self.turn = _INITIAL[178]
            self.actions_left = _INITIAL[179]
            self.idle_turns = _INITIAL[180]
            self.has_drawn = _INITIAL[181] != 0
            self.phase = _INITIAL[182]
            self.asked = _INITIAL[183]
            self.placed_at = _INITIAL[184]
            self.pagoda_target = _INITIAL[185]
            self.revolt_colour = _INITIAL[186]
            self.defender = _INITIAL[187]
            self.attack_tiles = _INITIAL[188]
            self.attack_leader = _INITIAL[189]
            self.payment_left = _INITIAL[202]
            self.winner = _INITIAL[203]
            self.has_palace = _INITIAL[204] != 0
            self.has_open_scores = _INITIAL[205] != 0
            self.shuffles = _INITIAL[206]
            self.is_chance_open = _INITIAL[207] != 0
            self.dealing = _INITIAL[208]
            self.is_short = _INITIAL[209] != 0
            self.has_bandits = _INITIAL[210] != 0
            self.bandit_place = _INITIAL[211]
            self.bag_size = _INITIAL[212]
        else:
            self.palace = source.palace
            self.geometry_key = source.geometry_key
            self.players = source.players
            self.turn = source.turn
            self.actions_left = source.actions_left
            self.idle_turns = source.idle_turns
            self.has_drawn = source.has_drawn
            self.phase = source.phase
            self.asked = source.asked
            self.placed_at = source.placed_at
            self.pagoda_target = source.pagoda_target
            self.revolt_colour = source.revolt_colour
            self.defender = source.defender
            self.attack_tiles = source.attack_tiles
            self.attack_leader = source.attack_leader
            self.payment_left = source.payment_left
            self.winner = source.winner
            self.has_palace = source.has_palace
            self.has_open_scores = source.has_open_scores
            self.shuffles = source.shuffles
            self.is_chance_open = source.is_chance_open
            self.dealing = source.dealing
            self.is_short = source.is_short
            self.has_bandits = source.has_bandits
            self.bandit_place = source.bandit_place
            self.bag_size = source.bag_size
        super().__init__(cells, seed)

    def values(self) -> list[int]:
        """Return the values of all fields, in their order."""
        return [
            *[int(cell) for cell in self.cells[0:25]],
            *[int(cell) for cell in self.cells[25:50]],
            *[int(cell) for cell in self.cells[50:75]],
            *[int(cell) for cell in self.cells[75:100]],
            *[int(cell) for cell in self.cells[100:125]],
            *[int(cell) for cell in self.cells[125:130]],
            *[int(cell) for cell in self.cells[130:135]],
            *[int(cell) for cell in self.cells[135:140]],
            *[int(cell) for cell in self.cells[140:145]],
            *[int(cell) for cell in self.cells[145:150]],
            *[int(cell) for cell in self.cells[150:155]],
            *[int(cell) for cell in self.cells[155:165]],
            int(self.palace),
            *[int(cell) for cell in self.cells[165:175]],
            int(self.geometry_key),
            int(self.players),
            int(self.turn),
            int(self.actions_left),
            int(self.idle_turns),
            int(self.has_drawn),
            int(self.phase),
            int(self.asked),
            int(self.placed_at),
            int(self.pagoda_target),
            int(self.revolt_colour),
            int(self.defender),
            int(self.attack_tiles),
            int(self.attack_leader),
            *[int(cell) for cell in self.cells[175:178]],
            *[int(cell) for cell in self.cells[178:181]],
            *[int(cell) for cell in self.cells[181:184]],
            *[int(cell) for cell in self.cells[184:187]],
            int(self.payment_left),
            int(self.winner),
            int(self.has_palace),
            int(self.has_open_scores),
            int(self.shuffles),
            int(self.is_chance_open),
            int(self.dealing),
            int(self.is_short),
            int(self.has_bandits),
            int(self.bandit_place),
            int(self.bag_size),
            *[int(cell) for cell in self.cells[187:325]],
            *[int(cell) for cell in self.cells[325:]],
        ]

    def set_values(self, values: list[int]) -> None:
        """Set all fields, in their order."""
        cells = initial_cells((len(values) - 351) // 8 - 1)
        self.cells = cells
        for i in range(25):
            cells[0 + i] = values[0 + i]
        for i in range(25):
            cells[25 + i] = values[25 + i]
        for i in range(25):
            cells[50 + i] = values[50 + i]
        for i in range(25):
            cells[75 + i] = values[75 + i]
        for i in range(25):
            cells[100 + i] = values[100 + i]
        for i in range(5):
            cells[125 + i] = values[125 + i]
        for i in range(5):
            cells[130 + i] = values[130 + i]
        for i in range(5):
            cells[135 + i] = values[135 + i]
        for i in range(5):
            cells[140 + i] = values[140 + i]
        for i in range(5):
            cells[145 + i] = values[145 + i]
        for i in range(5):
            cells[150 + i] = values[150 + i]
        for i in range(10):
            cells[155 + i] = values[155 + i]
        self.palace = values[165]
        for i in range(10):
            cells[165 + i] = values[166 + i]
        self.geometry_key = values[176]
        self.players = values[177]
        self.turn = values[178]
        self.actions_left = values[179]
        self.idle_turns = values[180]
        self.has_drawn = values[181] != 0
        self.phase = values[182]
        self.asked = values[183]
        self.placed_at = values[184]
        self.pagoda_target = values[185]
        self.revolt_colour = values[186]
        self.defender = values[187]
        self.attack_tiles = values[188]
        self.attack_leader = values[189]
        for i in range(3):
            cells[175 + i] = values[190 + i]
        for i in range(3):
            cells[178 + i] = values[193 + i]
        for i in range(3):
            cells[181 + i] = values[196 + i]
        for i in range(3):
            cells[184 + i] = values[199 + i]
        self.payment_left = values[202]
        self.winner = values[203]
        self.has_palace = values[204] != 0
        self.has_open_scores = values[205] != 0
        self.shuffles = values[206]
        self.is_chance_open = values[207] != 0
        self.dealing = values[208]
        self.is_short = values[209] != 0
        self.has_bandits = values[210] != 0
        self.bandit_place = values[211]
        self.bag_size = values[212]
        for i in range(138):
            cells[187 + i] = values[213 + i]
        for i in range(351, len(values)):
            cells[i - 26] = values[i]

    def hand(self, seat: i64, colour: i64) -> i64:
        """Return the tiles in a hand."""
        return self.cells[5 * seat + colour]

    def set_hand(self, seat: i64, colour: i64, value: i64) -> None:
        """Set the tiles in a hand."""
        self.cells[5 * seat + colour] = value

    def add_to_hand(self, seat: i64, colour: i64, number: i64) -> None:
        """Add to the tiles in a hand."""
        self.cells[5 * seat + colour] += number

    def hand_by_colour(self, seat: i64) -> vec[i64]:
        """Return the tiles in a hand, for each colour."""
        return self.cells[5 * seat : 5 * seat + 5]

    def set_hand_by_colour(self, seat: i64, values: vec[i64]) -> None:
        """Set the tiles in a hand, for each colour from 0 on."""
        cells = self.cells
        colour: i64 = 0
        while colour < i64(len(values)):
            cells[5 * seat + colour] = values[colour]
            colour += 1

    def known(self, seat: i64, colour: i64) -> i64:
        """Return the tiles that everybody saw a hand take from the market."""
        return self.cells[25 + 5 * seat + colour]

    def set_known(self, seat: i64, colour: i64, value: i64) -> None:
        """Set the tiles that everybody saw a hand take from the market."""
        self.cells[25 + 5 * seat + colour] = value

    def add_to_known(self, seat: i64, colour: i64, number: i64) -> None:
        """Add to the tiles that everybody saw a hand take from the market."""
        self.cells[25 + 5 * seat + colour] += number

    def known_by_colour(self, seat: i64) -> vec[i64]:
        """Return the tiles that everybody saw a hand take from the market, for each colour."""
        return self.cells[25 + 5 * seat : 25 + 5 * seat + 5]

    def set_known_by_colour(self, seat: i64, values: vec[i64]) -> None:
        """Set the tiles that everybody saw a hand take from the market, for each colour from 0 on."""
        cells = self.cells
        colour: i64 = 0
        while colour < i64(len(values)):
            cells[25 + 5 * seat + colour] = values[colour]
            colour += 1

    def exchanged(self, seat: i64, colour: i64) -> i64:
        """Return the tiles that a seat boxed face down."""
        return self.cells[50 + 5 * seat + colour]

    def set_exchanged(self, seat: i64, colour: i64, value: i64) -> None:
        """Set the tiles that a seat boxed face down."""
        self.cells[50 + 5 * seat + colour] = value

    def add_to_exchanged(self, seat: i64, colour: i64, number: i64) -> None:
        """Add to the tiles that a seat boxed face down."""
        self.cells[50 + 5 * seat + colour] += number

    def exchanged_by_colour(self, seat: i64) -> vec[i64]:
        """Return the tiles that a seat boxed face down, for each colour."""
        return self.cells[50 + 5 * seat : 50 + 5 * seat + 5]

    def set_exchanged_by_colour(self, seat: i64, values: vec[i64]) -> None:
        """Set the tiles that a seat boxed face down, for each colour from 0 on."""
        cells = self.cells
        colour: i64 = 0
        while colour < i64(len(values)):
            cells[50 + 5 * seat + colour] = values[colour]
            colour += 1

    def points(self, seat: i64, colour: i64) -> i64:
        """Return the points of a seat."""
        return self.cells[75 + 5 * seat + colour]

    def set_points(self, seat: i64, colour: i64, value: i64) -> None:
        """Set the points of a seat."""
        self.cells[75 + 5 * seat + colour] = value

    def add_to_points(self, seat: i64, colour: i64, number: i64) -> None:
        """Add to the points of a seat."""
        self.cells[75 + 5 * seat + colour] += number

    def points_by_colour(self, seat: i64) -> vec[i64]:
        """Return the points of a seat, for each colour."""
        return self.cells[75 + 5 * seat : 75 + 5 * seat + 5]

    def set_points_by_colour(self, seat: i64, values: vec[i64]) -> None:
        """Set the points of a seat, for each colour from 0 on."""
        cells = self.cells
        colour: i64 = 0
        while colour < i64(len(values)):
            cells[75 + 5 * seat + colour] = values[colour]
            colour += 1

    def leader_hex(self, seat: i64, colour: i64) -> i64:
        """Return the hex of a leader; NO_HEX beside the board."""
        return self.cells[100 + 5 * seat + colour]

    def set_leader_hex(self, seat: i64, colour: i64, value: i64) -> None:
        """Set the hex of a leader; NO_HEX beside the board."""
        self.cells[100 + 5 * seat + colour] = value

    def add_to_leader_hex(self, seat: i64, colour: i64, number: i64) -> None:
        """Add to the hex of a leader; NO_HEX beside the board."""
        self.cells[100 + 5 * seat + colour] += number

    def granaries_taken(self, seat: i64) -> i64:
        """Return how many granaries a seat has taken."""
        return self.cells[125 + seat]

    def set_granaries_taken(self, seat: i64, value: i64) -> None:
        """Set how many granaries a seat has taken."""
        self.cells[125 + seat] = value

    def add_to_granaries_taken(self, seat: i64, number: i64) -> None:
        """Add to how many granaries a seat has taken."""
        self.cells[125 + seat] += number

    def dynasty(self, seat: i64) -> i64:
        """Return the dynasty of a seat, an index into DYNASTIES."""
        return self.cells[130 + seat]

    def set_dynasty(self, seat: i64, value: i64) -> None:
        """Set the dynasty of a seat, an index into DYNASTIES."""
        self.cells[130 + seat] = value

    def add_to_dynasty(self, seat: i64, number: i64) -> None:
        """Add to the dynasty of a seat, an index into DYNASTIES."""
        self.cells[130 + seat] += number

    def market(self, colour: i64) -> i64:
        """Return the tiles in the market."""
        return self.cells[135 + colour]

    def set_market(self, colour: i64, value: i64) -> None:
        """Set the tiles in the market."""
        self.cells[135 + colour] = value

    def add_to_market(self, colour: i64, number: i64) -> None:
        """Add to the tiles in the market."""
        self.cells[135 + colour] += number

    def market_by_colour(self) -> vec[i64]:
        """Return the tiles in the market, for each colour."""
        return self.cells[135:140]

    def set_market_by_colour(self, values: vec[i64]) -> None:
        """Set the tiles in the market, for each colour from 0 on."""
        cells = self.cells
        colour: i64 = 0
        while colour < i64(len(values)):
            cells[135 + colour] = values[colour]
            colour += 1

    def box(self, colour: i64) -> i64:
        """Return the tiles that were boxed openly."""
        return self.cells[140 + colour]

    def set_box(self, colour: i64, value: i64) -> None:
        """Set the tiles that were boxed openly."""
        self.cells[140 + colour] = value

    def add_to_box(self, colour: i64, number: i64) -> None:
        """Add to the tiles that were boxed openly."""
        self.cells[140 + colour] += number

    def box_by_colour(self) -> vec[i64]:
        """Return the tiles that were boxed openly, for each colour."""
        return self.cells[140:145]

    def set_box_by_colour(self, values: vec[i64]) -> None:
        """Set the tiles that were boxed openly, for each colour from 0 on."""
        cells = self.cells
        colour: i64 = 0
        while colour < i64(len(values)):
            cells[140 + colour] = values[colour]
            colour += 1

    def boxed_unseen(self, colour: i64) -> i64:
        """Return the tiles boxed unseen in the short game."""
        return self.cells[145 + colour]

    def set_boxed_unseen(self, colour: i64, value: i64) -> None:
        """Set the tiles boxed unseen in the short game."""
        self.cells[145 + colour] = value

    def add_to_boxed_unseen(self, colour: i64, number: i64) -> None:
        """Add to the tiles boxed unseen in the short game."""
        self.cells[145 + colour] += number

    def boxed_unseen_by_colour(self) -> vec[i64]:
        """Return the tiles boxed unseen in the short game, for each colour."""
        return self.cells[145:150]

    def set_boxed_unseen_by_colour(self, values: vec[i64]) -> None:
        """Set the tiles boxed unseen in the short game, for each colour from 0 on."""
        cells = self.cells
        colour: i64 = 0
        while colour < i64(len(values)):
            cells[145 + colour] = values[colour]
            colour += 1

    def chosen(self, colour: i64) -> i64:
        """Return the tiles of the hand chosen for an incomplete exchange."""
        return self.cells[150 + colour]

    def set_chosen(self, colour: i64, value: i64) -> None:
        """Set the tiles of the hand chosen for an incomplete exchange."""
        self.cells[150 + colour] = value

    def add_to_chosen(self, colour: i64, number: i64) -> None:
        """Add to the tiles of the hand chosen for an incomplete exchange."""
        self.cells[150 + colour] += number

    def chosen_by_colour(self) -> vec[i64]:
        """Return the tiles of the hand chosen for an incomplete exchange, for each colour."""
        return self.cells[150:155]

    def set_chosen_by_colour(self, values: vec[i64]) -> None:
        """Set the tiles of the hand chosen for an incomplete exchange, for each colour from 0 on."""
        cells = self.cells
        colour: i64 = 0
        while colour < i64(len(values)):
            cells[150 + colour] = values[colour]
            colour += 1

    def pagoda(self, colour: i64, pagoda: i64) -> i64:
        """Return the triangle of a pagoda, the lower one first; NO_HEX beside the board."""
        return self.cells[155 + 2 * colour + pagoda]

    def set_pagoda(self, colour: i64, pagoda: i64, value: i64) -> None:
        """Set the triangle of a pagoda, the lower one first; NO_HEX beside the board."""
        self.cells[155 + 2 * colour + pagoda] = value

    def add_to_pagoda(self, colour: i64, pagoda: i64, number: i64) -> None:
        """Add to the triangle of a pagoda, the lower one first; NO_HEX beside the board."""
        self.cells[155 + 2 * colour + pagoda] += number

    def bandit_tile(self, place: i64) -> i64:
        """Return the bandit tile at a place, from 1; 0 for none."""
        return self.cells[165 + place]

    def set_bandit_tile(self, place: i64, value: i64) -> None:
        """Set the bandit tile at a place, from 1; 0 for none."""
        self.cells[165 + place] = value

    def add_to_bandit_tile(self, place: i64, number: i64) -> None:
        """Add to the bandit tile at a place, from 1; 0 for none."""
        self.cells[165 + place] += number

    def side_name(self, side: i64) -> i64:
        """Return the lowest hex of a warring state, or NO_HEX."""
        return self.cells[175 + side]

    def set_side_name(self, side: i64, value: i64) -> None:
        """Set the lowest hex of a warring state, or NO_HEX."""
        self.cells[175 + side] = value

    def add_to_side_name(self, side: i64, number: i64) -> None:
        """Add to the lowest hex of a warring state, or NO_HEX."""
        self.cells[175 + side] += number

    def side_reds(self, side: i64) -> i64:
        """Return the red tiles of a side when the war began."""
        return self.cells[178 + side]

    def set_side_reds(self, side: i64, value: i64) -> None:
        """Set the red tiles of a side when the war began."""
        self.cells[178 + side] = value

    def add_to_side_reds(self, side: i64, number: i64) -> None:
        """Add to the red tiles of a side when the war began."""
        self.cells[178 + side] += number

    def side_tiles(self, side: i64) -> i64:
        """Return the red tiles committed to a side."""
        return self.cells[181 + side]

    def set_side_tiles(self, side: i64, value: i64) -> None:
        """Set the red tiles committed to a side."""
        self.cells[181 + side] = value

    def add_to_side_tiles(self, side: i64, number: i64) -> None:
        """Add to the red tiles committed to a side."""
        self.cells[181 + side] += number

    def side_leaders(self, side: i64) -> i64:
        """Return the red leaders beside the board that support a side."""
        return self.cells[184 + side]

    def set_side_leaders(self, side: i64, value: i64) -> None:
        """Set the red leaders beside the board that support a side."""
        self.cells[184 + side] = value

    def add_to_side_leaders(self, side: i64, number: i64) -> None:
        """Add to the red leaders beside the board that support a side."""
        self.cells[184 + side] += number

    def bag(self, place: i64) -> i64:
        """Return the colour of a tile in the bag; the last one is drawn next."""
        return self.cells[187 + place]

    def set_bag(self, place: i64, value: i64) -> None:
        """Set the colour of a tile in the bag; the last one is drawn next."""
        self.cells[187 + place] = value

    def add_to_bag(self, place: i64, number: i64) -> None:
        """Add to the colour of a tile in the bag; the last one is drawn next."""
        self.cells[187 + place] += number

    def bag_by_place(self) -> vec[i64]:
        """Return the colour of a tile in the bag; the last one is drawn next, for each place."""
        return self.cells[187:325]

    def set_bag_by_place(self, values: vec[i64]) -> None:
        """Set the colour of a tile in the bag; the last one is drawn next, for each place from 0 on."""
        cells = self.cells
        place: i64 = 0
        while place < i64(len(values)):
            cells[187 + place] = values[place]
            place += 1

    def tile(self, hex_index: i64) -> i64:
        """Return the colour of the tile on a hex, or NO_TILE."""
        return self.cells[333 + 8 * hex_index] - 1

    def set_tile(self, hex_index: i64, value: i64) -> None:
        """Set the colour of the tile on a hex, or NO_TILE."""
        self.cells[333 + 8 * hex_index] = value + 1

    def add_to_tile(self, hex_index: i64, number: i64) -> None:
        """Add to the colour of the tile on a hex, or NO_TILE."""
        self.cells[333 + 8 * hex_index] += number

    def leader(self, hex_index: i64) -> i64:
        """Return the leader on a hex, or NO_LEADER."""
        return self.cells[334 + 8 * hex_index] - 1

    def set_leader(self, hex_index: i64, value: i64) -> None:
        """Set the leader on a hex, or NO_LEADER."""
        self.cells[334 + 8 * hex_index] = value + 1

    def add_to_leader(self, hex_index: i64, number: i64) -> None:
        """Add to the leader on a hex, or NO_LEADER."""
        self.cells[334 + 8 * hex_index] += number

    def group(self, hex_index: i64) -> i64:
        """Return the lowest hex of the linked group of a hex, or NO_HEX."""
        return self.cells[335 + 8 * hex_index]

    def set_group(self, hex_index: i64, value: i64) -> None:
        """Set the lowest hex of the linked group of a hex, or NO_HEX."""
        self.cells[335 + 8 * hex_index] = value

    def add_to_group(self, hex_index: i64, number: i64) -> None:
        """Add to the lowest hex of the linked group of a hex, or NO_HEX."""
        self.cells[335 + 8 * hex_index] += number

    def marks(self, hex_index: i64) -> i64:
        """Return the marks of a hex, as bits; see `marks`."""
        return self.cells[336 + 8 * hex_index]

    def set_marks(self, hex_index: i64, value: i64) -> None:
        """Set the marks of a hex, as bits; see `marks`."""
        self.cells[336 + 8 * hex_index] = value

    def add_to_marks(self, hex_index: i64, number: i64) -> None:
        """Add to the marks of a hex, as bits; see `marks`."""
        self.cells[336 + 8 * hex_index] += number

    def adjacent_yellows(self, hex_index: i64) -> i64:
        """Return how many yellow tiles are next to a hex."""
        return self.cells[337 + 8 * hex_index]

    def set_adjacent_yellows(self, hex_index: i64, value: i64) -> None:
        """Set how many yellow tiles are next to a hex."""
        self.cells[337 + 8 * hex_index] = value

    def add_to_adjacent_yellows(self, hex_index: i64, number: i64) -> None:
        """Add to how many yellow tiles are next to a hex."""
        self.cells[337 + 8 * hex_index] += number

    def adjacent_bandit_places(self, hex_index: i64) -> i64:
        """Return the places next to a hex that hold bandits, as bits."""
        return self.cells[338 + 8 * hex_index]

    def set_adjacent_bandit_places(self, hex_index: i64, value: i64) -> None:
        """Set the places next to a hex that hold bandits, as bits."""
        self.cells[338 + 8 * hex_index] = value

    def add_to_adjacent_bandit_places(self, hex_index: i64, number: i64) -> None:
        """Add to the places next to a hex that hold bandits, as bits."""
        self.cells[338 + 8 * hex_index] += number

    def leaders(self, hex_index: i64) -> i64:
        """Return the leaders of a group, as bits."""
        return self.cells[339 + 8 * hex_index]

    def set_leaders(self, hex_index: i64, value: i64) -> None:
        """Set the leaders of a group, as bits."""
        self.cells[339 + 8 * hex_index] = value

    def add_to_leaders(self, hex_index: i64, number: i64) -> None:
        """Add to the leaders of a group, as bits."""
        self.cells[339 + 8 * hex_index] += number

    def reds(self, hex_index: i64) -> i64:
        """Return the red tiles of a group."""
        return self.cells[340 + 8 * hex_index]

    def set_reds(self, hex_index: i64, value: i64) -> None:
        """Set the red tiles of a group."""
        self.cells[340 + 8 * hex_index] = value

    def add_to_reds(self, hex_index: i64, number: i64) -> None:
        """Add to the red tiles of a group."""
        self.cells[340 + 8 * hex_index] += number


def initial_cells(places: i64) -> vec[i64]:
    """Return the cells of a state with a number of places before anything is dealt."""
    cells = _INITIAL_CELLS[:]
    place: i64 = -1
    while place < places:
        cells = extend(cells, _INITIAL_PLACE)
        place += 1
    return cells


def read_hand(cells: vec[i64], seat: i64, colour: i64) -> i64:
    """Return the tiles in a hand, from cells."""
    return cells[5 * seat + colour]


def read_points(cells: vec[i64], seat: i64, colour: i64) -> i64:
    """Return the points of a seat, from cells."""
    return cells[75 + 5 * seat + colour]


def read_leader_hex(cells: vec[i64], seat: i64, colour: i64) -> i64:
    """Return the hex of a leader; NO_HEX beside the board, from cells."""
    return cells[100 + 5 * seat + colour]


def read_chosen(cells: vec[i64], colour: i64) -> i64:
    """Return the tiles of the hand chosen for an incomplete exchange, from cells."""
    return cells[150 + colour]


def read_tile(cells: vec[i64], hex_index: i64) -> i64:
    """Return the colour of the tile on a hex, or NO_TILE, from cells."""
    return cells[333 + 8 * hex_index] - 1


def read_leader(cells: vec[i64], hex_index: i64) -> i64:
    """Return the leader on a hex, or NO_LEADER, from cells."""
    return cells[334 + 8 * hex_index] - 1


def read_group(cells: vec[i64], hex_index: i64) -> i64:
    """Return the lowest hex of the linked group of a hex, or NO_HEX, from cells."""
    return cells[335 + 8 * hex_index]


def read_marks(cells: vec[i64], hex_index: i64) -> i64:
    """Return the marks of a hex, as bits; see `marks`, from cells."""
    return cells[336 + 8 * hex_index]


def read_adjacent_yellows(cells: vec[i64], hex_index: i64) -> i64:
    """Return how many yellow tiles are next to a hex, from cells."""
    return cells[337 + 8 * hex_index]


def read_adjacent_bandit_places(cells: vec[i64], hex_index: i64) -> i64:
    """Return the places next to a hex that hold bandits, as bits, from cells."""
    return cells[338 + 8 * hex_index]


def read_leaders(cells: vec[i64], hex_index: i64) -> i64:
    """Return the leaders of a group, as bits, from cells."""
    return cells[339 + 8 * hex_index]


def read_reds(cells: vec[i64], hex_index: i64) -> i64:
    """Return the red tiles of a group, from cells."""
    return cells[340 + 8 * hex_index]
