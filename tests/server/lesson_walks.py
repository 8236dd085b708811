"""Walks all paths through the scenes of lessons."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tianxia.engine import registry
from tianxia.engine.game import Game
from tianxia.engine.state import State
from tianxia.server.lessons import lesson as lessons
from tianxia.server.lessons.lesson import Lesson, Scene


class LearnerQuestion(NamedTuple):
    """The learner's question at a step, on one path through a scene."""

    state: State
    seat: int
    number: int
    """The number of the learner's step, from 1."""
    accepted: list[str]
    """The legal moves that the step accepts."""


def all_lessons() -> list[Lesson]:
    return [lesson for game in lessons.games_with_lessons() if (lesson := lessons.find_lesson(game)) is not None]


def all_scenes() -> list[Any]:
    return [(lesson.game, scene) for lesson in all_lessons() for scene in lesson.scenes]


def message_ids() -> set[str]:
    """Return the message ids that the lesson files need."""
    out = set()
    for game, scene in all_scenes():
        out.add(lessons.title_id(game, scene))
        for number in range(1, len(scene.learner_steps()) + 2):
            out |= {lessons.text_id(game, scene, number), lessons.refusal_id(game, scene, number)}
    return out


def initial_state(game: Game[Any, Any], scene: Scene) -> State:
    """Return the state in which a scene starts."""
    options = game.read_options(scene.options)
    state: State
    if scene.position is None:
        state = game.new(options, scene.seed)
    else:
        state = game.position(scene.position, options, scene.seed)
    return state


def walk_paths(name: str, scene: Scene) -> Iterator[LearnerQuestion | State]:
    """Yield the learner's question at every step of every path through a scene, and the state at the end of each."""
    game = registry.game(name)
    yield from _walk_from(game, scene, initial_state(game, scene), 0)


def _walk_from(game: Game[Any, Any], scene: Scene, state: State, index: int) -> Iterator[LearnerQuestion | State]:
    if index == len(scene.steps):
        yield state
        return
    step = scene.steps[index]
    seat = game.seat_number(state, step.by or scene.seat)
    assert seat in state.actors(), f"{scene.name}: at step {index + 1}, the seat has no decision to make"
    if step.by:
        text = lessons.find_rival_move(game, state, seat, step)
        assert text is not None, f"{scene.name}: none of {step.do} is legal for {step.by}"
        yield from _walk_from(game, scene, state_after(game, state, seat, text), index + 1)
        return
    accepted = [text for text in step.do if isinstance(game.check(state, seat, text), list)]
    number = 1 + sum(not earlier.by for earlier in scene.steps[:index])
    yield LearnerQuestion(state, seat, number, accepted)
    for text in accepted:
        yield from _walk_from(game, scene, state_after(game, state, seat, text), index + 1)


def state_after(game: Game[Any, Any], state: State, seat: int, text: str) -> State:
    """Return the state after a legal move."""
    steps = game.check(state, seat, text)
    assert isinstance(steps, list)
    out = state.clone()
    for step in steps:
        out.apply(seat, step)
    return out


def whole_moves(game: Game[Any, Any], state: State, seat: int) -> list[str]:
    """Return legal whole moves: every first action, completed with its first continuation."""
    out = []
    for action in state.legal(seat):
        trial, text, step = state.clone(), game.text(state, seat, int(action)), int(action)
        while game.is_partial_move(text):
            trial.apply(seat, step)
            step = int(trial.legal(seat)[0])
            text = game.text(trial, seat, step)
        out.append(text)
    return out
