"""Plain determinized MCTS, a common baseline: several sampled worlds, a UCT tree for each, and random rollouts.

- UCT: L. Kocsis, C. Szepesvári, "Bandit Based Monte-Carlo Planning", 2006.
- Determinization: M. L. Ginsberg, "GIB: Imperfect Information in a Computationally Challenging Game", 2001.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.bots.search.clock import Clock
from tianxia.bots.search.evaluator import seat_to_move
from tianxia.engine.playout import draw_outcome, play_random_action
from tianxia.engine.rng import Rng
from tianxia.engine.state import NATURE, State

NUM_WORLDS: Final[i64] = 16
"""The number of sampled worlds, each with its own tree; chosen by hand."""
EXPLORATION: Final = 1.0
"""The weight of UCB1's confidence term, for values in 0 … 1; chosen by hand."""
NO_NODE: Final[i64] = -1
"""Stands for a missing node, and for the action of the root."""


class UctTree:
    """A UCT tree for one sampled world, searched as if nothing were hidden. Node 0 is the root."""

    def __init__(self, world: State, seat: i64) -> None:
        """Create a tree with only its root, for the world and the searching seat."""
        self.world = world
        self.seat = seat
        self.actions = vec[i64](capacity=256)
        """By node: the action that leads to it."""
        self.movers = vec[i64](capacity=256)
        """By node: the seat that takes this action."""
        self.first_child = vec[i64](capacity=256)
        self.next_sibling = vec[i64](capacity=256)
        self.visits = vec[i64](capacity=256)
        self.wins: list[float] = []
        """By node: the sum of the mover's results, a win counting 1 and a draw ½."""
        self._add_node(NO_NODE, 0)

    def simulate(self, rng: Rng) -> None:
        """Run one simulation: descend, add a node, play at random to the end of the game, and backpropagate."""
        state = self.world.clone()
        path = vec[i64](capacity=32)
        node: i64 = 0
        path = append(path, node)
        is_in_tree = True
        while is_in_tree and state.actor_bits() != 0:
            seat = seat_to_move(state, self.seat)
            if seat == NATURE:
                state.play(NATURE, draw_outcome(state, rng))
                continue
            size = i64(len(self.actions))
            node = self._select(node, seat, state.list_legal(seat), rng)
            is_in_tree = i64(len(self.actions)) == size
            path = append(path, node)
            state.play(seat, self.actions[node])
        while state.actor_bits() != 0:
            play_random_action(state, rng)
        returns = state.returns()
        for node in path:
            self.visits[node] += 1
            self.wins[node] += (returns[self.movers[node]] + 1.0) / 2.0

    def _select(self, parent: i64, seat: i64, legal: vec[i64], rng: Rng) -> i64:
        """Return a new child for an untried action if there is one, else the child with the highest UCB1."""
        tried: i64 = 0
        best: i64 = NO_NODE
        highest = -1.0
        node = self.first_child[parent]
        while node != NO_NODE:
            tried += 1
            n = float(self.visits[node])
            score = self.wins[node] / n + EXPLORATION * sqrt(log(float(self.visits[parent])) / n)
            if score > highest:
                highest = score
                best = node
            node = self.next_sibling[node]
        if tried == i64(len(legal)):
            return best
        action = rng.choose(legal)
        while self._has_child(parent, action):
            action = rng.choose(legal)
        node = self._add_node(action, seat)
        self.next_sibling[node] = self.first_child[parent]
        self.first_child[parent] = node
        return node

    def _has_child(self, parent: i64, action: i64) -> bool:
        node = self.first_child[parent]
        while node != NO_NODE:
            if self.actions[node] == action:
                return True
            node = self.next_sibling[node]
        return False

    def _add_node(self, action: i64, seat: i64) -> i64:
        self.actions = append(self.actions, action)
        self.movers = append(self.movers, seat)
        self.first_child = append(self.first_child, NO_NODE)
        self.next_sibling = append(self.next_sibling, NO_NODE)
        self.visits = append(self.visits, i64(0))
        self.wins.append(0.0)
        return i64(len(self.actions)) - 1


def choose_action(world: State, seat: i64, num_actions: i64, clock: Clock, rng: Rng) -> i64:
    """Return the legal action with the most visits over the trees of all worlds."""
    trees: list[UctTree] = []
    i: i64 = 0
    while i < NUM_WORLDS:
        trees.append(UctTree(world.sample(seat, rng), seat))
        i += 1
    i = 0
    while clock.has_time():
        trees[i % NUM_WORLDS].simulate(rng)
        i += 1
    visits = vec[i64]([0] * num_actions)
    for tree in trees:
        node = tree.first_child[0]
        while node != NO_NODE:
            visits[tree.actions[node]] += tree.visits[node]
            node = tree.next_sibling[node]
    best = world.legal(seat)[0]
    for action in world.legal(seat):
        if visits[action] > visits[best]:
            best = action
    return best
