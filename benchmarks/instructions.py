"""Counts the instructions that compiled code executes, here and at another commit: a measure without noise.

    python -m benchmarks.instructions [GAME …] [--against HEAD] [--limit 3] [--only clone,playout]

Times vary by several per cent from run to run, and differ between machines; the number of instructions hardly varies.
Each measurement runs twice under Valgrind's callgrind with the same seeds, the second time longer, so that the
difference is free of what starting costs. The exit status is 1 if anything costs over `--limit` per cent more than
at the other commit. Valgrind is a system package of that name. Uncommitted changes are measured, too, as compiled last.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from itertools import repeat, starmap
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
DEFAULT_LIMIT_PERCENT: Final = 3.0
SEED: Final = 1
SEARCH_LEVEL: Final = 2
"""The level whose search is measured, from 0; the middle one of five."""
SEARCH_SIMULATIONS: Final = 100


class Measurement(NamedTuple):
    """What is measured, by running it `shorter` and `longer` times."""

    unit: str
    shorter: int
    longer: int
    run: Callable[[str, int], int]
    """Runs it for a game, a number of times, and returns the number of units done."""


def count_playout_steps(name: str, games: int) -> int:
    """Play random games inside the compiled core and return the number of steps."""
    from tianxia.engine import registry
    from tianxia.engine.playout import count_random_steps
    from tianxia.engine.rng import Rng

    game = registry.game(name)
    options = game.options()
    rng = Rng(SEED)
    return sum(int(count_random_steps(game.new(options, seed), rng)) for seed in range(games))


def count_clones(name: str, clones: int) -> int:
    """Clone a state in the middle of a game; the loop is CPython's own C code."""
    deque(starmap(_state_in_the_middle(name).clone, repeat((), clones)), maxlen=0)
    return clones


def count_samples(name: str, samples: int) -> int:
    """Sample worlds from a state in the middle of a game."""
    from tianxia.engine.rng import Rng

    deque(starmap(_state_in_the_middle(name).sample, repeat((0, Rng(SEED)), samples)), maxlen=0)
    return samples


def count_observations(name: str, observations: int) -> int:
    """Write the planes of a state in the middle of a game."""
    deque(starmap(_state_in_the_middle(name).planes, repeat((0,), observations)), maxlen=0)
    return observations


def count_searched_decisions(name: str, decisions: int) -> int:
    """Let a bot of the middle level decide, with a limit on its simulations only."""
    from tianxia.bots import levels
    from tianxia.bots.bot import Budget
    from tianxia.engine import registry
    from tianxia.engine.rng import Rng

    game = registry.game(name)
    bot = levels.levels(name)[SEARCH_LEVEL].create_bot()
    for seed in range(decisions):
        state = game.new(game.options(), seed)
        seat = state.actors()[0]
        bot.choose(state.sample(seat, Rng(seed)), [], seat, Budget(0.0, SEARCH_SIMULATIONS), Rng(seed))
    return decisions


MEASUREMENTS: Final = {
    "playout": Measurement("step", 20, 220, count_playout_steps),
    "clone": Measurement("clone", 10_000, 110_000, count_clones),
    "sample": Measurement("sample", 1_000, 11_000, count_samples),
    "planes": Measurement("observation", 1_000, 11_000, count_observations),
    "search": Measurement("decision", 1, 5, count_searched_decisions),
}


def _state_in_the_middle(name: str) -> Any:
    """Return a state after half the steps of a random game."""
    from tianxia.engine import registry
    from tianxia.engine.playout import count_random_steps, play_random_action
    from tianxia.engine.rng import Rng

    game = registry.game(name)
    steps = int(count_random_steps(game.new(game.options(), SEED), Rng(SEED)))
    state = game.new(game.options(), SEED)
    rng = Rng(SEED)
    for _ in range(steps // 2):
        play_random_action(state, rng)
    return state


def instructions_per_unit(source: Path, name: str, measurement: str) -> float:
    """Return how many instructions a unit costs with the package in `source`."""
    _, shorter, longer, _ = MEASUREMENTS[measurement]
    _run(source, name, measurement, 1)  # Python compiles its modules in the first run of a checkout, and keeps them
    instructions, units = _run_under_valgrind(source, name, measurement, shorter)
    more_instructions, more_units = _run_under_valgrind(source, name, measurement, longer)
    return (more_instructions - instructions) / (more_units - units)


def _run_under_valgrind(source: Path, name: str, measurement: str, times: int) -> tuple[int, int]:
    """Return the instructions of a whole process, and the units it did."""
    done = _run(source, name, measurement, times, "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null")
    counted = re.search(r"Collected : (\d+)", done.stderr)
    if counted is None:
        sys.exit(done.stderr)
    return int(counted[1]), int(done.stdout)


def _run(source: Path, name: str, measurement: str, times: int, *wrapper: str) -> subprocess.CompletedProcess[str]:
    """Run a measurement in its own process, inside the command `wrapper`."""
    worker = [sys.executable, "-m", "benchmarks.instructions", "--run", name, measurement, str(times)]
    # A fixed hash seed: the order of sets and the collisions in dictionaries must be the same in all runs.
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(source), str(ROOT))), "PYTHONHASHSEED": "0"}
    done = subprocess.run([*wrapper, *worker], env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    return done


def compare(names: list[str], measurements: list[str], against: Path, limit_percent: float) -> int:
    """Measure all, print a table, and return 1 if anything costs too much more here than with `against`."""
    too_slow = 0
    print("| game | measured | instructions before | now | change |")
    print("| --- | --- | ---: | ---: | ---: |")
    for name in names:
        for measurement in measurements:
            before = instructions_per_unit(against, name, measurement)
            now = instructions_per_unit(ROOT / "src", name, measurement)
            change_percent = 100 * (now / before - 1)
            too_slow |= change_percent > limit_percent
            per_unit = f"{measurement}, per {MEASUREMENTS[measurement].unit}"
            print(f"| {name} | {per_unit} | {before:,.0f} | {now:,.0f} | {change_percent:+.1f} % |", flush=True)
    return int(too_slow)


def main() -> int:
    """Run the command and return its exit status."""
    from benchmarks.serving import source_of
    from tianxia.engine import registry

    parser = argparse.ArgumentParser(prog="python -m benchmarks.instructions", description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", help="the games; default: all")
    parser.add_argument("--against", default="HEAD", metavar="COMMIT", help="the commit to compare with; default: HEAD")
    parser.add_argument("--limit", type=float, default=DEFAULT_LIMIT_PERCENT, help="most extra cost, in per cent")
    parser.add_argument("--only", default=",".join(MEASUREMENTS), help="what to measure, separated by commas")
    options = parser.parse_args()
    if shutil.which("valgrind") is None:
        parser.error("found no valgrind: install the system package of that name")
    with source_of(options.against) as source:
        return compare(options.games or registry.names(), options.only.split(","), source, options.limit)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--run"]:
        print(MEASUREMENTS[sys.argv[3]].run(sys.argv[2], int(sys.argv[4])))
    else:
        sys.exit(main())
