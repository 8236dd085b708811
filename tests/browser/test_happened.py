"""The line above the prompt, the log behind it, and where the focus is when a table opens."""

import re
from typing import Any

import pytest

from tests.browser.chuhan_page import ChuHanPage
from tests.browser.conftest import Visit
from tests.browser.fast_forward import Laid, play_to
from tests.browser.huang_page import HuangPage
from tests.browser.settling import resize, settle
from tests.server.servers import Server

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def begun(server: Server, **table: Any) -> Laid:
    return play_to(server.address, lambda states: True, **table)


def opened(visit: Visit, laid: Laid, seat: str, **options: Any) -> ChuHanPage:
    table = visit(f"/t/{laid.id}", cookie=laid.cookies[seat], **options)
    table.page.locator(".hand button").first.wait_for()
    return table


def happened(table: ChuHanPage | HuangPage) -> Any:
    return playwright.expect(table.page.locator(".happened"))


def test_a_pass_is_read_above_the_prompt_and_the_board_stays_where_it_is(server: Server, visit: Visit) -> None:
    laid = begun(server)
    han = opened(visit, laid, "han")
    chu = opened(visit, laid, "chu", **PHONE)
    watcher = visit(f"/t/{laid.id}")
    happened(han).to_have_text("Battle 1 begins. You lead.")
    assert focused(han) == "title", "whoever opens a table begins at what is to do"
    place = chu.page.locator(".board").bounding_box()
    han.lead_one()
    happened(chu).to_have_text(re.compile(r"^Han leads \d+\.$"))
    assert chu.page.locator(".board").bounding_box() == place
    chu.page.locator(".happened").click()
    chu.page.get_by_role("dialog", name="Log").wait_for()
    chu.page.keyboard.press("Escape")
    chu.until("asked")
    chu.press("pass")
    happened(han).to_have_text("Chu passes. You take the trick and lead.")
    happened(chu).to_have_text("Han takes the trick and leads.")
    happened(watcher).to_have_text("Chu passes. Han takes the trick and leads.")
    han.page.reload()
    happened(han).to_have_text("Chu passes. You take the trick and lead.")


def focused(table: ChuHanPage) -> Any:
    return table.page.evaluate("document.activeElement.classList[0] ?? document.activeElement.tagName")


def test_only_the_log_announces_what_happened(server: Server, visit: Visit) -> None:
    han = opened(visit, begun(server), "han")
    page = han.page
    assert page.locator(".happened").evaluate("e => e.closest('[aria-live], [role=log], [role=status]')") is None
    playwright.expect(page.get_by_role("log")).to_contain_text("You are dealt")


def test_the_log_of_a_phone_opens_at_its_newest_line_also_when_turned(server: Server, visit: Visit) -> None:
    laid = play_to(server.address, lambda states: states[0]["n"] > 40)
    table = opened(visit, laid, "han", **PHONE)
    page = table.page
    page.get_by_role("button", name="Log").click()
    sheet = page.get_by_role("dialog", name="Log")
    newest = sheet.locator(".list > :last-child")
    at_end = "() => { const e = document.querySelector('dialog .list'); return e.scrollHeight > e.clientHeight + 50"
    at_end += " && e.scrollHeight - e.scrollTop - e.clientHeight < 2 }"
    page.wait_for_function(at_end)
    assert sheet.get_by_role("heading", name="Log").count() == 1, "its title stands there once"
    for width, height in ((844, 390), (390, 844)):
        resize(page, width, height)
        page.wait_for_function(at_end)
        playwright.expect(newest).to_be_in_viewport()
    small = sheet.locator(".list button").evaluate_all("all => all.filter(e => e.offsetHeight < 44).length")
    assert small == 0


def test_a_declined_request_is_seen_by_who_asked(server: Server, visit: Visit) -> None:
    laid = begun(server)
    han, chu = (opened(visit, laid, seat) for seat in ("han", "chu"))
    han.lead_one()
    chu.until("asked")
    chu.press("pass")
    han.comes("Lead a set")
    han.page.get_by_role("button", name="Take back").click()
    chu.page.locator(".offer").get_by_role("button", name="Decline").click()
    happened(han).to_have_text("Chu declines to take the move back.")
    playwright.expect(han.page.get_by_role("log")).to_contain_text("Chu declines to take the move back.")


def test_all_that_others_did_in_huang_is_told_and_marked(visit: Visit) -> None:
    table = HuangPage(visit(**PHONE).page)
    table.set_up("me", "bot:novice", "bot:novice")
    table.ready()
    table.until("asked")
    waits = "() => { window.waits = []; new MutationObserver(() => window.waits.push("
    waits += "document.querySelector('.prompt .title')?.textContent)).observe(document.body,"
    waits += "{ childList: true, subtree: true, characterData: true }) }"
    table.page.evaluate(waits)
    exchange(table)
    happened(table).to_have_text(re.compile(r"^You: 1 tile exchanged\.$"))
    table.until("asked")
    between = table.page.evaluate("window.waits")
    assert not [text for text in between if text and text.startswith("Waiting")], "nobody else is waited for"
    exchange(table)
    happened(table).to_have_text(re.compile(r"^Rabbit: .+\. Rat: .+, .+\.$"))
    if table.page.locator(".conflict").count() == 0:
        told = set(re.findall(r"\b[A-N]\d+\b", table.page.locator(".happened").inner_text()))
        assert table.page.locator("path.last:not(.casing)").count() >= len(told) > 1


def exchange(table: HuangPage) -> None:
    table.press("exchange")
    table.page.locator(".rack.hand button").first.click()
    table.do()


def test_a_button_that_cannot_be_pressed_says_why_on_touch_and_to_readers(visit: Visit) -> None:
    table = HuangPage(visit(**PHONE).page)
    table.begin()
    table.until("asked")
    build = table.page.locator("[data-act=build]")
    assert build.get_attribute("aria-disabled") == "true"
    before = table.second
    build.tap(force=True)  # a finger can press it, though it does nothing else
    playwright.expect(table.page.locator(".prompt .second")).not_to_have_text(before)
    reason = table.second
    playwright.expect(build).to_have_accessible_description(reason)
    table.page.locator(".rack.hand button").first.tap()
    playwright.expect(table.page.locator(".prompt .second")).not_to_have_text(reason)


def test_a_dragged_card_leaves_no_explanation_behind(server: Server, visit: Visit) -> None:
    laid = begun(server)
    page = opened(visit, laid, "han", **PHONE).page
    card = page.locator(".hand button").first
    box = card.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": px, "y": py} for px, py in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    finger("touchStart", (x, y))
    page.locator(".tip").wait_for()
    finger("touchMove", (x, y - 40))
    page.locator(".tip").wait_for(state="detached")
    finger("touchEnd")
    settle(page)
    assert page.locator(".tip").count() == 0


def test_an_explanation_leaves_the_own_clock_in_sight(server: Server, visit: Visit) -> None:
    laid = begun(server, clock={"kind": "game", "seconds": 900, "increment": 5})
    page = opened(visit, laid, "han").page
    clock = page.locator(".near [role=timer]").bounding_box()
    at = "x => [...document.querySelectorAll('.hand button')].findIndex(e => e.getBoundingClientRect().right > x)"
    page.locator(".hand button").nth(page.evaluate(at, clock["x"])).hover()
    page.locator(".tip").wait_for()
    tip = page.locator(".tip").bounding_box()
    assert tip["x"] > clock["x"] + clock["width"] or tip["x"] + tip["width"] < clock["x"]
