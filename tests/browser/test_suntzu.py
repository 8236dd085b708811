"""Sun Tzu in the browser: whole games, and the ways to play them."""

from functools import partial
from typing import Any

import pytest

from tests.browser.axe import Axe
from tests.browser.conftest import Visit
from tests.browser.settling import resize, settle
from tests.browser.suntzu_page import PROVINCES, SunTzuPage

LOW = ("1", "2", "3", "4", "5")
HIGH = ("6", "5", "4", "3", "2")
# Provinces and parts of the points that something else lies on.
COVERED = """() => [...document.querySelectorAll('.map .province .name, .end :is(h2, .why, th, td)')].filter(one => {
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.bottom - 2);
    return !one.closest('.map, .end').contains(hit);
}).map(one => one.textContent)"""


def play_until(suntzu: SunTzuPage, *wanted: str, skip: bool = True) -> str:
    """Answer all questions until one of some states; return it."""
    while True:
        state, mark = suntzu.until_with_mark(
            "over", "scoring", "handover", "reveal", "choose", "keep", "orders", "asked"
        )
        if state in wanted:
            return state
        if state == "reveal" and skip and "skip" in suntzu.actions():
            suntzu.press("skip")
        else:
            suntzu.decide()
        suntzu.wait_for_change(mark)


def test_a_whole_game_against_a_bot_by_mouse(visit: Visit) -> None:
    suntzu = SunTzuPage(visit().page)
    suntzu.create_table("me", "bot:novice", generals=False)
    rounds, scorings = 0, 0
    while True:
        state, mark = suntzu.until_with_mark("over", "scoring", "reveal", "keep", "orders", "asked")
        if state == "over":
            break
        if state == "orders":
            rounds += 1
            assert f"Round {rounds} of 9" in suntzu.page.locator("header").inner_text()
        if state == "scoring":
            scorings += 1
            for seat in ("suntzu", "shao"):
                values = suntzu.page.locator(f".end td:last-child [data-owner={seat}]").all_inner_texts()
                total = suntzu.page.locator(f".end [data-total={seat}] td:last-child").inner_text()
                assert sum(int(text.split()[-1]) for text in values) == int(total), "provinces add up to the total"
        if state == "reveal" and "skip" in suntzu.actions() and rounds > 2:
            suntzu.press("skip")
            suntzu.wait_for_change(mark)
            continue
        if state == "reveal" and "skip" not in suntzu.actions() and rounds <= 3:
            armies = suntzu.armies()
            suntzu.press("next-battle")
            suntzu.until("asked", "keep", "scoring", "orders")
            assert suntzu.armies() == armies, "the position read from the log equals the view"
            continue
        suntzu.decide()
        suntzu.wait_for_change(mark)
    assert rounds == 9 or scorings < 2
    assert suntzu.page.locator(".end thead th").count() == scorings + 1, "all scorings are shown"
    why = suntzu.page.locator(".end .why").inner_text()
    early = f"The marker reached the end of the track: the game ends at once, after round {rounds}."
    assert why.startswith("All rounds have been played." if rounds == 9 else early)
    suntzu.check_end()
    suntzu.page.get_by_role("button", name="Rematch").click()
    suntzu.page.locator(".end.over").wait_for(state="detached")
    suntzu.until("orders")


