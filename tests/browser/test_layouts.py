"""Layouts: phones in landscape, tablets in portrait, large windows, and boards that keep their size."""

import random
import re
from typing import Any

import pytest

from tests.browser import tour
from tests.browser.axe import Axe
from tests.browser.conftest import Visit
from tests.browser.fast_forward import hoard_cards, play_low_orders, play_to, play_to_against_bot
from tests.browser.huang_page import HuangPage
from tests.browser.settling import resize, settle
from tests.browser.suntzu_page import SunTzuPage
from tests.server.client import Json
from tests.server.servers import Server

LANDSCAPE_PHONES = ((844, 390), (667, 375))
PORTRAIT_TABLETS = ((820, 1180), (768, 1024))

# Return the parts of a table that are out of view: outside the window, or in an area that scrolls.
OUT_OF_SIGHT = """() => {
    const out = [];
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth)
        out.push(`the page is ${root.scrollWidth} by ${root.scrollHeight}`);
    const near = document.querySelector('.near');
    if (near.scrollHeight > near.clientHeight + 1) out.push(`${near.scrollHeight - near.clientHeight} px of .near`);
    const parts = 'header button, .prompt p, .btn, .hand button, .slot, .province, svg .hex, .strip, .pile, '
        + '.points-row li';
    for (const one of document.querySelectorAll(parts)) {
        if (!one.checkVisibility() || one.closest('.sr-only')) continue;
        const box = one.getBoundingClientRect();
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
            out.push(`${one.tagName}.${one.getAttribute('class')} ${(one.textContent || '').trim().slice(0, 20)}`);
    }
    return [...new Set(out)];
}"""

# Return the provinces whose pieces overlap those of another, or extend beyond the map.
CROWDED = """() => {
    const out = [];
    const map = document.querySelector('.map').getBoundingClientRect();
    const all = [...document.querySelectorAll('.province')].map(province => {
        const parts = [...province.querySelectorAll('.army, .name, .values span, .order, .slot')];
        return [province.dataset.province, parts.map(part => part.getBoundingClientRect())];
    });
    for (const [name, boxes] of all)
        if (boxes.some(box => box.left < map.left - 2 || box.right > map.right + 2 || box.top < map.top - 2
            || box.bottom > map.bottom + 2)) out.push(`${name} reaches beyond the map`);
    all.forEach(([a, boxes], i) => all.slice(i + 1).forEach(([b, others]) => {
        if (boxes.some(x => others.some(y => Math.min(x.right, y.right) - Math.max(x.left, y.left) > 1
            && Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top) > 1))) out.push(`${a} lies on ${b}`);
    }));
    return out;
}"""


def at_rest(page: Any, game: str) -> None:
    """Open a table of one game at a question that its board and hand answer."""
    stops = tour.table(page, game)
    next(stops)
    if game == "suntzu":
        next(stops)
    settle(page)


def width_of(page: Any, selector: str) -> float:
    return float(page.locator(selector).first.evaluate("e => e.getBoundingClientRect().width"))


@pytest.mark.parametrize("game", tour.GAMES)
def test_a_phone_in_landscape_shows_the_whole_board_and_hand_side_by_side(visit: Visit, game: str) -> None:
    page = visit("/", viewport={"width": 844, "height": 390}, has_touch=True).page
    at_rest(page, game)
    for width, height in LANDSCAPE_PHONES:
        resize(page, width, height)
        assert page.evaluate(OUT_OF_SIGHT) == [], (width, height)
        board = page.locator(".board > :first-child, .middle").last.bounding_box()
        near = page.locator(".near").bounding_box()
        assert near["x"] >= board["x"] + board["width"] - 1
        if game == "huang":
            assert page.locator("svg.turned").count() == 0
            assert width_of(page, ".hex .cell") >= 26
        if game == "suntzu":
            assert page.evaluate(CROWDED) == []


@pytest.mark.parametrize("game", ["suntzu", "huang"])
def test_a_tablet_in_portrait_has_a_large_board(visit: Visit, game: str) -> None:
    page = visit("/", viewport={"width": 820, "height": 1180}, has_touch=True).page
    at_rest(page, game)
    for width, height in PORTRAIT_TABLETS:
        resize(page, width, height)
        assert page.evaluate(OUT_OF_SIGHT) == [], (width, height)
        if game == "huang":
            assert page.locator("svg.turned").count() == 1
            assert width_of(page, ".hex .cell") >= 42
            market, side = page.locator(".market .slot").last.bounding_box(), page.locator(".side").bounding_box()
            assert market["x"] + market["width"] <= side["x"]
        else:
            assert page.evaluate(CROWDED) == []
            # The last row of the table beside it: "Levy" and "hidden" are two words.
            cells = page.locator(".forces tr").last.locator("td")
            boxes = [
                cells.nth(i).evaluate("""e => { const range = document.createRange();
                range.selectNodeContents(e); const box = range.getBoundingClientRect();
                return [box.left, box.right]; }""")
                for i in range(2)
            ]
            assert boxes[1][0] - boxes[0][1] >= 4
            assert boxes[1][1] <= width


