"""Plain determinised tree search, the reference of the field: a few worlds, a tree for each, random playouts."""

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.bots.search.clock import Clock
from tianxia.bots.search.guide import mover
from tianxia.engine.playout import random_choice, random_outcome
from tianxia.engine.rng import Rng
from tianxia.engine.state import NATURE, State

WORLDS: Final[i64] = 16
EXPLORATION: Final = 1.0
NONE: Final[i64] = -1


class PlainTree:
    """A tree for one world, searched as if nothing were hidden."""

    def __init__(self, world: State, seat: i64) -> None:
        self.world = world
        self.seat = seat
        self.action = vec[i64](capacity=256)
        self.mover = vec[i64](capacity=256)
        self.child = vec[i64](capacity=256)
        self.sibling = vec[i64](capacity=256)
        self.visits = vec[i64](capacity=256)
        self.wins: list[float] = []
        self._add(NONE, 0)

    def simulate(self, rng: Rng) -> None:
        state = self.world.clone()
        path = vec[i64](capacity=32)
        node: i64 = 0
        path = append(path, node)
        growing = True
        while growing and state.acting() != 0:
            seat = mover(state, self.seat)
            if seat == NATURE:
                state.play(NATURE, random_outcome(state, rng))
                continue
            size = i64(len(self.action))
            node = self._select(node, seat, state.list_legal(seat), rng)
            growing = i64(len(self.action)) == size
            path = append(path, node)
            state.play(seat, self.action[node])
        while state.acting() != 0:
            random_choice(state, rng)
        won = state.returns()
        for node in path:
            self.visits[node] += 1
            self.wins[node] += (won[self.mover[node]] + 1.0) / 2.0

    def _select(self, parent: i64, seat: i64, legal: vec[i64], rng: Rng) -> i64:
        """A move that was not tried yet, else the one with the highest bound."""
        tried: i64 = 0
        best: i64 = NONE
        highest = -1.0
        node = self.child[parent]
        while node != NONE:
            tried += 1
            n = float(self.visits[node])
            score = self.wins[node] / n + EXPLORATION * sqrt(log(float(self.visits[parent])) / n)
            if score > highest:
                highest = score
                best = node
            node = self.sibling[node]
        if tried == i64(len(legal)):
            return best
        new = rng.choose(legal)
        while self._has(parent, new):
            new = rng.choose(legal)
        node = self._add(new, seat)
        self.sibling[node] = self.child[parent]
        self.child[parent] = node
        return node

    def _has(self, parent: i64, action: i64) -> bool:
        node = self.child[parent]
        while node != NONE:
            if self.action[node] == action:
                return True
            node = self.sibling[node]
        return False

    def _add(self, action: i64, seat: i64) -> i64:
        self.action = append(self.action, action)
        self.mover = append(self.mover, seat)
        self.child = append(self.child, NONE)
        self.sibling = append(self.sibling, NONE)
        self.visits = append(self.visits, i64(0))
        self.wins.append(0.0)
        return i64(len(self.action)) - 1


def choose_plainly(world: State, seat: i64, num_actions: i64, clock: Clock, rng: Rng) -> i64:
    """The move with the most visits over all worlds."""
    trees: list[PlainTree] = []
    i: i64 = 0
    while i < WORLDS:
        trees.append(PlainTree(world.sample(seat, rng), seat))
        i += 1
    i = 0
    while clock.goes_on():
        trees[i % WORLDS].simulate(rng)
        i += 1
    votes = vec[i64]([0] * num_actions)
    for tree in trees:
        node = tree.child[0]
        while node != NONE:
            votes[tree.action[node]] += tree.visits[node]
            node = tree.sibling[node]
    best = world.legal(seat)[0]
    for action in world.legal(seat):
        if votes[action] > votes[best]:
            best = action
    return best
