"""Information-set Monte Carlo tree search (ISMCTS) for two players, with PUCT selection.

A single tree covers all worlds that the searching seat could be in. Each simulation samples a world, descends by moves
that are legal in it, adds one node, finishes with a rollout by the evaluator's policy, and backpropagates the value.

- ISMCTS: P. I. Cowling, E. J. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search", 2012 (its variant SO).
- PUCT: C. D. Rosin, "Multi-armed Bandits with Episode Context", 2011.
"""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.bots.search.clock import Clock
from tianxia.bots.search.evaluator import Evaluator, seat_to_move
from tianxia.engine.playout import draw_outcome
from tianxia.engine.rng import Rng
from tianxia.engine.state import NATURE, State

VALUE_SCALE: Final[i64] = 1 << 20
"""The value of a win in `IsmctsTree.wins`, which are sums of integers."""
NO_NODE: Final[i64] = -1
"""Stands for a missing node, or for an action that has no node."""
MAX_SAMPLING_ATTEMPTS: Final[i64] = 4
"""The maximum number of worlds sampled to find a plausible one; the last is used in any case. Chosen by hand."""
EARLY_STOP_INTERVAL_SIMULATIONS: Final[i64] = 128
"""Simulations between two checks whether the rest of the budget could still change the choice; chosen by hand."""
FIRST_PLAY_REDUCTION: Final = 0.1
"""The amount by which an unvisited move's assumed win rate is below its parent's; chosen by hand."""


