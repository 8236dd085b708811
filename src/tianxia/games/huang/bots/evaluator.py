"""The static evaluation of a position: the points each seat can expect by the end, and their value.

Everything is counted in hundredths of a point. The value of a seat is what its lowest colour will reach, once the
points that may go to any colour have gone to the lowest ones, plus a small fraction of all points. The constants were
chosen by hand unless they say otherwise. Like the rules' `hex_scans`, the scan of all hexes uses cells, for speed.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.huang.bots.skill import Skill
from tianxia.games.huang.bots.triangles import find_tile_awaiting_third
from tianxia.games.huang.rules.board import MAX_HEXES
from tianxia.games.huang.rules.board_geometry import NO_HEX, NUM_DIRECTIONS, TRIANGLES_PER_HEX
from tianxia.games.huang.rules.fields import (
    ADJACENT_BANDIT_PLACES_CELL,
    ADJACENT_YELLOWS_CELL,
    GROUP_CELL,
    LEADERS_CELL,
    MARKS_CELL,
    STRIDE,
    read_adjacent_yellows,
    read_group,
    read_hand,
    read_leader_hex,
    read_leaders,
    read_points,
    read_reds,
    read_tile,
)
from tianxia.games.huang.rules.marks import UNDER_BANDITS
from tianxia.games.huang.rules.phases import OVER
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.scoring import GRANARY_POINTS, compare_scores
from tianxia.games.huang.rules.seats import MAX_SEATS, leader_colours
from tianxia.games.huang.rules.tiles import BLUE, NUM_COLOURS, NUM_SCORING_COLOURS, RED, WHITE, YELLOW

POINT: Final[i64] = 100
"""The value of a point: values are in hundredths of a point."""
TILES_PER_TURN_TENTHS: Final[i64] = 26
"""How many tiles leave the bag in a turn, in tenths. Measured; the number of games was not recorded."""
CERTAIN_INCOME_TURNS: Final[i64] = 150
"""For how many hundredths of a turn income is expected to last in full; beyond that it is discounted."""
WIN_BONUS: Final[i64] = 3000
"""The value of a win over a draw, added when the game is over."""

REVOLT_RISK_PERCENT: Final[vec[i64]] = vec[i64]([3, 6, 16, 26, 34, 40, 44])
"""The risk of losing a leader in a revolt, in percent, by the attacker's possible lead in strength from −1 on."""
WAR_RISK_PERCENT: Final[vec[i64]] = vec[i64]([3, 6, 12, 20, 30, 40, 48])
"""The risk of losing a leader in a war, in percent, by the attacker's possible lead in strength from −2 on."""
MAX_RISK_PERCENT: Final[i64] = 70
"""The most that the risks of a revolt and of a war together count, in percent."""

LEADER_BONUS: Final[i64] = 50
"""The value of a leader on the board to a level that does not estimate income, in hundredths of a point."""
PLAN_WITHOUT_TILE_DIVISOR: Final[i64] = 3
"""The share of an unfinished pagoda is divided by this number if the third tile is not in hand."""
SECOND_TILE_DIVISOR: Final[i64] = 2
"""The second tile of a colour in hand has the value of the first, divided by this number."""
FURTHER_TILE_DIVISOR: Final[i64] = 4
"""The third and fourth tile of a colour in hand have the value of the first, divided by this number."""
MAX_FURTHER_TILES: Final[i64] = 2
"""How many tiles of a colour beyond the second have a value."""


