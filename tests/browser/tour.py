"""A tour of all pages and tables, which stops at everything that tests check."""

from collections.abc import Iterator
from typing import Any

from tests.browser.chuhan_page import ChuHanPage
from tests.browser.huang_page import HuangPage
from tests.browser.suntzu_page import SunTzuPage

PAGES = (
    "/",
    "/new/chuhan",
    "/new/suntzu",
    "/new/huang",
    "/settings",
    "/rules/chuhan",
    "/rules/suntzu",
    "/rules/huang",
    "/replays",
    "/t/nowhere",
)
GAMES = ("chuhan", "suntzu", "huang")


def pages(page: Any) -> Iterator[str]:
    """Visit all pages that are not tables; yield a name at each stop."""
    for path in PAGES:
        page.goto(path)
        page.locator("main").wait_for()
        page.locator("main :is(h2, legend, p, article):visible").first.wait_for()
        yield path
        if path == "/settings":
            page.get_by_role("switch", name="Sounds at the table").check()
            page.get_by_role("slider", name="Volume").wait_for()
            yield "/settings with sounds"
            page.get_by_role("button", name="Delete my data").click()
            yield "a question"
            page.keyboard.press("Escape")
    page.goto("/")
    page.get_by_role("button", name="Menu").click()
    yield "the menu of the lobby"


def table(page: Any, game: str) -> Iterator[str]:
    """Play at a table of one game; yield a name at each stop: at rest, with a selection, all sheets, and the end."""
    page.goto("/")
    yield from {"chuhan": _chuhan, "suntzu": _suntzu, "huang": _huang}[game](page)
    yield from _sheets(page, game)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    yield f"{game}: resign?"
    page.locator("dialog .filled").click()
    page.locator(".end.over").wait_for()
    yield f"{game}: the end"
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/r/*/*")
    page.get_by_role("button", name="To the end").wait_for()
    page.locator(".replay[data-n]").wait_for()
    yield f"{game}: replay"


def _sheets(page: Any, game: str) -> Iterator[str]:
    for name in ("Rules", "Log", "Keyboard shortcuts"):
        page.get_by_role("button", name="Menu").click()
        if name == "Rules":
            yield f"{game}: menu"
        if name == "Keyboard shortcuts" and not page.locator("dialog .keyboard").is_visible():
            page.keyboard.press("Escape")  # a phone has none to explain
            continue
        page.locator("dialog").get_by_role("button", name=name, exact=True).click()
        page.get_by_role("dialog", name=name).wait_for()
        yield f"{game}: {name}"
        page.keyboard.press("Escape")


def _chuhan(page: Any) -> Iterator[str]:
    table = ChuHanPage(page)
    table.start_bot_game()
    table.until("asked", "reaction")
    yield "chuhan: at rest"
    if table.until("asked", "reaction") == "asked":
        table.playable().first.click()
        table.can_play()
        yield "chuhan: chosen"
    page.get_by_role("button", name="look through it").click()
    yield "chuhan: discard"
    page.keyboard.press("Escape")


def _suntzu(page: Any) -> Iterator[str]:
    suntzu = SunTzuPage(page)
    suntzu.start_bot_game()
    suntzu.until("choose")
    yield "suntzu: generals"
    suntzu.decide()
    suntzu.until("orders")
    suntzu.lay("5", "wu")
    suntzu.card("6").click()
    yield "suntzu: a card chosen"
    suntzu.province("jinyan").click()
    for kind, province in zip(("4", "3", "2"), ("qin", "hanqi", "chu"), strict=True):
        suntzu.lay(kind, province)
    suntzu.primary_button().click()
    while suntzu.until("reveal", "asked", "keep", "orders") != "reveal":
        suntzu.decide()
    yield "suntzu: a battle"
    while suntzu.until("reveal", "asked", "keep", "orders") not in ("keep", "orders"):
        mark = suntzu.mark()
        suntzu.decide()
        suntzu.wait_for_change(mark)
    yield "suntzu: drawn"


def _huang(page: Any) -> Iterator[str]:
    table = HuangPage(page)
    table.start_bot_game()
    table.until("asked")
    page.mouse.move(0, 0)  # away from the tiles, which would explain themselves to a pointer that rests on them
    yield "huang: at rest"
    page.locator("[data-action=leaders]").click()
    page.locator('.rack.leaders [data-key="red"]').click()
    page.locator(".hex.legal").first.wait_for()
    yield "huang: places"
    table.click(table.legal()[0])
    page.locator(".prompt .filled").wait_for()
    yield "huang: chosen"
    page.keyboard.press("Escape")
