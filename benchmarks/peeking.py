"""`python -m benchmarks.peeking`: the master of Chu Han against a version of it that sees all cards.

It measures the value of hidden information. The peeking version runs the same search on the true state instead of on
sampled worlds. It exists only here.
"""

import argparse
import sys
from typing import Any

from tqdm import tqdm

from benchmarks.strength import STRENGTH_PAGE
from tianxia.arena.intervals import paired_interval
from tianxia.bots.bot import Bot, Budget
from tianxia.bots.search.ismcts import IsmctsTree
from tianxia.engine import registry
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.games.chuhan.bots.bot import ChuHanBot, Skill
from tianxia.games.chuhan.bots.evaluator import HeuristicEvaluator
from tianxia.games.chuhan.rules.actions import NUM_ACTIONS


class PeekingBot(Bot):
    """Searches the true state, including hidden cards and the order of the pile."""

    def choose(self, world: State, history: list[Any], seat: int, budget: Budget, rng: Rng) -> int:
        """Return the action that the search of the true state prefers."""
        legal = world.legal(seat)
        if len(legal) == 1:
            return int(legal[0])
        evaluator = HeuristicEvaluator([], [])
        evaluator.start_search(world)
        skill = Skill()
        tree = IsmctsTree(evaluator, seat, NUM_ACTIONS, skill.exploration, skill.max_nodes)
        clock = budget.start_clock()
        while clock.has_time():
            tree.simulate(world.clone(), rng)
        return int(tree.best_action())


def main() -> int:
    """Play the games and write the section; return 0."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peeking", description=__doc__)
    parser.add_argument("--deals", type=int, default=100, help="number of deals; each is played twice (default: 100)")
    parser.add_argument(
        "--simulations", type=int, default=1000, help="simulations per decision, for both (default: 1,000)"
    )
    options = parser.parse_args()
    budget = Budget(0.0, options.simulations)
    numbers = tqdm(range(options.deals), unit=" deals", disable=None)
    result = paired_interval([[_play_game(deal, peeker, budget) for peeker in (0, 1)] for deal in numbers])
    lines = [
        f"Chu Han, `python -m benchmarks.peeking --deals {options.deals} --simulations {options.simulations}`:",
        f"a version that searches the true state wins {result.mean:.1%} ({result.low:.1%} – {result.high:.1%}) of",
        f"{2 * options.deals} games against the bot that plays fairly, both with "
        f"{options.simulations:,} simulations per decision.",
    ]
    STRENGTH_PAGE.write_section("What peeking would be worth", lines)
    print("\n".join(lines))
    return 0


def _play_game(deal: int, peeker: int, budget: Budget) -> float:
    """Play a game with the peeking bot in seat `peeker`; return 1 if it won, 0 if it lost."""
    game = registry.game("chuhan")
    state = game.new(game.options(), deal)
    bots: list[Bot] = [ChuHanBot(Skill()), ChuHanBot(Skill())]
    bots[peeker] = PeekingBot()
    rng = Rng(deal, 1 + peeker)
    while actors := state.actors():
        seat = actors[0]
        world = state if seat == peeker else state.sample(seat, rng)
        state.play(seat, bots[seat].choose(world, [], seat, budget, rng))
    return float(state.returns()[peeker] + 1) / 2


if __name__ == "__main__":
    sys.exit(main())
