"""A tied war of Huang asks in so many words who wins it: on a phone by touch, and by screen reader."""

import re
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.fast_forward import play_to_war
from tests.browser.huang_page import HuangPage
from tests.browser.screen_reader import ScreenReader
from tests.browser.settling import resize
from tests.server.servers import Server

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

TIED = "The war is tied. Who wins?"
PHONE = {"width": 390, "height": 844}
IN_SIGHT = """one => { const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.top >= 0 && box.bottom <= innerHeight && (one.contains(hit) || hit?.contains(one)); }"""
# Collect what live regions announce: their text after each change.
LISTEN = """() => {
    window.announced = [];
    const note = () => {
        for (const region of document.querySelectorAll('[aria-live]:not([aria-live=off])')) {
            const text = region.textContent.trim().replace(/\\s+/g, ' ');
            if (text && region.lastNoted !== text) window.announced.push([region.ariaLive, text]);
            region.lastNoted = text;
        }
    };
    note();
    window.announced = [];
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def tied_war(server: Server, visit: Visit, **options: Any) -> tuple[HuangPage, HuangPage]:
    """Return the pages of the attacker, who is asked who wins, and of the defender; nobody has committed anything."""
    prepared = play_to_war(server.address)
    attacker, defender = (
        HuangPage(visit(f"/t/{prepared.id}", cookie=cookie, **options).page) for cookie in prepared.cookies.values()
    )
    for table in (defender, attacker):
        table.until("conflict")
        table.page.evaluate(LISTEN)
        if table is defender:
            table.page.locator("[data-action=commit]").click()  # nothing
    attacker.page.locator("[data-action=commit]").click()
    attacker.page.locator("[data-action=winner]").wait_for()
    return attacker, defender


def test_on_a_phone_a_tied_war_asks_for_the_winner_by_touch(server: Server, visit: Visit) -> None:
    attacker, defender = tied_war(server, visit, viewport=PHONE, has_touch=True)
    page = attacker.page
    heading = page.get_by_role("heading", name=TIED)
    for size in ((390, 844), (360, 640), (844, 390), (820, 1180)):
        resize(page, *size)
        for part in (heading, page.locator("[data-action=winner]"), *page.locator(".conflict .side").all()):
            assert part.evaluate(IN_SIGHT), (size, part)
    resize(page, 390, 844)
    assert page.get_by_text("You laid the tile, so you choose the winner.").is_visible()
    assert page.locator(".side.selected .title").inner_text() == "Wei", "our own side is preselected"
    assert page.locator("[data-action=winner]").inner_text() == "Wei wins"
    # The rival knows whom the war waits for.
    playwright.expect(defender.page.locator(".conflict")).to_contain_text(re.compile(r"A tie: \w+ chooses the winner"))
    page.locator(".conflict .side", has_text="Han").tap()
    assert page.locator("[data-action=winner]").inner_text() == "Han wins"
    page.locator("[data-action=winner]").tap()
    for table in (attacker, defender):
        table.page.get_by_role("heading", name="Han wins the war").wait_for()
        assert "laid the tile and so chose the winner of the tie" in table.page.locator(".conflict").inner_text()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desktop", "phone"])
def test_a_screen_reader_is_told_that_the_war_is_tied_and_asked_who_wins(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    attacker, defender = tied_war(server, visit, viewport={"width": size[0], "height": size[1]})
    page = attacker.page
    asked = [text for _, text in page.evaluate("announced") if TIED in text]
    assert len(asked) == 1, page.evaluate("announced")
    reader = ScreenReader(page)
    reader.until(lambda: "asked" if reader.focused_element()[:2] == ("heading", TIED) else "")
    assert reader.has("dialog", TIED)
    told = "() => announced.some(([_, text]) => text.includes('chooses the winner'))"
    defender.page.wait_for_function(told)
    # The choice by keys and names alone.
    chosen = reader.tab_to("radio", "Wei")
    assert re.match("Wei, a leader of yours fights here|Wei, ", chosen)
    reader.keys.press("ArrowUp")
    assert reader.focused_element()[1].startswith("Han")
    reader.press("Han wins")
    reader.until(lambda: "won" if reader.has("heading", "Han wins the war") else "")
