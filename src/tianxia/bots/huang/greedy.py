"""The reference: takes whatever brings points at once."""

from tianxia.bots.bot import Bot, Budget
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.games.huang.actions import COMMITMENTS, EXCHANGE_MORE, MARKET, SUPPORT, SUPPORT_NONE
from tianxia.games.huang.cells import (
    AT,
    ATTACKING,
    BUILDING,
    DEFENDING,
    LEADER_AT,
    MARKETING,
    PHASE,
    SIDE,
    SUPPORTING,
    VP,
    Cells,
)
from tianxia.games.huang.ground import NO_HEX
from tianxia.games.huang.groups import members
from tianxia.games.huang.tiles import NUM_COLOURS, SCORING
from tianxia.locales import Message

LOWEST = 3  # a point of the lowest colour
POINT = 2  # another point
LEADER = 1  # a leader on the board


class GreedyBot(Bot):
    """Tries every action in a world of its own and takes the one with the best score right after it.

    In conflicts it gives all it has to the side of its own leader. Equal actions are equally likely.
    """

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        sample = world.sample(seat, rng)
        assert isinstance(sample, Cells)
        legal = [int(action) for action in sample.legal(seat)]
        phase = sample.cells[PHASE]
        if phase in (ATTACKING, DEFENDING):
            return legal[-1]
        if phase == SUPPORTING:
            return support(sample, seat, legal)
        if phase == BUILDING:
            return legal[1]
        if phase == MARKETING:
            return min(legal[1:], key=lambda action: sample.cells[VP + NUM_COLOURS * seat + action - MARKET])
        before = [points(sample, seat, colour) for colour in range(NUM_COLOURS)]
        best: list[int] = []
        high = -1000
        for action in legal:
            if EXCHANGE_MORE <= action < EXCHANGE_MORE + NUM_COLOURS and len(legal) > 20:
                continue
            trial = sample.clone()
            trial.play(seat, action)
            assert isinstance(trial, Cells)
            score = gained(trial, seat, before)
            if score > high:
                best, high = [], score
            if score == high:
                best.append(action)
        return best[rng.below(len(best))]


def points(state: Cells, seat: int, colour: int) -> int:
    return int(state.cells[VP + NUM_COLOURS * seat + colour])


def gained(state: Cells, seat: int, before: list[int]) -> int:
    """Points since before, those of the lowest colour a little more, and leaders on the board."""
    lowest = min(before[:SCORING])
    score = 0
    for colour in range(NUM_COLOURS):
        worth = LOWEST if before[colour] == lowest else POINT
        score += worth * (points(state, seat, colour) - before[colour])
        score += LEADER * int(state.cells[LEADER_AT + NUM_COLOURS * seat + colour] != NO_HEX)
    return score


def support(state: Cells, seat: int, legal: list[int]) -> int:
    """All it has for the side with most of its leaders; nothing without one."""
    best, most = SUPPORT_NONE, 0
    for action in legal:
        if action == SUPPORT_NONE:
            continue
        side = state.cells[SIDE + (action - SUPPORT) // COMMITMENTS]
        own = sum(1 for c in range(NUM_COLOURS) if beside(state, seat, c, side))
        if own >= most and own:
            best, most = action, own
    return int(best)


def beside(state: Cells, seat: int, colour: int, side: int) -> bool:
    """Whether a leader stands in a warring state: linked to it without the uniting tile."""
    hex = state.cells[LEADER_AT + NUM_COLOURS * seat + colour]
    return hex != NO_HEX and hex in list(members(state, side, state.cells[AT]))
