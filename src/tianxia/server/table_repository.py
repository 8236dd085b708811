"""Reads and writes the tables, their seats and their events in the database."""

import secrets
import time
from typing import Any, Final, Literal

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
from tianxia.engine.errors import TianxiaError
from tianxia.engine.game import Game, JsonObject
from tianxia.engine.rng import SEED_BITS
from tianxia.locales import Argument, Message
from tianxia.server import catalogue, schema
from tianxia.server.clocks import TimeControl
from tianxia.server.errors import CONFLICT, FORBIDDEN, NOT_FOUND, TOO_MANY_REQUESTS, UNPROCESSABLE, Refused
from tianxia.server.events import TableEvent
from tianxia.server.lessons.lesson import ORIGIN_PREFIX
from tianxia.server.table import TableConfig

OPEN, RUNNING, OVER = "open", "running", "over"
HUMAN, BOT = "human", "bot"
NAMED = "named"
"""The kind of a seat in an uploaded game: the player is not a guest of this server, and only the name is known."""
UPLOAD = "upload"
"""The origin of an uploaded game."""
_BOT_TABLE_IDLE_S = 24 * 3600.0
"""A table without a change for this long does not count towards a guest's limit of tables with bots."""
_RETRY_S = 60.0
"""After how many seconds a guest with too many tables should try again."""
_SEAT_RANDOM: Final = secrets.SystemRandom()
_MAX_CLOCK_S = 14 * 24 * 3600.0


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """The player of a seat at a new table: the host, anyone who joins, or a bot of this level."""

    kind: Literal["me", "open", "bot"]
    level: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables`."""

    game: str
    seats: list[NewSeat]
    options: dict[str, Any] = {}
    clock: TimeControl = TimeControl()
    listed: bool = False
    hints: bool = True
    title: str = ""
    random_seats: bool = False
    """Whether players are assigned to seats at random when the game starts."""


class Seat(msgspec.Struct):
    """A seat of a table with its player."""

    number: int
    seat: str
    kind: str
    """`open`, `human`, `bot` or `named`."""
    guest: str
    """The guest's id; empty unless the kind is `human`, or if the guest was deleted."""
    level: str
    """The level of a bot."""
    name: str
    """The name of a person; empty if their data was deleted, since each language has its own word for that."""


class TableInfo(msgspec.Struct):
    """A row of the SQL table `tables`, with its seats."""

    id: str
    game: str
    rules: int
    options: JsonObject
    title: str
    owner: str
    status: str
    listed: bool
    hints: bool
    clock: TimeControl
    seed: int
    secret: str
    """Hold delays are derived from it; it is never sent to anybody."""
    key: str
    """Needed to join a table that is not listed."""
    created: float
    changed: float
    """When somebody last joined, moved or left, in seconds since 1970."""
    started: float
    turn: list[str]
    """The seats that owe a decision."""
    result: JsonObject | None
    next: str
    """The table id of the rematch; empty until there is one."""
    origin: str = ""
    """Empty, `upload`, `lesson/GAME/SCENE`, or `TABLE/NUMBER`: the table it was forked from and the number of moves."""
    position: JsonObject | None = None
    """The starting position; None for a new deal."""
    bots_due: bool = False
    """Whether a bot owes a decision, or may owe one."""
    random_seats: bool = False
    """Whether players are assigned to seats at random when the game starts; until then seats are placeholders."""
    seats: list[Seat] = []

    def unplayable_reason(self) -> Message | None:
        """Return why a table can only be read (its game or rules are not available); None if it can be played."""
        try:
            game = registry.game(self.game)
        except TianxiaError as error:
            return error.message
        if game.can_play_rules(self.rules, self.options, self.position):
            return None
        versions: dict[str, Argument] = {"theirs": self.rules, "ours": game.rules}
        if game.can_read_rules(self.rules):
            return Message("server-table-earlier", versions | {"change": game.describe_rules_change(self.rules)})
        return Message("server-table-rules", versions)

    def config(self, hold_range_s: tuple[float, float]) -> TableConfig:
        """Return the configuration from which the game is built."""
        own = (self.id, self.game, self.rules, self.options, self.seed, self.secret, self.started, self.clock)
        return TableConfig(*own, hold_range_s, self.position)

    def seats_of(self, guest: str) -> list[Seat]:
        """Return the seats that belong to a guest; none for an empty id."""
        return [seat for seat in self.seats if seat.kind == HUMAN and guest and seat.guest == guest]


def has_readable_rules() -> ColumnElement[bool]:
    """Return the SQL condition that a table has the current rules of its game, or earlier ones that can be read.

    `is_playable` tells whether a game of earlier rules can also be played. The condition is an expression that no index
    covers on purpose: databases would prefer such an index to a better one.
    """
    t, games = schema.tables, [registry.game(name) for name in registry.names()]
    known = [f"{game.name} {rules}" for game in games for rules in (game.rules, *game.earlier_rules)]
    return (t.c.game + " " + cast(t.c.rules, String)).in_(known)


RULES_COLUMNS: Final = (schema.tables.c.game, schema.tables.c.rules, schema.tables.c.options, schema.tables.c.position)
"""The columns that `is_playable` needs."""


def is_playable(row: Any) -> bool:
    """Return whether the game in a row of the SQL table `tables` can be played by the current rules."""
    game = registry.game(row.game)
    if row.rules == game.rules:
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


def random_seed() -> int:
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
    start = start or GameStart(random_seed())
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
    """Return the SQL condition that a bot sits at a table."""
    t, s = schema.tables, schema.seats
    return exists(select(s.c.table).where(s.c.table == t.c.id, s.c.kind == BOT))


async def check_bot_tables(connection: AsyncConnection, owner: str, limit: int) -> None:
    """Raise Refused (429) if a guest has `limit` open or running tables with bots."""
    t = schema.tables
    recent = t.c.changed > time.time() - _BOT_TABLE_IDLE_S
    own = (t.c.owner == owner, t.c.status.in_((OPEN, RUNNING)), recent, is_not_lesson(), has_bots())
    count = (await connection.execute(select(func.count()).select_from(t).where(*own))).scalar_one()
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
            rules=game.rules,
            options=_to_json(options),
            title=single_line(new_table.title, 60),
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
            "seat": seat.seat,
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
    found = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table_id[:32]))).one_or_none()
    if found is None:
        raise Refused(NOT_FOUND, "server-table-missing")
    return (await with_seats(connection, [found]))[0]


async def join(
    connection: AsyncConnection, info: TableInfo, guest: str, seat: str, key: str, *, move: bool = False
) -> None:
    """Give a guest an open seat, any if `seat` is empty; the game starts if it was the last one.

    With `move`, the guest's other seats at the table become open. Raises Refused: 403 without the key, 409 if the seat
    is taken or the game has started.
    """
    if not info.listed and guest != info.owner and not secrets.compare_digest(key.encode(), info.key.encode()):
        raise Refused(FORBIDDEN, "server-join-key")
    if info.status != OPEN:
        raise Refused(CONFLICT, "server-join-started")
    check_rules(info)
    free = [one for one in info.seats if one.kind == OPEN and seat in ("", one.seat)]
    if not free:
        raise Refused(CONFLICT, "server-join-taken")
    s = schema.seats
    if move:
        own = (s.c.table == info.id, s.c.guest == guest, s.c.kind == HUMAN)
        await connection.execute(update(s).where(*own).values(kind=OPEN, guest=""))
    taken = await connection.execute(
        update(s)
        .where(s.c.table == info.id, s.c.number == free[0].number, s.c.kind == OPEN)
        .values(kind=HUMAN, guest=guest)
    )
    if taken.rowcount != 1:
        raise Refused(CONFLICT, "server-join-taken")
    await start_if_full(connection, info.id)


async def start_if_full(connection: AsyncConnection, table_id: str) -> None:
    """Update when the table changed, and start the game if no seat is open."""
    s, t = schema.seats, schema.tables
    left = (await connection.execute(select(s.c.number).where(s.c.table == table_id, s.c.kind == OPEN))).all()
    now = time.time()
    values: dict[str, Any] = {"changed": now}
    if not left:
        values |= {"started": now, "status": RUNNING, "bots_due": has_bots()}
    change = update(t).where(t.c.id == table_id, t.c.status == OPEN).values(**values).returning(t.c.random_seats)
    random_seats = (await connection.execute(change)).scalar_one_or_none()
    if random_seats and not left:
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
    """Write that a table which cannot be continued is over."""
    t = schema.tables
    values = {"status": OVER, "turn": "[]", "bots_due": False, "result": _to_json(info.result), "changed": info.changed}
    await connection.execute(update(t).where(t.c.id == info.id).values(**values))


async def acquire_bot_lease(connection: AsyncConnection, table_id: str, name: str, now: float, until: float) -> bool:
    """Acquire or renew the lease on a table's bots for the process `name`; return False if another process has it."""
    t = schema.tables
    free = or_(t.c.lease == name, t.c.lease_until < now)
    done = await connection.execute(update(t).where(t.c.id == table_id, free).values(lease=name, lease_until=until))
    return bool(done.rowcount == 1)


async def events_after(connection: AsyncConnection, table_id: str, number: int) -> list[TableEvent]:
    """Return the events of a table whose number is higher than `number`, in order."""
    m = schema.moves
    query = (
        select(m.c.number, m.c.kind, m.c.seat, m.c.text, m.c.question, m.c.at, m.c.release)
        .where(m.c.table == table_id, m.c.number > number)
        .order_by(m.c.number)
    )
    return [TableEvent(*row) for row in (await connection.execute(query)).all()]


def single_line(text: str, limit: int) -> str:
    """Return a text as one line of printable characters, at most `limit` long."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())[:limit]


async def with_seats(connection: AsyncConnection, rows: list[DatabaseRow[Any]] | Any) -> list[TableInfo]:
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
        # A person whose data was deleted has no name: the client shows a word of the reader's language instead.
        name = row.level if row.kind == NAMED else row.name or ""
        infos[row.table].seats.append(Seat(row.number, row.seat, row.kind, row.guest, row.level, name))
    return list(infos.values())


def _read_info(row: Any) -> TableInfo:
    """Return the `TableInfo` of a row, without seats."""
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
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
