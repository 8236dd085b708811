"""High contrast by the system or the settings on every page and table, and forced colours."""

import itertools

import pytest

from tests.browser import tour
from tests.browser.axe import Axe
from tests.browser.conftest import Visit
from tests.browser.settling import resize
from tests.support.thoroughness import THOROUGH

PIECES = {
    "chuhan": [".seat-seal", ".hand .card"],
    "suntzu": [".seat-seal", ".army:is(.suntzu, .shao)", ".order", ".hand .card"],
    "huang": [".piece .face", ".piece .disc"],
}
"""The pieces that must be distinguishable without their own colours."""
EDGES = """pieces => pieces.flatMap(piece => [...document.querySelectorAll(piece)].map(e => {
    const s = getComputedStyle(e);
    const edge = e instanceof SVGElement ? s.stroke !== 'none' && parseFloat(s.strokeWidth) > 0
        : parseFloat(s.outlineWidth) > 0 && s.outlineStyle !== 'none' || parseFloat(s.borderTopWidth) > 0;
    return [piece, edge, e.outerHTML.slice(0, 120)];
}))"""


def test_every_page_has_high_contrast(visit: Visit, axe: Axe) -> None:
    visit.expected_errors.append("404")
    page = visit("/", contrast="more").page
    assert page.evaluate("document.documentElement.dataset.contrast") == "more"
    assert {stop: found for stop in tour.pages(page) if (found := axe.low_contrast(page))} == {}


@pytest.mark.parametrize("game", tour.GAMES)
def test_every_table_has_high_contrast(visit: Visit, axe: Axe, game: str) -> None:
    """At every stop in both sizes and in both schemes; `make soak` looks at each size in each scheme."""
    page = visit("/", contrast="more").page
    faults = {}
    for number, stop in enumerate(tour.table(page, game)):
        for size in ((390, 844), (1280, 800)):
            resize(page, *size)
            if THOROUGH:
                faults[stop, size] = axe.low_contrast(page)
            else:
                scheme = ("light", "dark")[(number + (size[0] < size[1])) % 2]
                faults[stop, size] = axe.low_contrast_in(page, scheme)
    assert {where: found for where, found in faults.items() if found} == {}


def test_the_setting_wins_over_the_system(visit: Visit) -> None:
    page = visit("/settings", contrast="more").page
    root = "document.documentElement.dataset.contrast ?? ''"
    field = page.get_by_label("Contrast")
    with page.expect_response("**/api/me"):
        field.select_option("drawn")
    assert page.evaluate(root) == ""
    page.reload()
    field.wait_for()
    assert page.evaluate(root) == "", "it is kept"
    field.select_option("system")
    assert page.evaluate(root) == "more"
    page.emulate_media(contrast="no-preference")
    page.wait_for_function(f"() => ({root}) === ''")
    field.select_option("more")
    assert page.evaluate(root) == "more"


@pytest.mark.parametrize("game", tour.GAMES)
def test_the_focus_is_visible_in_high_contrast(visit: Visit, game: str) -> None:
    """Every element that Tab reaches at a table has a focus ring at least 3 px wide."""
    page = visit("/", contrast="more").page
    next(iter(tour.table(page, game)))
    page.locator("header a").first.focus()
    for number in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            assert number > 5, "the end of the page"
            break
        ring = page.evaluate("""() => {
            const on = document.activeElement.querySelector('.ring') ?? document.activeElement;
            const box = document.activeElement.closest(':has(> input:focus-visible)') ?? on;
            return [on, box].map(e => { const s = getComputedStyle(e); return e.matches('.ring')
                ? (s.stroke === 'none' ? 0 : parseFloat(s.strokeWidth))
                : (s.outlineStyle === 'none' ? 0 : parseFloat(s.outlineWidth)); });
        }""")
        assert max(ring) >= 3, page.evaluate("document.activeElement.outerHTML.slice(0, 200)")


@pytest.mark.parametrize("game", tour.GAMES)
def test_forced_colours_keep_the_edge_of_every_piece(visit: Visit, game: str) -> None:
    page = visit("/", forced_colors="active").page
    seen, bare = set(), set()
    for _ in itertools.islice(tour.table(page, game), 4):
        for piece, edge, html in page.evaluate(EDGES, PIECES[game]):
            seen.add(piece)
            bare |= set() if edge else {html}
    assert seen == set(PIECES[game])
    assert bare == set()


def test_forced_colours_keep_owners_next_values_and_rivers_apart(
    visit: Visit,
) -> None:
    page = visit("/", forced_colors="active", viewport={"width": 390, "height": 844}).page
    stops = tour.table(page, "suntzu")
    assert [next(stops), next(stops)][-1] == "suntzu: a card chosen"
    shapes = page.evaluate("""() => {
        const paper = getComputedStyle(document.body).backgroundColor;
        return [...document.querySelectorAll('.strip b')].map(e => getComputedStyle(e, '::before'))
            .map(s => [s.backgroundColor !== paper, s.borderTopLeftRadius]);
    }""")
    assert [seen for seen, _ in shapes] == [True] * 4
    assert len({radius for _, radius in shapes}) == 2, "round and square"
    rings = page.evaluate("""() => [...document.querySelectorAll('.values span')]
        .map(e => [e.matches('.next'), parseFloat(getComputedStyle(e).borderTopWidth) > 0])""")
    assert all(next == ring for next, ring in rings)
    assert any(next for next, _ in rings)
    page.goto("/")
    at = tour.table(page, "huang")
    assert next(at) == "huang: at rest"
    fills = page.evaluate("""() => ['.ground path.wet', '.ground path:not(.wet)']
        .map(one => getComputedStyle(document.querySelector(one)).fill)""")
    assert fills[0] != fills[1]
