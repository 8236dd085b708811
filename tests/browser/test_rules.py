"""The rules: by address, by search, from the table, and in print."""

import re
from typing import Any

import pytest

from tests.browser.axe import Axe
from tests.browser.conftest import Visit
from tests.browser.huang_page import HuangPage
from tests.browser.settling import settle
from tests.browser.suntzu_page import SunTzuPage
from tests.support.waiting import wait_until

GAMES = pytest.mark.parametrize("game", ["chuhan", "suntzu", "huang"])
PHONE = {"width": 390, "height": 844}


def opened(page: Any) -> Any:
    page.locator("article [data-block]").first.wait_for()
    return page


def wait_until_near_top(page: Any, text: str) -> None:
    """Wait until a heading is near the upper edge of the window: pictures that arrive later move it."""
    heading = page.get_by_role("heading", name=text, exact=True)
    wait_until(lambda: 0 <= heading.bounding_box()["y"] < 200, f"{text} is near the top", lambda: settle(page))


@GAMES
@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, PHONE], ids=["desktop", "phone"])
def test_the_rules_page_fits_the_window(visit: Visit, axe: Axe, game: str, size: dict[str, int]) -> None:
    page = opened(visit(f"/rules/{game}", viewport=size).page)
    figures = page.locator("figure .drawing")
    assert figures.count() >= 8
    for i in range(figures.count()):
        box = figures.nth(i).bounding_box()
        assert box["height"] > 60, i
        assert box["x"] >= 0, i
        assert box["x"] + box["width"] <= size["width"], i
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    axe.check(page, small=size is PHONE)


def test_an_address_scrolls_to_its_anchor(visit: Visit) -> None:
    page = opened(visit("/rules/chuhan#card-HanXin").page)
    page.locator(".marked", has_text="Han Xin").wait_for()
    wait_until_near_top(page, "Han Xin")
    page.locator("article a", has_text="Xiahou Ying").first.scroll_into_view_if_needed()
    page.locator("article a[href='#card-XiahouYing']").first.click()
    page.locator(".marked", has_text="Xiahou Ying").wait_for()
    assert page.url.endswith("/rules/chuhan#card-XiahouYing")
    page.go_back()
    page.locator(".marked", has_text="Han Xin").wait_for()
    assert page.url.endswith("/rules/chuhan#card-HanXin")


def test_the_contents_are_beside_the_text_and_collapsed_on_a_phone(visit: Visit) -> None:
    page = opened(visit("/rules/suntzu").page)
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Drawing").click()
    page.locator(".marked", has_text="Drawing").wait_for()
    assert page.get_by_role("searchbox").bounding_box()["y"] >= 0, "the search field stays in view"
    small = opened(visit("/rules/suntzu", viewport=PHONE).page)
    assert not small.get_by_role("navigation", name="Contents").is_visible()
    small.get_by_text("Contents").click()
    small.get_by_role("navigation", name="Contents").get_by_role("link", name="Drawing").click()
    small.locator(".marked", has_text="Drawing").wait_for()
    wait_until_near_top(small, "Drawing")


def test_search_by_keyboard(visit: Visit) -> None:
    page = opened(visit("/rules/chuhan").page)
    page.keyboard.press("/")
    page.keyboard.type("lu zhi cancel")
    page.get_by_text(re.compile(r"Found in \d+ places\.")).wait_for()
    hits = page.locator(".hits button")
    found = hits.count()
    assert found > 2
    assert {"Lü Zhi", "Cancel"} & set(page.locator(".hits mark").all_inner_texts())
    page.keyboard.press("Enter")
    page.locator("article .marked").wait_for()
    page.locator("input[type=search]").fill("submarine")
    page.get_by_text("Nothing found for “submarine”.").wait_for()
    assert hits.count() == 0
    page.locator("input[type=search]").press("Escape")
    assert page.get_by_role("navigation", name="Contents").is_visible()


