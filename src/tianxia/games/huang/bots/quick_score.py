"""A quick score of an action, computed without playing it, to choose the candidates that are then played and evaluated.

Scores, and the constants below unless they say otherwise, are in hundredths of a point. The constants were chosen by
hand. Like the rules' `hex_scans`, the score of a tile uses cells, for speed.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.huang.bots.conflict_policy import EXPECTED_RIVAL_TILES
from tianxia.games.huang.bots.evaluator import POINT, PositionEvaluator
from tianxia.games.huang.rules.actions import (
    EXCHANGE_LAST,
    EXCHANGE_MORE,
    HEX_ACTIONS,
    MOVE_PAGODA,
    PLACE_LEADER,
    RAISE_PAGODA,
    RAISE_PALACE,
    RIOT,
    WITHDRAW_LEADER,
    action_hex,
    hex_action_kind,
)
from tianxia.games.huang.rules.bandits import adjacent_bandits
from tianxia.games.huang.rules.board_geometry import NO_HEX, NUM_DIRECTIONS, TRIANGLES_PER_HEX
from tianxia.games.huang.rules.conflicts import would_start_war
from tianxia.games.huang.rules.fields import (
    ADJACENT_BANDIT_PLACES_CELL,
    GROUP_CELL,
    LEADER_CELL,
    LEADERS_CELL,
    MARKS_CELL,
    STRIDE,
    TILE_CELL,
    read_adjacent_yellows,
    read_group,
    read_hand,
    read_leader,
    read_leader_hex,
    read_leaders,
    read_marks,
    read_reds,
    read_tile,
)
from tianxia.games.huang.rules.marks import BUILT, UNDER_PAGODA
from tianxia.games.huang.rules.rules_state import RulesState, find_owner
from tianxia.games.huang.rules.seats import NO_LEADER, NOBODY
from tianxia.games.huang.rules.tiles import BLUE, GREEN, NUM_COLOURS, RED, YELLOW

LOWEST_SCORE: Final[i64] = -1000000
"""A number below every score."""

EXCHANGE_SCORE: Final[i64] = 5
"""The score of an exchange of tiles."""
TILE_COST: Final[i64] = 15
"""The cost of each tile discarded for a riot or a building."""

WITHDRAWAL_COST: Final[i64] = 40
"""What withdrawing a leader costs, besides a part of the points that depend on it."""
WITHDRAWAL_STAKE_DIVISOR: Final[i64] = 2
"""Withdrawing a leader also costs the points that depend on the leader, divided by this number."""

# Placing a tile.
PROTECTION_DIVISOR: Final[i64] = 12
"""A yellow tile next to one of the seat's leaders gains the points at stake there, divided by this number."""
MAX_PROTECTION_GAIN: Final[i64] = 12
"""The most that a yellow tile gains by protecting one of the seat's leaders."""
RIVAL_PROTECTION_COST: Final[i64] = 6
"""What a yellow tile next to a rival's leader costs."""
UNREWARDED_BANDITS_COST: Final[i64] = 20
"""What fighting bandits costs if the seat has no red leader to score for it."""
PAIR_DIVISOR: Final[i64] = 8
"""Two tiles of a triangle are worth the income of its pagoda divided by this number."""
GREEN_TILE_BONUS: Final[i64] = 8
"""The bonus of a green tile that scores a point for the seat, which may then take a market tile."""
RED_TILE_BONUS: Final[i64] = 4
"""The bonus of a red tile that scores a point for the seat."""
CHAIN_DIVISOR: Final[i64] = 2
"""The next blue tile in hand is worth a blue point divided by this number."""

# Starting a war: the gain if it is won and the loss if it is lost count in part, by the seat's lead in strength.
FOREIGN_WAR_GAIN_DIVISOR: Final[i64] = 4
"""In a war in which the seat has no leader, the gain is divided by this number."""
CLOSE_WAR_GAIN_DIVISOR: Final[i64] = 2
"""In a war that may be won or lost, the gain of winning is divided by this number."""
CLOSE_WAR_LOSS_DIVISOR: Final[i64] = 4
"""In a war that may be won or lost, the loss of losing is divided by this number."""
LOST_WAR_LOSS_DIVISOR: Final[i64] = 2
"""In a war that will be lost, the loss is divided by this number."""

