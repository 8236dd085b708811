"""Chu Han in the browser: whole games, and the ways to play them."""

import random
import re
from pathlib import Path

import pytest

from tests.browser.chuhan_page import ChuHanPage
from tests.browser.conftest import Visit
from tests.browser.fast_forward import hoard_cards, is_near_end, play_longest_set, play_to, play_to_against_bot
from tests.browser.settling import resize, settle
from tests.browser.socket_proxy import SocketProxy
from tests.server.client import Json
from tests.server.servers import Server, seeded_server
from tests.support.waiting import wait_until

NOTHING_OF_THE_NEXT_BATTLE = """() => !document.querySelector('.end:not(.over)')
    || !document.querySelector('.trick figure, .actions [data-action]:not([data-action=next])')"""
"""Whether nothing of the next battle is shown while a summary is shown."""


def late_game(server: Server, visit: Visit) -> ChuHanPage:
    """A table against a bot, a battle or two before its end."""
    played = play_to_against_bot(server.address, is_near_end)
    table = visit(f"/t/{played.id}", cookie=played.cookies["han"])
    table.page.locator(".hand button").first.wait_for()
    return table


def test_a_game_to_its_end_by_mouse(server: Server, visit: Visit) -> None:
    table = late_game(server, visit)
    battles = 0
    while True:
        state, mark = table.until_with_mark("over", "battle", "reaction", "asked")
        if state == "over":
            break
        if state == "battle":
            assert table.page.evaluate(NOTHING_OF_THE_NEXT_BATTLE)
            summary_text = table.next_battle()
            battles += summary_text != ""
            assert summary_text == "" or "goes out" in summary_text
        elif state == "reaction":
            table.press("allow")
        else:
            table.play_turn()
        table.wait_for_change(mark)
    end = table.page.locator(".end")
    points = [int(text) for text in end.locator("dd").all_inner_texts()]
    assert max(points) >= 31 > min(points)
    assert re.search(r"You (won|lost)\n[\s\S]*(Han|Chu) reached 31 points", end.inner_text())
    assert not re.search(r"[0-9a-f]{64}", end.inner_text()), "the seed is shown only on request"
    table.page.get_by_role("button", name="Verify the deal").click()
    table.page.locator("dialog", has_text="They match").wait_for()
    assert re.search(r"[0-9a-f]{64}", table.page.locator("dialog").inner_text())
    table.page.keyboard.press("Escape")
    rows = end.locator("tbody tr")
    for i in range(2):
        cells = [0 if text in ("", "–") else int(text) for text in rows.nth(i).locator("td").all_inner_texts()]
        assert sum(cells[:-1]) == cells[-1], "the battles add up to the total"
    table.check_end()
    table.page.get_by_role("button", name="Rematch").click()
    table.page.locator(".end.over").wait_for(state="detached")
    table.until("asked", "waiting", "reaction")


def test_a_game_begins_by_keyboard_alone(visit: Visit) -> None:
    table = visit()
    keys = table.page.keyboard
    table.tab_to("[data-play=chuhan]")
    keys.press("Tab")
    keys.type("Novice")
    keys.press("Shift+Tab")
    keys.press("Enter")
    table.page.locator(".hand button").first.wait_for()
    for _ in range(3):
        keyed_decision(table)


def test_a_game_to_its_end_by_keyboard_alone(server: Server, visit: Visit) -> None:
    table = late_game(server, visit)
    page, keys = table.page, table.page.keyboard
    while keyed_decision(table) != "over":
        pass
    table.wait_for_focus("#end-title")
    table.tab_to('.end a[href="/"]')
    keys.press("Enter")
    page.locator("[data-play=chuhan]").wait_for()


def keyed_decision(table: ChuHanPage) -> str:
    """Answer the next question by keyboard; return its state."""
    state, mark = table.until_with_mark("over", "battle", "reaction", "asked")
    if state == "over":
        return state
    if state == "battle":
        table.page.keyboard.press("Enter")
    else:
        table.tab_to(".hand button")
        if state == "reaction":
            table.page.keyboard.press("a")
        else:
            keyed_turn(table)
    table.wait_for_change(mark)
    return state


def keyed_turn(table: ChuHanPage) -> None:
    keys = table.page.keyboard
    keys.press("Home")
    for _ in range(table.hand_size()):
        if not table.page.evaluate("!!document.activeElement.querySelector('.dimmed')"):
            keys.press("Space")
            if table.can_play():
                keys.press("Enter")
                return
            keys.press("Escape")
        keys.press("ArrowRight")
    keys.press("p" if "pass" in table.actions() else "w")


