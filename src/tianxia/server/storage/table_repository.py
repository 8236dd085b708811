"""Reads and writes tables and their seats; `event_repository` has their events."""

import secrets
import time
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, bindparam, delete, desc, func, insert, or_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.server.storage import schema
from tianxia.server.storage.event_repository import insert_events
from tianxia.server.storage.table_conditions import (
    RULES_COLUMNS,
    has_bots,
    has_readable_rules,
    is_not_lesson,
    is_playable,
)
from tianxia.server.storage.table_rows import read_infos, seat_row, table_row
from tianxia.server.tables.drafts import TableDraft, shuffle_players
from tianxia.server.tables.errors import CONFLICT, FORBIDDEN, NOT_FOUND, TOO_MANY_REQUESTS, Refused
from tianxia.server.tables.sources import LESSON, LessonSource
from tianxia.server.tables.table_info import BOT, HUMAN, OPEN, OVER, RUNNING, TableInfo

_BOT_TABLE_IDLE_S = 24 * 3600.0
"""A table without a change for this long does not count towards a guest's limit of tables with bots."""
_RETRY_S = 60.0
"""When a guest with too many tables should try again, in seconds from now."""
_STATUS_COLUMNS: Final = ("status", "turn", "changed", "result", "bots_due")
_UPDATE_STATUS: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("which"))
    .values({name: bindparam(name) for name in _STATUS_COLUMNS})
)


async def check_bot_tables(connection: AsyncConnection, owner: str, limit: int) -> None:
    """Raise Refused (429) if a guest has `limit` open or running tables with bots."""
    t = schema.tables
    recent = t.c.changed > time.time() - _BOT_TABLE_IDLE_S
    counted = (t.c.owner == owner, t.c.status.in_((OPEN, RUNNING)), recent, is_not_lesson(), has_bots())
    count = (await connection.execute(select(func.count()).select_from(t).where(*counted))).scalar_one()
    if count >= limit:
        raise Refused(TOO_MANY_REQUESTS, "server-bot-tables", _RETRY_S, most=limit)


async def create(connection: AsyncConnection, draft: TableDraft, bot_table_limit: int) -> str:
    """Insert a table and return its id. Raises Refused (429) if its owner has too many tables with bots."""
    if draft.has_bots:
        await check_bot_tables(connection, draft.owner, bot_table_limit)
    return await insert_table(connection, draft)


async def insert_rematch(connection: AsyncConnection, table_id: str, draft: TableDraft, bot_table_limit: int) -> str:
    """Insert the rematch of a table and return its id. Raises Refused as `create` does."""
    new_id = await create(connection, draft, bot_table_limit)
    t = schema.tables
    await connection.execute(update(t).where(t.c.id == table_id).values(next=new_id))
    return new_id


async def replace_lesson_tables(
    connection: AsyncConnection, draft: TableDraft, lesson: LessonSource
) -> tuple[list[str], str]:
    """Delete the owner's tables of a lesson, whatever their scene, and insert a table.

    Return the ids of the deleted tables and of the new one.
    """
    t = schema.tables
    deletion = delete(t).where(t.c.owner == draft.owner, _is_of_lesson(lesson)).returning(t.c.id)
    deleted_ids = list((await connection.execute(deletion)).scalars())
    return deleted_ids, await insert_table(connection, draft)


async def insert_table(connection: AsyncConnection, draft: TableDraft) -> str:
    """Insert a table with its seats and events, and return its id."""
    table_id = secrets.token_urlsafe(12)
    row = table_row(draft, table_id, secrets.token_hex(32), secrets.token_urlsafe(12), time.time())
    await connection.execute(insert(schema.tables).values(**row))
    await connection.execute(insert(schema.seats), [seat_row(table_id, seat) for seat in draft.seats])
    await insert_events(connection, table_id, draft.events)
    return table_id


async def find_lesson_table(
    connection: AsyncConnection, owner: str, lesson: LessonSource
) -> tuple[str, LessonSource] | None:
    """Return the id of the owner's latest playable table of a lesson, and its scene; or None."""
    t = schema.tables
    query = (
        select(t.c.id, t.c.origin_scene, *RULES_COLUMNS)
        .where(t.c.owner == owner, _is_of_lesson(lesson), has_readable_rules())
        .order_by(desc(t.c.created))
    )
    row = next((row for row in (await connection.execute(query)).all() if is_playable(row)), None)
    return (row.id, LessonSource(lesson.game, row.origin_scene)) if row is not None else None


def _is_of_lesson(lesson: LessonSource) -> ColumnElement[bool]:
    """Return the SQL condition that a table is for a scene of this lesson."""
    t = schema.tables
    return and_(t.c.origin_kind == LESSON, t.c.game == lesson.game)


async def find_due(connection: AsyncConnection, lookback_s: float) -> set[str]:
    """Return the ids of the playable tables that are marked as waiting for a bot.

    Unless `lookback_s` is 0, also those of tables with bots that changed within this many seconds before the latest
    change of any table.
    """
    t = schema.tables
    due = select(t.c.id, *RULES_COLUMNS).where(t.c.bots_due == true(), has_readable_rules())
    rows = list((await connection.execute(due)).all())
    if lookback_s:
        running = t.c.status == RUNNING
        last_change = select(func.max(t.c.changed)).where(running).scalar_subquery()
        recent = select(t.c.id, *RULES_COLUMNS).where(
            running, t.c.changed >= last_change - lookback_s, has_bots(), has_readable_rules(), is_not_lesson()
        )
        rows += (await connection.execute(recent)).all()
    return {row.id for row in rows if is_playable(row)}


