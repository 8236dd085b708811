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


def go_on(camp: SunTzuPage, *wanted: str, skip: bool = True) -> str:
    """Plays whatever comes until one of some states."""
    while True:
        state, mark = camp.moment("over", "scoring", "curtain", "reveal", "choose", "keep", "orders", "asked")
        if state in wanted:
            return state
        if state == "reveal" and skip and "skip" in camp.acts():
            camp.press("skip")
        else:
            camp.anything()
        camp.wait_for_change(mark)


def test_a_whole_game_against_a_bot_by_mouse(visit: Visit) -> None:
    camp = SunTzuPage(visit().page)
    camp.lay_table("me", "bot:novice", generals=False)
    rounds, scorings = 0, 0
    while True:
        state, mark = camp.moment("over", "scoring", "reveal", "keep", "orders", "asked")
        if state == "over":
            break
        if state == "orders":
            rounds += 1
            assert f"Round {rounds} of 9" in camp.page.locator("header").inner_text()
        if state == "scoring":
            scorings += 1
            for seat in ("suntzu", "shao"):
                values = camp.page.locator(f".end td:last-child [data-owner={seat}]").all_inner_texts()
                total = camp.page.locator(f".end [data-total={seat}] td:last-child").inner_text()
                assert sum(int(text.split()[-1]) for text in values) == int(total), "provinces add up to the total"
        if state == "reveal" and "skip" in camp.acts() and rounds > 2:
            camp.press("skip")
            camp.wait_for_change(mark)
            continue
        if state == "reveal" and "skip" not in camp.acts() and rounds <= 3:
            told = camp.armies()
            camp.press("next-battle")
            camp.until("asked", "keep", "scoring", "orders")
            assert camp.armies() == told, "what the journal tells is what the view has"
            continue
        camp.anything()
        camp.wait_for_change(mark)
    assert rounds == 9 or scorings < 2
    assert camp.page.locator(".end thead th").count() == scorings + 1, "all scorings are shown"
    why = camp.page.locator(".end .why").inner_text()
    early = f"The marker reached the end of the track: the game ends at once, after round {rounds}."
    assert why.startswith("All rounds have been played." if rounds == 9 else early)
    camp.check_end()
    camp.page.get_by_role("button", name="Rematch").click()
    camp.page.locator(".end.over").wait_for(state="detached")
    camp.until("orders")


def test_a_round_by_keyboard_alone(visit: Visit) -> None:
    camp = SunTzuPage(visit().page)
    keys = camp.page.keyboard
    camp.begin()
    camp.until("choose")
    camp.tab_to(".generals input")
    keys.press("ArrowDown")
    camp.filled()
    keys.press("Enter")
    camp.until("orders")
    camp.tab_to(".hand button")
    keys.press("Home")
    for i, letter in enumerate("jqhc"):
        keys.press(letter)
        assert camp.laid() == i + 1
        keys.press("ArrowRight")
    keys.press("Space")
    assert camp.title == "Where does the 5 go?"
    camp.tab_to("button[data-province]")
    while camp.page.evaluate("document.activeElement.dataset.province") != "wu":
        keys.press("ArrowRight")
    keys.press("Space")
    camp.filled()
    keys.press("Enter")
    for _ in range(30):
        state, mark = camp.moment("reveal", "asked", "keep", "orders")
        if state == "orders":
            break
        if state == "keep":
            camp.tab_to(".drawn button")
            keys.press("Space")
            if "two" in camp.title:
                keys.press("Tab")
                keys.press("Space")
            camp.tab_to(".acts .filled")
        elif state == "asked":
            camp.tab_to("[data-act=no]")
        else:
            camp.tab_to(".acts .filled")
        keys.press("Enter")
        camp.wait_for_change(mark)
    assert "Round 2 of 9" in camp.page.locator("header").inner_text()