def test_two_browsers_and_a_server_that_goes_away_and_restarts(visit: Visit, tmp_path: Path) -> None:
    visit.expected_errors.append("WebSocket connection")
    with seeded_server(tmp_path) as server:
        han = visit("/", server=server)
        han.create_table("me", "open", listed=False)
        link = han.page.get_by_label("Invite a player").input_value()
        assert "#" in link, "a private table has its key in the fragment"
        chu = visit(link, server=server)
        chu.page.get_by_role("button", name="Sit here").click()
        for table in (han, chu):
            table.page.locator(".hand button").first.wait_for()
        play_some(han, chu, 4)
        server.kill()
        for table in (han, chu):
            table.page.get_by_text("Connection lost. Reconnecting…").wait_for()
            assert table.hand_size() > 0, "the board stays"
        server.start()
        for table in (han, chu):
            table.page.get_by_text("Connection lost. Reconnecting…").wait_for(state="detached")
        play_some(han, chu, 4)
        lines = [table.page.locator(".side .list > *").count() for table in (han, chu)]
        assert abs(lines[0] - lines[1]) <= 8, "both read the same log, each with its own cards"


def play_some(han: ChuHanPage, chu: ChuHanPage, number: int) -> None:
    for _ in range(number):
        table = next_asked(han, chu)
        mark = table.mark()
        if table.state() == "reaction":
            table.press("allow")
        elif table.state() == "battle":
            table.next_battle()
        else:
            table.play_turn()
        table.wait_for_change(mark)


def next_asked(*tables: ChuHanPage) -> ChuHanPage:
    def asked() -> ChuHanPage | None:
        return next((table for table in tables if table.state() != "waiting"), None)

    found = wait_until(asked, "a player is asked", lambda: settle(tables[0].page))
    assert found is not None
    return found


def test_two_players_on_one_device(visit: Visit) -> None:
    table = visit()
    table.create_table("me", "me")
    page = table.page
    seen = []
    for _ in range(7):
        state, mark = table.until_with_mark("handover", "asked", "reaction")
        if state == "handover":
            assert page.locator(".hand, .card").count() == 0, "the handover hides everything"
            seen.append(page.locator(".handover h1").inner_text())
            page.locator(".handover .filled").click()
            page.locator(".hand button").first.wait_for()
            continue
        if state == "reaction":
            table.press("allow")
        else:
            table.play_turn()
        table.wait_for_change(mark)
    assert {"Pass the device to Han", "Pass the device to Chu"} == set(seen)
    page.reload()
    page.locator(".handover").wait_for()
    assert page.locator(".hand, .card").count() == 0, "whoever opens the page again may be the other one"


def test_on_a_shared_device_a_move_can_be_taken_back_before_the_handover(visit: Visit) -> None:
    table = visit(viewport={"width": 390, "height": 844})
    table.create_table("me", "me")
    page = table.page
    assert page.get_by_role("button", name="Take back").count() == 0, "nothing was moved yet"
    page.locator(".handover .filled").click()
    page.locator(".hand button").first.wait_for()
    number = table.hand_size()
    table.play_turn()
    page.get_by_role("heading", name="Pass the device to Chu").wait_for()
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("heading", name="Pass the device to Han").wait_for()
    assert table.hand_size() == 0, "Chu may hold the device"
    page.locator(".handover .filled").click()
    table.wait_for_prompt("Lead a set")
    assert table.hand_size() == number


def test_a_shared_device_waits_for_all_seats_before_the_handover(visit: Visit) -> None:
    """Otherwise the handover would name one player first and then the other."""
    table = visit()
    page = table.page
    proxy = SocketProxy(page)
    table.create_table("me", "me")
    page.locator(".handover").wait_for()
    asked = page.locator(".handover h1").inner_text()
    proxy.delay("seat=han" if "Han" in asked else "seat=chu")
    page.reload()
    page.get_by_text("Opening the table").wait_for()
    settle(page)
    assert page.locator(".handover, .hand, .card").count() == 0
    proxy.let_through()
    page.locator(".handover").wait_for()
    assert page.locator(".handover h1").inner_text() == asked


