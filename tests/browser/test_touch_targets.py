"""On a phone, every touch target is as large as a fingertip, whatever its drawn size."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser import tour
from tests.browser.conftest import Visit
from tests.browser.huang_page import HuangPage
from tests.browser.settling import resize, settle

# What answers to a touch around the middle of each control: 44 px each way, cards of the hand 36 by 50. Hexes have a
# rule of their own, and a link in the middle of a sentence is as high as its line.
SMALL = """() => {
    const out = [];
    const top = document.querySelector('dialog[open]') ?? document;
    const all = [...top.querySelectorAll('button, a[href], input, select, summary, [role=button]:not(.hex)')];
    for (const one of all) {
        if (!one.checkVisibility({ visibilityProperty: true })) continue;
        if (one.closest('.sr-only, [inert]') || one.matches(':disabled')) continue;
        if (one.matches('p a, li > a, td a, summary a')) continue;
        const label = one.closest('label') ?? (one.id ? document.querySelector(`label[for="${one.id}"]`) : null);
        one.scrollIntoView({ block: 'center' });
        const whole = label && one.matches('[type=checkbox], [type=radio]') ? label : one;
        const box = whole.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const [w, h] = one.closest('.hand') ? [36, 50] : [44, 44];
        const inside = (dx, dy) => {
            const at = [x + dx, y + dy];
            if (at[0] < 0 || at[1] < 0 || at[0] >= innerWidth || at[1] >= innerHeight) return false;
            const hit = document.elementFromPoint(...at);
            return hit !== null && (whole.contains(hit) || hit === whole || one.contains(hit) || label?.contains(hit));
        };
        const half = [w / 2 - 1, h / 2 - 1];
        const fine = inside(-half[0], 0) && inside(half[0], 0) && inside(0, -half[1]) && inside(0, half[1]);
        // What lies under a panel is not to be touched now.
        const over = [[0, 0], [-half[0], 0], [half[0], 0], [0, -half[1]], [0, half[1]]]
            .map(([dx, dy]) => document.elementFromPoint(x + dx, y + dy)?.closest('.generals, .drawn, [role=dialog]'));
        if (over.some(panel => panel && !panel.contains(one))) continue;
        if (!fine) out.push(`${one.tagName}.${one.className} ${Math.round(box.width)}x${Math.round(box.height)} `
            + (one.ariaLabel || one.textContent || '').trim().slice(0, 40));
    }
    scrollTo(0, 0);
    return out;
}"""


PHONES = ((360, 740), (390, 844))


def phone(visit: Visit) -> Any:
    return visit("/", viewport={"width": 390, "height": 844}, has_touch=True).page


def too_small(page: Any, stops: Iterator[str]) -> dict[tuple[str, int], list[str]]:
    """What is too small, by where and on how wide a phone it was seen."""
    out = {}
    for stop in stops:
        for width, height in PHONES:
            resize(page, width, height)
            if found := page.evaluate(SMALL):
                out[stop, width] = found
    return out


def test_pages(visit: Visit) -> None:
    visit.expected_errors.append("404")
    page = phone(visit)
    assert too_small(page, tour.pages(page)) == {}


@pytest.mark.parametrize("game", tour.GAMES)
def test_tables(visit: Visit, game: str) -> None:
    page = phone(visit)
    assert too_small(page, tour.table(page, game)) == {}


def test_a_tap_between_hexes_selects_the_nearest_legal_one_within_22_px(visit: Visit) -> None:
    table = HuangPage(phone(visit))
    table.start_bot_game()
    table.until("asked")
    page = table.page
    page.locator("[data-action=leaders]").tap()
    page.locator('.rack.leaders [data-key="red"]').tap()
    page.locator(".hex.legal").first.wait_for()
    middles = {hex: table.middle(hex) for hex in table.legal()}
    board = page.get_by_role("application").bounding_box()

    def away(spot: tuple[float, float]) -> dict[str, float]:
        return {hex: ((x - spot[0]) ** 2 + (y - spot[1]) ** 2) ** 0.5 for hex, (x, y) in middles.items()}

    spots = [
        (board["x"] + 4 * i, board["y"] + 4 * j)
        for i in range(1, int(board["width"] / 4))
        for j in range(1, int(board["height"] / 4))
    ]
    near = next(spot for spot in spots if 18 < min(away(spot).values()) < 21 and _clear(away(spot)))
    far = next(spot for spot in spots if 26 < min(away(spot).values()) < 60)
    page.touchscreen.tap(*far)
    settle(page)
    assert page.locator(".prompt .filled").count() == 0, "nothing within reach: nothing chosen"
    page.touchscreen.tap(*near)
    page.locator(".prompt .filled").wait_for()
    found = away(near)
    assert table.title.endswith(f"to {min(found, key=lambda hex: found[hex])}")


def _clear(distances: dict[str, float]) -> bool:
    """Whether one is clearly the nearest."""
    first, second = sorted(distances.values())[:2]
    return second - first > 4
