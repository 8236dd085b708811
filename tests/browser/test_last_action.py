"""The last action above the prompt, the log it opens, and the focus when a table opens."""

import re
from typing import Any

import pytest

from tests.browser.chuhan_page import ChuHanPage
from tests.browser.conftest import Visit
from tests.browser.fast_forward import PreparedTable, play_to
from tests.browser.huang_page import HuangPage
from tests.browser.settling import resize, settle
from tests.server.servers import Server

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def start_game(server: Server, **table: Any) -> PreparedTable:
    return play_to(server.address, lambda states: True, **table)


def open_table(visit: Visit, prepared: PreparedTable, seat: str, **options: Any) -> ChuHanPage:
    table = visit(f"/t/{prepared.id}", cookie=prepared.cookies[seat], **options)
    table.page.locator(".hand button").first.wait_for()
    settle(table.page)
    return table


def expect_last_action(table: ChuHanPage | HuangPage) -> Any:
    return playwright.expect(table.page.locator(".last-action"))


def test_a_pass_is_described_above_the_prompt_and_the_board_does_not_move(server: Server, visit: Visit) -> None:
    prepared = start_game(server)
    han = open_table(visit, prepared, "han")
    chu = open_table(visit, prepared, "chu", **PHONE)
    spectator = visit(f"/t/{prepared.id}")
    expect_last_action(han).to_have_text("Battle 1 begins. You lead.")
    assert focused(han) == "title", "the focus starts at the prompt"
    place = chu.page.locator(".board").bounding_box()
    han.play_first_card()
    expect_last_action(chu).to_have_text(re.compile(r"^Han leads \d+\.$"))
    assert chu.page.locator(".board").bounding_box() == place
    chu.page.locator(".last-action").click()
    chu.page.get_by_role("dialog", name="Log").wait_for()
    chu.page.keyboard.press("Escape")
    chu.until("asked")
    chu.press("pass")
    expect_last_action(han).to_have_text("Chu passes. You take the trick and lead.")
    expect_last_action(chu).to_have_text("Han takes the trick and leads.")
    expect_last_action(spectator).to_have_text("Chu passes. Han takes the trick and leads.")
    han.page.reload()
    expect_last_action(han).to_have_text("Chu passes. You take the trick and lead.")


def focused(table: ChuHanPage) -> Any:
    return table.page.evaluate("document.activeElement.classList[0] ?? document.activeElement.tagName")


def test_only_the_log_announces_the_last_action(server: Server, visit: Visit) -> None:
    han = open_table(visit, start_game(server), "han")
    page = han.page
    assert page.locator(".last-action").evaluate("e => e.closest('[aria-live], [role=log], [role=status]')") is None
    playwright.expect(page.get_by_role("log")).to_contain_text("You are dealt")


def test_the_log_of_a_phone_opens_at_its_newest_line_in_portrait_and_landscape(server: Server, visit: Visit) -> None:
    prepared = play_to(server.address, lambda states: states[0]["n"] > 40)
    table = open_table(visit, prepared, "han", **PHONE)
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


def test_a_player_sees_that_their_request_was_declined(server: Server, visit: Visit) -> None:
    prepared = start_game(server)
    han, chu = (open_table(visit, prepared, seat) for seat in ("han", "chu"))
    han.play_first_card()
    chu.until("asked")
    chu.press("pass")
    han.wait_for_prompt("Lead a set")
    han.page.get_by_role("button", name="Take back").click()
    chu.page.locator(".offer").get_by_role("button", name="Decline").click()
    expect_last_action(han).to_have_text("Chu declines the take-back.")
    playwright.expect(han.page.get_by_role("log")).to_contain_text("Chu declines the take-back.")


def test_huang_describes_and_marks_all_actions_of_the_other_players(visit: Visit) -> None:
    table = HuangPage(visit(**PHONE).page)
    table.create_table("me", "bot:novice", "bot:novice")
    table.ready()
    table.until("asked")
    waits = "() => { window.waits = []; new MutationObserver(() => window.waits.push("
    waits += "document.querySelector('.prompt .title')?.textContent)).observe(document.body,"
    waits += "{ childList: true, subtree: true, characterData: true }) }"
    table.page.evaluate(waits)
    exchange(table)
    expect_last_action(table).to_have_text(re.compile(r"^You: 1 tile exchanged\.$"))
    table.until("asked")
    between = table.page.evaluate("window.waits")
    assert not [text for text in between if text and text.startswith("Waiting")], "nobody else is waited for"
    exchange(table)
    expect_last_action(table).to_have_text(re.compile(r"^Rabbit: .+\. Rat: .+, .+\.$"))
    if table.page.locator(".conflict").count() == 0:
        described = set(re.findall(r"\b[A-N]\d+\b", table.page.locator(".last-action").inner_text()))
        assert table.page.locator("path.last:not(.casing)").count() >= len(described) > 1


def exchange(table: HuangPage) -> None:
    table.press("exchange")
    table.page.locator(".rack.hand button").first.click()
    table.do()


def test_a_disabled_button_explains_itself_on_touch_and_to_screen_readers(visit: Visit) -> None:
    table = HuangPage(visit(**PHONE).page)
    table.start_bot_game()
    table.until("asked")
    build = table.page.locator("[data-action=build]")
    assert build.get_attribute("aria-disabled") == "true"
    before = table.prompt_note
    build.tap(force=True)  # a finger can press it, though it does nothing else
    playwright.expect(table.page.locator(".prompt .prompt-note")).not_to_have_text(before)
    reason = table.prompt_note
    playwright.expect(build).to_have_accessible_description(reason)
    table.page.locator(".rack.hand button").first.tap()
    playwright.expect(table.page.locator(".prompt .prompt-note")).not_to_have_text(reason)


def test_a_dragged_card_leaves_no_tooltip_behind(server: Server, visit: Visit) -> None:
    prepared = start_game(server)
    page = open_table(visit, prepared, "han", **PHONE).page
    card = page.locator(".hand button").first
    box = card.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": px, "y": py} for px, py in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    finger("touchStart", (x, y))
    page.locator(".tooltip").wait_for()
    finger("touchMove", (x, y - 40))
    page.locator(".tooltip").wait_for(state="detached")
    finger("touchEnd")
    settle(page)
    assert page.locator(".tooltip").count() == 0


def test_a_tooltip_does_not_cover_the_players_clock(server: Server, visit: Visit) -> None:
    prepared = start_game(server, clock={"kind": "game", "seconds": 900, "increment": 5})
    page = open_table(visit, prepared, "han").page
    clock = page.locator(".near [role=timer]").bounding_box()
    at = "x => [...document.querySelectorAll('.hand button')].findIndex(e => e.getBoundingClientRect().right > x)"
    page.locator(".hand button").nth(page.evaluate(at, clock["x"])).hover()
    page.locator(".tooltip").wait_for()
    tip = page.locator(".tooltip").bounding_box()
    assert tip["x"] > clock["x"] + clock["width"] or tip["x"] + tip["width"] < clock["x"]
