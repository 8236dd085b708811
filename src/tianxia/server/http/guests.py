"""Guests: every visitor gets a name and a signed cookie, without registering."""

import time
from typing import Any, Final

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from tianxia.server.http.guest_auth import COOKIE, GuestAuth, client_address
from tianxia.server.http.languages import negotiate_language
from tianxia.server.http.security import generate_code
from tianxia.server.live import commands
from tianxia.server.live.live_tables import LiveTables
from tianxia.server.storage import guest_repository
from tianxia.server.tables import table_info
from tianxia.server.tables.errors import FORBIDDEN, UNPROCESSABLE, Refused
from tianxia.server.tables.plain_text import to_single_line
from tianxia.server.tables.wire import guests as wire
from tianxia.server.tables.wire.guests import OneTimeCode
from tianxia.server.tables.wire.requests import ClaimRequest, GuestUpdate

_CODE_LIFETIME_S: Final = 600.0
_MAX_SETTINGS_CHARS: Final = 4_000
"""Maximum length of the settings, as JSON."""
_MAX_NAME_LENGTH: Final = 30


@get("/api/me")
async def show_me(request: Request[Any, Any, Any], auth: NamedDependency[GuestAuth]) -> Response[wire.Guest]:
    """Show the guest of this browser; create one on the first visit."""
    guest = await auth.find_guest(request.cookies.get(COOKIE, ""))
    if guest is None:
        return auth.guest_response(await auth.create_guest(client_address(request), negotiate_language(request)))
    await auth.record_visit(guest)
    return auth.guest_response(guest)


@patch("/api/me")
async def update_me(
    request: Request[Any, Any, Any],
    auth: NamedDependency[GuestAuth],
    live_tables: NamedDependency[LiveTables],
    data: JSONBody[GuestUpdate],
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
async def create_code(
    request: Request[Any, Any, Any], auth: NamedDependency[GuestAuth], live_tables: NamedDependency[LiveTables]
) -> OneTimeCode:
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
    request: Request[Any, Any, Any],
    auth: NamedDependency[GuestAuth],
    live_tables: NamedDependency[LiveTables],
    data: JSONBody[ClaimRequest],
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
async def delete_me(
    request: Request[Any, Any, Any], auth: NamedDependency[GuestAuth], live_tables: NamedDependency[LiveTables]
) -> Response[None]:
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
