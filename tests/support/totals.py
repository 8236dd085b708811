"""Totals over several test runs: one line at the end of `make test`, and the ten slowest tests.

    python -m tests.support.totals FILE     print the totals of all runs that were added to FILE

A test run with TIANXIA_TOTALS=FILE in its environment adds itself to the file. `make test` writes the time of its
start into the first line.
"""

import json
import os
import sys
import time
from pathlib import Path
from typing import Final

import msgspec
import pytest

SLOWEST: Final = 10
SCENARIO: Final = "test_scenarios.py::test_scenario["


class Run(msgspec.Struct):
    """One test run."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0
    scenarios: int = 0
    """How many of the passed tests are scenario files."""
    slowest: list[tuple[float, str]] = []
    """Seconds, set-up and tear-down included, and the name of the test."""


class Totals:
    """A plugin that adds the run it watches to a file."""

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
            self.run.scenarios += SCENARIO in report.nodeid

    def pytest_sessionfinish(self) -> None:
        slowest = sorted(self.seconds.items(), key=lambda item: -item[1])[:SLOWEST]
        self.run.slowest = [(seconds, name) for name, seconds in slowest]
        with self.file.open("a", encoding="utf-8") as out:
            out.write(msgspec.json.encode(self.run).decode() + "\n")


def pytest_configure(config: pytest.Config) -> None:
    file = os.environ.pop("TIANXIA_TOTALS", None)  # test runs that a test starts are none of ours
    if file and not hasattr(config, "workerinput"):  # the workers of pytest-xdist report to their controller
        config.pluginmanager.register(Totals(Path(file)), "totals")


def summary(lines: list[str], now: float) -> str:
    """The slowest tests of all runs, then one line of totals."""
    begin, *rest = lines
    runs = [msgspec.json.decode(line, type=Run) for line in rest]
    slowest = sorted((item for run in runs for item in run.slowest), reverse=True)[:SLOWEST]
    out = [f"The {len(slowest)} slowest tests:", *(f"{seconds:7.1f} s  {name}" for seconds, name in slowest)]
    passed, failed, skipped, scenarios = (
        sum(getattr(run, field) for run in runs) for field in ("passed", "failed", "skipped", "scenarios")
    )
    out.append(
        f"{passed - scenarios:,} tests and {scenarios:,} scenarios passed, {failed} failed, {skipped} skipped,"
        f" in {now - json.loads(begin):.0f} s"
    )
    return "\n".join(out)


if __name__ == "__main__":
    print(summary(Path(sys.argv[1]).read_text(encoding="utf-8").splitlines(), time.time()))
