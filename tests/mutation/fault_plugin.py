"""A pytest plugin for the runs of `tests.mutation.faults`: writes a report of the failures to a file.

To save time, Hypothesis does not shrink the examples that it finds.
"""

import os
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Final

import msgspec
import pytest
from hypothesis import Phase, settings

from tests.mutation.source_copy import PROGRAM_ERRORS
from tests.support import thoroughness
from tests.support.paths import ROOT

REPORT: Final = "TIANXIA_FAULT_REPORT"
"""The environment variable with the path of the report."""
NOT_STARTED: Final = "the server did not start"
"""A part of the error message of tests whose server did not start."""


class Failure(msgspec.Struct, frozen=True):
    """A test that did not pass."""

    test: str
    phase: str
    """`setup`, `call` or `teardown`."""
    is_program_error: bool
    """Whether the program could not run, as opposed to a wrong result."""
    message: str


class Report(msgspec.Struct):
    """The result of a run."""

    passed: int = 0
    failures: list[Failure] = []
    foreign: list[str] = []
    """Modules that were not loaded from the source of this copy."""


class Reporter:
    """Writes a report of the run to a file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.report = Report()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if report.failed and call.excinfo is not None:
            message = str(call.excinfo.value)
            is_program_error = issubclass(call.excinfo.type, PROGRAM_ERRORS) or NOT_STARTED in message
            self.report.failures.append(Failure(item.nodeid, call.when, is_program_error, message[:500]))
        self.report.passed += report.passed and call.when == "call"
        return report

    def pytest_sessionfinish(self) -> None:
        self.report.foreign = foreign_modules()
        self.file.write_bytes(msgspec.json.encode(self.report))


def foreign_modules() -> list[str]:
    """Return the modules of the project that were not loaded from the source of this copy, each with its file."""
    foreign = []
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if name.split(".")[0] in ("tianxia", "tests") and file:
            if not (file.endswith(".py") and Path(file).is_relative_to(ROOT)):
                foreign.append(f"{name} from {file}")
    return foreign


def pytest_configure(config: pytest.Config) -> None:
    vars(thoroughness)["PURE"] = False  # as many examples as in the compiled run
    settings.register_profile("fault", settings.get_profile("repeatable"), phases=[Phase.explicit, Phase.generate])
    settings.load_profile("fault")
    config.pluginmanager.register(Reporter(Path(os.environ[REPORT])), "fault-reporter")
