"""Reduced motion, by the system or by the setting, at every table and in replays."""

from typing import Any

import pytest

from tests.browser import tour
from tests.browser.conftest import Visit
from tests.browser.learner import Learner
from tests.browser.settling import settle
from tests.server.finished_games import finished_game
from tianxia.engine import record

RECORD_ANIMATIONS = """() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (options?.id !== 'answer-timer') window.moved.push('animate ' + this.outerHTML.slice(0, 80));
        return animate.call(this, frames, options);
    };
    for (const kind of ['transitionrun', 'animationstart'])
        addEventListener(kind, (event) => window.moved.push(kind + ' ' + event.target.outerHTML.slice(0, 80)), true);
}"""


def check_nothing_moves(page: Any, game: str) -> None:
    page.add_init_script(f"({RECORD_ANIMATIONS})()")
    for stop in tour.table(page, game):
        assert page.evaluate("window.moved") == [], stop
    page.goto("/replays")
    text = record.write(finished_game(game, 21)).encode()
    page.locator("input[type=file]").set_input_files({"name": "game.toml", "mimeType": "text/plain", "buffer": text})
    page.locator('.replay[data-n="0"]').wait_for()
    for number in range(1, 9):
        page.keyboard.press("ArrowRight")
        page.locator(f'.replay[data-n="{number}"]').wait_for()
    settle(page)
    assert page.evaluate("window.moved") == [], "a replay"


@pytest.mark.parametrize("game", tour.GAMES)
def test_nothing_moves_with_reduced_motion_in_the_system(visit: Visit, game: str) -> None:
    check_nothing_moves(visit("/", reduced_motion="reduce").page, game)


def test_nothing_moves_with_animations_off_in_the_settings(visit: Visit) -> None:
    page = visit("/settings", reduced_motion="no-preference").page
    page.get_by_label("Animations").select_option("none")
    page.get_by_text("Animations").first.wait_for()
    check_nothing_moves(page, "huang")


def test_pieces_move_by_default(visit: Visit) -> None:
    """Check that the test notices animations if they are on."""
    page = visit("/", reduced_motion="no-preference").page
    page.add_init_script(f"({RECORD_ANIMATIONS})()")
    stops = tour.table(page, "chuhan")
    next(stops)
    next(stops)
    page.wait_for_function("() => window.moved.length > 0")


def test_a_tap_in_a_lesson_does_not_stop_the_coachs_ring(visit: Visit) -> None:
    """The ring has no end: to finish it is an error in the console."""
    table = visit("/learn/chuhan", reduced_motion="no-preference")
    Learner(table.page).enter_lesson()
    endless = "() => document.getAnimations().some(one => one.effect.getComputedTiming().endTime === Infinity)"
    table.page.wait_for_function(endless)
    table.page.locator(".hand button").first.click()
    assert table.page.evaluate(endless)


def test_a_click_finishes_animations_but_pressing_the_button_does_not(visit: Visit) -> None:
    page = visit("/", reduced_motion="no-preference").page
    stops = tour.table(page, "huang")
    next(stops)
    settle(page)
    page.evaluate("""() => {
        window.slow = document.querySelector('.rack.hand button svg').animate([{ opacity: 1 }, { opacity: 0.5 }], 1e7);
    }""")
    page.mouse.move(640, 300)
    page.mouse.down()
    assert page.evaluate("window.slow.playState") == "running"
    page.mouse.up()
    assert page.evaluate("window.slow.playState") == "finished"