def test_two_browsers_and_a_spectator_who_sees_no_secret(visit: Visit) -> None:
    one = SunTzuPage(visit().page)
    one.lay_table("me", "open", generals=False)
    other, guest = SunTzuPage(visit(one.page.url).page), SunTzuPage(visit(one.page.url).page)
    other.page.get_by_role("button", name="Sit here").click()
    guest.page.get_by_text("You are watching").wait_for()
    for camp in (one, other):
        camp.until("orders")
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
        for camp in (one, other, guest):
            camp.until("reveal")
            assert camp.page.locator(".reveal figure").count() == 2
            assert camp.page.locator(".prompt .say").get_attribute("aria-live") == "off", "the log announces it"
            assert camp.page.locator(".sequence li").first.inner_text() == "Qin"
        guest.press("skip")
        both_lay_again(one, other)
        assert one.armies() == other.armies()
        if number == 1:
            assert one.page.locator(".province .mark.seat-suntzu").count() == 1
            # The 6 goes elsewhere the second time: Jinyan is marked.
            one.lay("6", "jinyan")
            one.page.get_by_text("A 6 may not be laid in Jinyan: you already have a mark there.").wait_for()
            one.page.keyboard.press("Escape")
            assert one.laid() == 0
            one.lay("6", "wu")
            one.page.get_by_text("1 of 5 orders laid.").wait_for()
            one.press("all-back")
            for kind, province in zip(HIGH, reversed(PROVINCES), strict=True):
                one.lay(kind, province)
            one.filled().click()
            other.orders(*LOW)
            return


def both_lay_again(*camps: SunTzuPage) -> None:
    """Plays whatever comes, whoever is asked, until all lay their next orders."""
    while any(camp.state() != "orders" for camp in camps):
        for camp in camps:
            state, mark = camp.state(), camp.mark()
            if state == "reveal" and "skip" in camp.acts():
                camp.press("skip")
            elif state not in ("orders", "waiting"):
                camp.anything()
            else:
                settle(camp.page)
                continue
            camp.wait_for_change(mark)


def test_orders_are_dragged_rearranged_and_taken_back(visit: Visit) -> None:
    camp = SunTzuPage(visit().page)
    camp.lay_table("me", "bot:novice", beginner=True)
    camp.until("orders")
    drag(camp, camp.card("4"), camp.province("qin"))
    assert camp.laid() == 1
    drag(camp, camp.card("5"), camp.province("chu"))
    drag(camp, camp.province("qin").locator(".grip"), camp.province("chu"))
    assert order_in(camp, "chu") == "4"
    assert order_in(camp, "qin") == "5", "the two change places"
    drag(camp, camp.province("chu").locator(".grip"), camp.page.locator(".hand"))
    assert camp.laid() == 1
    camp.province("qin").click()
    assert camp.title == "Where does the 5 go?"
    camp.province("wu").click()
    assert order_in(camp, "wu") == "5"
    camp.lay("3", "wu")
    assert order_in(camp, "wu") == "3"
    assert camp.laid() == 1, "the 5 is back in the hand"
    camp.press("all-back")
    assert camp.laid() == 0
    camp.page.get_by_role("button", name="Hint").click()
    camp.page.locator(".hints button").first.click()
    camp.page.locator(".grip").first.wait_for()


def order_in(camp: SunTzuPage, province: str) -> str:
    return str(camp.province(province).locator(".grip").inner_text())


def drag(camp: SunTzuPage, what: Any, to: Any) -> None:
    mouse = camp.page.mouse
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
    camp = SunTzuPage(visit().page)
    camp.lay_table("me", "me", generals=True, events=True)
    page = camp.page
    for general in ("levy", "remove"):
        if camp.until("choose", "curtain") == "curtain":
            assert page.locator(".map, .hand, .order").count() == 0, "behind the curtain nothing is to be seen"
            camp.anything()
            camp.until("choose")
        page.locator(f"input[value={general}]").check(force=True)
        page.get_by_role("button", name=f"Keep {general.title()}").click()
    for _ in range(2):
        go_on(camp, "orders")
        camp.orders(*(HIGH if page.locator(".near.seat-suntzu").count() else LOW))
    seen = []
    while "general levy" not in camp.acts():
        state, mark = camp.moment("curtain", "reveal", "asked")
        if state == "reveal":
            seen.append(camp.title)
        camp.anything()
        camp.wait_for_change(mark)
    assert len(seen) >= 5, "both can look at the five battles"
    assert "Sun Tzu wins Jinyan by 5" in seen
    before = camp.armies()
    camp.press("general levy")
    assert camp.title == "Levy an army: where?"
    camp.province("wu").click()
    assert camp.second == "That province cannot be chosen now."
    camp.province("jinyan").click()
    page.get_by_role("button", name="Levy in Jinyan").click()
    page.get_by_text("an army from the pool enters Jinyan").first.wait_for()
    assert int(camp.armies()[0]) == int(before[0]) + 1
    assert "uses a general, Levy" in page.locator(".side .list").inner_text(), "by name, not by its id"
    assert page.locator(".look button").count() == 3, "the event lies open beside rounds and cards"
    page.get_by_role("button", name="Rounds so far").click()
    assert page.locator("dialog .order").count() == 10
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Cards left").click()
    assert page.locator("dialog section").count() == 2


