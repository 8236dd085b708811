"""Lesson files: scenes, each with a position and the moves of both seats.

A file contains no texts: the message id of a text follows from game, scene and step.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from tianxia.engine.game import Game, JsonObject
from tianxia.engine.state import State
from tianxia.engine.toml import parse, read_text

FOLDER: Final = Path(__file__).parent
ORIGIN_PREFIX: Final = "lesson/"
"""The beginning of the origin of a lesson's table, followed by game and scene."""

_SECONDS_PER_STEP: Final = 25.0
"""Reading up to 45 words takes about 15 seconds; the rest is for the move."""


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A whole move of one seat."""

    do: tuple[str, ...]
    """The learner: any of these moves is accepted. The rival: the first of them that is legal is played."""
    by: str = ""
    """The rival's seat; empty for the learner."""
    point: tuple[str, ...] = ()
    """What is highlighted for the learner: `card 7`, `act pass`, `province wu`, `hex H8`."""
    own_refusal: bool = False
    """Whether the step has its own text for a learner who tries another move."""


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
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


@cache
def find_lesson(game: str) -> Lesson | None:
    """Return the lesson of a game, or None."""
    if game not in games_with_lessons():
        return None
    return msgspec.convert(parse(read_text(FOLDER / f"{game}.toml")), Lesson)


def find_scene(origin: str) -> Scene | None:
    """Return the scene of a table with this origin, or None."""
    if not origin.startswith(ORIGIN_PREFIX):
        return None
    game, _, name = origin.removeprefix(ORIGIN_PREFIX).partition("/")
    lesson = find_lesson(game)
    return lesson.scene(name) if lesson is not None else None


def lesson_origin(game: str, scene: str) -> str:
    """Return the origin of a table for a scene."""
    return f"{ORIGIN_PREFIX}{game}/{scene}"


def title_id(game: str, scene: Scene) -> str:
    """Return the message id of a scene's title."""
    return f"tutorial-{game}-{scene.name}"


def text_id(game: str, scene: Scene, number: int) -> str:
    """Return the message id of the learner's step with this number; after the last one, that of the scene's end."""
    end = number > len(scene.learner_steps())
    return f"{title_id(game, scene)}-{'end' if end else number}"


def refusal_id(game: str, scene: Scene, number: int) -> str:
    """Return the message id for a learner who tries another move at a step."""
    own = scene.learner_steps()
    if number > len(own):
        return "tutorial-scene-over"
    return f"{text_id(game, scene, number)}-no" if own[number - 1].own_refusal else "tutorial-not-now"


def scene_progress(scene: Scene, move_counts: dict[str, int]) -> Progress:
    """Return the progress in a scene from the number of moves of each seat. So an undo needs no special handling."""
    number = min(move_counts.get(scene.seat, 0), len(scene.learner_steps())) + 1
    seen: dict[str, int] = {}
    waits = False
    for step in scene.steps:
        by = step.by or scene.seat
        seen[by] = seen.get(by, 0) + 1
        if not step.by and seen[by] == number:
            break
        waits |= move_counts.get(by, 0) < seen[by]
    return Progress(number, waits, number > len(scene.learner_steps()) and not waits)


def is_accepted(game: Game[Any, Any], state: State, seat: int, step: Step, text: str) -> bool:
    """Return whether a legal move is one of a step's moves, in any notation."""
    steps = game.check(state, seat, text)
    return any(game.check(state, seat, accepted) == steps for accepted in step.do)


def find_rival_move(game: Game[Any, Any], state: State, seat: int, step: Step) -> str | None:
    """Return the first legal move of the rival's step, or None."""
    return next((text for text in step.do if isinstance(game.check(state, seat, text), list)), None)
