"""Mutation tests of the scenarios: each rule is switched off in turn, and the scenarios that state it must fail.

`tests/mutation/lists/<game>/*.toml` lists the rules. A mutation replaces one text of one source file; scenarios are
then played on a copy of the source, uncompiled, in their own process.

    python -m tests.mutation.rules [GAME …]               play the scenarios that each mutation names
    python -m tests.mutation.rules [GAME …] --verbose     play all, and list those that fail without each rule
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import msgspec

from tests.mutation.source_copy import PROGRAM_ERRORS, replaced, replacement_problems, run_on_copies
from tests.support.paths import ROOT

SOURCE = ROOT / "src" / "tianxia"
SCENARIOS = ROOT / "scenarios"
MUTATIONS = ROOT / "tests" / "mutation" / "lists"

TIME_LIMIT_S = 120
"""The time limit of a run, which takes about a second: a mutation may cause an endless loop."""


class Mutation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change that switches a rule off."""

    rule: str
    """The rule, with its section."""
    file: str
    """The file to change, relative to src/tianxia."""
    old: str
    """A text that occurs exactly once in the file."""
    new: str
    caught_by: list[str]
    """The scenarios, without `.toml`, that must fail: those that state this rule."""

    def problems(self, game: str) -> list[str]:
        """Return why the mutation cannot be tried; empty if it can."""
        problems = replacement_problems(SOURCE / self.file, self.old, self.new)
        if not self.caught_by:
            problems.append("it names no scenario")
        missing = sorted(set(self.caught_by) - set(scenario_names(game)))
        problems += [f"there is no scenario {name}" for name in missing]
        return [f"{self.rule}: {problem}" for problem in problems]


class Outcome(msgspec.Struct, frozen=True):
    """The result of playing scenarios."""

    failing: list[str] = []
    """The scenarios that fail, for any reason."""
    problem: str = ""
    """Why the scenarios could not be played; empty if they were."""


def games() -> list[str]:
    """Return the games whose rules are listed, sorted."""
    return sorted(path.name for path in MUTATIONS.iterdir() if path.is_dir())


def read_mutations(game: str) -> list[Mutation]:
    mutations: list[Mutation] = []
    for path in sorted((MUTATIONS / game).glob("*.toml")):
        mutations += msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8"))["mutation"], list[Mutation])
    return mutations


def scenario_names(game: str) -> list[str]:
    return sorted(path.stem for path in (SCENARIOS / game).glob("*.toml"))


def run_mutations(game: str, progress: Callable[[], object] | None = None) -> list[str]:
    """Switch off every rule of a game in turn; return a line for each problem, such as a mutation not caught.

    `progress` is called after each of `read_mutations(game)`.
    """
    mutations = read_mutations(game)
    control, *outcomes = play_all(game, mutations, False, progress)
    problems = [f"{name} fails with the rules as they are" for name in control.failing]
    if control.problem:
        problems.append(f"The rules as they are: {control.problem}")
    for mutation, outcome in zip(mutations, outcomes, strict=True):
        problems += mutation.problems(game)
        if outcome.problem:
            problems.append(f"{mutation.rule}: {outcome.problem}")
        passing = [name for name in mutation.caught_by if name not in outcome.failing]
        problems += [f"{mutation.rule}: {name} passes without it" for name in passing if not outcome.problem]
    return problems


def list_failing(game: str, progress: Callable[[], object] | None = None) -> list[str]:
    """Return a line for each rule with all scenarios that fail without it."""
    mutations = read_mutations(game)
    outcomes = play_all(game, mutations, True, progress)[1:]
    return [
        f"{mutation.rule}: {outcome.problem or ' '.join(outcome.failing)}"
        for mutation, outcome in zip(mutations, outcomes, strict=True)
    ]


