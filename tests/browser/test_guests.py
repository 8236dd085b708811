"""Guests: saved name and theme, another device, and deleted data."""

from tests.browser.chuhan_page import ChuHanPage
from tests.browser.conftest import Visit


def test_a_code_moves_a_guest_to_another_device(visit: Visit) -> None:
    first = visit("/settings")
    first.page.get_by_label("Name").fill("Ania")
    first.page.get_by_role("button", name="Save").click()
    first.page.get_by_text("Saved.").wait_for()
    first.page.goto("/")
    first.start_bot_game()
    table = first.page.url
    first.page.goto("/settings")
    first.page.get_by_role("button", name="Show a code").click()
    code = first.page.locator("output.code").inner_text()

    second = visit("/settings")
    second.page.get_by_label("I have a code").fill(code)
    second.page.get_by_role("button", name="Use code").click()
    second.page.get_by_text("Welcome back.").wait_for()
    assert second.page.get_by_label("Name").input_value() == "Ania"
    second.page.goto("/")
    second.page.locator(f'a[href="{table[table.index("/t/") :]}"]').click()
    second.page.locator(".hand button").first.wait_for()

    visit.expected_errors.append("status of 4")
    third = visit("/settings")
    third.page.get_by_label("I have a code").fill(code)
    third.page.get_by_role("button", name="Use code").click()
    third.page.locator(".save-status.failed").wait_for()
    assert "Welcome back." not in third.page.locator("main").inner_text(), "a code works once"


def test_deleted_data_is_gone(visit: Visit) -> None:
    table = visit("/settings")
    page = table.page
    page.get_by_label("Name").fill("Ania")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Saved.").wait_for()
    with page.expect_response("**/api/me"):
        page.get_by_label("Theme").select_option("dark")
    page.goto("/")
    table.start_bot_game()
    guest = visit(page.url)
    guest.page.get_by_text("You are watching").wait_for()
    page.goto("/settings")
    page.get_by_role("button", name="Delete my data").click()
    page.locator("dialog .filled").click()
    page.get_by_role("heading", name="Your data has been deleted").wait_for()
    assert "Ania" not in page.locator("body").inner_text()
    assert page.evaluate("localStorage.getItem('tianxia-settings') ?? ''").find("dark") < 0
    assert page.evaluate("document.documentElement.dataset.theme ?? ''") == ""
    page.get_by_role("link", name="To the lobby").last.click()
    page.get_by_text("No games yet.").wait_for()
    guest.page.locator(".end.over").wait_for()
    assert "Han resigned." in guest.page.locator(".end").inner_text()


def test_the_theme_is_applied_before_the_first_paint(visit: Visit) -> None:
    page = visit("/settings", color_scheme="light").page
    page.get_by_label("Theme").select_option("dark")
    page.wait_for_function("() => localStorage.getItem('tianxia-settings')?.includes('dark')")
    page.route("**/assets/index-*.js", lambda route: route.abort())
    visit.expected_errors.append("ERR_FAILED")
    page.goto("/")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(20, 22, 24)"
    page.unroute("**/assets/index-*.js")
    page.goto("/settings")
    page.get_by_label("Theme").select_option("light")
    page.wait_for_function("() => getComputedStyle(document.body).backgroundColor === 'rgb(243, 239, 230)'")


def test_pieces_are_animated_unless_motion_is_off(visit: Visit) -> None:
    count = """() => { window.moved = window.flown = 0; const old = Element.prototype.animate;
        Element.prototype.animate = function (...all) { window.moved += 1; window.flown += this.matches('body > *');
            return old.apply(this, all); }; }"""
    for motion in ("full", "none"):
        table = visit("/settings", reduced_motion="no-preference")
        table.page.get_by_label("Animations").select_option(motion)
        table.page.wait_for_function("m => document.documentElement.dataset.motion === m", arg=motion)
        table.page.goto("/")
        table.start_bot_game()
        table.page.evaluate(count)
        table.play_first_card()
        table.until("asked", "reaction")
        assert (table.page.evaluate("window.moved") > 0) == (motion == "full")
        end_trick(table)
        assert (table.page.evaluate("window.flown") > 0) == (motion == "full"), "copies of a trick that is over"
        table.page.wait_for_function("() => !document.querySelector('body > [style*=fixed]')")  # none is left behind


def end_trick(table: ChuHanPage) -> None:
    """Play until a trick is won."""
    while "The trick goes to" not in table.page.get_by_role("log").inner_text():
        state, mark = table.until_with_mark("battle", "reaction", "asked")
        if state == "battle":
            table.next_battle()
        elif state == "reaction":
            table.press("allow")
        else:
            table.play_turn()
        table.wait_for_change(mark)
