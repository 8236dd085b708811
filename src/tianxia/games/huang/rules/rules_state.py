"""A state of Huang as the rules see it."""

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.huang.rules.board_geometry import NO_HEX, BoardGeometry
from tianxia.games.huang.rules.fields import Fields
from tianxia.games.huang.rules.seats import DYNASTIES, NOBODY
from tianxia.games.huang.rules.tiles import NUM_COLOURS


class RulesState(Fields):
    """The fields of a state and its board, with the queries and updates that several modules of the rules need."""

    def __init__(self, cells: vec[i64], seed: int, geometry: BoardGeometry, source: Fields | None = None) -> None:
        """Take the cells (not copied), the seed and the board, and the other fields from a state, or start anew."""
        super().__init__(cells, seed, source)
        self.geometry = geometry
        self.geometry_key = geometry.key

    def leader_owner(self, group: i64, colour: i64) -> i64:
        """Return the seat whose leader of a colour stands in a group, NOBODY if there is none."""
        return find_owner(self.leaders(group), colour)

    def is_leader_off(self, seat: i64, colour: i64) -> bool:
        """Return whether a leader is beside the board."""
        return self.leader_hex(seat, colour) == NO_HEX

    def has_mark(self, hex_index: i64, mark: i64) -> bool:
        """Return whether a hex has a mark, or one of several."""
        return (self.marks(hex_index) & mark) != 0

    def add_mark(self, hex_index: i64, mark: i64) -> None:
        """Add a mark to a hex."""
        self.set_marks(hex_index, self.marks(hex_index) | mark)

    def remove_mark(self, hex_index: i64, mark: i64) -> None:
        """Remove a mark from a hex."""
        self.set_marks(hex_index, self.marks(hex_index) & ~mark)

    def action_price(self, seat: i64, colour: i64) -> i64:
        """Return how many tiles a riot or a bought building costs: two; one while the leader of that colour is off.

        [H]: never more than that.
        """
        return 1 if self.is_leader_off(seat, colour) else 2

    def hand_size(self, seat: i64) -> i64:
        """Return how many tiles a seat holds."""
        n: i64 = 0
        colour: i64 = 0
        while colour < NUM_COLOURS:
            n += self.hand(seat, colour)
            colour += 1
        return n

    def is_exchanging(self) -> bool:
        """Return whether tiles have been chosen for an incomplete exchange."""
        colour: i64 = 0
        while colour < NUM_COLOURS:
            if self.chosen(colour):
                return True
            colour += 1
        return False

    def next_seat(self, seat: i64) -> i64:
        """Return the next seat, clockwise."""
        return (seat + 1) % self.players

    def name(self, seat: i64) -> str:
        """Return the dynasty of a seat."""
        return DYNASTIES[self.dynasty(seat)]

    def hex_name(self, hex_index: i64) -> str:
        """Return the name of a hex."""
        return self.geometry.names[hex_index]

    def discard_tiles(self, seat: i64, colour: i64, number: i64) -> None:
        """Remove tiles from a hand openly. [H]: tiles that are publicly known to be in it are removed first."""
        self.add_to_hand(seat, colour, -number)
        self.set_known(seat, colour, max(self.known(seat, colour) - number, 0))


def find_owner(leaders: i64, colour: i64) -> i64:
    """Return the seat whose leader of a colour is among some leaders, given as bits; NOBODY if there is none."""
    bits = leaders >> colour
    seat: i64 = 0
    while bits:
        if bits & 1:
            return seat
        bits >>= NUM_COLOURS
        seat += 1
    return NOBODY
