"""Huang in the browser: whole games, and the ways to play them."""

import itertools
import re
from typing import Any

import pytest

from tests.browser.axe import Axe
from tests.browser.conftest import Visit
from tests.browser.fast_forward import play_huang_to_end
from tests.browser.huang_page import BOARD, HuangPage
from tests.browser.settling import resize, settle
from tests.server.servers import Server
from tests.support.waiting import wait_until
from tianxia.games.huang.rules.board import MAPS_FOLDER, read_board

# Whether two characters look different in the fonts of an element, also on a device without Chinese fonts.
DISTINGUISHES_CHARACTERS = """element => {
    const drawn = character => {
        const pen = document.createElement('canvas').getContext('2d');
        pen.font = `600 40px ${getComputedStyle(element).fontFamily}`;
        pen.fillText(character, 5, 60);
        return pen.canvas.toDataURL();
    };
    return drawn('韓') !== drawn('漢');
}"""


def table_of(visit: Visit, path: str = "/", **options: Any) -> HuangPage:
    return HuangPage(visit(path, **options).page)


def test_a_whole_short_game_by_mouse(visit: Visit, axe: Axe) -> None:
    table = table_of(visit)
    table.create_table("me", "bot:novice", **{"Short game": True})
    table.ready()
    for number in range(200):
        state = table.until("over", "conflict", "result", "asked")
        if state == "over":
            break
        table.decide(calm=number > 12)
    end = table.page.locator(".end")
    assert end.locator("h2").inner_text() in ("You won", "You lost", "Nobody wins")
    assert end.locator(".why").inner_text() == "The game is over: the bag is empty."
    scores = [int(text) for text in end.locator(".scores b").all_inner_texts()]
    assert scores == sorted(scores, reverse=True), "the winner comes first"
    for row in end.locator("tbody tr").all():
        cells = row.locator("td")
        four = [int(cells.nth(i).locator(".num").inner_text()) for i in range(4)]
        assert int(cells.nth(5).inner_text()) == min(four), "the lowest colour counts"
        white = int(cells.nth(4).inner_text())
        sums = [text.split(" + ") for text in row.locator("small").all_inner_texts()]
        assert sum(int(part[-1]) for part in sums) == white, "all artisan points are spread"
        assert row.locator(".low").count() >= 1
    axe.check(table.page)
    played = table.page.url.rpartition("/")[2]

    # With motion, winner and scores are shown first, then the final scoring step by step.
    cookie = next(one["value"] for one in table.page.context.cookies() if one["name"] == "tianxia")
    slowly = visit("/words/en.ftl", cookie=cookie, reduced_motion="no-preference").page
    slowly.clock.install(time=0)
    slowly.clock.pause_at(1)
    slowly.goto(f"/t/{played}")
    slowly.locator(".end [data-action=skip]").wait_for()
    assert slowly.locator(".end .scores b").all_inner_texts() == end.locator(".scores b").all_inner_texts()
    assert slowly.locator(".end td.score").all_inner_texts() == ["", ""], "the final scoring is still being shown"
    slowly.clock.run_for(20_000)
    slowly.locator(".end [data-action=skip]").wait_for(state="detached")
    assert slowly.locator(".end td.score").all_inner_texts() == end.locator("td.score").all_inner_texts()
    slowly.context.close()

    table.page.get_by_role("button", name="Rematch").click()
    table.page.locator(".end.over").wait_for(state="detached")
    table.until("asked", "waiting", "conflict")

    # The finished game has a replay.
    table.page.goto(f"/r/{played}/3")
    table.ready()
    tiles = table.page.locator("[data-piece^='tile:']").count()
    table.page.keyboard.press("End")
    table.page.wait_for_function("n => document.querySelectorAll(\"[data-piece^='tile:']\").length > n", arg=tiles)
    boxes = "all => all.map(e => e.getBoundingClientRect().right)"
    (edge,) = table.page.locator(".plot .area").evaluate_all(boxes)
    for tag in table.page.locator(".plot .where").evaluate_all(boxes):
        assert tag <= edge + 1, "the tags of the seats stay inside the chart"
    axe.check(table.page)


