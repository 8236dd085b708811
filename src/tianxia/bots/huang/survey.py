"""A position judged: what each seat may hope for at the end, colour by colour, and what that is worth.

Everything is counted in hundredths of a point. The worth of a seat is the height its lowest colour will reach, once
the points that may go to any colour are poured into the lowest ones, and a small part of all points.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.bots.huang.knowledge import Knowledge
from tianxia.bots.huang.shapes import two_of_three
from tianxia.games.huang.board import MOST_HEXES
from tianxia.games.huang.cells import (
    BAG_SIZE,
    BITS,
    GROUP,
    HAND,
    LEADER_AT,
    MARKS,
    MOST_SEATS,
    OVER,
    PAGODA,
    PALACE,
    PHASE,
    PLAYERS,
    REDS,
    ROBBERS,
    STORE_WORTH,
    STORES,
    TILE,
    UNDER_BANDITS,
    VP,
    WIDTH,
    YELLOWS,
    Cells,
    colours_of,
)
from tianxia.games.huang.ground import NO_HEX, SIDES, TRIANGLES
from tianxia.games.huang.scoring import compare
from tianxia.games.huang.tiles import BLUE, NUM_COLOURS, RED, SCORING, WHITE, YELLOW

POINT: Final[i64] = 100
DRAWS_A_TURN: Final[i64] = 26
"""Tiles that leave the bag in a turn, in tenths: measured."""
SURE_TURNS: Final[i64] = 150
"""An income is trusted fully for this long."""
VICTORY: Final[i64] = 3000
"""A game won is worth this much more than one drawn."""

REVOLT_RISK: Final[vec[i64]] = vec[i64]([3, 6, 16, 26, 34, 40, 44])
"""By how much an attacker could be ahead, from −1 on: the chance in a hundred to lose the leader."""
WAR_RISK: Final[vec[i64]] = vec[i64]([3, 6, 12, 20, 30, 40, 48])
"""Likewise, from −2 on."""


class Survey:
    """A judgement of one position. `look` makes it anew; its rows are kept, so that judging allocates nothing."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge
        self.horizon: i64 = 0
        """Turns an income may last, in hundredths."""
        self.hopes: vec[i64] = vec[i64]([0] * (MOST_SEATS * NUM_COLOURS))
        """Points by seat and colour at the end, as expected now."""
        self.stakes: vec[i64] = vec[i64]([0] * (MOST_SEATS * NUM_COLOURS))
        """Of them, those that hang on the leader."""
        self.pagodas: vec[i64] = vec[i64]([0] * (NUM_COLOURS * (MOST_HEXES + 1)))
        """By group + 1 and colour."""
        self.ambush: vec[i64] = vec[i64]([0] * (MOST_HEXES + 1))
        """By group + 1: the most yellow tiles next to a free place in it."""
        self.foes: vec[i64] = vec[i64]([0] * (MOST_HEXES + 1))
        """By group + 1: the most red tiles of a state that one tile would lead into war with it, + 1; 0 for none."""
        self.quarrels: vec[i64] = vec[i64]([0] * (MOST_HEXES + 1))
        """By group + 1: the colours of its leaders such a war is about, as bits."""
        self.worths: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.weights: vec[i64] = vec[i64]([0] * (MOST_SEATS * NUM_COLOURS))
        """What one more point is worth, by seat and colour; only after `weigh`."""
        self.four: vec[i64] = vec[i64]([0] * SCORING)

    def look(self, state: Cells) -> None:
        """Judges a position, for all seats."""
        c = state.cells
        players = c[PLAYERS]
        turns = c[BAG_SIZE] * 1000 // (DRAWS_A_TURN * players)
        if c[PHASE] == OVER:
            turns = 0
        self.horizon = _horizon(turns, self.knowledge.span)
        self._earned(state)
        if self.knowledge.future and turns > 0:
            self._clear(state.ground.count)
            self._count_pagodas(state)
            if self.knowledge.danger:
                self._scout(state)
            self._lead(state)
            self._palace(state)
            if self.knowledge.plans:
                self._plan(state)
        elif turns > 0:
            self._trifles(state)
        free = self.knowledge.free * turns // 100
        seat: i64 = 0
        while seat < players:
            pool = free + self.hopes[NUM_COLOURS * seat + WHITE]
            if self.knowledge.plans and turns > 0:
                pool += self._hand(c, seat)
            self.worths[seat] = self._worth(seat, pool, -1)
            seat += 1
        if c[PHASE] == OVER:
            self._finish(state)

    def weigh(self, state: Cells) -> None:
        """After `look`: what one more point of each colour would be worth to each seat."""
        c = state.cells
        free = self.knowledge.free * (c[BAG_SIZE] * 1000 // (DRAWS_A_TURN * c[PLAYERS])) // 100
        seat: i64 = 0
        while seat < c[PLAYERS]:
            pool = free + self.hopes[NUM_COLOURS * seat + WHITE]
            now = self._worth(seat, pool, -1)
            colour: i64 = 0
            while colour < SCORING:
                self.weights[NUM_COLOURS * seat + colour] = self._worth(seat, pool, colour) - now
                colour += 1
            self.weights[NUM_COLOURS * seat + WHITE] = self._worth(seat, pool + POINT, -1) - now
            seat += 1

    def margin(self, players: i64, seat: i64) -> i64:
        """By how much a seat is ahead of the others, the best of them above all."""
        if not self.knowledge.rivals:
            return self.worths[seat]
        best: i64 = -1000000
        every: i64 = 0
        other: i64 = 0
        while other < players:
            if other != seat:
                best = max(best, self.worths[other])
                every += self.worths[other]
            other += 1
        return self.worths[seat] - (2 * best + every // (players - 1)) // 3

    def _earned(self, state: Cells) -> None:
        c = state.cells
        seat: i64 = 0
        while seat < c[PLAYERS]:
            colour: i64 = 0
            while colour < NUM_COLOURS:
                place = NUM_COLOURS * seat + colour
                self.hopes[place] = POINT * c[VP + place]
                self.stakes[place] = 0
                colour += 1
            self.hopes[NUM_COLOURS * seat + BLUE] += POINT * STORE_WORTH * c[STORES + seat]
            seat += 1

    def _clear(self, count: i64) -> None:
        pagodas = self.pagodas
        ambush = self.ambush
        foes = self.foes
        quarrels = self.quarrels
        i: i64 = 0
        while i <= count:
            ambush[i] = 0
            foes[i] = 0
            quarrels[i] = 0
            i += 1
        i = 0
        while i < NUM_COLOURS * (count + 1):
            pagodas[i] = 0
            i += 1

    def _count_pagodas(self, state: Cells) -> None:
        c = state.cells
        i: i64 = 0
        while i < 2 * NUM_COLOURS:
            triangle = c[PAGODA + i]
            if triangle != NO_HEX:
                group = c[GROUP + WIDTH * state.ground.triangles[3 * triangle]]
                self.pagodas[NUM_COLOURS * (group + 1) + (i >> 1)] += 1
            i += 1

    def _scout(self, state: Cells) -> None:
        """Looks at every empty hex: from where a leader could be driven out, and where a tile would start a war."""
        c = state.cells
        ring = state.ground.ring
        river = state.ground.river
        ambush = self.ambush
        hex: i64 = 0
        while hex < state.ground.count:
            at = WIDTH * hex
            if c[GROUP + at] == NO_HEX and not c[MARKS + at] & UNDER_BANDITS:
                first: i64 = NO_HEX
                several = False
                i = SIDES * hex
                end = i + SIDES
                while i < end:
                    group = c[GROUP + WIDTH * i64(ring[i])]
                    if group != first and group != NO_HEX and c[BITS + WIDTH * group]:
                        if first == NO_HEX:
                            first = group
                        else:
                            several = True
                    i += 1
                if several:
                    self._border(state, hex)
                elif first != NO_HEX and not river[hex] and c[ROBBERS + at] == 0:
                    if c[YELLOWS + at] > ambush[first + 1]:
                        ambush[first + 1] = c[YELLOWS + at]
            hex += 1

    def _border(self, state: Cells, hex: i64) -> None:
        """A hex between states: who would fight whom."""
        c = state.cells
        ring = state.ground.ring
        i: i64 = 0
        while i < SIDES:
            one = c[GROUP + WIDTH * i64(ring[SIDES * hex + i])]
            colours = colours_of(c[BITS + WIDTH * one])
            k: i64 = i + 1
            while k < SIDES and colours:
                other = c[GROUP + WIDTH * i64(ring[SIDES * hex + k])]
                if other != one:
                    shared = colours & colours_of(c[BITS + WIDTH * other])
                    if shared:
                        self.quarrels[one + 1] |= shared
                        self.quarrels[other + 1] |= shared
                        self.foes[one + 1] = max(self.foes[one + 1], c[REDS + WIDTH * other] + 1)
                        self.foes[other + 1] = max(self.foes[other + 1], c[REDS + WIDTH * one] + 1)
                k += 1
            i += 1

    def _lead(self, state: Cells) -> None:
        """What the leaders on the board will earn."""
        c = state.cells
        know = self.knowledge
        seat: i64 = 0
        while seat < c[PLAYERS]:
            colour: i64 = 0
            while colour < NUM_COLOURS:
                place = NUM_COLOURS * seat + colour
                hex = c[LEADER_AT + place]
                if hex != NO_HEX:
                    group = c[GROUP + WIDTH * hex]
                    rate = know.access + POINT * self.pagodas[NUM_COLOURS * (group + 1) + colour]
                    safe: i64 = 100
                    if know.danger:
                        safe -= self._risk(state, seat, colour, hex, group) * know.fear // 100
                    stake = self.horizon * rate * safe // 10000
                    self.stakes[place] = stake
                    self.hopes[place] += stake
                    if colour == YELLOW:
                        self._stand_in(state, seat, group, safe)
                colour += 1
            seat += 1

    def _stand_in(self, state: Cells, seat: i64, group: i64, safe: i64) -> None:
        """The yellow leader also takes the points of colours that have no leader in its state."""
        c = state.cells
        there = colours_of(c[BITS + WIDTH * group])
        colour: i64 = 1
        while colour < NUM_COLOURS:
            if not there >> colour & 1 and c[LEADER_AT + NUM_COLOURS * seat + colour] == NO_HEX:
                self.hopes[NUM_COLOURS * seat + colour] += self.horizon * self.knowledge.stand_in * safe // 10000
            colour += 1

    def _palace(self, state: Cells) -> None:
        """A seventh tile in hand, turn after turn, is worth something in any colour."""
        c = state.cells
        if c[PALACE] == NO_HEX:
            return
        owner = state.owner(c[GROUP + WIDTH * state.ground.rhombi[4 * c[PALACE]]], YELLOW)
        if owner >= 0:
            self.hopes[NUM_COLOURS * owner + WHITE] += self.horizon * self.knowledge.palace // 100

    def _risk(self, state: Cells, seat: i64, colour: i64, hex: i64, group: i64) -> i64:
        """The chance in a hundred that a leader is driven out, by a revolt or a war."""
        c = state.cells
        yellow: i64 = 0
        red: i64 = 0
        other: i64 = 0
        while other < c[PLAYERS]:
            if other != seat:
                yellow = max(yellow, c[HAND + NUM_COLOURS * other + YELLOW])
                red = max(red, c[HAND + NUM_COLOURS * other + RED])
            other += 1
        hand = HAND + NUM_COLOURS * seat
        risk: i64 = 0
        if self.ambush[group + 1]:
            ahead = self.ambush[group + 1] + yellow - c[YELLOWS + WIDTH * hex] - c[hand + YELLOW]
            risk += REVOLT_RISK[max(0, min(6, ahead + 1))]
        if self.quarrels[group + 1] >> colour & 1:
            ahead = self.foes[group + 1] - 1 + red - c[REDS + WIDTH * group] - c[hand + RED]
            risk += WAR_RISK[max(0, min(6, ahead + 2))]
        return min(risk, 70)

    def _plan(self, state: Cells) -> None:
        """Two tiles of three, in a state whose leader would earn from the pagoda: once for each colour of a seat."""
        c = state.cells
        end = TRIANGLES * state.ground.count
        seen: i64 = 0
        triangle: i64 = 0
        while triangle < end:
            tile = two_of_three(state, triangle)
            triangle += 1
            if tile == NO_HEX:
                continue
            colour = c[TILE + WIDTH * tile] - 1
            owner = state.owner(c[GROUP + WIDTH * tile], colour)
            if owner < 0 or seen >> (NUM_COLOURS * owner + colour) & 1:
                continue
            seen |= 1 << (NUM_COLOURS * owner + colour)
            share = self.knowledge.plan
            if not c[HAND + NUM_COLOURS * owner + colour]:
                share = share // 3
            self.hopes[NUM_COLOURS * owner + colour] += self.horizon * share // 100

    def _trifles(self, state: Cells) -> None:
        """For who does not look ahead: a leader on the board is worth a little."""
        c = state.cells
        seat: i64 = 0
        while seat < c[PLAYERS]:
            colour: i64 = 0
            while colour < NUM_COLOURS:
                if c[LEADER_AT + NUM_COLOURS * seat + colour] != NO_HEX:
                    self.hopes[NUM_COLOURS * seat + colour] += POINT // 2
                    self.stakes[NUM_COLOURS * seat + colour] = POINT // 2
                colour += 1
            seat += 1

    def _hand(self, c: vec[i64], seat: i64) -> i64:
        """A hand of many colours is better than one of many alike."""
        worth: i64 = 0
        colour: i64 = 0
        while colour < NUM_COLOURS:
            n = c[HAND + NUM_COLOURS * seat + colour]
            if n > 0:
                worth += self.knowledge.tile
                if n > 1:
                    worth += self.knowledge.tile // 2 + min(n - 2, 2) * (self.knowledge.tile // 4)
            colour += 1
        return worth

    def _worth(self, seat: i64, pool: i64, raised: i64) -> i64:
        """Pours the pool into the lowest colours; a colour may be thought one point higher."""
        four = self.four
        every = pool
        colour: i64 = 0
        while colour < SCORING:
            hope = self.hopes[NUM_COLOURS * seat + colour]
            if colour == raised:
                hope += POINT
            every += hope
            i = colour
            while i > 0 and four[i - 1] > hope:
                four[i] = four[i - 1]
                i -= 1
            four[i] = hope
            colour += 1
        if not self.knowledge.lowest:
            return every // SCORING
        level = four[0]
        low: i64 = 1
        while low < SCORING:
            room = (four[low] - level) * low
            if room >= pool:
                break
            pool -= room
            level = four[low]
            low += 1
        return level + pool // low + every // self.knowledge.breadth

    def _finish(self, state: Cells) -> None:
        """The game is over: each rival behind counts."""
        players = state.cells[PLAYERS]
        seat: i64 = 0
        while seat < players:
            other: i64 = 0
            while other < players:
                if other != seat:
                    order = compare(state, seat, other)
                    if order > 0:
                        self.worths[seat] += VICTORY // (players - 1)
                    elif order < 0:
                        self.worths[seat] -= VICTORY // (players - 1)
                other += 1
            seat += 1


def _horizon(turns: i64, span: i64) -> i64:
    """Income is trusted fully for a while, and less and less after that."""
    if turns <= SURE_TURNS:
        return turns
    more = turns - SURE_TURNS
    return SURE_TURNS + more * span // (more + span)
