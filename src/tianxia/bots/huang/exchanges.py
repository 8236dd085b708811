"""Which tiles to exchange: a plan from the own hand and what all can see, so that every step of it finds it again."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.huang.actions import EXCHANGE_LAST, EXCHANGE_MORE
from tianxia.games.huang.cells import BAG_SIZE, CHOSEN, HAND, VP, Cells
from tianxia.games.huang.tiles import BLUE, GREEN, NUM_COLOURS, SCORING, WHITE

MOST: Final[i64] = 6
FAR: Final[i64] = 3
"""A colour this far above the lowest needs no tiles for now."""


def plan(state: Cells, seat: i64) -> vec[i64]:
    """How many tiles of each colour to exchange, at least one in all."""
    c = state.cells
    hand = HAND + NUM_COLOURS * seat
    out = vec[i64]([0] * NUM_COLOURS)
    lowest = c[VP + NUM_COLOURS * seat]
    size: i64 = 0
    colour: i64 = 0
    while colour < NUM_COLOURS:
        if colour < SCORING:
            lowest = min(lowest, c[VP + NUM_COLOURS * seat + colour])
        size += c[hand + colour]
        colour += 1
    left = MOST
    colour = 0
    while colour < NUM_COLOURS:
        keep: i64 = 2 if colour == BLUE or colour == GREEN or colour == WHITE else 1
        if colour < SCORING and c[VP + NUM_COLOURS * seat + colour] - lowest >= FAR:
            keep = 0 if colour == GREEN or colour == BLUE else 1
        if c[BAG_SIZE] < size:
            # The last draw: it ends the game.
            keep = 0
        out[colour] = min(left, max(0, c[hand + colour] - keep))
        left -= out[colour]
        colour += 1
    if left == MOST:
        most: i64 = 0
        colour = 1
        while colour < NUM_COLOURS:
            if c[hand + colour] > c[hand + most]:
                most = colour
            colour += 1
        out[most] = min(1, c[hand + most])
    return out


def next_step(state: Cells, seat: i64) -> i64:
    """The next step of the plan; if what was chosen does not fit it, one last tile. −1 with no tile in hand."""
    c = state.cells
    wanted = plan(state, seat)
    first: i64 = 0
    colour: i64 = 0
    while colour < NUM_COLOURS:
        if c[CHOSEN + colour]:
            first = colour
        colour += 1
    left: i64 = 0
    step: i64 = -1
    spare: i64 = -1
    chosen: i64 = 0
    colour = 0
    while colour < NUM_COLOURS:
        chosen += c[CHOSEN + colour]
        if colour >= first:
            more = wanted[colour] - c[CHOSEN + colour]
            if more > 0:
                left += more
                if step < 0:
                    step = colour
            if c[HAND + NUM_COLOURS * seat + colour] > c[CHOSEN + colour]:
                spare = colour
        colour += 1
    if step < 0:
        return EXCHANGE_LAST + spare if spare >= 0 else -1
    return EXCHANGE_LAST + step if left == 1 or chosen + 1 >= MOST else EXCHANGE_MORE + step
