"""A way through every page and every table, with a stop wherever there is something else to look at."""

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
    """All pages that are no table; the settings with everything in them that may be there."""
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
    """A table of one game: at rest, with a choice made, everything that opens over it, and its end."""
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
    hands = ChuHanPage(page)
    hands.begin()
    hands.until("asked", "reaction")
    yield "chuhan: at rest"
    if hands.until("asked", "reaction") == "asked":
        hands.playable().first.click()
        hands.filled()
        yield "chuhan: chosen"
    page.get_by_role("button", name="look through it").click()
    yield "chuhan: discard"
    page.keyboard.press("Escape")


def _suntzu(page: Any) -> Iterator[str]:
    camp = SunTzuPage(page)
    camp.begin()
    camp.until("choose")
    yield "suntzu: generals"
    camp.anything()
    camp.until("orders")
    camp.lay("5", "wu")
    camp.card("6").click()
    yield "suntzu: a card chosen"
    camp.province("jinyan").click()
    for kind, province in zip(("4", "3", "2"), ("qin", "hanqi", "chu"), strict=True):
        camp.lay(kind, province)
    camp.filled().click()
    while camp.until("reveal", "asked", "keep", "orders") != "reveal":
        camp.anything()
    yield "suntzu: a battle"
    while camp.until("reveal", "asked", "keep", "orders") not in ("keep", "orders"):
        mark = camp.mark()
        camp.anything()
        camp.wait_for_change(mark)
    yield "suntzu: drawn"


def _huang(page: Any) -> Iterator[str]:
    hands = HuangPage(page)
    hands.begin()
    hands.until("asked")
    page.mouse.move(0, 0)  # away from the tiles, which would explain themselves to a pointer that rests on them
    yield "huang: at rest"
    page.locator("[data-act=leaders]").click()
    page.locator('.rack.leaders [data-key="red"]').click()
    page.locator(".hex.legal").first.wait_for()
    yield "huang: places"
    hands.click(hands.legal()[0])
    page.locator(".prompt .filled").wait_for()
    yield "huang: chosen"
    page.keyboard.press("Escape")
