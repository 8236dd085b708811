"""The tutorial in the browser: lessons by mouse, by keyboard, and by touch on a phone."""

import json
from typing import Any

import pytest

from tests.browser.axe import Axe
from tests.browser.keyboard_learner import KeyboardLearner
from tests.browser.learner import Learner
from tests.browser.touch_learner import PHONE, TouchLearner
from tests.support.thoroughness import pairs
from tianxia.server.lessons.lesson import Lesson, find_lesson

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
GAMES = ("chuhan", "suntzu", "huang")
WAYS: dict[str, tuple[type[Learner], dict[str, Any]]] = {
    "mouse": (Learner, {}),
    "keys": (KeyboardLearner, {}),
    "touch": (TouchLearner, PHONE),
}


def lesson_in(game: str) -> Lesson:
    found = find_lesson(game)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("way", "game"),
    pairs(
        [("touch", "chuhan"), ("mouse", "suntzu"), ("keys", "huang")],
        thorough=[(way, game) for way in WAYS for game in GAMES],
    ),
)
def test_a_lesson_from_the_lobby_to_its_end(visit: Any, way: str, game: str) -> None:
    kind, settings = WAYS[way]
    page = visit("/", **settings).page
    learner = kind(page)
    learner.press(page.locator(f'a[href="/learn/{game}"]'))
    for number, scene in enumerate(lesson_in(game).scenes, 1):
        learner.wait_for_scene(number)
        learner.play_scene(game, scene)
        learner.continue_lesson()
    page.get_by_role("heading", name="You know").wait_for()
    learner.press_action("play")
    page.wait_for_url("**/t/*")
    page.locator(".table").wait_for()
    assert page.locator(".coach").count() == 0


def test_a_lesson_fits_a_small_phone(visit: Any) -> None:
    """On a small phone with long words, the trick covers nothing, and the summary of a battle is not cut off."""
    page = visit("/learn/chuhan", **PHONE | {"viewport": {"width": 360, "height": 740}, "locale": "de"}).page
    learner = TouchLearner(page)
    for number, scene in enumerate(lesson_in("chuhan").scenes[:3], 1):
        learner.wait_for_scene(number)
        for at, step in enumerate(scene.learner_steps(), 1):
            learner.wait_for_step(at)
            fan, piles = (page.locator(one).bounding_box() for one in (".player .fan", "aside"))
            for box in page.locator(".trick figure").evaluate_all("all => all.map(e => e.getBoundingClientRect())"):
                assert box["top"] >= fan["y"] + fan["height"] - 1
                assert box["bottom"] <= piles["y"] + 1
            learner.play_move("chuhan", step.do[0])
        if number == 3:
            page.locator("[data-action=next]").wait_for()
            assert page.locator(".end").evaluate("end => end.scrollHeight - end.clientHeight") <= 0
        learner.wait_for_scene_end()
        learner.continue_lesson()


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_a_general_of_an_event_is_chosen_on_a_phone(visit: Any, size: tuple[int, int]) -> None:
    page = visit("/", **PHONE | {"viewport": {"width": size[0], "height": size[1]}}).page
    opened(page, "suntzu", "events")
    page.goto("/learn/suntzu")
    learner = Learner(page)
    number, scene = next((i, one) for i, one in enumerate(lesson_in("suntzu").scenes, 1) if one.name == "events")
    learner.wait_for_scene(number)
    learner.play_scene("suntzu", scene)


def test_after_the_second_action_the_turn_ends(visit: Any) -> None:
    page = visit("/").page
    learner = Learner(page)
    opened(page, "huang", "granaries")
    page.goto("/learn/huang")
    learner.wait_for_scene(13)
    learner.wait_for_step(1)
    page.get_by_text("action 2 of 2").wait_for()
    learner.play_move("huang", "leader green J1")
    learner.wait_for_step(2)
    page.get_by_text("end of the turn").wait_for()


def opened(page: Any, game: str, scene: str = "") -> str:
    """Return the id of a lesson's table, created for a scene if one is named."""
    script = "([game, body]) => fetch('/api/me').then(r => r.json()).then(me => fetch(`/api/lessons/${game}`, {"
    script += "method: 'POST', body, headers: {'X-CSRF-Token': me.csrf, 'Content-Type': 'application/json'}}))"
    script += ".then(r => r.json()).then(brief => brief.id)"
    return str(page.evaluate(script, [game, json.dumps({"scene": scene})]))


def test_the_scenes_are_listed_before_the_lesson_and_during_it(visit: Any) -> None:
    page = visit("/learn/chuhan").page
    learner = Learner(page)
    scenes = page.locator("ol li")
    scenes.first.wait_for()
    assert scenes.evaluate_all("all => all.map(one => one.dataset.scene)") == [
        scene.name for scene in lesson_in("chuhan").scenes
    ]
    assert "11 short scenes, about" in page.locator("main").inner_text()
    assert all(text.endswith("min") for text in scenes.all_inner_texts()), "none is done"
    page.locator("[data-scene=writ] button").click()
    learner.wait_for_scene(2)
    learner.play_scene("chuhan", lesson_in("chuhan").scenes[1])
    page.get_by_role("button", name="Scenes").click()
    sheet = page.get_by_role("dialog", name="Scenes")
    assert sheet.locator("[aria-current=step]").inner_text().endswith("done")
    sheet.locator("[data-scene=trick] button").click()
    learner.wait_for_scene(1)
    learner.wait_for_step(1)