async def find(connection: AsyncConnection, table_id: str) -> TableInfo:
    """Return a table with its seats. Raises Refused (404)."""
    row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table_id[:32]))).one_or_none()
    if row is None:
        raise Refused(NOT_FOUND, "server-table-missing")
    return (await read_infos(connection, [row]))[0]


async def join(
    connection: AsyncConnection, info: TableInfo, guest: str, seat: str, key: str, *, move: bool = False
) -> None:
    """Give a guest an open seat (any if `seat` is empty), and start the game if it was the last one.

    With `move`, the guest's other seats at the table become open. Raises Refused: 403 without the key, 409 if the seat
    is taken or the game has started.
    """
    if not info.listed and guest != info.owner and not secrets.compare_digest(key.encode(), info.key.encode()):
        raise Refused(FORBIDDEN, "server-join-key")
    if info.status != OPEN:
        raise Refused(CONFLICT, "server-join-started")
    info.check_rules()
    open_seat = next((known for known in info.seats if known.kind == OPEN and seat in ("", known.seat_name)), None)
    if open_seat is None:
        raise Refused(CONFLICT, "server-join-taken")
    s = schema.seats
    if move:
        own_seats = (s.c.table == info.id, s.c.guest == guest, s.c.kind == HUMAN)
        await connection.execute(update(s).where(*own_seats).values(kind=OPEN, guest=""))
    taken = await connection.execute(
        update(s)
        .where(s.c.table == info.id, s.c.number == open_seat.number, s.c.kind == OPEN)
        .values(kind=HUMAN, guest=guest)
    )
    if taken.rowcount != 1:
        raise Refused(CONFLICT, "server-join-taken")
    await start_if_full(connection, info.id)


async def start_if_full(connection: AsyncConnection, table_id: str) -> None:
    """Record a change of a table's seats, and start the game if no seat is open."""
    s, t = schema.seats, schema.tables
    open_seats = (await connection.execute(select(s.c.number).where(s.c.table == table_id, s.c.kind == OPEN))).all()
    now = time.time()
    values: dict[str, Any] = {"changed": now}
    if not open_seats:
        values |= {"started": now, "status": RUNNING, "bots_due": has_bots()}
    change = update(t).where(t.c.id == table_id, t.c.status == OPEN).values(**values).returning(t.c.random_seats)
    random_seats = (await connection.execute(change)).scalar_one_or_none()
    if random_seats and not open_seats:
        await _draw_seats(connection, table_id)


async def _draw_seats(connection: AsyncConnection, table_id: str) -> None:
    """Shuffle the players of a table among its seats."""
    s = schema.seats
    for seat in shuffle_players((await find(connection, table_id)).seats):
        values = {"kind": seat.kind, "guest": seat.guest, "level": seat.level}
        await connection.execute(update(s).where(s.c.table == table_id, s.c.number == seat.number).values(**values))


async def leave_open_table(connection: AsyncConnection, table_id: str, guest: str) -> bool:
    """Open the seats of a guest before the start; delete the table if nobody is left. Return whether it remains."""
    s, t = schema.seats, schema.tables
    await connection.execute(
        update(s).where(s.c.table == table_id, s.c.guest == guest, s.c.kind == HUMAN).values(kind=OPEN, guest="")
    )
    if (await connection.execute(select(s.c.number).where(s.c.table == table_id, s.c.kind == HUMAN))).first():
        return True
    await connection.execute(delete(t).where(t.c.id == table_id))
    return False


async def fill_with_bots(
    connection: AsyncConnection, info: TableInfo, guest: str, level: str, bot_table_limit: int
) -> None:
    """Give all open seats to bots of a level, and start the game.

    Raises Refused (429) if the guest has too many tables with bots.
    """
    if all(seat.kind != BOT for seat in info.seats):  # a table with a bot is already counted
        await check_bot_tables(connection, guest, bot_table_limit)
    s = schema.seats
    await connection.execute(
        update(s).where(s.c.table == info.id, s.c.kind == OPEN).values(kind=BOT, guest="", level=level)
    )
    await start_if_full(connection, info.id)


async def seat_bots(connection: AsyncConnection, table_id: str, levels: dict[int, str]) -> None:
    """Give seats to bots; `levels` maps seat numbers to levels."""
    s = schema.seats
    for number, level in levels.items():
        where = and_(s.c.table == table_id, s.c.number == number)
        await connection.execute(update(s).where(where).values(kind=BOT, guest="", level=level))


async def close_table(connection: AsyncConnection, info: TableInfo) -> None:
    """Mark a table that cannot be continued as over."""
    t = schema.tables
    values = {"status": OVER, "turn": [], "bots_due": False, "result": info.result, "changed": info.changed}
    await connection.execute(update(t).where(t.c.id == info.id).values(**values))


async def update_status(connection: AsyncConnection, infos: list[TableInfo]) -> None:
    """Write the status of tables: whose turn it is, whether a bot owes a decision, and the result."""
    values = [{"which": info.id} | {name: getattr(info, name) for name in _STATUS_COLUMNS} for info in infos]
    await connection.execute(_UPDATE_STATUS, values)


async def acquire_bot_lease(connection: AsyncConnection, table_id: str, name: str, now: float, until: float) -> bool:
    """Acquire or renew the lease on a table's bots for the process `name`; return False if another process has it."""
    t = schema.tables
    free = or_(t.c.lease == name, t.c.lease_until < now)
    result = await connection.execute(update(t).where(t.c.id == table_id, free).values(lease=name, lease_until=until))
    return bool(result.rowcount == 1)
