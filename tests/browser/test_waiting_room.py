"""The waiting room: terms, players, and taking a seat."""

from typing import Any

from tests.browser.chuhan_page import ChuHanPage
from tests.browser.conftest import Visit


def create_table_with_terms(table: ChuHanPage) -> None:
    """A table through the form: ten minutes and ten seconds a move, events, no hints, random seats."""
    page = table.page
    page.goto("/new/chuhan")
    page.get_by_label("Seating").select_option("Random")
    page.get_by_text("Sides are drawn at random").wait_for()
    assert page.locator("fieldset").first.get_by_text("Player 1").is_visible()
    page.get_by_label("Events").check()
    hints = page.get_by_label("Allow hints")
    assert hints.is_checked()
    page.get_by_label("Clock").select_option("Per game")
    assert not hints.is_checked(), "on time against people, hints are off unless the host allows them"
    hints.check()
    page.get_by_label("Added per move").select_option("10 s")
    hints.uncheck()
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")


def terms(scope: Any) -> list[str]:
    found: list[str] = scope.get_by_role("list", name="This table").get_by_role("listitem").all_inner_texts()
    return found


def test_the_terms_are_shown_before_and_during_the_game(visit: Visit) -> None:
    agreed = ["10 min each, +10 s per move", "Events", "No hints", "Random seats"]
    host = visit()
    create_table_with_terms(host)
    page = host.page
    page.get_by_role("heading", name="Waiting for players").wait_for()
    assert terms(page) == agreed
    seats = page.locator("main li:has(.seat-seal)")
    assert [text.split("\n")[1] for text in seats.all_inner_texts()] == ["Player 1", "Player 2"]
    assert seats.first.inner_text().endswith("(You) · host")
    assert "Open seat" in seats.last.inner_text()
    assert page.get_by_role("button", name="Move here").count() == 0, "no place is better than another"

    guest = visit("/")
    row = guest.page.locator(".open li", has_text="10 min each, +10 s per move · Events · no hints · random seats")
    row.get_by_role("button", name="Join").click()
    guest.page.wait_for_url(page.url)
    for table in (host, guest):
        table.page.locator(".hand button").first.wait_for()
    hands = {tuple(table.cards()) for table in (host, guest)}
    assert len(hands) == 2, "each sees a hand of their own"
    host.page.get_by_role("button", name="Menu").click()
    assert terms(host.page.locator("dialog")) == agreed


def test_the_only_free_seat_is_offered_by_the_main_button(visit: Visit) -> None:
    host = visit()
    host.create_table("me", "open")
    page = visit(host.page.url).page
    sit = page.get_by_role("button", name="Sit here")
    sit.wait_for()
    assert page.locator("main .btn.filled").all_inner_texts() == ["Sit here"]
    sit.click()
    page.locator(".hand button").first.wait_for()


def test_a_seated_player_can_change_seats_or_play_both(visit: Visit) -> None:
    table = visit()
    table.create_table("me", "open", listed=False)
    page = table.page
    page.get_by_role("button", name="Move here").click()
    chu = page.locator("main li.seat-chu")
    chu.get_by_text("(You)").wait_for()
    han = page.locator("main li.seat-han")
    assert "Open seat" in han.inner_text()
    assert "By link only" in terms(page)
    han.get_by_role("button", name="Play this seat too").click()
    page.locator(".handover").wait_for()
    page.locator(".handover").get_by_role("link", name="To the lobby").click()
    page.locator("[data-play=chuhan]").wait_for()
    page.locator(".own li", has_text="On this device").get_by_role("link").click()
    page.locator(".handover .filled").click()
    page.locator(".hand button").first.wait_for()


def test_only_the_host_is_offered_bots_for_open_seats(visit: Visit) -> None:
    host, guest = visit("/new/huang"), visit()
    page = host.page
    page.get_by_label("Number of players").select_option("3")
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")
    guest.page.goto(page.url)
    about = guest.page.get_by_role("region", name="About Huang")
    assert "3 players, about 60 minutes" in about.inner_text()
    assert about.get_by_role("link", name="Learn Huang").get_attribute("href") == "/learn/huang"
    assert about.get_by_role("link", name="Rules of Huang").get_attribute("href") == "/rules/huang"
    guest.page.get_by_role("button", name="Sit here").first.click()
    guest.page.get_by_text("or when the host gives the open seats to bots").wait_for()
    assert guest.page.get_by_role("button", name="Start").count() == 0
    page.get_by_role("button", name="Start").click()
    for one in (host, guest):
        one.page.locator(".table").wait_for()


def test_a_table_is_listed_by_default_if_somebody_else_can_join_it(visit: Visit) -> None:
    page = visit("/new/chuhan").page
    listed = page.get_by_label("Show in the lobby")
    assert listed.is_checked()
    page.locator(".seat-chu select").select_option("bot:novice")
    assert not listed.is_checked()
    assert page.get_by_text("Everybody can watch the game").count() == 1
    listed.check()
    page.locator(".seat-chu select").select_option("open")
    page.locator(".seat-chu select").select_option("bot:novice")
    assert listed.is_checked(), "the host has chosen"
