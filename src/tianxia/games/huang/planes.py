"""An observation in compiled code: what a seat knows, as counts. `observe` names its planes.

Seats are counted from the observer's own, clockwise. Planes over hexes come first, one whole plane after the other.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

from tianxia.engine.filling import add_flag, add_number, add_one_of
from tianxia.games.huang.cells import (
    ACTIONS,
    ASKED,
    AT,
    ATTACK,
    ATTACK_ONE,
    BAG_SIZE,
    BOX,
    CHOSEN,
    COLOUR,
    DEALING,
    DEFENDER,
    DREW,
    EXCHANGED,
    HAND,
    IDLE,
    KNOWN,
    LEADER,
    MARKET,
    MARKS,
    MOST_SEATS,
    MOST_SIDES,
    NEED,
    NOBODY,
    OVER,
    PAGODA,
    PALACE_ON,
    PAYABLE,
    PHASE,
    PLAYERS,
    RAISING,
    ROBBERS,
    SIDE,
    SIDE_ONES,
    SIDE_REDS,
    SIDE_TILES,
    STORES,
    TILE,
    TURN,
    UNDER_BANDITS,
    UNDER_GRANARY,
    UNDER_PAGODA,
    UNDER_PALACE,
    UNSEEN,
    VP,
    WIDTH,
    YELLOWS,
    Cells,
    robbers,
)
from tianxia.games.huang.ground import NO_HEX, TRIANGLES, Ground
from tianxia.games.huang.tiles import NUM_COLOURS, total

HEX_PLANES: Final[i64] = 26
PHASE_COUNT: Final[i64] = OVER + 1
REST: Final[i64] = 256
"""Room for all that is not on the board, and some more."""

_NONE: Final[vec[u8]] = vec[u8]([0] * NUM_COLOURS)
"""None of any colour."""
_ABSENT: Final[vec[u8]] = vec[u8]([0] * (4 + 2 * NUM_COLOURS))
"""What is known of a seat where nobody sits."""


def planes(state: Cells, seat: i64) -> vec[u8]:
    c = state.cells
    n = c[PLAYERS]
    out = _hexes(state, seat)
    out = _five(out, c, HAND + NUM_COLOURS * seat)
    if c[TURN] == seat:
        out = _five(out, c, CHOSEN)
    else:
        out = _nothing(out, NUM_COLOURS)
    out = _five(out, c, MARKET)
    out = _five(out, c, BOX)
    out = _five(out, c, EXCHANGED + NUM_COLOURS * seat)
    out = add_number(out, total(c, UNSEEN))
    i: i64 = 0
    while i < MOST_SEATS:
        if i < n:
            out = _seat(state, seat, (seat + i) % n, out)
        else:
            out = extend(out, _ABSENT)
        i += 1
    out = add_one_of(out, n, MOST_SEATS + 1)
    out = add_one_of(out, (c[TURN] - seat + n) % n, MOST_SEATS)
    asked = c[ASKED]
    if c[DEALING] or asked == NOBODY:
        out = _nothing(out, MOST_SEATS)
    else:
        out = add_one_of(out, (asked - seat + n) % n, MOST_SEATS)
    out = add_one_of(out, c[PHASE], PHASE_COUNT)
    out = add_number(out, c[ACTIONS])
    out = add_number(out, c[BAG_SIZE])
    out = add_number(out, c[IDLE])
    out = add_number(out, c[NEED])
    out = add_flag(out, c[DREW] != 0)
    out = add_flag(out, c[PALACE_ON] != 0)
    out = add_one_of(out, c[COLOUR], NUM_COLOURS)
    out = add_number(out, c[ATTACK])
    out = add_flag(out, c[ATTACK_ONE] != 0)
    if c[DEFENDER] == NOBODY:
        out = _nothing(out, MOST_SEATS)
    else:
        out = add_one_of(out, (c[DEFENDER] - seat + n) % n, MOST_SEATS)
    i = 0
    while i < MOST_SIDES:
        out = add_number(out, c[SIDE_REDS + i])
        out = add_number(out, c[SIDE_TILES + i])
        out = add_number(out, c[SIDE_ONES + i])
        i += 1
    return out


def _hexes(state: Cells, seat: i64) -> vec[u8]:
    """The planes over hexes, one after the other, and room for the rest."""
    c = state.cells
    n = c[PLAYERS]
    count = state.ground.count
    bare = state.ground.planes
    if i64(len(bare)) == 0:
        bare = _bare(state.ground)
        state.ground.planes = bare
    out = vec[u8](capacity=HEX_PLANES * count + REST)
    out = extend(out, bare)
    hex: i64 = 0
    while hex < count:
        at = WIDTH * hex
        if c[TILE + at]:
            out[hex + count * c[TILE + at]] = u8(1)
        if c[LEADER + at]:
            leader = c[LEADER + at] - 1
            out[hex + count * (6 + leader % NUM_COLOURS)] = u8(1)
            out[hex + count * (11 + (leader // NUM_COLOURS - seat + n) % n)] = u8(1)
        marks = c[MARKS + at]
        if marks:
            if marks & UNDER_PAGODA:
                out[hex + count * 16] = u8(1)
            if marks & UNDER_GRANARY:
                out[hex + count * 17] = u8(1)
            if marks & UNDER_PALACE:
                out[hex + count * 18] = u8(1)
            if marks & UNDER_BANDITS:
                out[hex + count * 19] = u8(1)
            if marks & PAYABLE:
                out[hex + count * 21] = u8(1)
        if c[ROBBERS + at]:
            out[hex + count * 20] = u8(robbers(state, hex))
        if c[YELLOWS + at]:
            out[hex + count * 22] = u8(c[YELLOWS + at])
        hex += 1
    if c[AT] != NO_HEX:
        out[c[AT] + count * 23] = u8(1)
    if c[RAISING] != NO_HEX:
        out[c[RAISING] // TRIANGLES + count * 25] = u8(3 + c[RAISING] % TRIANGLES)
    i: i64 = 0
    while i < 2 * NUM_COLOURS:
        triangle = c[PAGODA + i]
        if triangle != NO_HEX:
            out[triangle // TRIANGLES + count * 25] = u8(1 + triangle % TRIANGLES)
        i += 1
    i = 0
    while i < MOST_SIDES and c[SIDE + i] != NO_HEX:
        out[c[SIDE + i] + count * 24] = u8(i + 1)
        i += 1
    return out


def _bare(ground: Ground) -> vec[u8]:
    """The planes over the hexes of a board on which nothing lies."""
    out = vec[u8]([0] * (HEX_PLANES * ground.count))
    hex: i64 = 0
    while hex < ground.count:
        out[hex] = u8(ground.river[hex])
        hex += 1
    return out


def _seat(state: Cells, seat: i64, other: i64, out: vec[u8]) -> vec[u8]:
    """What is public of a player: points, tiles known to be in hand, sizes."""
    c = state.cells
    out = _five(out, c, VP + NUM_COLOURS * other)
    out = _five(out, c, KNOWN + NUM_COLOURS * other)
    out = add_number(out, state.hand_size(other))
    out = add_number(out, total(c, EXCHANGED + NUM_COLOURS * other))
    out = add_number(out, c[STORES + other])
    return add_flag(out, other == seat)


def _five(out: vec[u8], c: vec[i64], place: i64) -> vec[u8]:
    first = i64(len(out))
    out = extend(out, _NONE)
    colour: i64 = 0
    while colour < NUM_COLOURS:
        out[first + colour] = u8(min(c[place + colour], 255))
        colour += 1
    return out


def _nothing(out: vec[u8], number: i64) -> vec[u8]:
    while number > 0:
        out = append(out, u8(0))
        number -= 1
    return out
