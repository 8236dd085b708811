"""Determinization: re-deals everything that a seat cannot know."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.engine.rng import Rng
from tianxia.games.huang.rules.board_geometry import MAX_SIDES
from tianxia.games.huang.rules.fields import read_tile
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.tiles import ALL_TILES, NO_TILE, NUM_COLOURS, RED, TILE_COUNTS, YELLOW, total_tiles


def redeal_hidden(state: RulesState, seat: i64, rng: Rng) -> None:
    """Deal again, in a cloned state, all tiles that a seat cannot know."""
    nothing = vec[i64]([0] * NUM_COLOURS)
    pool = _list_tiles(unseen_tiles(state, seat))
    rng.shuffle(pool)
    at: i64 = 0
    other: i64 = 0
    while other < state.players:
        if other != seat:
            # Tiles that everybody saw a hand take from the market stay in it.
            known = state.known_by_colour(other)
            hidden = state.hand_size(other) - total_tiles(known)
            state.set_hand_by_colour(other, _deal_tiles(known, pool, at, hidden))
            at += hidden
            number = total_tiles(state.exchanged_by_colour(other))
            state.set_exchanged_by_colour(other, _deal_tiles(nothing, pool, at, number))
            at += number
        other += 1
    number = total_tiles(state.boxed_unseen_by_colour())
    state.set_boxed_unseen_by_colour(_deal_tiles(nothing, pool, at, number))
    at += number
    state.set_bag_by_place(pool[at : at + state.bag_size])
    if state.turn != seat:
        # An incomplete exchange of another seat is taken back.
        state.set_chosen_by_colour(nothing)
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


def _deal_tiles(counts: vec[i64], pool: vec[i64], first: i64, number: i64) -> vec[i64]:
    """Return how many tiles of each colour there are with a number of tiles from the pool, from index `first` on."""
    out = counts[:]
    end = first + number
    while first < end:
        out[pool[first]] += 1
        first += 1
    return out
