"""A reference bot that takes the action with the highest immediate score."""

from typing import Final

from tianxia.bots.bot import Bot, Budget
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.games.huang.rules.actions import (
    COMMITMENTS,
    EXCHANGE_MORE,
    SUPPORT,
    SUPPORT_NONE,
    TAKE_MARKET_TILE,
)
from tianxia.games.huang.rules.board_geometry import NO_HEX
from tianxia.games.huang.rules.groups import linked_hexes
from tianxia.games.huang.rules.phases import ATTACKING, BUILDING, DEFENDING, SUPPORTING, TAKING_MARKET_TILE
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.tiles import NUM_COLOURS, NUM_SCORING_COLOURS
from tianxia.locales import Message

LOWEST_SCORE: Final = -1000
"""A number below every score."""

# The weights of the score, chosen by hand.
LOWEST_COLOUR_WEIGHT: Final = 3  # a point of the lowest colour
POINT_WEIGHT: Final = 2  # any other point
LEADER_WEIGHT: Final = 1  # a leader on the board

MAX_ACTIONS_WITH_EXCHANGES: Final = 20
"""With more legal actions, exchanges of several tiles are not tried, to save time; chosen by hand."""


class GreedyBot(Bot):
    """Tries every action in a sampled world and takes the one with the highest score right after it.

    In conflicts it commits all it can to the side of its own leaders. Actions with equal scores are equally likely.
    """

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        """Return the best action by these rules, whatever the budget."""
        sample = world.sample(seat, rng)
        assert isinstance(sample, RulesState)
        legal = [int(action) for action in sample.legal(seat)]
        phase = sample.phase
        if phase in (ATTACKING, DEFENDING):
            return legal[-1]
        if phase == SUPPORTING:
            return choose_support(sample, seat, legal)
        if phase == BUILDING:
            return legal[1]
        if phase == TAKING_MARKET_TILE:
            return min(legal[1:], key=lambda action: sample.points(seat, action - TAKE_MARKET_TILE))
        before = [seat_points(sample, seat, colour) for colour in range(NUM_COLOURS)]
        best: list[int] = []
        highest = LOWEST_SCORE
        for action in legal:
            if EXCHANGE_MORE <= action < EXCHANGE_MORE + NUM_COLOURS and len(legal) > MAX_ACTIONS_WITH_EXCHANGES:
                continue
            trial = sample.clone()
            trial.play(seat, action)
            assert isinstance(trial, RulesState)
            score = score_gain(trial, seat, before)
            if score > highest:
                best, highest = [], score
            if score == highest:
                best.append(action)
        return best[rng.below(len(best))]


def seat_points(state: RulesState, seat: int, colour: int) -> int:
    """Return a seat's points in a colour."""
    return int(state.points(seat, colour))


def score_gain(state: RulesState, seat: int, before: list[int]) -> int:
    """Return the score of the points gained since `before`, and of the leaders on the board."""
    lowest = min(before[:NUM_SCORING_COLOURS])
    score = 0
    for colour in range(NUM_COLOURS):
        weight = LOWEST_COLOUR_WEIGHT if before[colour] == lowest else POINT_WEIGHT
        score += weight * (seat_points(state, seat, colour) - before[colour])
        score += LEADER_WEIGHT * int(state.leader_hex(seat, colour) != NO_HEX)
    return score


def choose_support(state: RulesState, seat: int, legal: list[int]) -> int:
    """Return the most support for the side with most of the seat's leaders; none if it has no leader there."""
    best, most_leaders = SUPPORT_NONE, 0
    for action in legal:
        if action == SUPPORT_NONE:
            continue
        side = state.side_name((action - SUPPORT) // COMMITMENTS)
        own = sum(1 for c in range(NUM_COLOURS) if stands_on_side(state, seat, c, side))
        if own >= most_leaders and own:
            best, most_leaders = action, own
    return int(best)


def stands_on_side(state: RulesState, seat: int, colour: int, side: int) -> bool:
    """Return whether a leader is in a warring state: linked to it without passing through the tile that unites them."""
    hex_index = state.leader_hex(seat, colour)
    return hex_index != NO_HEX and hex_index in list(linked_hexes(state, side, state.placed_at))