@pytest.mark.parametrize("phone", [True, False])
def test_one_screen_without_scrolling(visit: Visit, phone: bool) -> None:
    sizes = [(360, 640), (390, 844)] if phone else [(844, 600), (1280, 800), (1920, 1080)]
    table = visit("/", viewport={"width": sizes[0][0], "height": sizes[0][1]}, has_touch=phone)
    page = table.page
    page.get_by_label("Bot level in Chu Han").select_option("novice")
    play = page.locator("[data-play=chuhan]")
    play.tap() if phone else play.click()
    page.locator(".hand button").first.wait_for()
    for width, height in sizes:
        resize(page, width, height)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate("document.documentElement.scrollHeight") <= height
        for selector in (".hand button", ".actions .btn", ".fan .card", "header button", ".pile", ".writ"):
            for box in page.locator(selector).evaluate_all("all => all.map(e => e.getBoundingClientRect().toJSON())"):
                assert box["left"] >= 0, (width, selector, box)
                assert box["right"] <= width, (width, selector, box)
                assert box["top"] >= 0, (width, selector, box)
                assert box["bottom"] <= height, (width, selector, box)
    if phone:
        table.until("asked")
        table.playable().first.tap()
        assert table.can_play()
        cards = table.hand_size()
        page.locator(".actions .filled").tap()
        page.wait_for_function("n => document.querySelectorAll('.hand button').length < n", arg=cards)


def test_a_large_hand_on_a_phone(server: Server, visit: Visit) -> None:
    prepared = play_to(server.address, lambda states: states[0]["view"]["sizes"]["han"] >= 19, hoard_cards)
    table = visit(f"/t/{prepared.id}", cookie=prepared.cookies["han"], viewport={"width": 390, "height": 844})
    table.page.locator(".hand button").first.wait_for()
    for width, height in ((390, 844), (360, 640)):
        check_large_hand_fits(table, width, height)


class HoardingHan:
    """A policy with which Han takes every writ and Chu none, for the largest possible hands."""

    han = True

    def wanted(self, states: list[Json]) -> bool:
        self.han = states[0]["question"] is not None
        return bool(states[0]["view"]["sizes"]["han"] >= 25)

    def policy(self, legal: list[str], chance: random.Random) -> str:
        return hoard_cards(legal if self.han else [text for text in legal if text != "writ"], chance)


def test_the_largest_hand_on_a_phone(server: Server, visit: Visit) -> None:
    hoarding = HoardingHan()
    prepared = play_to(server.address, hoarding.wanted, hoarding.policy)
    table = visit(
        f"/t/{prepared.id}", cookie=prepared.cookies["han"], viewport={"width": 390, "height": 844}, has_touch=True
    )
    table.page.locator(".hand button").first.wait_for()
    for width, height, rows in ((360, 640, 3), (390, 844, 4)):
        check_large_hand_fits(table, width, height, rows)
    boxes = [card.bounding_box() for card in table.page.locator(".hand button").all()]
    assert all(box["width"] >= 44 for box in boxes), "every card can be tapped"
    overlap = """() => {
        const box = one => document.querySelector(one).getBoundingClientRect();
        return box('.player .fan').bottom <= box('aside').top && box('aside').bottom <= box('.prompt').top
            && box('.actions').bottom <= box('.hand').top; }"""
    assert table.page.evaluate(overlap), "nothing overlaps"
    last = table.page.locator(".hand button").last
    last.tap()
    table.page.locator(".hand button[aria-pressed=true]").last.wait_for()


def check_large_hand_fits(table: ChuHanPage, width: int, height: int, rows: int = 3) -> None:
    resize(table.page, width, height)
    script = "all => all.map(e => e.getBoundingClientRect().toJSON())"
    boxes = table.page.locator(".hand button").evaluate_all(script)
    assert len({round(box["top"]) for box in boxes}) <= rows
    for box in boxes:
        assert box["width"] >= 36, box
        assert box["height"] >= 50, box
        assert box["left"] >= 0, box
        assert box["right"] <= width, box
        assert box["bottom"] <= height, box
    inside = """all => all.map(e => [e, e.closest('button')].map(one => one.getBoundingClientRect()))
        .every(([sign, card]) => sign.left >= card.left && sign.right <= card.right && sign.bottom <= card.bottom)"""
    assert table.page.locator(".hand .icon svg").evaluate_all(inside), "the icons of powers are inside their cards"
    for name in table.page.locator(".hand .named .name").all():
        assert name.is_visible()
    assert table.page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_set_that_cannot_be_played_says_why(visit: Visit) -> None:
    table = visit()
    table.start_bot_game()
    ranks = table.page.locator(".hand .corner").all_inner_texts()
    positions = sorted({rank: i for i, rank in enumerate(ranks) if rank not in ("0", "3")}.values())
    for place in positions[:2]:
        table.page.locator(".hand button").nth(place).click()
    assert not table.can_play()
    assert "are not a set" in table.prompt_note
    table.page.keyboard.press("Enter")
    assert table.hand_size() == len(ranks), "nothing was played"
    table.page.keyboard.press("Escape")
    assert table.page.locator(".hand [aria-pressed=true]").count() == 0


