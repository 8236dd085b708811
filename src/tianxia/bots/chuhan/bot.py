"""The player of Chu Han: information-set tree search with a guide."""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.bots.bot import Advice, Bot, Budget
from tianxia.bots.chuhan.beliefs import unanswered
from tianxia.bots.chuhan.endgame import Endgame
from tianxia.bots.chuhan.guide import ChuHanGuide, PointsGuide
from tianxia.bots.search.clock import Clock
from tianxia.bots.search.guide import Guide
from tianxia.bots.search.tree import Tree
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.games.chuhan.actions import NUM_ACTIONS
from tianxia.games.chuhan.state import ChuHan
from tianxia.locales import Message

_LINE: Final = 6  # moves of an expected line
_PER_SIMULATION: Final = 10  # positions of an endgame
_PER_SECOND: Final = 200_000


class Skill(NamedTuple):
    """What a level can do."""

    guided: bool = True
    """Whether it knows which moves look good, or only the rules and the points."""
    believes: bool = True
    """Whether it draws conclusions from what the rival let pass."""
    works_out: bool = True
    """Whether it works out endgames instead of guessing."""
    exploration: float = 1.6
    most_nodes: int = 200_000


class ChuHanBot(Bot):
    """Searches from what its seat knows."""

    def __init__(self, skill: Skill) -> None:
        self.skill = skill

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        self.expected = None
        legal = world.legal(seat)
        if len(legal) == 1:
            return int(legal[0])
        clock = budget.begin()
        endgame = self._endgame(world, seat, budget, clock)
        if endgame is not None:
            values = endgame.worked_out()
            if len(values):
                self.expected = float(max(values))
                return int(legal[max(range(len(legal)), key=lambda i: values[i])])
        tree = self._think(world, history, seat, budget.less(clock), rng, endgame)
        best = int(tree.best())
        self.expected = max(tree.chance(node) for node in tree.children(0) if tree.action[node] == best)
        return best

    def explain(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        clock = budget.begin()
        endgame = self._endgame(world, seat, budget, clock)
        if endgame is not None:
            values = endgame.worked_out()
            if len(values):
                best = max(values)
                moves = [
                    Advice([int(action)], float(value), float(value == best), [])
                    for action, value in zip(world.legal(seat), values, strict=True)
                ]
                return sorted(moves, key=lambda move: -move.chance)
        tree = self._think(world, history, seat, budget.less(clock), rng, endgame, thoroughly=True)
        nodes = sorted(tree.children(0), key=lambda node: -tree.visits[node])
        visits = max(int(tree.visits[0]), 1)
        return [
            Advice([int(tree.action[node])], tree.chance(node), tree.visits[node] / visits, _line(tree, node))
            for node in nodes
        ]

    def judge(
        self, world: State, history: list[Message], seat: int, moves: list[list[int]], budget: Budget, rng: Rng
    ) -> list[float]:
        """Each move has a tree of its own, and the same time."""
        clock = budget.begin()
        endgame = self._endgame(world, seat, budget, clock)
        exact = endgame.worked_out() if endgame is not None and all(len(move) == 1 for move in moves) else ()
        if len(exact):
            worth = {int(action): float(value) for action, value in zip(world.legal(seat), exact, strict=True)}
            return [worth[move[0]] for move in moves]
        each = budget.less(clock).scaled(1 / len(moves))
        return [self._judged(world, history, seat, move, each, rng) for move in moves]

    def _judged(
        self, world: State, history: list[Message], seat: int, move: list[int], budget: Budget, rng: Rng
    ) -> float:
        before = world.clone()
        for step in move[:-1]:
            before.play(seat, step)
        tree = self._tree(history, before, seat)
        tree.only = vec[i64]([move[-1]])
        tree.think(before, budget.begin(), rng, True)
        return tree.chance(tree.child[0])

    def _endgame(self, world: State, seat: int, budget: Budget, clock: Clock) -> Endgame | None:
        assert isinstance(world, ChuHan)
        if not self.skill.works_out:
            return None
        most = budget.simulations * _PER_SIMULATION or int(budget.seconds * _PER_SECOND)
        return Endgame(world, seat, most, clock)

    def _think(
        self,
        world: State,
        history: list[Message],
        seat: int,
        budget: Budget,
        rng: Rng,
        endgame: Endgame | None,
        thoroughly: bool = False,
    ) -> Tree:
        """A tree of what may come; where there is a sure way to go out, of the sure ways only."""
        clock = budget.begin()
        tree = self._tree(history, world, seat)
        if endgame is not None:
            tree.only = endgame.sure()
        tree.think(world, clock, rng, thoroughly)
        return tree

    def _tree(self, history: list[Message], world: State, seat: int) -> Tree:
        ranks, sizes = unanswered(history, seat) if self.skill.believes else ([], [])
        guide: Guide = ChuHanGuide(ranks, sizes) if self.skill.guided else PointsGuide()
        guide.begin(world)
        return Tree(guide, seat, NUM_ACTIONS, self.skill.exploration, self.skill.most_nodes)


def _line(tree: Tree, node: int) -> list[tuple[int, int]]:
    """What the tree expects after a move: the moves most thought about."""
    line: list[tuple[int, int]] = []
    while len(line) < _LINE:
        children = tree.children(node)
        if not len(children):
            break
        node = max(children, key=lambda child: tree.visits[child])
        line.append((int(tree.mover[node]), int(tree.action[node])))
    return line
