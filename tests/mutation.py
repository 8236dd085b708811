"""The mutation run: each rule is switched off once, and the scenarios that state it must fail.

`tests/mutations/<game>/*.toml` lists the rules. A mutation replaces one text of one source file; all scenarios of the
game are then played on a copy of the source, uncompiled, in a process of its own.

    python -m tests.mutation [GAME] [--verbose]
"""

import argparse
import compileall
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from py_compile import PycInvalidationMode
from queue import SimpleQueue
from tempfile import TemporaryDirectory

import msgspec

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "tianxia"
SCENARIOS = ROOT / "scenarios"
MUTATIONS = ROOT / "tests" / "mutations"

WORKERS = 2
MOST_SECONDS = 120
"""A mutation may make a rule loop for ever; a run takes about a second."""


class Mutation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule switched off."""

    rule: str
    """The rule, with its section."""
    file: str
    """Under src/tianxia."""
    old: str
    """A text that occurs exactly once in the file."""
    new: str
    caught_by: list[str]
    """The scenarios, without `.toml`, that must fail: those whose very purpose is this rule."""

    def problems(self, game: str) -> list[str]:
        """What is wrong with the mutation before it is even tried."""
        out = []
        path = SOURCE / self.file
        times = path.read_text(encoding="utf-8").count(self.old) if path.is_file() else 0
        if times != 1:
            out.append(f"{self.rule}: its text occurs {times} times in {self.file}, not once: {self.old!r}")
        if self.old == self.new:
            out.append(f"{self.rule}: it changes nothing")
        if not self.caught_by:
            out.append(f"{self.rule}: it names no scenario")
        missing = sorted(set(self.caught_by) - set(scenario_names(game)))
        return out + [f"{self.rule}: there is no scenario {name}" for name in missing]


class Runaway(Exception):
    """The scenarios could not be played to the end."""


def games() -> list[str]:
    """The games whose rules are listed."""
    return sorted(path.name for path in MUTATIONS.iterdir() if path.is_dir())


def read_mutations(game: str) -> list[Mutation]:
    out: list[Mutation] = []
    for path in sorted((MUTATIONS / game).glob("*.toml")):
        tables = tomllib.loads(path.read_text(encoding="utf-8"))["mutation"]
        out += msgspec.convert(tables, list[Mutation])
    return out


def scenario_names(game: str) -> list[str]:
    return sorted(path.stem for path in (SCENARIOS / game).glob("*.toml"))


def number_of_runs(game: str) -> int:
    """How often `run_mutations` calls its `progress`: for each mutation, and for the rules as they are."""
    return len(read_mutations(game)) + 1


def run_mutations(game: str, progress: Callable[[], None] | None = None) -> list[str]:
    """Switches off every rule of a game in turn; returns what is not as it should be, empty if all is well."""
    mutations = read_mutations(game)
    runs = run_all(game, mutations, progress)
    out = [f"{name} fails with the rules as they are" for name in _failed(runs[0])]
    if isinstance(runs[0], str):
        out.append(f"the rules as they are: {runs[0]}")
    everything = len(scenario_names(game))
    for mutation, run in zip(mutations, runs[1:], strict=True):
        out += mutation.problems(game)
        if isinstance(run, str):
            out.append(f"{mutation.rule}: {run}")
        elif len(run) == everything:
            out.append(f"{mutation.rule}: every scenario fails, so this switches off more than the rule")
        else:
            out += [f"{mutation.rule}: {name} passes without it" for name in mutation.caught_by if name not in run]
    return out


def run_all(game: str, mutations: list[Mutation], progress: Callable[[], None] | None = None) -> list[list[str] | str]:
    """The scenarios that fail, first with the rules as they are, then under each mutation; or why there is no answer."""
    copies: SimpleQueue[Path] = SimpleQueue()

    def run(mutation: Mutation | None) -> list[str] | str:
        copy = copies.get()
        try:
            return _failing_under(mutation, copy, game)
        except Runaway as problem:
            return str(problem)
        finally:
            copies.put(copy)
            if progress:
                progress()

    with TemporaryDirectory(prefix="tianxia-mutation-") as folder:
        for worker in range(WORKERS):
            copies.put(_copy_source(Path(folder) / str(worker)))
        with ThreadPoolExecutor(WORKERS) as pool:
            return list(pool.map(run, [None, *mutations]))


def _copy_source(folder: Path) -> Path:
    """The package as source. Its bytecode is checked by content: a mutation may be as long and as old as its origin."""
    only = {".py", ".ftl"}

    def others(where: str, names: list[str]) -> list[str]:
        inside = [Path(where, name) for name in names]
        return [
            path.name for path in inside if path.name == "__pycache__" or (path.is_file() and path.suffix not in only)
        ]

    shutil.copytree(SOURCE, folder / "tianxia", ignore=others)
    compileall.compile_dir(folder, quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
    return folder


def _failing_under(mutation: Mutation | None, copy: Path, game: str) -> list[str]:
    if mutation is None:
        return _failing(copy, game)
    if mutation.problems(game):
        return list(mutation.caught_by)
    path = copy / "tianxia" / mutation.file
    source = path.read_text(encoding="utf-8")
    path.write_text(source.replace(mutation.old, mutation.new), encoding="utf-8")
    try:
        return _failing(copy, game)
    finally:
        path.write_text(source, encoding="utf-8")


def _failing(copy: Path, game: str) -> list[str]:
    """Plays the scenarios of a game on a copy of the source, in a process of its own."""
    env = {**os.environ, "PYTHONPATH": str(copy), "TIANXIA_PURE": "1"}
    command = [sys.executable, "-m", "tests.mutation", game, "--on-copy", str(copy)]
    try:
        answer = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, timeout=MOST_SECONDS)
    except subprocess.TimeoutExpired:
        raise Runaway(f"it did not end within {MOST_SECONDS} s") from None
    if answer.returncode:
        raise Runaway(f"it could not be played: {answer.stderr.strip().splitlines()[-1:]}")
    return list(json.loads(answer.stdout))


def play_on_copy(game: str, copy: Path) -> list[str]:
    """In that process: the scenarios that fail, in any way."""
    from tianxia.engine import registry, scenario

    registry.game(game)
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None) or ""
        if name.split(".")[0] == "tianxia" and not (file.endswith(".py") and Path(file).is_relative_to(copy)):
            sys.exit(f"{name} was loaded from {file}, not from the copy in {copy}")
    out = []
    for path in sorted((SCENARIOS / game).glob("*.toml")):
        try:
            failed = scenario.run(scenario.read(path)) is not None
        except Exception:
            failed = True
        if failed:
            out.append(path.stem)
    return out


def _failed(run: list[str] | str) -> list[str]:
    return run if isinstance(run, list) else []


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description="Switches off every rule in turn.")
    parser.add_argument("games", metavar="GAME", nargs="*", default=games(), help="default: all")
    parser.add_argument("--verbose", action="store_true", help="also print which scenarios fail without each rule")
    parser.add_argument("--on-copy", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args(words)
    if options.on_copy:
        print(json.dumps(play_on_copy(options.games[0], options.on_copy)))
        return 0

    from tqdm import tqdm

    found = 0
    for game in options.games:
        with tqdm(total=number_of_runs(game), desc=f"{game} mutations", unit="rule") as bar:
            problems = run_mutations(game, lambda bar=bar: bar.update())
        for problem in problems:
            print(problem)
        print(f"{game}: {number_of_runs(game) - 1} rules switched off, {len(problems)} problems")
        found += len(problems)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
