"""Tables as they lie in the database: who sits where, what is played, how it stands."""

import secrets
import time
from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, and_, delete, desc, false, insert, or_, select, update
from sqlalchemy.engine import Row as DatabaseRow
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.engine import registry
from tianxia.engine.errors import TianxiaError
from tianxia.engine.game import Game, Table
from tianxia.engine.rng import SEED_BITS
from tianxia.locales import Message
from tianxia.server import menu, store
from tianxia.server.clocks import Clock
from tianxia.server.errors import FORBIDDEN, MALFORMED, MISSING, STALE, Refused
from tianxia.server.lessons.lesson import PREFIX
from tianxia.server.room import Facts
from tianxia.server.rows import Row

OPEN, RUNNING, OVER = "open", "running", "over"
HUMAN, BOT = "human", "bot"
NAMED = "named"
"""Somebody a record tells of, who has never been here."""
UPLOAD = "upload"
"""The origin of a game that was played elsewhere."""
_MOST_LISTED = 60
_LONGEST_CLOCK = 14 * 24 * 3600.0


class WantedSeat(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["me", "open", "bot"]
    level: str = ""


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """A table somebody would like to have."""

    game: str
    seats: list[WantedSeat]
    options: dict[str, Any] = {}
    clock: Clock = Clock()
    listed: bool = False
    hints: bool = True
    title: str = ""


class Seat(msgspec.Struct):
    """A chair at a table."""

    number: int
    seat: str
    kind: str
    guest: str
    level: str
    name: str


class Info(msgspec.Struct):
    """A table's facts, as the database has them."""

    id: str
    game: str
    rules: int
    options: Table
    title: str
    owner: str
    status: str
    listed: bool
    hints: bool
    clock: Clock
    seed: int
    secret: str
    key: str
    created: float
    changed: float
    started: float
    turn: list[str]
    result: Table | None
    next: str
    origin: str = ""
    """Empty; `upload`; `lesson/`, game and scene; or the table and the move it goes on from, with a slash between."""
    position: Table | None = None
    """Where the game began, if not with a new deal."""
    seats: list[Seat] = []

    def stopped(self) -> Message | None:
        """Why a table can only be read: its game, or its version of the rules, is not here."""
        try:
            ours = registry.game(self.game).rules
        except TianxiaError as error:
            return error.message
        return Message("server-table-rules", {"theirs": self.rules, "ours": ours}) if self.rules != ours else None

    def facts(self, hold: tuple[float, float]) -> Facts:
        """What its game is played from."""
        own = (self.id, self.game, self.rules, self.options, self.seed, self.secret, self.started, self.clock)
        return Facts(*own, hold, self.position)

    def own(self, guest: str) -> list[Seat]:
        """The seats a guest holds."""
        return [seat for seat in self.seats if seat.kind == HUMAN and guest and seat.guest == guest]


def playable() -> ColumnElement[bool]:
    """That the rules of a table are here."""
    t = store.tables
    return or_(*(and_(t.c.game == name, t.c.rules == registry.game(name).rules) for name in registry.names()))


def no_lesson() -> ColumnElement[bool]:
    """That a table is no lesson's: those are in no list, and nobody waits there."""
    return ~store.tables.c.origin.startswith(PREFIX)


def check_rules(info: Info) -> None:
    """Refuses to begin a game whose rules are not here."""
    stopped = info.stopped()
    if stopped is not None:
        raise Refused(STALE, stopped.id, **stopped.args)


class Start(msgspec.Struct):
    """How a game begins, if not with a fresh deal of its own."""

    seed: int
    origin: str = ""
    position: Table | None = None


def fresh_seed() -> int:
    """For a new deal: nobody can guess it."""
    return secrets.randbits(SEED_BITS)


async def create(connection: AsyncConnection, wanted: Wanted, owner: str, start: Start | None = None) -> str:
    """A new table; it is running if nobody is waited for."""
    game = menu.find_game(wanted.game)
    options = menu.read_options(game, wanted.options, len(wanted.seats))
    if wanted.clock.kind != "none" and not 1.0 <= wanted.clock.seconds <= _LONGEST_CLOCK:
        raise Refused(MALFORMED, "server-clock-seconds")
    if not 0.0 <= wanted.clock.increment <= _LONGEST_CLOCK:
        raise Refused(MALFORMED, "server-clock-seconds")
    for seat in wanted.seats:
        if seat.kind == "bot":
            menu.find_level(game.name, seat.level)
    if all(seat.kind == "bot" for seat in wanted.seats):
        raise Refused(MALFORMED, "server-seats-person")
    start = start or Start(fresh_seed())
    names = game.seat_names(game.new(game.read_options(options), start.seed))
    waiting = any(seat.kind == "open" for seat in wanted.seats)
    kinds = {"me": HUMAN, "open": OPEN, "bot": BOT}
    chairs = [
        Seat(number, names[number], kinds[seat.kind], owner if seat.kind == "me" else "", seat.level, "")
        for number, seat in enumerate(wanted.seats)
    ]
    status = OPEN if waiting else RUNNING
    return await lay(connection, game, wanted, options, owner, status, start, chairs)


async def lay(
    connection: AsyncConnection,
    game: Game[Any, Any],
    wanted: Wanted,
    options: Table,
    owner: str,
    status: str,
    start: Start,
    chairs: list[Seat],
    result: Table | None = None,
) -> str:
    """Writes a table with its chairs; all has been checked."""
    now = time.time()
    id = secrets.token_urlsafe(12)
    await connection.execute(
        insert(store.tables).values(
            id=id,
            game=game.name,
            rules=game.rules,
            options=_json(options),
            title=tidy(wanted.title, 60),
            owner=owner,
            status=status,
            listed=wanted.listed,
            hints=wanted.hints,
            clock=_json(wanted.clock),
            seed=f"{start.seed:064x}",
            secret=secrets.token_hex(32),
            key=secrets.token_urlsafe(12),
            created=now,
            changed=now,
            started=0.0 if status == OPEN else now,
            turn="[]",
            result=_json(result) if result is not None else "",
            next="",
            lease="",
            lease_until=0.0,
            origin=start.origin,
            position=_json(start.position) if start.position is not None else "",
        )
    )
    rows = [
        {
            "table": id,
            "number": chair.number,
            "seat": chair.seat,
            "kind": chair.kind,
            "guest": chair.guest,
            "level": chair.level if chair.kind in (BOT, NAMED) else "",
        }
        for chair in chairs
    ]
    await connection.execute(insert(store.seats), rows)
    return id


async def find(connection: AsyncConnection, id: str) -> Info:
    found = (await connection.execute(select(store.tables).where(store.tables.c.id == id[:32]))).one_or_none()
    if found is None:
        raise Refused(MISSING, "server-table-missing")
    return (await _with_seats(connection, [found]))[0]


async def listing(connection: AsyncConnection, guest: str, game: str) -> dict[str, list[Info]]:
    """Own tables, open ones, running ones; the latest first."""
    t, s = store.tables, store.seats
    mine = select(s.c.table).where(and_(s.c.guest == guest, s.c.kind == HUMAN))
    wanted = {
        "own": or_(t.c.id.in_(mine), and_(t.c.owner == guest, t.c.status != OVER)),
        "open": and_(t.c.status == OPEN, t.c.listed),
        "running": and_(t.c.status == RUNNING, t.c.listed),
    }
    out: dict[str, list[Info]] = {}
    seen: set[str] = set()
    for name, which in wanted.items():
        query = select(t).where(which, no_lesson()).order_by(desc(t.c.changed)).limit(_MOST_LISTED)
        if game:
            query = query.where(t.c.game == game)
        rows = [row for row in (await connection.execute(query)).all() if row.id not in seen]
        seen |= {row.id for row in rows}
        out[name] = await _with_seats(connection, rows)
    return out


async def finished(connection: AsyncConnection, guest: str, game: str) -> dict[str, list[Info]]:
    """Finished games: those a guest played or brought here, and those that were listed; the latest first."""
    t, s = store.tables, store.seats
    mine = select(s.c.table).where(and_(s.c.guest == guest, s.c.kind == HUMAN))
    own = or_(t.c.id.in_(mine), and_(t.c.owner == guest, t.c.origin == UPLOAD))
    wanted = {"own": own if guest else false(), "recent": t.c.listed}
    out: dict[str, list[Info]] = {}
    seen: set[str] = set()
    for name, which in wanted.items():
        query = select(t).where(t.c.status == OVER, playable(), no_lesson(), which)
        query = query.order_by(desc(t.c.changed)).limit(_MOST_LISTED)
        if game:
            query = query.where(t.c.game == game)
        rows = [row for row in (await connection.execute(query)).all() if row.id not in seen]
        seen |= {row.id for row in rows}
        out[name] = await _with_seats(connection, rows)
    return out


async def join(connection: AsyncConnection, info: Info, guest: str, seat: str, key: str) -> None:
    """Takes an open seat; the game begins when it was the last."""
    if not info.listed and guest != info.owner and not secrets.compare_digest(key.encode(), info.key.encode()):
        raise Refused(FORBIDDEN, "server-join-key")
    if info.status != OPEN:
        raise Refused(STALE, "server-join-begun")
    check_rules(info)
    free = [one for one in info.seats if one.kind == OPEN and seat in ("", one.seat)]
    if not free:
        raise Refused(STALE, "server-join-taken")
    s = store.seats
    taken = await connection.execute(
        update(s)
        .where(s.c.table == info.id, s.c.number == free[0].number, s.c.kind == OPEN)
        .values(kind=HUMAN, guest=guest)
    )
    if taken.rowcount != 1:
        raise Refused(STALE, "server-join-taken")
    await begin_if_full(connection, info.id)


async def begin_if_full(connection: AsyncConnection, id: str) -> None:
    s, t = store.seats, store.tables
    left = (await connection.execute(select(s.c.number).where(s.c.table == id, s.c.kind == OPEN))).all()
    now = time.time()
    values: dict[str, Any] = {"changed": now} if left else {"changed": now, "started": now, "status": RUNNING}
    await connection.execute(update(t).where(t.c.id == id, t.c.status == OPEN).values(**values))


async def leave_open(connection: AsyncConnection, id: str, guest: str) -> bool:
    """Before the start: the seat is free again. When nobody is left, the table goes; whether it stays."""
    s, t = store.seats, store.tables
    await connection.execute(
        update(s).where(s.c.table == id, s.c.guest == guest, s.c.kind == HUMAN).values(kind=OPEN, guest="")
    )
    if (await connection.execute(select(s.c.number).where(s.c.table == id, s.c.kind == HUMAN))).first():
        return True
    await connection.execute(delete(t).where(t.c.id == id))
    return False


async def fill(connection: AsyncConnection, id: str, level: str) -> None:
    """Bots take the open seats, and the game begins."""
    s = store.seats
    await connection.execute(update(s).where(s.c.table == id, s.c.kind == OPEN).values(kind=BOT, guest="", level=level))
    await begin_if_full(connection, id)


async def seat_bots(connection: AsyncConnection, id: str, levels: dict[int, str]) -> None:
    """Bots take over seats."""
    s = store.seats
    for number, level in levels.items():
        where = and_(s.c.table == id, s.c.number == number)
        await connection.execute(update(s).where(where).values(kind=BOT, guest="", level=level))


async def close(connection: AsyncConnection, info: Info) -> None:
    """How a table stands that nobody can play on."""
    t = store.tables
    values = {"status": OVER, "turn": "[]", "result": _json(info.result), "changed": info.changed}
    await connection.execute(update(t).where(t.c.id == info.id).values(**values))


async def lease(connection: AsyncConnection, id: str, name: str, now: float, until: float) -> bool:
    """Lets a process think for a table's bots, unless another one does; whether it may."""
    t = store.tables
    free = or_(t.c.lease == name, t.c.lease_until < now)
    done = await connection.execute(update(t).where(t.c.id == id, free).values(lease=name, lease_until=until))
    return bool(done.rowcount == 1)


async def rows_after(connection: AsyncConnection, id: str, number: int) -> list[Row]:
    m = store.moves
    query = (
        select(m.c.number, m.c.kind, m.c.seat, m.c.text, m.c.question, m.c.at, m.c.release)
        .where(m.c.table == id, m.c.number > number)
        .order_by(m.c.number)
    )
    return [Row(*row) for row in (await connection.execute(query)).all()]


def tidy(text: str, most: int) -> str:
    """One line of printable text."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())[:most]


async def _with_seats(connection: AsyncConnection, rows: list[DatabaseRow[Any]] | Any) -> list[Info]:
    s, g = store.seats, store.guests
    query = (
        select(s, g.c.name.label("name"))
        .outerjoin(g, s.c.guest == g.c.id)
        .where(s.c.table.in_([row.id for row in rows]))
        .order_by(s.c.number)
    )
    infos = {row.id: _info(row) for row in rows}
    for row in (await connection.execute(query)).all() if infos else []:
        name = row.level if row.kind == NAMED else row.name or ("gone" if row.kind == HUMAN else "")
        infos[row.table].seats.append(Seat(row.number, row.seat, row.kind, row.guest, row.level, name))
    return list(infos.values())


def _info(row: Any) -> Info:
    return Info(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=msgspec.json.decode(row.options),
        title=row.title,
        owner=row.owner,
        status=row.status,
        listed=row.listed,
        hints=row.hints,
        clock=msgspec.json.decode(row.clock, type=Clock),
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
        seats=[],
    )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
