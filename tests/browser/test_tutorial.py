"""The tutorial, in the browser: every lesson by mouse, by keys alone, and by touch on a phone."""

import json
from typing import Any

import pytest

from tests.browser.axe import Axe
from tests.browser.keyboard_learner import KeyboardLearner
from tests.browser.learner import Learner
from tests.browser.touch_learner import PHONE, TouchLearner
from tests.support.thoroughness import pairs
from tianxia.server.lessons.lesson import Lesson, find_lesson

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
    pupil = kind(page)
    pupil.press(page.locator(f'a[href="/learn/{game}"]'))
    for number, scene in enumerate(lesson_in(game).scenes, 1):
        pupil.scene(number)
        pupil.play(game, scene)
        pupil.onward()
    page.get_by_role("heading", name="You know").wait_for()
    pupil.act("play")
    page.wait_for_url("**/t/*")
    page.locator(".table").wait_for()
    assert page.locator(".coach").count() == 0


def test_little_room_is_shared(visit: Any) -> None:
    """A small phone and long words: the trick stays clear of rival and piles, the end of a battle is seen whole."""
    page = visit("/learn/chuhan", **PHONE | {"viewport": {"width": 360, "height": 740}, "locale": "de"}).page
    pupil = TouchLearner(page)
    for number, scene in enumerate(lesson_in("chuhan").scenes[:3], 1):
        pupil.scene(number)
        for at, step in enumerate(scene.learner_steps(), 1):
            pupil.step(at)
            fan, piles = (page.locator(one).bounding_box() for one in (".player .fan", "aside"))
            for box in page.locator(".trick figure").evaluate_all("all => all.map(e => e.getBoundingClientRect())"):
                assert box["top"] >= fan["y"] + fan["height"] - 1
                assert box["bottom"] <= piles["y"] + 1
            pupil.do("chuhan", step.do[0])
        if number == 3:
            page.locator("[data-act=next]").wait_for()
            assert page.locator(".end").evaluate("end => end.scrollHeight - end.clientHeight") <= 0
        pupil.over()
        pupil.onward()


def test_after_the_second_action_the_turn_ends(visit: Any) -> None:
    page = visit("/").page
    pupil = Learner(page)
    opened(page, "huang", "granaries")
    page.goto("/learn/huang")
    pupil.scene(13)
    pupil.step(1)
    page.get_by_text("action 2 of 2").wait_for()
    pupil.do("huang", "leader green J1")
    pupil.step(2)
    page.get_by_text("end of the turn").wait_for()


def opened(page: Any, game: str, scene: str = "") -> str:
    """The table of a lesson, laid anew for a scene if one is named."""
    script = "([game, body]) => fetch('/api/me').then(r => r.json()).then(me => fetch(`/api/lessons/${game}`, {"
    script += "method: 'POST', body, headers: {'X-CSRF-Token': me.csrf, 'Content-Type': 'application/json'}}))"
    script += ".then(r => r.json()).then(brief => brief.id)"
    return str(page.evaluate(script, [game, json.dumps({"scene": scene})]))


def test_the_scenes_are_listed_before_the_lesson_and_during_it(visit: Any) -> None:
    page = visit("/learn/chuhan").page
    pupil = Learner(page)
    scenes = page.locator("ol li")
    scenes.first.wait_for()
    assert scenes.evaluate_all("all => all.map(one => one.dataset.scene)") == [
        scene.name for scene in lesson_in("chuhan").scenes
    ]
    assert "11 short scenes, about" in page.locator("main").inner_text()
    assert all(text.endswith("min") for text in scenes.all_inner_texts()), "none is done"
    page.locator("[data-scene=writ] button").click()
    pupil.scene(2)
    pupil.play("chuhan", lesson_in("chuhan").scenes[1])
    page.get_by_role("button", name="Scenes").click()
    sheet = page.get_by_role("dialog", name="Scenes")
    assert sheet.locator("[aria-current=step]").inner_text().endswith("done")
    sheet.locator("[data-scene=trick] button").click()
    pupil.scene(1)
    pupil.step(1)


