"""Determinization: re-deals everything that a seat cannot know."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.engine.rng import Rng
from tianxia.games.huang.rules.cells import (
    ATTACK_TILES,
    BAG,
    BAG_SIZE,
    BOX,
    BOXED_UNSEEN,
    CHOSEN,
    EXCHANGED,
    HAND,
    KNOWN,
    MARKET,
    MAX_SIDES,
    PLAYERS,
    SIDE_TILES,
    STRIDE,
    TILE,
    TURN,
    Cells,
)
from tianxia.games.huang.rules.tiles import ALL_TILES, NUM_COLOURS, RED, TILE_COUNTS, YELLOW, total_tiles


def redeal_hidden(state: Cells, seat: i64, rng: Rng) -> None:
    """Deal again, in a cloned state, all tiles that a seat cannot know."""
    c = state.cells
    pool = _list_tiles(unseen_tiles(state, seat))
    rng.shuffle(pool)
    at: i64 = 0
    other: i64 = 0
    while other < c[PLAYERS]:
        if other != seat:
            at = _deal_hand(state, other, pool, at)
            at = _deal_counts(c, EXCHANGED + NUM_COLOURS * other, pool, at)
        other += 1
    at = _deal_counts(c, BOXED_UNSEEN, pool, at)
    i: i64 = 0
    while i < c[BAG_SIZE]:
        c[BAG + i] = pool[at]
        at += 1
        i += 1
    if c[TURN] != seat:
        # An incomplete exchange of another seat is taken back.
        i = 0
        while i < NUM_COLOURS:
            c[CHOSEN + i] = 0
            i += 1
    state.seed = rng.draw_seed()


def unseen_tiles(state: Cells, seat: i64) -> vec[i64]:
    """Return how many tiles of each colour a seat has not seen: in others' hands, the bag, or boxed face down."""
    c = state.cells
    left = vec[i64](capacity=NUM_COLOURS)
    colour: i64 = 0
    while colour < NUM_COLOURS:
        n = TILE_COUNTS[colour] - c[MARKET + colour] - c[BOX + colour]
        n -= c[HAND + NUM_COLOURS * seat + colour] + c[EXCHANGED + NUM_COLOURS * seat + colour]
        other: i64 = 0
        while other < c[PLAYERS]:
            if other != seat:
                n -= c[KNOWN + NUM_COLOURS * other + colour]
            other += 1
        left = append(left, n)
        colour += 1
    left[YELLOW] -= c[ATTACK_TILES]
    i: i64 = 0
    while i < MAX_SIDES:
        left[RED] -= c[SIDE_TILES + i]
        i += 1
    i = 0
    while i < state.geometry.count:
        tile = c[TILE + STRIDE * i]
        if tile:
            left[tile - 1] -= 1
        i += 1
    return left


def _list_tiles(left: vec[i64]) -> vec[i64]:
    """Return the tiles one by one, in order of colour."""
    out = vec[i64](capacity=ALL_TILES)
    colour: i64 = 0
    while colour < NUM_COLOURS:
        n = left[colour]
        while n > 0:
            out = append(out, colour)
            n -= 1
        colour += 1
    return out


def _deal_hand(state: Cells, seat: i64, pool: vec[i64], at: i64) -> i64:
    """Deal a hand again, except tiles that everybody saw it take from the market."""
    c = state.cells
    hand = HAND + NUM_COLOURS * seat
    known = KNOWN + NUM_COLOURS * seat
    hidden = total_tiles(c, hand) - total_tiles(c, known)
    colour: i64 = 0
    while colour < NUM_COLOURS:
        c[hand + colour] = c[known + colour]
        colour += 1
    while hidden > 0:
        c[hand + pool[at]] += 1
        at += 1
        hidden -= 1
    return at


def _deal_counts(c: vec[i64], first: i64, pool: vec[i64], at: i64) -> i64:
    """Replace tiles by as many others."""
    number = total_tiles(c, first)
    colour: i64 = 0
    while colour < NUM_COLOURS:
        c[first + colour] = 0
        colour += 1
    while number > 0:
        c[first + pool[at]] += 1
        at += 1
        number -= 1
    return at
