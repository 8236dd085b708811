"""The lobby."""

import re
from typing import Any

from tests.browser.conftest import Visit
from tests.browser.settling import settle
from tests.support.waiting import wait_until
from tianxia.server.lessons.lesson import find_lesson

FONTS = re.compile(r"\.woff2")
TABLES = re.compile(r"/api/tables$")
NO_TABLES: dict[str, list[Any]] = {"open": [], "running": [], "own": []}


def test_nothing_is_drawn_before_the_fonts_are_loaded(visit: Visit) -> None:
    page = visit("/words/en.ftl", viewport={"width": 390, "height": 844}).page
    held: list[Any] = []
    released: list[bool] = []
    page.route(TABLES, lambda route: route.fulfill(json=NO_TABLES))
    page.route(FONTS, lambda route: route.continue_() if released else held.append(route))
    page.goto("/", wait_until="commit")
    wait_until(lambda: held, "the page asks for its fonts", lambda: page.wait_for_timeout(20))
    page.wait_for_function("() => performance.getEntriesByName(new URL('/api/me', location.href).href).length")
    page.wait_for_timeout(100)  # a page that did not wait would be drawn by now, or a moment later
    button = page.locator("[data-play=huang]")
    assert not button.is_visible()
    released.append(True)
    for request in held:
        request.continue_()
    button.wait_for()
    before = button.bounding_box()
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    assert button.bounding_box() == before


def test_nothing_is_drawn_before_the_lists_are_loaded(visit: Visit) -> None:
    page = visit("/words/en.ftl", viewport={"width": 390, "height": 844}).page
    held: list[Any] = []
    released: list[bool] = []
    page.route(TABLES, lambda route: route.fulfill(json=NO_TABLES) if released else held.append(route))
    page.goto("/", wait_until="commit")
    wait_until(lambda: held, "the page asks for the tables", lambda: page.wait_for_timeout(20))
    page.wait_for_function("() => performance.getEntriesByName(new URL('/api/games', location.href).href).length")
    page.wait_for_timeout(100)  # a page that did not wait would be drawn by now, or a moment later
    button = page.locator("[data-play=huang]")
    assert not button.is_visible()
    released.append(True)
    for request in held:
        request.fulfill(json=NO_TABLES)
    button.wait_for()


LAYOUT_SHIFTS = """
    window.shifts = [];
    new PerformanceObserver(list => list.getEntries().forEach(one => window.shifts.push(one.value)))
        .observe({ type: 'layout-shift', buffered: true });
"""


def test_pages_have_no_layout_shift_while_they_load(visit: Visit) -> None:
    page = visit("/words/en.ftl", viewport={"width": 390, "height": 844}).page
    page.add_init_script(LAYOUT_SHIFTS)
    for path in ("/", "/replays", "/settings", "/new/huang"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        settle(page)
        assert sum(page.evaluate("window.shifts")) < 0.01, path


def test_the_button_of_the_form_for_a_table_is_in_sight_without_scrolling(visit: Visit) -> None:
    for size in ((1280, 800), (390, 844)):
        page = visit("/new/huang", viewport={"width": size[0], "height": size[1]}).page
        box = page.get_by_role("button", name="Open the table").bounding_box()
        assert box["y"] + box["height"] <= size[1]
        assert page.evaluate("document.documentElement.scrollHeight") > size[1], "the form is longer than the window"


def test_an_unknown_address_shows_a_page_with_a_link_to_the_lobby(visit: Visit) -> None:
    visit.expected_errors.append("404")
    page = visit("/settings").page
    for path in ("/blah", "/new/chess", "/t", "/%E0"):
        answer = page.goto(path)
        assert answer.status == 404
        page.get_by_role("heading", name="Page not found").wait_for()
    page.locator("main").get_by_role("link", name="Lobby").click()
    page.locator("[data-play=chuhan]").wait_for()


def test_the_tutorial_is_emphasised_for_newcomers(visit: Visit) -> None:
    table = visit("/", viewport={"width": 390, "height": 844})
    page = table.page
    for game, name in (("chuhan", "Chu Han"), ("suntzu", "Sun Tzu"), ("huang", "Huang")):
        learn = page.get_by_role("link", name=f"Learn {name}")
        assert "filled" in learn.get_attribute("class")
        assert "filled" not in page.locator(f"[data-play={game}]").get_attribute("class")
        for link in (learn, page.get_by_role("link", name=f"New table: {name}")):
            assert link.bounding_box()["height"] >= 44
        assert page.get_by_role("link", name=f"Rules of {name}").get_attribute("href") == f"/rules/{game}"
    start = page.get_by_role("link", name="Open a table for others to join")
    if start.count():  # offered where nobody else's table waits for players
        assert start.bounding_box()["height"] >= 44
    words = [line for line in visit.requests[page] if line.endswith("/words/en.ftl sent")]
    assert len(words) == 1, "the words are fetched once"


def test_an_unfinished_tutorial_is_emphasised_with_its_progress(visit: Visit) -> None:
    lesson = find_lesson("chuhan")
    assert lesson is not None
    scenes = [scene.name for scene in lesson.scenes]
    for completed, label, is_suggested in (
        (scenes[:1], f"Continue learning, 1/{len(scenes)}", True),
        (scenes, "Learn", False),
    ):
        page = visit("/", stored_settings={"learned": {"chuhan": completed}}).page
        learn = page.locator('a[href="/learn/chuhan"]', has_text=label)
        learn.wait_for()
        assert ("filled" in learn.get_attribute("class")) is is_suggested
        assert ("filled" in page.locator("[data-play=chuhan]").get_attribute("class")) is not is_suggested


def test_the_level_last_played_against_is_remembered_for_each_game(visit: Visit) -> None:
    table = visit()
    page = table.page
    level = page.get_by_label("Bot level in Chu Han")
    assert level.input_value() == "novice"
    table.start_bot_game("casual")
    cookie = next(one["value"] for one in page.context.cookies() if one["name"] == "tianxia")
    for again in (page, visit("/", cookie=cookie).page):
        again.goto("/")
        again.locator("[data-play=chuhan]").wait_for()
        assert again.get_by_label("Bot level in Chu Han").input_value() == "casual"
        assert again.get_by_label("Bot level in Huang").input_value() == "novice"


def test_finished_games_show_result_time_and_opponent(visit: Visit) -> None:
    table = visit()
    page = table.page
    page.clock.set_fixed_time(page.evaluate("Date.now() / 1000"))  # the game remains one that ended just now
    table.start_bot_game()
    table.press_menu_item("Resign")
    page.locator("dialog .filled").click()
    page.locator(".end.over").wait_for()
    page.goto("/")
    row = page.locator(".own li")
    row.wait_for()
    assert row.inner_text().split("\n")[1:] == ["Novice (bot)", "Chu Han · now", "Lost"]
    assert "filled" in page.locator("[data-play=chuhan]").get_attribute("class"), "no newcomer any more"
    assert "filled" in page.get_by_role("link", name="Learn Sun Tzu").get_attribute("class"), "but in other games"
    page.goto("/settings")
    page.get_by_label("Language").select_option("de")
    page.get_by_role("heading", name="Einstellungen").wait_for()
    page.goto("/")
    row.wait_for()
    assert row.inner_text().split("\n")[1:] == ["Neuling (Bot)", "Chu Han · jetzt", "Verloren"]