def test_a_table_says_that_it_opens_until_its_board_has_arrived(visit: Visit) -> None:
    table = table_of(visit)
    page = table.page
    held: list[Any] = []
    page.route("**/api/games/huang/boards/*", lambda route: held.append(route))
    page.locator("[data-play=huang]").click()
    page.locator(".prompt [data-action=leaders]").wait_for()
    assert page.locator(".map [role=status]").inner_text() == "Opening the table…"
    assert table.state() == "opening", "the hexes of the picture in the lobby are no board"
    wait_until(lambda: held, "the page asks for the board", lambda: page.wait_for_timeout(20))
    for request in held:
        request.continue_()
    table.until("asked")


@pytest.mark.parametrize(
    ("options", "name", "bandits"),
    [
        ({"Bandits": True, "Palace": True, "Short game": True}, "warring-states", True),
        ({"Map": "Eighteen Kingdoms", "Palace": True, "Short game": True}, "eighteen-kingdoms", False),
    ],
)
def test_modules_at_the_table(visit: Visit, axe: Axe, options: dict[str, bool | str], name: str, bandits: bool) -> None:
    """Both maps with all their modules: what lies there is named, and twelve decisions are made among it."""
    table = table_of(visit)
    table.create_table("me", "bot:novice", **options)
    table.ready()
    labels = table.page.locator(BOARD).evaluate_all("all => all.map(e => e.getAttribute('aria-label') ?? '')")
    assert sum("capital" in label for label in labels) == len(read_board(MAPS_FOLDER / f"{name}.toml").capitals)
    assert any("bandits" in label for label in labels) is bandits
    for place in (".map .name", ".list", ".prompt .title"):
        assert table.page.locator(place).first.evaluate(DISTINGUISHES_CHARACTERS), f"Han and Han in {place}"
    for _ in range(12):
        if table.until("over", "conflict", "result", "asked") == "over":
            break
        table.decide()
    axe.check(table.page)


def test_some_turns_by_keyboard_alone(visit: Visit) -> None:
    table = table_of(visit)
    page, keys = table.page, table.page.keyboard
    table.tab_to("[data-play=huang]")
    keys.press("Tab")
    keys.type("Novice")
    keys.press("Shift+Tab")
    keys.press("Enter")
    table.ready()
    laid = 0
    while laid < 4:
        if table.until("asked", "conflict", "result") != "asked":
            table.decide()
            continue
        mark = table.mark()
        if "exchange" not in table.actions():
            table.tab_to(".prompt .actions button")
            keys.press("Enter")
            table.wait_for_change(mark)
            continue
        table.tab_to(".rack.hand button")
        keys.press("Home")
        while "dimmed" in (page.evaluate("document.activeElement.className") or ""):
            keys.press("ArrowRight")
        keys.press("Space")
        page.locator(".rack.hand [aria-pressed=true]").wait_for()
        keys.press("Enter")
        focus = "document.activeElement.getAttribute('data-hex')"
        first = page.evaluate(focus)
        assert first in table.legal(), "Enter leads to the board, to a hex where the tile can lie"
        keys.press("t")
        assert page.evaluate("document.activeElement.closest('.rack.hand') !== null"), "T leads to the tiles"
        keys.press("b")
        assert page.evaluate(focus) == first, "B leads to the board"
        keys.press("t")
        keys.press("n")
        assert page.evaluate(focus) == first, "so does N"
        keys.press("d")
        keys.press("ArrowLeft")
        keys.press("n")
        assert page.evaluate(focus) in table.legal()
        assert page.evaluate("getComputedStyle(document.activeElement.querySelector('.ring')).stroke") != "none"
        keys.press("Space")
        page.locator(".prompt .filled").wait_for()
        keys.press("Escape")
        assert page.locator(".rack.hand [aria-pressed=true]").count() == 0, "Esc takes all back"
        table.tab_to(".rack.hand button")
        keys.press("Space")
        keys.press("Enter")
        keys.press("Space")
        page.locator(".prompt .filled").wait_for()
        mark = table.mark()
        keys.press("Enter")
        table.wait_for_change(mark)
        laid += 1
    keys.press("?")
    page.get_by_text("move from hex to hex").wait_for()