def test_a_move_outside_the_lesson_is_refused(visit: Any) -> None:
    page = visit("/learn/chuhan").page
    learner = Learner(page)
    learner.wait_for_step(1)
    hand = page.locator(".hand button").count()
    learner.play_move("chuhan", "play 9")
    page.locator(".coach .refusal", has_text="Please lead the 4 for now").wait_for()
    assert page.locator(".hand button").count() == hand
    assert "choose the 4" in learner.coach_text
    learner.play_move("chuhan", "play 4")
    learner.wait_for_step(2)
    assert page.locator(".coach .refusal").count() == 0


def test_the_coach_points_at_pieces_and_buttons(visit: Any) -> None:
    page = visit("/learn/chuhan").page
    learner = Learner(page)
    learner.wait_for_step(1)
    assert learner.ring_count() == 1
    page.locator('.hand [data-key="4/1"]').click()
    page.locator('[data-action="play 4"]').wait_for()
    assert learner.ring_count() == 2
    page.goto("/learn/suntzu")
    learner.wait_for_step(1)
    assert learner.ring_count() == 5, "five cards; the button cannot be pressed yet"
    page.goto("/learn/huang")
    learner.wait_for_step(1)
    assert learner.ring_count() == 2
    learner.press_action("leaders")
    page.locator('.rack.leaders [data-key="red"]').click()
    page.locator(".hex.legal").first.wait_for()
    learner.select_hexes(["D8"])
    button = page.locator(".prompt [data-action=do]")
    playwright.expect(button).to_have_css("outline-width", "3px")  # after aiming, the button is next
    assert learner.ring_count() == 1


def test_scenes_are_skipped_restarted_and_resumed(visit: Any) -> None:
    page = visit("/learn/chuhan").page
    learner = Learner(page)
    learner.wait_for_step(1)
    page.get_by_role("button", name="Skip this scene").click()
    learner.wait_for_scene(2)
    learner.wait_for_step(1)
    learner.play_move("chuhan", "writ")
    learner.wait_for_step(2)
    page.reload()
    learner.wait_for_scene(2)
    learner.wait_for_step(2)
    page.get_by_role("button", name="Restart scene").click()
    learner.wait_for_scene(2)
    learner.wait_for_step(1)
    page.get_by_role("button", name="Leave the tutorial").click()
    page.wait_for_url("**/")
    page.locator('a[href="/learn/chuhan"]').click()
    learner.wait_for_scene(2)
    learner.wait_for_step(1)
    assert page.get_by_role("list", name="Your tables").count() == 0


def test_the_end_of_a_lesson_lists_the_missing_scenes(visit: Any) -> None:
    page = visit("/learn/suntzu").page
    learner = Learner(page)
    scenes = lesson_in("suntzu").scenes
    played = [0, len(scenes) - 1]
    for number, scene in enumerate(scenes):
        learner.wait_for_scene(number + 1)
        learner.wait_for_step(1)
        if number in played:
            learner.play_scene("suntzu", scene)
            learner.continue_lesson()
        else:
            page.get_by_role("button", name="Skip this scene").click()
    page.get_by_role("heading", name="The end of the tutorial").wait_for()
    assert f"{len(scenes) - 2} scenes you have not finished" in page.locator("main").inner_text()
    page.reload()  # what was learned is remembered
    learner.wait_for_scene(len(scenes))
    learner.wait_for_scene_end()
    learner.continue_lesson()
    left = page.locator("main li", has_text="not played yet").evaluate_all("all => all.map(one => one.dataset.scene)")
    assert left == [scene.name for number, scene in enumerate(scenes) if number not in played]
    learner.press_action("left")
    for name in left[:-1]:
        number = next(at for at, scene in enumerate(scenes, 1) if scene.name == name)
        learner.wait_for_scene(number)
        learner.wait_for_step(1)
        page.get_by_role("button", name="Skip this scene").click()
    learner.wait_for_scene(len(scenes) - 1)
    learner.play_scene("suntzu", scenes[-2])
    assert page.locator("[data-action=onward]").inner_text() == "Finish", "the last scene was played before"
    learner.continue_lesson()
    page.get_by_text(f"{len(scenes) - 3} scenes you have not finished").wait_for()


def test_a_step_can_be_taken_back(visit: Any) -> None:
    page = visit("/learn/chuhan").page
    learner = Learner(page)
    learner.wait_for_step(1)
    learner.play_move("chuhan", "play 4")
    learner.wait_for_step(2)
    page.get_by_role("button", name="Take back").click()
    learner.wait_for_step(1)
    learner.play_move("chuhan", "play 4")
    learner.wait_for_step(2)


def test_the_link_to_a_lessons_table_opens_the_lesson(visit: Any) -> None:
    page = visit("/learn/huang").page
    Learner(page).wait_for_step(1)
    page.goto(f"/t/{opened(page, 'huang')}")
    page.wait_for_url("**/learn/huang")
    Learner(page).wait_for_step(1)


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_no_violation(visit: Any, axe: Axe, game: str) -> None:
    page = visit(f"/learn/{game}").page
    Learner(page).wait_for_step(1)
    axe.check(page)
