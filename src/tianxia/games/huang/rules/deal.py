"""Sets up a game: capitals, the first player, bandits, tiles."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.engine.rng import Rng
from tianxia.games.huang.rules.actions import DEAL, DRAW_BANDIT_TILE, FIRST_PLAYER
from tianxia.games.huang.rules.bandits import BANDITS_ON_TILE, put_bandits
from tianxia.games.huang.rules.board_geometry import NUM_BANDIT_PLACES
from tianxia.games.huang.rules.buildings import put_tile
from tianxia.games.huang.rules.marks import UNDER_GRANARY
from tianxia.games.huang.rules.phases import DEALING_BANDITS, DEALING_FIRST, DEALING_NOTHING, DEALING_TILES
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.tiles import (
    ALL_TILES,
    HAND_SIZE,
    MARKET_SIZE,
    NUM_COLOURS,
    TILE_COUNTS,
    YELLOW,
    format_tiles,
)
from tianxia.games.huang.rules.turns import begin_turn, draw

SHORT_TILES: Final[i64] = 24
"""How many tiles leave the bag unseen in the short game."""


def set_up_game(state: RulesState) -> None:
    """Set everything up; with open chance, leave the deal to chance nodes."""
    geometry = state.geometry
    for capital in geometry.capitals:
        put_tile(state, capital, YELLOW)
        if geometry.granaries:
            state.add_mark(capital, UNDER_GRANARY)
    if state.is_chance_open:
        state.dealing = DEALING_FIRST
        return
    state.turn = _next_stream(state).below(state.players)
    if state.has_bandits:
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
        state.set_bag(at, tiles[at])
        at += 1
    state.bag_size = at
    _begin_play(state)


def undealt_counts(state: RulesState) -> vec[i64]:
    """With open chance: return how often each outcome can still occur: a seat, a bandit tile or a colour."""
    if state.dealing == DEALING_FIRST:
        return vec[i64]([1] * state.players)
    if state.dealing == DEALING_BANDITS:
        left = vec[i64]([1] * NUM_BANDIT_PLACES)
        place: i64 = 0
        while place < NUM_BANDIT_PLACES:
            if state.bandit_tile(place):
                left[place] = 0
                left[state.bandit_tile(place) - 1] = 0
            place += 1
        if state.bandit_place:
            left[state.bandit_place - 1] = 0
        return left
    left = vec[i64](capacity=NUM_COLOURS)
    colour: i64 = 0
    while colour < NUM_COLOURS:
        left = append(left, TILE_COUNTS[colour])
        colour += 1
    left[YELLOW] -= i64(len(state.geometry.capitals))
    at: i64 = 0
    while at < state.bag_size:
        left[state.bag(at)] -= 1
        at += 1
    return left


def first_outcome(state: RulesState) -> i64:
    """With open chance: return the lowest action number among the outcomes of what is being dealt."""
    dealing = state.dealing
    if dealing == DEALING_FIRST:
        return FIRST_PLAYER
    return DRAW_BANDIT_TILE if dealing == DEALING_BANDITS else DEAL


def deal_outcome(state: RulesState, outcome: i64) -> None:
    """Apply an outcome of open chance."""
    number = outcome - first_outcome(state)
    if state.dealing == DEALING_FIRST:
        state.turn = number
        state.asked = number
        state.dealing = DEALING_BANDITS if state.has_bandits else DEALING_TILES
    elif state.dealing == DEALING_BANDITS:
        if state.bandit_place == 0:
            state.bandit_place = number + 1
        else:
            put_bandits(state, state.bandit_place - 1, number + 1)
            state.bandit_place = 0
            if _count_bandit_tiles(state) == NUM_BANDIT_PLACES // 2:
                state.dealing = DEALING_TILES
    else:
        _deal_tile(state, number)


def _deal_tile(state: RulesState, colour: i64) -> None:
    """With open chance: put the next tile in the bag, to be drawn after those that are in it."""
    at = state.bag_size
    while at > 0:
        state.set_bag(at, state.bag(at - 1))
        at -= 1
    state.set_bag(0, colour)
    state.bag_size += 1
    if state.bag_size == ALL_TILES - i64(len(state.geometry.capitals)):
        state.dealing = DEALING_NOTHING
        _begin_play(state)


def _begin_play(state: RulesState) -> None:
    """Remove the unseen tiles of the short game; deal six tiles to each player and to the market."""
    left: i64 = SHORT_TILES if state.is_short else 0
    while left > 0:
        state.add_to_boxed_unseen(draw(state), 1)
        left -= 1
    seat: i64 = 0
    while seat < state.players:
        left = HAND_SIZE
        while left > 0:
            state.add_to_hand(seat, draw(state), 1)
            left -= 1
        seat += 1
    left = MARKET_SIZE
    while left > 0:
        state.add_to_market(draw(state), 1)
        left -= 1
    state.has_drawn = False
    if state.journal is not None:
        _log_deal(state)
    begin_turn(state, state.turn)


def _log_deal(state: RulesState) -> None:
    seat: i64 = 0
    while seat < state.players:
        state.log("huang-log-dealt", {"tiles": format_tiles(state.hand_by_colour(seat))}, 1 << seat)
        seat += 1
    state.log("huang-log-market-filled", {"tiles": format_tiles(state.market_by_colour())})
    place: i64 = 0
    while place < NUM_BANDIT_PLACES:
        if state.bandit_tile(place):
            state.log("huang-log-bandits", {"place": place + 1, "number": BANDITS_ON_TILE[state.bandit_tile(place)]})
        place += 1


def _count_bandit_tiles(state: RulesState) -> i64:
    n: i64 = 0
    place: i64 = 0
    while place < NUM_BANDIT_PLACES:
        if state.bandit_tile(place):
            n += 1
        place += 1
    return n


def _list_undealt_tiles(state: RulesState) -> vec[i64]:
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


def _next_stream(state: RulesState) -> Rng:
    rng = Rng(state.seed, state.shuffles)
    state.shuffles += 1
    return rng
