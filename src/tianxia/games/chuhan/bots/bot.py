"""The bot of Chu Han: information-set tree search, with exact solutions near the end of a battle.

The search is `tianxia.bots.search.ismcts` (P. I. Cowling, E. J. Powley, D. Whitehouse, "Information Set Monte Carlo
Tree Search", 2012) with the knowledge of `evaluator` and the inference of `unanswered_sets`; `endgame` solves endgames.
"""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.bots.bot import Advice, Bot, Budget
from tianxia.bots.search.clock import Clock
from tianxia.bots.search.evaluator import Evaluator
from tianxia.bots.search.ismcts import IsmctsTree
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.games.chuhan.bots.endgame import EndgameSolver
from tianxia.games.chuhan.bots.evaluator import HeuristicEvaluator, PointsEvaluator
from tianxia.games.chuhan.bots.unanswered_sets import find_unanswered_sets
from tianxia.games.chuhan.rules.actions import NUM_ACTIONS
from tianxia.games.chuhan.state import ChuHan
from tianxia.locales import Message

_MAX_VARIATION_MOVES: Final = 6
"""The length of the variation that is shown with each move."""
_ENDGAME_POSITIONS_PER_SIMULATION: Final = 10
"""Positions that the endgame solver may visit for each simulation of the budget; chosen by hand."""
_ENDGAME_POSITIONS_PER_SECOND: Final = 200_000
"""Positions that it may visit for each second, if the budget has only seconds; chosen by hand."""


class Skill(NamedTuple):
    """The knowledge and the search parameters of a level."""

    uses_priors: bool = True
    """Whether it uses priors from knowledge of the game; else it knows only the rules and the points."""
    infers_from_passes: bool = True
    """Whether it draws conclusions from the sets that the rival did not answer."""
    solves_endgames: bool = True
    """Whether it solves endgames exactly where it can."""
    exploration: float = 1.6
    """PUCT's exploration constant; chosen by hand."""
    max_nodes: int = 200_000
    """The number of nodes at which a tree stops growing, to bound memory; chosen by hand."""


class ChuHanBot(Bot):
    """Searches from what its seat knows. It keeps nothing from one decision to the next."""

    def __init__(self, skill: Skill) -> None:
        """Create a bot with a skill."""
        self.skill = skill

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        """Return the best move of a solved endgame, else the most visited one."""
        self.expected = None
        legal = world.legal(seat)
        if len(legal) == 1:
            return int(legal[0])
        clock = budget.start_clock()
        solver = self._endgame_solver(world, seat, budget, clock)
        if solver is not None:
            values = solver.solve()
            if len(values):
                self.expected = float(max(values))
                return int(legal[max(range(len(legal)), key=lambda i: values[i])])
        tree = self._search(world, history, seat, budget.remaining(clock), rng, solver)
        best = int(tree.best_action())
        self.expected = max(tree.win_rate(node) for node in tree.children(0) if tree.actions[node] == best)
        return best

    def explain(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        """Return all moves of a solved endgame, else all that were searched, the best first."""
        clock = budget.start_clock()
        solver = self._endgame_solver(world, seat, budget, clock)
        if solver is not None:
            values = solver.solve()
            if len(values):
                best = max(values)
                moves = [
                    Advice([int(action)], float(value), float(value == best), [])
                    for action, value in zip(world.legal(seat), values, strict=True)
                ]
                return sorted(moves, key=lambda move: -move.win_probability)
        tree = self._search(world, history, seat, budget.remaining(clock), rng, solver, use_full_budget=True)
        nodes = sorted(tree.children(0), key=lambda node: -tree.visits[node])
        visits = max(int(tree.visits[0]), 1)
        return [
            Advice(
                [int(tree.actions[node])],
                tree.win_rate(node),
                tree.visits[node] / visits,
                _principal_variation(tree, node),
            )
            for node in nodes
        ]

    def evaluate_moves(
        self, world: State, history: list[Message], seat: int, moves: list[list[int]], budget: Budget, rng: Rng
    ) -> list[float]:
        """Return the win probability of each move: exact in a solved endgame, else from a search tree for each."""
        clock = budget.start_clock()
        solver = self._endgame_solver(world, seat, budget, clock)
        exact = solver.solve() if solver is not None and all(len(move) == 1 for move in moves) else ()
        if len(exact):
            values = {int(action): float(value) for action, value in zip(world.legal(seat), exact, strict=True)}
            return [values[move[0]] for move in moves]
        budget_per_move = budget.remaining(clock).scaled(1 / len(moves))
        return [self._evaluate_move(world, history, seat, move, budget_per_move, rng) for move in moves]

    def _evaluate_move(
        self, world: State, history: list[Message], seat: int, move: list[int], budget: Budget, rng: Rng
    ) -> float:
        before = world.clone()
        for step in move[:-1]:
            before.play(seat, step)
        tree = self._new_tree(history, before, seat)
        tree.root_actions = vec[i64]([move[-1]])
        tree.search(before, budget.start_clock(), rng, use_full_budget=True)
        return tree.win_rate(tree.first_child[0])

    def _endgame_solver(self, world: State, seat: int, budget: Budget, clock: Clock) -> EndgameSolver | None:
        assert isinstance(world, ChuHan)
        if not self.skill.solves_endgames:
            return None
        by_simulations = budget.simulations * _ENDGAME_POSITIONS_PER_SIMULATION
        max_positions = by_simulations or int(budget.seconds * _ENDGAME_POSITIONS_PER_SECOND)
        return EndgameSolver(world, seat, max_positions, clock)

    def _search(
        self,
        world: State,
        history: list[Message],
        seat: int,
        budget: Budget,
        rng: Rng,
        solver: EndgameSolver | None,
        use_full_budget: bool = False,
    ) -> IsmctsTree:
        """Return a searched tree. If `solver` finds moves that force going out, only these are searched at the root."""
        clock = budget.start_clock()
        tree = self._new_tree(history, world, seat)
        if solver is not None:
            tree.root_actions = solver.find_forcing_moves()
        tree.search(world, clock, rng, use_full_budget)
        return tree

    def _new_tree(self, history: list[Message], world: State, seat: int) -> IsmctsTree:
        ranks, sizes = find_unanswered_sets(history, seat) if self.skill.infers_from_passes else ([], [])
        evaluator: Evaluator = HeuristicEvaluator(ranks, sizes) if self.skill.uses_priors else PointsEvaluator()
        evaluator.start_search(world)
        return IsmctsTree(evaluator, seat, NUM_ACTIONS, self.skill.exploration, self.skill.max_nodes)


def _principal_variation(tree: IsmctsTree, node: int) -> list[tuple[int, int]]:
    """Return the most visited moves after a node, as pairs of seat and action."""
    variation: list[tuple[int, int]] = []
    while len(variation) < _MAX_VARIATION_MOVES:
        children = tree.children(node)
        if not len(children):
            break
        node = max(children, key=lambda child: tree.visits[child])
        variation.append((int(tree.movers[node]), int(tree.actions[node])))
    return variation