def test_twenty_cards_can_be_read_on_a_tablet_in_a_large_window_and_on_a_phone(
    visit: Visit, server: Server, axe: Axe
) -> None:
    def wanted(states: list[Json]) -> bool:
        view, question = states[0]["view"], states[0]["question"]
        hand = view["hands"]["han"]
        if question is None or len(hand) != 20 or view.get("set") is None:
            return False
        legal = " ".join(question["legal"])
        return "…" not in legal and any(card.isalpha() and card not in legal for card in hand)

    prepared = play_to_against_bot(server.address, wanted, hoard_cards)
    page = visit(f"/t/{prepared.id}", cookie=prepared.cookies["han"], viewport={"width": 820, "height": 1180}).page
    page.locator(".hand button").nth(19).wait_for()
    settle(page)
    seen = """() => [...document.querySelectorAll('.hand button')].map(one => {
        const box = one.getBoundingClientRect();
        const next = one.nextElementSibling?.getBoundingClientRect();
        return next && next.top < box.bottom ? Math.min(box.width, next.left - box.left) : box.width;
    })"""
    assert min(page.evaluate(seen)) >= 60
    resize(page, 1600, 1000)
    assert min(page.evaluate(seen)) >= 70
    resize(page, 390, 844)
    assert page.locator(".hand.tight .card.dimmed.named").count() > 0, "a named card that cannot be played"
    axe.check(page)


def test_very_large_hands_fit_a_phone(visit: Visit, server: Server) -> None:
    def hoards(states: list[Json]) -> bool:
        return len(states[0]["view"]["hands"]["han"]) >= 25

    def hoards_orders(states: list[Json]) -> bool:
        is_laying = states[0]["question"]["prompt"][0] == "suntzu-ask-orders"
        return is_laying and len(states[0]["view"]["hands"]["suntzu"]) >= 13

    for game, seat, wanted, policy in (
        ("chuhan", "han", hoards, hoard_cards),
        ("suntzu", "suntzu", hoards_orders, play_low_orders),
    ):
        prepared = play_to_against_bot(server.address, wanted, policy, game=game)
        page = visit(f"/t/{prepared.id}", cookie=prepared.cookies[seat], viewport={"width": 390, "height": 844}).page
        page.locator(".hand button, [data-action=skip]").first.wait_for()
        if page.locator("[data-action=skip]").count():
            page.locator("[data-action=skip]").click()
        page.locator(".hand button").nth(12).wait_for()
        for size in ((390, 844), (844, 390)):
            resize(page, *size)
            assert page.evaluate(OUT_OF_SIGHT) == [], (game, size)
            if game == "suntzu":
                tops = page.locator(".hand button").evaluate_all("all => all.map(e => e.offsetTop)")
                assert len(set(tops)) == 2
                assert page.evaluate(CROWDED) == []


