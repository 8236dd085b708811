"""The size of boards and cards, by the setting: smaller, as large as fits, or larger and moved by scrolling."""

import re
from typing import Any

import pytest

from tests.browser import tour
from tests.browser.conftest import Visit
from tests.browser.huang_page import HuangPage
from tests.browser.settling import resize, settle
from tests.browser.test_hints import with_first_hint
from tests.browser.test_layouts import CROWDED, OUT_OF_SIGHT, at_rest, width_of
from tests.support.waiting import wait_until

SIZES = ((1280, 800), (1600, 1000), (820, 1180), (390, 844), (844, 390))
MEASURED = {"chuhan": ".hand .card", "suntzu": ".map svg", "huang": ".hex .cell"}
"""What of a game grows and shrinks with the setting."""
PARTS_BESIDE_BOARD = """() => {
    const root = document.documentElement;
    const out = root.scrollWidth > innerWidth ? [`the page is ${root.scrollWidth} px wide`] : [];
    for (const one of document.querySelectorAll('header button, .prompt p, .btn, .hand button, .slot, .pile')) {
        if (!one.checkVisibility() || one.closest('.sr-only, .board-viewport')) continue;
        const box = one.getBoundingClientRect();
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1
            || box.bottom > Math.max(innerHeight, root.scrollHeight) + 1)
            out.push(`${one.tagName}.${one.getAttribute('class')} ${(one.textContent || '').trim().slice(0, 20)}`);
    }
    return out;
}"""


def choose_size(page: Any, size: str) -> None:
    page.goto("/settings")
    field = page.get_by_label("Board and card size")
    field.select_option(size)
    page.locator(".entry", has=field).get_by_text("Saved.").wait_for()


def widths(page: Any, game: str) -> dict[tuple[int, int], float]:
    out = {}
    for size in SIZES:
        resize(page, *size)
        out[size] = width_of(page, MEASURED[game])
    resize(page, 1280, 800)
    return out


def drag_finger(page: Any, start: tuple[int, int], end: tuple[int, int], steps: int = 20) -> None:
    finger = page.context.new_cdp_session(page)
    for i in range(steps + 1):
        x, y = (a + (b - a) * i / steps for a, b in zip(start, end, strict=True))
        kind = "touchMove" if i else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", tour.GAMES)
def test_boards_are_as_large_as_the_setting_says_on_every_screen(visit: Visit, game: str) -> None:
    page = visit("/").page
    at_rest(page, game)
    usual = widths(page, game)
    table = page.url
    for percent in (70, 125, 150):
        choose_size(page, f"{percent}%")
        page.goto(table)
        page.locator(MEASURED[game]).first.wait_for()
        for (width, height), now in widths(page, game).items():
            factor = now / usual[width, height]
            is_phone = width <= 720 or height <= 480
            if percent < 100:
                assert factor == pytest.approx(1 if is_phone else percent / 100, abs=0.03), (percent, width)
            elif game != "chuhan":
                assert factor == pytest.approx(percent / 100, abs=0.06), (percent, width)
            else:  # a hand has to fit the window
                assert factor >= (1 if height <= 480 else 1.05), (percent, width)
            resize(page, width, height)
            assert page.evaluate(PARTS_BESIDE_BOARD) == [], (percent, width)
            if percent < 100:
                assert page.evaluate(OUT_OF_SIGHT) == [], (percent, width)
            if game == "suntzu":
                assert page.evaluate(CROWDED) == [], (percent, width)
        resize(page, 1280, 800)


def test_the_size_is_kept_for_other_devices_and_used_before_the_server_answers(visit: Visit) -> None:
    first = visit("/settings").page
    choose_size(first, "85%")
    scale = "() => getComputedStyle(document.documentElement).getPropertyValue('--board-scale')"
    assert first.evaluate(scale) == "0.85"
    # Before the program is loaded.
    first.route(re.compile(r"/assets/index-[^/]*\.js$"), lambda route: None)
    first.goto("/", wait_until="commit")
    first.wait_for_function(
        "() => getComputedStyle(document.documentElement).getPropertyValue('--board-scale') === '0.85'"
    )
    cookie = next(one["value"] for one in first.context.cookies() if one["name"] == "tianxia")
    second = visit("/settings", cookie=cookie).page
    second.wait_for_function(
        "() => getComputedStyle(document.documentElement).getPropertyValue('--board-scale') === '0.85'"
    )
    choose_size(second, "Fits the window")
    assert second.evaluate(scale) == "1"


def test_a_larger_board_is_moved_by_finger_and_shows_what_a_hint_or_a_key_selects(visit: Visit) -> None:
    visitor = visit("/settings", viewport={"width": 390, "height": 844}, has_touch=True, proxied=True)
    page = visitor.page
    choose_size(page, "150%")
    page.goto("/")
    table = HuangPage(page)
    table.start_bot_game()
    table.until("asked")
    settle(page)
    area = page.locator(".board-viewport")
    box = area.bounding_box()

    def is_in_sight(hex: str) -> bool:
        x, y = table.middle(hex)
        return bool(box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"])

    assert is_in_sight("G7"), "the middle of the board comes first"
    assert not is_in_sight("A1")
    assert not is_in_sight("N11")
    drag_finger(page, (320, 200), (80, 400))
    wait_until(lambda: is_in_sight("A1"), "the board follows the finger", lambda: settle(page))
    # A hint, then a key.
    visitor.socket_proxy.rewrite = with_first_hint("leader red L6")
    page.get_by_role("button", name="Hint").tap()
    page.locator(".hints button").first.tap()
    page.wait_for_function("() => document.querySelector('path.chosen')")
    wait_until(lambda: is_in_sight("L6"), "the hint comes into sight", lambda: settle(page))
    page.locator(".hints-panel").get_by_role("button", name="Close").tap()
    page.locator('[data-hex="L6"]').focus()
    for _ in range(9):
        page.keyboard.press("ArrowUp")
    page.wait_for_function("() => document.activeElement.dataset.hex?.startsWith('C')")
    focused = page.evaluate("document.activeElement.dataset.hex")
    wait_until(lambda: is_in_sight(focused), "the focused hex comes into sight", lambda: settle(page))
    # A tap takes the hex under the finger.
    page.touchscreen.tap(*table.middle("D7"))
    page.get_by_text("D7").first.wait_for()
