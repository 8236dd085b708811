"""Reads and writes the tables, their seats and their events in the database."""

import secrets
import time
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    String,
    and_,
    cast,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.engine import Row as DatabaseRow
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.engine import registry
from tianxia.engine.game import Game, JsonObject
from tianxia.engine.rng import SEED_BITS
from tianxia.server.lessons.lesson import ORIGIN_PREFIX
from tianxia.server.storage import schema
from tianxia.server.tables import catalogue
from tianxia.server.tables.clocks import TimeControl
from tianxia.server.tables.errors import CONFLICT, FORBIDDEN, NOT_FOUND, TOO_MANY_REQUESTS, UNPROCESSABLE, Refused
from tianxia.server.tables.events import TableEvent
from tianxia.server.tables.table_info import BOT, HUMAN, NAMED, OPEN, OVER, RUNNING, NewTable, Seat, TableInfo

_BOT_TABLE_IDLE_S = 24 * 3600.0
"""A table without a change for this long does not count towards a guest's limit of tables with bots."""
_RETRY_S = 60.0
"""When a guest with too many tables should try again, in seconds from now."""
_SEAT_RANDOM: Final = secrets.SystemRandom()
"""Unpredictable, so that nobody can foresee which seat a player gets."""
_MAX_CLOCK_S = 14 * 24 * 3600.0
"""The longest time of a time control."""


def has_readable_rules() -> ColumnElement[bool]:
    """Return the SQL condition that a table has the current rules of its game, or earlier ones that can be read.

    `is_playable` tells whether a game of earlier rules can also be played. The condition is deliberately an expression
    that no index covers: databases would use such an index instead of a better one.
    """
    t, games = schema.tables, [registry.game(name) for name in registry.names()]
    known = [f"{game.name} {version}" for game in games for version in (game.rules_version, *game.earlier_rules)]
    return (t.c.game + " " + cast(t.c.rules, String)).in_(known)


RULES_COLUMNS: Final = (schema.tables.c.game, schema.tables.c.rules, schema.tables.c.options, schema.tables.c.position)
"""The columns that `is_playable` needs."""


def is_playable(row: Any) -> bool:
    """Return whether the game in a row of the SQL table `tables` can be played by the current rules."""
    game = registry.game(row.game)
    if row.rules == game.rules_version:
        return True
    position = msgspec.json.decode(row.position) if row.position else None
    return game.can_play_rules(row.rules, msgspec.json.decode(row.options), position)


def is_not_lesson() -> ColumnElement[bool]:
    """Return the SQL condition that a table is not a lesson; lessons are never listed."""
    return ~schema.tables.c.origin.startswith(ORIGIN_PREFIX)


def check_rules(info: TableInfo) -> None:
    """Raise Refused (409) if a game cannot be played by the current rules."""
    reason = info.unplayable_reason()
    if reason is not None:
        raise Refused(CONFLICT, reason.id, **reason.args)


class GameStart(msgspec.Struct):
    """The seed of a game, and where it starts if not with a new deal."""

    seed: int
    origin: str = ""
    position: JsonObject | None = None


def generate_seed() -> int:
    """Return an unpredictable seed for a new deal."""
    return secrets.randbits(SEED_BITS)


async def create(connection: AsyncConnection, new_table: NewTable, owner: str, start: GameStart | None = None) -> str:
    """Create a table and return its id; the game starts at once if no seat is open. Raises Refused (422)."""
    game = catalogue.find_game(new_table.game)
    options = catalogue.read_options(game, new_table.options, len(new_table.seats))
    if new_table.clock.kind != "none" and not 1.0 <= new_table.clock.seconds <= _MAX_CLOCK_S:
        raise Refused(UNPROCESSABLE, "server-clock-seconds")
    if not 0.0 <= new_table.clock.increment <= _MAX_CLOCK_S:
        raise Refused(UNPROCESSABLE, "server-clock-seconds")
    for seat in new_table.seats:
        if seat.kind == "bot":
            catalogue.find_level(game.name, seat.level)
    if all(seat.kind == "bot" for seat in new_table.seats):
        raise Refused(UNPROCESSABLE, "server-seats-person")
    start = start or GameStart(generate_seed())
    names = game.seat_names(game.new(game.read_options(options), start.seed))
    waiting = any(seat.kind == "open" for seat in new_table.seats)
    kinds = {"me": HUMAN, "open": OPEN, "bot": BOT}
    players = list(new_table.seats)
    if new_table.random_seats and not waiting:
        _SEAT_RANDOM.shuffle(players)
    seats = [
        Seat(number, names[number], kinds[seat.kind], owner if seat.kind == "me" else "", seat.level, "")
        for number, seat in enumerate(players)
    ]
    status = OPEN if waiting else RUNNING
    return await insert_table(connection, game, new_table, options, owner, status, start, seats)


def has_bots() -> ColumnElement[bool]:
    """Return the SQL condition that a table has a bot."""
    t, s = schema.tables, schema.seats
    return exists(select(s.c.table).where(s.c.table == t.c.id, s.c.kind == BOT))


async def check_bot_tables(connection: AsyncConnection, owner: str, limit: int) -> None:
    """Raise Refused (429) if a guest has `limit` open or running tables with bots."""
    t = schema.tables
    recent = t.c.changed > time.time() - _BOT_TABLE_IDLE_S
    counted = (t.c.owner == owner, t.c.status.in_((OPEN, RUNNING)), recent, is_not_lesson(), has_bots())
    count = (await connection.execute(select(func.count()).select_from(t).where(*counted))).scalar_one()
    if count >= limit:
        refused = Refused(TOO_MANY_REQUESTS, "server-bot-tables", most=limit)
        refused.retry_after_s = _RETRY_S
        raise refused


