"""A browser for each worker, a fresh context for each visitor, and pages that watch their own console."""

import json
import re
import shutil
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest

from tests.browser.axe import Axe
from tests.browser.chuhan_page import ChuHanPage
from tests.server.servers import Server
from tests.support.paths import ROOT
from tests.support.waiting import DEADLINE_S
from tianxia.server.http.pages import FOLDER

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

FAILURES: Final = ROOT / "results" / "browser-failures"
"""Where a failed test leaves its traces and screenshots."""
SCREENSHOT_TIMEOUT_MS: Final = 20_000
SERVER_LOG_CHARACTERS: Final = 200_000
ARGUMENTS: Final = ("--no-sandbox", "--disable-gpu")
PROMPT_RETRIES: Final = Path(__file__).with_name("prompt_retries.cjs")
STORE_SETTINGS: Final = "try {{ localStorage['tianxia-settings'] ??= {json}; }} catch {{}}"
"""Store the settings of a new visitor. Not every page has a storage: about:blank has none."""
WAIT_FOR_FONTS: Final = """{
    const timeout = window.setTimeout;
    window.setTimeout = (then, ms, ...more) =>
        ms === 3000 && !document.querySelector('#app > *') ? 0 : timeout(then, ms, ...more);
}"""
"""Let a page wait for its fonts however long they take: one that gives up changes its layout when they arrive."""


@pytest.fixture(scope="session")
def driver() -> Iterator[Any]:
    """Playwright. While it runs, the main thread has an event loop: see tests/support/async_tests.py."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("NODE_OPTIONS", f'--require "{PROMPT_RETRIES}"')
        started = playwright.sync_playwright().start()
    playwright.expect.set_options(timeout=DEADLINE_S * 1000)
    yield started
    started.stop()


class Browsers:
    """Chromium, started when it is first used, and again after a crash."""

    def __init__(self, driver: Any, path: str) -> None:
        self.driver = driver
        self.path = path
        self.running: Any = None

    def chromium(self) -> Any:
        if self.running is None or not self.running.is_connected():
            self.running = self.driver.chromium.launch(executable_path=self.path, args=ARGUMENTS)
        return self.running


@pytest.fixture(scope="session")
def browsers(driver: Any) -> Iterator[Browsers]:
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if path is None:
        pytest.skip("chromium-headless-shell is not installed")
    found = Browsers(driver, path)
    yield found
    if found.running is not None:
        found.running.close()


class Visit:
    """Open pages as visitors of a server, each in its own browser context. Fails if a console shows an error."""

    def __init__(self, server: Server, chromium: Any, test: str) -> None:
        self.server = server
        self.chromium = chromium
        self.test = test
        self.contexts: list[Any] = []
        self.errors: list[str] = []
        self.expected_errors: list[str] = []
        """Parts of the error messages that a test expects."""
        self.requests: dict[Any, list[str]] = {}
        """The requests of each page and their results."""
        self.evidence: Path | None = None

    def __call__(
        self,
        path: str = "/",
        server: Server | None = None,
        cookie: str = "",
        proxied: bool = False,
        sound_offer: bool = False,
        stored_settings: Mapping[str, object] | None = None,
        rewrite: Callable[[str], str] | None = None,
        **options: object,
    ) -> ChuHanPage:
        """Open a path as a new visitor; `proxied` lets the test cut and delay the live connection.

        `stored_settings` are in the browser before the page is loaded: a page that starts stores its settings when
        the server has answered, which would replace settings that a test stores meanwhile. Visitors have declined
        sound before, so that no table offers it, unless `sound_offer` is set. `rewrite` changes messages about a
        table before the page receives them.
        """
        address = (server or self.server).address
        settings = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", **options}
        context = self.chromium.new_context(base_url=address, **settings)
        self.contexts.append(context)
        context.set_default_timeout(DEADLINE_S * 1000)
        stored = ({} if sound_offer else {"sounds": False}) | dict(stored_settings or {})
        context.add_init_script(WAIT_FOR_FONTS)
        if stored:
            context.add_init_script(STORE_SETTINGS.format(json=json.dumps(json.dumps(stored))))
        context.tracing.start(title=self.test)
        if cookie:
            context.add_cookies([{"name": "tianxia", "value": cookie, "url": address}])
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda line: self.errors.append(line.text) if line.type == "error" else None)
        self._note_requests(page)
        table = ChuHanPage(page)
        if proxied:
            assert table.socket_proxy
        if rewrite is not None:
            table.socket_proxy.rewrite = rewrite
            page.route("**/api/tables/*", lambda route: _rewritten(route, rewrite))
        page.goto(path)
        return table

    def save_evidence(self) -> Path:
        """Save a screenshot, HTML, requests and trace of every page and the server's log; return their folder."""
        if self.evidence is None:
            self.evidence = FAILURES / re.sub(r"[^\w-]+", "-", self.test)
            shutil.rmtree(self.evidence, ignore_errors=True)
            self.evidence.mkdir(parents=True)
            (self.evidence / "server.log").write_text(self.server.log()[-SERVER_LOG_CHARACTERS:], encoding="utf-8")
            for number, context in enumerate(self.contexts, 1):
                for at, page in enumerate(context.pages, 1):
                    name = f"visitor-{number}-page-{at}"
                    with suppress(playwright.Error):  # a page that hangs must not hide why the test failed
                        page.screenshot(path=self.evidence / f"{name}.png", timeout=SCREENSHOT_TIMEOUT_MS)
                        (self.evidence / f"{name}.html").write_text(page.content(), encoding="utf-8")
                    requests = "\n".join([page.url, *self.requests.get(page, [])])
                    (self.evidence / f"{name}-requests.txt").write_text(requests, encoding="utf-8")
                context.tracing.stop(path=self.evidence / f"visitor-{number}-trace.zip")
        return self.evidence

    def _note_requests(self, page: Any) -> None:
        notes = self.requests.setdefault(page, [])
        page.on("request", lambda request: notes.append(f"{request.method} {request.url} sent"))
        page.on("response", lambda answer: notes.append(f"{answer.request.method} {answer.url} {answer.status}"))
        page.on("requestfailed", lambda request: notes.append(f"{request.method} {request.url} {request.failure}"))

    def end(self) -> None:
        """Close all visitors' contexts; fail if a console showed an error that was not expected."""
        errors = [line for line in self.errors if not any(part in line for part in self.expected_errors)]
        where = f"\nTraces and screenshots: {self.save_evidence()}" if errors else ""
        for context in self.contexts:
            context.close()
        self.contexts.clear()
        assert not errors, "errors in the console:\n" + "\n".join(errors) + where


def _rewritten(route: Any, rewrite: Callable[[str], str]) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=rewrite(answer.text()))


@pytest.fixture
def visit(server: Server, browsers: Browsers, request: pytest.FixtureRequest) -> Iterator[Visit]:
    if not (FOLDER / "index.html").exists():
        pytest.skip("the browser files are not built: make browser")
    visitors = Visit(server, browsers.chromium(), request.node.name)
    yield visitors
    visitors.end()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Save the evidence of a failed test while its pages are still open, and report its folder."""
    report = yield
    visit = getattr(item, "funcargs", {}).get("visit")
    if report.failed and report.when == "call" and isinstance(visit, Visit):
        report.sections.append(("Traces and screenshots", str(visit.save_evidence())))
    return report


@pytest.fixture(scope="session")
def axe() -> Axe:
    path = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not path.exists():
        pytest.skip("axe-core is not installed: make browser")
    return Axe(path.read_text(encoding="utf-8"))
