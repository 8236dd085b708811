"""The long run, `make soak`: many random games, every property, every rule switched off once."""

import argparse
import sys
from collections.abc import Callable, Iterable
from multiprocessing import Pool
from typing import Any

from tqdm import tqdm

from tests.chuhan_invariants import Invariants
from tests.mutation import count_mutations, run_mutations
from tests.properties import play_checked, random_step
from tianxia.engine import registry
from tianxia.engine.rng import Rng

OPTIONS: list[dict[str, Any]] = [{}, {"events": True}, {"events": True, "chance": "open"}]
CHUNK = 50


def invariants_hold(first: int) -> str:
    """The invariants of Chu Han in a chunk of random games; says what went wrong."""
    game = registry.game("chuhan")
    for seed in range(first, first + CHUNK):
        options = OPTIONS[seed % len(OPTIONS)]
        watch = Invariants()
        state = game.new(game.read_options(options), seed)
        rng = Rng(seed, 11)
        try:
            watch.check(state)
            while state.actors():
                state.apply(*random_step(state, rng))
                watch.check(state)
        except Exception as error:
            return f"chuhan, seed {seed}, {options}: {error!r}"
    return ""


def properties_hold(seed: int) -> str:
    """The properties of every state in one random game; says what went wrong."""
    options = OPTIONS[seed % len(OPTIONS)]
    try:
        play_checked(registry.game("chuhan"), options, seed)
    except Exception as error:
        return f"chuhan, seed {seed}, {options}: {error!r}"
    return ""


def run(title: str, work: Callable[[int], str], items: Iterable[int], total: int, unit: str, scale: int) -> list[str]:
    problems: list[str] = []
    with Pool() as pool, tqdm(total=total, desc=title, unit=unit) as bar:
        for problem in pool.imap_unordered(work, items):
            bar.update(scale)
            if problem:
                problems.append(problem)
                bar.write(problem)
    return problems


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="random games for the invariants")
    parser.add_argument("--checked", type=int, default=1_000, help="random games with every property at every step")
    parser.add_argument("--no-mutations", action="store_true", help="leave out the mutation run")
    options = parser.parse_args()
    problems = run("Invariants", invariants_hold, range(0, options.games, CHUNK), options.games, " games", CHUNK)
    problems += run("Properties", properties_hold, range(options.checked), options.checked, " games", 1)
    if not options.no_mutations:
        with tqdm(total=count_mutations("chuhan"), desc="Mutations", unit=" rules") as bar:
            problems += run_mutations("chuhan", bar.update)
    for problem in problems:
        print(problem)
    print(f"{len(problems)} violations" if problems else "No violation.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
