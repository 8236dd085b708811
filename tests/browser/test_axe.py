"""No page has what axe finds fault with, light or dark, large or small."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.table_page import TablePage

RUN = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
    .map(v => v.id + ': ' + v.nodes.map(n => n.html.slice(0, 160) + ' ' + n.failureSummary).join(' | '))"""


def check(table: TablePage, axe: str) -> None:
    table.page.wait_for_timeout(250)
    table.page.evaluate(axe)
    assert table.page.evaluate(RUN) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages(visit: Visit, axe: str, scheme: str) -> None:
    visit.forgiven.append("404")
    table = visit("/", color_scheme=scheme)
    for path in ("/", "/new/chuhan", "/settings", "/rules/chuhan", "/t/nowhere"):
        table.page.goto(path)
        table.page.locator("main").wait_for()
        check(table, axe)


@pytest.mark.parametrize(("scheme", "size"), [("light", (1280, 800)), ("dark", (390, 844))])
def test_a_table_and_what_opens_over_it(visit: Visit, axe: str, scheme: str, size: tuple[int, int]) -> None:
    table = visit("/", color_scheme=scheme, viewport={"width": size[0], "height": size[1]})
    table.begin()
    check(table, axe)
    table.playable().first.click()
    assert table.filled()
    check(table, axe)
    table.page.locator(".pile").nth(1).click()
    check(table, axe)
    table.page.keyboard.press("Escape")
    table.page.get_by_role("button", name="Menu").click()
    check(table, axe)
    table.page.get_by_role("button", name="Resign").click()
    check(table, axe)
    table.page.locator("dialog .filled").click()
    table.page.locator(".end.over").wait_for()
    check(table, axe)


def test_a_waiting_room_and_a_curtain(visit: Visit, axe: str) -> None:
    table = visit()
    table.lay("me", "open")
    table.page.get_by_text("Waiting for players").wait_for()
    check(table, axe)
    table.lay("me", "me")
    table.page.locator(".curtain, .hand").first.wait_for()
    check(table, axe)
