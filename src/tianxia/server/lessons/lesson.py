"""Lesson files: scenes, each with a position and the moves of both seats.

A file contains no texts: the id of each message is derived from game, scene and step.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from tianxia.engine import registry
from tianxia.engine.game import Game, JsonObject
from tianxia.engine.state import State
from tianxia.engine.toml import parse, read_text
from tianxia.server.tables.sources import LessonSource

_SECONDS_PER_STEP: Final = 25.0
"""The estimated duration of a step: 15 seconds to read up to 45 words, and 10 for the move."""


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A whole move of one seat."""

    do: tuple[str, ...]
    """Moves. Of the learner, any of them is accepted; as the rival, the first legal one is played."""
    by: str = ""
    """The rival's seat; empty for the learner."""
    point: tuple[str, ...] = ()
    """What is highlighted for the learner: `card 7`, `act pass`, `province wu`, `hex H8`."""
    own_refusal: bool = False
    """Whether the step has its own message for a learner who tries another move."""


class Scene(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A starting position and the steps that follow."""

    name: str
    seat: str
    """The learner's seat."""
    steps: tuple[Step, ...]
    seed: int = 1
    options: JsonObject = {}
    position: JsonObject | None = None

    def estimated_seconds(self) -> float:
        """Return the estimated duration of the scene."""
        return len(self.learner_steps()) * _SECONDS_PER_STEP

    def learner_steps(self) -> list[Step]:
        """Return the learner's steps."""
        return self.steps_of(self.seat)

    def steps_of(self, seat: str) -> list[Step]:
        """Return the steps of a seat."""
        return [step for step in self.steps if (step.by or self.seat) == seat]


class Lesson(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """All scenes of a game, in order."""

    game: str
    scenes: tuple[Scene, ...]

    def scene(self, name: str) -> Scene | None:
        """Return a scene by name, or None."""
        return next((scene for scene in self.scenes if scene.name == name), None)


class Progress(msgspec.Struct, frozen=True):
    """How far the learner has come in a scene."""

    step: int
    """The number of the learner's next step, from 1; one more than the last when all are done."""
    waits_for_rival: bool
    """Whether the rival has to move first."""
    is_done: bool


def games_with_lessons() -> list[str]:
    """Return the names of the games that have a lesson."""
    return [manifest.name for manifest in registry.manifests() if manifest.lesson is not None]


def find_lesson(game: str) -> Lesson | None:
    """Return the lesson of a game, or None."""
    path = registry.manifest(game).lesson if game in registry.names() else None
    return _read_lesson(path) if path is not None else None


@cache
def _read_lesson(path: Path) -> Lesson:
    return msgspec.convert(parse(read_text(path)), Lesson)


def find_scene(source: LessonSource) -> Scene | None:
    """Return the scene that a table is for, or None."""
    lesson = find_lesson(source.game)
    return lesson.scene(source.scene) if lesson is not None else None


def lesson_origin(game: str, scene: str) -> LessonSource:
    """Return the source of a table for a scene; for an empty name, what the tables of all scenes have in common."""
    return LessonSource(game, scene)


def title_id(game: str, scene: Scene) -> str:
    """Return the message id of a scene's title."""
    return f"tutorial-{game}-{scene.name}"


def text_id(game: str, scene: Scene, number: int) -> str:
    """Return the message id of the learner's step with this number; after the last one, that of the scene's end."""
    end = number > len(scene.learner_steps())
    return f"{title_id(game, scene)}-{'end' if end else number}"


def refusal_id(game: str, scene: Scene, number: int) -> str:
    """Return the message id for a learner who tries another move at a step."""
    steps = scene.learner_steps()
    if number > len(steps):
        return "tutorial-scene-over"
    return f"{text_id(game, scene, number)}-no" if steps[number - 1].own_refusal else "tutorial-not-now"


def scene_progress(scene: Scene, move_counts: dict[str, int]) -> Progress:
    """Return the progress in a scene, derived from the number of moves of each seat; so an undo needs no handling."""
    number = min(move_counts.get(scene.seat, 0), len(scene.learner_steps())) + 1
    step_counts: dict[str, int] = {}
    waits_for_rival = False
    for step in scene.steps:
        seat = step.by or scene.seat
        step_counts[seat] = step_counts.get(seat, 0) + 1
        if not step.by and step_counts[seat] == number:
            break
        waits_for_rival |= move_counts.get(seat, 0) < step_counts[seat]
    return Progress(number, waits_for_rival, number > len(scene.learner_steps()) and not waits_for_rival)


def is_accepted(game: Game[Any, Any], state: State, seat: int, step: Step, actions: tuple[int, ...]) -> bool:
    """Return whether a legal move is one of a step's moves, however it is written."""
    return any(game.check(state, seat, accepted) == list(actions) for accepted in step.do)


def find_rival_move(game: Game[Any, Any], state: State, seat: int, step: Step) -> str | None:
    """Return the first legal move of the rival's step, or None."""
    return next((text for text in step.do if isinstance(game.check(state, seat, text), list)), None)
