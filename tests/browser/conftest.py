"""A server, a browser, and pages that watch their own console."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser.table import Table
from tests.server.hosts import Server, serving
from tianxia.server.pages import FOLDER

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

Visit = Callable[..., Table]


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (FOLDER / "index.html").exists():
        pytest.skip("the browser files are not built: make browser")
    with serving(tmp_path_factory.mktemp("browser")) as running:
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


@pytest.fixture
def visit(host: Server, chromium: object) -> Iterator[Visit]:
    """A visitor: a browser of their own, at a path. No error may show up in any console."""
    contexts = []
    complaints: list[str] = []

    def open_page(
        path: str = "/", server: Server = host, cookie: str = "", cable: bool = False, **options: object
    ) -> Table:
        settings = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", **options}
        context = chromium.new_context(base_url=server.address, **settings)  # type: ignore[attr-defined]
        contexts.append(context)
        if cookie:
            context.add_cookies([{"name": "tianxia", "value": cookie, "url": server.address}])
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
        table = Table(page)
        if cable:
            assert table.cable
        page.goto(path)
        return table

    open_page.forgiven = []  # type: ignore[attr-defined]
    yield open_page
    for context in contexts:
        context.close()
    forgiven: list[str] = open_page.forgiven  # type: ignore[attr-defined]
    assert not [line for line in complaints if not any(word in line for word in forgiven)]


@pytest.fixture(scope="session")
def axe() -> str:
    path = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not path.exists():
        pytest.skip("axe-core is not installed: make browser")
    return path.read_text(encoding="utf-8")