async def insert_table(
    connection: AsyncConnection,
    game: Game[Any, Any],
    new_table: NewTable,
    options: JsonObject,
    owner: str,
    status: str,
    start: GameStart,
    seats: list[Seat],
    result: JsonObject | None = None,
) -> str:
    """Insert a table with its seats and return its id; the caller must have validated the values."""
    now = time.time()
    table_id = secrets.token_urlsafe(12)
    await connection.execute(
        insert(schema.tables).values(
            id=table_id,
            game=game.name,
            rules=game.rules_version,
            options=_to_json(options),
            title=to_single_line(new_table.title, 60),
            owner=owner,
            status=status,
            listed=new_table.listed,
            hints=new_table.hints,
            clock=_to_json(new_table.clock),
            seed=f"{start.seed:064x}",
            secret=secrets.token_hex(32),
            key=secrets.token_urlsafe(12),
            created=now,
            changed=now,
            started=0.0 if status == OPEN else now,
            turn="[]",
            result=_to_json(result) if result is not None else "",
            next="",
            lease="",
            lease_until=0.0,
            bots_due=status == RUNNING
            and any(seat.kind == BOT for seat in seats)
            and not start.origin.startswith(ORIGIN_PREFIX),
            random_seats=new_table.random_seats,
            origin=start.origin,
            position=_to_json(start.position) if start.position is not None else "",
        )
    )
    rows = [
        {
            "table": table_id,
            "number": seat.number,
            "seat": seat.seat_name,
            "kind": seat.kind,
            "guest": seat.guest,
            "level": seat.level if seat.kind in (BOT, NAMED) else "",
        }
        for seat in seats
    ]
    await connection.execute(insert(schema.seats), rows)
    return table_id


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
    check_rules(info)
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
    query = select(s.c.number, s.c.kind, s.c.guest, s.c.level).where(s.c.table == table_id).order_by(s.c.number)
    before = (await connection.execute(query)).all()
    after = list(before)
    _SEAT_RANDOM.shuffle(after)
    for seat, player in zip(before, after, strict=True):
        values = {"kind": player.kind, "guest": player.guest, "level": player.level}
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


async def fill_with_bots(connection: AsyncConnection, table_id: str, level: str) -> None:
    """Give all open seats to bots of a level, and start the game."""
    s = schema.seats
    await connection.execute(
        update(s).where(s.c.table == table_id, s.c.kind == OPEN).values(kind=BOT, guest="", level=level)
    )
    await start_if_full(connection, table_id)


async def seat_bots(connection: AsyncConnection, table_id: str, levels: dict[int, str]) -> None:
    """Give seats to bots; `levels` maps seat numbers to levels."""
    s = schema.seats
    for number, level in levels.items():
        where = and_(s.c.table == table_id, s.c.number == number)
        await connection.execute(update(s).where(where).values(kind=BOT, guest="", level=level))


async def close_table(connection: AsyncConnection, info: TableInfo) -> None:
    """Mark a table that cannot be continued as over."""
    t = schema.tables
    values = {"status": OVER, "turn": "[]", "bots_due": False, "result": _to_json(info.result), "changed": info.changed}
    await connection.execute(update(t).where(t.c.id == info.id).values(**values))


async def acquire_bot_lease(connection: AsyncConnection, table_id: str, name: str, now: float, until: float) -> bool:
    """Acquire or renew the lease on a table's bots for the process `name`; return False if another process has it."""
    t = schema.tables
    free = or_(t.c.lease == name, t.c.lease_until < now)
    result = await connection.execute(update(t).where(t.c.id == table_id, free).values(lease=name, lease_until=until))
    return bool(result.rowcount == 1)


async def read_events(connection: AsyncConnection, table_id: str, after: int) -> list[TableEvent]:
    """Return the events of a table after event number `after`, in order."""
    m = schema.moves
    query = (
        select(m.c.number, m.c.kind, m.c.seat, m.c.text, m.c.question, m.c.at, m.c.release)
        .where(m.c.table == table_id, m.c.number > after)
        .order_by(m.c.number)
    )
    return [TableEvent(*row) for row in (await connection.execute(query)).all()]


def to_single_line(text: str, limit: int) -> str:
    """Return a text as one line of at most `limit` printable characters."""
    return " ".join("".join(character if character.isprintable() else " " for character in text).split())[:limit]


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
        name = row.level if row.kind == NAMED else row.name or ""
        infos[row.table].seats.append(Seat(row.number, row.seat, row.kind, row.guest, row.level, name))
    return list(infos.values())


def _read_info(row: Any) -> TableInfo:
    """Return the `TableInfo` of a row, without seats."""
    return TableInfo(
        id=row.id,
        game=row.game,
        rules_version=row.rules,
        options=msgspec.json.decode(row.options),
        title=row.title,
        owner=row.owner,
        status=row.status,
        listed=row.listed,
        hints=row.hints,
        clock=msgspec.json.decode(row.clock, type=TimeControl),
        seed=int(row.seed, 16),
        secret=row.secret,
        key=row.key,
        created=row.created,
        changed=row.changed,
        started=row.started,
        turn=msgspec.json.decode(row.turn),
        result=msgspec.json.decode(row.result) if row.result else None,
        next=row.next,
        origin=row.origin,
        position=msgspec.json.decode(row.position) if row.position else None,
        bots_due=row.bots_due,
        random_seats=row.random_seats,
        seats=[],
    )


def _to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()
