"""Lesson files: every kind of question occurs, every path is legal and reaches its end, every text is short."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.lesson_walks import LearnerQuestion, all_lessons, all_scenes, message_ids, walk_paths, whole_moves
from tianxia import games
from tianxia.engine import registry
from tianxia.engine.game import Game
from tianxia.games.suntzu.rules.events import EVENT_CARDS
from tianxia.locales import has_message, say
from tianxia.server.lessons import lesson as lessons
from tianxia.server.lessons.lesson import Lesson, Scene

NOT_TAUGHT = {"chuhan-ask-hostage"}
"""Questions that no lesson asks: there is no lesson about campaigns."""
MID_MOVE_QUESTIONS = {"chuhan-ask-cards", "suntzu-ask-next-order", "huang-ask-exchange"}
"""Questions in the middle of a move, which do not occur at tables, where moves are sent whole."""
VERBS = {
    "chuhan": "writ play use pass cancel restore allow give",
    "suntzu": "general orders exchange battle use no from keep take place",
    "huang": "leader tile riot pagoda palace move market stop exchange revolt support winner remove granaries",
}
"""The verbs of the moves, from the rules."""
MAX_WORDS = 45
SCENES = [pytest.param(game, scene, id=f"{game}-{scene.name}") for game, scene in all_scenes()]
LESSONS = [pytest.param(lesson, id=lesson.game) for lesson in all_lessons()]


def questions(game: str) -> set[str]:
    """Return every kind of question of a game."""
    module = Path(games.__file__).parent / game / "presentation" / "prompts.py"
    named = set(re.findall(rf'"({game}-ask-[a-z-]+)"', module.read_text(encoding="utf-8")))
    of_events = {f"suntzu-ask-{event.question_id}" for event in EVENT_CARDS if event.question_id}
    return (named | of_events if game == "suntzu" else named) - MID_MOVE_QUESTIONS - NOT_TAUGHT


def test_every_game_has_a_lesson() -> None:
    assert {lesson.game for lesson in all_lessons()} >= {"chuhan", "suntzu", "huang"}


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_learner_answers_every_kind_of_question(lesson: Lesson) -> None:
    game = registry.game(lesson.game)
    prompts = {
        game.prompt(question.state, question.seat).id
        for scene in lesson.scenes
        for question in walk_paths(lesson.game, scene)
        if isinstance(question, LearnerQuestion)
    }
    assert prompts == questions(lesson.game)


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_learner_makes_every_kind_of_move(lesson: Lesson) -> None:
    verbs = {text.split()[0] for scene in lesson.scenes for step in scene.learner_steps() for text in step.do}
    assert verbs == set(VERBS[lesson.game].split())


@pytest.mark.parametrize(("game", "scene"), SCENES)
def test_every_path_through_a_scene_is_legal_and_reaches_its_end(game: str, scene: Scene) -> None:
    accepted: dict[int, set[str]] = {}
    ends = 0
    for question in walk_paths(game, scene):
        if isinstance(question, LearnerQuestion):
            assert question.accepted, f"nothing is accepted at step {question.number}"
            accepted.setdefault(question.number, set()).update(question.accepted)
        else:
            ends += 1
    assert ends
    assert accepted == {number: set(step.do) for number, step in enumerate(scene.learner_steps(), 1)}


def is_accepted(rules: Game[Any, Any], question: LearnerQuestion, step: lessons.Step, text: str) -> bool:
    """Return whether a legal move is one of a step's moves."""
    actions = rules.check(question.state, question.seat, text)
    assert isinstance(actions, list)
    return lessons.is_accepted(rules, question.state, question.seat, step, tuple(actions))


@pytest.mark.parametrize(("game", "scene"), SCENES)
def test_only_the_moves_of_a_step_are_accepted(game: str, scene: Scene) -> None:
    rules = registry.game(game)
    for question in walk_paths(game, scene):
        if not isinstance(question, LearnerQuestion):
            continue
        step = scene.learner_steps()[question.number - 1]
        other_moves = set(whole_moves(rules, question.state, question.seat)) - set(step.do)
        before = question.state.clone()
        for text in sorted(other_moves)[:40]:
            assert not is_accepted(rules, question, step, text)
        for text in question.accepted:
            assert is_accepted(rules, question, step, text)
        assert question.state == before


def test_the_parts_of_a_move_may_be_written_in_any_order() -> None:
    lesson = lessons.find_lesson("suntzu")
    assert lesson is not None
    question = next(walk_paths("suntzu", lesson.scenes[0]))
    assert isinstance(question, LearnerQuestion)
    text = "orders wu=3 chu=2 qin=9 hanqi=4 jinyan=5"
    step = lesson.scenes[0].learner_steps()[0]
    assert is_accepted(registry.game("suntzu"), question, step, text)


@pytest.mark.parametrize(("game", "scene"), SCENES)
def test_the_progress_in_a_scene_is_derived_from_the_moves(game: str, scene: Scene) -> None:
    move_counts: dict[str, int] = {}
    for step in scene.steps:
        progress = lessons.scene_progress(scene, move_counts)
        assert not progress.is_done
        if not step.by:
            assert (progress.step, progress.waits_for_rival) == (move_counts.get(scene.seat, 0) + 1, False)
        seat = step.by or scene.seat
        move_counts[seat] = move_counts.get(seat, 0) + 1
    assert lessons.scene_progress(scene, move_counts).is_done


@pytest.mark.parametrize("lesson", LESSONS)
def test_scene_names_are_unique_and_fit_into_their_column(lesson: Lesson) -> None:
    names = [scene.name for scene in lesson.scenes]
    assert len(set(names)) == len(names)
    for name in names:
        assert len(name) <= 60, "the length of the column `origin_scene`"
        assert lessons.find_scene(lessons.lesson_origin(lesson.game, name)) is lesson.scene(name)
    assert lessons.find_scene(lessons.lesson_origin(lesson.game, "no-such-scene")) is None
    assert lessons.find_scene(lessons.lesson_origin("no-such-game", "scene")) is None


def test_every_text_of_a_lesson_exists_and_is_short() -> None:
    for message_id in message_ids():
        assert has_message(message_id), message_id
        assert len(say(message_id).split()) <= MAX_WORDS, message_id
