"""The long run, `make soak`: random games, every property, every rule switched off once, a fault for every test."""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from functools import partial
from multiprocessing import Pool
from pathlib import Path

from tqdm import tqdm

from tests.mutation.faults import plan, run_faults, select_faults
from tests.mutation.rules import read_mutations, run_mutations
from tests.server.kill_and_restart import survive
from tests.server.servers import postgres, serving
from tests.support.game_cases import CASES
from tests.support.properties import play_checked, random_step
from tianxia.engine import registry
from tianxia.engine.rng import Rng

CHUNK = 50


def invariants_hold(name: str, first: int) -> str:
    """The invariants of a game in a chunk of random games; says what went wrong."""
    game, case = registry.game(name), CASES[name]
    for seed in range(first, first + CHUNK):
        setup = case.setups[seed % len(case.setups)]
        watch = case.watch()
        state = game.new(game.read_options(setup), seed)
        rng = Rng(seed, 11)
        try:
            watch.check(state)
            while state.actors():
                state.apply(*random_step(state, rng))
                watch.check(state)
        except Exception as error:
            return f"{name}, seed {seed}, {setup}: {error!r}"
    return ""


def properties_hold(name: str, seed: int) -> str:
    """The properties of every state in one random game; says what went wrong."""
    setup = CASES[name].setups[seed % len(CASES[name].setups)]
    try:
        play_checked(registry.game(name), setup, seed)
    except Exception as error:
        return f"{name}, seed {seed}, {setup}: {error!r}"
    return ""


def mutations_caught(name: str) -> list[str]:
    """Every rule of a game, switched off, is noticed by its scenarios."""
    with tqdm(total=len(read_mutations(name)), desc=f"{name}: mutations", unit=" rules") as bar:
        return run_mutations(name, lambda: bar.update() and None)


def faults_caught() -> list[str]:
    """Every fault planted in the code of a test module makes that module fail."""
    with tqdm(total=len(plan(select_faults(()))), desc="faults", unit=" runs") as bar:
        return run_faults((), lambda: bar.update() and None)


def run(title: str, work: Callable[[int], str], items: Iterable[int], total: int, each: int) -> list[str]:
    problems: list[str] = []
    with Pool() as pool, tqdm(total=total, desc=title, unit=" games") as bar:
        for problem in pool.imap_unordered(work, items):
            bar.update(each)
            if problem:
                problems.append(problem)
                bar.write(problem)
    return problems


def killed(database: str, kills: int) -> list[str]:
    """A server killed at random under play loses nothing; says what went wrong."""
    if not kills:
        return []
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        (folder / "data").mkdir()
        address = stack.enter_context(postgres()) if database == "postgresql" else ""
        server = stack.enter_context(serving(folder / "data", database=address))
        try:
            tally = asyncio.run(survive(server, kills, kills))
        except Exception as error:
            return [f"server on {database}: {error!r}"]
        print(f"server on {database}: killed {kills} times, {tally}")
        return [] if tally.is_faultless() else [f"server on {database}: {tally}"]
    return []


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=sorted(CASES), help="the games to soak (default: all)")
    parser.add_argument("--games", type=int, default=100_000, help="random games for the invariants")
    parser.add_argument("--checked", type=int, default=1_000, help="random games with every property at every step")
    parser.add_argument("--no-mutations", action="store_true", help="leave out the mutation run")
    parser.add_argument("--no-faults", action="store_true", help="leave out the faults planted for every test module")
    parser.add_argument("--kills", type=int, default=50, help="how often the server is killed, on each database")
    options = parser.parse_args()
    problems: list[str] = []
    for name in options.game:
        chunks = range(0, options.games, CHUNK)
        problems += run(f"{name}: invariants", partial(invariants_hold, name), chunks, options.games, CHUNK)
        checked = range(options.checked)
        problems += run(f"{name}: properties", partial(properties_hold, name), checked, options.checked, 1)
        if not options.no_mutations:
            problems += mutations_caught(name)
    if not options.no_faults:
        problems += faults_caught()
    problems += killed("sqlite", options.kills)
    problems += killed("postgresql", options.kills)
    for problem in problems:
        print(problem)
    print(f"{len(problems)} violations" if problems else "No violation.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
