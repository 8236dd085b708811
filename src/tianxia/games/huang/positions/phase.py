"""An action in progress in a position: the phase, and what has happened in the action so far."""

from typing import Final

from tianxia.engine.errors import BadPosition
from tianxia.engine.position_reader import PositionReader
from tianxia.games.huang.positions.board import find_triangle, read_hex, read_hexes
from tianxia.games.huang.positions.deal import check_dealing
from tianxia.games.huang.rules.bandits import adjacent_bandits
from tianxia.games.huang.rules.board_geometry import MAX_SIDES, NO_HEX, NUM_DIRECTIONS
from tianxia.games.huang.rules.buildings import (
    free_rhombi_with,
    free_triangle_colour,
    free_triangles_with,
    pagodas_left,
)
from tianxia.games.huang.rules.groups import linked_hexes
from tianxia.games.huang.rules.marks import PAYABLE
from tianxia.games.huang.rules.payments import red_tiles
from tianxia.games.huang.rules.phases import (
    ACTION,
    ATTACKING,
    BUILDING,
    CHAIN,
    CHOOSING_WINNER,
    DEFENDING,
    MOVING_PAGODA,
    PAYING,
    PHASES,
    SUPPORTING,
    TAKING_GRANARIES,
    TAKING_MARKET_TILE,
)
from tianxia.games.huang.rules.placing import can_chain_continue
from tianxia.games.huang.rules.seats import NO_LEADER, leader_colours
from tianxia.games.huang.rules.tiles import (
    BLUE,
    COLOURS,
    GREEN,
    NUM_COLOURS,
    PALACE_HAND_SIZE,
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
    state.phase = PHASES.index(reader.choice("phase", PHASES[:-1], "action"))
    if reader.has("placed"):
        state.placed_at = read_hex(state, reader.values["placed"], "placed")
    if reader.has("raising"):
        state.pagoda_target = find_triangle(state, read_hexes(state, reader.values["raising"], "raising", 3))
        if state.pagoda_target < 0:
            raise BadPosition("raising", "huang-position-phase", phase="moving")
    for word in reader.choices("exchanging", COLOURS):
        state.add_to_chosen(COLOURS.index(word), 1)
    if reader.has("revolt"):
        revolt = reader.section("revolt", ("colour", "defender", "tiles", "leader"))
        state.revolt_colour = COLOURS.index(revolt.required_choice("colour", COLOURS))
        state.defender = names.index(revolt.required_choice("defender", names))
        state.attack_tiles = revolt.integer("tiles", 0, 0, PALACE_HAND_SIZE)
        state.attack_leader = int(revolt.boolean("leader"))
    if reader.has("war"):
        _read_war(reader, state, names)
    if reader.has("payment"):
        payment = reader.section("payment", ("number", "of"))
        hexes = payment.values.get("of")
        for hex_index in read_hexes(state, hexes, "payment.of", len(hexes) if isinstance(hexes, list) else 0):
            state.add_mark(hex_index, PAYABLE)
        state.payment_left = payment.integer("number", 0, 1, TILE_COUNTS[RED])
    if state.phase == DEFENDING:
        state.asked = state.defender


def _read_war(reader: PositionReader, state: Huang, names: tuple[str, ...]) -> None:
    war = reader.section("war", ("asked", "sides"))
    state.asked = names.index(war.required_choice("asked", names))
    sides = PositionReader(war.values.get("sides", {}), "war.sides")
    if len(sides.values) > MAX_SIDES:
        raise BadPosition("war.sides", "huang-position-sides")
    for i, hex_index in enumerate(sorted(read_hex(state, name, "war.sides") for name in sides.values)):
        side = sides.section(state.hex_name(hex_index), ("reds", "tiles", "leaders"))
        state.set_side_name(i, hex_index)
        state.set_side_reds(i, side.integer("reds", 0, 0, TILE_COUNTS[RED]))
        state.set_side_tiles(i, side.integer("tiles", 0, 0, TILE_COUNTS[RED]))
        state.set_side_leaders(i, side.integer("leaders", 0, 0, len(names)))


def check_phase(reader: PositionReader, state: Huang) -> None:
    """Raise BadPosition if a position lacks what its phase needs, so that nobody could continue."""
    phase = int(state.phase)
    if state.dealing:
        check_dealing(reader, state)
        return
    for key, phases in _PHASES_BY_KEY:
        if reader.has(key) and phase not in phases:
            raise BadPosition(key, "huang-position-phase", phase=PHASES[phase])
    if phase not in _CONFLICTS:
        _check_no_conflict(state)
    conditions = (
        (state.placed_at != NO_HEX) == (phase in _PHASES_WITH_TILE) or phase == MOVING_PAGODA,
        (state.pagoda_target != NO_HEX) == (phase == MOVING_PAGODA),
        (state.revolt_colour >= 0) == (phase in (ATTACKING, DEFENDING)),
        (state.side_name(0) != NO_HEX) == (phase in (SUPPORTING, CHOOSING_WINNER)),
        (state.payment_left > 0) == (phase == PAYING),
        state.placed_at == NO_HEX or state.tile(state.placed_at) >= 0,
        not state.is_exchanging() or (phase == ACTION and _may_exchange(state)),
        (state.actions_left == 0) == (phase == TAKING_GRANARIES) or reader.has("winner"),
    )
    if not all(conditions) or not _does_phase_fit(state, phase):
        raise BadPosition("phase", "huang-position-phase", phase=PHASES[phase])


def _does_phase_fit(state: Huang, phase: int) -> bool:
    at = state.placed_at
    if phase == BUILDING:
        palace = bool(state.has_palace) and len(free_rhombi_with(state, at)) > 0
        return palace or len(free_triangles_with(state, at)) > 0
    if phase == TAKING_MARKET_TILE:
        return state.tile(at) == GREEN and total_tiles(state.market_by_colour()) > 0
    if phase == CHAIN:
        return state.tile(at) == BLUE and can_chain_continue(state)
    if phase == MOVING_PAGODA:
        hexes = (
            [state.geometry.triangles[3 * state.pagoda_target + i] for i in range(3)]
            if state.pagoda_target >= 0
            else []
        )
        if at != NO_HEX and at not in hexes:
            return False
        colour = free_triangle_colour(state, state.pagoda_target) if state.pagoda_target >= 0 else -1
        return colour >= 0 and pagodas_left(state, colour) == 0 and state.pagoda(colour, 1) != NO_HEX
    if phase in (ATTACKING, DEFENDING):
        return _does_revolt_fit(state, phase)
    if phase in (SUPPORTING, CHOOSING_WINNER):
        return _does_war_fit(state, phase)
    if phase == PAYING:
        payable = [hex_index for hex_index in range(state.geometry.count) if state.has_mark(hex_index, PAYABLE)]
        if state.adjacent_bandit_places(at) and state.payment_left > adjacent_bandits(state, at):
            return False
        return all(
            state.tile(hex_index) == RED and hex_index != at for hex_index in payable
        ) and state.payment_left < len(payable)
    if phase == TAKING_GRANARIES:
        return len(granaries_in_state(state, state.turn)) > 1
    return True


def _may_exchange(state: Huang) -> bool:
    """Return whether an incomplete exchange fits the hand, and leaves something to add."""
    enough = all(state.chosen(colour) <= state.hand(state.turn, colour) for colour in range(NUM_COLOURS))
    return enough and total_tiles(state.chosen_by_colour()) < 6 and len(state.legal(state.turn)) > 0


def _does_revolt_fit(state: Huang, phase: int) -> bool:
    """Return whether two leaders of one colour stand in one state, and there is no other such pair."""
    attacker, defender, colour = state.turn, state.defender, state.revolt_colour
    attacking_hex, defending_hex = (state.leader_hex(seat, colour) for seat in (attacker, defender))
    if (
        attacker == defender
        or NO_HEX in (attacking_hex, defending_hex)
        or state.group(attacking_hex) != state.group(defending_hex)
    ):
        return False
    if phase == ATTACKING and (state.attack_tiles or state.attack_leader):
        return False
    if state.attack_leader and not state.is_leader_off(attacker, YELLOW):
        return False
    return _count_rival_pairs(state) == 1


def _does_war_fit(state: Huang, phase: int) -> bool:
    """Return whether the sides are the warring states that the tile unites."""
    states: dict[int, tuple[int, int]] = {}
    for i in range(NUM_DIRECTIONS):
        neighbour = state.geometry.neighbour(state.placed_at, i)
        if neighbour == NO_HEX or state.group(neighbour) == NO_HEX:
            continue
        hexes = linked_hexes(state, neighbour, state.placed_at)
        leaders = [state.leader(hex_index) for hex_index in hexes if state.leader(hex_index) != NO_LEADER]
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
    sides = {state.side_name(i): state.side_reds(i) for i in range(MAX_SIDES) if state.side_name(i) != NO_HEX}
    if sides != warring or state.adjacent_bandit_places(state.placed_at):
        return False
    return phase == SUPPORTING or (
        sum(is_tied_highest(state, i) for i in range(MAX_SIDES)) > 1 and state.asked == state.turn
    )


def _check_no_conflict(state: Huang) -> None:
    """Raise BadPosition if two leaders of one colour stand in one state."""
    if _count_rival_pairs(state):
        raise BadPosition("leaders", "huang-position-peace")


def _count_rival_pairs(state: Huang) -> int:
    """Return how many pairs of leaders of one colour stand in one state."""
    pairs = 0
    for hex_index in range(state.geometry.count):
        bits = int(state.leaders(hex_index))
        pairs += bin(bits).count("1") - bin(leader_colours(bits)).count("1")
    return pairs
