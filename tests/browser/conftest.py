"""A server, a browser, and pages that watch their own console."""

import shutil
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.chuhan_page import ChuHanPage
from tests.server.servers import Server, dealing, occasion
from tests.support.paths import ROOT
from tianxia.server.pages import FOLDER

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (FOLDER / "index.html").exists():
        pytest.skip("the browser files are not built: make browser")
    with dealing(tmp_path_factory.mktemp("browser")) as running:
        yield running


@pytest.fixture(scope="module")
def chromium() -> Iterator[object]:
    """One for a file: while it is there, nothing else of this process may use asyncio."""
    path = shutil.which("chromium")
    if path is None:
        pytest.skip("chromium is not installed")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


class Visit:
    """Visitors of a server, each with a browser of their own. No error may show up in any console."""

    def __init__(self, host: Server, chromium: Any) -> None:
        self.host = host
        self.chromium = chromium
        self.contexts: list[Any] = []
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        """What a complaint may say, where a test provokes it."""

    def __call__(
        self, path: str = "/", server: Server | None = None, cookie: str = "", cable: bool = False, **options: object
    ) -> ChuHanPage:
        """A new visitor, at a path."""
        address = (server or self.host).address
        settings = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", **options}
        context = self.chromium.new_context(base_url=address, **settings)
        self.contexts.append(context)
        if cookie:
            context.add_cookies([{"name": "tianxia", "value": cookie, "url": address}])
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda line: self.complaints.append(line.text) if line.type == "error" else None)
        table = ChuHanPage(page)
        if cable:
            assert table.cable
        page.goto(path)
        return table

    def end(self) -> None:
        for context in self.contexts:
            context.close()
        assert not [line for line in self.complaints if not any(word in line for word in self.forgiven)]


@pytest.fixture
def visit(host: Server, chromium: object, request: pytest.FixtureRequest) -> Iterator[Visit]:
    occasion(host, request.node.name)
    visitors = Visit(host, chromium)
    yield visitors
    visitors.end()


@pytest.fixture(scope="session")
def axe() -> str:
    path = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not path.exists():
        pytest.skip("axe-core is not installed: make browser")
    return path.read_text(encoding="utf-8")
