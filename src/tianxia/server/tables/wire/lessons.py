"""Lessons."""

from typing import NamedTuple

from msgspec import Struct

from tianxia.locales import Message


class SceneInfo(Struct):
    """A scene of a lesson."""

    name: str
    title: Message
    minutes: int
    """Roughly how long it takes."""


class LessonOverview(Struct):
    """The scenes of a game's lesson."""

    scenes: list[SceneInfo]
    minutes: int
    """Roughly how long the whole lesson takes."""
    scene: str | None
    """The guest's last scene; null before the first."""


class SceneTitle(NamedTuple):
    """The name and the title of a scene."""

    name: str
    title: Message


class Lesson(Struct):
    """The state of the scene that is being played, for the learner."""

    scene: str
    scenes: list[SceneTitle]
    step: int
    """The current move of the learner in this scene, from 1."""
    steps: int
    say: Message | None
    """The coach's text; null while the rival moves."""
    points: list[str]
    """What to look at: `card 7`, `act pass`, `hex H8`. A legal move that the step is not about is refused."""
    done: bool