class PositionEvaluator:
    """Evaluates positions. `evaluate` overwrites the results of the call before, so that nothing is allocated."""

    def __init__(self, skill: Skill) -> None:
        """Create an evaluator that takes into account what a skill allows."""
        self.skill = skill
        self.horizon: i64 = 0
        """The discounted number of turns that income will last, in hundredths."""
        self.expected_points: vec[i64] = vec[i64]([0] * (MAX_SEATS * NUM_COLOURS))
        """By seat and colour: the points expected at the end."""
        self.points_at_stake: vec[i64] = vec[i64]([0] * (MAX_SEATS * NUM_COLOURS))
        """By seat and colour: those of them that depend on the leader."""
        self.pagodas: vec[i64] = vec[i64]([0] * (NUM_COLOURS * (MAX_HEXES + 1)))
        """By group + 1 and colour: the number of pagodas."""
        self.revolt_tiles: vec[i64] = vec[i64]([0] * (MAX_HEXES + 1))
        """By group + 1: the most yellow tiles next to a hex from which a leader could revolt in it."""
        self.war_tiles: vec[i64] = vec[i64]([0] * (MAX_HEXES + 1))
        """By group + 1: 1 + the most red tiles of a state that one tile would bring into war with it; 0 for none."""
        self.war_colours: vec[i64] = vec[i64]([0] * (MAX_HEXES + 1))
        """By group + 1: the colours of its leaders that would conflict in such wars, as bits."""
        self.seat_values: vec[i64] = vec[i64]([0] * MAX_SEATS)
        """By seat: the value of the position, without regard to the others."""
        self.point_values: vec[i64] = vec[i64]([0] * (MAX_SEATS * NUM_COLOURS))
        """By seat and colour: the value of one more point; only after `compute_point_values`."""
        self.sorted_points: vec[i64] = vec[i64]([0] * NUM_SCORING_COLOURS)  # scratch space of _seat_value

    def evaluate(self, state: RulesState) -> None:
        """Evaluate a position for all seats. It reads all hands: only for sampled worlds."""
        players = state.players
        turns = state.bag_size * 1000 // (TILES_PER_TURN_TENTHS * players)
        if state.phase == OVER:
            turns = 0
        self.horizon = _discount_turns(turns, self.skill.income_span)
        self._count_points(state)
        if self.skill.values_income and turns > 0:
            self._clear_groups(state.geometry.count)
            self._count_pagodas(state)
            if self.skill.sees_threats:
                self._find_threats(state)
            self._add_leader_income(state)
            self._add_palace_income(state)
            if self.skill.values_plans:
                self._add_plans(state)
        elif turns > 0:
            self._add_leader_bonus(state)
        free_points = self.skill.free_income * turns // 100
        seat: i64 = 0
        while seat < players:
            pool = free_points + self.expected_points[NUM_COLOURS * seat + WHITE]
            if self.skill.values_plans and turns > 0:
                pool += self._hand_value(state, seat)
            self.seat_values[seat] = self._seat_value(seat, pool, -1)
            seat += 1
        if state.phase == OVER:
            self._add_result(state)

    def compute_point_values(self, state: RulesState) -> None:
        """Compute the value of one more point of each colour to each seat; `evaluate` must have been called before."""
        free_points = self.skill.free_income * (state.bag_size * 1000 // (TILES_PER_TURN_TENTHS * state.players)) // 100
        seat: i64 = 0
        while seat < state.players:
            pool = free_points + self.expected_points[NUM_COLOURS * seat + WHITE]
            current_value = self._seat_value(seat, pool, -1)
            colour: i64 = 0
            while colour < NUM_SCORING_COLOURS:
                self.point_values[NUM_COLOURS * seat + colour] = self._seat_value(seat, pool, colour) - current_value
                colour += 1
            self.point_values[NUM_COLOURS * seat + WHITE] = self._seat_value(seat, pool + POINT, -1) - current_value
            seat += 1

    def compute_lead(self, players: i64, seat: i64) -> i64:
        """Return how far a seat is ahead: ⅔ of its lead over the best rival plus ⅓ of that over their mean."""
        if not self.skill.counts_rivals:
            return self.seat_values[seat]
        best: i64 = -1000000
        total: i64 = 0
        other: i64 = 0
        while other < players:
            if other != seat:
                best = max(best, self.seat_values[other])
                total += self.seat_values[other]
            other += 1
        return self.seat_values[seat] - (2 * best + total // (players - 1)) // 3

    def _count_points(self, state: RulesState) -> None:
        """Set the expected points to the points scored so far, granaries included."""
        c = state.cells
        seat: i64 = 0
        while seat < state.players:
            colour: i64 = 0
            while colour < NUM_COLOURS:
                place = NUM_COLOURS * seat + colour
                self.expected_points[place] = POINT * read_points(c, seat, colour)
                self.points_at_stake[place] = 0
                colour += 1
            self.expected_points[NUM_COLOURS * seat + BLUE] += POINT * GRANARY_POINTS * state.granaries_taken(seat)
            seat += 1

    def _clear_groups(self, count: i64) -> None:
        pagodas = self.pagodas
        revolt_tiles = self.revolt_tiles
        war_tiles = self.war_tiles
        war_colours = self.war_colours
        i: i64 = 0
        while i <= count:
            revolt_tiles[i] = 0
            war_tiles[i] = 0
            war_colours[i] = 0
            i += 1
        i = 0
        while i < NUM_COLOURS * (count + 1):
            pagodas[i] = 0
            i += 1

    def _count_pagodas(self, state: RulesState) -> None:
        c = state.cells
        i: i64 = 0
        while i < 2 * NUM_COLOURS:
            triangle = state.pagoda((i >> 1), i & 1)
            if triangle != NO_HEX:
                group = read_group(c, state.geometry.triangles[3 * triangle])
                self.pagodas[NUM_COLOURS * (group + 1) + (i >> 1)] += 1
            i += 1

    def _find_threats(self, state: RulesState) -> None:
        """Record the revolts that a leader on any empty hex could start, and the wars that a tile there could."""
        c = state.cells
        neighbours = state.geometry.neighbours
        river = state.geometry.river
        revolt_tiles = self.revolt_tiles
        hex_index: i64 = 0
        while hex_index < state.geometry.count:
            if c[GROUP_CELL + STRIDE * hex_index] == NO_HEX and not c[MARKS_CELL + STRIDE * hex_index] & UNDER_BANDITS:
                first: i64 = NO_HEX
                is_between_states = False
                i = NUM_DIRECTIONS * hex_index
                end = i + NUM_DIRECTIONS
                while i < end:
                    group = c[GROUP_CELL + STRIDE * i64(neighbours[i])]
                    if group != first and group != NO_HEX and c[LEADERS_CELL + STRIDE * group]:
                        if first == NO_HEX:
                            first = group
                        else:
                            is_between_states = True
                    i += 1
                if is_between_states:
                    self._find_war_threats(state, hex_index)
                elif (
                    first != NO_HEX
                    and not river[hex_index]
                    and c[ADJACENT_BANDIT_PLACES_CELL + STRIDE * hex_index] == 0
                ):
                    if c[ADJACENT_YELLOWS_CELL + STRIDE * hex_index] > revolt_tiles[first + 1]:
                        revolt_tiles[first + 1] = c[ADJACENT_YELLOWS_CELL + STRIDE * hex_index]
            hex_index += 1

    def _find_war_threats(self, state: RulesState, hex_index: i64) -> None:
        """Record the states that a tile on a hex between several of them would bring into war."""
        c = state.cells
        neighbours = state.geometry.neighbours
        i: i64 = 0
        while i < NUM_DIRECTIONS:
            group = read_group(c, i64(neighbours[NUM_DIRECTIONS * hex_index + i]))
            colours = leader_colours(read_leaders(c, group))
            j: i64 = i + 1
            while j < NUM_DIRECTIONS and colours:
                other = read_group(c, i64(neighbours[NUM_DIRECTIONS * hex_index + j]))
                if other != group:
                    shared = colours & leader_colours(read_leaders(c, other))
                    if shared:
                        self.war_colours[group + 1] |= shared
                        self.war_colours[other + 1] |= shared
                        self.war_tiles[group + 1] = max(self.war_tiles[group + 1], read_reds(c, other) + 1)
                        self.war_tiles[other + 1] = max(self.war_tiles[other + 1], read_reds(c, group) + 1)
                j += 1
            i += 1

    def _add_leader_income(self, state: RulesState) -> None:
        """Add what the leaders on the board will earn, less their risks."""
        c = state.cells
        skill = self.skill
        seat: i64 = 0
        while seat < state.players:
            colour: i64 = 0
            while colour < NUM_COLOURS:
                place = NUM_COLOURS * seat + colour
                hex_index = read_leader_hex(c, seat, colour)
                if hex_index != NO_HEX:
                    group = read_group(c, hex_index)
                    rate = skill.leader_income + POINT * self.pagodas[NUM_COLOURS * (group + 1) + colour]
                    safe_percent: i64 = 100
                    if skill.sees_threats:
                        safe_percent -= (
                            self._loss_risk_percent(state, seat, colour, hex_index, group) * skill.threat_share // 100
                        )
                    stake = self.horizon * rate * safe_percent // 10000
                    self.points_at_stake[place] = stake
                    self.expected_points[place] += stake
                    if colour == YELLOW:
                        self._add_stand_in_income(state, seat, group, safe_percent)
                colour += 1
            seat += 1

    def _add_stand_in_income(self, state: RulesState, seat: i64, group: i64, safe_percent: i64) -> None:
        """Add the points that a yellow leader takes in colours without a leader in its state."""
        c = state.cells
        present_colours = leader_colours(read_leaders(c, group))
        colour: i64 = 1
        while colour < NUM_COLOURS:
            if not present_colours >> colour & 1 and read_leader_hex(c, seat, colour) == NO_HEX:
                self.expected_points[NUM_COLOURS * seat + colour] += (
                    self.horizon * self.skill.stand_in_income * safe_percent // 10000
                )
            colour += 1

    def _add_palace_income(self, state: RulesState) -> None:
        """Add the value of the palace, a seventh tile each turn, to the points of any colour."""
        c = state.cells
        if state.palace == NO_HEX:
            return
        owner = state.leader_owner(read_group(c, state.geometry.rhombi[4 * state.palace]), YELLOW)
        if owner >= 0:
            self.expected_points[NUM_COLOURS * owner + WHITE] += self.horizon * self.skill.palace_income // 100

    def _loss_risk_percent(self, state: RulesState, seat: i64, colour: i64, hex_index: i64, group: i64) -> i64:
        """Return the risk that a leader is removed by a revolt or a war, in percent."""
        c = state.cells
        yellow: i64 = 0
        red: i64 = 0
        other: i64 = 0
        while other < state.players:
            if other != seat:
                yellow = max(yellow, read_hand(c, other, YELLOW))
                red = max(red, read_hand(c, other, RED))
            other += 1
        risk: i64 = 0
        if self.revolt_tiles[group + 1]:
            ahead = (
                self.revolt_tiles[group + 1] + yellow - read_adjacent_yellows(c, hex_index) - read_hand(c, seat, YELLOW)
            )
            risk += REVOLT_RISK_PERCENT[max(0, min(6, ahead + 1))]
        if self.war_colours[group + 1] >> colour & 1:
            ahead = self.war_tiles[group + 1] - 1 + red - read_reds(c, group) - read_hand(c, seat, RED)
            risk += WAR_RISK_PERCENT[max(0, min(6, ahead + 2))]
        return min(risk, MAX_RISK_PERCENT)

    def _add_plans(self, state: RulesState) -> None:
        """Add a share of a pagoda for two of its three tiles, once for each leader that would earn from it."""
        c = state.cells
        end = TRIANGLES_PER_HEX * state.geometry.count
        seen: i64 = 0
        triangle: i64 = 0
        while triangle < end:
            tile = find_tile_awaiting_third(state, triangle)
            triangle += 1
            if tile == NO_HEX:
                continue
            colour = read_tile(c, tile)
            owner = state.leader_owner(read_group(c, tile), colour)
            if owner < 0 or seen >> (NUM_COLOURS * owner + colour) & 1:
                continue
            seen |= 1 << (NUM_COLOURS * owner + colour)
            share = self.skill.plan_share
            if not read_hand(c, owner, colour):
                share = share // PLAN_WITHOUT_TILE_DIVISOR
            self.expected_points[NUM_COLOURS * owner + colour] += self.horizon * share // 100

    def _add_leader_bonus(self, state: RulesState) -> None:
        """Add a bonus for each leader on the board, for levels that do not estimate income."""
        c = state.cells
        seat: i64 = 0
        while seat < state.players:
            colour: i64 = 0
            while colour < NUM_COLOURS:
                if read_leader_hex(c, seat, colour) != NO_HEX:
                    self.expected_points[NUM_COLOURS * seat + colour] += LEADER_BONUS
                    self.points_at_stake[NUM_COLOURS * seat + colour] = LEADER_BONUS
                colour += 1
            seat += 1

    def _hand_value(self, state: RulesState, seat: i64) -> i64:
        """Return the value of a hand: many colours are better than many tiles of one."""
        c = state.cells
        value: i64 = 0
        colour: i64 = 0
        while colour < NUM_COLOURS:
            n = read_hand(c, seat, colour)
            if n > 0:
                value += self.skill.tile_value
                if n > 1:
                    value += self.skill.tile_value // SECOND_TILE_DIVISOR
                    value += min(n - 2, MAX_FURTHER_TILES) * (self.skill.tile_value // FURTHER_TILE_DIVISOR)
            colour += 1
        return value

    def _seat_value(self, seat: i64, pool: i64, raised: i64) -> i64:
        """Return the value of a seat, with a pool of points for its lowest colours.

        The colour `raised` counts as one point higher; −1 for none.
        """
        sorted_points = self.sorted_points
        total = pool
        colour: i64 = 0
        while colour < NUM_SCORING_COLOURS:
            expected = self.expected_points[NUM_COLOURS * seat + colour]
            if colour == raised:
                expected += POINT
            total += expected
            i = colour
            while i > 0 and sorted_points[i - 1] > expected:
                sorted_points[i] = sorted_points[i - 1]
                i -= 1
            sorted_points[i] = expected
            colour += 1
        if not self.skill.values_lowest_colour:
            return total // NUM_SCORING_COLOURS
        level = sorted_points[0]
        low: i64 = 1
        while low < NUM_SCORING_COLOURS:
            room = (sorted_points[low] - level) * low
            if room >= pool:
                break
            pool -= room
            level = sorted_points[low]
            low += 1
        return level + pool // low + total // self.skill.all_points_divisor

    def _add_result(self, state: RulesState) -> None:
        """Add or subtract a share of the bonus for each rival, when the game is over."""
        players = state.players
        seat: i64 = 0
        while seat < players:
            other: i64 = 0
            while other < players:
                if other != seat:
                    order = compare_scores(state, seat, other)
                    if order > 0:
                        self.seat_values[seat] += WIN_BONUS // (players - 1)
                    elif order < 0:
                        self.seat_values[seat] -= WIN_BONUS // (players - 1)
                other += 1
            seat += 1


def _discount_turns(turns: i64, span: i64) -> i64:
    """Return turns, in hundredths, discounted beyond the first: the result stays below these plus `span`."""
    if turns <= CERTAIN_INCOME_TURNS:
        return turns
    more = turns - CERTAIN_INCOME_TURNS
    return CERTAIN_INCOME_TURNS + more * span // (more + span)