@pytest.mark.parametrize("game", tour.GAMES)
def test_a_lesson_on_a_phone_in_landscape_shows_board_coach_and_hand(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}", viewport={"width": 844, "height": 390}, has_touch=True).page
    page.locator("main .btn.filled").first.click()
    page.locator(".coach").wait_for()
    page.locator(".hand button, .rack button").first.wait_for()
    for width, height in LANDSCAPE_PHONES:
        resize(page, width, height)
        root = page.evaluate("() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
        assert root == [height, width]
        board = page.locator(".board > :first-child, .middle").last.bounding_box()
        coach = page.locator(".coach").bounding_box()
        assert coach["x"] >= board["x"] + board["width"] - 1
        assert board["y"] + board["height"] <= height + 1
        if game != "huang":
            assert page.evaluate(OUT_OF_SIGHT) == [], (width, height)


def test_on_a_low_phone_the_page_scrolls_before_the_board_of_huang_becomes_tiny(visit: Visit) -> None:
    """Phones whose browser shows its own bars have little height; a lesson needs some of it, too."""
    page = visit("/learn/huang", viewport={"width": 360, "height": 640}, has_touch=True).page
    page.locator("main .btn.filled").first.click()
    page.locator(".coach").wait_for()
    page.locator("[data-hex]").first.wait_for()
    lesson = page.url
    at_rest(page, "huang")
    for url in (page.url, lesson):
        page.goto(url)
        page.locator("[data-hex]").first.wait_for()
        for size in ((360, 640), (390, 664), (375, 553)):
            resize(page, *size)
            assert width_of(page, ".hex .cell") > 22, (url, size)
            assert page.locator(".rack").last.is_visible()
            page.locator(".rack button").last.tap(trial=True)  # a finger can scroll there
        resize(page, 390, 844)
        assert page.evaluate("document.documentElement.scrollHeight") == 844, "a higher phone shows all at once"


def test_cards_of_chuhan_grow_with_the_window(visit: Visit) -> None:
    page = visit("/").page
    at_rest(page, "chuhan")
    sizes = {}
    for size in ((1280, 800), (1600, 1000), (1920, 1080)):
        resize(page, *size)
        sizes[size[0]] = width_of(page, ".hand .card")
        assert page.evaluate(OUT_OF_SIGHT) == []
    assert sizes[1280] >= 80
    assert sizes[1600] >= 1.15 * sizes[1280]
    resize(page, 1600, 1000)
    assert width_of(page, ".pile .place") >= 90
    assert (
        page.locator(".trick .empty, .trick .to-beat figcaption").first.evaluate(
            "e => parseFloat(getComputedStyle(e).fontSize)"
        )
        >= 19
    )
    assert sizes[1920] >= sizes[1600]


def play_single_cards(legal: list[str], rng: random.Random) -> str:
    """Choose the lowest single card, so that tricks are long."""
    singles = [text for text in legal if re.fullmatch(r"play \S+", text)]
    return min(singles) if singles else "pass" if "pass" in legal else rng.choice(legal)


# Return the plays of a trick that extend beyond its area.
CUT_PLAYS = """() => {
    const area = document.querySelector('.trick').getBoundingClientRect();
    return [...document.querySelectorAll('.trick > *')].filter(one => {
        const box = one.getBoundingClientRect();
        return box.left < area.left || box.right > area.right;
    }).map(one => one.textContent);
}"""


def test_a_long_trick_of_chuhan_stays_between_piles_and_log(server: Server, visit: Visit) -> None:
    prepared = play_to(server.address, lambda states: len(states[0]["history"]["plays"]) >= 6, play_single_cards)
    page = visit(f"/t/{prepared.id}", cookie=prepared.cookies["han"]).page
    page.locator(".trick figure").first.wait_for()
    for size in ((1280, 800), (1600, 1000), (1920, 1080), (1500, 900), (1000, 800), (820, 1180), (390, 844)):
        resize(page, *size)
        settle(page)
        assert page.locator(".trick .to-beat").count() == 1
        assert page.evaluate(CUT_PLAYS) == [], size


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desktop", "phone"])
def test_the_map_of_sun_tzu_keeps_its_size_while_prompt_and_hand_change(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", viewport={"width": size[0], "height": size[1]}).page
    suntzu = SunTzuPage(page)
    heights = {}
    stops = tour.table(page, "suntzu")
    for stop in ("generals", "a card chosen", "a battle", "drawn"):
        assert next(stops) == f"suntzu: {stop}"
        settle(page)
        heights[stop] = page.locator(".map").evaluate("e => Math.round(e.getBoundingClientRect().height)")
        assert page.evaluate(CROWDED) == []
    if size[0] < 720:
        del heights["generals"]  # there they replace the hand and are taller
    assert len(set(heights.values())) == 1, (heights, suntzu.title)


# Return the parts of provinces and of the prompt that the cards to keep lie on.
HIDDEN_BY_DRAWN_CARDS = """() => {
    const drawn = document.querySelector('.drawn');
    const parts = [drawn, ...drawn.querySelectorAll('button')].map(e => e.getBoundingClientRect());
    const written = e => { const range = document.createRange(); range.selectNodeContents(e);
        return range.getBoundingClientRect(); };
    const others = '.province :is(.army, .name, .values span), .prompt :is(.btn, .title, .prompt-note), .rule button';
    return [...document.querySelectorAll(others)].filter(e => e.checkVisibility()).filter(e => {
        const box = e.matches('.prompt p') ? written(e) : e.getBoundingClientRect();
        return parts.some(x => Math.min(x.right, box.right) - Math.max(x.left, box.left) > 1
            && Math.min(x.bottom, box.bottom) - Math.max(x.top, box.top) > 1);
    }).map(e => `${e.className} ${e.textContent.trim().slice(0, 30)}`);
}"""


def test_the_cards_to_keep_hide_no_province_and_nothing_of_the_prompt(visit: Visit, server: Server) -> None:
    def draws_three(states: list[Json]) -> bool:
        view, question = states[0]["view"], states[0]["question"]
        return question["prompt"][0] == "suntzu-ask-keep" and len(view["drawn"]["suntzu"]) == 3

    prepared = play_to_against_bot(server.address, draws_three, play_low_orders, game="suntzu")
    page = visit(f"/t/{prepared.id}", cookie=prepared.cookies["suntzu"], viewport={"width": 390, "height": 844}).page
    page.locator(".drawn button, [data-action=skip]").first.wait_for()
    if page.locator("[data-action=skip]").count():
        page.locator("[data-action=skip]").click()
    page.locator(".drawn button").nth(2).wait_for()
    sizes = ((390, 844), (360, 640), (844, 390), (768, 1024), (820, 1180), (1024, 768), (1280, 800), (1600, 1000))
    faults = {}
    for chosen in (False, True):
        if chosen:
            page.locator(".drawn button").first.click()
            page.mouse.move(0, 0)
        for size in sizes:
            resize(page, *size)
            if found := page.evaluate(HIDDEN_BY_DRAWN_CARDS):
                faults[chosen, size] = found
            width = page.locator(".drawn button").first.bounding_box()["width"]
            assert width >= 44, (size, width)
    assert faults == {}


def test_no_word_of_the_forces_is_broken_on_a_small_tablet(visit: Visit) -> None:
    page = visit("/", viewport={"width": 768, "height": 1024}).page
    at_rest(page, "suntzu")
    cells = page.locator(".forces td.words")
    assert cells.all_inner_texts() == ["Move", "hidden"]
    lines = """e => { const range = document.createRange(); range.selectNodeContents(e);
        return range.getClientRects().length; }"""
    assert [cell.evaluate(lines) for cell in cells.all()] == [1, 1]


def test_the_board_of_huang_keeps_its_place_whatever_the_prompt_says(visit: Visit) -> None:
    page = visit("/").page
    at_rest(page, "huang")
    table = HuangPage(page)
    places: dict[tuple[int, int], set[str]] = {}

    def note() -> None:
        for size in ((1280, 800), (1600, 1000), (1100, 800), (820, 1180), (390, 844), (360, 640), (844, 390)):
            resize(page, *size)
            box = page.locator("svg[role=application]").bounding_box()
            places.setdefault(size, set()).add(str({name: round(value) for name, value in box.items()}))
        resize(page, 1280, 800)

    note()
    page.locator("[data-action=build]").click(force=True)
    assert table.prompt_note.startswith("A pagoda costs"), "a reason of two lines"
    note()
    table.press("leaders")
    note()
    page.locator('.rack.leaders [data-key="yellow"]').click()
    table.click("G8")
    note()
    page.keyboard.press("Escape")
    page.locator(".rack.hand button:not([data-key^=blue])").first.click()
    table.click("I11")
    page.get_by_text("I11 is river").wait_for()
    note()
    page.locator(".prompt .prompt-note").evaluate("e => (e.textContent = 'A long sentence about a hex. '.repeat(9))")
    note()
    assert {size: len(found) for size, found in places.items()} == dict.fromkeys(places, 1), places
    # What is too long for its place can be scrolled, and the buttons are whole.
    resize(page, 1280, 800)
    near = page.locator(".near").bounding_box()
    for button in page.locator(".prompt .btn").all():
        box = button.bounding_box()
        assert box["y"] >= near["y"]
        assert box["y"] + box["height"] <= near["y"] + near["height"]


def test_huang_uses_a_large_window(visit: Visit) -> None:
    page = visit("/").page
    at_rest(page, "huang")
    small = [width_of(page, one) for one in (".side", ".rack.hand .slot", ".hex .cell")]
    resize(page, 1600, 1000)
    large = [width_of(page, one) for one in (".side", ".rack.hand .slot", ".hex .cell")]
    assert all(new >= 1.15 * old for old, new in zip(small, large, strict=True))


def test_the_bar_of_a_phone_shows_the_round_in_every_language_and_whole_focus_rings(visit: Visit) -> None:
    page = visit("/", viewport={"width": 390, "height": 844}).page
    at_rest(page, "suntzu")
    inside = """() => {
        const [row, text] = ['.meta', '.meta > span'].map(one => document.querySelector(one).getBoundingClientRect());
        return text.top >= row.top - 2 && text.bottom <= row.bottom + 2 && text.right <= row.right + 2;
    }"""
    for language in ("de", "pl", "ru", "en"):
        page.locator("header button").last.click()
        with page.expect_response("**/api/me"):
            page.locator("dialog select").first.select_option(language)
        page.keyboard.press("Escape")
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        settle(page)
        assert page.evaluate(inside), language
    page.locator("header a").focus()
    for _ in range(4):
        page.keyboard.press("Tab")
        ring = page.evaluate("""() => {
            const style = getComputedStyle(document.activeElement);
            const out = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth);
            const box = document.activeElement.getBoundingClientRect();
            const bar = document.querySelector('header').getBoundingClientRect();
            return [document.activeElement.closest('header') !== null, parseFloat(style.outlineWidth),
                box.top - out - bar.top, bar.bottom - box.bottom - out];
        }""")
        if ring[0]:
            assert min(ring[1:]) >= 0, "the ring is inside the bar"
            assert ring[1] >= 3
