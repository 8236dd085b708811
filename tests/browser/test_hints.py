"""Hints are beside the board and preview their moves on it."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser import tour
from tests.browser.conftest import Visit
from tests.browser.fast_forward import play_to_war
from tests.browser.huang_page import HuangPage
from tests.browser.settling import resize, settle
from tests.browser.suntzu_page import SunTzuPage
from tests.server.servers import Server

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

PHONE = {"width": 390, "height": 844}
SIZES = ((1280, 800, 100), (820, 1180, 100), (390, 844, 100), (844, 390, 100), (1280, 800, 150), (390, 844, 200))
"""Width and height of the window, and the size of the text in per cent."""


def asked_for_hints(table: HuangPage) -> None:
    table.start_bot_game()
    table.until("asked")
    table.page.get_by_role("button", name="Hint").click()
    table.page.locator(".hints button").first.wait_for()


def test_a_hint_is_previewed_on_hover_and_stays_once_it_is_chosen(visit: Visit) -> None:
    table = HuangPage(visit().page)
    asked_for_hints(table)
    page = table.page
    chances = [int(text.split("%")[0]) for text in page.locator(".hints .chance").all_inner_texts()]
    assert chances == sorted(chances, reverse=True), "the best comes first"
    assert page.locator("dialog").count() == 0, "nothing lies over the board"
    about_board = page.locator(".hints button").filter(has_text=re.compile(r" [A-N]\d+"))
    first = about_board.first
    hex = re.findall(r" ([A-N]\d+)", first.inner_text())[0]
    chosen = page.locator("path.chosen")
    rows = page.locator(".hints li")
    # The server answers in order: with the previewed move it has described the effects of all hints, which need space.
    first.hover()
    page.locator(".prompt .filled").wait_for()
    page.mouse.move(5, 400)
    playwright.expect(chosen).to_have_count(0)
    places = [row.bounding_box() for row in rows.all()]
    first.hover()
    page.get_by_text("Likely continuation").wait_for()
    assert [row.bounding_box() for row in rows.all()] == places, "no row jumps"
    playwright.expect(page.locator(f'[data-hex="{hex}"]')).to_have_attribute("aria-pressed", "true")
    playwright.expect(chosen).to_have_count(1)
    page.mouse.move(5, 400)
    playwright.expect(chosen).to_have_count(0)
    first.focus()
    page.keyboard.press("Enter")
    playwright.expect(first).to_have_attribute("aria-pressed", "true")
    playwright.expect(chosen).to_have_count(1)
    page.keyboard.press("Escape")
    page.locator(".hints").wait_for(state="detached")
    playwright.expect(chosen).to_have_count(1)
    table.do()


def test_on_a_phone_hints_replace_the_prompt(visit: Visit) -> None:
    table = HuangPage(visit(viewport=PHONE, has_touch=True).page)
    asked_for_hints(table)
    page = table.page
    board, hints, hand = (page.locator(one).bounding_box() for one in (".board", ".hints-panel", ".rack.hand"))
    assert board["y"] + board["height"] <= hints["y"] + 1, "the board is in sight"
    assert hints["y"] + hints["height"] <= hand["y"] + 1, "and so is the hand"
    assert board["height"] > 844 / 3
    first = page.locator(".hints button").first
    first.tap()
    playwright.expect(first).to_have_attribute("aria-pressed", "true")
    # The move is played from here; and while hints come and go, the board keeps its place.
    assert page.locator(".board").bounding_box() == board
    first.tap()
    page.locator(".hints-panel").wait_for(state="detached")
    page.locator(".prompt .filled").wait_for()
    assert page.locator(".board").bounding_box() == board
    page.get_by_role("button", name="Hint").tap()
    page.locator(".hints button").first.tap()
    mark = table.mark()
    page.locator(".hints-panel .filled").tap()
    table.wait_for_change(mark)
    page.locator(".hints-panel").wait_for(state="detached")


@pytest.mark.parametrize(("chance", "note"), [(0.42, "each of these has a 42% chance"), (0.001, "is below 1%")])
def test_hints_with_the_same_chance_say_so_once_and_what_each_would_do(visit: Visit, chance: float, note: str) -> None:
    def level(text: str) -> str:
        return re.sub(r'"chance":[\d.e-]+', f'"chance":{chance}', text)

    table = HuangPage(visit("/", rewrite=level).page)
    asked_for_hints(table)
    page = table.page
    assert note in page.locator(".hints-panel .common").inner_text()
    assert page.locator(".hints .chance").count() == 0
    page.locator(".hints .effects").first.wait_for()


def with_first_hint(text: str) -> Callable[[str], str]:
    """Return a function that makes a move the first of all hints, in a message of the server."""

    def rewrite(message: str) -> str:
        if not message.startswith('{"type":"hint"'):
            return message
        hint = json.loads(message)
        others = [move for move in hint["moves"] if move["text"] != text]
        hint["moves"] = [{"text": text, "chance": 0.6, "share": 0.5, "variation": []}, *others]
        return json.dumps(hint)

    return rewrite


@pytest.mark.parametrize("text", ["100%", "200%"])
def test_on_a_phone_every_hint_can_be_played(visit: Visit, text: str) -> None:
    table = visit("/settings", viewport=PHONE, has_touch=True, rewrite=with_first_hint("writ"))
    page = table.page
    page.get_by_label("Text size").select_option(text)
    page.get_by_text("Saved.").wait_for()
    page.goto("/")
    table.start_bot_game()
    mark = table.mark()
    page.get_by_role("button", name="Hint").tap()
    first = page.locator(".hints button").first
    first.wait_for()
    playwright.expect(page.get_by_role("heading", name=re.compile(r"^\d hints?$"))).to_be_in_viewport()
    playwright.expect(first).to_be_in_viewport()
    first.tap()
    page.locator(".hints-panel .filled", has_text="Writ").tap()
    page.locator(".hints-panel").wait_for(state="detached")
    table.wait_for_change(mark)


def test_hints_wait_for_the_connection(visit: Visit) -> None:
    visit.expected_errors.append("WebSocket")
    table = visit(proxied=True)
    table.start_bot_game()
    table.until("asked")
    button = table.page.get_by_role("button", name="Hint")
    table.socket_proxy.delay()
    button.click()
    table.socket_proxy.cut()
    table.wait_for_prompt("Connection lost. Reconnecting…")
    playwright.expect(button).to_be_disabled()
    table.socket_proxy.drop()
    table.socket_proxy.mend()
    table.page.locator(".hints button").first.wait_for()


def enlarge_text(page: Any, percent: int) -> None:
    page.evaluate("percent => { document.documentElement.style.fontSize = `${percent}%`; }", percent)


@pytest.mark.parametrize("game", tour.GAMES)
def test_hints_show_in_every_question_on_every_screen(visit: Visit, game: str) -> None:
    page = visit("/").page
    button = page.get_by_role("button", name="Hint")
    asked = 0
    for stop in tour.table(page, game):
        if stop.endswith(("menu", "the end", "resign?")):
            break
        if page.locator("dialog").count() or not button.is_enabled():
            continue
        asked += 1
        for width, height, text in SIZES:
            enlarge_text(page, text)
            resize(page, width, height)
            button.click()
            page.locator(".hints button").first.click(trial=True)  # in sight, and nothing covers it
            playwright.expect(page.locator(".hints button").first).to_be_in_viewport()
            page.locator(".hints-panel").get_by_role("button", name="Close").click()
        enlarge_text(page, 100)
        resize(page, 1280, 800)
    assert asked >= 2


def test_a_hint_about_a_general_selects_one_of_those_below(visit: Visit) -> None:
    page = visit("/").page
    table = SunTzuPage(page)
    table.start_bot_game()
    table.until("choose")
    generals = page.locator(".generals label")
    page.get_by_role("button", name="Hint").click()
    page.locator(".hints button").nth(1).click()
    assert page.locator(".generals .chosen").count() == 1
    for one in generals.all():
        one.click(trial=True)
    table.primary_button().click()
    table.until("orders")


def test_the_general_of_every_hint_is_in_sight_below_the_hints(visit: Visit) -> None:
    page = visit("/").page
    table = SunTzuPage(page)
    table.start_bot_game()
    table.until("choose")
    page.get_by_role("button", name="Hint").click()
    page.locator(".hints button").first.wait_for()
    hints = page.locator(".hints button").all()
    assert len(hints) == 5
    names = set()
    for hint in hints:
        hint.hover()
        general = page.locator(".generals .chosen")
        playwright.expect(general).to_have_count(1)
        names.add(general.locator("b").inner_text())
        playwright.expect(general).to_be_in_viewport(ratio=0.98)
        playwright.expect(hint).to_be_in_viewport(ratio=0.98)
    assert len(names) == 5


def test_long_words_of_hints_stay_inside_their_buttons(visit: Visit) -> None:
    page = visit("/", locale="de-DE").page
    table = SunTzuPage(page)
    page.locator("[data-play=suntzu]").click()
    table.until("choose")
    page.get_by_role("button", name="Tipp").click()
    page.locator(".hints button").first.wait_for()
    beside = """() => [...document.querySelectorAll('.hints button')].filter(one => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const [text, box] = [range.getBoundingClientRect(), one.getBoundingClientRect()];
        return text.left < box.left + 4 || text.right > box.right - 4;
    }).map(one => one.textContent)"""
    for size in ((820, 1180), (1280, 800), (390, 844), (844, 390)):
        resize(page, *size)
        assert page.evaluate(beside) == [], size


# Return how far the tip of each arrow is from the middle of an element.
ARROW_TIPS = """selectors => {
    const heads = [...document.querySelectorAll('.arrow .head')];
    return heads.map((head, i) => {
        const area = head.ownerSVGElement.getBoundingClientRect();
        const [x, y] = head.getAttribute('d').slice(1).split('L')[0].split(' ').map(Number);
        const box = document.querySelector(selectors[i]).getBoundingClientRect();
        return Math.hypot(area.x + x - box.x - box.width / 2, area.y + y - box.y - box.height / 2);
    });
}"""
ARROW_STARTS = ARROW_TIPS.replace(".head')]", ".line')]").replace("split('L')", "split('Q')")


# Whether all arrows are so short that they hide nothing on their way.
ARE_SHORT = """() => [...document.querySelectorAll('.arrow')].every(arrow => {
    const [start, tip] = ['.line', '.head'].map(part =>
        arrow.querySelector(part).getAttribute('d').slice(1).split(/[LQ]/)[0].split(' ').map(Number));
    return Math.hypot(tip[0] - start[0], tip[1] - start[1]) < 60;
})"""


def check_arrows(page: Any, starts: list[str], ends: list[str]) -> None:
    """Check that the hint is shown with arrows to these elements, in sight and not by colour alone.

    Without starts, the arrows come from beside the board, and are so short that they hide nothing on their way.
    """
    playwright.expect(page.locator(".arrow")).to_have_count(len(ends))
    settle(page)
    for script, selectors in ((ARROW_STARTS, starts), (ARROW_TIPS, ends)):
        if selectors:
            # The arrows follow their pieces in the next frame, also when hints get longer.
            near = f"selectors => ({script})(selectors).every(distance => distance < 26)"
            page.wait_for_function(near, arg=selectors)
    if not starts:
        page.wait_for_function(ARE_SHORT)
    line, casing = (
        page.locator(f".arrow .{part}").first.evaluate("e => getComputedStyle(e).stroke") for part in ("line", "casing")
    )
    assert line != casing
    board = page.locator(".board > :first-child").bounding_box()
    assert page.locator("svg.arrows").bounding_box() == pytest.approx(board, abs=1), "no arrow hides a text"


@pytest.mark.parametrize(("size", "theme"), [((1280, 800), "light"), ((390, 844), "dark"), ((844, 390), "light")])
def test_an_arrow_leads_a_leader_to_its_hex_from_the_edge_or_from_its_old_one(
    visit: Visit, size: tuple[int, int], theme: str
) -> None:
    visitor = visit("/", rewrite=with_first_hint("leader red G8"), color_scheme=theme)
    page = visitor.page
    table = HuangPage(page)
    asked_for_hints(table)
    resize(page, *size)
    page.locator(".hints button").first.click()
    check_arrows(page, [], ['[data-hex="G8"] .cell'])
    page.locator(".hints-panel").get_by_role("button", name="Close").click()
    playwright.expect(page.locator(".arrow")).to_have_count(0)
    table.do()
    resize(page, 1280, 800)
    table.until("asked")
    visitor.socket_proxy.rewrite = with_first_hint("leader red L1")
    resize(page, *size)
    page.get_by_role("button", name="Hint").click()
    page.locator(".hints button").first.click()
    check_arrows(page, ['[data-hex="G8"] .cell'], ['[data-hex="L1"] .cell'])


def test_a_short_arrow_leads_a_tile_to_its_hex(visit: Visit) -> None:
    visitor = visit("/", proxied=True)
    page = visitor.page
    table = HuangPage(page)
    table.start_bot_game()
    table.until("asked")
    held = page.locator(".rack.hand button:not(.dimmed)").first
    colour = held.get_attribute("data-key").split("/")[0]
    held.click()
    hex = table.legal()[0]
    page.keyboard.press("Escape")
    visitor.socket_proxy.rewrite = with_first_hint(f"tile {colour} {hex}")
    page.get_by_role("button", name="Hint").click()
    first = page.locator(".hints button").first
    first.hover()
    check_arrows(page, [], [f'[data-hex="{hex}"] .cell'])
    page.mouse.move(5, 400)
    playwright.expect(page.locator(".arrow")).to_have_count(0)


def test_arrows_lead_orders_to_their_provinces(visit: Visit) -> None:
    page = visit("/").page
    table = SunTzuPage(page)
    table.start_bot_game()
    table.until("choose")
    table.decide()
    table.until("orders")
    for size in ((1280, 800), (390, 844)):
        resize(page, *size)
        page.get_by_role("button", name="Hint").click()
        page.locator(".hints button").first.click()
        orders = page.locator("[data-piece^='order:']")
        playwright.expect(orders).to_have_count(5)
        playwright.expect(page.locator(".hand .away")).to_have_count(5)
        playwright.expect(page.locator(".arrow")).to_have_count(5)
        places = page.locator("[data-piece^='order:']").evaluate_all("all => all.map(e => e.dataset.piece)")
        page.wait_for_function(
            """places => places.every(place => [...document.querySelectorAll('.arrow .head')].some(head => {
                const area = head.ownerSVGElement.getBoundingClientRect();
                const [x, y] = head.getAttribute('d').slice(1).split('L')[0].split(' ').map(Number);
                const box = document.querySelector(`[data-piece="${place}"]`).getBoundingClientRect();
                return Math.hypot(area.x + x - box.x - box.width / 2, area.y + y - box.y - box.height / 2) < 26;
            }))""",
            arg=places,
        )
        page.wait_for_function(ARE_SHORT)
        page.locator(".hints-panel").get_by_role("button", name="Close").click()


def test_hints_in_a_war_have_the_same_words_as_the_prompt(server: Server, visit: Visit) -> None:
    prepared = play_to_war(server.address)
    _, defender = prepared.cookies.values()
    visitor = visit(f"/t/{prepared.id}", cookie=defender, proxied=True)
    table = HuangPage(visitor.page)
    table.until("conflict")
    side = table.page.locator(".conflict .side", has_text="Wei").locator("input").get_attribute("value")
    visitor.socket_proxy.rewrite = with_first_hint(f"support {side} 1")
    table.page.get_by_role("button", name="Hint").click()
    hints = table.page.locator(".hints button")
    hints.first.wait_for()
    assert hints.first.locator(".move").inner_text() == "1 tile for Wei"
    for hint in hints.all():
        hint.hover()
        playwright.expect(table.page.locator(".prompt .title")).to_have_text(hint.locator(".move").inner_text())


def test_hints_stay_the_same_when_they_are_opened_again(visit: Visit) -> None:
    table = HuangPage(visit("/").page)
    asked_for_hints(table)
    page = table.page
    hints = page.locator(".hints button").all_inner_texts()
    for _ in range(3):
        page.locator(".hints-panel").get_by_role("button", name="Close").click()
        page.get_by_role("button", name="Hint").click()
        assert [text.split("\n")[0] for text in page.locator(".hints button").all_inner_texts()] == [
            text.split("\n")[0] for text in hints
        ]
        assert "One hint at a time" not in table.prompt_note
