"""A lesson as its file tells it: scenes, each a position with the moves both seats make in it.

Texts have no place in a file: the id of a text follows from game, scene and step.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from tianxia.engine.game import Game, JsonObject
from tianxia.engine.state import State
from tianxia.engine.toml import parse, read_text

FOLDER: Final = Path(__file__).parent
PREFIX: Final = "lesson/"
"""How the origin of a lesson's table begins; game and scene follow."""

_STEP_S: Final = 25.0
"""Seconds for a step: up to 45 words are read in about 15, and the move takes the rest."""


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A whole move of one seat."""

    do: tuple[str, ...]
    """The learner: each of these is accepted. The rival: the first of these that is legal is made."""
    by: str = ""
    """The rival's seat; empty for the learner."""
    point: tuple[str, ...] = ()
    """What the learner is pointed at: `card 7`, `act pass`, `province wu`, `hex H8`."""
    no: bool = False
    """Whether there is a text of its own for who tries something else."""


class Scene(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A position, and what happens from there on."""

    name: str
    seat: str
    """The learner's."""
    steps: tuple[Step, ...]
    seed: int = 1
    options: JsonObject = {}
    position: JsonObject | None = None

    def seconds(self) -> float:
        """How long the scene takes, roughly."""
        return len(self.own()) * _STEP_S

    def own(self) -> list[Step]:
        """The learner's steps."""
        return self.of(self.seat)

    def of(self, seat: str) -> list[Step]:
        """The steps of a seat."""
        return [step for step in self.steps if (step.by or self.seat) == seat]


class Lesson(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """All scenes of a game, in order."""

    game: str
    scenes: tuple[Scene, ...]

    def scene(self, name: str) -> Scene | None:
        return next((scene for scene in self.scenes if scene.name == name), None)


class Place(msgspec.Struct, frozen=True):
    """How far a scene has come."""

    number: int
    """The learner's next step, from 1; one more than there are once all are made."""
    waits: bool
    """Whether the rival moves first."""
    done: bool


def games() -> list[str]:
    """The games that have a lesson."""
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, if there is one."""
    if game not in games():
        return None
    return msgspec.convert(parse(read_text(FOLDER / f"{game}.toml")), Lesson)


def scene_at(origin: str) -> Scene | None:
    """The scene that is played at a table of this origin."""
    if not origin.startswith(PREFIX):
        return None
    game, _, name = origin.removeprefix(PREFIX).partition("/")
    lesson = lesson_of(game)
    return lesson.scene(name) if lesson is not None else None


def origin_of(game: str, scene: str) -> str:
    return f"{PREFIX}{game}/{scene}"


def title_id(game: str, scene: Scene) -> str:
    return f"tutorial-{game}-{scene.name}"


def text_id(game: str, scene: Scene, number: int) -> str:
    """The message that explains the learner's step of this number; the one after the last ends the scene."""
    end = number > len(scene.own())
    return f"{title_id(game, scene)}-{'end' if end else number}"


def refusal_id(game: str, scene: Scene, number: int) -> str:
    """The message for who tries something else at a step."""
    own = scene.own()
    if number > len(own):
        return "tutorial-scene-over"
    return f"{text_id(game, scene, number)}-no" if own[number - 1].no else "tutorial-not-now"


def place(scene: Scene, made: dict[str, int]) -> Place:
    """How far a scene has come when each seat has made so many moves: an undo leads back by itself."""
    number = min(made.get(scene.seat, 0), len(scene.own())) + 1
    seen: dict[str, int] = {}
    waits = False
    for step in scene.steps:
        by = step.by or scene.seat
        seen[by] = seen.get(by, 0) + 1
        if not step.by and seen[by] == number:
            break
        waits |= made.get(by, 0) < seen[by]
    return Place(number, waits, number > len(scene.own()) and not waits)


def accepted(game: Game[Any, Any], state: State, seat: int, step: Step, text: str) -> bool:
    """Whether a legal move is one of those a step is for, however it is written."""
    steps = game.check(state, seat, text)
    return any(game.check(state, seat, wanted) == steps for wanted in step.do)


def answer(game: Game[Any, Any], state: State, seat: int, step: Step) -> str | None:
    """The rival's move at a step, if one of those it is for is legal."""
    return next((text for text in step.do if isinstance(game.check(state, seat, text), list)), None)
