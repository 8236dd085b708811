"""Hints are beside the board and preview their moves on it."""

import json
import re
from collections.abc import Callable

import pytest

from tests.browser.conftest import Visit
from tests.browser.huang_page import HuangPage

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

PHONE = {"width": 390, "height": 844}


def asked_for_hints(table: HuangPage) -> None:
    table.start_bot_game()
    table.until("asked")
    table.page.get_by_role("button", name="Hint").click()
    table.page.locator(".hints button").first.wait_for()


def test_a_hint_is_previewed_on_hover_and_stays_once_it_is_chosen(visit: Visit) -> None:
    table = HuangPage(visit().page)
    asked_for_hints(table)
    page = table.page
    chances = [int(text.split("%")[0]) for text in page.locator(".hints .chance").all_inner_texts()]
    assert chances == sorted(chances, reverse=True), "the best comes first"
    assert page.locator("dialog").count() == 0, "nothing lies over the board"
    about_board = page.locator(".hints button").filter(has_text=re.compile(r" [A-N]\d+"))
    first = about_board.first
    hex = re.findall(r" ([A-N]\d+)", first.inner_text())[0]
    chosen = page.locator("path.chosen")
    rows = page.locator(".hints li")
    places = [row.bounding_box() for row in rows.all()]
    first.hover()
    page.get_by_text("Likely continuation").wait_for()
    assert [row.bounding_box() for row in rows.all()] == places, "no row jumps"
    playwright.expect(page.locator(f'[data-hex="{hex}"]')).to_have_attribute("aria-pressed", "true")
    playwright.expect(chosen).to_have_count(1)
    page.mouse.move(5, 400)
    playwright.expect(chosen).to_have_count(0)
    first.focus()
    page.keyboard.press("Enter")
    playwright.expect(first).to_have_attribute("aria-pressed", "true")
    playwright.expect(chosen).to_have_count(1)
    page.keyboard.press("Escape")
    page.locator(".hints").wait_for(state="detached")
    playwright.expect(chosen).to_have_count(1)
    table.do()


def test_on_a_phone_hints_replace_the_prompt(visit: Visit) -> None:
    table = HuangPage(visit(viewport=PHONE, has_touch=True).page)
    asked_for_hints(table)
    page = table.page
    board, hints, hand = (page.locator(one).bounding_box() for one in (".board", ".hints-panel", ".rack.hand"))
    assert board["y"] + board["height"] <= hints["y"] + 1, "the board is in sight"
    assert hints["y"] + hints["height"] <= hand["y"] + 1, "and so is the hand"
    assert board["height"] > 844 / 3
    first = page.locator(".hints button").first
    first.tap()
    playwright.expect(first).to_have_attribute("aria-pressed", "true")
    # The move is played from here; and while hints come and go, the board keeps its place.
    assert page.locator(".board").bounding_box() == board
    first.tap()
    page.locator(".hints-panel").wait_for(state="detached")
    page.locator(".prompt .filled").wait_for()
    assert page.locator(".board").bounding_box() == board
    page.get_by_role("button", name="Hint").tap()
    page.locator(".hints button").first.tap()
    mark = table.mark()
    page.locator(".hints-panel .filled").tap()
    table.wait_for_change(mark)
    page.locator(".hints-panel").wait_for(state="detached")


@pytest.mark.parametrize(("chance", "note"), [(0.42, "each of these has a 42% chance"), (0.001, "is below 1%")])
def test_hints_with_the_same_chance_say_so_once_and_what_each_would_do(visit: Visit, chance: float, note: str) -> None:
    def level(text: str) -> str:
        return re.sub(r'"chance":[\d.e-]+', f'"chance":{chance}', text)

    table = HuangPage(visit("/", rewrite=level).page)
    asked_for_hints(table)
    page = table.page
    assert note in page.locator(".hints-panel .common").inner_text()
    assert page.locator(".hints .chance").count() == 0
    page.locator(".hints .effects").first.wait_for()


def with_first_hint(text: str) -> Callable[[str], str]:
    """Return a function that makes a move the first of all hints, in a message of the server."""

    def rewrite(message: str) -> str:
        if not message.startswith('{"type":"hint"'):
            return message
        hint = json.loads(message)
        others = [move for move in hint["moves"] if move["text"] != text]
        hint["moves"] = [{"text": text, "chance": 0.6, "share": 0.5, "line": []}, *others]
        return json.dumps(hint)

    return rewrite


@pytest.mark.parametrize("text", ["100%", "200%"])
def test_on_a_phone_every_hint_can_be_played(visit: Visit, text: str) -> None:
    table = visit("/settings", viewport=PHONE, has_touch=True, rewrite=with_first_hint("writ"))
    page = table.page
    page.get_by_label("Text size").select_option(text)
    page.get_by_text("Saved.").wait_for()
    page.goto("/")
    table.start_bot_game()
    mark = table.mark()
    page.get_by_role("button", name="Hint").tap()
    first = page.locator(".hints button").first
    first.wait_for()
    playwright.expect(page.get_by_role("heading", name=re.compile(r"^\d hints?$"))).to_be_in_viewport()
    playwright.expect(first).to_be_in_viewport()
    first.tap()
    page.locator(".hints-panel .filled", has_text="Writ").tap()
    page.locator(".hints-panel").wait_for(state="detached")
    table.wait_for_change(mark)


def test_hints_wait_for_the_connection(visit: Visit) -> None:
    visit.expected_errors.append("WebSocket")
    table = visit(proxied=True)
    table.start_bot_game()
    table.until("asked")
    button = table.page.get_by_role("button", name="Hint")
    table.socket_proxy.delay()
    button.click()
    table.socket_proxy.cut()
    table.wait_for_prompt("Connection lost. Reconnecting…")
    playwright.expect(button).to_be_disabled()
    table.socket_proxy.drop()
    table.socket_proxy.mend()
    table.page.locator(".hints button").first.wait_for()
