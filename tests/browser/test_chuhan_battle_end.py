"""The end of a battle of Chu Han: the last trick, the summary, the next deal, in this order."""

import re

from tests.browser.chuhan_page import ChuHanPage
from tests.browser.conftest import Visit
from tests.browser.fast_forward import play_to
from tests.server.client import Json
from tests.server.servers import Server

LONGER_THAN_ANY_SUMMARY_MS = 30_000


UNTIL_CLOSED = {"pause": "wait"}
"""Settings with which a summary stays until the player closes it."""


def last_card(states: list[Json]) -> bool:
    """Han leads the last card of a battle that is not the last one."""
    view, question = states[0]["view"], states[0]["question"]
    return bool(question) and view["sizes"]["han"] == 1 and "set" not in view and view["vp"]["han"] < 20


def summary(table: ChuHanPage) -> str:
    """Go out with the last card; return what the summary says."""
    table.until("asked")
    table.play_turn()
    if table.until("battle", "reaction") == "reaction":
        table.press("allow")
        table.until("battle")
    return str(table.page.locator(".end").inner_text())


def test_the_summary_comes_first_then_the_deal_then_the_prompt(server: Server, visit: Visit) -> None:
    prepared = play_to(server.address, last_card)
    table = visit(
        f"/t/{prepared.id}",
        cookie=prepared.cookies["han"],
        stored_settings=UNTIL_CLOSED,
        reduced_motion="no-preference",
    )
    battle = prepared.views["han"]["battle"]
    summary_text = summary(table)
    assert re.search(r"Han goes out[\s\S]*Han scores[\s\S]*Chu had \d+ cards? left[\s\S]*: \d points?\.", summary_text)
    assert table.title == f"Battle {battle} is over"
    assert table.hand_size() == 0, "nothing of the next battle is shown"
    assert table.actions() == []
    assert table.page.locator(".trick figure").count() == 0
    assert f"Battle {battle + 1}" not in table.page.locator(".side .list").inner_text()
    table.press("next")
    table.page.wait_for_function("() => document.querySelectorAll('.hand button').length === 15")
    table.page.wait_for_function("() => document.activeElement.closest('.hand')")
    table.until("asked", "waiting", "reaction")
    assert table.page.locator(".end").count() == 0
    assert f"Battle {battle + 1}" in table.page.locator(".side .list").inner_text()


def test_the_summary_closes_automatically_unless_it_is_being_read(server: Server, visit: Visit) -> None:
    prepared = play_to(server.address, last_card)
    table = visit("/", cookie=prepared.cookies["han"])
    page = table.page
    page.clock.install()
    page.goto(f"/t/{prepared.id}")
    summary(table)
    end = page.locator(".end")
    page.keyboard.press("Shift")
    page.clock.run_for(LONGER_THAN_ANY_SUMMARY_MS)
    assert end.count() == 1, "the countdown pauses for keyboard players"
    page.locator(".prompt .title").click()
    end.hover()
    page.clock.run_for(LONGER_THAN_ANY_SUMMARY_MS)
    assert end.count() == 1, "the mouse is on it"
    page.mouse.move(5, 5)
    page.clock.run_for(LONGER_THAN_ANY_SUMMARY_MS)
    end.wait_for(state="detached")
    page.wait_for_function("() => document.querySelectorAll('.hand button').length === 15")


def test_the_summary_stays_open_if_the_setting_says_so(server: Server, visit: Visit) -> None:
    prepared = play_to(server.address, last_card)
    table = visit("/settings", cookie=prepared.cookies["han"])
    page = table.page
    with page.expect_response("**/api/me"):
        page.get_by_label("Chu Han: after a battle").select_option("wait")
    page.clock.install()
    page.goto(f"/t/{prepared.id}")
    summary(table)
    page.mouse.move(5, 5)
    page.clock.run_for(LONGER_THAN_ANY_SUMMARY_MS)
    assert page.locator(".end").count() == 1
