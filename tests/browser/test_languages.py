"""The pages in the pseudo-language of the tests: every text is translated, and texts may be two fifths longer."""

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.browser.chuhan_page import ChuHanPage
from tests.browser.conftest import Visit
from tests.browser.huang_page import HuangPage
from tests.browser.settling import resize, settle
from tests.browser.suntzu_page import SunTzuPage
from tests.browser.table_page import TablePage
from tests.browser.text_checks import cut_off_texts, untranslated_texts
from tests.server.finished_games import finished_game
from tests.support.thoroughness import pairs
from tianxia.engine import record, registry
from tianxia.locales import languages, pseudo, say

DESKTOP = [(1280, 800)]
PHONES = [(360, 740), (390, 844)]
# Fetches the names of guests and tables of other tests, which are shown as they were typed in every language.
TYPED_NAMES = """async () => {
    const lists = await Promise.all(['/api/tables', '/api/replays'].map(async path => (await fetch(path)).json()));
    const tables = lists.flatMap(list => Object.values(list).flat());
    return tables.flatMap(table => [table.title, ...table.seats.map(seat => seat.name)]).filter(text => text);
}"""
PLAYERS = {f"{seat} the first" for game in registry.names() for seat in registry.game(game).seats}
Size = tuple[int, int]
# Records every text that the page shows from now on.
RECORD_TEXTS = """window.shownTexts = [];
new MutationObserver(() => window.shownTexts.push(document.body?.innerText ?? ''))
    .observe(document, { childList: true, subtree: true, characterData: true });"""


@cache
def guest_prefixes() -> list[str]:
    """Return the beginning of the names of guests in every language."""
    return [say("server-guest", {"number": ""}, lang) for lang in (*languages(), pseudo.CODE)]


class TextReview:
    """Checks the texts of a page and collects the problems."""

    def __init__(self, page: Any, sizes: list[Size]) -> None:
        self.page = page
        self.sizes = sizes
        self.problems: list[str] = []
        self.name = str(page.evaluate("async () => (await (await fetch('/api/me')).json()).name"))

    def check(self, where: str) -> None:
        """Note what is not translated and, at each size, what is cut off; the page then has the first size again."""
        settle(self.page)
        known = sorted({self.name, *PLAYERS, *self.page.evaluate(TYPED_NAMES), self.page.url}, key=len, reverse=True)
        self.problems += [f"{where}: {what}" for what in untranslated_texts(self.page, *known)]
        for width, height in reversed(self.sizes):
            if self.page.viewport_size["width"] != width:
                resize(self.page, width, height)
            self.problems += [
                f"{where}, {width} wide: {what}" for what in cut_off_texts(self.page, *guest_prefixes(), *PLAYERS)
            ]
            if folder := os.environ.get("TIANXIA_SHOTS"):
                self.page.screenshot(path=f"{folder}/{where.replace(' ', '-')}-{width}.png")

    def check_bar(self, where: str) -> None:
        """Check everything that the bar opens."""
        for i in range(self.page.locator("header button").count()):
            button = self.page.locator("header button").nth(i)
            if not button.is_visible() or button.is_disabled():
                continue
            button.click()
            self.check(f"{where}, bar {i}")
            if self.page.locator("dialog[open], .hints-panel").count():
                self.page.keyboard.press("Escape")

    def check_menu(self, where: str, number: int) -> None:
        """Check what the first buttons of the menu open."""
        for i in range(number):
            self.page.locator("header button").last.click()
            button = self.page.locator("dialog .menu button.btn").nth(i)
            is_usable = button.is_visible() and button.is_enabled()  # a phone has no keys to explain
            if is_usable and button.get_attribute("data-action") != "resign":
                button.click()
                self.check(f"{where}, menu {i}")
            self.page.keyboard.press("Escape")
            self.page.keyboard.press("Escape")
            self.page.wait_for_function("() => !document.querySelector('dialog[open]')")

    def assert_no_problems(self) -> None:
        assert not self.problems, "\n" + "\n".join(dict.fromkeys(self.problems))


OpenPage = Callable[..., tuple[Any, TextReview]]
"""Opens a path in the pseudo-language; returns the page and its review."""


@pytest.fixture(params=[DESKTOP, PHONES], ids=["desktop", "phones"])
def open_in_pseudo_language(visit: Visit, request: pytest.FixtureRequest) -> OpenPage:
    """Return a function that opens a page in the pseudo-language."""
    sizes: list[Size] = request.param

    def open_page(path: str = "/") -> tuple[Any, TextReview]:
        page = visit(path, locale="qps", viewport={"width": sizes[0][0], "height": sizes[0][1]}).page
        page.locator("main, .bar, header").first.wait_for()
        return page, TextReview(page, sizes)

    return open_page


