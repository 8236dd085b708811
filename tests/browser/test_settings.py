"""Settings: saved at once, with the result beside the control, also over a table."""

import re

import pytest

from tests.browser.chuhan_page import ChuHanPage
from tests.browser.conftest import Visit
from tests.browser.fast_forward import play_to
from tests.browser.test_notifications import FAKE_SOUND, TURN, played_sounds
from tests.server.servers import Server

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")


def test_a_changed_setting_says_that_it_is_saved(visit: Visit) -> None:
    for size in ((1280, 800), (390, 844)):
        page = visit("/settings", viewport={"width": size[0], "height": size[1]}).page
        for label, value in (
            ("Animations", "Quick"),
            ("Language", "English"),
            ("Chu Han: my rival plays a power", "Always allow"),
        ):
            field = page.get_by_label(label)
            field.scroll_into_view_if_needed()
            field.select_option(value)
            row = page.locator(".entry", has=field)
            status = row.get_by_role("status")
            playwright.expect(status.get_by_text("Saved.")).to_be_in_viewport(ratio=0.98)
        marks = page.locator(".entry", has=page.get_by_label("Symbols on Huang's pieces"))
        playwright.expect(marks.locator("svg text")).to_have_text(["G", "S", "F", "T", "A"])
        marks.locator("select").select_option("Chinese characters")
        marks.locator("svg text", has_text="士").wait_for()
        page.get_by_label("Name").fill("Ania")
        page.get_by_role("button", name="Save").click()
        page.locator("form.entry", has=page.get_by_label("Name")).get_by_text("Saved.").wait_for()


def test_a_setting_that_could_not_be_saved_says_so(visit: Visit) -> None:
    visit.expected_errors.append("ERR_FAILED")
    page = visit("/settings").page
    page.route(re.compile("/api/me$"), lambda route: route.abort())
    page.get_by_label("Animations").select_option("Off")
    page.locator(".entry", has_text="Animations").get_by_text("No connection to the server.").wait_for()


def test_settings_open_over_the_table(visit: Visit) -> None:
    table = visit()
    page = table.page
    table.start_bot_game()
    table.until("asked", "reaction")
    cards = table.cards()
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog", name="Settings")
    sheet.get_by_label("Theme").select_option("dark")
    sheet.get_by_text("Saved.").wait_for()
    page.keyboard.press("Escape")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert "/t/" in page.url
    assert table.cards() == cards


def make_move(table: ChuHanPage) -> None:
    if table.until("asked", "reaction") == "asked":
        table.play_turn()
    else:
        table.press("allow")


def test_the_offer_of_sound_goes_with_the_next_move(visit: Visit) -> None:
    table = visit("/", sound_offer=True, viewport={"width": 390, "height": 844})
    table.start_bot_game()
    offer = table.page.get_by_role("region", name="Play with sound?")
    for _ in range(2):
        assert offer.count() == 0
        mark = table.mark()
        make_move(table)
        offer.wait_for()
        table.wait_for_change(mark)
        make_move(table)
        offer.wait_for(state="detached")
        table.page.goto("/")
        table.start_bot_game()


def test_sound_is_offered_once(server: Server, visit: Visit) -> None:
    prepared = play_to(server.address, lambda states: True)
    for answer in ("No thanks", "Turn on sound"):
        table = visit("/", sound_offer=True, viewport={"width": 390, "height": 844})
        page = table.page
        page.add_init_script(FAKE_SOUND)
        page.goto(f"/t/{prepared.id}")
        page.get_by_text("You are watching").wait_for()
        assert page.get_by_text("Play with sound?").count() == 0, "only players are asked"
        page.goto("/")
        table.start_bot_game()
        table.until("asked", "reaction")
        offer = page.get_by_role("region", name="Play with sound?")
        assert offer.count() == 0, "not before the first move"
        top = page.locator(".board").bounding_box()["y"]
        make_move(table)
        offer.wait_for()
        assert page.locator(".board").bounding_box()["y"] == top, "the offer takes no space"
        with page.expect_response(re.compile("/api/me$")):
            offer.get_by_role("button", name=answer).click()
        offer.wait_for(state="detached")
        assert (TURN in played_sounds(page)) == (answer == "Turn on sound")
        page.evaluate("localStorage.clear()")  # the server remembers it
        page.goto("/")
        table.start_bot_game()
        table.until("asked", "reaction")
        mark = table.mark()
        make_move(table)
        table.wait_for_change(mark)
        assert offer.count() == 0, "never again"
        page.goto("/settings")
        assert page.get_by_role("switch", name="Sounds at the table").is_checked() == (answer == "Turn on sound")


def test_the_menu_of_a_phone_has_no_keyboard_shortcuts(visit: Visit) -> None:
    for size, shown in (((390, 844), False), ((1280, 800), True)):
        table = visit("/", viewport={"width": size[0], "height": size[1]})
        table.start_bot_game()
        table.page.get_by_role("button", name="Menu").click()
        table.page.get_by_role("button", name="Settings").wait_for()
        assert table.page.get_by_role("button", name="Keyboard shortcuts").is_visible() == shown


def test_the_settings_lead_back_to_the_lobby(visit: Visit) -> None:
    page = visit("/settings", viewport={"width": 390, "height": 844}).page
    page.get_by_role("banner").get_by_text("Lobby", exact=True).click()
    page.locator("[data-play=chuhan]").wait_for()
