"""`python -m benchmarks.ismcts`: Chu Han's master against OpenSpiel's ISMCTS; takes an hour or two.

Both play our OpenSpiel game on the same terms: each receives a sample of the true state and its seat's log. ISMCTS is
OpenSpiel's own, written in Python, with random rollouts: by OpenSpiel's evaluator, or by ours, which plays the same
rollouts in compiled code and so allows twenty times as many simulations. Games are kept in results/ismcts: a second run
continues where the first one stopped.
"""

import argparse
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from benchmarks.report import BENCHMARKS_PAGE
from benchmarks.strength import play_all
from tianxia.arena.local_pool import available_cores
from tianxia.arena.match import Match
from tianxia.arena.settings import make_settings
from tianxia.bots.bot import Bot, Budget
from tianxia.bots.search.clock import Clock
from tianxia.engine import registry
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message
from tianxia.rl.openspiel import RandomRollouts, TianxiaState
from tianxia.rl.openspiel.history import OpenSpielHistory, format_messages

FOLDER = Path("results") / "ismcts"
GAMES = 100
DECISION_SECONDS = 0.1
DECISION_SIMULATIONS = 1_000
EXPLORATION = 2.0
"""OpenSpiel's default, for results between −1 and +1."""
UNLIMITED_SIMULATIONS = 1 << 40


class TimeUp(Exception):
    """Raised when the time of a search is used up."""


class TimedIsmcts(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's ISMCTS with a time limit, and with worlds sampled by a seeded generator."""

    def __init__(self, game: Any, evaluator: Any, budget: Budget, rng: Rng) -> None:
        """Prepare one search, whose time starts now."""
        random_state = np.random.RandomState(rng.below(1 << 31))
        super().__init__(
            game, evaluator, EXPLORATION, budget.simulations or UNLIMITED_SIMULATIONS, random_state=random_state
        )
        self._clock: Clock = budget.start_clock()
        self._clock.check_interval = 1  # a simulation takes long: read the time before each
        self._sample_rng = rng
        self.set_resampler(self._sample_world)

    def run_search(self, state: Any) -> Any:
        """Search until the time or the simulations are used up; return the policy."""
        try:
            return super().run_search(state)
        except TimeUp:
            return self.get_final_policy(state, self._root_node)

    def _sample_world(self, state: TianxiaState, player: int) -> TianxiaState:
        if not self._clock.has_time() and self._root_node.total_visits > 0:
            raise TimeUp
        return state.resample_from_infostate(player, lambda: self._sample_rng.below(1 << 31) / (1 << 31))


class ISMCTS(Bot):
    """OpenSpiel's ISMCTS with OpenSpiel's random rollouts."""

    def __init__(self) -> None:
        """Load the game."""
        self._game = pyspiel.load_game("tianxia_chuhan")

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        """Return the action that a search from the seat's information prefers."""
        seat_logs = [format_messages(history) if other == seat else "" for other in range(self._game.num_players())]
        state = TianxiaState(self._game, OpenSpielHistory(self._game.rules, world.clone(), [*seat_logs, ""], []))
        return int(TimedIsmcts(self._game, self._evaluator(rng), budget, rng).step(state))

    def _evaluator(self, rng: Rng) -> Any:
        return mcts.RandomRolloutEvaluator(1, np.random.RandomState(rng.below(1 << 31)))


class QuickISMCTS(ISMCTS):
    """OpenSpiel's ISMCTS with random rollouts in compiled code."""

    def _evaluator(self, rng: Rng) -> Any:
        return RandomRollouts(1, rng.draw_seed())


class Contest(NamedTuple):
    """A match of the master against a search; `bar` is the share of games that the master must win."""

    name: str
    title: str
    search: type[ISMCTS]
    bar: float
    simulations: int = 0

    def match(self, games: int) -> Match:
        """Return the match, with the games that were played in earlier runs."""
        game = registry.game("chuhan")
        ismcts_spec = f"py:benchmarks.ismcts:{self.search.__name__}"
        if self.simulations:
            settings = make_settings(game, {"chance": "open"}, [ismcts_spec, "master"], 1, simulations=self.simulations)
        else:
            # A class has a budget of one second by default, the master half a second.
            settings = make_settings(game, {"chance": "open"}, [ismcts_spec, "master@2"], 1, time=DECISION_SECONDS)
        return Match(settings, games, FOLDER / self.name)


CONTESTS = (
    Contest("time", "a tenth of a second each, rollouts by OpenSpiel", ISMCTS, 0.90),
    Contest("quick", "a tenth of a second each, compiled rollouts", QuickISMCTS, 0.90),
    Contest(
        "simulations",
        f"{DECISION_SIMULATIONS:,} simulations each, compiled rollouts",
        QuickISMCTS,
        0.60,
        DECISION_SIMULATIONS,
    ),
)


def main() -> int:
    """Play the contests and print a table; return 1 if a bar is missed, otherwise 0."""
    names = [contest.name for contest in CONTESTS]
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ismcts", description=__doc__)
    parser.add_argument("contests", nargs="*", metavar="CONTEST", help=f"{', '.join(names)} (default: all)")
    parser.add_argument(
        "--games", type=int, default=GAMES, help=f"games of each contest, two per deal (default: {GAMES})"
    )
    parser.add_argument(
        "--jobs", type=int, default=available_cores(), help="games at the same time (default: one per core)"
    )
    options = parser.parse_args()
    if unknown := set(options.contests) - set(names):
        parser.error(f"no such contest: {', '.join(sorted(unknown))}")
    rows = ["| Chu Han, master against ISMCTS | games | won | 95 % interval | bar | mean decision | of ISMCTS |"]
    rows.append("| --- | --- | --- | --- | --- | --- | --- |")
    missed = False
    for contest in CONTESTS:
        match = contest.match(options.games)
        if not options.contests or contest.name in options.contests:
            play_all(contest.title, [match], options.jobs)
        if match.results:
            missed |= _append_row(contest, match, rows)
    print("\n".join(rows))
    if options.games >= GAMES:
        BENCHMARKS_PAGE.write_section(
            "Chu Han against OpenSpiel's ISMCTS", [*_introduction(), *rows], f"OpenSpiel {version('open_spiel')}"
        )
    return int(missed)


def _append_row(contest: Contest, match: Match, rows: list[str]) -> bool:
    """Append the row of a match; return whether its bar is missed."""
    ismcts_standing, master = match.report().standings
    missed = master.rate < contest.bar
    times = [f"{1000 * standing.seconds_mean:.0f} ms" for standing in (master, ismcts_standing)]
    rows.append(
        f"| {contest.title} | {master.games} | {master.rate:.1%} | {master.low:.1%} – {master.high:.1%} "
        f"| {contest.bar:.0%} {'missed' if missed else 'met'} | {times[0]} | {times[1]} |"
    )
    return missed


def _introduction() -> list[str]:
    return [
        "`python -m benchmarks.ismcts`: paired games of our OpenSpiel game, one on each core. Games in",
        "results/ismcts from an earlier run count and are not played again. ISMCTS is OpenSpiel's own, in",
        f"Python, with random rollouts and exploration {EXPLORATION:g}. OpenSpiel's evaluator returns to",
        "Python at every step of a rollout, so it manages only a handful of simulations in a tenth of a",
        "second; ours plays the same random rollouts in compiled code. The bar is the share of games that",
        "must be won.",
        "",
    ]


if __name__ == "__main__":
    sys.exit(main())