def test_every_page_is_translated_and_fits(open_in_pseudo_language: OpenPage, visit: Visit) -> None:
    visit.expected_errors.append("404")
    page, review = open_in_pseudo_language()
    page.locator("[data-play]").first.wait_for()
    review.check("lobby")
    review.check_bar("lobby")
    for path in ("new/chuhan", "new/suntzu", "new/huang", "settings", "rules/chuhan", "rules/suntzu", "rules/huang",
                 "replays", "t/nowhere", "r/nowhere/0"):  # fmt: skip
        page.goto(f"/{path}")
        loaded(page)
        review.check(path.replace("/", " "))
    page.goto("/new/huang")
    page.locator("select").first.select_option("5")
    page.locator("select:has(option[value=open])").nth(1).select_option("open")
    review.check("five dynasties")
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")
    page.locator("main").wait_for()
    review.check("waiting room")
    review.assert_no_problems()


def test_a_table_of_chu_han_is_translated_and_fits(
    open_in_pseudo_language: OpenPage,
) -> None:
    page, review = open_in_pseudo_language()
    page.locator("[data-play=chuhan]").click()
    page.locator(".hand button").first.wait_for()
    table = ChuHanPage(page)
    review.check("chuhan")
    review.check_bar("chuhan")
    review.check_menu("chuhan", 3)
    for number in range(6):
        if table.until("asked", "reaction", "battle", "over") != "asked":
            review.check(f"chuhan {table.state()}")
            page.locator(".end button, .actions [data-action=allow]").first.click()
            continue
        before = table.mark()
        if table.playable().count() == 0:
            table.press("pass")
            table.wait_for_change(before)
            continue
        table.playable().first.click()
        page.locator(".actions .filled, .actions [data-action=pass]").first.wait_for()
        review.check(f"chuhan chosen {number}")
        if page.locator(".actions .filled").count():
            page.locator(".actions .filled").click()
        else:
            page.keyboard.press("Escape")
            table.press("pass")
        table.wait_for_change(before)
    resign(page, review, "chuhan")
    review.assert_no_problems()


def test_a_table_of_sun_tzu_is_translated_and_fits(
    open_in_pseudo_language: OpenPage,
) -> None:
    page, review = open_in_pseudo_language()
    page.locator("[data-play=suntzu]").click()
    page.locator(".map").wait_for()
    suntzu = SunTzuPage(page)
    play(suntzu, review, "suntzu", 14, suntzu.decide)
    review.check_bar("suntzu")
    resign(page, review, "suntzu")
    review.assert_no_problems()


def test_a_table_of_huang_is_translated_and_fits(
    open_in_pseudo_language: OpenPage,
) -> None:
    page, review = open_in_pseudo_language()
    page.locator("[data-play=huang]").click()
    table = HuangPage(page)
    table.ready()
    table.until("asked")
    for act in ("leaders", "riot", "build", "exchange"):
        if act in table.actions():
            table.press(act)
            review.check(f"huang {act}")
            table.press("cancel")
    play(table, review, "huang", 8, table.decide)
    review.check_bar("huang")
    resign(page, review, "huang")
    review.assert_no_problems()


