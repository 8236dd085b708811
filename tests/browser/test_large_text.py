"""Large text: by the zoom of the page, by the reader's own size, and by the setting. Nothing is lost or overlaps."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser import tour
from tests.browser.conftest import Visit
from tests.browser.huang_page import HuangPage
from tests.browser.settling import resize, settle
from tests.browser.suntzu_page import SunTzuPage

LOST = """() => {
    const out = [];
    const wide = document.documentElement.clientWidth;
    const whole = document.documentElement.scrollWidth;
    if (whole > wide) out.push('the page is ' + whole + ' wide');
    const top = document.querySelector('dialog[open]') ?? document.body;
    const name = e => `${e.tagName}.${e.className} ` + (e.textContent || e.ariaLabel || '').trim().slice(0, 40);
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!node.data.trim() || element.closest('.sr-only, svg, option, [aria-hidden=true], .card')) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        // Text for screen readers only.
        let clipped = false;
        for (let up = element; up; up = up.parentElement) clipped ||= getComputedStyle(up).clipPath !== 'none';
        if (clipped) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (!box.width) continue;
        if (box.left < -1 || box.right > wide + 1) out.push('beside the page: ' + name(element));
        let [sideways, down] = [true, true];
        for (let up = element; up && up !== document.documentElement; up = up.parentElement) {
            if (up.matches('[data-truncatable]')) break;  // text that is left out there is elsewhere as well
            const style = getComputedStyle(up);
            // What can be scrolled to is not lost.
            if (/auto|scroll/.test(style.overflowX)) sideways = false;
            if (/auto|scroll/.test(style.overflowY)) down = false;
            const clip = up.getBoundingClientRect();
            const slack = 2 + box.height * .2;
            const [narrow, low] = [sideways && style.overflowX === 'hidden', down && style.overflowY === 'hidden'];
            if (narrow && (box.left < clip.left - 1.5 || box.right > clip.right + 1.5)
                || low && (box.top < clip.top - slack || box.bottom > clip.bottom + slack))
                { out.push('cut off: ' + name(element) + ' by ' + up.tagName + '.' + up.className); break; }
        }
    }
    const kinds = '.btn, .field, header button, header h1, .slot, .prompt p, legend, label, h2';
    const parts = [...top.querySelectorAll(kinds)]
        .filter(e => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !e.closest('.sr-only'))
        .map(e => [e, e.getBoundingClientRect()]).filter(([, b]) => b.width > 1 && b.height > 1);
    // What a row that stays in sight covers can be scrolled to.
    const stays = e => e !== null && (getComputedStyle(e).position === 'sticky' || stays(e.parentElement));
    parts.forEach(([a, x], i) => parts.slice(i + 1).forEach(([b, y]) => {
        if (stays(a) !== stays(b)) return;
        if (a.contains(b) || b.contains(a) || a.closest('dialog') !== b.closest('dialog')) return;
        if (a.closest('[role=dialog]') !== b.closest('[role=dialog]')) return;
        const across = Math.min(x.right, y.right) - Math.max(x.left, y.left);
        const down = Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top);
        if (across > 3 && down > 3) out.push(name(a) + ' lies on ' + name(b));
    }));
    return [...new Set(out)];
}"""

# At large text a table on a phone may be higher than the screen. Everything can be scrolled to, the bar is whole, and
# what is written on cards and provinces does not lie on anything else.
CROWDED = """() => {
    const out = [];
    const text = e => (e.ariaLabel || e.textContent || '').trim().slice(0, 30);
    const name = e => `${e.tagName}.${e.getAttribute('class')} ${text(e)}`;
    const top = document.querySelector('dialog[open]') ?? document;
    const panel = document.querySelector('.floating, .drawn');
    for (const one of top.querySelectorAll('header button, .btn, .hand button, .slot, .province, .strip, select')) {
        if (!one.checkVisibility() || one.matches(':disabled') || one.closest('.sr-only, [inert]')) continue;
        one.scrollIntoView({ block: 'center' });
        const box = one.getBoundingClientRect();
        if (box.left < -1 || box.right > innerWidth + 1) out.push('beside the page: ' + name(one));
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        const reached = hit && (one.contains(hit) || hit.contains(one) || panel?.contains(hit));
        if (!reached) out.push('out of reach: ' + name(one));
    }
    scrollTo(0, 0);
    const apart = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) <= 1
        || Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) <= 1;
    const written = e => { const range = document.createRange(); range.selectNodeContents(e);
        return range.getBoundingClientRect(); };
    for (const card of document.querySelectorAll('.hand .card')) {
        const [title, signs] = [card.querySelector('.name'), card.querySelector('.characters span')];
        if (!title?.checkVisibility()) continue;
        const [box, whole] = [written(title), card.getBoundingClientRect()];
        if (box.left < whole.left - 2 || box.right > whole.right + 2) out.push('wider than its card: ' + name(title));
        if (signs && !apart(box, written(signs))) out.push('over its signs: ' + name(title));
    }
    const kinds = ['.army', '.name', '.values', '.order', '.orders .slot'].map(kind => '.province ' + kind).join();
    const pieces = [...document.querySelectorAll(kinds)].map(e => [e, e.getBoundingClientRect()]);
    pieces.forEach(([a, x], i) => pieces.slice(i + 1).forEach(([b, y]) => {
        if (!a.contains(b) && !apart(x, y)) out.push(name(a) + ' lies on ' + name(b));
    }));
    return [...new Set(out)];
}"""
PHONES = ((390, 844), (360, 740))
SIZES = (20, 24, 32)
"""Text of 125, 150 and 200 %, in pixels."""


class Enlarged:
    """A page at 200 %: in a window half as wide and high, or in the same window with text twice as large."""

    def __init__(self, visit: Visit, **options: Any) -> None:
        self.page = visit("/", **options).page
        self._fonts = self.page.context.new_cdp_session(self.page)

    def zoom(self) -> None:
        self.set_font_size(16)
        resize(self.page, 640, 400)

    def enlarge_text(self) -> None:
        self.set_font_size(32)
        resize(self.page, 1280, 800)

    def set_font_size(self, size: int) -> None:
        self._fonts.send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size * 13 // 16}})
        self.page.wait_for_function(
            "size => parseFloat(getComputedStyle(document.documentElement).fontSize) === size", arg=size
        )

    def lost(self, stops: Iterator[str]) -> dict[tuple[str, str], list[str]]:
        """What cannot be read, by where and how it was enlarged."""
        out = {}
        for stop in stops:
            for way in (self.enlarge_text, self.zoom):
                way()
                if found := self.page.evaluate(LOST):
                    out[stop, way.__name__] = found
            resize(self.page, 1280, 800)
        return out


def test_pages(visit: Visit) -> None:
    visit.expected_errors.append("404")
    enlarged = Enlarged(visit)
    assert enlarged.lost(tour.pages(enlarged.page)) == {}


@pytest.mark.parametrize("game", tour.GAMES)
def test_tables(visit: Visit, game: str) -> None:
    enlarged = Enlarged(visit)
    assert enlarged.lost(tour.table(enlarged.page, game)) == {}


@pytest.mark.parametrize("game", tour.GAMES)
def test_tables_on_a_phone(visit: Visit, game: str) -> None:
    enlarged = Enlarged(visit, viewport={"width": 390, "height": 844}, has_touch=True)
    page = enlarged.page
    faults = {}
    for stop in itertools.islice(tour.table(page, game), 2):
        page.mouse.move(0, 0)  # away from pieces, which would explain themselves to a pointer that rests on them
        for (width, height), size in itertools.product(PHONES, SIZES):
            enlarged.set_font_size(size)
            resize(page, width, height)
            if found := page.evaluate(LOST) + page.evaluate(CROWDED):
                faults[stop, width, size] = found
        enlarged.set_font_size(16)
        resize(page, 390, 844)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "one screen at 100 %"
    assert faults == {}


def test_the_setting_enlarges_every_page_at_once_and_is_kept(visit: Visit) -> None:
    page = visit("/settings", viewport={"width": 1000, "height": 800}).page
    field = page.get_by_label("Text size")
    size = "() => parseFloat(getComputedStyle(document.querySelector('h1')).fontSize)"
    field.wait_for()
    before = page.evaluate(size)
    with page.expect_response("**/api/me"):
        field.select_option("150")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "24px"
    # 1000 px with text of 150 % are laid out as 667 px are: as on a phone, where the title is a little smaller.
    assert page.evaluate(size) == pytest.approx(before * 1.5 * 17 / 20)
    page.evaluate("localStorage.clear()")
    page.goto("/rules/chuhan")
    page.wait_for_function("() => getComputedStyle(document.documentElement).fontSize === '24px'")
    page.add_init_script(
        "addEventListener('DOMContentLoaded', () => window.early = getComputedStyle(document.documentElement).fontSize)"
    )
    page.reload()
    assert page.evaluate("window.early") == "24px", "before anything is drawn"
    page.goto("/settings")
    with page.expect_response("**/api/me"):
        field.select_option("200")
    page.reload()
    assert page.evaluate("window.early") == "32px", "twice as large is offered, too"
    SunTzuPage(visit("/").page).create_table("me", "bot:novice")
    page.route("**/api/tables", lambda route: route.fulfill(json=route.fetch().json() | {"open": []}))
    page.goto("/")
    page.get_by_role("heading", name="Games in progress").wait_for()
    for size, width in itertools.product(("175", "200"), (390, 360)):
        page.evaluate("size => document.documentElement.style.fontSize = size + '%'", size)
        resize(page, width, 844)
        assert page.evaluate(LOST) == [], (size, width)


def test_text_grows_with_the_readers_own_size(visit: Visit) -> None:
    """With a browser text size of 32 px instead of 16 px, all text is twice as large."""
    small = visit("/settings").page
    sizes = """() => [...document.querySelectorAll('h1, h2, label, .btn, .field')]
        .map(e => parseFloat(getComputedStyle(e).fontSize))"""
    small.get_by_role("button", name="Save").wait_for()
    before = small.evaluate(sizes)
    enlarged = Enlarged(visit)
    enlarged.enlarge_text()
    large = enlarged.page
    large.goto("/settings")
    large.get_by_role("button", name="Save").wait_for()
    after = large.evaluate(sizes)
    assert len(before) == len(after) > 10
    # On a narrow page titles are a little smaller, everything else is twice as large.
    assert all(new >= 1.6 * old for old, new in zip(before, after, strict=True))


def test_bar_coach_and_hints_use_the_width_of_a_phone_with_text_of_200_percent(visit: Visit) -> None:
    enlarged = Enlarged(visit, viewport={"width": 390, "height": 844}, has_touch=True)
    page = enlarged.page
    enlarged.set_font_size(32)

    def box(selector: str) -> Any:
        return page.locator(selector).first.bounding_box()

    page.get_by_role("link", name="Replays").wait_for()
    settle(page)
    assert box("header .home")["x"] < 40, "the title starts at the left"
    row = [one["y"] + one["height"] / 2 for one in (box("header .replays"), box("header button"))]
    assert row[0] == pytest.approx(row[1], abs=4), "one row of links and buttons"
    page.goto("/learn/huang")
    page.locator("main .btn.filled").first.click()
    page.locator(".coach h2").wait_for()
    settle(page)
    assert box(".coach header")["width"] > 300, "the title of a scene has the whole width"
    assert box(".coach .buttons")["y"] >= box(".coach header")["y"] + box(".coach header")["height"] - 1
    page.goto("/")
    page.locator("[data-play=huang]").click()
    HuangPage(page).until("asked")
    page.get_by_role("button", name="Hint").tap()
    page.locator(".hints button").first.tap()
    page.locator(".hints-panel .head .filled").wait_for()
    settle(page)
    title = page.locator(".hints-panel h2")
    assert title.evaluate("e => e.getClientRects()[0].height < 1.9 * parseFloat(getComputedStyle(e).fontSize)")
    assert box(".hints-panel .head .filled")["width"] > 300


# Return what sticks out of the page or of the sheet over it, or is too narrow for its words.
TOO_WIDE = """() => {
    const top = document.querySelector('dialog[open]') ?? document.querySelector('main');
    const wide = document.documentElement.clientWidth;
    const scrolls = [...top.querySelectorAll('.body')].filter(e => e.scrollWidth > e.clientWidth + 1)
        .map(e => `a sheet is ${e.scrollWidth} wide`);
    for (const button of top.querySelectorAll('.btn'))
        if (button.checkVisibility() && button.offsetHeight > button.offsetWidth + 1)
            scrolls.push(`${button.textContent.trim()} is a column of letters`);
    return scrolls.concat([...top.querySelectorAll('*')].filter(e => e.checkVisibility() && !e.closest('.sr-only, svg'))
        .filter(e => { const box = e.getBoundingClientRect(); return box.left < -1 || box.right > wide + 1; })
        .map(e => `${e.tagName}.${e.className} ${e.textContent.trim().slice(0, 30)}`));
}"""


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_forms_and_settings_are_as_wide_as_a_phone_at_most(visit: Visit, language: str) -> None:
    page = visit("/", viewport={"width": 360, "height": 740}, has_touch=True, locale=language).page
    faults = {}

    def check(stop: str) -> None:
        for size, width in itertools.product(("150", "200"), (390, 360)):
            page.evaluate("size => document.documentElement.style.fontSize = size + '%'", size)
            resize(page, width, 740)
            if found := page.evaluate(TOO_WIDE):
                faults[stop, size, width] = found
        page.evaluate("document.documentElement.style.fontSize = ''")

    for path, ready in (
        ("/new/huang", "form .actions .btn"),
        ("/settings", ".entry"),
        ("/learn/huang", "[data-action=learn]"),
    ):
        page.goto(path)
        page.locator(ready).first.wait_for()
        check(path)
    page.goto("/")
    page.locator("[data-play=suntzu]").click()
    SunTzuPage(page).until("choose")
    page.locator("header button").last.click()
    page.locator("dialog .menu > button:not(.keyboard)").nth(3).click()
    page.locator("dialog .parts").wait_for()
    check("the settings over a table")
    assert faults == {}


OUTSIDE = """selectors => selectors.flatMap(([box, parts]) => {
    const outer = document.querySelector(box).getBoundingClientRect();
    return [...document.querySelectorAll(parts)].filter(part => {
        const inner = part.getBoundingClientRect();
        return inner.left < outer.left - 1 || inner.right > outer.right + 1
            || inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
    }).map(part => part.className + ' ' + part.textContent);
})"""
"""The parts that stick out of their boxes."""


def test_piles_and_final_scores_fit_a_laptop_with_text_of_150_percent(visit: Visit) -> None:
    enlarged = Enlarged(visit)
    page = enlarged.page
    enlarged.set_font_size(24)
    page.locator("[data-play=chuhan]").click()
    page.locator(".hand button").first.wait_for()
    assert page.evaluate(OUTSIDE, [["aside", "aside .place, aside .text, aside .writs"]]) == []
    page.goto("/")
    page.locator("[data-play=huang]").click()
    page.locator(".rack.hand button").first.wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog .filled").click()
    page.locator(".end.over .actions .btn").first.wait_for()
    if page.locator("[data-action=skip]").count():
        page.locator("[data-action=skip]").click()
    assert page.evaluate(OUTSIDE, [[".side", ".end td, .end th, .end .btn:not(.quiet)"]]) == []


@pytest.mark.parametrize("language", ["ru", "de"])
def test_the_longest_words_of_forms_and_battles_fit_a_phone(visit: Visit, language: str) -> None:
    enlarged = Enlarged(
        visit, stored_settings={"language": language}, viewport={"width": 390, "height": 844}, has_touch=True
    )
    page = enlarged.page
    too_wide = """() => [...document.querySelectorAll('main *, .near *')]
        .filter(e => e.checkVisibility() && !e.closest('.sr-only, .who, .track'))
        .filter(e => e.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
        .map(e => `${e.tagName}.${e.className} ${e.textContent.trim().slice(0, 30)}`)"""
    faults = {}

    def check(stop: str) -> None:
        for size in SIZES:
            enlarged.set_font_size(size)
            settle(page)
            if found := page.evaluate(too_wide):
                faults[stop, size] = found
        enlarged.set_font_size(16)

    for game in tour.GAMES:
        page.goto(f"/new/{game}")
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        page.locator("form .actions button").first.wait_for()
        check(f"{language}: the form of {game}")
    page.goto("/")
    page.locator("[data-play=suntzu]").click()
    suntzu = SunTzuPage(page)
    for state in ("choose", "orders"):
        suntzu.until(state)
        suntzu.decide()
    suntzu.until("reveal")
    check(f"{language}: a battle")
    assert faults == {}
