"""The middle of an action in a position: what is asked, and what has happened so far."""

from typing import Final

from tianxia.engine.errors import BadPosition
from tianxia.engine.reading import Reader
from tianxia.games.huang.buildings import free_triangle, pagodas_left, rhombi_with, triangles_with
from tianxia.games.huang.cells import (
    ACTION,
    ACTIONS,
    ASKED,
    AT,
    ATTACK,
    ATTACK_ONE,
    ATTACKING,
    BITS,
    BUILDING,
    CHAIN,
    CHOSEN,
    COLOUR,
    DEALING,
    DECIDING,
    DEFENDER,
    DEFENDING,
    GROUP,
    HAND,
    LEADER,
    LEADER_AT,
    MARKET,
    MARKETING,
    MARKS,
    MOST_SIDES,
    MOVING,
    NEED,
    PAGODA,
    PALACE_HAND,
    PALACE_ON,
    PAYABLE,
    PAYING,
    PHASE,
    PHASES,
    RAISING,
    ROBBERS,
    SIDE,
    SIDE_ONES,
    SIDE_REDS,
    SIDE_TILES,
    STORING,
    SUPPORTING,
    TURN,
    WIDTH,
    colours_of,
    robbers,
)
from tianxia.games.huang.ground import NO_HEX, SIDES
from tianxia.games.huang.groups import members
from tianxia.games.huang.payments import red_tiles
from tianxia.games.huang.placing import goes_on
from tianxia.games.huang.position_board import hex_of, hexes_of, triangle_of
from tianxia.games.huang.position_deal import check_dealing
from tianxia.games.huang.state import Huang
from tianxia.games.huang.tiles import BLUE, COLOURS, GREEN, NUM_COLOURS, NUMBER, RED, YELLOW, total
from tianxia.games.huang.turns import granaries_near
from tianxia.games.huang.wars import may_win

# The phases in which the tile just placed matters; MOVING may go without.
_PLACED: Final = (BUILDING, MARKETING, CHAIN, SUPPORTING, DECIDING, PAYING)
# The keys that belong to some phases only.
_KEYS_OF: Final = (
    ("revolt", (ATTACKING, DEFENDING)),
    ("war", (SUPPORTING, DECIDING)),
    ("payment", (PAYING,)),
    ("raising", (MOVING,)),
    ("place", ()),
)
_CONFLICTS: Final = (ATTACKING, DEFENDING, SUPPORTING, DECIDING)


def read_phase(reader: Reader, state: Huang, names: tuple[str, ...]) -> None:
    """What a dump tells of an action under way; `check_phase` sees whether it can be."""
    c = state.cells
    c[PHASE] = PHASES.index(reader.word("phase", PHASES[:-1], "action"))
    if reader.has("placed"):
        c[AT] = hex_of(state, reader.values["placed"], "placed")
    if reader.has("raising"):
        c[RAISING] = triangle_of(state, hexes_of(state, reader.values["raising"], "raising", 3))
        if c[RAISING] < 0:
            raise BadPosition("raising", "huang-position-phase", phase="moving")
    for word in reader.words("exchanging", COLOURS):
        c[CHOSEN + COLOURS.index(word)] += 1
    if reader.has("revolt"):
        revolt = reader.table("revolt", ("colour", "defender", "tiles", "leader"))
        c[COLOUR] = COLOURS.index(revolt.must("colour", COLOURS))
        c[DEFENDER] = names.index(revolt.must("defender", names))
        c[ATTACK] = revolt.whole("tiles", 0, 0, PALACE_HAND)
        c[ATTACK_ONE] = int(revolt.switch("leader"))
    if reader.has("war"):
        _read_war(reader, state, names)
    if reader.has("payment"):
        payment = reader.table("payment", ("number", "of"))
        hexes = payment.values.get("of")
        for hex in hexes_of(state, hexes, "payment.of", len(hexes) if isinstance(hexes, list) else 0):
            c[MARKS + WIDTH * hex] |= PAYABLE
        c[NEED] = payment.whole("number", 0, 1, NUMBER[RED])
    if c[PHASE] == DEFENDING:
        c[ASKED] = c[DEFENDER]


def _read_war(reader: Reader, state: Huang, names: tuple[str, ...]) -> None:
    c = state.cells
    war = reader.table("war", ("asked", "sides"))
    c[ASKED] = names.index(war.must("asked", names))
    sides = Reader(war.values.get("sides", {}), "war.sides")
    if len(sides.values) > MOST_SIDES:
        raise BadPosition("war.sides", "huang-position-sides")
    for i, hex in enumerate(sorted(hex_of(state, name, "war.sides") for name in sides.values)):
        side = sides.table(state.hex_name(hex), ("reds", "tiles", "leaders"))
        c[SIDE + i] = hex
        c[SIDE_REDS + i] = side.whole("reds", 0, 0, NUMBER[RED])
        c[SIDE_TILES + i] = side.whole("tiles", 0, 0, NUMBER[RED])
        c[SIDE_ONES + i] = side.whole("leaders", 0, 0, len(names))