def test_a_power_is_described_to_the_player_it_is_used_against(server: Server, visit: Visit) -> None:
    def use_ji_bu(legal: list[str], chance: random.Random) -> str:
        return "use JiBu" if "use JiBu" in legal else play_longest_set(legal, chance)

    def has_to_react(states: list[Json]) -> bool:
        pending = states[0]["view"].get("pending")
        return states[0]["question"] is not None and pending is not None and pending["play"] == "use JiBu"

    played = play_to(server.address, has_to_react, use_ji_bu)
    table = visit(f"/t/{played.id}", cookie=played.cookies["han"])
    reaction = table.page.locator(".reaction")
    reaction.wait_for()
    assert "Your rival looks at the top four cards" in reaction.inner_text()
    assert "you also play with an open hand" in reaction.inner_text()


def test_a_move_is_undone(visit: Visit) -> None:
    table = visit()
    table.start_bot_game()
    before = table.page.locator(".hand button").evaluate_all("all => all.map(e => e.innerText)")
    undo = table.page.get_by_role("button", name="Take back")
    assert undo.is_disabled()
    table.playable().first.click()
    assert table.can_play()
    table.page.locator(".actions .filled").click()
    table.page.wait_for_function("n => document.querySelectorAll('.hand button').length < n", arg=len(before))
    table.until("asked", "reaction")
    undo.click()
    table.page.wait_for_function("n => document.querySelectorAll('.hand button').length === n", arg=len(before))
    assert table.page.locator(".hand button").evaluate_all("all => all.map(e => e.innerText)") == before


def test_a_spectator_sees_only_card_backs(visit: Visit) -> None:
    player = visit()
    player.start_bot_game()
    guest = visit(player.page.url)
    guest.page.get_by_text("You are watching").wait_for()
    assert guest.page.locator(".hand").count() == 0
    assert guest.page.locator(".fan .card:not(.back)").count() == 0
    assert guest.page.locator(".fan .card.back").count() == 30
    player.playable().first.click()
    assert player.can_play()
    player.page.locator(".actions .filled").click()
    guest.page.locator(".side .list", has_text="Han leads").wait_for(state="attached")


def test_a_card_is_dragged_to_the_table(visit: Visit) -> None:
    table = visit()
    table.start_bot_game()
    cards = table.hand_size()
    box = table.playable().first.bounding_box()
    mouse = table.page.mouse
    mouse.move(box["x"] + 20, box["y"] + 40)
    mouse.down()
    for step in range(1, 12):
        mouse.move(box["x"] + 20, box["y"] + 40 - 30 * step)
    assert table.can_play()
    mouse.up()
    table.page.wait_for_function("n => document.querySelectorAll('.hand button').length < n", arg=cards)


def test_name_and_theme_are_saved(visit: Visit) -> None:
    page = visit("/settings").page
    page.get_by_label("Name").fill("Ania")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Saved.").wait_for()
    with page.expect_response("**/api/me"):
        page.get_by_label("Theme").select_option("dark")
    page.reload()
    page.get_by_label("Name").wait_for()
    assert page.get_by_label("Name").input_value() == "Ania"
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_a_hint_selects_cards_and_shows_a_continuation(visit: Visit) -> None:
    table = visit()
    table.start_bot_game()
    table.page.get_by_role("button", name="Hint").click()
    first = table.page.locator(".hints button").first
    first.wait_for()
    assert re.search(r"\d+% chance|below 1%", table.page.locator(".hints-panel").inner_text())
    first.click()
    assert table.can_play() or table.actions()

    def expects_an_answer(number: int) -> bool:
        if number > 0:  # the first one is chosen already, and a second click would close the hints
            table.page.locator(".hints button").nth(number).click()
            settle(table.page)
        return re.search(r"Likely continuation: Chu: \w+", table.page.locator(".hints-panel").inner_text()) is not None

    # Not every hint has a continuation: a reply is left out if Chu cannot make it in the sampled world.
    assert any(expects_an_answer(number) for number in range(table.page.locator(".hints button").count()))
