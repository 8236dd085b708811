"""No page has what axe finds fault with, light or dark, large or small."""

import pytest

from tests.browser.axe import Axe
from tests.browser.conftest import Visit


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages(visit: Visit, axe: Axe, scheme: str) -> None:
    visit.expected_errors.append("404")
    table = visit("/", color_scheme=scheme)
    for path in ("/", "/new/chuhan", "/settings", "/rules/chuhan", "/t/nowhere"):
        table.page.goto(path)
        table.page.locator("main").wait_for()
        axe.check(table.page)


@pytest.mark.parametrize(("scheme", "size"), [("light", (1280, 800)), ("dark", (390, 844))])
def test_a_table_and_what_opens_over_it(visit: Visit, axe: Axe, scheme: str, size: tuple[int, int]) -> None:
    table = visit("/", color_scheme=scheme, viewport={"width": size[0], "height": size[1]})
    table.begin()
    axe.check(table.page)
    table.playable().first.click()
    assert table.filled()
    axe.check(table.page)
    table.page.locator(".pile").nth(1).click()
    axe.check(table.page)
    table.page.keyboard.press("Escape")
    table.page.get_by_role("button", name="Menu").click()
    axe.check(table.page)
    table.page.get_by_role("button", name="Resign").click()
    axe.check(table.page)
    table.page.locator("dialog .filled").click()
    table.page.locator(".end.over").wait_for()
    axe.check(table.page)


def test_a_waiting_room_and_a_curtain(visit: Visit, axe: Axe) -> None:
    table = visit()
    table.lay("me", "open")
    table.page.get_by_text("Waiting for players").wait_for()
    axe.check(table.page)
    table.lay("me", "me")
    table.page.locator(".curtain, .hand").first.wait_for()
    axe.check(table.page)
