"""The mutation run: each rule is switched off in turn, and the scenarios that state it must fail.

`tests/mutation/lists/<game>/*.toml` lists the rules. A mutation replaces one text of one source file; scenarios are
then played on a copy of the source, uncompiled, in a process of their own.

    python -m tests.mutation.rules [GAME …]               play the scenarios each mutation names
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

from tests.mutation.source_copy import BROKEN, replaced, replacement_problems, run_on_copies
from tests.support.paths import ROOT

SOURCE = ROOT / "src" / "tianxia"
SCENARIOS = ROOT / "scenarios"
MUTATIONS = ROOT / "tests" / "mutation" / "lists"

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
        """What is wrong with it before it is even tried."""
        found = replacement_problems(SOURCE / self.file, self.old, self.new)
        out = [f"{self.rule}: {problem}" for problem in found]
        if not self.caught_by:
            out.append(f"{self.rule}: it names no scenario")
        missing = sorted(set(self.caught_by) - set(scenario_names(game)))
        return out + [f"{self.rule}: there is no scenario {name}" for name in missing]


class Outcome(msgspec.Struct, frozen=True):
    """What became of the scenarios that were played."""

    failing: list[str] = []
    """Those that fail, in whatever way."""
    trouble: str = ""
    """Why they could not be played."""


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


def run_mutations(game: str, progress: Callable[[], object] | None = None) -> list[str]:
    """Switches off every rule of a game in turn; returns what is not as it should be, empty if all is well.

    `progress` is called after each of `read_mutations(game)`.
    """
    mutations = read_mutations(game)
    control, *outcomes = play_all(game, mutations, False, progress)
    out = [f"{name} fails with the rules as they are" for name in control.failing]
    if control.trouble:
        out.append(f"The rules as they are: {control.trouble}")
    for mutation, outcome in zip(mutations, outcomes, strict=True):
        out += mutation.problems(game)
        if outcome.trouble:
            out.append(f"{mutation.rule}: {outcome.trouble}")
        passing = [name for name in mutation.caught_by if name not in outcome.failing]
        out += [f"{mutation.rule}: {name} passes without it" for name in passing if not outcome.trouble]
    return out


def list_failing(game: str, progress: Callable[[], object] | None = None) -> list[str]:
    """All scenarios that fail without each rule, one line a rule."""
    mutations = read_mutations(game)
    outcomes = play_all(game, mutations, True, progress)[1:]
    return [
        f"{mutation.rule}: {outcome.trouble or ' '.join(outcome.failing)}"
        for mutation, outcome in zip(mutations, outcomes, strict=True)
    ]


def play_all(
    game: str, mutations: list[Mutation], every: bool, progress: Callable[[], object] | None = None
) -> list[Outcome]:
    """Plays all scenarios on the rules as they are, then under each mutation every one, or those it names."""
    all_names = scenario_names(game)

    def run(mutation: Mutation | None, copy: Path) -> Outcome:
        try:
            return _play_under(mutation, all_names if every or mutation is None else mutation.caught_by, copy, game)
        finally:
            if progress and mutation:
                progress()

    return run_on_copies(_copy_source, [None, *mutations], run)


def _copy_source(folder: Path) -> Path:
    """The package as source."""

    def left_out(where: str, names: list[str]) -> list[str]:
        files = [name for name in names if not Path(where, name).is_dir()]
        return [name for name in files if Path(name).suffix not in (".py", ".ftl", ".toml")]

    shutil.copytree(SOURCE, folder / "tianxia", ignore=left_out)
    return folder


def _play_under(mutation: Mutation | None, names: list[str], copy: Path, game: str) -> Outcome:
    if mutation is None:
        return _play(names, copy, game)
    if mutation.problems(game):
        return Outcome(trouble="not tried")
    with replaced(copy / "tianxia" / mutation.file, mutation.old, mutation.new):
        return _play(names, copy, game)


def _play(names: list[str], copy: Path, game: str) -> Outcome:
    """Plays scenarios on a copy of the source, in a process of its own."""
    env = {**os.environ, "PYTHONPATH": str(copy), "TIANXIA_PURE": "1"}
    command = [sys.executable, "-m", "tests.mutation.rules", game, "--on-copy", str(copy)]
    try:
        answer = subprocess.run(
            command, input=json.dumps(names), env=env, cwd=ROOT, capture_output=True, text=True, timeout=MOST_SECONDS
        )
    except subprocess.TimeoutExpired:
        return Outcome(trouble=f"it does not end within {MOST_SECONDS} s")
    if answer.returncode:
        return Outcome(trouble=f"it does not run: {answer.stderr.strip().splitlines()[-1:]}")
    return msgspec.json.decode(answer.stdout, type=Outcome)


def play_on_copy(game: str, copy: Path, names: list[str]) -> Outcome:
    """In that process: plays the scenarios, and sees to it that the source is the copy's."""
    from tianxia.engine import registry, scenario

    registry.game(game)
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None) or ""
        if name.split(".")[0] == "tianxia" and not (file.endswith(".py") and Path(file).is_relative_to(copy)):
            return Outcome(trouble=f"{name} was loaded from {file}, not from {copy}")
    failing = []
    for name in names:
        try:
            failed = scenario.run(scenario.read(SCENARIOS / game / f"{name}.toml")) is not None
        except BROKEN as error:
            return Outcome(trouble=f"it breaks the program in {name}: {error}")
        except Exception:
            failed = True
        if failed:
            failing.append(name)
    return Outcome(failing)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutation.rules", description="Switches off every rule in turn."
    )
    parser.add_argument("games", metavar="GAME", nargs="*", default=games(), help="default: all")
    parser.add_argument("--verbose", action="store_true", help="list all scenarios that fail without each rule")
    parser.add_argument("--on-copy", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args(words)
    if options.on_copy:
        outcome = play_on_copy(options.games[0], options.on_copy, json.load(sys.stdin))
        print(msgspec.json.encode(outcome).decode())
        return 0

    from tqdm import tqdm

    problems = 0
    for game in options.games:
        rules = len(read_mutations(game))
        with tqdm(total=rules, desc=f"{game}: mutations", unit=" rules") as bar:
            found = (list_failing if options.verbose else run_mutations)(game, bar.update)
        for line in found:
            print(line)
        problems += 0 if options.verbose else len(found)
        print(f"{game}: {rules} rules switched off, {len(scenario_names(game))} scenarios")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