def test_a_revolt_and_an_undo_on_one_device(visit: Visit, axe: Axe) -> None:
    table = table_of(visit)
    table.create_table("me", "me")
    page = table.page
    if table.until("handover", "asked") == "handover":
        table.decide()
    first = table.dynasty()

    # The first action is taken back, and made again.
    table.leader("red", "I8")
    assert f"soldier leader of {first.title()}" in table.pieces("I8")
    assert table.title == "Your second action"
    page.get_by_role("button", name="Take back").click()
    page.get_by_text("Your first action").wait_for()
    assert "leader" not in table.pieces("I8")
    table.leader("red", "I8")
    rival = page.locator(".players > li:not(.me)")
    assert rival.locator(".name").inner_text().strip() == rival.get_attribute("data-seat").title(), "not by its guest"
    table.leader("yellow", "B8")

    table.until("handover")
    assert page.locator(f"{BOARD}, .rack, .players").count() == 0, "the handover hides everything"
    table.decide()
    second = table.dynasty()
    assert second != first
    table.press("leaders")
    page.locator('.rack.leaders [data-key="red"]').click()
    page.locator('[data-hex="G8"].legal').wait_for()
    page.wait_for_function("() => document.querySelector('[data-hex=G8]').ariaLabel.includes('revolt')")
    table.click("G8")
    table.wait_for_note("revolt against")
    table.do()
    table.until("conflict")
    assert page.locator(".conflict h2").inner_text() == f"Revolt: {second.title()} against {first.title()}"
    table.wait_for_focus("#conflict-title")
    assert page.locator(".conflict .total b").all_inner_texts() == ["1", "1"]
    axe.check(table.page)
    # Hints leave room for the two sides of the revolt.
    page.get_by_role("button", name="Hint").click()
    page.locator(".hints button").first.wait_for()
    assert page.locator(".hints-panel").bounding_box()["height"] < page.locator(".conflict").bounding_box()["height"]
    page.locator(".hints-panel").get_by_role("button", name="Close").click()
    # The leader beside the board adds its one, and the total follows at once.
    page.locator("[data-action=leader]").check()
    assert page.locator(".conflict .total b").first.inner_text() == "2"
    page.locator("[data-action=commit]").click()

    table.until("handover")
    table.decide()
    table.until("conflict")
    assert table.dynasty() == first
    assert page.locator(".conflict .total b").all_inner_texts() == ["2", "1"]
    page.locator("[data-action=commit]").click()
    table.until("handover")
    table.decide()
    table.until("result")
    assert page.locator(".conflict h2").inner_text() == f"{second.title()} wins the revolt"
    assert "2 to 1." in page.locator(".conflict").inner_text()
    axe.check(table.page)
    table.press("go-on")
    page.locator(".conflict").wait_for(state="detached")
    assert "leader" not in table.pieces("I8")
    assert f"soldier leader of {second.title()}" in table.pieces("G8")


