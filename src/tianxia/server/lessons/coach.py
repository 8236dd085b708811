"""What the coach at a lesson's table says, accepts, and lets the rival do. At all other tables there is none."""

from typing import Any

from tianxia.server.errors import STALE, Refused
from tianxia.server.lessons.lesson import (
    PREFIX,
    accepted,
    answer,
    lesson_of,
    place,
    refusal_id,
    scene_at,
    text_id,
    title_id,
)
from tianxia.server.room import Room
from tianxia.server.tables import Info


def told(info: Info, room: Room) -> dict[str, Any] | None:
    """What the learner is told beside the state of the table."""
    scene, lesson = scene_at(info.origin), lesson_of(info.game)
    if scene is None or lesson is None:
        return None
    at, own = place(scene, _made(room)), scene.own()
    step = own[at.number - 1] if not at.waits and at.number <= len(own) else None
    acts = [f"act {text}" for text in step.do] if step is not None else []
    return {
        "scene": scene.name,
        "scenes": [[one.name, (title_id(info.game, one), {})] for one in lesson.scenes],
        "step": min(at.number, len(own)),
        "steps": len(own),
        "say": None if at.waits else (text_id(info.game, scene, at.number), {}),
        "points": [*step.point, *acts] if step is not None else [],
        "done": at.done,
    }


def check(info: Info, room: Room, seat: int, text: str) -> None:
    """Refuses, kindly, a legal move that is not what the step is about."""
    scene = scene_at(info.origin)
    if scene is None:
        return
    number = place(scene, _made(room)).number
    own = scene.own()
    if number > len(own) or not accepted(room.game, room.state, seat, own[number - 1], text):
        raise Refused(STALE, refusal_id(info.game, scene, number))


def rival_move(info: Info, room: Room, seat: int) -> str | None:
    """What the rival does now; nothing once the scene is over."""
    scene = scene_at(info.origin)
    made = sum(played.seat == seat for played in room.played)
    steps = scene.of(room.names[seat]) if scene is not None else []
    return answer(room.game, room.state, seat, steps[made]) if made < len(steps) else None


def is_lesson(info: Info) -> bool:
    return info.origin.startswith(PREFIX)


def _made(room: Room) -> dict[str, int]:
    """How many moves each seat has made that count."""
    out = dict.fromkeys(room.names, 0)
    for played in room.played:
        out[room.names[played.seat]] += 1
    return out
