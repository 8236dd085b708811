"""The coach of a lesson: its explanations, the moves it accepts, and the moves the rival plays.

At other tables, these functions do nothing.
"""

from typing import Any

from tianxia.server.lessons.lesson import (
    ORIGIN_PREFIX,
    find_lesson,
    find_rival_move,
    find_scene,
    is_accepted,
    refusal_id,
    scene_progress,
    text_id,
    title_id,
)
from tianxia.server.tables.errors import CONFLICT, Refused
from tianxia.server.tables.table import Table
from tianxia.server.tables.table_info import TableInfo


def lesson_snapshot(info: TableInfo, table: Table) -> dict[str, Any] | None:
    """Return the field `lesson` of the learner's snapshot; None if the table is not a lesson."""
    scene, lesson = find_scene(info.origin), find_lesson(info.game)
    if scene is None or lesson is None:
        return None
    progress, learner_steps = scene_progress(scene, _move_counts(table)), scene.learner_steps()
    is_learners_turn = not progress.waits_for_rival and progress.step <= len(learner_steps)
    step = learner_steps[progress.step - 1] if is_learners_turn else None
    move_anchors = [f"act {text}" for text in step.do] if step is not None else []
    return {
        "scene": scene.name,
        "scenes": [[listed.name, (title_id(info.game, listed), {})] for listed in lesson.scenes],
        "step": min(progress.step, len(learner_steps)),
        "steps": len(learner_steps),
        "say": None if progress.waits_for_rival else (text_id(info.game, scene, progress.step), {}),
        "points": [*step.point, *move_anchors] if step is not None else [],
        "done": progress.is_done,
    }


def check_move(info: TableInfo, table: Table, seat: int, text: str) -> None:
    """Raise Refused (409), with an explanation, for a legal move that the learner's step does not accept."""
    scene = find_scene(info.origin)
    if scene is None:
        return
    number = scene_progress(scene, _move_counts(table)).step
    steps = scene.learner_steps()
    if number > len(steps) or not is_accepted(table.game, table.state, seat, steps[number - 1], text):
        raise Refused(CONFLICT, refusal_id(info.game, scene, number))


def rival_move(info: TableInfo, table: Table, seat: int) -> str | None:
    """Return the text of the rival's next move; None if it has none left."""
    scene = find_scene(info.origin)
    moves_made = sum(applied.seat == seat for applied in table.applied_moves)
    steps = scene.steps_of(table.names[seat]) if scene is not None else []
    return find_rival_move(table.game, table.state, seat, steps[moves_made]) if moves_made < len(steps) else None


def is_lesson(info: TableInfo) -> bool:
    """Return whether a table is a lesson."""
    return info.origin.startswith(ORIGIN_PREFIX)


def _move_counts(table: Table) -> dict[str, int]:
    """Return the number of applied moves of each seat."""
    out = dict.fromkeys(table.names, 0)
    for applied in table.applied_moves:
        out[table.names[applied.seat]] += 1
    return out
