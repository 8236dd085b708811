"""All paths through the scenes of lessons."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tianxia.engine import registry
from tianxia.engine.game import Game
from tianxia.engine.state import State
from tianxia.server.lessons import lesson as lessons
from tianxia.server.lessons.lesson import Lesson, Scene


class Asked(NamedTuple):
    """The learner's question at a step, on one path through a scene."""

    state: State
    seat: int
    number: int
    """The number of the learner's step, from 1."""
    good: list[str]
    """The moves that are accepted here."""


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


def begin(game: Game[Any, Any], scene: Scene) -> State:
    options = game.read_options(scene.options)
    state: State
    if scene.position is None:
        state = game.new(options, scene.seed)
    else:
        state = game.position(scene.position, options, scene.seed)
    return state


def ways(name: str, scene: Scene) -> Iterator[Asked | State]:
    """Return every step of the learner on every path through a scene, and the positions at its end."""
    game = registry.game(name)
    yield from _ways(game, scene, begin(game, scene), 0)


def _ways(game: Game[Any, Any], scene: Scene, state: State, at: int) -> Iterator[Asked | State]:
    if at == len(scene.steps):
        yield state
        return
    step = scene.steps[at]
    seat = game.seat_number(state, step.by or scene.seat)
    assert seat in state.actors(), f"{scene.name}: step {at + 1} comes when nobody asks for it"
    if step.by:
        text = lessons.find_rival_move(game, state, seat, step)
        assert text is not None, f"{scene.name}: {step.by} cannot do {step.do}"
        yield from _ways(game, scene, after(game, state, seat, text), at + 1)
        return
    good = [text for text in step.do if isinstance(game.check(state, seat, text), list)]
    yield Asked(state, seat, 1 + sum(not one.by for one in scene.steps[:at]), good)
    for text in good:
        yield from _ways(game, scene, after(game, state, seat, text), at + 1)


def after(game: Game[Any, Any], state: State, seat: int, text: str) -> State:
    """Return the position after a legal move."""
    steps = game.check(state, seat, text)
    assert isinstance(steps, list)
    out = state.clone()
    for step in steps:
        out.apply(seat, step)
    return out


def whole_moves(game: Game[Any, Any], state: State, seat: int) -> list[str]:
    """Return whole legal moves: each first action with its first continuation."""
    out = []
    for action in state.legal(seat):
        trial, text, step = state.clone(), game.text(state, seat, int(action)), int(action)
        while game.is_partial_move(text):
            trial.apply(seat, step)
            step = int(trial.legal(seat)[0])
            text = game.text(trial, seat, step)
        out.append(text)
    return out