def test_a_round_by_keyboard_alone(visit: Visit) -> None:
    suntzu = SunTzuPage(visit().page)
    keys = suntzu.page.keyboard
    suntzu.start_bot_game()
    suntzu.until("choose")
    suntzu.tab_to(".generals input")
    keys.press("ArrowDown")
    suntzu.primary_button()
    keys.press("Enter")
    suntzu.until("orders")
    suntzu.tab_to(".hand button")
    keys.press("Home")
    for i, letter in enumerate("jqhc"):
        keys.press(letter)
        assert suntzu.laid_order_count() == i + 1
        keys.press("ArrowRight")
    keys.press("Space")
    assert suntzu.title == "Where does the 5 go?"
    suntzu.tab_to("button[data-province]")
    while suntzu.page.evaluate("document.activeElement.dataset.province") != "wu":
        keys.press("ArrowRight")
    keys.press("Space")
    suntzu.primary_button()
    keys.press("Enter")
    for _ in range(30):
        state, mark = suntzu.until_with_mark("reveal", "asked", "keep", "orders")
        if state == "orders":
            break
        if state == "keep":
            suntzu.tab_to(".drawn button")
            keys.press("Space")
            if "two" in suntzu.title:
                keys.press("Tab")
                keys.press("Space")
            suntzu.primary_button()
            suntzu.tab_to(".actions .filled")
        elif state == "asked":
            suntzu.tab_to("[data-action=no]")
        else:
            suntzu.tab_to(".actions .filled")
        keys.press("Enter")
        suntzu.wait_for_change(mark)
    assert "Round 2 of 9" in suntzu.page.locator("header").inner_text()


def test_two_browsers_and_a_spectator_who_sees_no_secret(visit: Visit) -> None:
    one = SunTzuPage(visit().page)
    one.create_table("me", "open", generals=False)
    other, guest = SunTzuPage(visit(one.page.url).page), SunTzuPage(visit(one.page.url).page)
    other.page.get_by_role("button", name="Sit here").click()
    guest.page.get_by_text("You are watching").wait_for()
    for suntzu in (one, other):
        suntzu.until("orders")
    for number in (1, 2):
        one.orders(*HIGH)
        one.page.get_by_text("Waiting for Shao").first.wait_for()
        other.page.locator(".order.back.seat-suntzu").first.wait_for()
        guest.page.locator(".order.back.seat-suntzu").first.wait_for()
        assert other.page.locator(".province .order.seat-suntzu:not(.back)").count() == 0
        assert guest.page.locator(".province .order:not(.back)").count() == 0
        assert guest.page.locator(".hand").count() == 0
        assert "6" not in guest.page.locator(".side .list").inner_text()
        other.orders(*LOW)
        for suntzu in (one, other, guest):
            suntzu.until("reveal")
            assert suntzu.page.locator(".reveal figure").count() == 2
            assert suntzu.page.locator(".prompt .message").get_attribute("aria-live") == "off", "the log announces it"
            assert suntzu.page.locator(".sequence li").first.inner_text() == "Qin"
        guest.press("skip")
        play_until_orders(one, other)
        assert one.armies() == other.armies()
        if number == 1:
            assert one.page.locator(".province .mark.seat-suntzu").count() == 1
            # The 6 goes elsewhere the second time: Jinyan is marked.
            one.lay("6", "jinyan")
            one.page.get_by_text("A 6 may not be laid in Jinyan: you already have a mark there.").wait_for()
            one.page.keyboard.press("Escape")
            assert one.laid_order_count() == 0
            one.lay("6", "wu")
            one.page.get_by_text("1 of 5 orders laid.").wait_for()
            one.press("all-back")
            for kind, province in zip(HIGH, reversed(PROVINCES), strict=True):
                one.lay(kind, province)
            one.primary_button().click()
            other.orders(*LOW)
            return


def play_until_orders(*pages: SunTzuPage) -> None:
    """Answer all questions on all pages until every player lays their next orders."""
    while any(suntzu.state() != "orders" for suntzu in pages):
        for suntzu in pages:
            state, mark = suntzu.state_with_mark()
            if state == "reveal" and "skip" in suntzu.actions():
                suntzu.press("skip")
            elif state not in ("orders", "waiting"):
                suntzu.decide()
            else:
                settle(suntzu.page)
                continue
            suntzu.wait_for_change(mark)


