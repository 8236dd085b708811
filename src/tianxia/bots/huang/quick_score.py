"""A quick score of an action, without playing it: chooses the candidates that are then played and evaluated.

All scores are in hundredths of a point; their constants were chosen by hand.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.bots.huang.position_evaluator import POINT, PositionEvaluator
from tianxia.games.huang.actions import (
    EXCHANGE_LAST,
    EXCHANGE_MORE,
    HEX,
    LEADER,
    LEADER_OFF,
    MOVE,
    PALACE,
    RIOT,
    action_hex,
    hex_action_kind,
)
from tianxia.games.huang.actions import PAGODA as BUILD_PAGODA
from tianxia.games.huang.board_geometry import NO_HEX, SIDES, TRIANGLES_PER_HEX
from tianxia.games.huang.cells import (
    ADJACENT_BANDITS,
    BUILT,
    GROUP,
    HAND,
    LEADER_AT,
    LEADER_BITS,
    MARKS,
    NOBODY,
    PAGODA,
    PLAYERS,
    REDS,
    STRIDE,
    TILE,
    UNDER_PAGODA,
    YELLOWS,
    Cells,
    adjacent_bandits,
)
from tianxia.games.huang.cells import LEADER as LEADER_ON_HEX
from tianxia.games.huang.conflicts import would_start_war
from tianxia.games.huang.tiles import BLUE, GREEN, NUM_COLOURS, RED, YELLOW

LOWEST_SCORE: Final[i64] = -1000000
"""Below every score."""
EXPECTED_RIVAL_TILES: Final[i64] = 2
"""The tiles of yellow or red that a rival is expected to add in a conflict."""


def quick_score(evaluator: PositionEvaluator, state: Cells, seat: i64, action: i64) -> i64:
    """Return a rough estimate of what an action is worth to the seat that takes it.

    The evaluator must have evaluated this position and computed its point values.
    """
    if action < HEX:
        if action >= EXCHANGE_MORE and action < EXCHANGE_LAST + NUM_COLOURS:
            return 5
        if action >= LEADER_OFF:
            return -evaluator.points_at_stake[NUM_COLOURS * seat + action - LEADER_OFF] // 2 - 40
        return 0
    hex_index = action_hex(state.geometry, action)
    action_kind = hex_action_kind(state.geometry, action)
    if action_kind < LEADER:
        return _score_tile(evaluator, state, seat, action_kind, hex_index)
    if action_kind < RIOT:
        return _score_leader(evaluator, state, seat, action_kind - LEADER, hex_index)
    if action_kind == RIOT:
        return _score_riot(evaluator, state, seat, hex_index)
    if action_kind >= BUILD_PAGODA and action_kind < MOVE:
        return _score_pagoda(evaluator, state, seat, TRIANGLES_PER_HEX * hex_index + action_kind - BUILD_PAGODA)
    if action_kind >= PALACE:
        return _score_palace(evaluator, state, seat, hex_index)
    return 0


def _score_tile(evaluator: PositionEvaluator, state: Cells, seat: i64, colour: i64, hex_index: i64) -> i64:
    """Return the score of placing a tile: points, triangles for pagodas, and states that it joins or sets at war."""
    c = state.cells
    ring = state.geometry.ring
    leaders: i64 = 0
    most: i64 = 0
    i: i64 = SIDES * hex_index
    end = i + SIDES
    while i < end:
        bits = c[LEADER_BITS + STRIDE * c[GROUP + STRIDE * i64(ring[i])]]
        leaders |= bits
        most = max(most, bits)
        i += 1
    if leaders == 0:
        # No state is adjacent, so nobody earns anything.
        return 0
    if leaders != most and would_start_war(state, hex_index):
        return _score_war(evaluator, state, seat, hex_index)
    is_own_point = False
    alike: i64 = 0
    completes_triangle = False
    before = i64(ring[SIDES * hex_index + SIDES - 1])
    was_alike = c[TILE + STRIDE * before] == colour + 1 and not c[MARKS + STRIDE * before] & BUILT
    gain: i64 = 0
    i = 0
    while i < SIDES:
        at = STRIDE * i64(ring[SIDES * hex_index + i])
        is_alike = c[TILE + at] == colour + 1 and not c[MARKS + at] & BUILT
        if is_alike:
            alike += 1
            completes_triangle = completes_triangle or was_alike
        was_alike = is_alike
        if colour == YELLOW and c[LEADER_ON_HEX + at]:
            # A yellow tile next to a leader protects it in revolts.
            if (c[LEADER_ON_HEX + at] - 1) // NUM_COLOURS == seat:
                gain += min(12, evaluator.points_at_stake[c[LEADER_ON_HEX + at] - 1] // 12)
            else:
                gain -= 6
        i += 1
    owner = _owner(leaders, colour)
    earner = owner if owner != NOBODY else _owner(leaders, YELLOW)
    if c[ADJACENT_BANDITS + STRIDE * hex_index]:
        if _owner(leaders, RED) == seat:
            return adjacent_bandits(state, hex_index) * evaluator.point_values[NUM_COLOURS * seat + RED] + gain
        return gain - 20
    if earner != NOBODY:
        weight = evaluator.point_values[NUM_COLOURS * earner + colour]
        gain += weight if earner == seat else -weight
        is_own_point = earner == seat
    if completes_triangle and owner == seat:
        gain += evaluator.horizon * evaluator.point_values[NUM_COLOURS * seat + colour] // POINT
    elif alike and owner == seat:
        gain += evaluator.horizon * evaluator.point_values[NUM_COLOURS * seat + colour] // (8 * POINT)
    if is_own_point and colour == GREEN:
        gain += 8
    if is_own_point and colour == RED:
        gain += 4
    if colour == BLUE and is_own_point and c[HAND + NUM_COLOURS * seat + BLUE] > 1:
        gain += evaluator.point_values[NUM_COLOURS * seat + BLUE] // 2
    return gain + _score_joined_pagodas(evaluator, state, seat, hex_index, leaders)


def _score_joined_pagodas(evaluator: PositionEvaluator, state: Cells, seat: i64, hex_index: i64, leaders: i64) -> i64:
    """Return the score of pagodas that come to leaders of another group when a piece on a hex joins the two."""
    c = state.cells
    ring = state.geometry.ring
    gain: i64 = 0
    last: i64 = NO_HEX
    i: i64 = 0
    while i < SIDES:
        group = c[GROUP + STRIDE * i64(ring[SIDES * hex_index + i])]
        if group != NO_HEX and group != last:
            last = group
            colour: i64 = 0
            while colour < NUM_COLOURS:
                n = evaluator.pagodas[NUM_COLOURS * (group + 1) + colour]
                if n:
                    earner = _owner(leaders & ~c[LEADER_BITS + STRIDE * group], colour)
                    if earner != NOBODY:
                        value = n * evaluator.horizon * evaluator.point_values[NUM_COLOURS * earner + colour] // POINT
                        gain += value if earner == seat else -value
                colour += 1
        i += 1
    return gain


def _score_war(evaluator: PositionEvaluator, state: Cells, seat: i64, hex_index: i64) -> i64:
    """Return the score of starting a war: the own side against the strongest other."""
    c = state.cells
    ring = state.geometry.ring
    own_group: i64 = NO_HEX
    strongest_rival: i64 = -1
    loss_if_lost: i64 = 0
    gain_if_won: i64 = 0
    leader_bonus: i64 = 1 if state.is_leader_off(seat, RED) else 0
    i: i64 = 0
    while i < SIDES:
        group = c[GROUP + STRIDE * i64(ring[SIDES * hex_index + i])]
        bits = c[LEADER_BITS + STRIDE * group] >> (NUM_COLOURS * seat) & 31
        if bits and (own_group == NO_HEX or c[REDS + STRIDE * group] > c[REDS + STRIDE * own_group]):
            own_group = group
        i += 1
    i = 0
    colours: i64 = 0
    last: i64 = NO_HEX
    while i < SIDES:
        group = c[GROUP + STRIDE * i64(ring[SIDES * hex_index + i])]
        if group != NO_HEX and group != own_group and group != last and c[LEADER_BITS + STRIDE * group]:
            last = group
            strongest_rival = max(strongest_rival, c[REDS + STRIDE * group])
            bits = c[LEADER_BITS + STRIDE * group]
            leader: i64 = 0
            while bits >> leader:
                if bits >> leader & 1 and leader // NUM_COLOURS != seat:
                    colour = leader % NUM_COLOURS
                    if own_group == NO_HEX or _owner(c[LEADER_BITS + STRIDE * own_group], colour) != NOBODY:
                        gain_if_won += evaluator.points_at_stake[leader] * evaluator.point_values[leader] // POINT
                        colours |= 1 << colour
                        if own_group != NO_HEX and _owner(c[LEADER_BITS + STRIDE * own_group], colour) == seat:
                            gain_if_won += evaluator.point_values[NUM_COLOURS * seat + colour]
                            loss_if_lost += evaluator.points_at_stake[NUM_COLOURS * seat + colour]
                            loss_if_lost += evaluator.point_values[leader]
                leader += 1
        i += 1
    if own_group == NO_HEX:
        return gain_if_won // 4
    ahead = (
        c[REDS + STRIDE * own_group]
        + c[HAND + NUM_COLOURS * seat + RED]
        + leader_bonus
        - strongest_rival
        - EXPECTED_RIVAL_TILES
    )
    if ahead >= 0:
        return gain_if_won
    if ahead == -1:
        return gain_if_won // 2 - loss_if_lost // 4
    return -loss_if_lost // 2


def _score_leader(evaluator: PositionEvaluator, state: Cells, seat: i64, colour: i64, hex_index: i64) -> i64:
    """Return the score of placing or moving a leader, which may start a revolt."""
    c = state.cells
    ring = state.geometry.ring
    place = NUM_COLOURS * seat + colour
    before = c[LEADER_AT + place]
    others_mask: i64 = ~(1 << place)
    leaders: i64 = 0
    pagodas: i64 = 0
    last: i64 = NO_HEX
    tiles: i64 = 0
    i: i64 = 0
    while i < SIDES:
        neighbour = i64(ring[SIDES * hex_index + i])
        group = c[GROUP + STRIDE * neighbour]
        if group != NO_HEX:
            tiles += 1
            leaders |= c[LEADER_BITS + STRIDE * group]
            if group != last:
                pagodas += evaluator.pagodas[NUM_COLOURS * (group + 1) + colour]
                last = group
        i += 1
    leaders &= others_mask
    weight = evaluator.point_values[place]
    rate = evaluator.skill.leader_income + POINT * pagodas
    gain = evaluator.horizon * rate // POINT * weight // POINT
    if before != NO_HEX:
        # What the leader earns where it stands; without an estimate of that, as much as anywhere else.
        gain -= evaluator.points_at_stake[place] * weight // POINT if evaluator.skill.values_income else gain
        if last != NO_HEX and c[GROUP + STRIDE * before] == last:
            # The leader only changes its place in the same state.
            gain += 2 * (c[YELLOWS + STRIDE * hex_index] - c[YELLOWS + STRIDE * before]) - 10
    gain += 3 * c[YELLOWS + STRIDE * hex_index] + tiles
    rival = _owner(leaders, colour)
    if rival == NOBODY:
        return gain
    rival_hex = c[LEADER_AT + NUM_COLOURS * rival + colour]
    ahead = (
        c[YELLOWS + STRIDE * hex_index]
        + c[HAND + NUM_COLOURS * seat + YELLOW]
        - c[YELLOWS + STRIDE * rival_hex]
        - EXPECTED_RIVAL_TILES
    )
    if state.is_leader_off(seat, YELLOW):
        ahead += 1
    if state.is_leader_off(rival, YELLOW):
        ahead -= 1
    gain += (
        weight
        + evaluator.points_at_stake[NUM_COLOURS * rival + colour]
        * evaluator.point_values[NUM_COLOURS * rival + colour]
        // POINT
    )
    if ahead > 0:
        return gain
    if ahead >= -1:
        return gain // 3 - 20
    return -100 + ahead


def _score_riot(evaluator: PositionEvaluator, state: Cells, seat: i64, hex_index: i64) -> i64:
    """Return the score of a riot, which may remove a pagoda, a leader or the link between parts of a state."""
    c = state.cells
    gain: i64 = -15 * state.action_price(seat, BLUE)
    group = c[GROUP + STRIDE * hex_index]
    colour = c[TILE + STRIDE * hex_index] - 1
    if c[MARKS + STRIDE * hex_index] & UNDER_PAGODA:
        owner = state.leader_owner(group, colour)
        if owner != NOBODY:
            value = evaluator.horizon * evaluator.point_values[NUM_COLOURS * owner + colour] // POINT
            gain += -value if owner == seat else value // max(1, c[PLAYERS] - 1)
    if colour == YELLOW:
        i: i64 = 0
        while i < SIDES:
            at = STRIDE * i64(state.geometry.ring[SIDES * hex_index + i])
            if c[LEADER_ON_HEX + at] and c[YELLOWS + at] == 1:
                leader = c[LEADER_ON_HEX + at] - 1
                value = evaluator.points_at_stake[leader] * evaluator.point_values[leader] // POINT
                gain += -value if leader // NUM_COLOURS == seat else value // max(1, c[PLAYERS] - 1)
            i += 1
    return gain


def _score_pagoda(evaluator: PositionEvaluator, state: Cells, seat: i64, triangle: i64) -> i64:
    """Return the score of building a pagoda."""
    c = state.cells
    hex_index = state.geometry.triangles[3 * triangle]
    colour = c[TILE + STRIDE * hex_index] - 1
    gain: i64 = -15 * state.action_price(seat, GREEN)
    owner = state.leader_owner(c[GROUP + STRIDE * hex_index], colour)
    if owner != NOBODY:
        value = evaluator.horizon * evaluator.point_values[NUM_COLOURS * owner + colour] // POINT
        gain += value if owner == seat else -value
    if c[PAGODA + 2 * colour + 1] != NO_HEX:
        gain += 20
    return gain


def _score_palace(evaluator: PositionEvaluator, state: Cells, seat: i64, hex_index: i64) -> i64:
    """Return the score of building the palace."""
    c = state.cells
    gain: i64 = -15 * state.action_price(seat, GREEN)
    if state.leader_owner(c[GROUP + STRIDE * hex_index], YELLOW) == seat:
        gain += evaluator.horizon * evaluator.skill.palace_income // POINT
    return gain


def _owner(leaders: i64, colour: i64) -> i64:
    """Return the seat whose leader of a colour is among some leaders, given as bits; NOBODY if there is none."""
    bits = leaders >> colour
    seat: i64 = 0
    while bits:
        if bits & 1:
            return seat
        bits >>= NUM_COLOURS
        seat += 1
    return NOBODY


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
