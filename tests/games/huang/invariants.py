"""Invariants of Huang, which hold in every state."""

from collections import Counter

from tianxia.engine.state import State
from tianxia.games.huang.rules.board_geometry import NO_HEX, NUM_DIRECTIONS
from tianxia.games.huang.rules.cells import (
    ACTIONS_LEFT,
    ADJACENT_BANDITS,
    ADJACENT_YELLOWS,
    ATTACK_TILES,
    ATTACKING,
    BAG,
    BAG_SIZE,
    BANDITS,
    BOX,
    BOXED_UNSEEN,
    BUILT,
    CHOOSING_WINNER,
    DEALING,
    DEFENDING,
    EXCHANGED,
    GROUP,
    GROUP_LEADERS,
    GROUP_REDS,
    HAND,
    IDLE_TURNS,
    KNOWN,
    LEADER,
    LEADER_AT,
    MARKET,
    MARKS,
    PAGODA,
    PALACE,
    PAYABLE,
    PAYING,
    PHASE,
    PLAYERS,
    SIDE_TILES,
    STRIDE,
    SUPPORTING,
    TILE,
    TURN,
    UNDER_BANDITS,
    UNDER_PAGODA,
    UNDER_PALACE,
    Cells,
)
from tianxia.games.huang.rules.tiles import BLUE, RED, TILE_COUNTS, YELLOW

MAX_STEPS_PER_TURN = 400
"""Far more steps than any turn takes."""


class Invariants:
    """Checks the states of one game, in order."""

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
                assert count_tiles(state, colour) == number, "tiles of each colour add up"
        for seat in range(c[PLAYERS]):
            assert 0 <= state.hand_size(seat) <= 7
            for colour in range(5):
                assert 0 <= c[KNOWN + 5 * seat + colour] <= c[HAND + 5 * seat + colour]
        assert 0 <= c[ACTIONS_LEFT] <= 2
        assert 0 <= c[IDLE_TURNS] <= 40
        turn = int(c[TURN]), int(c[BAG_SIZE])
        self.steps = self.steps + 1 if turn == self.turn else 0
        self.turn = turn
        assert self.steps < MAX_STEPS_PER_TURN, "every turn ends"


def list_neighbours(state: Cells, hex: int) -> list[int]:
    neighbours = [int(state.geometry.neighbour(hex, direction)) for direction in range(NUM_DIRECTIONS)]
    return [other for other in neighbours if other != NO_HEX]


def check_groups(state: Cells) -> None:
    """Check that the groups, which are updated piece by piece, equal a recomputation from the pieces."""
    c = state.cells
    count = int(state.geometry.count)
    pieces = {hex for hex in range(count) if c[TILE + STRIDE * hex] or c[LEADER + STRIDE * hex]}
    seen: set[int] = set()
    for hex in range(count):
        if hex not in pieces:
            assert c[GROUP + STRIDE * hex] == NO_HEX
        if hex in pieces and hex not in seen:
            members, queue = {hex}, [hex]
            while queue:
                for neighbour in list_neighbours(state, queue.pop()):
                    if neighbour in pieces and neighbour not in members:
                        members.add(neighbour)
                        queue.append(neighbour)
            seen |= members
            assert {int(c[GROUP + STRIDE * member]) for member in members} == {hex}, "named by its lowest hex"
            leaders = sum(1 << int(c[LEADER + STRIDE * m] - 1) for m in members if c[LEADER + STRIDE * m])
            assert c[GROUP_LEADERS + STRIDE * hex] == leaders
            assert c[GROUP_REDS + STRIDE * hex] == sum(c[TILE + STRIDE * m] == RED + 1 for m in members)
        elif c[GROUP + STRIDE * hex] != hex:
            assert c[GROUP_LEADERS + STRIDE * hex] == 0
            assert c[GROUP_REDS + STRIDE * hex] == 0


def check_neighbours(state: Cells) -> None:
    """Check what each hex stores about its neighbours: yellow tiles and bandits."""
    c = state.cells
    places = [int(hex) for hex in state.geometry.places]
    under = {hex: i // 3 for i, hex in enumerate(places) if c[BANDITS + i // 3]}
    for hex in range(state.geometry.count):
        around = list_neighbours(state, hex)
        assert c[ADJACENT_YELLOWS + STRIDE * hex] == sum(c[TILE + STRIDE * other] == YELLOW + 1 for other in around)
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
    """Check that every building stands on its tiles, and no two on the same one."""
    c = state.cells
    covered: Counter[int] = Counter()
    for colour in range(5):
        first, second = c[PAGODA + 2 * colour], c[PAGODA + 2 * colour + 1]
        assert second == NO_HEX or first < second
        for triangle in (first, second):
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
    """Check that every leader touches a yellow tile and, outside conflicts, no state has two leaders of one colour."""
    c = state.cells
    conflict = c[PHASE] in (ATTACKING, DEFENDING, SUPPORTING, CHOOSING_WINNER)
    standing: Counter[tuple[int, int]] = Counter()
    for leader in range(25):
        hex = c[LEADER_AT + leader]
        if hex == NO_HEX:
            continue
        assert c[LEADER + STRIDE * hex] == leader + 1
        assert c[TILE + STRIDE * hex] == 0
        assert not state.geometry.is_river(hex)
        assert any(state.tile(other) == YELLOW for other in list_neighbours(state, hex)), (
            "a leader touches a yellow tile"
        )
        standing[int(c[GROUP + STRIDE * hex]), leader % 5] += 1
    assert conflict or max(standing.values(), default=0) <= 1, "no state at rest holds two leaders of one colour"
    assert sum(c[LEADER + STRIDE * hex] > 0 for hex in range(state.geometry.count)) == sum(standing.values())


def count_tiles(state: Cells, colour: int) -> int:
    """Return the number of tiles of a colour, wherever they are."""
    c = state.cells
    n = int(c[MARKET + colour] + c[BOX + colour] + c[BOXED_UNSEEN + colour])
    n += sum(int(c[HAND + 5 * seat + colour] + c[EXCHANGED + 5 * seat + colour]) for seat in range(5))
    n += sum(state.tile(hex) == colour for hex in range(state.geometry.count))
    n += sum(c[BAG + i] == colour for i in range(c[BAG_SIZE]))
    n += int(c[ATTACK_TILES]) if colour == YELLOW else 0
    return n + (sum(int(c[SIDE_TILES + i]) for i in range(3)) if colour == RED else 0)
