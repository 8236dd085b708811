"""What is always true in Huang."""

from collections import Counter

from tianxia.engine.state import State
from tianxia.games.huang.board_geometry import NO_HEX, SIDES
from tianxia.games.huang.cells import (
    ACTIONS,
    ADJACENT_BANDITS,
    ATTACK,
    ATTACKING,
    BAG,
    BAG_SIZE,
    BANDITS,
    BOX,
    BOXED_UNSEEN,
    BUILT,
    DEALING,
    DECIDING,
    DEFENDING,
    EXCHANGED,
    GROUP,
    HAND,
    IDLE,
    KNOWN,
    LEADER,
    LEADER_AT,
    LEADER_BITS,
    MARKET,
    MARKS,
    PAGODA,
    PALACE,
    PAYABLE,
    PAYING,
    PHASE,
    PLAYERS,
    REDS,
    SIDE_TILES,
    STRIDE,
    SUPPORTING,
    TILE,
    TURN,
    UNDER_BANDITS,
    UNDER_PAGODA,
    UNDER_PALACE,
    YELLOWS,
    Cells,
)
from tianxia.games.huang.tiles import BLUE, RED, TILE_COUNTS, YELLOW

LONGEST_TURN = 400
"""Far more steps than a turn can have."""


class Invariants:
    """Watches one game."""

    def __init__(self) -> None:
        self.turn = (-1, -1)
        self.steps = 0

    def check(self, state: State) -> None:
        assert isinstance(state, Cells)
        c = state.cells
        check_groups(state)
        check_neighbours(state)
        check_buildings(state)
        check_leaders(state)
        if not c[DEALING]:
            for colour, number in enumerate(TILE_COUNTS):
                assert tiles(state, colour) == number, "tiles of each colour add up"
        for seat in range(c[PLAYERS]):
            assert 0 <= state.hand_size(seat) <= 7
            for colour in range(5):
                assert 0 <= c[KNOWN + 5 * seat + colour] <= c[HAND + 5 * seat + colour]
        assert 0 <= c[ACTIONS] <= 2
        assert 0 <= c[IDLE] <= 40
        turn = int(c[TURN]), int(c[BAG_SIZE])
        self.steps = self.steps + 1 if turn == self.turn else 0
        self.turn = turn
        assert self.steps < LONGEST_TURN, "every turn ends"


def near(state: Cells, hex: int) -> list[int]:
    ring = [int(state.geometry.neighbour(hex, side)) for side in range(SIDES)]
    return [other for other in ring if other != NO_HEX]


def check_groups(state: Cells) -> None:
    """Groups, kept piece by piece, equal a recomputation from the pieces alone."""
    c = state.cells
    count = int(state.geometry.count)
    pieces = {hex for hex in range(count) if c[TILE + STRIDE * hex] or c[LEADER + STRIDE * hex]}
    seen: set[int] = set()
    for hex in range(count):
        if hex not in pieces:
            assert c[GROUP + STRIDE * hex] == NO_HEX
        if hex in pieces and hex not in seen:
            found, queue = {hex}, [hex]
            while queue:
                for other in near(state, queue.pop()):
                    if other in pieces and other not in found:
                        found.add(other)
                        queue.append(other)
            seen |= found
            assert {int(c[GROUP + STRIDE * member]) for member in found} == {hex}, "named by its lowest hex"
            leaders = sum(1 << int(c[LEADER + STRIDE * m] - 1) for m in found if c[LEADER + STRIDE * m])
            assert c[LEADER_BITS + STRIDE * hex] == leaders
            assert c[REDS + STRIDE * hex] == sum(c[TILE + STRIDE * m] == RED + 1 for m in found)
        elif c[GROUP + STRIDE * hex] != hex:
            assert c[LEADER_BITS + STRIDE * hex] == 0
            assert c[REDS + STRIDE * hex] == 0


