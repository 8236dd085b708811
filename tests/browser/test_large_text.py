"""Text at 200 %: by the zoom of the page, and by the reader's own size. All is there, and nothing lies on another."""

from collections.abc import Iterator

import pytest

from tests.browser import tour
from tests.browser.conftest import Visit
from tests.browser.settling import resize

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
        if (!node.data.trim() || element.closest('.sr, svg, option, [aria-hidden=true], .card')) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        // Said to a reader only.
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
        .filter(e => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !e.closest('.sr'))
        .map(e => [e, e.getBoundingClientRect()]).filter(([, b]) => b.width > 1 && b.height > 1);
    parts.forEach(([a, x], i) => parts.slice(i + 1).forEach(([b, y]) => {
        if (a.contains(b) || b.contains(a) || a.closest('dialog') !== b.closest('dialog')) return;
        if (a.closest('[role=dialog]') !== b.closest('[role=dialog]')) return;
        const across = Math.min(x.right, y.right) - Math.max(x.left, y.left);
        const down = Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top);
        if (across > 3 && down > 3) out.push(name(a) + ' lies on ' + name(b));
    }));
    return [...new Set(out)];
}"""


class Enlarged:
    """A page at 200 %: in a window half as wide and high, or in the same window with text twice as large."""

    def __init__(self, visit: Visit) -> None:
        self.page = visit("/").page
        self._fonts = self.page.context.new_cdp_session(self.page)

    def zoom(self) -> None:
        self._set_font_size(16)
        resize(self.page, 640, 400)

    def enlarge_text(self) -> None:
        self._set_font_size(32)
        resize(self.page, 1280, 800)

    def _set_font_size(self, size: int) -> None:
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


def test_text_grows_with_the_readers_own_size(visit: Visit) -> None:
    """Every size of text that is 16 px for most is 32 px for who asked for it."""
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