def test_orders_are_dragged_rearranged_and_taken_back(visit: Visit) -> None:
    suntzu = SunTzuPage(visit().page)
    suntzu.create_table("me", "bot:novice", beginner=True)
    suntzu.until("orders")
    drag(suntzu, suntzu.card("4"), suntzu.province("qin"))
    assert suntzu.laid_order_count() == 1
    drag(suntzu, suntzu.card("5"), suntzu.province("chu"))
    drag(suntzu, suntzu.province("qin").locator(".grip"), suntzu.province("chu"))
    assert order_in(suntzu, "chu") == "4"
    assert order_in(suntzu, "qin") == "5", "the two change places"
    drag(suntzu, suntzu.province("chu").locator(".grip"), suntzu.page.locator(".hand"))
    assert suntzu.laid_order_count() == 1
    suntzu.province("qin").click()
    assert suntzu.title == "Where does the 5 go?"
    suntzu.province("wu").click()
    assert order_in(suntzu, "wu") == "5"
    suntzu.lay("3", "wu")
    assert order_in(suntzu, "wu") == "3"
    assert suntzu.laid_order_count() == 1, "the 5 is back in the hand"
    suntzu.press("all-back")
    assert suntzu.laid_order_count() == 0
    suntzu.page.get_by_role("button", name="Hint").click()
    suntzu.page.locator(".hints button").first.click()
    suntzu.page.locator(".grip").first.wait_for()


def test_hands_and_piles_are_counted_alike_and_do_not_run_ahead_of_the_reveal(visit: Visit) -> None:
    suntzu = SunTzuPage(visit().page)
    suntzu.create_table("me", "bot:novice", beginner=True)
    suntzu.until("orders")
    mine, rivals = forces(suntzu, "Cards in hand")
    assert mine == "10"
    assert rivals in ("10", "5"), "five fewer once the bot has given its orders"
    assert forces(suntzu, "Pile") == ["8", "8"]
    suntzu.orders("1", "2", "3", "4", "5")
    for _ in PROVINCES:
        suntzu.until("reveal")
        assert forces(suntzu, "Cards in hand") == ["5", "5"], "what is still face down is not revealed by a number"
        assert forces(suntzu, "Pile") == ["8", "8"]
        mark = suntzu.until_with_mark("reveal")[1]
        suntzu.press("next-battle")
        suntzu.wait_for_change(mark)
    suntzu.until("keep", "orders")
    assert forces(suntzu, "Cards in hand")[0] == "10"


def forces(suntzu: SunTzuPage, row: str) -> list[str]:
    """Return the numbers of both players in a row of the forces."""
    found: list[str] = suntzu.page.locator(".forces tr", has_text=row).locator("td").all_inner_texts()
    return found


def test_the_form_shows_options_that_a_first_game_overrides_as_off(visit: Visit) -> None:
    page = visit("/new/suntzu").page

    def shown(name: str) -> tuple[bool, str]:
        field = page.locator(f"[data-option={name}]")
        box = field.locator("input, select")
        return box.is_enabled(), field.locator(".note").inner_text()

    field = page.locator("[data-option=events] input")
    field.check()
    assert shown("light_infantry")[0]
    field.uncheck()
    assert shown("light_infantry") == (False, "Only with “Events”.")
    field.check()
    page.locator("[data-option=light_infantry] select").select_option("army")
    page.locator("[data-option=beginner] input").check()
    for name in ("generals", "events", "light_infantry"):
        assert shown(name) == (False, "Not with “First game”."), name
    assert not field.is_checked()
    assert not page.locator("[data-option=generals] input").is_checked()
    assert page.locator("[data-option=light_infantry] select").input_value() == "point"
    with page.expect_response("**/api/tables") as response:
        page.locator("button[type=submit]").click()
    assert response.value.json()["options"] == {"beginner": True}, "what has no effect is no term of the table"


def order_in(suntzu: SunTzuPage, province: str) -> str:
    return str(suntzu.province(province).locator(".grip").inner_text())