def check_neighbours(state: Cells) -> None:
    """What a hex knows of its neighbours: yellow tiles, bandits."""
    c = state.cells
    places = [int(hex) for hex in state.geometry.places]
    under = {hex: i // 3 for i, hex in enumerate(places) if c[BANDITS + i // 3]}
    for hex in range(state.geometry.count):
        around = near(state, hex)
        assert c[YELLOWS + STRIDE * hex] == sum(c[TILE + STRIDE * other] == YELLOW + 1 for other in around)
        bits = 0
        for other in around:
            bits |= 1 << under[other] if other in under else 0
        assert c[ADJACENT_BANDITS + STRIDE * hex] == bits
        assert bool(c[MARKS + STRIDE * hex] & UNDER_BANDITS) == (hex in under)
        assert not (hex in under and c[GROUP + STRIDE * hex] != NO_HEX), "nothing stands under bandits"
        if c[TILE + STRIDE * hex]:
            assert state.geometry.is_river(hex) == (c[TILE + STRIDE * hex] == BLUE + 1), "blue on river, others on land"
        assert not c[MARKS + STRIDE * hex] & PAYABLE or c[PHASE] == PAYING


def check_buildings(state: Cells) -> None:
    """Every building stands on its tiles, and no two on one."""
    c = state.cells
    covered: Counter[int] = Counter()
    for colour in range(5):
        one, other = c[PAGODA + 2 * colour], c[PAGODA + 2 * colour + 1]
        assert other == NO_HEX or one < other
        for triangle in (one, other):
            hexes = [] if triangle == NO_HEX else [int(state.geometry.triangles[3 * triangle + i]) for i in range(3)]
            assert all(state.tile(hex) == colour for hex in hexes)
            assert all(c[MARKS + STRIDE * hex] & UNDER_PAGODA for hex in hexes)
            covered.update(hexes)
    if c[PALACE] != NO_HEX:
        hexes = [int(state.geometry.rhombi[4 * c[PALACE] + i]) for i in range(4)]
        assert all(state.tile(hex) == YELLOW and c[MARKS + STRIDE * hex] & UNDER_PALACE for hex in hexes)
        covered.update(hexes)
    for hex in range(state.geometry.count):
        marks = c[MARKS + STRIDE * hex] & BUILT
        assert marks in (0, 1, 2, 4), "one building on a tile"
        assert bool(marks & (UNDER_PAGODA | UNDER_PALACE)) == (covered[hex] == 1)
        assert not marks or state.tile(hex) >= 0


def check_leaders(state: Cells) -> None:
    """Every leader on the board touches a yellow tile; at rest no state holds two of one colour."""
    c = state.cells
    conflict = c[PHASE] in (ATTACKING, DEFENDING, SUPPORTING, DECIDING)
    standing: Counter[tuple[int, int]] = Counter()
    for leader in range(25):
        hex = c[LEADER_AT + leader]
        if hex == NO_HEX:
            continue
        assert c[LEADER + STRIDE * hex] == leader + 1
        assert c[TILE + STRIDE * hex] == 0
        assert not state.geometry.is_river(hex)
        assert any(state.tile(other) == YELLOW for other in near(state, hex)), "a leader touches a yellow tile"
        standing[int(c[GROUP + STRIDE * hex]), leader % 5] += 1
    assert conflict or max(standing.values(), default=0) <= 1, "no state at rest holds two leaders of one colour"
    assert sum(c[LEADER + STRIDE * hex] > 0 for hex in range(state.geometry.count)) == sum(standing.values())


def tiles(state: Cells, colour: int) -> int:
    """Every tile of a colour, wherever it is."""
    c = state.cells
    n = int(c[MARKET + colour] + c[BOX + colour] + c[BOXED_UNSEEN + colour])
    n += sum(int(c[HAND + 5 * seat + colour] + c[EXCHANGED + 5 * seat + colour]) for seat in range(5))
    n += sum(state.tile(hex) == colour for hex in range(state.geometry.count))
    n += sum(c[BAG + i] == colour for i in range(c[BAG_SIZE]))
    n += int(c[ATTACK]) if colour == YELLOW else 0
    return n + (sum(int(c[SIDE_TILES + i]) for i in range(3)) if colour == RED else 0)