@pytest.mark.parametrize("phone", [True, False])
def test_one_screen_without_scrolling(visit: Visit, phone: bool) -> None:
    sizes = [(360, 640), (390, 844)] if phone else [(844, 600), (1280, 800), (1920, 1080)]
    page = visit("/", viewport={"width": sizes[0][0], "height": sizes[0][1]}, has_touch=phone).page
    camp = SunTzuPage(page)
    camp.lay_table("me", "bot:novice", generals=False)
    camp.until("orders")
    for size in sizes:
        fits(camp, *size, ".hand button", ".province", ".acts .btn", "header button", ".marker")
    resize(page, *sizes[0])
    if phone:
        for kind, province in zip(HIGH, PROVINCES, strict=True):
            camp.card(kind).tap()
            page.locator(f'.hand button[data-key^="{kind}/"][aria-pressed=true]').wait_for()
            camp.province(province).tap()
            camp.province(province).locator(".grip").wait_for()
        camp.filled().tap()
    else:
        camp.orders(*HIGH)
    camp.until("reveal")
    for size in sizes:
        fits(camp, *size, ".reveal", ".reveal figure", ".reveal li", ".province", ".acts .btn")
    resize(page, *sizes[0])
    camp.lay_table("me", "me", generals=False)
    go_on(camp, "scoring")
    for size in [*sizes, (844, 390)]:
        fits(camp, *size, ".end h2", ".end .why", ".end tr", ".province", ".acts .btn")
        assert page.evaluate(COVERED) == [], "the points stand beside the map, whole"


def fits(camp: SunTzuPage, width: int, height: int, *selectors: str) -> None:
    resize(camp.page, width, height)
    assert camp.page.evaluate("document.documentElement.scrollWidth") <= width
    assert camp.page.evaluate("document.documentElement.scrollHeight") <= height
    for selector in selectors:
        script = "all => all.map(e => e.getBoundingClientRect().toJSON())"
        for box in camp.page.locator(selector).evaluate_all(script):
            assert box["left"] >= 0, (selector, box)
            assert box["right"] <= width, (selector, box)
            assert box["top"] >= 0, (selector, box)
            assert box["bottom"] <= height, (selector, box)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
def test_axe_finds_no_fault(visit: Visit, axe: Axe, size: tuple[int, int]) -> None:
    check = partial(axe.check, small=size[0] < 720)
    table = visit("/new/suntzu", viewport={"width": size[0], "height": size[1]})
    check(table.page)
    camp = SunTzuPage(table.page)
    camp.lay_table("me", "bot:novice", generals=True, events=True)
    camp.until("choose")
    check(table.page)
    camp.anything()
    camp.until("orders")
    camp.lay("5", "wu")
    camp.card("6").click()
    check(table.page)
    camp.page.keyboard.press("Escape")
    camp.orders("6", "4", "3", "2", "5") if camp.laid() == 0 else finish(camp)
    go_on(camp, "reveal")
    check(table.page)
    go_on(camp, "keep", "orders")
    check(table.page)
    if size[0] < 720:
        camp.page.locator(".strip").click()
        check(table.page)
    camp.page.get_by_role("button", name="Rounds so far").click()
    check(table.page)
    camp.page.keyboard.press("Escape")
    camp.page.get_by_role("button", name="Menu").click()
    camp.page.get_by_role("button", name="Resign").click()
    camp.page.locator("dialog .filled").click()
    camp.page.locator(".end.over").wait_for()
    check(table.page)


def finish(camp: SunTzuPage) -> None:
    """The 5 lies in Wu already."""
    for kind, province in zip(("6", "4", "3", "2"), PROVINCES, strict=False):
        camp.lay(kind, province)
    camp.filled().click()
