"""Determinization: re-deals everything that a seat cannot know. Like `hex_scans`, it uses cells, for speed."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.engine.rng import Rng
from tianxia.games.huang.rules.board_geometry import MAX_SIDES
from tianxia.games.huang.rules.fields import (
    BAG_CELL,
    BOXED_UNSEEN_CELL,
    EXCHANGED_CELL,
    HAND_CELL,
    KNOWN_CELL,
    read_tile,
)
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.tiles import ALL_TILES, NO_TILE, NUM_COLOURS, RED, TILE_COUNTS, YELLOW


def redeal_hidden(state: RulesState, seat: i64, rng: Rng) -> None:
    """Deal again, in a cloned state, all tiles that a seat cannot know."""
    c = state.cells
    pool = _list_tiles(unseen_tiles(state, seat))
    rng.shuffle(pool)
    at: i64 = 0
    other: i64 = 0
    while other < state.players:
        if other != seat:
            at = _deal_hand(state, other, pool, at)
            at = _deal_counts(c, EXCHANGED_CELL + NUM_COLOURS * other, pool, at)
        other += 1
    at = _deal_counts(c, BOXED_UNSEEN_CELL, pool, at)
    i: i64 = 0
    while i < state.bag_size:
        c[BAG_CELL + i] = pool[at]
        at += 1
        i += 1
    if state.turn != seat:
        # An incomplete exchange of another seat is taken back.
        i = 0
        while i < NUM_COLOURS:
            state.set_chosen(i, 0)
            i += 1
    state.seed = rng.draw_seed()


def unseen_tiles(state: RulesState, seat: i64) -> vec[i64]:
    """Return how many tiles of each colour a seat has not seen: in others' hands, the bag, or boxed face down."""
    c = state.cells
    left = vec[i64](capacity=NUM_COLOURS)
    colour: i64 = 0
    while colour < NUM_COLOURS:
        n = TILE_COUNTS[colour] - state.market(colour) - state.box(colour)
        n -= state.hand(seat, colour) + state.exchanged(seat, colour)
        other: i64 = 0
        while other < state.players:
            if other != seat:
                n -= state.known(other, colour)
            other += 1
        left = append(left, n)
        colour += 1
    left[YELLOW] -= state.attack_tiles
    i: i64 = 0
    while i < MAX_SIDES:
        left[RED] -= state.side_tiles(i)
        i += 1
    i = 0
    while i < state.geometry.count:
        tile = read_tile(c, i)
        if tile != NO_TILE:
            left[tile] -= 1
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


def _deal_hand(state: RulesState, seat: i64, pool: vec[i64], at: i64) -> i64:
    """Deal a hand again, except tiles that everybody saw it take from the market."""
    c = state.cells
    hand = HAND_CELL + NUM_COLOURS * seat
    known = KNOWN_CELL + NUM_COLOURS * seat
    hidden = _count_all(c, hand) - _count_all(c, known)
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
    number = _count_all(c, first)
    colour: i64 = 0
    while colour < NUM_COLOURS:
        c[first + colour] = 0
        colour += 1
    while number > 0:
        c[first + pool[at]] += 1
        at += 1
        number -= 1
    return at


def _count_all(c: vec[i64], place: i64) -> i64:
    """Return the sum of five counts by colour."""
    n: i64 = 0
    colour: i64 = 0
    while colour < NUM_COLOURS:
        n += c[place + colour]
        colour += 1
    return n
