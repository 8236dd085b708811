"""Guests: every visitor gets a name and a signed cookie, without registering."""

import secrets
import time
from typing import Any, Final

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie

from tianxia.locales import say
from tianxia.server.http.languages import negotiate_language
from tianxia.server.http.rate_limits import RateLimits
from tianxia.server.http.security import Signer, generate_code
from tianxia.server.live import commands
from tianxia.server.live.live_tables import LiveTables
from tianxia.server.settings import Settings
from tianxia.server.storage import guest_repository
from tianxia.server.storage.guest_repository import Guest
from tianxia.server.storage.store import Store
from tianxia.server.tables import table_info
from tianxia.server.tables.errors import FORBIDDEN, UNAUTHORIZED, UNPROCESSABLE, Refused
from tianxia.server.tables.plain_text import to_single_line
from tianxia.server.tables.wire import guests as wire
from tianxia.server.tables.wire.guests import OneTimeCode
from tianxia.server.tables.wire.requests import ClaimRequest, GuestUpdate

COOKIE: Final = "tianxia"
CSRF_HEADER: Final = "x-csrf-token"
"""The request header that must carry the CSRF token."""
_DAY_S: Final = 24 * 3600
_YEAR_S: Final = 365 * _DAY_S
_CODE_LIFETIME_S: Final = 600.0
_MAX_SETTINGS_CHARS: Final = 4_000
"""Maximum length of the settings, as JSON."""
_MAX_NAME_LENGTH: Final = 30


class GuestAuth:
    """Authenticates guests by a signed cookie and, for requests that change something, a CSRF token."""

    def __init__(self, settings: Settings, store: Store, limits: RateLimits) -> None:
        """Use the secret of the settings to sign cookies and tokens."""
        self.settings = settings
        self.store = store
        self.limits = limits
        self.signer = Signer(settings.secret)

    async def find_guest(self, cookie: str) -> Guest | None:
        """Return the guest of a cookie; None if the signature is wrong or the guest was deleted."""
        guest_id = self.signer.read_cookie(cookie)
        if not guest_id:
            return None
        return await self.store.read(lambda connection: guest_repository.find_guest(connection, guest_id))

    async def create_guest(self, address: str, lang: str) -> Guest:
        """Create a guest with a name in this language. Raises Refused (429) if the address has created too many."""
        self.limits.new_guests.check(address)
        now = time.time()
        name = say("server-guest", {"number": str(secrets.randbelow(9000) + 1000)}, lang)
        guest = Guest(secrets.token_urlsafe(16), name, {}, now, now)
        await self.store.write(lambda connection: guest_repository.insert_guest(connection, guest))
        return guest

    async def record_visit(self, guest: Guest) -> None:
        """Update the last visit of a guest, at most once a day."""
        now = time.time()
        if now - guest.seen > _DAY_S:
            await self.store.write(lambda connection: guest_repository.update_last_visit(connection, guest.id, now))

    async def require_guest(self, request: Request[Any, Any, Any]) -> Guest:
        """Return the guest of a request; for a method that changes something, check its CSRF token and rate limit.

        Raises Refused: 401 without a guest, 403 without a valid token, 429 after too many requests or failures.
        """
        self.limits.failures.check_without_hit(self.failure_key(request))
        guest = await self.find_guest(request.cookies.get(COOKIE, ""))
        if guest is None:
            raise Refused(UNAUTHORIZED, "server-no-guest")
        if request.method not in ("GET", "HEAD"):
            if not self.signer.is_csrf_token(guest.id, request.headers.get(CSRF_HEADER, "")):
                raise Refused(FORBIDDEN, "server-token")
            self.limits.changes.check(guest.id)
        return guest

    def failure_key(self, request: Any) -> str:
        """Return the key under which a failed request is counted: its guest if the cookie is signed, else its address.

        A guest is therefore not locked out by the failures of strangers with the same address.
        """
        guest = self.signer.read_cookie(request.cookies.get(COOKIE, ""))
        return f"guest {guest}" if guest else f"address {client_address(request)}"

    def guest_response(self, guest: Guest) -> Response[wire.Guest]:
        """Return the response to `GET /api/me`, which also sets the cookie."""
        token = self.signer.csrf_token(guest.id)
        body = wire.Guest(guest.name, token, guest.settings, guest.created)
        cookie = Cookie(
            key=COOKIE,
            value=self.signer.sign_cookie(guest.id),
            path="/",
            max_age=_YEAR_S,
            httponly=True,
            samesite="lax",
            secure=self.settings.secure,
        )
        return Response(body, cookies=[cookie], status_code=200)


