"""Tables as they lie in the database: who sits where, what is played, how it stands."""

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
from tianxia.server import menu, store
from tianxia.server.clocks import Clock
from tianxia.server.errors import FORBIDDEN, MALFORMED, MISSING, STALE, TOO_MANY, Refused
from tianxia.server.lessons.lesson import PREFIX
from tianxia.server.room import Facts
from tianxia.server.rows import Row

OPEN, RUNNING, OVER = "open", "running", "over"
HUMAN, BOT = "human", "bot"
NAMED = "named"
"""Somebody a record tells of, who has never been here."""
UPLOAD = "upload"
"""The origin of a game that was played elsewhere."""
_COUNTED_S = 24 * 3600.0
"""A table at which nothing has happened for so long does not count as one that keeps bots busy."""
_RETRY_S = 60.0
_SEAT_RANDOM: Final = secrets.SystemRandom()
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
    random_seats: bool = False
    """Whether chance decides who gets which seat, when the game starts."""


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
    options: JsonObject
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
    result: JsonObject | None
    next: str
    origin: str = ""
    """Empty; `upload`; `lesson/`, game and scene; or the table and the move it goes on from, with a slash between."""
    position: JsonObject | None = None
    """Where the game began, if not with a new deal."""
    bots_due: bool = False
    """Whether a bot owes a decision, or may owe one."""
    random_seats: bool = False
    """Whether chance decides who gets which seat; until the game starts, the seats are mere places."""
    seats: list[Seat] = []

    def stopped(self) -> Message | None:
        """Why a table can only be read: its game, or its version of the rules, is not here."""
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

    def facts(self, hold: tuple[float, float]) -> Facts:
        """What its game is played from."""
        own = (self.id, self.game, self.rules, self.options, self.seed, self.secret, self.started, self.clock)
        return Facts(*own, hold, self.position)

    def own(self, guest: str) -> list[Seat]:
        """The seats a guest holds."""
        return [seat for seat in self.seats if seat.kind == HUMAN and guest and seat.guest == guest]


def readable() -> ColumnElement[bool]:
    """That the rules of a table are here, or earlier ones that may be the same for its game (see `is_playable`).

    No index answers this, so none is tried in place of a better one.
    """
    t, games = store.tables, [registry.game(name) for name in registry.names()]
    known = [f"{game.name} {rules}" for game in games for rules in (game.rules, *game.earlier_rules)]
    return (t.c.game + " " + cast(t.c.rules, String)).in_(known)


RULES_COLUMNS: Final = (store.tables.c.game, store.tables.c.rules, store.tables.c.options, store.tables.c.position)
"""What `is_playable` needs of a row."""


def is_playable(row: Any) -> bool:
    """Whether the game of a row of the tables can be played by the rules that are here."""
    game = registry.game(row.game)
    if row.rules == game.rules:
        return True
    position = msgspec.json.decode(row.position) if row.position else None
    return game.can_play_rules(row.rules, msgspec.json.decode(row.options), position)


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
    position: JsonObject | None = None


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
    seats = list(wanted.seats)
    if wanted.random_seats and not waiting:
        _SEAT_RANDOM.shuffle(seats)
    chairs = [
        Seat(number, names[number], kinds[seat.kind], owner if seat.kind == "me" else "", seat.level, "")
        for number, seat in enumerate(seats)
    ]
    status = OPEN if waiting else RUNNING
    return await lay(connection, game, wanted, options, owner, status, start, chairs)


def has_bots() -> ColumnElement[bool]:
    """That a bot sits at a table."""
    t, s = store.tables, store.seats
    return exists(select(s.c.table).where(s.c.table == t.c.id, s.c.kind == BOT))


async def check_bot_tables(connection: AsyncConnection, owner: str, most: int) -> None:
    """Refuses another table with bots to a guest who has so many that are open or running."""
    t = store.tables
    recent = t.c.changed > time.time() - _COUNTED_S
    own = (t.c.owner == owner, t.c.status.in_((OPEN, RUNNING)), recent, no_lesson(), has_bots())
    count = (await connection.execute(select(func.count()).select_from(t).where(*own))).scalar_one()
    if count >= most:
        refused = Refused(TOO_MANY, "server-bot-tables", most=most)
        refused.retry = _RETRY_S
        raise refused


async def lay(
    connection: AsyncConnection,
    game: Game[Any, Any],
    wanted: Wanted,
    options: JsonObject,
    owner: str,
    status: str,
    start: Start,
    chairs: list[Seat],
    result: JsonObject | None = None,
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
            bots_due=status == RUNNING
            and any(chair.kind == BOT for chair in chairs)
            and not start.origin.startswith(PREFIX),
            random_seats=wanted.random_seats,
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
    return (await with_seats(connection, [found]))[0]


async def join(connection: AsyncConnection, info: Info, guest: str, seat: str, key: str, *, move: bool = False) -> None:
    """Takes an open seat; the game begins when it was the last. With `move`, the guest's other seats become open."""
    if not info.listed and guest != info.owner and not secrets.compare_digest(key.encode(), info.key.encode()):
        raise Refused(FORBIDDEN, "server-join-key")
    if info.status != OPEN:
        raise Refused(STALE, "server-join-begun")
    check_rules(info)
    free = [one for one in info.seats if one.kind == OPEN and seat in ("", one.seat)]
    if not free:
        raise Refused(STALE, "server-join-taken")
    s = store.seats
    if move:
        own = (s.c.table == info.id, s.c.guest == guest, s.c.kind == HUMAN)
        await connection.execute(update(s).where(*own).values(kind=OPEN, guest=""))
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
    values: dict[str, Any] = {"changed": now}
    if not left:
        values |= {"started": now, "status": RUNNING, "bots_due": has_bots()}
    change = update(t).where(t.c.id == id, t.c.status == OPEN).values(**values).returning(t.c.random_seats)
    random_seats = (await connection.execute(change)).scalar_one_or_none()
    if random_seats and not left:
        await _draw_seats(connection, id)


async def _draw_seats(connection: AsyncConnection, id: str) -> None:
    """Deals the players of a table out to its seats at random; every order is equally likely."""
    s = store.seats
    query = select(s.c.number, s.c.kind, s.c.guest, s.c.level).where(s.c.table == id).order_by(s.c.number)
    before = (await connection.execute(query)).all()
    after = list(before)
    _SEAT_RANDOM.shuffle(after)
    for place, player in zip(before, after, strict=True):
        values = {"kind": player.kind, "guest": player.guest, "level": player.level}
        await connection.execute(update(s).where(s.c.table == id, s.c.number == place.number).values(**values))


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
    values = {"status": OVER, "turn": "[]", "bots_due": False, "result": _json(info.result), "changed": info.changed}
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


async def with_seats(connection: AsyncConnection, rows: list[DatabaseRow[Any]] | Any) -> list[Info]:
    """Rows of the tables as infos with who sits there, in the same order."""
    s, g = store.seats, store.guests
    query = (
        select(s, g.c.name.label("name"))
        .outerjoin(g, s.c.guest == g.c.id)
        .where(s.c.table.in_([row.id for row in rows]))
        .order_by(s.c.number)
    )
    infos = {row.id: _info(row) for row in rows}
    for row in (await connection.execute(query)).all() if infos else []:
        # A person whose data was deleted has no name; each reader's language has a word for such a seat.
        name = row.level if row.kind == NAMED else row.name or ""
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
        bots_due=row.bots_due,
        random_seats=row.random_seats,
        seats=[],
    )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
