"""axe finds no fault with any page, in light and dark, large and small."""

from functools import partial

import pytest

from tests.browser.axe import Axe
from tests.browser.conftest import Visit


def test_pages(visit: Visit, axe: Axe) -> None:
    visit.expected_errors.append("404")
    table = visit()
    for path in ("/", "/new/chuhan", "/settings", "/rules/chuhan", "/t/nowhere"):
        table.page.goto(path)
        table.page.locator("main").wait_for()
        axe.check(table.page)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
def test_a_table_and_what_opens_over_it(visit: Visit, axe: Axe, size: tuple[int, int]) -> None:
    check = partial(axe.check, small=size[0] < 720)
    table = visit("/", viewport={"width": size[0], "height": size[1]})
    table.begin()
    check(table.page)
    table.playable().first.click()
    assert table.filled()
    check(table.page)
    table.page.locator(".pile").nth(1).click()
    check(table.page)
    table.page.keyboard.press("Escape")
    table.page.get_by_role("button", name="Menu").click()
    check(table.page)
    table.page.get_by_role("button", name="Resign").click()
    check(table.page)
    table.page.locator("dialog .filled").click()
    table.page.locator(".end.over").wait_for()
    check(table.page)


def test_a_waiting_room_and_a_curtain(visit: Visit, axe: Axe) -> None:
    table = visit()
    table.lay("me", "open")
    table.page.get_by_text("Waiting for players").wait_for()
    axe.check(table.page)
    table.lay("me", "me")
    table.page.locator(".curtain, .hand").first.wait_for()
    axe.check(table.page)
