"""axe finds no violation on any page, in light and dark, on large and small screens."""

from functools import partial

import pytest

from tests.browser.axe import Axe
from tests.browser.conftest import Visit


def test_axe_finds_no_violation_on_any_page(visit: Visit, axe: Axe) -> None:
    visit.expected_errors.append("404")
    table = visit()
    for path in ("/", "/new/chuhan", "/settings", "/rules/chuhan", "/t/nowhere"):
        table.page.goto(path)
        table.page.locator("main").wait_for()
        axe.check(table.page)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
def test_axe_finds_no_violation_at_a_table_and_in_its_sheets(visit: Visit, axe: Axe, size: tuple[int, int]) -> None:
    check = partial(axe.check, small=size[0] < 720)
    table = visit("/", viewport={"width": size[0], "height": size[1]})
    table.start_bot_game()
    check(table.page)
    table.playable().first.click()
    assert table.can_play()
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


def test_axe_finds_no_violation_in_a_waiting_room_and_at_a_handover(visit: Visit, axe: Axe) -> None:
    table = visit()
    table.create_table("me", "open")
    table.page.get_by_text("Waiting for players").wait_for()
    axe.check(table.page)
    table.create_table("me", "me")
    table.page.locator(".handover, .hand").first.wait_for()
    axe.check(table.page)