def test_a_war_between_two_browsers_and_a_spectator(visit: Visit) -> None:
    one = table_of(visit)
    one.create_table("me", "open")
    link = one.page.get_by_label("Invite a player").input_value()
    two = table_of(visit, link)
    two.page.get_by_role("button", name="Sit here").click()
    for table in (one, two):
        table.ready()
    guest = table_of(visit, one.page.url)
    guest.page.get_by_text("You are watching").wait_for()
    guest.ready()
    wait_until(lambda: "asked" in (one.state(), two.state()), "a player is asked", lambda: settle(one.page))
    active, other = (one, two) if one.state() == "asked" else (two, one)
    active.leader("red", "I8")
    active.leader("yellow", "B8")
    other.until("asked")
    other.leader("red", "K8")
    held = next(
        colour
        for colour in ("red", "yellow", "green", "white")
        if other.page.locator(f'.rack.hand [data-key="{colour}/1"]').count()
    )
    other.page.locator(f'.rack.hand [data-key="{held}/1"]').click()
    other.page.wait_for_function("() => document.querySelector('[data-hex=J8]').ariaLabel.includes('War')")
    other.click("J8")
    # The strengths have the names of their states.
    other.wait_for_note("War. Leaders meet: soldier; strength: Wei (yours) 0, Han 0")
    other.do()

    # Everybody sees the war; the players are asked in order.
    for table in (one, two, guest):
        table.page.locator(".conflict").wait_for()
        assert table.page.locator(".conflict h2").inner_text() == "War: Wei against Han"
        assert table.page.locator(".outline:not(.casing)").count() == 2
    assert guest.page.locator(".conflict .foot").count() == 0
    assert other.state() == "waiting"
    active.until("conflict")
    assert active.page.locator(".side.selected .title").inner_text() == "Han", "our own side is preselected"
    assert active.page.locator(".ties").inner_text() == f"{other.dynasty().title()} chooses the winner of a tie."
    most = int(active.page.locator(".conflict .row").get_attribute("aria-label").split()[-1])
    active.page.locator(".conflict .side", has_text="Han").click()
    if most:
        active.press("more")
        assert active.page.locator(".side.selected .total b").inner_text() == "1"
        active.press("stay-out")
    else:
        active.press("commit")
    other.until("conflict")
    assert "stays out" in other.page.locator(".conflict .commitments").inner_text()
    assert other.page.locator("[data-action=commit]").inner_text() == "Stay out"
    other.press("commit")
    # A tie of 0 to 0: the player who placed the tile decides.
    other.page.locator("[data-action=winner]").wait_for()
    assert other.page.locator(".conflict h2").inner_text() == "The war is tied. Who wins?"
    assert other.page.locator("[data-action=winner]").inner_text() == "Wei wins", "our own side is preselected"
    tie = f"A tie: {other.dynasty().title()} chooses the winner"
    active.page.locator(".conflict .lead", has_text=tie).wait_for()
    guest.page.clock.install()
    guest.page.clock.pause_at(guest.page.evaluate("Date.now()") / 1000 + 2)
    other.page.locator(".conflict .side", has_text="Han").click()
    other.page.locator("[data-action=winner]").click()
    for table in (one, two, guest):
        table.page.locator("[data-action=go-on]").wait_for()
        assert table.page.locator(".conflict h2").inner_text() == "Han wins the war"
        assert "leaves the board" in table.page.locator(".conflict .lines").inner_text()
        winner = f"0 to 0: {other.dynasty().title()} laid the tile and so chose the winner of the tie."
        assert table.page.locator(".conflict .lead").inner_text() == winner
    assert "leader" not in guest.pieces("K8")
    assert "war won by Han (0 to 0)" in guest.page.locator(".last-action").inner_text()

    # The next action is shown only after the result was closed or has been shown for some seconds.
    other.press("go-on")
    active.press("go-on")
    active.until("asked")
    active.leader("green", "K8")
    there = "() => document.querySelector('[data-hex=K8]').ariaLabel.includes('trader leader')"
    other.page.wait_for_function(there)
    assert "leader" not in guest.pieces("K8")
    guest.page.clock.run_for(10_000)
    guest.page.wait_for_function(there)
    assert guest.page.locator(".conflict").count() == 0, "the result closes automatically after some seconds"

    # A spectator sees no hands and no points.
    assert guest.page.locator(".rack.hand, .points-row").count() == 0
    assert guest.page.locator(".players .lock").count() == 2
    assert one.page.locator(".players .lock").count() == 1


def test_a_player_without_a_leader_in_a_war_must_choose_a_side_first(visit: Visit, axe: Axe) -> None:
    """Four players on one device; the third has no leader in the war."""
    table = table_of(visit, viewport={"width": 390, "height": 844}, has_touch=True)
    table.create_table("me", "me", "me", "me")
    page = table.page
    for red, yellow in (("I8", "B8"), ("K8", "")):
        if table.until("handover", "asked") == "handover":
            table.decide()
        table.leader("red", red)
        if yellow:
            table.leader("yellow", yellow)
        else:
            table.tile("J8")
    table.until("handover")
    table.decide()
    table.until("conflict")
    commit = page.locator("[data-action=commit]")
    assert page.locator(".side.selected").count() == 0
    assert commit.inner_text() == "Choose a side first"
    assert commit.get_attribute("aria-disabled") == "true"
    pair = page.locator(".pair").get_attribute("aria-label")
    assert re.fullmatch(r"soldier leader of \w+ against soldier leader of \w+", pair)
    # The sides differ on the board by line and name, as in the panel.
    assert page.locator(".above text.side").all_text_contents() == page.locator(".side .title").all_inner_texts()
    lines = page.locator(".outline:not(.casing)").evaluate_all(
        "all => all.map(e => getComputedStyle(e).strokeDasharray)"
    )
    assert len(set(lines)) == 2
    axe.check(page)
    # A desktop shows all of it at once.
    for size in ((1280, 800), (1280, 720), (1600, 1000), (820, 1180)):
        resize(page, *size)
        for part in (".conflict", ".conflict .body"):
            hidden = page.locator(part).evaluate("e => e.scrollHeight - e.clientHeight")
            assert hidden <= 0, (part, size)
        box = page.locator(".conflict .foot").bounding_box()
        assert box["y"] + box["height"] <= size[1]
    # On a phone in landscape, buttons and both totals are in view.
    for size in ((844, 390), (667, 375)):
        resize(page, *size)
        foot = page.locator(".conflict .foot").bounding_box()
        assert foot["y"] + foot["height"] <= size[1]
        for name in ("more", "stay-out", "commit"):
            box = page.locator(f".conflict [data-action={name}]").bounding_box()
            assert foot["y"] <= box["y"] < box["y"] + box["height"] <= size[1], (name, size)
        for total in page.locator(".conflict .total b").all():
            box = total.bounding_box()
            assert box["y"] + box["height"] <= foot["y"], size
    badges = page.locator(".above [data-piece^='badge:']").count()
    assert badges == page.locator(".hex [data-piece^='leader:']").count() > 0, "no line hides the badge of a leader"
    resize(page, 390, 844)
    commit.click(force=True)
    assert table.state() == "conflict", "a press without a side commits nothing"
    page.locator(".side.selectable", has_text="Han").click()
    assert commit.get_attribute("aria-disabled") is None
    commit.click()
    table.until("handover")


