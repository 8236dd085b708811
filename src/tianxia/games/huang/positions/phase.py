"""An action in progress in a position: the phase, and what has happened in the action so far."""

from typing import Final

from tianxia.engine.errors import BadPosition
from tianxia.engine.position_reader import PositionReader
from tianxia.games.huang.positions.board import find_triangle, read_hex, read_hexes
from tianxia.games.huang.positions.deal import check_dealing
from tianxia.games.huang.rules.board_geometry import NO_HEX, NUM_DIRECTIONS
from tianxia.games.huang.rules.buildings import (
    free_rhombi_with,
    free_triangle_colour,
    free_triangles_with,
    pagodas_left,
)
from tianxia.games.huang.rules.cells import (
    ACTION,
    ACTIONS_LEFT,
    ADJACENT_BANDITS,
    ASKED,
    ATTACK_LEADER,
    ATTACK_TILES,
    ATTACKING,
    BUILDING,
    CHAIN,
    CHOOSING_WINNER,
    CHOSEN,
    DEALING,
    DEFENDER,
    DEFENDING,
    GROUP,
    GROUP_LEADERS,
    HAND,
    LEADER,
    LEADER_AT,
    MARKET,
    MARKS,
    MAX_SIDES,
    MOVING_PAGODA,
    PAGODA,
    PAGODA_TARGET,
    PALACE_HAND_SIZE,
    PALACE_ON,
    PAYABLE,
    PAYING,
    PAYMENT_LEFT,
    PHASE,
    PHASES,
    PLACED_AT,
    REVOLT_COLOUR,
    SIDE_LEADERS,
    SIDE_NAME,
    SIDE_REDS,
    SIDE_TILES,
    STRIDE,
    SUPPORTING,
    TAKING_GRANARIES,
    TAKING_MARKET_TILE,
    TURN,
    adjacent_bandits,
    leader_colours,
)
from tianxia.games.huang.rules.groups import linked_hexes
from tianxia.games.huang.rules.payments import red_tiles
from tianxia.games.huang.rules.placing import can_chain_continue
from tianxia.games.huang.rules.tiles import (
    BLUE,
    COLOURS,
    GREEN,
    NUM_COLOURS,
    RED,
    TILE_COUNTS,
    YELLOW,
    total_tiles,
)
from tianxia.games.huang.rules.turns import granaries_in_state
from tianxia.games.huang.rules.wars import is_tied_highest
from tianxia.games.huang.state import Huang

# The phases that need the tile just placed; for MOVING_PAGODA it is optional.
_PHASES_WITH_TILE: Final = (BUILDING, TAKING_MARKET_TILE, CHAIN, SUPPORTING, CHOOSING_WINNER, PAYING)
# The keys that belong to some phases only.
_PHASES_BY_KEY: Final = (
    ("revolt", (ATTACKING, DEFENDING)),
    ("war", (SUPPORTING, CHOOSING_WINNER)),
    ("payment", (PAYING,)),
    ("raising", (MOVING_PAGODA,)),
    ("place", ()),
)
_CONFLICTS: Final = (ATTACKING, DEFENDING, SUPPORTING, CHOOSING_WINNER)


def read_phase(reader: PositionReader, state: Huang, names: tuple[str, ...]) -> None:
    """Read an action in progress; `check_phase` checks whether it is possible."""
    c = state.cells
    c[PHASE] = PHASES.index(reader.choice("phase", PHASES[:-1], "action"))
    if reader.has("placed"):
        c[PLACED_AT] = read_hex(state, reader.values["placed"], "placed")
    if reader.has("raising"):
        c[PAGODA_TARGET] = find_triangle(state, read_hexes(state, reader.values["raising"], "raising", 3))
        if c[PAGODA_TARGET] < 0:
            raise BadPosition("raising", "huang-position-phase", phase="moving")
    for word in reader.choices("exchanging", COLOURS):
        c[CHOSEN + COLOURS.index(word)] += 1
    if reader.has("revolt"):
        revolt = reader.section("revolt", ("colour", "defender", "tiles", "leader"))
        c[REVOLT_COLOUR] = COLOURS.index(revolt.required_choice("colour", COLOURS))
        c[DEFENDER] = names.index(revolt.required_choice("defender", names))
        c[ATTACK_TILES] = revolt.integer("tiles", 0, 0, PALACE_HAND_SIZE)
        c[ATTACK_LEADER] = int(revolt.boolean("leader"))
    if reader.has("war"):
        _read_war(reader, state, names)
    if reader.has("payment"):
        payment = reader.section("payment", ("number", "of"))
        hexes = payment.values.get("of")
        for hex_index in read_hexes(state, hexes, "payment.of", len(hexes) if isinstance(hexes, list) else 0):
            c[MARKS + STRIDE * hex_index] |= PAYABLE
        c[PAYMENT_LEFT] = payment.integer("number", 0, 1, TILE_COUNTS[RED])
    if c[PHASE] == DEFENDING:
        c[ASKED] = c[DEFENDER]


