"""The coach of a lesson: its explanations, the moves it accepts, and the moves the rival plays."""

from tianxia.locales import Message
from tianxia.server.lessons.lesson import (
    Scene,
    find_lesson,
    find_rival_move,
    find_scene,
    is_accepted,
    refusal_id,
    scene_progress,
    text_id,
    title_id,
)
from tianxia.server.tables.behaviour import FREE_PLAY, TableBehaviour
from tianxia.server.tables.errors import CONFLICT, Refused
from tianxia.server.tables.sources import LessonSource
from tianxia.server.tables.table import Table
from tianxia.server.tables.table_info import TableInfo
from tianxia.server.tables.wire.lessons import Lesson, SceneTitle


class Coach(TableBehaviour):
    """The behaviour of a lesson's table: only the moves of the current step are accepted, and the rival's are planned.

    Bots move only while somebody is connected, and no answer is held back.
    """

    holds_answers = False
    bots_move_unattended = False
    bots_choose = False

    def __init__(self, game: str, scene: Scene | None) -> None:
        """Guide through a scene of a game; with None, the lesson no longer has the scene of the table."""
        self.game = game
        self.scene = scene

    def check_move(self, table: Table, seat: int, steps: tuple[int, ...]) -> None:
        """Raise Refused (409), with an explanation, for a legal move that the learner's step does not accept."""
        scene = self.scene
        if scene is None:
            return
        number, learner_steps = scene_progress(scene, _move_counts(table)).step, scene.learner_steps()
        is_over = number > len(learner_steps)
        if is_over or not is_accepted(table.game, table.state, seat, learner_steps[number - 1], steps):
            raise Refused(CONFLICT, refusal_id(self.game, scene, number))

    def planned_move(self, table: Table, seat: int) -> str | None:
        """Return the text of the rival's next move; None if it has none left."""
        moves_made = sum(applied.seat == seat for applied in table.applied_moves)
        steps = self.scene.steps_of(table.seat_names[seat]) if self.scene is not None else []
        return find_rival_move(table.game, table.state, seat, steps[moves_made]) if moves_made < len(steps) else None

    def guidance(self, table: Table) -> Lesson | None:
        """Return what the learner is told; None if there is no scene."""
        scene, lesson = self.scene, find_lesson(self.game)
        if scene is None or lesson is None:
            return None
        progress, learner_steps = scene_progress(scene, _move_counts(table)), scene.learner_steps()
        is_learners_turn = not progress.waits_for_rival and progress.step <= len(learner_steps)
        step = learner_steps[progress.step - 1] if is_learners_turn else None
        move_anchors = [f"act {text}" for text in step.do] if step is not None else []
        return Lesson(
            scene=scene.name,
            scenes=[SceneTitle(listed.name, Message(title_id(self.game, listed))) for listed in lesson.scenes],
            step=min(progress.step, len(learner_steps)),
            steps=len(learner_steps),
            say=None if progress.waits_for_rival else Message(text_id(self.game, scene, progress.step)),
            points=[*step.point, *move_anchors] if step is not None else [],
            done=progress.is_done,
        )


def find_behaviour(info: TableInfo) -> TableBehaviour:
    """Return the coach of a lesson's table; at any other table, the behaviour of free play."""
    if not isinstance(info.source, LessonSource):
        return FREE_PLAY
    return Coach(info.game, find_scene(info.source))


def _move_counts(table: Table) -> dict[str, int]:
    """Return the number of applied moves of each seat."""
    out = dict.fromkeys(table.seat_names, 0)
    for applied in table.applied_moves:
        out[table.seat_names[applied.seat]] += 1
    return out