def test_rules_open_from_a_card_and_a_question_of_chu_han(visit: Visit) -> None:
    table = visit()
    table.start_bot_game()
    page = table.page
    held, title = table.cards(), table.title
    card = page.locator('.hand button[data-key^="1/"], .hand button[data-key^="4/"], .hand button').first
    card.hover()
    page.locator(".tooltip [data-rule]").click()
    page.locator("dialog .marked").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.locator(".prompt [data-rule]").click()
    page.locator("dialog .marked").wait_for()
    assert page.locator("dialog .marked").inner_text().strip() in ("Leading", "Responding")
    page.get_by_role("button", name="Close").click()
    card.focus()
    page.keyboard.press("ArrowRight")
    page.locator(".tooltip [data-rule]").wait_for()
    passes = page.locator(".tooltip [data-rule]").evaluate("(link) => getComputedStyle(link).pointerEvents")
    assert passes == "none", "what lies below can be clicked"
    page.keyboard.press("r")
    page.locator("dialog .marked").wait_for()
    page.locator("dialog a", has_text="Open as a page").wait_for()
    page.keyboard.press("Escape")
    assert (table.cards(), table.title) == (held, title), "the game is as it was"


def test_rules_open_by_a_long_press_on_a_phone(visit: Visit) -> None:
    table = visit("/", viewport=PHONE, has_touch=True)
    table.start_bot_game()
    page = table.page
    card = page.locator(".hand button").first
    at = {"pointerType": "touch", "bubbles": True}
    card.dispatch_event("pointerdown", at)
    page.locator(".tooltip [data-rule]").wait_for()
    card.dispatch_event("pointerup", at)
    page.locator(".tooltip [data-rule]").tap()
    page.locator("dialog .marked").wait_for()
    box = page.locator("dialog").bounding_box()
    assert box["width"] <= PHONE["width"]
    assert box["y"] >= 0


def test_rules_open_from_the_generals_of_sun_tzu(visit: Visit, axe: Axe) -> None:
    suntzu = SunTzuPage(visit().page)
    suntzu.create_table("me", "bot:novice")
    suntzu.page.locator(".generals [data-rule=general-levy]").click()
    suntzu.page.locator("dialog .marked", has_text="Levy").wait_for()
    axe.check(suntzu.page)
    suntzu.page.keyboard.press("Escape")
    suntzu.page.locator(".prompt [data-rule=generals]").wait_for()


def test_rules_open_from_a_question_of_huang(visit: Visit) -> None:
    table = HuangPage(visit().page)
    table.create_table("me", "bot:novice")
    page = table.page
    page.locator(".prompt [data-rule=turn]").click()
    page.locator("dialog .marked", has_text="Your turn").wait_for()
    page.keyboard.press("Escape")
    table.press("exchange")
    page.locator(".prompt [data-rule=exchange]").wait_for()


def capital(table: HuangPage) -> Any:
    """A hex with a governor on it and nothing else."""
    return table.page.locator('.hex[aria-label*="governor tile"]:not([aria-label*="leader"])').first


def test_rules_open_from_tiles_of_huang_by_mouse(visit: Visit) -> None:
    table = HuangPage(visit().page)
    table.create_table("me", "bot:novice")
    table.until("asked")
    page = table.page
    held = page.locator(".rack.hand [data-index]").first
    for piece in (held, page.locator(".rack.market [data-index]").first):
        colour = str(piece.get_attribute("data-key")).split("/")[0]
        piece.hover()
        page.locator(f".tooltip [data-rule=colour-{colour}]").click()
        page.locator("dialog .marked").wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    title = table.title
    capital(table).hover()
    page.locator(".tooltip", has_text="Governor tile").wait_for()
    page.locator(".tooltip [data-rule=colour-yellow]").click()
    page.locator("dialog .marked", has_text="Governors (yellow)").wait_for()
    page.keyboard.press("Escape")
    assert table.title == title, "the game is as it was"
    held.click()
    page.locator(".hex.legal").first.wait_for()
    capital(table).hover()
    page.evaluate("() => new Promise(done => setTimeout(done, 700))")  # longer than a tip takes to appear
    assert page.locator(".tooltip").count() == 0, "nothing covers the board while a place is chosen"


