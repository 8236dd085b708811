"""The tutorial, in the browser: every lesson by mouse, one by keys alone, one on a phone."""

from typing import Any

import pytest

from tests.browser.pupil import Pupil
from tianxia.server.lessons.lesson import Lesson, lesson_of

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def lesson_in(game: str) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


@pytest.mark.parametrize("game", ["chuhan", "suntzu", "huang"])
def test_a_lesson_from_the_lobby_to_its_end_by_mouse(visit: Any, game: str) -> None:
    page = visit("/").page
    page.locator(f'a[href="/learn/{game}"]').click()
    pupil = Pupil(page)
    scenes = lesson_in(game).scenes
    for number, scene in enumerate(scenes, 1):
        pupil.scene(number)
        pupil.play(game, scene)
        pupil.onward()
    page.get_by_role("heading", name="You know").wait_for()
    page.locator("[data-act=play]").click()
    page.wait_for_url("**/t/*")
    page.locator(".table").wait_for()
    assert page.locator(".coach").count() == 0


@pytest.mark.parametrize("game", ["chuhan", "suntzu", "huang"])
def test_a_lesson_on_a_phone(visit: Any, game: str) -> None:
    page = visit(f"/learn/{game}", **PHONE).page
    pupil = Pupil(page, touch=True)
    for number, scene in enumerate(lesson_in(game).scenes[:4], 1):
        pupil.scene(number)
        for at, step in enumerate(scene.own(), 1):
            pupil.step(at)
            assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
            coach, table = (page.locator(one).bounding_box() for one in (".coach", ".table main"))
            assert coach["y"] + coach["height"] <= table["y"] + 1
            pupil.do(game, step.do[0])
        pupil.over()
        pupil.onward()


def test_another_move_is_refused_kindly(visit: Any) -> None:
    page = visit("/learn/chuhan").page
    pupil = Pupil(page)
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
    pupil = Pupil(page)
    pupil.step(1)
    assert pupil.ringed() == 1
    page.locator('.hand [data-key="4/1"]').click()
    page.locator('[data-act="play 4"]').wait_for()
    assert pupil.ringed() == 2
    page.goto("/learn/suntzu")
    pupil.step(1)
    assert pupil.ringed() == 6
    page.goto("/learn/huang")
    pupil.step(1)
    assert pupil.ringed() == 2


def test_scenes_are_skipped_begun_again_and_resumed(visit: Any) -> None:
    page = visit("/learn/chuhan").page
    pupil = Pupil(page)
    pupil.step(1)
    page.get_by_role("button", name="Skip this scene").click()
    pupil.scene(2)
    pupil.step(1)
    pupil.do("chuhan", "writ")
    pupil.step(2)
    page.reload()
    pupil.scene(2)
    pupil.step(2)
    page.get_by_role("button", name="Begin this scene again").click()
    pupil.scene(2)
    pupil.step(1)
    page.get_by_role("button", name="Leave the tutorial").click()
    page.wait_for_url("**/")
    page.locator('a[href="/learn/chuhan"]').click()
    pupil.scene(2)
    pupil.step(1)
    assert page.get_by_role("list", name="Your tables").count() == 0


def test_a_step_can_be_taken_back(visit: Any) -> None:
    page = visit("/learn/chuhan").page
    pupil = Pupil(page)
    pupil.step(1)
    pupil.do("chuhan", "play 4")
    pupil.step(2)
    page.get_by_role("button", name="Take back").click()
    pupil.step(1)
    pupil.do("chuhan", "play 4")
    pupil.step(2)


def test_the_link_of_a_lessons_table_leads_to_the_lesson(visit: Any) -> None:
    page = visit("/learn/huang").page
    Pupil(page).step(1)
    script = "() => fetch('/api/me').then(r => r.json()).then(me => fetch('/api/lessons/huang', {method: 'POST', "
    script += "body: '{}', headers: {'X-CSRF-Token': me.csrf, 'Content-Type': 'application/json'}}))"
    script += ".then(r => r.json()).then(brief => brief.id)"
    page.goto(f"/t/{page.evaluate(script)}")
    page.wait_for_url("**/learn/huang")
    Pupil(page).step(1)


def test_a_lesson_by_keys_alone(visit: Any) -> None:
    page = visit("/").page
    press = page.keyboard.press
    page.locator('a[href="/learn/chuhan"]').wait_for()
    while "/learn/chuhan" not in (page.evaluate("() => document.activeElement?.getAttribute('href') ?? ''")):
        press("Tab")
    press("Enter")
    pupil = Pupil(page)
    scenes = lesson_in("chuhan").scenes[:3]
    for number, scene in enumerate(scenes, 1):
        pupil.scene(number)
        for at, step in enumerate(scene.own(), 1):
            pupil.step(at)
            by_keys(page, step.do[0])
        pupil.over()
        reach(page, "[data-act=onward]")
        press("Enter")
    pupil.scene(len(scenes) + 1)


def reach(page: Any, selector: str) -> None:
    """Tabs to something."""
    for _ in range(60):
        if page.evaluate("s => document.activeElement?.matches(s)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by Tab")


def by_keys(page: Any, text: str) -> None:
    """A move of Chu Han from the hand."""
    press = page.keyboard.press
    verb, *cards = text.split()
    reach(page, ".hand button")
    if verb != "play":
        press({"pass": "p", "writ": "w"}[verb])
        return
    chosen: dict[str, int] = {}
    for kind in cards:
        chosen[kind] = chosen.get(kind, 0) + 1
        press("Home")
        while page.evaluate("() => document.activeElement.dataset.key") != f"{kind}/{chosen[kind]}":
            press("ArrowRight")
        if page.evaluate("() => document.activeElement.ariaPressed") == "false":  # a card may bring its set along
            press("Space")
    page.locator(".prompt .filled").wait_for()
    press("Enter")


@pytest.mark.parametrize("game", ["chuhan", "suntzu", "huang"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(visit: Any, axe: str, game: str, theme: str) -> None:
    page = visit(f"/learn/{game}", color_scheme=theme).page
    pupil = Pupil(page)
    pupil.step(1)
    page.evaluate(axe)
    rules = "{ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }"
    found = page.evaluate(f"() => axe.run(document, {rules}).then(r => r.violations.map(v => [v.id, v.nodes[0].html]))")
    assert found == []