def check_phase(reader: Reader, state: Huang) -> None:
    """Whatever the phase needs is there: a position that nobody could go on from is refused."""
    c = state.cells
    phase = int(c[PHASE])
    if c[DEALING]:
        check_dealing(reader, state)
        return
    for key, phases in _KEYS_OF:
        if reader.has(key) and phase not in phases:
            raise BadPosition(key, "huang-position-phase", phase=PHASES[phase])
    if phase not in _CONFLICTS:
        _check_peace(state)
    fine = (
        (c[AT] != NO_HEX) == (phase in _PLACED) or phase == MOVING,
        (c[RAISING] != NO_HEX) == (phase == MOVING),
        (c[COLOUR] >= 0) == (phase in (ATTACKING, DEFENDING)),
        (c[SIDE] != NO_HEX) == (phase in (SUPPORTING, DECIDING)),
        (c[NEED] > 0) == (phase == PAYING),
        c[AT] == NO_HEX or state.tile(c[AT]) >= 0,
        total(c, CHOSEN) == 0 or (phase == ACTION and _may_exchange(state)),
        (c[ACTIONS] == 0) == (phase == STORING) or reader.has("winner"),
    )
    if not all(fine) or not _fits(state, phase):
        raise BadPosition("phase", "huang-position-phase", phase=PHASES[phase])


def _fits(state: Huang, phase: int) -> bool:
    c = state.cells
    at = c[AT]
    if phase == BUILDING:
        palace = bool(c[PALACE_ON]) and len(rhombi_with(state, at)) > 0
        return palace or len(triangles_with(state, at)) > 0
    if phase == MARKETING:
        return state.tile(at) == GREEN and total(c, MARKET) > 0
    if phase == CHAIN:
        return state.tile(at) == BLUE and goes_on(state)
    if phase == MOVING:
        hexes = [state.ground.triangles[3 * c[RAISING] + i] for i in range(3)] if c[RAISING] >= 0 else []
        if at != NO_HEX and at not in hexes:
            return False
        colour = free_triangle(state, c[RAISING]) if c[RAISING] >= 0 else -1
        return colour >= 0 and pagodas_left(state, colour) == 0 and c[PAGODA + 2 * colour + 1] != NO_HEX
    if phase in (ATTACKING, DEFENDING):
        return _revolt_fits(state, phase)
    if phase in (SUPPORTING, DECIDING):
        return _war_fits(state, phase)
    if phase == PAYING:
        payable = [hex for hex in range(state.ground.count) if c[MARKS + WIDTH * hex] & PAYABLE]
        if c[ROBBERS + WIDTH * at] and c[NEED] > robbers(state, at):
            return False
        return all(state.tile(hex) == RED and hex != at for hex in payable) and c[NEED] < len(payable)
    if phase == STORING:
        return len(granaries_near(state, c[TURN])) > 1
    return True


def _may_exchange(state: Huang) -> bool:
    """An exchange half made takes from the hand and leaves something to add."""
    c = state.cells
    hand = HAND + NUM_COLOURS * c[TURN]
    enough = all(c[CHOSEN + i] <= c[hand + i] for i in range(NUM_COLOURS))
    return enough and total(c, CHOSEN) < 6 and len(state.legal(c[TURN])) > 0


def _revolt_fits(state: Huang, phase: int) -> bool:
    """Two leaders of one colour in one state, and no other such pair on the board."""
    c = state.cells
    attacker, defender, colour = c[TURN], c[DEFENDER], c[COLOUR]
    one, other = (c[LEADER_AT + NUM_COLOURS * seat + colour] for seat in (attacker, defender))
    if attacker == defender or NO_HEX in (one, other) or state.group(one) != state.group(other):
        return False
    if phase == ATTACKING and (c[ATTACK] or c[ATTACK_ONE]):
        return False
    if c[ATTACK_ONE] and not state.away(attacker, YELLOW):
        return False
    return _pairs(state) == 1


def _war_fits(state: Huang, phase: int) -> bool:
    """The sides are the warring states that the tile unites."""
    c = state.cells
    found: dict[int, tuple[int, int]] = {}
    for i in range(SIDES):
        near = state.ground.neighbour(c[AT], i)
        if near == NO_HEX or c[GROUP + WIDTH * near] == NO_HEX:
            continue
        hexes = members(state, near, c[AT])
        leaders = [c[LEADER + WIDTH * hex] - 1 for hex in hexes if c[LEADER + WIDTH * hex]]
        if len({leader % NUM_COLOURS for leader in leaders}) < len(leaders):
            return False
        if leaders:
            found[min(hexes)] = sum(1 << leader for leader in leaders), len(red_tiles(state, hexes))
    warring = {
        name: reds
        for name, (leaders, reds) in found.items()
        if any(colours_of(leaders) & colours_of(others) for other, (others, _) in found.items() if other != name)
    }
    given = {c[SIDE + i]: c[SIDE_REDS + i] for i in range(MOST_SIDES) if c[SIDE + i] != NO_HEX}
    if given != warring or c[ROBBERS + WIDTH * c[AT]]:
        return False
    return phase == SUPPORTING or (sum(may_win(state, i) for i in range(MOST_SIDES)) > 1 and c[ASKED] == c[TURN])


def _check_peace(state: Huang) -> None:
    if _pairs(state):
        raise BadPosition("leaders", "huang-position-peace")


def _pairs(state: Huang) -> int:
    """How many pairs of leaders of one colour stand in one state."""
    pairs = 0
    for hex in range(state.ground.count):
        bits = int(state.cells[BITS + WIDTH * hex])
        pairs += bin(bits).count("1") - bin(colours_of(bits)).count("1")
    return pairs