@pytest.mark.parametrize(
    ("open_in_pseudo_language", "game"),
    pairs(
        [(DESKTOP, "chuhan"), (PHONES, "suntzu"), (PHONES, "huang")],
        thorough=[(sizes, game) for sizes in (DESKTOP, PHONES) for game in registry.names()],
    ),
    indirect=["open_in_pseudo_language"],
    ids=lambda value: value if isinstance(value, str) else "desktop" if value is DESKTOP else "phones",
)
def test_a_replay_is_translated_and_fits(game: str, open_in_pseudo_language: OpenPage, tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    path.write_text(record.write(finished_game(game, 21)), encoding="utf-8")
    page, review = open_in_pseudo_language("/replays")
    page.locator("input[type=file]").set_input_files(str(path))
    page.wait_for_url("**/r/*/0")
    page.locator('.replay[data-n="0"]').wait_for()
    for key in ("ArrowRight", "PageDown", "PageDown", "End"):
        before = page.locator(".replay").get_attribute("data-n")
        page.keyboard.press(key)
        page.locator(f'.replay:not([data-n="{before}"])').wait_for()
        review.check(f"replay {game} {key}")
    review.check_bar(f"replay {game}")
    review.check_menu(f"replay {game}", 5)
    review.assert_no_problems()


def play(table: TablePage, review: TextReview, game: str, moves: int, decide: Callable[[], None]) -> None:
    """Make some decisions and check each state."""
    states = "reveal scoring handover choose keep orders conflict result asked over"
    for _ in range(moves):
        state = table.until(*states.split())
        review.check(f"{game} {state}")
        if state == "over":
            return
        before = table.mark()
        decide()
        table.wait_for_change(before)


def resign(page: Any, review: TextReview, game: str) -> None:
    """Resign and check the end of the game."""
    menu = page.locator("header button").last
    menu.click()
    review.check(f"{game} menu")
    page.locator("dialog [data-action=resign]").click()
    review.check(f"{game} resign")
    page.locator("dialog .filled").click()
    page.locator(".end.over").wait_for()
    review.check(f"{game} end")


def loaded(page: Any) -> None:
    """Wait until a page shows more than that it is being loaded."""
    page.locator("main :is(h1, h2, legend, p, article):visible").first.wait_for()


@pytest.mark.parametrize("lang", languages())
def test_every_language_fits_on_a_phone(visit: Visit, lang: str) -> None:
    page = visit("/", locale=lang, viewport={"width": PHONES[0][0], "height": PHONES[0][1]}).page
    wrong: list[str] = []

    def look(where: str) -> None:
        for width, height in reversed(PHONES):
            resize(page, width, height)
            wrong.extend(f"{where}, {width} wide: {what}" for what in cut_off_texts(page, *guest_prefixes()))

    page.locator("[data-play]").first.wait_for()
    look("lobby")
    for path in ("/new/chuhan", "/new/suntzu", "/new/huang", "/settings", "/replays"):
        page.goto(path)
        loaded(page)
        look(path)
    for game, begun in (("chuhan", ".hand button"), ("suntzu", ".generals"), ("huang", "[data-hex]")):
        page.goto("/")
        page.locator(f"[data-play={game}]").click()
        page.locator(begun).first.wait_for()
        page.locator(".actions [data-action]").first.wait_for()
        look(game)
        for i, opened in ((0, ".hints, .hints-panel [role=status]"), (-1, "dialog[open]")):
            page.locator("header button").nth(i).click()
            page.locator(opened).first.wait_for()
            look(f"{game}, bar {i}")
            page.keyboard.press("Escape")
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize("lang", languages())
def test_the_language_is_the_browsers_until_another_is_chosen(visit: Visit, lang: str) -> None:
    page = visit("/", locale=f"{lang}-{lang.upper()}").page
    page.locator("[data-play]").first.wait_for()
    assert page.evaluate("document.documentElement.lang") == lang
    other = next((one for one in languages() if one != lang), lang)
    page.goto("/settings")
    with page.expect_response("**/api/me"):
        page.locator("[data-field=language]").select_option(other)
    page.wait_for_function("lang => document.documentElement.lang === lang", arg=other)
    page.goto("/")
    page.locator("[data-play]").first.wait_for()
    assert page.evaluate("document.documentElement.lang") == other


def test_a_table_changes_its_language_at_once(visit: Visit) -> None:
    page = visit("/", locale="qps").page
    page.locator("[data-play=chuhan]").click()
    page.locator(".hand button").first.wait_for()
    assert "Ĺ" in page.locator(".prompt .title").inner_text()
    page.evaluate("window.here = true")
    page.locator("header button").last.click()
    page.locator("[data-field=language]").select_option("en")
    page.locator("dialog h2", has_text="Menu").wait_for()
    page.keyboard.press("Escape")
    assert page.locator(".prompt .title").inner_text() == "Lead a set"
    assert page.title() == "Your turn · Chu Han · Tianxia"
    assert page.evaluate("window.here"), "without loading the page again"


def test_nothing_is_shown_before_the_messages_are_loaded(visit: Visit) -> None:
    """The page is empty until the messages of its language are loaded: it is never shown in another one first."""
    page = visit("/settings", locale="qps").page
    page.locator("main").wait_for()
    page.add_init_script(RECORD_TEXTS)
    page.reload()
    page.locator("main").wait_for()
    texts = page.evaluate("window.shownTexts")
    assert texts
    assert not [text for text in texts if "Settings" in text or "web-settings" in text], "neither English nor bare ids"
