"""Guests: everybody who comes by has a name, a cookie, and nothing to register."""

import secrets
import time
from typing import Any, Final

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from sqlalchemy import delete as delete_from
from sqlalchemy import insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.locales import say
from tianxia.server import acts, store, tables
from tianxia.server.errors import FORBIDDEN, MALFORMED, STRANGER, Refused
from tianxia.server.hall import Hall
from tianxia.server.safety import Counter, Signer, fresh_code
from tianxia.server.wishes import wished

COOKIE: Final = "tianxia"
HEADER: Final = "x-csrf-token"
_DAY: Final = 24 * 3600
_YEAR: Final = 365 * _DAY
_CODE_SECONDS: Final = 600.0
_MOST_SETTINGS: Final = 4_000
_LONGEST_NAME: Final = 30


class Guest(msgspec.Struct):
    id: str
    name: str
    settings: dict[str, Any]
    created: float
    seen: float


class Change(msgspec.Struct, forbid_unknown_fields=True):
    name: str | None = None
    settings: dict[str, Any] | None = None


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    code: str


class Door:
    """Who comes in, and how often."""

    def __init__(self, hall: Hall) -> None:
        limits = hall.settings.limits
        self.hall = hall
        self.signer = Signer(hall.settings.secret)
        self.moves = Counter(limits.moves)
        self.changes = Counter(limits.changes)
        self.new_guests = Counter(limits.guests)
        self.new_tables = Counter(limits.tables)
        self.failures = Counter(limits.failures)
        self.sockets: dict[str, int] = {}
        self.hinting: set[str] = set()
        """Guests who wait for a hint: one after the other, however many sockets they have."""

    async def find(self, cookie: str) -> Guest | None:
        """The guest of a cookie, if there is one."""
        id = self.signer.guest(cookie)
        if not id:
            return None
        query = select(store.guests).where(store.guests.c.id == id)
        row = await self.hall.store.read(lambda connection: _one(connection, query))
        return Guest(row.id, row.name, msgspec.json.decode(row.settings), row.created, row.seen) if row else None

    async def welcome(self, address: str, lang: str) -> Guest:
        """A new guest."""
        self.new_guests.check(address)
        now = time.time()
        name = say("server-guest", {"number": str(secrets.randbelow(9000) + 1000)}, lang)
        guest = Guest(secrets.token_urlsafe(16), name, {}, now, now)
        values = {"id": guest.id, "name": guest.name, "settings": "{}", "created": now, "seen": now}
        await self.hall.store.write(lambda connection: connection.execute(insert(store.guests).values(**values)))
        return guest

    async def note(self, guest: Guest) -> None:
        """Somebody known is here again; that is written once a day."""
        now = time.time()
        if now - guest.seen > _DAY:
            statement = update(store.guests).where(store.guests.c.id == guest.id).values(seen=now)
            await self.hall.store.write(lambda connection: connection.execute(statement))

    async def expect(self, request: Request[Any, Any, Any]) -> Guest:
        """The guest who asks for a change, with a token of our page."""
        self.failures.check(self.who_failed(request), spend=False)
        guest = await self.find(request.cookies.get(COOKIE, ""))
        if guest is None:
            raise Refused(STRANGER, "server-stranger")
        if request.method not in ("GET", "HEAD"):
            if not self.signer.is_token(guest.id, request.headers.get(HEADER, "")):
                raise Refused(FORBIDDEN, "server-token")
            self.changes.check(guest.id)
        return guest

    def who_failed(self, request: Any) -> str:
        """Whose failures are counted: those of a guest whose cookie we signed, else those of the address.

        So nobody is refused because a stranger behind the same address or proxy has failed too often.
        """
        guest = self.signer.guest(request.cookies.get(COOKIE, ""))
        return f"guest {guest}" if guest else f"address {address_of(request)}"

    def card(self, guest: Guest) -> Response[dict[str, Any]]:
        """What a guest is told of itself, with the cookie that proves it."""
        token = self.signer.token(guest.id)
        body = {"name": guest.name, "csrf": token, "settings": guest.settings, "since": guest.created}
        cookie = Cookie(
            key=COOKIE,
            value=self.signer.cookie(guest.id),
            path="/",
            max_age=_YEAR,
            httponly=True,
            samesite="lax",
            secure=self.hall.settings.secure,
        )
        return Response(body, cookies=[cookie], status_code=200)


def address_of(request: Any) -> str:
    return request.client.host if request.client else ""


@get("/api/me")
async def me(request: Request[Any, Any, Any], door: Door) -> Response[dict[str, Any]]:
    """Who I am here; on the first visit, somebody new."""
    guest = await door.find(request.cookies.get(COOKIE, ""))
    if guest is None:
        return door.card(await door.welcome(address_of(request), wished(request)))
    await door.note(guest)
    return door.card(guest)


