"""HTTP routes for lessons. A guest has one table per lesson; starting a scene replaces it."""

from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import structs

from tianxia.engine import registry
from tianxia.locales import Message
from tianxia.server.http.guest_auth import COOKIE, GuestAuth
from tianxia.server.lessons.lesson import Lesson, Scene, find_lesson, find_scene, lesson_origin, title_id
from tianxia.server.live.live_tables import LiveTables
from tianxia.server.live.snapshots import table_summary
from tianxia.server.storage import table_repository
from tianxia.server.tables import catalogue
from tianxia.server.tables.drafts import GameStart, TableDraft, draft_table
from tianxia.server.tables.errors import NOT_FOUND, Refused
from tianxia.server.tables.sources import LessonSource
from tianxia.server.tables.table_info import NewSeat, NewTable
from tianxia.server.tables.wire.lessons import LessonOverview, SceneInfo
from tianxia.server.tables.wire.requests import OpenLessonRequest
from tianxia.server.tables.wire.tables import TableSummary


@get("/api/lessons/{game:str}")
async def show_lesson(
    request: Request[Any, Any, Any],
    auth: NamedDependency[GuestAuth],
    live_tables: NamedDependency[LiveTables],
    game: FromPath[str],
) -> LessonOverview:
    """Show the scenes of a lesson, how long they take, and the guest's last scene."""
    guest = await auth.find_guest(request.cookies.get(COOKIE, ""))
    lesson = _require_lesson(game)
    latest = await _find_lesson_table(live_tables, guest.id, game) if guest else None
    scene = find_scene(latest[1]) if latest is not None else None
    scenes = [SceneInfo(listed.name, Message(title_id(game, listed)), _minutes(listed)) for listed in lesson.scenes]
    minutes = sum(listed.minutes for listed in scenes)
    return LessonOverview(scenes, minutes, scene.name if scene is not None else None)


@post("/api/lessons/{game:str}", status_code=200)
async def open_lesson(
    request: Request[Any, Any, Any],
    auth: NamedDependency[GuestAuth],
    live_tables: NamedDependency[LiveTables],
    game: FromPath[str],
    data: JSONBody[OpenLessonRequest],
) -> TableSummary:
    """Open the guest's table of a lesson, or start a scene at a new table."""
    guest = await auth.require_guest(request)
    lesson = _require_lesson(game)
    scene = lesson.scene(data.scene) if data.scene else lesson.scenes[0]
    if scene is None:
        raise Refused(NOT_FOUND, "tutorial-unknown")
    latest = await _find_lesson_table(live_tables, guest.id, game)
    if latest is not None and not data.scene and find_scene(latest[1]) is not None:
        table_id = latest[0]
    else:
        draft = _draft_lesson_table(lesson, scene, guest.id)
        deleted_ids, table_id = await live_tables.store.write(
            lambda connection: table_repository.replace_lesson_tables(connection, draft, lesson_origin(game, ""))
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


async def _find_lesson_table(live_tables: LiveTables, guest: str, game: str) -> tuple[str, LessonSource] | None:
    """Return the id and the scene of a guest's latest table in a lesson, or None."""
    return await live_tables.store.read(
        lambda connection: table_repository.find_lesson_table(connection, guest, lesson_origin(game, ""))
    )


def _draft_lesson_table(lesson: Lesson, scene: Scene, guest: str) -> TableDraft:
    """Return a table for a scene."""
    game = registry.game(lesson.game)
    names = game.seat_names(game.new(game.read_options(scene.options), scene.seed))
    level = catalogue.bot_levels(lesson.game)[0].name
    seats = [NewSeat("me") if name == scene.seat else NewSeat("bot", level) for name in names]
    new_table = NewTable(game=lesson.game, seats=seats, options=scene.options, hints=False)
    start = GameStart(scene.seed, lesson_origin(lesson.game, scene.name), scene.position)
    return structs.replace(draft_table(new_table, guest, start), bots_move_unattended=False)


def _minutes(scene: Scene) -> int:
    """Return how long a scene takes, in whole minutes, at least one."""
    return max(1, round(scene.estimated_seconds() / 60))