def test_rules_open_from_tiles_of_huang_by_keyboard(visit: Visit) -> None:
    table = HuangPage(visit().page)
    table.create_table("me", "bot:novice")
    table.until("asked")
    page = table.page
    for rack in ("hand", "market"):
        tile = page.locator(f".rack.{rack} [data-index='0']")
        tile.focus()
        page.keyboard.press("ArrowRight")
        second = page.locator(f".rack.{rack} [data-index='1']:focus")
        colour = str(second.get_attribute("data-key")).split("/")[0]
        page.locator(f".tooltip [data-rule=colour-{colour}]").wait_for()
        page.keyboard.press("r")
        page.locator("dialog .marked").wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
        assert second.count() == 1, "the focus is where it was"
    table.press("leaders")
    page.locator(".rack.leaders [data-index='0']").focus()
    page.keyboard.press("r")
    page.locator("dialog .marked", has_text="Leaders").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    capital(table).focus()
    page.keyboard.press("r")
    page.locator("dialog .marked", has_text="Governors (yellow)").wait_for()


def test_rules_open_from_tiles_of_huang_by_a_long_press(visit: Visit) -> None:
    table = HuangPage(visit("/", viewport=PHONE, has_touch=True).page)
    table.start_bot_game()
    table.until("asked")
    page = table.page
    title = table.title
    for piece, rule in (
        (page.locator(".rack.hand button").first, "colour-"),
        (page.locator(".rack.market [data-index]").first, "colour-"),
        (capital(table), "colour-yellow"),
    ):
        box = piece.bounding_box()
        finger = page.context.new_cdp_session(page)
        at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
        page.locator(f".tooltip [data-rule^={rule}]").wait_for()
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        assert table.title == title, "a long press chooses nothing"
        tip = page.locator(".tooltip").bounding_box()
        assert tip["x"] >= 0
        assert tip["x"] + tip["width"] <= PHONE["width"]
        assert tip["y"] >= 0
        page.locator(".tooltip [data-rule]").tap()
        page.locator("dialog .marked").wait_for()
        page.get_by_role("button", name="Close").click()
        page.locator("dialog").wait_for(state="detached")
    page.locator(".rack.hand button:not(.dimmed)").first.tap()
    page.locator(".hex.legal").first.wait_for()


@GAMES
def test_the_rules_can_be_printed(visit: Visit, game: str) -> None:
    page = opened(visit(f"/rules/{game}", color_scheme="dark").page)
    paper = page.pdf(prefer_css_page_size=True, print_background=True)
    assert paper.startswith(b"%PDF")
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) >= 6
    page.emulate_media(media="print", color_scheme="dark")
    assert not page.locator("header").is_visible()
    assert not page.locator("input[type=search]").is_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("getComputedStyle(document.querySelector('article p')).color") == "rgb(0, 0, 0)"
    whole = "all => all.every(one => getComputedStyle(one).breakInside === 'avoid')"
    assert page.locator("figure[data-block]").evaluate_all(whole)


@GAMES
def test_rules_with_large_text_fit_a_phone(visit: Visit, game: str) -> None:
    """Texts break, and pictures and tables that are wider scroll in their frames."""
    wider = """() => {
        const wide = document.documentElement.clientWidth;
        const frames = [...document.querySelectorAll('.drawing')].filter(e => e.scrollWidth > e.clientWidth + 1);
        return [...document.querySelectorAll('main *')]
            .filter(e => e.checkVisibility() && !e.closest('.sr-only'))
            .filter(e => !e.parentElement.closest('.drawing, .table, .scroll'))
            .filter(e => e.getBoundingClientRect().right > wide + 1)
            .map(e => `${e.tagName}.${e.className} ${e.textContent.trim().slice(0, 30)}`)
            .concat(frames.filter(e => getComputedStyle(e).overflowX !== 'auto').map(e => 'cut off: ' + e.textContent));
    }"""
    for language in ("en", "de", "pl", "ru"):
        page = visit(f"/rules/{game}", stored_settings={"language": language}, viewport=PHONE).page
        for percent in (150, 200):
            page.goto(f"/rules/{game}")
            opened(page)
            page.wait_for_function("language => document.documentElement.lang === language", arg=language)
            page.evaluate("percent => { document.documentElement.style.fontSize = `${percent}%`; }", percent)
            settle(page)
            assert page.evaluate(wider) == [], (language, percent)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (language, percent)
