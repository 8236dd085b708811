"""Requests about lessons. A guest has one table for each game's lesson: a scene that is begun takes its place."""

import math
from typing import Any

import msgspec
from litestar import Request, get, post
from sqlalchemy import delete, desc, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.engine import registry
from tianxia.server import menu, store, tables
from tianxia.server.briefs import brief
from tianxia.server.errors import MISSING, Refused
from tianxia.server.guests import COOKIE, Door
from tianxia.server.lessons.lesson import Lesson, Scene, lesson_of, origin_of, scene_at, title_id
from tianxia.server.tables import Start, Wanted, WantedSeat


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    scene: str = ""


@get("/api/lessons/{game:str}")
async def show_lesson(request: Request[Any, Any, Any], door: Door, game: str) -> dict[str, Any]:
    """The scenes of a lesson, how long they take, and which of them the guest was at."""
    guest = await door.find(request.cookies.get(COOKIE, ""))
    lesson = _lesson(game)
    kept = await door.hall.store.read(lambda connection: _latest(connection, guest.id, game)) if guest else None
    scene = scene_at(kept.origin) if kept is not None else None
    return {
        "scenes": [
            {"name": one.name, "title": (title_id(game, one), {}), "minutes": math.ceil(one.seconds() / 60)}
            for one in lesson.scenes
        ],
        "minutes": math.ceil(sum(one.seconds() for one in lesson.scenes) / 60),
        "scene": scene.name if scene is not None else None,
    }


@post("/api/lessons/{game:str}", status_code=200)
async def open_lesson(request: Request[Any, Any, Any], door: Door, game: str, data: Wish) -> dict[str, Any]:
    """The table of a lesson: as it was left, or laid anew for a scene."""
    guest = await door.expect(request)
    lesson = _lesson(game)
    scene = lesson.scene(data.scene) if data.scene else lesson.scenes[0]
    if scene is None:
        raise Refused(MISSING, "tutorial-unknown")
    kept = await door.hall.store.read(lambda connection: _latest(connection, guest.id, game))
    if kept is not None and not data.scene and scene_at(kept.origin) is not None:
        id = kept.id
    else:
        gone, id = await door.hall.store.write(lambda connection: _lay(connection, lesson, scene, guest.id))
        for old in gone:
            door.hall.gone(old)
    live = await door.hall.live(id)
    return brief(door.hall, live.info, guest.id)


def _lesson(game: str) -> Lesson:
    lesson = lesson_of(game)
    if lesson is None:
        raise Refused(MISSING, "server-missing")
    return lesson


async def _latest(connection: AsyncConnection, guest: str, game: str) -> Any:
    """The table at which a guest was last in a lesson."""
    t = store.tables
    query = (
        select(t.c.id, t.c.origin, *tables.RULES_COLUMNS)
        .where(t.c.owner == guest, t.c.origin.startswith(origin_of(game, "")), tables.readable())
        .order_by(desc(t.c.created))
    )
    return next((row for row in (await connection.execute(query)).all() if tables.is_playable(row)), None)


async def _lay(connection: AsyncConnection, lesson: Lesson, scene: Scene, guest: str) -> tuple[list[str], str]:
    """A new table in place of all the guest has had of this lesson."""
    t = store.tables
    game = registry.game(lesson.game)
    names = game.seat_names(game.new(game.read_options(scene.options), scene.seed))
    level = menu.bot_levels(lesson.game)[0].name
    seats = [WantedSeat("me") if name == scene.seat else WantedSeat("bot", level) for name in names]
    wanted = Wanted(game=lesson.game, seats=seats, options=scene.options, hints=False)
    former = delete(t).where(t.c.owner == guest, t.c.origin.startswith(origin_of(lesson.game, "")))
    gone = await connection.execute(former.returning(t.c.id))
    start = Start(scene.seed, origin_of(lesson.game, scene.name), scene.position)
    return list(gone.scalars()), await tables.create(connection, wanted, guest, start)