def test_another_move_is_refused_kindly(visit: Any) -> None:
    page = visit("/learn/chuhan").page
    pupil = Learner(page)
    pupil.step(1)
    hand = page.locator(".hand button").count()
    pupil.do("chuhan", "play 9")
    page.locator(".coach .no", has_text="Please lead the 4 for now").wait_for()
    assert page.locator(".hand button").count() == hand
    assert "choose the 4" in pupil.said
    pupil.do("chuhan", "play 4")
    pupil.step(2)
    assert page.locator(".coach .no").count() == 0


def test_the_coach_points_at_what_it_speaks_of(visit: Any) -> None:
    page = visit("/learn/chuhan").page
    pupil = Learner(page)
    pupil.step(1)
    assert pupil.ringed() == 1
    page.locator('.hand [data-key="4/1"]').click()
    page.locator('[data-act="play 4"]').wait_for()
    assert pupil.ringed() == 2
    page.goto("/learn/suntzu")
    pupil.step(1)
    assert pupil.ringed() == 5, "five cards; the button cannot be pressed yet"
    page.goto("/learn/huang")
    pupil.step(1)
    assert pupil.ringed() == 2


def test_scenes_are_skipped_begun_again_and_resumed(visit: Any) -> None:
    page = visit("/learn/chuhan").page
    pupil = Learner(page)
    pupil.step(1)
    page.get_by_role("button", name="Skip this scene").click()
    pupil.scene(2)
    pupil.step(1)
    pupil.do("chuhan", "writ")
    pupil.step(2)
    page.reload()
    pupil.scene(2)
    pupil.step(2)
    page.get_by_role("button", name="Restart scene").click()
    pupil.scene(2)
    pupil.step(1)
    page.get_by_role("button", name="Leave the tutorial").click()
    page.wait_for_url("**/")
    page.locator('a[href="/learn/chuhan"]').click()
    pupil.scene(2)
    pupil.step(1)
    assert page.get_by_role("list", name="Your tables").count() == 0


def test_the_end_tells_which_scenes_are_left(visit: Any) -> None:
    page = visit("/learn/suntzu").page
    pupil = Learner(page)
    scenes = lesson_in("suntzu").scenes
    played = [0, len(scenes) - 1]
    for number, scene in enumerate(scenes):
        pupil.scene(number + 1)
        pupil.step(1)
        if number in played:
            pupil.play("suntzu", scene)
            pupil.onward()
        else:
            page.get_by_role("button", name="Skip this scene").click()
    page.get_by_role("heading", name="The end of the tutorial").wait_for()
    assert f"{len(scenes) - 2} scenes you have not finished" in page.locator("main").inner_text()
    page.reload()  # what was learned is remembered
    pupil.scene(len(scenes))
    pupil.over()
    pupil.onward()
    left = page.locator("main li", has_text="not played yet").evaluate_all("all => all.map(one => one.dataset.scene)")
    assert left == [scene.name for number, scene in enumerate(scenes) if number not in played]
    pupil.act("left")
    for name in left[:-1]:
        number = next(at for at, scene in enumerate(scenes, 1) if scene.name == name)
        pupil.scene(number)
        pupil.step(1)
        page.get_by_role("button", name="Skip this scene").click()
    pupil.scene(len(scenes) - 1)
    pupil.play("suntzu", scenes[-2])
    assert page.locator("[data-act=onward]").inner_text() == "Finish", "the last scene was played before"
    pupil.onward()
    page.get_by_text(f"{len(scenes) - 3} scenes you have not finished").wait_for()


def test_a_step_can_be_taken_back(visit: Any) -> None:
    page = visit("/learn/chuhan").page
    pupil = Learner(page)
    pupil.step(1)
    pupil.do("chuhan", "play 4")
    pupil.step(2)
    page.get_by_role("button", name="Take back").click()
    pupil.step(1)
    pupil.do("chuhan", "play 4")
    pupil.step(2)


def test_the_link_of_a_lessons_table_leads_to_the_lesson(visit: Any) -> None:
    page = visit("/learn/huang").page
    Learner(page).step(1)
    page.goto(f"/t/{opened(page, 'huang')}")
    page.wait_for_url("**/learn/huang")
    Learner(page).step(1)


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_no_fault(visit: Any, axe: Axe, game: str) -> None:
    page = visit(f"/learn/{game}").page
    Learner(page).step(1)
    axe.check(page)
