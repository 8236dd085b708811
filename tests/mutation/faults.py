"""Faults for the tests: each breaks something that a test module is about, and the module must fail.

`tests/mutation/faults/<area>.toml` lists them; an area is a folder of tests. A fault replaces one text of one file in a
copy of the project, and the test module runs there, uncompiled, in a process of its own. Before its faults, a module
runs unchanged in the copy and must pass.

    python -m tests.mutation.faults [AREA or TEST MODULE …]
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from tests.mutation.fault_plugin import REPORT, Report
from tests.mutation.source_copy import WORKERS, copy_project, replaced, replacement_problems, run_on_copies
from tests.support.paths import ROOT

LISTS: Final = ROOT / "tests" / "mutation" / "faults"
TIME_LIMIT_S: Final = 600
"""A fault may make a test loop for ever; the slowest module takes about three minutes uncompiled."""
DEADLINE_S: Final = "30"
"""For waits, instead of `waiting.DEADLINE_S`: many faults are noticed by something that never happens."""
PAGES: Final = Path("src/tianxia/server/browser")
"""Where the pages of `web` are built."""


class Fault(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing broken on purpose."""

    test: str
    """The test module that must fail, such as `tests/server/test_limits.py`."""
    file: str
    """Any file of the project, such as `src/tianxia/server/security.py`."""
    old: str
    """A text that occurs exactly once in the file."""
    new: str
    why: str
    """What is broken, in a sentence."""
    only: str = ""
    """The tests to run, if not the whole module: a node id such as `::test_wilson`, or a `pytest -k` expression."""

    def problems(self) -> list[str]:
        """What is wrong with it before it is even tried."""
        out = replacement_problems(ROOT / self.file, self.old, self.new)
        if not (ROOT / self.test).is_file():
            out.append(f"there is no {self.test}")
        return [f"{self.title()}: {problem}" for problem in out]

    def title(self) -> str:
        return f"{self.test}: {self.why} ({self.file})"


class Run(NamedTuple):
    """Tests to run: with a fault, or as a control without."""

    test: str
    only: str
    fault: Fault | None


class Outcome(NamedTuple):
    """What became of a run."""

    status: int | None
    """pytest's exit status; None if it did not end in time."""
    report: Report
    said: str
    """The end of what it printed."""


def areas() -> list[str]:
    return sorted(path.stem for path in LISTS.glob("*.toml"))


def read_faults(area: str) -> list[Fault]:
    return msgspec.convert(tomllib.loads((LISTS / f"{area}.toml").read_text(encoding="utf-8"))["fault"], list[Fault])


def select_faults(wanted: Sequence[str]) -> list[Fault]:
    """The faults of some areas and test modules; of all areas if none is named."""
    faults = [fault for area in areas() for fault in read_faults(area)]
    if not wanted:
        return faults
    return [fault for fault in faults if fault.test in wanted or area_of(fault.test) in wanted]


def area_of(test: str) -> str:
    return Path(test).parts[1]


def plan(faults: Sequence[Fault]) -> list[Run]:
    """Every fault, and one control for all that run the same tests, before them."""
    groups: dict[tuple[str, str], list[Run]] = {}
    for fault in faults:
        tests = fault.test, fault.only
        groups.setdefault(tests, [Run(*tests, None)]).append(Run(*tests, fault))
    return [run for runs in groups.values() for run in runs]


def run_faults(wanted: Sequence[str] = (), progress: Callable[[], object] | None = None) -> list[str]:
    """Try the faults of some areas or test modules; return a line for each that survived, empty if all is well.

    `progress` is called after each run of `plan(select_faults(wanted))`.
    """
    return try_faults(select_faults(wanted), progress)


def try_faults(
    faults: Sequence[Fault], progress: Callable[[], object] | None = None, workers: int = WORKERS
) -> list[str]:
    """As `run_faults`, for given faults."""

    def run(one: Run, copy: Path) -> list[str]:
        try:
            return problems_of_control(one, copy) if one.fault is None else problems_of_fault(one.fault, copy)
        finally:
            if progress:
                progress()

    return [problem for problems in run_on_copies(copy_project, plan(faults), run, workers) for problem in problems]