# Placing a leader.
ADJACENT_YELLOW_SCORE: Final[i64] = 3
"""The score of each yellow tile next to a placed leader."""
ADJACENT_PIECE_SCORE: Final[i64] = 1
"""The score of each tile or leader next to a placed leader."""
MOVE_WITHIN_STATE_COST: Final[i64] = 10
"""What moving a leader within its state costs."""
MOVE_WITHIN_STATE_YELLOW_SCORE: Final[i64] = 2
"""The score of each additional adjacent yellow tile after moving a leader within its state."""
CLOSE_REVOLT_GAIN_DIVISOR: Final[i64] = 3
"""The gain of a revolt that may be lost is divided by this number."""
CLOSE_REVOLT_COST: Final[i64] = 20
"""Deducted from the gain of a revolt that may be lost, after the division by CLOSE_REVOLT_GAIN_DIVISOR."""
LOST_REVOLT_COST: Final[i64] = 100
"""The cost of a revolt that will be lost, in addition to the missing strength."""

MOVED_PAGODA_BONUS: Final[i64] = 20
"""The bonus of raising a pagoda by moving one of two that are on the board."""


def quick_score(evaluator: PositionEvaluator, state: RulesState, seat: i64, action: i64) -> i64:
    """Return a rough estimate of what an action is worth to the seat that takes it.

    The evaluator must have evaluated this position and computed its point values.
    """
    if action < HEX_ACTIONS:
        if action >= EXCHANGE_MORE and action < EXCHANGE_LAST + NUM_COLOURS:
            return EXCHANGE_SCORE
        if action >= WITHDRAW_LEADER:
            stake = evaluator.points_at_stake[NUM_COLOURS * seat + action - WITHDRAW_LEADER]
            return -stake // WITHDRAWAL_STAKE_DIVISOR - WITHDRAWAL_COST
        return 0
    hex_index = action_hex(state.geometry, action)
    action_kind = hex_action_kind(state.geometry, action)
    if action_kind < PLACE_LEADER:
        return _score_tile(evaluator, state, seat, action_kind, hex_index)
    if action_kind < RIOT:
        return _score_leader(evaluator, state, seat, action_kind - PLACE_LEADER, hex_index)
    if action_kind == RIOT:
        return _score_riot(evaluator, state, seat, hex_index)
    if action_kind >= RAISE_PAGODA and action_kind < MOVE_PAGODA:
        return _score_pagoda(evaluator, state, seat, TRIANGLES_PER_HEX * hex_index + action_kind - RAISE_PAGODA)
    if action_kind >= RAISE_PALACE:
        return _score_palace(evaluator, state, seat, hex_index)
    return 0