def _read_war(reader: PositionReader, state: Huang, names: tuple[str, ...]) -> None:
    c = state.cells
    war = reader.section("war", ("asked", "sides"))
    c[ASKED] = names.index(war.required_choice("asked", names))
    sides = PositionReader(war.values.get("sides", {}), "war.sides")
    if len(sides.values) > MAX_SIDES:
        raise BadPosition("war.sides", "huang-position-sides")
    for i, hex_index in enumerate(sorted(read_hex(state, name, "war.sides") for name in sides.values)):
        side = sides.section(state.hex_name(hex_index), ("reds", "tiles", "leaders"))
        c[SIDE_NAME + i] = hex_index
        c[SIDE_REDS + i] = side.integer("reds", 0, 0, TILE_COUNTS[RED])
        c[SIDE_TILES + i] = side.integer("tiles", 0, 0, TILE_COUNTS[RED])
        c[SIDE_LEADERS + i] = side.integer("leaders", 0, 0, len(names))


def check_phase(reader: PositionReader, state: Huang) -> None:
    """Raise BadPosition if a position lacks what its phase needs, so that nobody could continue."""
    c = state.cells
    phase = int(c[PHASE])
    if c[DEALING]:
        check_dealing(reader, state)
        return
    for key, phases in _PHASES_BY_KEY:
        if reader.has(key) and phase not in phases:
            raise BadPosition(key, "huang-position-phase", phase=PHASES[phase])
    if phase not in _CONFLICTS:
        _check_no_conflict(state)
    conditions = (
        (c[PLACED_AT] != NO_HEX) == (phase in _PHASES_WITH_TILE) or phase == MOVING_PAGODA,
        (c[PAGODA_TARGET] != NO_HEX) == (phase == MOVING_PAGODA),
        (c[REVOLT_COLOUR] >= 0) == (phase in (ATTACKING, DEFENDING)),
        (c[SIDE_NAME] != NO_HEX) == (phase in (SUPPORTING, CHOOSING_WINNER)),
        (c[PAYMENT_LEFT] > 0) == (phase == PAYING),
        c[PLACED_AT] == NO_HEX or state.tile(c[PLACED_AT]) >= 0,
        total_tiles(c, CHOSEN) == 0 or (phase == ACTION and _may_exchange(state)),
        (c[ACTIONS_LEFT] == 0) == (phase == TAKING_GRANARIES) or reader.has("winner"),
    )
    if not all(conditions) or not _does_phase_fit(state, phase):
        raise BadPosition("phase", "huang-position-phase", phase=PHASES[phase])


def _does_phase_fit(state: Huang, phase: int) -> bool:
    c = state.cells
    at = c[PLACED_AT]
    if phase == BUILDING:
        palace = bool(c[PALACE_ON]) and len(free_rhombi_with(state, at)) > 0
        return palace or len(free_triangles_with(state, at)) > 0
    if phase == TAKING_MARKET_TILE:
        return state.tile(at) == GREEN and total_tiles(c, MARKET) > 0
    if phase == CHAIN:
        return state.tile(at) == BLUE and can_chain_continue(state)
    if phase == MOVING_PAGODA:
        hexes = [state.geometry.triangles[3 * c[PAGODA_TARGET] + i] for i in range(3)] if c[PAGODA_TARGET] >= 0 else []
        if at != NO_HEX and at not in hexes:
            return False
        colour = free_triangle_colour(state, c[PAGODA_TARGET]) if c[PAGODA_TARGET] >= 0 else -1
        return colour >= 0 and pagodas_left(state, colour) == 0 and c[PAGODA + 2 * colour + 1] != NO_HEX
    if phase in (ATTACKING, DEFENDING):
        return _does_revolt_fit(state, phase)
    if phase in (SUPPORTING, CHOOSING_WINNER):
        return _does_war_fit(state, phase)
    if phase == PAYING:
        payable = [hex_index for hex_index in range(state.geometry.count) if c[MARKS + STRIDE * hex_index] & PAYABLE]
        if c[ADJACENT_BANDITS + STRIDE * at] and c[PAYMENT_LEFT] > adjacent_bandits(state, at):
            return False
        return all(state.tile(hex_index) == RED and hex_index != at for hex_index in payable) and c[PAYMENT_LEFT] < len(
            payable
        )
    if phase == TAKING_GRANARIES:
        return len(granaries_in_state(state, c[TURN])) > 1
    return True