def drag(suntzu: SunTzuPage, what: Any, to: Any) -> None:
    mouse = suntzu.page.mouse
    start, end = what.bounding_box(), to.bounding_box()
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    goal = end["x"] + end["width"] / 2, end["y"] + end["height"] / 2
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y - 20)
    for part in (0.3, 0.6, 1.0):
        mouse.move(x + (goal[0] - x) * part, y + (goal[1] - y) * part)
    mouse.up()


def test_generals_and_events_with_two_players_on_one_device(visit: Visit) -> None:
    suntzu = SunTzuPage(visit().page)
    suntzu.create_table("me", "me", generals=True, events=True)
    page = suntzu.page
    for general in ("levy", "remove"):
        if suntzu.until("choose", "handover") == "handover":
            assert page.locator(".map, .hand, .order").count() == 0, "the handover hides everything"
            suntzu.decide()
            suntzu.until("choose")
        page.locator(f"input[value={general}]").check(force=True)
        page.get_by_role("button", name=f"Keep {general.title()}").click()
    for _ in range(2):
        play_until(suntzu, "orders")
        suntzu.orders(*(HIGH if page.locator(".near.seat-suntzu").count() else LOW))
    seen = []
    while "general levy" not in suntzu.actions():
        state, mark = suntzu.until_with_mark("handover", "reveal", "asked")
        if state == "reveal":
            seen.append(suntzu.title)
        suntzu.decide()
        suntzu.wait_for_change(mark)
    assert len(seen) >= 5, "both can look at the five battles"
    assert "Sun Tzu wins Jinyan by 5" in seen
    before = suntzu.armies()
    suntzu.press("general levy")
    assert suntzu.title == "Levy an army: where?"
    suntzu.province("wu").click()
    assert suntzu.prompt_note == "That province cannot be chosen now."
    suntzu.province("jinyan").click()
    levy = page.get_by_role("button", name="Levy in Jinyan")
    levy.wait_for()
    _, mark = suntzu.until_with_mark("asked")
    levy.click()
    suntzu.wait_for_change(mark)
    if suntzu.until("handover", "asked", "reveal", "orders", "choose", "scoring") == "handover":
        suntzu.decide()
    page.get_by_text("an army from the pool enters Jinyan").first.wait_for()
    assert int(suntzu.armies()[0]) == int(before[0]) + 1
    assert "uses a general, Levy" in page.locator(".side .list").inner_text(), "by name, not by its id"
    assert page.locator(".look-ups button").count() == 3, "the event lies open beside rounds and cards"
    page.get_by_role("button", name="Rounds so far").click()
    assert page.locator("dialog .order").count() == 10
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Cards left").click()
    assert page.locator("dialog section").count() == 2


@pytest.mark.parametrize("phone", [True, False])
def test_one_screen_without_scrolling(visit: Visit, phone: bool) -> None:
    sizes = [(360, 640), (390, 844)] if phone else [(844, 600), (1280, 800), (1920, 1080)]
    page = visit("/", viewport={"width": sizes[0][0], "height": sizes[0][1]}, has_touch=phone).page
    suntzu = SunTzuPage(page)
    suntzu.create_table("me", "bot:novice", generals=False)
    suntzu.until("orders")
    for size in sizes:
        fits(suntzu, *size, ".hand button", ".province", ".actions .btn", "header button", ".marker")
    resize(page, *sizes[0])
    if phone:
        for kind, province in zip(HIGH, PROVINCES, strict=True):
            suntzu.card(kind).tap()
            page.locator(f'.hand button[data-key^="{kind}/"][aria-pressed=true]').wait_for()
            suntzu.province(province).tap()
            suntzu.province(province).locator(".grip").wait_for()
        suntzu.primary_button().tap()
    else:
        suntzu.orders(*HIGH)
    suntzu.until("reveal")
    for size in sizes:
        fits(suntzu, *size, ".reveal", ".reveal figure", ".reveal li", ".province", ".actions .btn")
    resize(page, *sizes[0])
    suntzu.create_table("me", "me", generals=False)
    play_until(suntzu, "scoring")
    for size in [*sizes, (844, 390)]:
        fits(suntzu, *size, ".end h2", ".end .why", ".end tr", ".province", ".actions .btn")
        assert page.evaluate(COVERED) == [], "nothing covers the points beside the map"