def play_all(
    game: str, mutations: list[Mutation], play_every: bool, progress: Callable[[], object] | None = None
) -> list[Outcome]:
    """Play all scenarios with the present rules, then with each mutation those that it names, or every one.

    Return an outcome for the present rules, then one for each mutation.
    """
    all_names = scenario_names(game)

    def run(mutation: Mutation | None, copy: Path) -> Outcome:
        try:
            names = all_names if play_every or mutation is None else mutation.caught_by
            return _play_mutated(mutation, names, copy, game)
        finally:
            if progress and mutation:
                progress()

    return run_on_copies(_copy_source, [None, *mutations], run)


def _copy_source(folder: Path) -> Path:
    """Copy the source of the package into a folder; return the folder."""

    def ignored_files(parent: str, names: list[str]) -> list[str]:
        files = [name for name in names if not Path(parent, name).is_dir()]
        return [name for name in files if Path(name).suffix not in (".py", ".ftl", ".toml")]

    shutil.copytree(SOURCE, folder / "tianxia", ignore=ignored_files)
    return folder


def _play_mutated(mutation: Mutation | None, names: list[str], copy: Path, game: str) -> Outcome:
    if mutation is None:
        return _play(names, copy, game)
    if mutation.problems(game):
        return Outcome(problem="not tried")
    with replaced(copy / "tianxia" / mutation.file, mutation.old, mutation.new):
        return _play(names, copy, game)


def _play(names: list[str], copy: Path, game: str) -> Outcome:
    """Play scenarios with a copy of the source, in a new process."""
    env = {**os.environ, "PYTHONPATH": str(copy), "TIANXIA_PURE": "1"}
    command = [sys.executable, "-m", "tests.mutation.rules", game, "--on-copy", str(copy)]
    try:
        process = subprocess.run(
            command, input=json.dumps(names), env=env, cwd=ROOT, capture_output=True, text=True, timeout=TIME_LIMIT_S
        )
    except subprocess.TimeoutExpired:
        return Outcome(problem=f"it does not end within {TIME_LIMIT_S} s")
    if process.returncode:
        return Outcome(problem=f"it does not run: {process.stderr.strip().splitlines()[-1:]}")
    return msgspec.json.decode(process.stdout, type=Outcome)


def play_on_copy(game: str, copy: Path, names: list[str]) -> Outcome:
    """Play scenarios in the process that `_play` starts, after checking that modules come from the copy."""
    from tianxia.engine import registry, scenario

    registry.game(game)
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None) or ""
        if name.split(".")[0] == "tianxia" and not (file.endswith(".py") and Path(file).is_relative_to(copy)):
            return Outcome(problem=f"{name} was loaded from {file}, not from {copy}")
    failing = []
    for name in names:
        try:
            failed = scenario.run(scenario.read(SCENARIOS / game / f"{name}.toml")) is not None
        except PROGRAM_ERRORS as error:
            return Outcome(problem=f"it breaks the program in {name}: {error}")
        except Exception:
            failed = True
        if failed:
            failing.append(name)
    return Outcome(failing)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutation.rules", description="Switches off every rule in turn."
    )
    parser.add_argument("games", metavar="GAME", nargs="*", default=games(), help="default: all")
    parser.add_argument("--verbose", action="store_true", help="list all scenarios that fail without each rule")
    parser.add_argument("--on-copy", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.on_copy:
        outcome = play_on_copy(options.games[0], options.on_copy, json.load(sys.stdin))
        print(msgspec.json.encode(outcome).decode())
        return 0

    from tqdm import tqdm

    num_problems = 0
    for game in options.games:
        rules = len(read_mutations(game))
        with tqdm(total=rules, desc=f"{game}: mutations", unit=" rules") as bar:
            lines = (list_failing if options.verbose else run_mutations)(game, bar.update)
        for line in lines:
            print(line)
        num_problems += 0 if options.verbose else len(lines)
        print(f"{game}: {rules} rules switched off, {len(scenario_names(game))} scenarios")
    return 1 if num_problems else 0


if __name__ == "__main__":
    sys.exit(main())