def test_a_tap_near_a_hex_selects_it_and_all_fits_one_phone_screen(visit: Visit, axe: Axe) -> None:
    table = table_of(visit, viewport={"width": 390, "height": 844}, has_touch=True, color_scheme="dark")
    table.create_table("me", "bot:novice")
    table.ready()
    page = table.page
    table.until("asked")
    fits(table, 390, 844)
    axe.check(table.page)
    # A finger drags a tile to the board; however quickly it does, the next tap counts.
    tile = page.locator(".rack.hand button:not(.dimmed):not([data-key^=blue])").first
    box = tile.bounding_box()
    for _ in range(5):
        drag_by_finger(page, (box["x"] + 20, box["y"] + 20), table.middle("D9"))
        page.locator(".prompt .title", has_text="on D9").wait_for()
        page.locator("[data-action=cancel]").tap()
        page.locator("[data-action=leaders]").wait_for()
    page.locator("[data-action=leaders]").tap()
    page.locator('.rack.leaders [data-key="red"]').tap()
    page.locator(".hex.legal").first.wait_for()
    fits(table, 390, 844)
    legal = table.legal()
    middles = {hex: table.middle(hex) for hex in legal}
    # A point beyond the hex, still within reach, to which no other legal hex is nearer.
    for hex, (x, y) in middles.items():
        spots = [(x + 20 * dx, y + 20 * dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
        found = [
            spot
            for spot in spots
            if min(middles, key=lambda name: (middles[name][0] - spot[0]) ** 2 + (middles[name][1] - spot[1]) ** 2)
            == hex
        ]
        if found:
            page.touchscreen.tap(*found[0])
            break
    page.locator(".prompt .filled").wait_for()
    assert table.title.endswith(f"to {hex}"), "the nearest legal hex is previewed"
    assert page.locator(f'[data-hex="{hex}"] [data-piece]').count() == 0, "and nothing is done before the button"
    fits(table, 390, 844)
    axe.check(table.page)
    page.locator("[data-action=do]").tap()
    page.locator(f'[data-hex="{hex}"] [data-piece]').wait_for()
    page.locator(".seats button").tap()
    page.locator("dialog .players > li").nth(1).wait_for()
    axe.check(table.page)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (360, 740), (844, 600), (1280, 800)])
def test_five_seats_on_one_screen(visit: Visit, width: int, height: int) -> None:
    table = table_of(visit, viewport={"width": width, "height": height}, has_touch=width < 720)
    bots = ["bot:novice"] * 4
    options = {"Bandits": True, "Palace": True} if height == 740 else {"Map": "Eighteen Kingdoms"}
    table.create_table("me", *bots, **options)
    table.ready()
    assert table.page.locator(".players > li").count() == 5
    # On a low phone the hexes keep a readable size, and the page scrolls a little.
    page_height = height + 60 if (width, height) == (360, 640) else height
    fits(table, width, page_height)
    table.until("asked", "conflict", "result")
    fits(table, width, page_height)
    if width == 1280:
        table.page.get_by_role("button", name="Show the strength").click()
        for _ in range(6):
            table.until("asked", "conflict", "result")
            table.decide()


