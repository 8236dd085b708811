"""Mutation tests of the test modules: each planted bug breaks tested behaviour, and its test module must fail.

`tests/mutation/faults/<area>.toml` lists the planted bugs, each as a `[[fault]]`; an area is a folder of tests. A
planted bug replaces one text of one file in a copy of the project. The test module runs there, uncompiled, in its own
process. Before its planted bugs are tried, it runs without any and must pass.

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

FAULT_LISTS: Final = ROOT / "tests" / "mutation" / "faults"
TIME_LIMIT_S: Final = 600
"""The time limit of a run: a planted bug may cause an endless loop. The slowest module takes 3 minutes uncompiled."""
DEADLINE_S: Final = "30"
"""The deadline of waits, in place of `waiting.DEADLINE_S`: many planted bugs prevent what a test waits for."""
PAGES: Final = Path("src/tianxia/server/browser")
"""The folder of the pages built from `web`."""


class Fault(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bug that is planted to check a test module."""

    test: str
    """The test module that must fail, such as `tests/server/test_limits.py`."""
    file: str
    """Any file of the project, such as `src/tianxia/server/http/security.py`."""
    old: str
    """A text that occurs exactly once in the file."""
    new: str
    why: str
    """What is broken, in a sentence."""
    only: str = ""
    """The tests to run, if not the whole module: a node id such as `::test_wilson`, or a `pytest -k` expression."""

    def problems(self) -> list[str]:
        """Return why the planted bug cannot be tried; empty if it can."""
        problems = replacement_problems(ROOT / self.file, self.old, self.new)
        if not (ROOT / self.test).is_file():
            problems.append(f"there is no {self.test}")
        return [f"{self.title()}: {problem}" for problem in problems]

    def title(self) -> str:
        return f"{self.test}: {self.why} ({self.file})"


class Run(NamedTuple):
    """Tests to run, with a planted bug or as a control without one."""

    test: str
    only: str
    fault: Fault | None


class Outcome(NamedTuple):
    """The result of a run."""

    status: int | None
    """pytest's exit status; None if it did not end in time."""
    report: Report
    output: str
    """The last lines of its output."""


def areas() -> list[str]:
    """Return the areas with a list of planted bugs, sorted."""
    return sorted(path.stem for path in FAULT_LISTS.glob("*.toml"))


