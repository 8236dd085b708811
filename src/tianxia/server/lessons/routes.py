"""HTTP routes for lessons. A guest has one table per lesson; starting a scene replaces it."""

from typing import Any

import msgspec
from litestar import Request, get, post
from sqlalchemy import delete, desc, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.engine import registry
from tianxia.server.http.guests import COOKIE, GuestAuth
from tianxia.server.lessons.lesson import Lesson, Scene, find_lesson, find_scene, lesson_origin, title_id
from tianxia.server.live.live_tables import LiveTables
from tianxia.server.storage import schema, table_repository
from tianxia.server.storage.table_repository import GameStart
from tianxia.server.tables import catalogue
from tianxia.server.tables.errors import NOT_FOUND, Refused
from tianxia.server.tables.summaries import table_summary
from tianxia.server.tables.table_info import NewSeat, NewTable


class OpenLessonRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/lessons/{game}`."""

    scene: str = ""
    """The scene to start; empty to continue where the guest left off."""


@get("/api/lessons/{game:str}")
async def show_lesson(
    request: Request[Any, Any, Any], auth: GuestAuth, live_tables: LiveTables, game: str
) -> dict[str, Any]:
    """Show the scenes of a lesson, how long they take, and the guest's last scene."""
    guest = await auth.find_guest(request.cookies.get(COOKIE, ""))
    lesson = _require_lesson(game)
    latest = (
        await live_tables.store.read(lambda connection: _find_lesson_table(connection, guest.id, game))
        if guest
        else None
    )
    scene = find_scene(latest.origin) if latest is not None else None
    scenes = [
        {"name": listed.name, "title": (title_id(game, listed), {}), "minutes": _minutes(listed)}
        for listed in lesson.scenes
    ]
    return {
        "scenes": scenes,
        "minutes": sum(_minutes(listed) for listed in lesson.scenes),
        "scene": scene.name if scene is not None else None,
    }


@post("/api/lessons/{game:str}", status_code=200)
async def open_lesson(
    request: Request[Any, Any, Any], auth: GuestAuth, live_tables: LiveTables, game: str, data: OpenLessonRequest
) -> dict[str, Any]:
    """Open the guest's table of a lesson, or start a scene at a new table."""
    guest = await auth.require_guest(request)
    lesson = _require_lesson(game)
    scene = lesson.scene(data.scene) if data.scene else lesson.scenes[0]
    if scene is None:
        raise Refused(NOT_FOUND, "tutorial-unknown")
    latest = await live_tables.store.read(lambda connection: _find_lesson_table(connection, guest.id, game))
    if latest is not None and not data.scene and find_scene(latest.origin) is not None:
        table_id = latest.id
    else:
        deleted_ids, table_id = await live_tables.store.write(
            lambda connection: _replace_lesson_table(connection, lesson, scene, guest.id)
        )
        for deleted_id in deleted_ids:
            live_tables.discard_everywhere(deleted_id)
    live = await live_tables.get(table_id)
    return table_summary(live_tables, live.info, guest.id)


def _require_lesson(game: str) -> Lesson:
    """Return the lesson of a game. Raises Refused (404)."""
    lesson = find_lesson(game)
    if lesson is None:
        raise Refused(NOT_FOUND, "server-missing")
    return lesson


async def _find_lesson_table(connection: AsyncConnection, guest: str, game: str) -> Any:
    """Return the row of a guest's latest table in a lesson, or None."""
    t = schema.tables
    query = (
        select(t.c.id, t.c.origin, *table_repository.RULES_COLUMNS)
        .where(
            t.c.owner == guest, t.c.origin.startswith(lesson_origin(game, "")), table_repository.has_readable_rules()
        )
        .order_by(desc(t.c.created))
    )
    return next((row for row in (await connection.execute(query)).all() if table_repository.is_playable(row)), None)


async def _replace_lesson_table(
    connection: AsyncConnection, lesson: Lesson, scene: Scene, guest: str
) -> tuple[list[str], str]:
    """Create a table for a scene, and delete the guest's earlier tables of the lesson.

    Return the ids of the deleted tables and of the new one.
    """
    t = schema.tables
    game = registry.game(lesson.game)
    names = game.seat_names(game.new(game.read_options(scene.options), scene.seed))
    level = catalogue.bot_levels(lesson.game)[0].name
    seats = [NewSeat("me") if name == scene.seat else NewSeat("bot", level) for name in names]
    new_table = NewTable(game=lesson.game, seats=seats, options=scene.options, hints=False)
    deletion = delete(t).where(t.c.owner == guest, t.c.origin.startswith(lesson_origin(lesson.game, "")))
    deleted = await connection.execute(deletion.returning(t.c.id))
    start = GameStart(scene.seed, lesson_origin(lesson.game, scene.name), scene.position)
    return list(deleted.scalars()), await table_repository.create(connection, new_table, guest, start)


def _minutes(scene: Scene) -> int:
    """Return how long a scene takes, in whole minutes, at least one."""
    return max(1, round(scene.estimated_seconds() / 60))
