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

from tests.mutation.faults import plan_runs, run_faults, select_faults
from tests.mutation.rules import read_mutations, run_mutations
from tests.server.kill_and_restart import play_through_kills
from tests.server.servers import postgres, serving
from tests.support.game_cases import CASES
from tests.support.properties import play_checked, random_step
from tianxia.engine import registry
from tianxia.engine.rng import Rng

CHUNK = 50
"""The random games that one task of the pool plays."""


def check_invariants(name: str, first: int) -> str:
    """Check the invariants of a game in CHUNK random games; return the first violation, empty if there is none."""
    game, case = registry.game(name), CASES[name]
    for seed in range(first, first + CHUNK):
        setup = case.setups[seed % len(case.setups)]
        checker = case.checker()
        state = game.new(game.read_options(setup), seed)
        rng = Rng(seed, 11)
        try:
            checker.check(state)
            while state.actors():
                state.apply(*random_step(state, rng))
                checker.check(state)
        except Exception as error:
            return f"{name}, seed {seed}, {setup}: {error!r}"
    return ""


def check_properties(name: str, seed: int) -> str:
    """Check the properties of every state of a random game; return the violation, empty if there is none."""
    setup = CASES[name].setups[seed % len(CASES[name].setups)]
    try:
        play_checked(registry.game(name), setup, seed)
    except Exception as error:
        return f"{name}, seed {seed}, {setup}: {error!r}"
    return ""


def uncaught_mutations(name: str) -> list[str]:
    """Switch off every rule of a game; return those that no scenario notices."""
    with tqdm(total=len(read_mutations(name)), desc=f"{name}: mutations", unit=" rules") as bar:
        return run_mutations(name, lambda: bar.update() and None)


def uncaught_faults() -> list[str]:
    """Plant every fault; return those that no test notices."""
    with tqdm(total=len(plan_runs(select_faults(()))), desc="faults", unit=" runs") as bar:
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


def check_restarts(database: str, kills: int) -> list[str]:
    """Kill a server at random during play and restart it; return the violations, such as a lost move."""
    if not kills:
        return []
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        (folder / "data").mkdir()
        address = stack.enter_context(postgres()) if database == "postgresql" else ""
        server = stack.enter_context(serving(folder / "data", database=address))
        try:
            tally = asyncio.run(play_through_kills(server, kills, kills))
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
    parser.add_argument("--no-faults", action="store_true", help="leave out the bugs planted for every test module")
    parser.add_argument("--kills", type=int, default=50, help="how often the server is killed, on each database")
    options = parser.parse_args()
    problems: list[str] = []
    for name in options.game:
        chunks = range(0, options.games, CHUNK)
        problems += run(f"{name}: invariants", partial(check_invariants, name), chunks, options.games, CHUNK)
        checked = range(options.checked)
        problems += run(f"{name}: properties", partial(check_properties, name), checked, options.checked, 1)
        if not options.no_mutations:
            problems += uncaught_mutations(name)
    if not options.no_faults:
        problems += uncaught_faults()
    problems += check_restarts("sqlite", options.kills)
    problems += check_restarts("postgresql", options.kills)
    for problem in problems:
        print(problem)
    print(f"{len(problems)} violations" if problems else "No violation.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
