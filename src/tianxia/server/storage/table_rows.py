"""Turns rows of the SQL tables `tables` and `seats` into `TableInfo`, and back."""

from typing import Any, Final

from msgspec.structs import asdict, fields
from sqlalchemy import select
from sqlalchemy.engine import Row as DatabaseRow
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.server.storage import schema
from tianxia.server.tables.drafts import TableDraft
from tianxia.server.tables.sources import FORK, LESSON, UPLOAD, ForkSource, LessonSource, Source, UploadSource
from tianxia.server.tables.table_info import BOT, NAMED, OPEN, RUNNING, Seat, TableInfo

_INFO_COLUMNS: Final = {
    field.name: schema.tables.c[field.name] for field in fields(TableInfo) if field.name in schema.tables.c
}
"""The fields of `TableInfo` that are columns of the same key."""


def table_row(draft: TableDraft, table_id: str, hold_secret: str, key: str, now: float) -> dict[str, Any]:
    """Return the values of the columns of a new table, created at `now`, by the keys of the columns."""
    start = draft.start
    given = asdict(draft) | {"seed": start.seed, "position": start.position} | _source_columns(start.source)
    given |= {
        "id": table_id,
        "hold_secret": hold_secret,
        "key": key,
        "created": now,
        "changed": now,
        "started": 0.0 if draft.status == OPEN else now,
        "turn": [],
        "next": "",
        "lease": "",
        "lease_until": 0.0,
        "bots_due": draft.status == RUNNING and draft.has_bots and draft.bots_move_unattended,
    }
    return {name: given[name] for name, _ in schema.tables.c.items() if name in given}


def seat_row(table_id: str, seat: Seat) -> dict[str, Any]:
    """Return the row of a seat at a new table."""
    return {
        "table": table_id,
        "number": seat.number,
        "seat": seat.seat_name,
        "kind": seat.kind,
        "guest": seat.guest,
        "level": seat.level if seat.kind == BOT else "",
        "player_name": seat.player_name if seat.kind == NAMED else "",
    }


async def read_infos(connection: AsyncConnection, rows: list[DatabaseRow[Any]] | Any) -> list[TableInfo]:
    """Return the `TableInfo` with seats for each row of the SQL table `tables`, in the same order."""
    s, g = schema.seats, schema.guests
    query = (
        select(s, g.c.name.label("name"))
        .outerjoin(g, s.c.guest == g.c.id)
        .where(s.c.table.in_([row.id for row in rows]))
        .order_by(s.c.number)
    )
    infos = {row.id: _read_info(row) for row in rows}
    for row in (await connection.execute(query)).all() if infos else []:
        # A deleted guest has no name: the client shows a word in the language of its user instead.
        name = row.player_name if row.kind == NAMED else row.name or ""
        infos[row.table].seats.append(Seat(row.number, row.seat, row.kind, row.guest, row.level, name))
    return list(infos.values())


def _read_info(row: Any) -> TableInfo:
    """Return the `TableInfo` of a row, without seats."""
    values = {name: row._mapping[column] for name, column in _INFO_COLUMNS.items()}
    return TableInfo(**values, source=_read_source(row))


def _source_columns(source: Source | None) -> dict[str, Any]:
    """Return the columns for the source of a table."""
    match source:
        case None:
            return {"origin_kind": ""}
        case UploadSource():
            return {"origin_kind": UPLOAD}
        case LessonSource(_, scene):
            return {"origin_kind": LESSON, "origin_scene": scene}
        case ForkSource(table, moves):
            return {"origin_kind": FORK, "origin_table": table, "origin_moves": moves}


def _read_source(row: Any) -> Source | None:
    """Return the source of a table; the game of a lesson is that of the table."""
    if row.origin_kind == UPLOAD:
        return UploadSource()
    if row.origin_kind == LESSON:
        return LessonSource(row.game, row.origin_scene)
    if row.origin_kind == FORK:
        return ForkSource(row.origin_table, row.origin_moves)
    return None
