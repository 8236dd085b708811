"""Plans for exchanges.

A plan depends only on the seat's own hand and public information, so it is the same at every step of an exchange.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.huang.rules.actions import EXCHANGE_LAST, EXCHANGE_MORE
from tianxia.games.huang.rules.fields import read_chosen, read_hand, read_points
from tianxia.games.huang.rules.legal import MAX_EXCHANGED
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.tiles import BLUE, GREEN, NUM_COLOURS, NUM_SCORING_COLOURS, WHITE

LARGE_LEAD_POINTS: Final[i64] = 3
"""A colour that is this many points above the lowest needs no tiles for now; chosen by hand."""
KEPT_TILES: Final[i64] = 1
"""How many tiles of a colour are kept; chosen by hand."""
KEPT_SCARCE_TILES: Final[i64] = 2
"""How many are kept of blue, green and white, of which there are fewer; chosen by hand."""


def plan_exchange(state: RulesState, seat: i64) -> vec[i64]:
    """Return how many tiles of each colour to exchange, at least one in all if the hand has any."""
    c = state.cells
    plan = vec[i64]([0] * NUM_COLOURS)
    lowest = read_points(c, seat, 0)
    size: i64 = 0
    colour: i64 = 0
    while colour < NUM_COLOURS:
        if colour < NUM_SCORING_COLOURS:
            lowest = min(lowest, read_points(c, seat, colour))
        size += read_hand(c, seat, colour)
        colour += 1
    room = MAX_EXCHANGED
    colour = 0
    while colour < NUM_COLOURS:
        kept: i64 = KEPT_SCARCE_TILES if colour == BLUE or colour == GREEN or colour == WHITE else KEPT_TILES
        if colour < NUM_SCORING_COLOURS and read_points(c, seat, colour) - lowest >= LARGE_LEAD_POINTS:
            kept = 0 if colour == GREEN or colour == BLUE else KEPT_TILES
        if state.bag_size < size:
            # The bag holds fewer tiles than the hand, so this exchange can end the game.
            kept = 0
        plan[colour] = min(room, max(0, read_hand(c, seat, colour) - kept))
        room -= plan[colour]
        colour += 1
    if room == MAX_EXCHANGED:
        most: i64 = 0
        colour = 1
        while colour < NUM_COLOURS:
            if read_hand(c, seat, colour) > read_hand(c, seat, most):
                most = colour
            colour += 1
        plan[most] = min(1, read_hand(c, seat, most))
    return plan


def next_exchange_step(state: RulesState, seat: i64) -> i64:
    """Return the next step of the planned exchange; −1 without a tile in hand.

    If the tiles chosen so far do not fit the plan, the step ends the exchange with one more tile.
    """
    c = state.cells
    plan = plan_exchange(state, seat)
    first: i64 = 0
    colour: i64 = 0
    while colour < NUM_COLOURS:
        if read_chosen(c, colour):
            first = colour
        colour += 1
    missing: i64 = 0
    next_colour: i64 = -1
    last_available: i64 = -1
    chosen: i64 = 0
    colour = 0
    while colour < NUM_COLOURS:
        chosen += read_chosen(c, colour)
        if colour >= first:
            unchosen = plan[colour] - read_chosen(c, colour)
            if unchosen > 0:
                missing += unchosen
                if next_colour < 0:
                    next_colour = colour
            if read_hand(c, seat, colour) > read_chosen(c, colour):
                last_available = colour
        colour += 1
    if next_colour < 0:
        return EXCHANGE_LAST + last_available if last_available >= 0 else -1
    return EXCHANGE_LAST + next_colour if missing == 1 or chosen + 1 >= MAX_EXCHANGED else EXCHANGE_MORE + next_colour