def _may_exchange(state: Huang) -> bool:
    """Return whether an incomplete exchange fits the hand, and leaves something to add."""
    c = state.cells
    hand = HAND + NUM_COLOURS * c[TURN]
    enough = all(c[CHOSEN + i] <= c[hand + i] for i in range(NUM_COLOURS))
    return enough and total_tiles(c, CHOSEN) < 6 and len(state.legal(c[TURN])) > 0


def _does_revolt_fit(state: Huang, phase: int) -> bool:
    """Return whether two leaders of one colour stand in one state, and there is no other such pair."""
    c = state.cells
    attacker, defender, colour = c[TURN], c[DEFENDER], c[REVOLT_COLOUR]
    attacking_hex, defending_hex = (c[LEADER_AT + NUM_COLOURS * seat + colour] for seat in (attacker, defender))
    if (
        attacker == defender
        or NO_HEX in (attacking_hex, defending_hex)
        or state.group(attacking_hex) != state.group(defending_hex)
    ):
        return False
    if phase == ATTACKING and (c[ATTACK_TILES] or c[ATTACK_LEADER]):
        return False
    if c[ATTACK_LEADER] and not state.is_leader_off(attacker, YELLOW):
        return False
    return _count_rival_pairs(state) == 1


def _does_war_fit(state: Huang, phase: int) -> bool:
    """Return whether the sides are the warring states that the tile unites."""
    c = state.cells
    states: dict[int, tuple[int, int]] = {}
    for i in range(NUM_DIRECTIONS):
        neighbour = state.geometry.neighbour(c[PLACED_AT], i)
        if neighbour == NO_HEX or c[GROUP + STRIDE * neighbour] == NO_HEX:
            continue
        hexes = linked_hexes(state, neighbour, c[PLACED_AT])
        leaders = [c[LEADER + STRIDE * hex_index] - 1 for hex_index in hexes if c[LEADER + STRIDE * hex_index]]
        if len({leader % NUM_COLOURS for leader in leaders}) < len(leaders):
            return False
        if leaders:
            states[min(hexes)] = sum(1 << leader for leader in leaders), len(red_tiles(state, hexes))
    warring = {
        name: reds
        for name, (leaders, reds) in states.items()
        if any(
            leader_colours(leaders) & leader_colours(others) for other, (others, _) in states.items() if other != name
        )
    }
    sides = {c[SIDE_NAME + i]: c[SIDE_REDS + i] for i in range(MAX_SIDES) if c[SIDE_NAME + i] != NO_HEX}
    if sides != warring or c[ADJACENT_BANDITS + STRIDE * c[PLACED_AT]]:
        return False
    return phase == SUPPORTING or (sum(is_tied_highest(state, i) for i in range(MAX_SIDES)) > 1 and c[ASKED] == c[TURN])


def _check_no_conflict(state: Huang) -> None:
    """Raise BadPosition if two leaders of one colour stand in one state."""
    if _count_rival_pairs(state):
        raise BadPosition("leaders", "huang-position-peace")


def _count_rival_pairs(state: Huang) -> int:
    """Return how many pairs of leaders of one colour stand in one state."""
    pairs = 0
    for hex_index in range(state.geometry.count):
        bits = int(state.cells[GROUP_LEADERS + STRIDE * hex_index])
        pairs += bin(bits).count("1") - bin(leader_colours(bits)).count("1")
    return pairs
