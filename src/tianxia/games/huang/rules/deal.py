"""Sets up a game: capitals, the first player, bandits, tiles."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.engine.rng import Rng
from tianxia.games.huang.rules.actions import DEAL, DRAW_BANDIT_TILE, FIRST_PLAYER
from tianxia.games.huang.rules.board_geometry import NUM_BANDIT_PLACES
from tianxia.games.huang.rules.buildings import put_tile
from tianxia.games.huang.rules.cells import (
    ASKED,
    BAG,
    BAG_SIZE,
    BANDIT_PLACE,
    BANDITS,
    BANDITS_ON,
    BANDITS_ON_TILE,
    BOXED_UNSEEN,
    CHANCE,
    DEALING,
    DEALING_BANDITS,
    DEALING_FIRST,
    DEALING_NOTHING,
    DEALING_TILES,
    HAND,
    HAND_SIZE,
    HAS_DRAWN,
    MARKET,
    MARKET_SIZE,
    MARKS,
    PLAYERS,
    SHORT,
    SHORT_TILES,
    SHUFFLES,
    STRIDE,
    TURN,
    UNDER_GRANARY,
    Cells,
    put_bandits,
)
from tianxia.games.huang.rules.tiles import ALL_TILES, NUM_COLOURS, TILE_COUNTS, YELLOW, format_tiles
from tianxia.games.huang.rules.turns import begin_turn, draw


def set_up_game(state: Cells) -> None:
    """Set everything up; with open chance, leave the deal to chance nodes."""
    c = state.cells
    geometry = state.geometry
    for capital in geometry.capitals:
        put_tile(state, capital, YELLOW)
        if geometry.granaries:
            c[MARKS + STRIDE * capital] |= UNDER_GRANARY
    if c[CHANCE]:
        c[DEALING] = DEALING_FIRST
        return
    c[TURN] = _next_stream(state).below(c[PLAYERS])
    if c[BANDITS_ON]:
        order = vec[i64](capacity=NUM_BANDIT_PLACES)
        tile: i64 = 1
        while tile <= NUM_BANDIT_PLACES:
            order = append(order, tile)
            tile += 1
        _next_stream(state).shuffle(order)
        at: i64 = 0
        while at < NUM_BANDIT_PLACES:
            put_bandits(state, order[at] - 1, order[at + 1])
            at += 2
    tiles = _list_undealt_tiles(state)
    _next_stream(state).shuffle(tiles)
    at = 0
    while at < i64(len(tiles)):
        c[BAG + at] = tiles[at]
        at += 1
    c[BAG_SIZE] = at
    _begin_play(state)


def undealt_counts(state: Cells) -> vec[i64]:
    """With open chance: return how often each outcome can still occur: a seat, a bandit tile or a colour."""
    c = state.cells
    if c[DEALING] == DEALING_FIRST:
        return vec[i64]([1] * c[PLAYERS])
    if c[DEALING] == DEALING_BANDITS:
        left = vec[i64]([1] * NUM_BANDIT_PLACES)
        place: i64 = 0
        while place < NUM_BANDIT_PLACES:
            if c[BANDITS + place]:
                left[place] = 0
                left[c[BANDITS + place] - 1] = 0
            place += 1
        if c[BANDIT_PLACE]:
            left[c[BANDIT_PLACE] - 1] = 0
        return left
    left = vec[i64](capacity=NUM_COLOURS)
    colour: i64 = 0
    while colour < NUM_COLOURS:
        left = append(left, TILE_COUNTS[colour])
        colour += 1
    left[YELLOW] -= i64(len(state.geometry.capitals))
    at: i64 = 0
    while at < c[BAG_SIZE]:
        left[c[BAG + at]] -= 1
        at += 1
    return left


def first_outcome(state: Cells) -> i64:
    """With open chance: return the lowest action number among the outcomes of what is being dealt."""
    dealing = state.cells[DEALING]
    if dealing == DEALING_FIRST:
        return FIRST_PLAYER
    return DRAW_BANDIT_TILE if dealing == DEALING_BANDITS else DEAL


def deal_outcome(state: Cells, outcome: i64) -> None:
    """Apply an outcome of open chance."""
    c = state.cells
    number = outcome - first_outcome(state)
    if c[DEALING] == DEALING_FIRST:
        c[TURN] = number
        c[ASKED] = number
        c[DEALING] = DEALING_BANDITS if c[BANDITS_ON] else DEALING_TILES
    elif c[DEALING] == DEALING_BANDITS:
        if c[BANDIT_PLACE] == 0:
            c[BANDIT_PLACE] = number + 1
        else:
            put_bandits(state, c[BANDIT_PLACE] - 1, number + 1)
            c[BANDIT_PLACE] = 0
            if _count_bandit_tiles(state) == NUM_BANDIT_PLACES // 2:
                c[DEALING] = DEALING_TILES
    else:
        _deal_tile(state, number)


def _deal_tile(state: Cells, colour: i64) -> None:
    """With open chance: put the next tile in the bag, to be drawn after those that are in it."""
    c = state.cells
    at = c[BAG_SIZE]
    while at > 0:
        c[BAG + at] = c[BAG + at - 1]
        at -= 1
    c[BAG] = colour
    c[BAG_SIZE] += 1
    if c[BAG_SIZE] == ALL_TILES - i64(len(state.geometry.capitals)):
        c[DEALING] = DEALING_NOTHING
        _begin_play(state)


def _begin_play(state: Cells) -> None:
    """Remove the unseen tiles of the short game; deal six tiles to each player and to the market."""
    c = state.cells
    left: i64 = SHORT_TILES if c[SHORT] else 0
    while left > 0:
        c[BOXED_UNSEEN + draw(state)] += 1
        left -= 1
    seat: i64 = 0
    while seat < c[PLAYERS]:
        left = HAND_SIZE
        while left > 0:
            c[HAND + NUM_COLOURS * seat + draw(state)] += 1
            left -= 1
        seat += 1
    left = MARKET_SIZE
    while left > 0:
        c[MARKET + draw(state)] += 1
        left -= 1
    c[HAS_DRAWN] = 0
    if state.journal is not None:
        _log_deal(state)
    begin_turn(state, c[TURN])


def _log_deal(state: Cells) -> None:
    c = state.cells
    seat: i64 = 0
    while seat < c[PLAYERS]:
        state.log("huang-log-dealt", {"tiles": format_tiles(c, HAND + NUM_COLOURS * seat)}, 1 << seat)
        seat += 1
    state.log("huang-log-market-filled", {"tiles": format_tiles(c, MARKET)})
    place: i64 = 0
    while place < NUM_BANDIT_PLACES:
        if c[BANDITS + place]:
            state.log("huang-log-bandits", {"place": place + 1, "number": BANDITS_ON_TILE[c[BANDITS + place]]})
        place += 1


def _count_bandit_tiles(state: Cells) -> i64:
    n: i64 = 0
    place: i64 = 0
    while place < NUM_BANDIT_PLACES:
        if state.cells[BANDITS + place]:
            n += 1
        place += 1
    return n


def _list_undealt_tiles(state: Cells) -> vec[i64]:
    """Return all tiles that are not on a capital, in order of colour."""
    out = vec[i64](capacity=ALL_TILES)
    colour: i64 = 0
    while colour < NUM_COLOURS:
        n = TILE_COUNTS[colour] - (i64(len(state.geometry.capitals)) if colour == YELLOW else 0)
        while n > 0:
            out = append(out, colour)
            n -= 1
        colour += 1
    return out


def _next_stream(state: Cells) -> Rng:
    rng = Rng(state.seed, state.cells[SHUFFLES])
    state.cells[SHUFFLES] += 1
    return rng