def client_address(request: Any) -> str:
    """Return the IP address of a request or websocket; empty if it is unknown."""
    return request.client.host if request.client else ""


@get("/api/me")
async def show_me(request: Request[Any, Any, Any], auth: GuestAuth) -> Response[wire.Guest]:
    """Show the guest of this browser; create one on the first visit."""
    guest = await auth.find_guest(request.cookies.get(COOKIE, ""))
    if guest is None:
        return auth.guest_response(await auth.create_guest(client_address(request), negotiate_language(request)))
    await auth.record_visit(guest)
    return auth.guest_response(guest)


@patch("/api/me")
async def update_me(
    request: Request[Any, Any, Any], auth: GuestAuth, live_tables: LiveTables, data: GuestUpdate
) -> Response[wire.Guest]:
    """Change the name or the settings."""
    guest = await auth.require_guest(request)
    if data.name is not None:
        name = to_single_line(data.name, _MAX_NAME_LENGTH)
        if not name:
            raise Refused(UNPROCESSABLE, "server-name-empty")
        guest.name = name
    if data.settings is not None:
        guest.settings = data.settings
    settings = msgspec.json.encode(guest.settings).decode()
    if len(settings) > _MAX_SETTINGS_CHARS:
        raise Refused(UNPROCESSABLE, "server-settings-large")
    await live_tables.store.write(
        lambda connection: guest_repository.update_guest(connection, guest.id, guest.name, settings)
    )
    if data.name is not None:
        for live in list(live_tables.loaded.values()):
            if live.info.seats_of(guest.id):
                await live_tables.refresh(live)
                live_tables.publish(live.info.id, 0)
    return auth.guest_response(guest)


@post("/api/me/code", status_code=200)
async def create_code(request: Request[Any, Any, Any], auth: GuestAuth, live_tables: LiveTables) -> OneTimeCode:
    """Create a one-time code with which another browser becomes the same guest."""
    guest = await auth.require_guest(request)
    code, now = generate_code(), time.time()
    code_hash, expires = auth.signer.hash_code(code), now + _CODE_LIFETIME_S
    await live_tables.store.write(
        lambda connection: guest_repository.replace_code(connection, guest.id, code_hash, expires, now)
    )
    return OneTimeCode(code, expires)


@post("/api/me/claim", status_code=200)
async def claim_code(
    request: Request[Any, Any, Any], auth: GuestAuth, live_tables: LiveTables, data: ClaimRequest
) -> Response[wire.Guest]:
    """Redeem a one-time code: this browser becomes the guest who created it."""
    await auth.require_guest(request)
    code = data.code.strip().upper()[:40]
    code_hash = auth.signer.hash_code(code)
    guest_id = await live_tables.store.write(
        lambda connection: guest_repository.redeem_code(connection, code_hash, time.time())
    )
    guest = await auth.find_guest(auth.signer.sign_cookie(guest_id)) if guest_id else None
    if guest is None:
        raise Refused(FORBIDDEN, "server-code")
    return auth.guest_response(guest)


@delete("/api/me", status_code=204)
async def delete_me(request: Request[Any, Any, Any], auth: GuestAuth, live_tables: LiveTables) -> Response[None]:
    """Delete the guest with their name, settings and seats; their running games are resigned."""
    guest = await auth.require_guest(request)
    running = await live_tables.store.read(
        lambda connection: guest_repository.list_running_tables(connection, guest.id)
    )
    for table_id in running:
        live = await live_tables.get(table_id)
        for seat in live.info.seats_of(guest.id):
            if live.info.status == table_info.RUNNING:
                await commands.resign(live_tables, live, seat.number)
    await live_tables.store.write(lambda connection: guest_repository.delete_guest(connection, guest.id))
    for table_id, live in list(live_tables.loaded.items()):
        if live.info.seats_of(guest.id) or live.info.owner == guest.id:
            try:
                await live_tables.refresh(live)
            except Refused:
                live_tables.discard(live)  # an open table of the guest was deleted with the guest
            live_tables.publish(table_id, 0)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response