@patch("/api/me")
async def change_me(request: Request[Any, Any, Any], door: Door, data: Change) -> Response[dict[str, Any]]:
    """Another name, other settings."""
    guest = await door.expect(request)
    if data.name is not None:
        name = tables.tidy(data.name, _LONGEST_NAME)
        if not name:
            raise Refused(MALFORMED, "server-name-empty")
        guest.name = name
    if data.settings is not None:
        guest.settings = data.settings
    settings = msgspec.json.encode(guest.settings).decode()
    if len(settings) > _MOST_SETTINGS:
        raise Refused(MALFORMED, "server-settings-large")
    g = store.guests
    statement = update(g).where(g.c.id == guest.id).values(name=guest.name, settings=settings)
    await door.hall.store.write(lambda connection: connection.execute(statement))
    if data.name is not None:
        for live in list(door.hall.lives.values()):
            if live.info.own(guest.id):
                await door.hall.refresh(live)
                door.hall.publish(live.info.id, 0)
    return door.card(guest)


@post("/api/me/code", status_code=200)
async def make_code(request: Request[Any, Any, Any], door: Door) -> dict[str, Any]:
    """A code that carries me to another device, once."""
    guest = await door.expect(request)
    code, expires = fresh_code(), time.time() + _CODE_SECONDS
    values = {"hash": door.signer.code_hash(code), "guest": guest.id, "expires": expires}

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(delete_from(store.codes).where(store.codes.c.expires < time.time()))
        await connection.execute(delete_from(store.codes).where(store.codes.c.guest == guest.id))
        await connection.execute(insert(store.codes).values(**values))

    await door.hall.store.write(job)
    return {"code": code, "expires": expires}


@post("/api/me/claim", status_code=200)
async def claim(request: Request[Any, Any, Any], door: Door, data: Claim) -> Response[dict[str, Any]]:
    """This browser becomes the guest of a code."""
    await door.expect(request)
    code = data.code.strip().upper()[:40]
    hashed = door.signer.code_hash(code)
    c = store.codes

    async def job(connection: AsyncConnection) -> str:
        row = (await connection.execute(select(c).where(c.c.hash == hashed))).one_or_none()
        gone = await connection.execute(delete_from(c).where(c.c.hash == hashed))
        return row.guest if row is not None and gone.rowcount == 1 and row.expires >= time.time() else ""

    id = await door.hall.store.write(job)
    guest = await door.find(door.signer.cookie(id)) if id else None
    if guest is None:
        raise Refused(FORBIDDEN, "server-code")
    return door.card(guest)


@delete("/api/me", status_code=204)
async def forget_me(request: Request[Any, Any, Any], door: Door) -> Response[None]:
    """My data go: the name, the settings, the seats."""
    guest = await door.expect(request)
    hall = door.hall
    s, t = store.seats, store.tables
    running = select(t.c.id).where(t.c.status == tables.RUNNING)
    query = select(s.c.table).where(s.c.guest == guest.id, s.c.table.in_(running)).distinct()
    for row in await hall.store.read(lambda connection: _rows(connection, query)):
        live = await hall.live(row.table)
        for seat in live.info.own(guest.id):
            if live.info.status == tables.RUNNING:
                await acts.resign(hall, live, seat.number)

    async def job(connection: AsyncConnection) -> None:
        own = select(t.c.id).where(t.c.owner == guest.id, t.c.status == tables.OPEN)
        await connection.execute(delete_from(t).where(t.c.id.in_(own)))
        brought = or_(t.c.origin == tables.UPLOAD, ~tables.no_lesson())
        await connection.execute(delete_from(t).where(t.c.owner == guest.id, brought))
        waiting = select(t.c.id).where(t.c.status == tables.OPEN)
        free = update(s).where(s.c.guest == guest.id, s.c.table.in_(waiting)).values(guest="", kind=tables.OPEN)
        await connection.execute(free)
        await connection.execute(update(s).where(s.c.guest == guest.id).values(guest=""))
        await connection.execute(update(t).where(t.c.owner == guest.id).values(owner=""))
        await connection.execute(delete_from(store.codes).where(store.codes.c.guest == guest.id))
        await connection.execute(delete_from(store.guests).where(store.guests.c.id == guest.id))

    await hall.store.write(job)
    for id, live in list(hall.lives.items()):
        if live.info.own(guest.id) or live.info.owner == guest.id:
            try:
                await hall.refresh(live)
            except Refused:
                hall.forget(live)  # an open table of the guest is gone with it
            hall.publish(id, 0)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


async def _one(connection: AsyncConnection, query: Any) -> Any:
    return (await connection.execute(query)).one_or_none()


async def _rows(connection: AsyncConnection, query: Any) -> list[Any]:
    return list((await connection.execute(query)).all())