def fits(suntzu: SunTzuPage, width: int, height: int, *selectors: str) -> None:
    resize(suntzu.page, width, height)
    assert suntzu.page.evaluate("document.documentElement.scrollWidth") <= width
    assert suntzu.page.evaluate("document.documentElement.scrollHeight") <= height
    for selector in selectors:
        script = "all => all.map(e => e.getBoundingClientRect().toJSON())"
        for box in suntzu.page.locator(selector).evaluate_all(script):
            assert box["left"] >= 0, (selector, box)
            assert box["right"] <= width, (selector, box)
            assert box["top"] >= 0, (selector, box)
            assert box["bottom"] <= height, (selector, box)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
def test_axe_finds_no_violation(visit: Visit, axe: Axe, size: tuple[int, int]) -> None:
    check = partial(axe.check, small=size[0] < 720)
    table = visit("/new/suntzu", viewport={"width": size[0], "height": size[1]})
    check(table.page)
    suntzu = SunTzuPage(table.page)
    suntzu.create_table("me", "bot:novice", generals=True, events=True)
    suntzu.until("choose")
    check(table.page)
    suntzu.decide()
    suntzu.until("orders")
    suntzu.lay("5", "wu")
    suntzu.card("6").click()
    check(table.page)
    suntzu.page.keyboard.press("Escape")
    suntzu.orders("6", "4", "3", "2", "5") if suntzu.laid_order_count() == 0 else finish(suntzu)
    play_until(suntzu, "reveal")
    check(table.page)
    play_until(suntzu, "keep", "orders")
    check(table.page)
    if size[0] < 720:
        suntzu.page.locator(".strip").click()
        check(table.page)
    suntzu.page.get_by_role("button", name="Rounds so far").click()
    check(table.page)
    suntzu.page.keyboard.press("Escape")
    suntzu.page.get_by_role("button", name="Menu").click()
    suntzu.page.get_by_role("button", name="Resign").click()
    suntzu.page.locator("dialog .filled").click()
    suntzu.page.locator(".end.over").wait_for()
    check(table.page)


def finish(suntzu: SunTzuPage) -> None:
    """The 5 lies in Wu already."""
    for kind, province in zip(("6", "4", "3", "2"), PROVINCES, strict=False):
        suntzu.lay(kind, province)
    suntzu.primary_button().click()


def test_laid_orders_survive_a_reload_and_are_forgotten_once_they_are_sealed(visit: Visit) -> None:
    suntzu = SunTzuPage(visit().page)
    suntzu.start_bot_game()
    while suntzu.until("choose", "asked", "orders") != "orders":
        mark = suntzu.mark()
        suntzu.decide()
        suntzu.wait_for_change(mark)
    page = suntzu.page
    suntzu.lay("2", "wu")
    suntzu.lay("3", "qin")
    page.reload()
    page.locator(".map").wait_for()
    page.wait_for_function("document.querySelectorAll('.grip').length === 2")
    assert page.evaluate("Object.keys(sessionStorage).length") == 1
    for kind, province in (("1", "jinyan"), ("4", "hanqi"), ("5", "chu")):
        suntzu.lay(kind, province)
    suntzu.press("seal")
    page.wait_for_function("Object.keys(sessionStorage).length === 0")


def test_the_bar_says_the_round_on_the_smallest_phone(visit: Visit) -> None:
    suntzu = SunTzuPage(visit(viewport={"width": 360, "height": 740}).page)
    suntzu.start_bot_game()
    bar = suntzu.page.get_by_role("banner").bounding_box()
    text = suntzu.page.get_by_text("Round 1 of 9").first
    assert text.is_visible()
    box = text.bounding_box()
    assert box["y"] + box["height"] <= bar["y"] + bar["height"], "it did not wrap below the bar"
