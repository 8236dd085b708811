"""For all tests: markers, one server for each worker, and skips that nobody overlooks."""

import os
import random
import shutil
from collections.abc import Callable, Generator, Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.server.servers import Server, seed_deals, seeded_server
from tests.support import schedule

pytest_plugins = ("tests.support.async_tests", "tests.support.totals")

# Messages are English unless a test asks for another language.
os.environ["TIANXIA_LANG"] = "en"
NO_SKIP = os.environ.get("TIANXIA_NO_SKIP") == "1"

# No test may fail because the machine is slow. CI tries the same examples in every run: a failure can be repeated.
settings.register_profile("tianxia", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("repeatable", settings.get_profile("tianxia"), derandomize=True)
settings.load_profile("repeatable" if os.environ.get("CI") else "tianxia")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "pure: `make test` runs this test twice, compiled and uncompiled")
    config.addinivalue_line("markers", "extra: needs PyTorch, Ray or a clean environment; run by `make test-extras`")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Several workers begin with slow tests; TIANXIA_SHUFFLE=SEED gives an order that follows from the seed."""
    if seed := os.environ.get("TIANXIA_SHUFFLE"):
        random.Random(seed).shuffle(items)
    elif hasattr(config, "workerinput"):
        items.sort(key=lambda item: schedule.rank(item.nodeid))
        items[:] = schedule.distribute(items, config.workerinput["workercount"])


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without pauses, delays and limits; one for each worker."""
    with seeded_server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def server(shared_server: Server, request: pytest.FixtureRequest) -> Server:
    """The shared server; its deals are derived from the name of the test."""
    seed_deals(shared_server, request.node.name)
    return shared_server


@pytest.fixture
def require_command() -> Callable[[str], str]:
    """`require_command("tmux")`: the path of a command; without it the test is skipped. See tests/packages.txt."""

    def require(command: str) -> str:
        path = shutil.which(command)
        if path is None:
            pytest.skip(f"{command} is not installed")
        return path

    return require


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if NO_SKIP and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"TIANXIA_NO_SKIP=1 allows no skip: {reason(report)}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    if NO_SKIP and report.skipped:
        report.outcome = "failed"
        report.longrepr = f"TIANXIA_NO_SKIP=1 allows no skip: {reason(report)}"
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.getreports("skipped")
    if skipped:
        terminalreporter.section("SKIPPED TESTS", yellow=True, bold=True)
        for report in skipped:
            terminalreporter.line(f"SKIPPED {report.nodeid}: {reason(report).upper()}", yellow=True)


def reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Why a test was skipped: pytest keeps it as (file, line, "Skipped: why")."""
    why = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return why.removeprefix("Skipped: ")
