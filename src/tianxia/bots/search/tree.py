"""Information-set tree search for two players.

One tree for all worlds the searcher could be in. Each simulation samples a world, walks down by those moves that are
legal in it, adds one node, plays on as its guide picks, and writes the outcome up the path.
"""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.bots.search.clock import Clock
from tianxia.bots.search.guide import Guide, mover
from tianxia.engine.playout import random_outcome
from tianxia.engine.rng import Rng
from tianxia.engine.state import NATURE, State

UNIT: Final[i64] = 1 << 20
"""A whole win, as values are summed up."""
NONE: Final[i64] = -1
MOST_TRIES: Final[i64] = 4
"""Worlds sampled, at most, to find a plausible one."""
SETTLED: Final[i64] = 128
"""Simulations between two questions whether more of them could still change the choice."""


class Tree:
    """A tree of moves. Node 0 is the root; a node is the move that leads to it."""

    def __init__(self, guide: Guide, seat: i64, num_actions: i64, exploration: float, most_nodes: i64) -> None:
        self.guide = guide
        self.seat = seat
        self.exploration = exploration
        self.most_nodes = most_nodes
        self.only = vec[i64]()
        """The moves to think about at the root; all of them if there are none here."""
        self.action = vec[i64](capacity=1024)
        self.mover = vec[i64](capacity=1024)
        self.child = vec[i64](capacity=1024)  # the first, or NONE
        self.sibling = vec[i64](capacity=1024)  # the next, or NONE
        self.visits = vec[i64](capacity=1024)
        self.offered = vec[i64](capacity=1024)  # how often the move was legal
        self.wins = vec[i64](capacity=1024)  # of the mover, in UNITs
        self.place = vec[i64]([NONE] * num_actions)
        self._add(NONE, 0)

    def think(self, world: State, clock: Clock, rng: Rng, thoroughly: bool = False) -> None:
        """Simulates as long as the clock goes on, or until more of it cannot change which move is best."""
        while clock.goes_on():
            imagined = world.sample(self.seat, rng)
            tries: i64 = 1
            while tries < MOST_TRIES and not self.guide.plausible(imagined, self.seat, rng):
                imagined = world.sample(self.seat, rng)
                tries += 1
            self.simulate(imagined, rng)
            if not thoroughly and clock.done % SETTLED == 0 and self._settled(clock.left()):
                return

    def simulate(self, world: State, rng: Rng) -> None:
        """One walk down the tree, in a world that may be played on."""
        guide = self.guide
        path = vec[i64](capacity=32)
        node: i64 = 0
        path = append(path, node)
        growing = True
        while growing and not guide.ended(world):
            seat = mover(world, self.seat)
            if seat == NATURE:
                world.play(NATURE, random_outcome(world, rng))
                continue
            legal = self.only if node == 0 and len(self.only) else world.list_legal(seat)
            before = i64(len(self.action))
            node = self._select(world, seat, node, legal)
            growing = i64(len(self.action)) == before and before < self.most_nodes
            path = append(path, node)
            world.play(seat, self.action[node])
        while not guide.ended(world):
            seat = mover(world, self.seat)
            if seat == NATURE:
                world.play(NATURE, random_outcome(world, rng))
            else:
                world.play(seat, guide.pick(world, seat, rng))
        self._write(path, i64(guide.value(world, self.seat) * float(UNIT)))

    def best(self) -> i64:
        """The move most thought about."""
        best: i64 = NONE
        node = self.child[0]
        while node != NONE:
            if best == NONE or self.visits[node] > self.visits[best]:
                best = node
            node = self.sibling[node]
        return self.action[best]

    def _settled(self, left: float) -> bool:
        """Whether the move most thought about stays so, whatever the simulations that are left bring."""
        most: i64 = 0
        second: i64 = 0
        node = self.child[0]
        while node != NONE:
            if self.visits[node] > most:
                second = most
                most = self.visits[node]
            elif self.visits[node] > second:
                second = self.visits[node]
            node = self.sibling[node]
        return float(most - second) > left

    def children(self, node: i64) -> vec[i64]:
        """The moves tried from a node, in no order."""
        out = vec[i64](capacity=16)
        node = self.child[node]
        while node != NONE:
            out = append(out, node)
            node = self.sibling[node]
        return out

    def chance(self, node: i64) -> float:
        """How well a move did for who made it, 0 … 1."""
        visits = self.visits[node]
        return float(self.wins[node]) / float(UNIT) / float(visits) if visits else 0.5

    def _select(self, world: State, seat: i64, parent: i64, legal: vec[i64]) -> i64:
        """The most promising of the legal moves; a new node if it has none yet."""
        place = self.place
        node = self.child[parent]
        while node != NONE:
            place[self.action[node]] = node
            node = self.sibling[node]
        weights = self.guide.weigh(world, seat, legal)
        total: i64 = 0
        for weight in weights:
            total += weight
        usual = self.chance(parent) if parent else 0.5
        if parent and self.mover[parent] != seat:
            usual = 1.0 - usual
        best: i64 = 0
        highest = -1.0
        i: i64 = 0
        n = i64(len(legal))
        while i < n:
            node = place[legal[i]]
            share = float(weights[i]) / float(total)
            if node == NONE:
                score = usual - 0.1 + self.exploration * share * sqrt(float(self.visits[parent] + 1))
            else:
                self.offered[node] += 1
                bonus = share * sqrt(float(self.offered[node])) / float(1 + self.visits[node])
                score = self.chance(node) + self.exploration * bonus
            if score > highest:
                highest = score
                best = i
            i += 1
        chosen = place[legal[best]]
        node = self.child[parent]
        while node != NONE:
            place[self.action[node]] = NONE
            node = self.sibling[node]
        return chosen if chosen != NONE else self._grow(parent, legal[best], seat)

    def _grow(self, parent: i64, action: i64, seat: i64) -> i64:
        node = self._add(action, seat)
        self.sibling[node] = self.child[parent]
        self.child[parent] = node
        self.offered[node] = 1
        return node

    def _add(self, action: i64, seat: i64) -> i64:
        self.action = append(self.action, action)
        self.mover = append(self.mover, seat)
        self.child = append(self.child, NONE)
        self.sibling = append(self.sibling, NONE)
        self.visits = append(self.visits, i64(0))
        self.offered = append(self.offered, i64(0))
        self.wins = append(self.wins, i64(0))
        return i64(len(self.action)) - 1

    def _write(self, path: vec[i64], won: i64) -> None:
        i: i64 = 0
        while i < i64(len(path)):
            node = path[i]
            self.visits[node] += 1
            self.wins[node] += won if self.mover[node] == self.seat else UNIT - won
            i += 1