def problems_of_control(run: Run, copy: Path) -> list[str]:
    outcome = run_tests(run.test, run.only, copy)
    title = f"{run.test} {run.only}".strip()
    if outcome.status is None:
        return [f"{title}: without a fault it does not end within {TIME_LIMIT_S} s"]
    if outcome.status != 0:
        return [f"{title}: it fails without a fault: {outcome.said}"]
    if not outcome.report.passed:
        return [f"{title}: no test of it can run here"]
    return [f"{title}: it uses {module}" for module in outcome.report.foreign]


def problems_of_fault(fault: Fault, copy: Path) -> list[str]:
    if problems := fault.problems():
        return problems
    with replaced(copy / fault.file, fault.old, fault.new), built_pages(fault, copy) as failure:
        if failure:
            return [f"{fault.title()}: the pages cannot be built: {failure}"]
        outcome = run_tests(fault.test, fault.only, copy)
    if outcome.status is None:
        return [f"{fault.title()}: the tests do not end within {TIME_LIMIT_S} s"]
    if outcome.status == 0:
        return [f"{fault.title()}: it survives"]
    failures = outcome.report.failures
    if outcome.status == 1 and any(failure.phase == "call" and not failure.broken for failure in failures):
        return []
    return [f"{fault.title()}: it breaks the program: {failures[:1] or outcome.said}"]


@contextmanager
def built_pages(fault: Fault, copy: Path) -> Iterator[str]:
    """Build the pages of a copy if the fault is in their source, and restore them; give what npm says if it fails."""
    if Path(fault.file).parts[0] != "web":
        yield ""
        return
    kept = Path(f"{copy}-pages")
    shutil.copytree(copy / PAGES, kept)
    try:
        built = subprocess.run(
            ["npm", "run", "--silent", "build", "--", "--logLevel", "warn"],
            cwd=copy / "web",
            capture_output=True,
            text=True,
        )
        yield built.stderr[-500:] or f"exit status {built.returncode}" if built.returncode else ""
    finally:
        shutil.rmtree(copy / PAGES, ignore_errors=True)
        kept.rename(copy / PAGES)


def run_tests(test: str, only: str, copy: Path) -> Outcome:
    """Run tests on a copy, uncompiled, the same examples every time."""
    report, printed = Path(f"{copy}-report.json"), Path(f"{copy}-printed.txt")
    report.unlink(missing_ok=True)
    outer = {name: value for name, value in os.environ.items() if not name.startswith("TIANXIA_")}
    env = {"PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}", "TIANXIA_PURE": "1", "CI": "1", REPORT: str(report)}
    env["TIANXIA_TEST_DEADLINE"] = DEADLINE_S
    chosen = [test + only] if only.startswith("::") else [test, *(["-k", only] if only else [])]
    settings = ["-p", "no:cacheprovider", "-p", "tests.mutation.fault_plugin", f"--basetemp={copy}-temporary"]
    with printed.open("w", encoding="utf-8") as out:
        process = subprocess.Popen(
            [sys.executable, "-m", "pytest", *chosen, "-x", "-q", *settings],
            cwd=copy,
            env={**outer, **env},
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
            start_new_session=True,
        )
    status: int | None = None
    try:
        status = process.wait(TIME_LIMIT_S)
    except subprocess.TimeoutExpired:
        pass
    finally:
        with suppress(ProcessLookupError):  # whatever is left of its group
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    read = msgspec.json.decode(report.read_bytes(), type=Report) if report.exists() else Report()
    said = printed.read_text(encoding="utf-8", errors="replace").strip().splitlines()
    return Outcome(status, read, "\n".join(said[-15:]))


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutation.faults", description="Breaks what each test module is about."
    )
    parser.add_argument("wanted", metavar="AREA or TEST MODULE", nargs="*", help="default: all areas")
    options = parser.parse_args(words)

    from tqdm import tqdm

    faults = select_faults(options.wanted)
    if not faults:
        parser.error(f"no fault is listed for {' '.join(options.wanted)}; areas: {' '.join(areas())}")
    with tqdm(total=len(plan(faults)), desc="faults", unit=" runs") as bar:
        problems = try_faults(faults, bar.update)
    for problem in problems:
        print(problem)
    print(f"{len(faults)} faults, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
