"""Invariants of Huang, which hold in every state."""

from collections import Counter

from tianxia.engine.state import State
from tianxia.games.huang.rules.board_geometry import NO_HEX, NUM_DIRECTIONS
from tianxia.games.huang.rules.marks import BUILT, PAYABLE, UNDER_BANDITS, UNDER_PAGODA, UNDER_PALACE
from tianxia.games.huang.rules.phases import ATTACKING, CHOOSING_WINNER, DEFENDING, PAYING, SUPPORTING
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.seats import NO_LEADER
from tianxia.games.huang.rules.tiles import BLUE, NO_TILE, RED, TILE_COUNTS, YELLOW

MAX_STEPS_PER_TURN = 400
"""Far more steps than any turn takes."""


class Invariants:
    """Checks the states of one game, in order."""

    def __init__(self) -> None:
        self.turn = (-1, -1)
        self.steps = 0

    def check(self, state: State) -> None:
        assert isinstance(state, RulesState)
        check_groups(state)
        check_neighbours(state)
        check_buildings(state)
        check_leaders(state)
        if not state.dealing:
            for colour, number in enumerate(TILE_COUNTS):
                assert count_tiles(state, colour) == number, "tiles of each colour add up"
        for seat in range(state.players):
            assert 0 <= state.hand_size(seat) <= 7
            for colour in range(5):
                assert 0 <= state.known(seat, colour) <= state.hand(seat, colour)
        assert 0 <= state.actions_left <= 2
        assert 0 <= state.idle_turns <= 40
        turn = int(state.turn), int(state.bag_size)
        self.steps = self.steps + 1 if turn == self.turn else 0
        self.turn = turn
        assert self.steps < MAX_STEPS_PER_TURN, "every turn ends"


def list_neighbours(state: RulesState, hex: int) -> list[int]:
    neighbours = [int(state.geometry.neighbour(hex, direction)) for direction in range(NUM_DIRECTIONS)]
    return [other for other in neighbours if other != NO_HEX]


def check_groups(state: RulesState) -> None:
    """Check that the groups, which are updated piece by piece, equal a recomputation from the pieces."""
    count = int(state.geometry.count)
    pieces = {hex for hex in range(count) if state.tile(hex) != NO_TILE or state.leader(hex) != NO_LEADER}
    seen: set[int] = set()
    for hex in range(count):
        if hex not in pieces:
            assert state.group(hex) == NO_HEX
        if hex in pieces and hex not in seen:
            members, queue = {hex}, [hex]
            while queue:
                for neighbour in list_neighbours(state, queue.pop()):
                    if neighbour in pieces and neighbour not in members:
                        members.add(neighbour)
                        queue.append(neighbour)
            seen |= members
            assert {int(state.group(member)) for member in members} == {hex}, "named by its lowest hex"
            leaders = sum(1 << int(state.leader(m)) for m in members if state.leader(m) != NO_LEADER)
            assert state.leaders(hex) == leaders
            assert state.reds(hex) == sum(state.tile(m) == RED for m in members)
        elif state.group(hex) != hex:
            assert state.leaders(hex) == 0
            assert state.reds(hex) == 0


def check_neighbours(state: RulesState) -> None:
    """Check what each hex stores about its neighbours: yellow tiles and bandits."""
    places = [int(hex) for hex in state.geometry.places]
    under = {hex: i // 3 for i, hex in enumerate(places) if state.bandit_tile(i // 3)}
    for hex in range(state.geometry.count):
        around = list_neighbours(state, hex)
        assert state.adjacent_yellows(hex) == sum(state.tile(other) == YELLOW for other in around)
        bits = 0
        for other in around:
            bits |= 1 << under[other] if other in under else 0
        assert state.adjacent_bandit_places(hex) == bits
        assert state.has_mark(hex, UNDER_BANDITS) == (hex in under)
        assert not (hex in under and state.group(hex) != NO_HEX), "nothing stands under bandits"
        if state.tile(hex) != NO_TILE:
            assert state.geometry.is_river(hex) == (state.tile(hex) == BLUE), "blue on river, others on land"
        assert not state.has_mark(hex, PAYABLE) or state.phase == PAYING


def check_buildings(state: RulesState) -> None:
    """Check that every building stands on its tiles, and no two on the same one."""
    covered: Counter[int] = Counter()
    for colour in range(5):
        first, second = state.pagoda(colour, 0), state.pagoda(colour, 1)
        assert second == NO_HEX or first < second
        for triangle in (first, second):
            hexes = [] if triangle == NO_HEX else [int(state.geometry.triangles[3 * triangle + i]) for i in range(3)]
            assert all(state.tile(hex) == colour for hex in hexes)
            assert all(state.has_mark(hex, UNDER_PAGODA) for hex in hexes)
            covered.update(hexes)
    if state.palace != NO_HEX:
        hexes = [int(state.geometry.rhombi[4 * state.palace + i]) for i in range(4)]
        assert all(state.tile(hex) == YELLOW and state.has_mark(hex, UNDER_PALACE) for hex in hexes)
        covered.update(hexes)
    for hex in range(state.geometry.count):
        marks = state.marks(hex) & BUILT
        assert marks in (0, 1, 2, 4), "one building on a tile"
        assert bool(marks & (UNDER_PAGODA | UNDER_PALACE)) == (covered[hex] == 1)
        assert not marks or state.tile(hex) >= 0


def check_leaders(state: RulesState) -> None:
    """Check that every leader touches a yellow tile and, outside conflicts, no state has two leaders of one colour."""
    conflict = state.phase in (ATTACKING, DEFENDING, SUPPORTING, CHOOSING_WINNER)
    standing: Counter[tuple[int, int]] = Counter()
    for leader in range(25):
        hex = state.leader_hex(*divmod(leader, 5))
        if hex == NO_HEX:
            continue
        assert state.leader(hex) == leader
        assert state.tile(hex) == NO_TILE
        assert not state.geometry.is_river(hex)
        assert any(state.tile(other) == YELLOW for other in list_neighbours(state, hex)), (
            "a leader touches a yellow tile"
        )
        standing[int(state.group(hex)), leader % 5] += 1
    assert conflict or max(standing.values(), default=0) <= 1, "no state at rest holds two leaders of one colour"
    assert sum(state.leader(hex) != NO_LEADER for hex in range(state.geometry.count)) == sum(standing.values())


def count_tiles(state: RulesState, colour: int) -> int:
    """Return the number of tiles of a colour, wherever they are."""
    n = int(state.market(colour) + state.box(colour) + state.boxed_unseen(colour))
    n += sum(int(state.hand(seat, colour) + state.exchanged(seat, colour)) for seat in range(5))
    n += sum(state.tile(hex) == colour for hex in range(state.geometry.count))
    n += sum(state.bag(i) == colour for i in range(state.bag_size))
    n += int(state.attack_tiles) if colour == YELLOW else 0
    return n + (sum(int(state.side_tiles(i)) for i in range(3)) if colour == RED else 0)