def drag_by_finger(page: Any, start: tuple[float, float], end: tuple[float, float]) -> None:
    touch = page.context.new_cdp_session(page)
    for kind, share in (("touchStart", 0), ("touchMove", 0.5), ("touchMove", 0.9), ("touchMove", 1), ("touchEnd", 1)):
        x, y = (a + share * (b - a) for a, b in zip(start, end, strict=True))
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def fits(table: HuangPage, width: int, height: int) -> None:
    page = table.page
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    for selector in (
        ".rack .slot",
        ".prompt .actions .btn",
        ".hex .cell",
        "header button",
        ".players > li",
        ".conflict .btn",
    ):
        for box in page.locator(selector).evaluate_all("all => all.map(e => e.getBoundingClientRect().toJSON())"):
            assert box["left"] >= -0.5, (selector, box)
            assert box["right"] <= width + 0.5, (selector, box)
            assert box["top"] >= -0.5, (selector, box)
            assert box["bottom"] <= height + 0.5, (selector, box)


def test_an_illegal_hex_explains_itself_and_a_hint_selects_a_move(visit: Visit, axe: Axe) -> None:
    table = table_of(visit)
    table.start_bot_game()
    table.until("asked")
    page = table.page
    axe.check(table.page)
    letters = page.locator(".rack.hand .letter, .hex .letter, .players .letter")
    assert letters.evaluate_all("all => all.every(e => e.checkVisibility({ visibilityProperty: true }))")
    boxes = [one.bounding_box() for one in page.locator(".players li").nth(1).locator(".aside svg").all()]
    for left, right in itertools.pairwise(boxes):
        assert left["x"] + left["width"] < right["x"], "leaders beside the board do not overlap"
    land = page.locator(".rack.hand button:not([data-key^=blue])").first
    land.click()
    page.locator(".hex.legal").first.wait_for()
    axe.check(table.page)
    table.click("I11")
    page.get_by_text("I11 is river").wait_for()
    page.keyboard.press("Escape")
    table.click("C8")
    assert "capital" in table.prompt_note
    # A tile is dragged to the board: it is previewed there, and waits for the button.
    box = land.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(*table.middle("E9"), steps=5)
    page.locator(".hex.legal").first.wait_for()
    page.mouse.move(*table.middle("D9"), steps=2)
    page.mouse.up()
    assert table.title.endswith("on D9")
    page.locator('[data-action="do"].filled').wait_for()
    assert "tile" not in table.pieces("D9"), "nothing is laid before the button"
    # A leader among the players can be pressed.
    page.locator(".players [data-leader=red]").click()
    assert table.title == "Where does the soldier leader go?"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint").click()
    page.locator(".hints button").first.wait_for()
    page.locator(".hints button").first.click()
    page.locator(".prompt .filled").wait_for()


def test_a_hint_to_stop_emphasises_the_stop_button(visit: Visit) -> None:
    table = table_of(visit)
    table.start_bot_game()
    page = table.page
    while True:
        if table.until("asked", "conflict", "result") != "asked" or "exchange" not in table.actions():
            table.decide()
        elif not page.locator('.rack.hand [data-key="blue/1"]').count():
            table.exchange()
        elif not page.locator('.rack.hand [data-key="blue/2"]').count():
            # No farmer is left for a second one: against a bot nobody need be asked for it.
            page.locator('.rack.hand [data-key="blue/1"]').click()
            table.click(table.legal()[0])
            table.do()
            table.until("asked", "conflict", "result")
            assert table.actions() != ["stop"]
        else:
            page.locator('.rack.hand [data-key="blue/1"]').click()
            table.click(table.legal()[0])
            table.do()
            if table.until("asked", "conflict", "result") == "asked" and "stop" in table.actions():
                break
    assert table.title == "Another farmer?"
    page.get_by_role("button", name="Hint").click()
    page.locator(".hints button", has_text="No more").click()
    stop = page.locator(".prompt .filled")
    stop.wait_for()
    assert table.actions() == ["stop"]
    assert stop.inner_text() == table.title == "No more"
    mark = table.mark()
    stop.click()
    table.wait_for_change(mark)


