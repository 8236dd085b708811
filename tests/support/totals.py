"""Totals over several test runs, and the ten slowest tests, for the end of `make test`.

    python -m tests.support.totals FILE     print the totals of all runs that were added to FILE

A test run with TIANXIA_TOTALS=FILE in its environment appends its totals to the file. `make test` writes its start time
to the first line.
"""

import json
import os
import sys
import time
from pathlib import Path
from typing import Final

import msgspec
import pytest

NUM_SLOWEST: Final = 10
SCENARIO_TEST: Final = "test_scenarios.py::test_a_scenario_passes["
"""A part of the node id of a test that runs a scenario file."""


class Run(msgspec.Struct):
    """The totals of a test run."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0
    scenarios: int = 0
    """The number of passed tests that run a scenario file."""
    slowest: list[tuple[float, str]] = []
    """The duration in seconds, including set-up and tear-down, and the name of the slowest tests."""


class Totals:
    """A pytest plugin that appends the totals of its run to a file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.seconds: dict[str, float] = {}
        self.run = Run()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration
        if report.failed:
            self.run.failed += 1
        elif report.skipped:
            self.run.skipped += 1
        elif report.when == "call":
            self.run.passed += 1
            self.run.scenarios += SCENARIO_TEST in report.nodeid

    def pytest_sessionfinish(self) -> None:
        slowest = sorted(self.seconds.items(), key=lambda item: -item[1])[:NUM_SLOWEST]
        self.run.slowest = [(seconds, name) for name, seconds in slowest]
        with self.file.open("a", encoding="utf-8") as out:
            out.write(msgspec.json.encode(self.run).decode() + "\n")


def pytest_configure(config: pytest.Config) -> None:
    file = os.environ.pop("TIANXIA_TOTALS", None)  # not for test runs that a test starts
    if file and not hasattr(config, "workerinput"):  # the workers of pytest-xdist report to their controller
        config.pluginmanager.register(Totals(Path(file)), "totals")


def summary(lines: list[str], now: float) -> str:
    """Return the slowest tests of all runs, then a line of totals. The first line is the start time."""
    started_at, *run_lines = lines
    runs = [msgspec.json.decode(line, type=Run) for line in run_lines]
    slowest = sorted((item for run in runs for item in run.slowest), reverse=True)[:NUM_SLOWEST]
    summary_lines = [f"The {len(slowest)} slowest tests:", *(f"{seconds:7.1f} s  {name}" for seconds, name in slowest)]
    passed, failed, skipped, scenarios = (
        sum(getattr(run, field) for run in runs) for field in ("passed", "failed", "skipped", "scenarios")
    )
    summary_lines.append(
        f"{passed - scenarios:,} tests and {scenarios:,} scenarios passed, {failed} failed, {skipped} skipped,"
        f" in {now - json.loads(started_at):.0f} s"
    )
    return "\n".join(summary_lines)


if __name__ == "__main__":
    print(summary(Path(sys.argv[1]).read_text(encoding="utf-8").splitlines(), time.time()))
