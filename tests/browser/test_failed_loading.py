"""Parts of the page that are loaded on demand: if that fails, the page says so and tries again."""

from typing import Any

import pytest

from tests.browser.chuhan_page import ChuHanPage
from tests.browser.conftest import Visit

PHONE = {"width": 390, "height": 844}


def visit_without(visit: Visit, part: str, path: str = "") -> Any:
    """Return a page on which a part cannot be loaded: a path, or a table of Chu Han."""
    visit.expected_errors.append("ERR_FAILED")
    table: ChuHanPage = visit("/", viewport=PHONE)
    table.page.route(f"**/assets/{part}-*.js", lambda route: route.abort())
    if path:
        table.page.goto(path)
    else:
        table.page.locator("[data-play=chuhan]").click()
    return table.page


@pytest.mark.parametrize(
    ("part", "path", "loaded"),
    [
        ("Board", "", ".hand button"),
        ("Reader", "/rules/huang", "article [data-block]"),
        ("illustrations", "/rules/suntzu", "article [data-block]"),
        ("Board", "/learn/suntzu", ".coach"),
        ("MarksPreview", "/settings", ".preview svg"),
    ],
)
def test_a_part_that_could_not_be_loaded_is_loaded_when_the_reader_tries_again(
    visit: Visit, part: str, path: str, loaded: str
) -> None:
    page = visit_without(visit, part, path)
    if path == "/learn/suntzu":
        page.locator("main .filled").first.click()
    page.get_by_text("Could not be loaded.").wait_for()
    with page.expect_event("load"):
        page.get_by_role("button", name="Try again").click()
    page.get_by_text("Could not be loaded.").wait_for()
    assert page.locator(loaded).count() == 0
    page.unroute_all()
    # Pressed at once or not at all: the part may also load by itself now.
    page.get_by_role("button", name="Try again").evaluate_all("all => all.forEach(one => one.click())")
    page.locator(loaded).first.wait_for()


def test_a_table_that_could_not_be_loaded_opens_when_the_browser_is_online_again(visit: Visit) -> None:
    visit.expected_errors.append("ERR_INTERNET_DISCONNECTED")
    page = visit_without(visit, "Board")
    page.get_by_text("Could not be loaded.").wait_for()
    page.context.set_offline(True)
    page.get_by_role("button", name="Try again").click()
    page.get_by_text("Could not be loaded.").wait_for()
    page.unroute_all()
    page.context.set_offline(False)
    page.locator(".hand button").first.wait_for()