def read_faults(area: str) -> list[Fault]:
    text = (FAULT_LISTS / f"{area}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text)["fault"], list[Fault])


def select_faults(selection: Sequence[str]) -> list[Fault]:
    """Return the planted bugs of the given areas and test modules; all of them if the selection is empty."""
    faults = [fault for area in areas() for fault in read_faults(area)]
    if not selection:
        return faults
    return [fault for fault in faults if fault.test in selection or area_of(fault.test) in selection]


def area_of(test: str) -> str:
    """Return the area of a test module: the name of its folder."""
    return Path(test).parts[1]


def plan_runs(faults: Sequence[Fault]) -> list[Run]:
    """Return a run for each planted bug, and before the runs of the same tests one control."""
    runs_by_tests: dict[tuple[str, str], list[Run]] = {}
    for fault in faults:
        tests = fault.test, fault.only
        runs_by_tests.setdefault(tests, [Run(*tests, None)]).append(Run(*tests, fault))
    return [run for runs in runs_by_tests.values() for run in runs]


def run_faults(selection: Sequence[str] = (), progress: Callable[[], object] | None = None) -> list[str]:
    """Try the planted bugs of the given areas or test modules; return a line for each problem.

    A problem is, for example, a planted bug that survives: the tests pass with it.

    `progress` is called after each run of `plan_runs(select_faults(selection))`.
    """
    return try_faults(select_faults(selection), progress)


def try_faults(
    faults: Sequence[Fault], progress: Callable[[], object] | None = None, workers: int = WORKERS
) -> list[str]:
    """Do the same as `run_faults` for the given planted bugs."""

    def run_one(run: Run, copy: Path) -> list[str]:
        try:
            return check_control(run, copy) if run.fault is None else check_fault(run.fault, copy)
        finally:
            if progress:
                progress()

    results = run_on_copies(copy_project, plan_runs(faults), run_one, workers)
    return [problem for problems in results for problem in problems]


def check_control(run: Run, copy: Path) -> list[str]:
    """Run tests without a planted bug; return a line for each problem: they must pass, and use this copy only."""
    outcome = run_tests(run.test, run.only, copy)
    title = f"{run.test} {run.only}".strip()
    if outcome.status is None:
        return [f"{title}: without the planted bug it does not end within {TIME_LIMIT_S} s"]
    if outcome.status != 0:
        return [f"{title}: it fails without the planted bug: {outcome.output}"]
    if not outcome.report.passed:
        return [f"{title}: no test of it can run here"]
    return [f"{title}: it uses {module}" for module in outcome.report.foreign]


def check_fault(fault: Fault, copy: Path) -> list[str]:
    """Run tests with a planted bug; return the problem if they do not fail by a wrong result, else nothing."""
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
    if outcome.status == 1 and any(failure.phase == "call" and not failure.is_program_error for failure in failures):
        return []
    return [f"{fault.title()}: it breaks the program: {failures[:1] or outcome.output}"]


@contextmanager
def built_pages(fault: Fault, copy: Path) -> Iterator[str]:
    """Build the pages of a copy if the planted bug is in their source; yield npm's error, empty if all is well.

    The original pages are restored afterwards.
    """
    if Path(fault.file).parts[0] != "web":
        yield ""
        return
    original_pages = Path(f"{copy}-pages")
    shutil.copytree(copy / PAGES, original_pages)
    try:
        build = subprocess.run(
            ["npm", "run", "--silent", "build", "--", "--logLevel", "warn"],
            cwd=copy / "web",
            capture_output=True,
            text=True,
        )
        yield build.stderr[-500:] or f"exit status {build.returncode}" if build.returncode else ""
    finally:
        shutil.rmtree(copy / PAGES, ignore_errors=True)
        original_pages.rename(copy / PAGES)


def run_tests(test: str, only: str, copy: Path) -> Outcome:
    """Run tests on a copy: uncompiled, and with the same examples every time."""
    report_file, output_file = Path(f"{copy}-report.json"), Path(f"{copy}-output.txt")
    report_file.unlink(missing_ok=True)
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("TIANXIA_")}
    env = {"PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}", "TIANXIA_PURE": "1", "CI": "1", REPORT: str(report_file)}
    env["TIANXIA_TEST_DEADLINE"] = DEADLINE_S
    selected = [test + only] if only.startswith("::") else [test, *(["-k", only] if only else [])]
    settings = ["-p", "no:cacheprovider", "-p", "tests.mutation.fault_plugin", f"--basetemp={copy}-temporary"]
    with output_file.open("w", encoding="utf-8") as out:
        process = subprocess.Popen(
            [sys.executable, "-m", "pytest", *selected, "-x", "-q", *settings],
            cwd=copy,
            env={**inherited, **env},
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
        with suppress(ProcessLookupError):  # processes that it started may still run
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    report = msgspec.json.decode(report_file.read_bytes(), type=Report) if report_file.exists() else Report()
    lines = output_file.read_text(encoding="utf-8", errors="replace").strip().splitlines()
    return Outcome(status, report, "\n".join(lines[-15:]))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutation.faults", description="Plants bugs in the code that each test module checks."
    )
    parser.add_argument("selection", metavar="AREA or TEST MODULE", nargs="*", help="default: all areas")
    options = parser.parse_args(arguments)

    from tqdm import tqdm

    faults = select_faults(options.selection)
    if not faults:
        parser.error(f"no planted bug is listed for {' '.join(options.selection)}; areas: {' '.join(areas())}")
    with tqdm(total=len(plan_runs(faults)), desc="planted bugs", unit=" runs") as bar:
        problems = try_faults(faults, bar.update)
    for problem in problems:
        print(problem)
    print(f"{len(faults)} planted bugs, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