class IsmctsTree:
    """A search tree over moves. Node 0 is the root; every other node stands for the move that leads to it."""

    def __init__(self, evaluator: Evaluator, seat: i64, num_actions: i64, exploration: float, max_nodes: i64) -> None:
        """Create a tree for a searching seat. `exploration` is PUCT's constant; at `max_nodes` growth stops."""
        self.evaluator = evaluator
        self.seat = seat
        self.exploration = exploration
        self.max_nodes = max_nodes
        self.root_actions = vec[i64]()
        """The moves to search at the root; if empty, all legal ones."""
        # By node.
        self.actions = vec[i64](capacity=1024)
        self.movers = vec[i64](capacity=1024)  # the seat that makes the move
        self.first_child = vec[i64](capacity=1024)  # or NO_NODE
        self.next_sibling = vec[i64](capacity=1024)  # or NO_NODE
        self.visits = vec[i64](capacity=1024)  # simulations through the node
        self.availability = vec[i64](capacity=1024)  # visits of the parent in which the move was legal
        self.wins = vec[i64](capacity=1024)  # the mover's values, in units of 1 / VALUE_SCALE
        self.child_by_action = vec[i64]([NO_NODE] * num_actions)  # scratch space of _select
        self._add_node(NO_NODE, 0)

    def search(self, world: State, clock: Clock, rng: Rng, use_full_budget: bool = False) -> None:
        """Simulate until the clock runs out.

        Unless `use_full_budget` is true, stop as soon as further simulations could not change the most visited move.
        Each simulation runs in a new sample of `world`, which does not change.
        """
        while clock.has_time():
            sampled = world.sample(self.seat, rng)
            attempts: i64 = 1
            while attempts < MAX_SAMPLING_ATTEMPTS and not self.evaluator.is_plausible(sampled, self.seat, rng):
                sampled = world.sample(self.seat, rng)
                attempts += 1
            self.simulate(sampled, rng)
            if not use_full_budget and clock.simulations_done % EARLY_STOP_INTERVAL_SIMULATIONS == 0:
                if self._is_decided(clock.remaining_simulations()):
                    return

    def simulate(self, world: State, rng: Rng) -> None:
        """Run one simulation in a world, which is changed."""
        evaluator = self.evaluator
        path = vec[i64](capacity=32)
        node: i64 = 0
        path = append(path, node)
        is_in_tree = True
        while is_in_tree and not evaluator.is_rollout_over(world):
            seat = seat_to_move(world, self.seat)
            if seat == NATURE:
                world.play(NATURE, draw_outcome(world, rng))
                continue
            legal = self.root_actions if node == 0 and len(self.root_actions) else world.list_legal(seat)
            size = i64(len(self.actions))
            node = self._select(world, seat, node, legal)
            is_in_tree = i64(len(self.actions)) == size and size < self.max_nodes
            path = append(path, node)
            world.play(seat, self.actions[node])
        while not evaluator.is_rollout_over(world):
            seat = seat_to_move(world, self.seat)
            if seat == NATURE:
                world.play(NATURE, draw_outcome(world, rng))
            else:
                world.play(seat, evaluator.choose_rollout_action(world, seat, rng))
        self._backpropagate(path, i64(evaluator.value(world, self.seat) * float(VALUE_SCALE)))

    def best_action(self) -> i64:
        """Return the most visited move at the root."""
        best: i64 = NO_NODE
        node = self.first_child[0]
        while node != NO_NODE:
            if best == NO_NODE or self.visits[node] > self.visits[best]:
                best = node
            node = self.next_sibling[node]
        return self.actions[best]

    def _is_decided(self, remaining_simulations: float) -> bool:
        """Return whether the most visited move stays ahead even if all remaining simulations visit the second."""
        most: i64 = 0
        second: i64 = 0
        node = self.first_child[0]
        while node != NO_NODE:
            if self.visits[node] > most:
                second = most
                most = self.visits[node]
            elif self.visits[node] > second:
                second = self.visits[node]
            node = self.next_sibling[node]
        return float(most - second) > remaining_simulations

    def children(self, node: i64) -> vec[i64]:
        """Return the children of a node, in no particular order."""
        children = vec[i64](capacity=16)
        node = self.first_child[node]
        while node != NO_NODE:
            children = append(children, node)
            node = self.next_sibling[node]
        return children

    def win_rate(self, node: i64) -> float:
        """Return the mean value of a move for the seat that made it, 0 … 1; ½ without visits."""
        visits = self.visits[node]
        return float(self.wins[node]) / float(VALUE_SCALE) / float(visits) if visits else 0.5

    def _select(self, world: State, seat: i64, parent: i64, legal: vec[i64]) -> i64:
        """Return the child with the highest PUCT score among the legal moves, added to the tree if it is new."""
        child_by_action = self.child_by_action
        node = self.first_child[parent]
        while node != NO_NODE:
            child_by_action[self.actions[node]] = node
            node = self.next_sibling[node]
        weights = self.evaluator.prior(world, seat, legal)
        total: i64 = 0
        for weight in weights:
            total += weight
        parent_win_rate = self.win_rate(parent) if parent else 0.5
        if parent and self.movers[parent] != seat:
            parent_win_rate = 1.0 - parent_win_rate
        best: i64 = 0
        highest = -1.0
        i: i64 = 0
        n = i64(len(legal))
        while i < n:
            node = child_by_action[legal[i]]
            prior = float(weights[i]) / float(total)
            if node == NO_NODE:
                bonus = self.exploration * prior * sqrt(float(self.visits[parent] + 1))
                score = parent_win_rate - FIRST_PLAY_REDUCTION + bonus
            else:
                self.availability[node] += 1
                bonus = prior * sqrt(float(self.availability[node])) / float(1 + self.visits[node])
                score = self.win_rate(node) + self.exploration * bonus
            if score > highest:
                highest = score
                best = i
            i += 1
        chosen = child_by_action[legal[best]]
        node = self.first_child[parent]
        while node != NO_NODE:
            child_by_action[self.actions[node]] = NO_NODE
            node = self.next_sibling[node]
        return chosen if chosen != NO_NODE else self._expand(parent, legal[best], seat)

    def _expand(self, parent: i64, action: i64, seat: i64) -> i64:
        node = self._add_node(action, seat)
        self.next_sibling[node] = self.first_child[parent]
        self.first_child[parent] = node
        self.availability[node] = 1
        return node

    def _add_node(self, action: i64, seat: i64) -> i64:
        self.actions = append(self.actions, action)
        self.movers = append(self.movers, seat)
        self.first_child = append(self.first_child, NO_NODE)
        self.next_sibling = append(self.next_sibling, NO_NODE)
        self.visits = append(self.visits, i64(0))
        self.availability = append(self.availability, i64(0))
        self.wins = append(self.wins, i64(0))
        return i64(len(self.actions)) - 1

    def _backpropagate(self, path: vec[i64], value: i64) -> None:
        i: i64 = 0
        while i < i64(len(path)):
            node = path[i]
            self.visits[node] += 1
            self.wins[node] += value if self.movers[node] == self.seat else VALUE_SCALE - value
            i += 1
