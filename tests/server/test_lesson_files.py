"""Lesson files: every kind of question occurs, every path is legal and ends, every text exists and is short."""

import re
from pathlib import Path

import pytest

from tests.server.lesson_walks import Asked, all_lessons, all_scenes, message_ids, ways, whole_moves
from tianxia import games
from tianxia.engine import registry
from tianxia.locales import has_message, say
from tianxia.server.lessons import lesson as lessons
from tianxia.server.lessons.lesson import Lesson, Scene

HALF = {"chuhan-ask-cards", "suntzu-ask-next-order", "huang-ask-exchange"}
"""Questions in the middle of a move, which do not occur at tables, where moves are sent whole."""
VERBS = {
    "chuhan": "writ play use pass cancel restore allow give",
    "suntzu": "general orders exchange battle use no from keep take place",
    "huang": "leader tile riot pagoda palace move market stop exchange revolt support winner remove granaries",
}
"""The verbs of the moves, from the rules."""
MOST_WORDS = 45
SCENES = [pytest.param(game, scene, id=f"{game}-{scene.name}") for game, scene in all_scenes()]
LESSONS = [pytest.param(lesson, id=lesson.game) for lesson in all_lessons()]


def questions(game: str) -> set[str]:
    """Return every kind of question of a game."""
    words = Path(games.__file__).parent / game / "prompts.py"
    return set(re.findall(rf'"({game}-ask-[a-z-]+)"', words.read_text(encoding="utf-8"))) - HALF


def test_every_game_has_a_lesson() -> None:
    assert {lesson.game for lesson in all_lessons()} >= {"chuhan", "suntzu", "huang"}


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_learner_meets_every_kind_of_question(lesson: Lesson) -> None:
    game = registry.game(lesson.game)
    met = {
        game.prompt(asked.state, asked.seat).id
        for scene in lesson.scenes
        for asked in ways(lesson.game, scene)
        if isinstance(asked, Asked)
    }
    assert met == questions(lesson.game)


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_learner_makes_every_kind_of_move(lesson: Lesson) -> None:
    done = {text.split()[0] for scene in lesson.scenes for step in scene.learner_steps() for text in step.do}
    assert done == set(VERBS[lesson.game].split())


@pytest.mark.parametrize(("game", "scene"), SCENES)
def test_every_path_through_a_scene_is_legal_and_reaches_its_end(game: str, scene: Scene) -> None:
    met: dict[int, set[str]] = {}
    ends = 0
    for asked in ways(game, scene):
        if isinstance(asked, Asked):
            assert asked.good, f"nothing is accepted at step {asked.number}"
            met.setdefault(asked.number, set()).update(asked.good)
        else:
            ends += 1
    assert ends
    assert met == {number: set(step.do) for number, step in enumerate(scene.learner_steps(), 1)}


@pytest.mark.parametrize(("game", "scene"), SCENES)
def test_only_the_moves_of_a_step_are_accepted(game: str, scene: Scene) -> None:
    rules = registry.game(game)
    for asked in ways(game, scene):
        if not isinstance(asked, Asked):
            continue
        step = scene.learner_steps()[asked.number - 1]
        others = set(whole_moves(rules, asked.state, asked.seat)) - set(step.do)
        before = asked.state.clone()
        for text in sorted(others)[:40]:
            assert not lessons.is_accepted(rules, asked.state, asked.seat, step, text)
        for text in asked.good:
            assert lessons.is_accepted(rules, asked.state, asked.seat, step, text)
        assert asked.state == before


def test_a_move_may_be_written_in_any_order() -> None:
    lesson = lessons.find_lesson("suntzu")
    assert lesson is not None
    asked = next(ways("suntzu", lesson.scenes[0]))
    assert isinstance(asked, Asked)
    text = "orders wu=3 chu=2 qin=9 hanqi=4 jinyan=5"
    step = lesson.scenes[0].learner_steps()[0]
    assert lessons.is_accepted(registry.game("suntzu"), asked.state, asked.seat, step, text)


@pytest.mark.parametrize(("game", "scene"), SCENES)
def test_the_progress_in_a_scene_follows_from_the_moves(game: str, scene: Scene) -> None:
    made: dict[str, int] = {}
    for step in scene.steps:
        at = lessons.scene_progress(scene, made)
        assert not at.is_done
        if not step.by:
            assert (at.step, at.waits_for_rival) == (made.get(scene.seat, 0) + 1, False)
        by = step.by or scene.seat
        made[by] = made.get(by, 0) + 1
    assert lessons.scene_progress(scene, made).is_done


@pytest.mark.parametrize("lesson", LESSONS)
def test_scene_names_are_unique_and_fit_into_an_origin(lesson: Lesson) -> None:
    names = [scene.name for scene in lesson.scenes]
    assert len(set(names)) == len(names)
    for name in names:
        origin = lessons.lesson_origin(lesson.game, name)
        assert len(origin) <= 60
        assert lessons.find_scene(origin) is lesson.scene(name)
    assert lessons.find_scene(lessons.lesson_origin(lesson.game, "no-such-scene")) is None
    assert lessons.find_scene("upload") is None


def test_every_text_of_a_lesson_exists_and_is_short() -> None:
    for id in message_ids():
        assert has_message(id), id
        assert len(say(id).split()) <= MOST_WORDS, id