def test_the_form_and_the_rules(visit: Visit, axe: Axe) -> None:
    table = table_of(visit, "/new/huang")
    table.page.get_by_label("Short game").set_checked(True)
    table.page.get_by_label("Number of players").select_option("5")
    assert table.page.locator(".seat-dragon select").count() == 1
    assert table.page.get_by_label("Short game").count() == 0, "it is for two, as the engine says"
    axe.check(table.page)
    for dynasty in ("rabbit", "rat", "goat", "dragon"):
        table.page.locator(f".seat-{dynasty} select").select_option("bot:novice")
    table.page.locator("button[type=submit]").click()
    table.ready()
    table.page.goto("/rules/huang")
    table.page.get_by_role("heading", name="The signs on the board").wait_for()
    axe.check(table.page)


@pytest.mark.parametrize(
    ("seats", "follows"),
    [
        (("me", "bot:novice", "bot:novice"), "All other players win."),
        (("me", "me", "bot:novice"), "A bot takes your place, and the others play on."),
    ],
)
def test_the_resign_dialog_of_a_larger_table_says_what_follows(
    visit: Visit, seats: tuple[str, ...], follows: str
) -> None:
    table = table_of(visit)
    table.create_table(*seats)
    table.until("asked", "handover")
    if table.state() == "handover":
        table.page.locator(".handover .filled").click()
    table.page.get_by_role("button", name="Menu").click()
    table.page.locator("dialog").get_by_role("button", name="Resign").click()
    table.page.locator("dialog").get_by_text(follows).wait_for()


@pytest.mark.parametrize("width", [390, 360])
def test_on_a_phone_the_reason_why_a_button_is_disabled_is_in_sight(visit: Visit, width: int) -> None:
    table = HuangPage(visit(viewport={"width": width, "height": 780}).page)
    table.start_bot_game()
    table.until("asked")
    page = table.page
    board, hand = (page.locator(one).bounding_box() for one in (".board", ".rack.hand"))
    page.locator(".prompt [data-action=build]").click(force=True)
    note = page.locator(".prompt-note", has_text="A pagoda costs two traders")
    note.wait_for()
    message = page.locator(".prompt .message").bounding_box()
    box = note.bounding_box()
    assert message["y"] <= box["y"] + 1
    assert box["y"] + box["height"] <= message["y"] + message["height"] + 1
    assert note.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    assert [page.locator(one).bounding_box() for one in (".board", ".rack.hand")] == [board, hand]


def test_the_end_of_three_players_shows_every_row_on_a_phone(visit: Visit, server: Server) -> None:
    prepared = play_huang_to_end(server.address, 3)
    (cookie,) = prepared.cookies.values()
    page = visit(f"/t/{prepared.id}", cookie=cookie, viewport={"width": 390, "height": 844}).page
    page.locator(".end.over tbody tr").nth(2).wait_for()
    for size in ((390, 844), (360, 640), (820, 1180), (1280, 800)):
        resize(page, *size)
        top = page.locator(".end.over .actions").first.bounding_box()["y"]
        for row in page.locator(".end.over tbody tr").all():
            box = row.bounding_box()
            assert 0 <= box["y"] < box["y"] + box["height"] <= top + 1, size


def test_the_button_for_strengths_lies_on_nothing_else(visit: Visit) -> None:
    table = table_of(visit, viewport={"width": 390, "height": 844}, has_touch=True)
    table.start_bot_game()
    table.until("asked")
    table.page.locator(".strength-toggle button").tap()
    covered = """() => {
        const button = document.querySelector('.strength-toggle button');
        const style = getComputedStyle(button);
        const inset = style.backgroundClip === 'content-box' ? parseFloat(style.paddingTop) : 0;
        const box = button.getBoundingClientRect();
        return [...document.querySelectorAll('.rack .slot, .prompt .btn')].filter(one => {
            const other = one.getBoundingClientRect();
            return other.right > box.left && other.left < box.right
                && other.bottom > box.top + inset && other.top < box.bottom - inset;
        }).map(one => one.textContent || one.ariaLabel);
    }"""
    for size in ((390, 844), (360, 740), (844, 390)):
        resize(table.page, *size)
        assert table.page.evaluate(covered) == [], size