def _score_tile(evaluator: PositionEvaluator, state: RulesState, seat: i64, colour: i64, hex_index: i64) -> i64:
    """Return the score of placing a tile: points, triangles for pagodas, states that it joins or sets at war."""
    c = state.cells
    neighbours = state.geometry.neighbours
    leaders: i64 = 0
    largest_set: i64 = 0
    i: i64 = NUM_DIRECTIONS * hex_index
    end = i + NUM_DIRECTIONS
    while i < end:
        bits = c[LEADERS_CELL + STRIDE * c[GROUP_CELL + STRIDE * i64(neighbours[i])]]
        leaders |= bits
        largest_set = max(largest_set, bits)
        i += 1
    if leaders == 0:
        # No state is adjacent, so nobody earns anything.
        return 0
    # The union of the leaders equals the highest set only if all neighbours belong to one state.
    if leaders != largest_set and would_start_war(state, hex_index):
        return _score_war(evaluator, state, seat, hex_index)
    is_own_point = False
    alike: i64 = 0
    completes_triangle = False
    last_neighbour = i64(neighbours[NUM_DIRECTIONS * hex_index + NUM_DIRECTIONS - 1])
    was_alike = (
        c[TILE_CELL + STRIDE * last_neighbour] == colour + 1 and not c[MARKS_CELL + STRIDE * last_neighbour] & BUILT
    )
    gain: i64 = 0
    i = 0
    while i < NUM_DIRECTIONS:
        neighbour = i64(neighbours[NUM_DIRECTIONS * hex_index + i])
        is_alike = c[TILE_CELL + STRIDE * neighbour] == colour + 1 and not c[MARKS_CELL + STRIDE * neighbour] & BUILT
        if is_alike:
            alike += 1
            completes_triangle = completes_triangle or was_alike
        was_alike = is_alike
        if colour == YELLOW and c[LEADER_CELL + STRIDE * neighbour] != 0:
            # A yellow tile next to a leader protects it in revolts.
            leader = c[LEADER_CELL + STRIDE * neighbour] - 1
            if leader // NUM_COLOURS == seat:
                gain += min(MAX_PROTECTION_GAIN, evaluator.points_at_stake[leader] // PROTECTION_DIVISOR)
            else:
                gain -= RIVAL_PROTECTION_COST
        i += 1
    owner = find_owner(leaders, colour)
    earner = owner if owner != NOBODY else find_owner(leaders, YELLOW)
    if c[ADJACENT_BANDIT_PLACES_CELL + STRIDE * hex_index]:
        if find_owner(leaders, RED) == seat:
            return adjacent_bandits(state, hex_index) * evaluator.point_values[NUM_COLOURS * seat + RED] + gain
        return gain - UNREWARDED_BANDITS_COST
    if earner != NOBODY:
        point_value = evaluator.point_values[NUM_COLOURS * earner + colour]
        gain += point_value if earner == seat else -point_value
        is_own_point = earner == seat
    if completes_triangle and owner == seat:
        gain += evaluator.horizon * evaluator.point_values[NUM_COLOURS * seat + colour] // POINT
    elif alike and owner == seat:
        gain += evaluator.horizon * evaluator.point_values[NUM_COLOURS * seat + colour] // (PAIR_DIVISOR * POINT)
    if is_own_point and colour == GREEN:
        gain += GREEN_TILE_BONUS
    if is_own_point and colour == RED:
        gain += RED_TILE_BONUS
    if colour == BLUE and is_own_point and read_hand(c, seat, BLUE) > 1:
        gain += evaluator.point_values[NUM_COLOURS * seat + BLUE] // CHAIN_DIVISOR
    return gain + _score_joined_pagodas(evaluator, state, seat, hex_index, leaders)


def _score_joined_pagodas(
    evaluator: PositionEvaluator, state: RulesState, seat: i64, hex_index: i64, leaders: i64
) -> i64:
    """Return the score of pagodas that leaders of other groups gain when a piece on a hex joins their groups."""
    c = state.cells
    neighbours = state.geometry.neighbours
    gain: i64 = 0
    last: i64 = NO_HEX
    i: i64 = 0
    while i < NUM_DIRECTIONS:
        group = read_group(c, i64(neighbours[NUM_DIRECTIONS * hex_index + i]))
        if group != NO_HEX and group != last:
            last = group
            colour: i64 = 0
            while colour < NUM_COLOURS:
                n = evaluator.pagodas[NUM_COLOURS * (group + 1) + colour]
                if n:
                    earner = find_owner(leaders & ~read_leaders(c, group), colour)
                    if earner != NOBODY:
                        value = n * evaluator.horizon * evaluator.point_values[NUM_COLOURS * earner + colour] // POINT
                        gain += value if earner == seat else -value
                colour += 1
        i += 1
    return gain


def _score_war(evaluator: PositionEvaluator, state: RulesState, seat: i64, hex_index: i64) -> i64:
    """Return the score of starting a war, from the strengths of the seat's side and of the strongest other side."""
    c = state.cells
    neighbours = state.geometry.neighbours
    own_group: i64 = NO_HEX
    strongest_rival: i64 = -1
    loss_if_lost: i64 = 0
    gain_if_won: i64 = 0
    leader_bonus: i64 = 1 if state.is_leader_off(seat, RED) else 0
    i: i64 = 0
    while i < NUM_DIRECTIONS:
        group = read_group(c, i64(neighbours[NUM_DIRECTIONS * hex_index + i]))
        bits = read_leaders(c, group) >> (NUM_COLOURS * seat) & 31
        if bits and (own_group == NO_HEX or read_reds(c, group) > read_reds(c, own_group)):
            own_group = group
        i += 1
    i = 0
    colours: i64 = 0
    last: i64 = NO_HEX
    while i < NUM_DIRECTIONS:
        group = read_group(c, i64(neighbours[NUM_DIRECTIONS * hex_index + i]))
        if group != NO_HEX and group != own_group and group != last and read_leaders(c, group):
            last = group
            strongest_rival = max(strongest_rival, read_reds(c, group))
            bits = read_leaders(c, group)
            leader: i64 = 0
            while bits >> leader:
                if bits >> leader & 1 and leader // NUM_COLOURS != seat:
                    colour = leader % NUM_COLOURS
                    if own_group == NO_HEX or find_owner(read_leaders(c, own_group), colour) != NOBODY:
                        gain_if_won += evaluator.points_at_stake[leader] * evaluator.point_values[leader] // POINT
                        colours |= 1 << colour
                        if own_group != NO_HEX and find_owner(read_leaders(c, own_group), colour) == seat:
                            gain_if_won += evaluator.point_values[NUM_COLOURS * seat + colour]
                            loss_if_lost += evaluator.points_at_stake[NUM_COLOURS * seat + colour]
                            loss_if_lost += evaluator.point_values[leader]
                leader += 1
        i += 1
    if own_group == NO_HEX:
        return gain_if_won // FOREIGN_WAR_GAIN_DIVISOR
    ahead = read_reds(c, own_group) + read_hand(c, seat, RED) + leader_bonus - strongest_rival - EXPECTED_RIVAL_TILES
    if ahead >= 0:
        return gain_if_won
    if ahead == -1:
        return gain_if_won // CLOSE_WAR_GAIN_DIVISOR - loss_if_lost // CLOSE_WAR_LOSS_DIVISOR
    return -loss_if_lost // LOST_WAR_LOSS_DIVISOR


def _score_leader(evaluator: PositionEvaluator, state: RulesState, seat: i64, colour: i64, hex_index: i64) -> i64:
    """Return the score of placing or moving a leader, which may start a revolt."""
    c = state.cells
    neighbours = state.geometry.neighbours
    place = NUM_COLOURS * seat + colour
    before = read_leader_hex(c, seat, colour)
    others_mask: i64 = ~(1 << place)
    leaders: i64 = 0
    pagodas: i64 = 0
    last: i64 = NO_HEX
    pieces: i64 = 0
    i: i64 = 0
    while i < NUM_DIRECTIONS:
        neighbour = i64(neighbours[NUM_DIRECTIONS * hex_index + i])
        group = read_group(c, neighbour)
        if group != NO_HEX:
            pieces += 1
            leaders |= read_leaders(c, group)
            if group != last:
                pagodas += evaluator.pagodas[NUM_COLOURS * (group + 1) + colour]
                last = group
        i += 1
    leaders &= others_mask
    point_value = evaluator.point_values[place]
    rate = evaluator.skill.leader_income + POINT * pagodas
    gain = evaluator.horizon * rate // POINT * point_value // POINT
    if before != NO_HEX:
        # What the leader earns where it stands; without an estimate of that, as much as anywhere else.
        gain -= evaluator.points_at_stake[place] * point_value // POINT if evaluator.skill.values_income else gain
        if last != NO_HEX and read_group(c, before) == last:
            # The leader only changes its place in the same state.
            more_yellows = read_adjacent_yellows(c, hex_index) - read_adjacent_yellows(c, before)
            gain += MOVE_WITHIN_STATE_YELLOW_SCORE * more_yellows - MOVE_WITHIN_STATE_COST
    gain += ADJACENT_YELLOW_SCORE * read_adjacent_yellows(c, hex_index) + ADJACENT_PIECE_SCORE * pieces
    rival = find_owner(leaders, colour)
    if rival == NOBODY:
        return gain
    rival_hex = read_leader_hex(c, rival, colour)
    ahead = (
        read_adjacent_yellows(c, hex_index)
        + read_hand(c, seat, YELLOW)
        - read_adjacent_yellows(c, rival_hex)
        - EXPECTED_RIVAL_TILES
    )
    if state.is_leader_off(seat, YELLOW):
        ahead += 1
    if state.is_leader_off(rival, YELLOW):
        ahead -= 1
    gain += (
        point_value
        + evaluator.points_at_stake[NUM_COLOURS * rival + colour]
        * evaluator.point_values[NUM_COLOURS * rival + colour]
        // POINT
    )
    if ahead > 0:
        return gain
    if ahead >= -1:
        return gain // CLOSE_REVOLT_GAIN_DIVISOR - CLOSE_REVOLT_COST
    return ahead - LOST_REVOLT_COST


def _score_riot(evaluator: PositionEvaluator, state: RulesState, seat: i64, hex_index: i64) -> i64:
    """Return the score of a riot, which may remove a pagoda, a leader or the link between parts of a state."""
    c = state.cells
    gain: i64 = -TILE_COST * state.action_price(seat, BLUE)
    group = read_group(c, hex_index)
    colour = read_tile(c, hex_index)
    if read_marks(c, hex_index) & UNDER_PAGODA:
        owner = state.leader_owner(group, colour)
        if owner != NOBODY:
            value = evaluator.horizon * evaluator.point_values[NUM_COLOURS * owner + colour] // POINT
            gain += -value if owner == seat else value // max(1, state.players - 1)
    if colour == YELLOW:
        i: i64 = 0
        while i < NUM_DIRECTIONS:
            neighbour = i64(state.geometry.neighbours[NUM_DIRECTIONS * hex_index + i])
            if read_leader(c, neighbour) != NO_LEADER and read_adjacent_yellows(c, neighbour) == 1:
                leader = read_leader(c, neighbour)
                value = evaluator.points_at_stake[leader] * evaluator.point_values[leader] // POINT
                gain += -value if leader // NUM_COLOURS == seat else value // max(1, state.players - 1)
            i += 1
    return gain


def _score_pagoda(evaluator: PositionEvaluator, state: RulesState, seat: i64, triangle: i64) -> i64:
    """Return the score of building a pagoda."""
    c = state.cells
    hex_index = state.geometry.triangles[3 * triangle]
    colour = read_tile(c, hex_index)
    gain: i64 = -TILE_COST * state.action_price(seat, GREEN)
    owner = state.leader_owner(read_group(c, hex_index), colour)
    if owner != NOBODY:
        value = evaluator.horizon * evaluator.point_values[NUM_COLOURS * owner + colour] // POINT
        gain += value if owner == seat else -value
    if state.pagoda(colour, 1) != NO_HEX:
        gain += MOVED_PAGODA_BONUS
    return gain


def _score_palace(evaluator: PositionEvaluator, state: RulesState, seat: i64, hex_index: i64) -> i64:
    """Return the score of building the palace."""
    c = state.cells
    gain: i64 = -TILE_COST * state.action_price(seat, GREEN)
    if state.leader_owner(read_group(c, hex_index), YELLOW) == seat:
        gain += evaluator.horizon * evaluator.skill.palace_income // POINT
    return gain


def select_best(scores: vec[i64], actions: vec[i64], number: i64) -> vec[i64]:
    """Return up to `number` actions with the highest scores, the best first; equal ones stay in their order."""
    n = min(number, i64(len(actions)))
    best_actions = vec[i64]([0] * n)
    high_scores = vec[i64]([LOWEST_SCORE - 1] * n)
    i: i64 = 0
    while i < i64(len(actions)) and n > 0:
        score = scores[i]
        if score > high_scores[n - 1]:
            k = n - 1
            while k > 0 and high_scores[k - 1] < score:
                high_scores[k] = high_scores[k - 1]
                best_actions[k] = best_actions[k - 1]
                k -= 1
            high_scores[k] = score
            best_actions[k] = actions[i]
        i += 1
    return best_actions
