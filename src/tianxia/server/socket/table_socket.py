"""The websockets of a table: one for each seat or spectator."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from tianxia.server.http.guest_auth import COOKIE, GuestAuth, client_address
from tianxia.server.http.rate_limits import RateLimits
from tianxia.server.http.security import is_same_origin
from tianxia.server.live.live_table import LiveTable
from tianxia.server.live.live_tables import LiveTables
from tianxia.server.socket.direct_protocol import direct_socket
from tianxia.server.socket.seat_connection import POLICY_VIOLATION, SeatConnection
from tianxia.server.tables.errors import FORBIDDEN, UNAUTHORIZED, Refused
from tianxia.server.tables.wire.socket import Bye

_CLOSE_TIMEOUT_S: Final = 1.0
"""How long to wait until a client can be told that its socket is closed."""


@websocket("/live/{table_id:str}")
async def serve_table_socket(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    auth: NamedDependency[GuestAuth],
    limits: NamedDependency[RateLimits],
    live_tables: NamedDependency[LiveTables],
) -> None:
    """Serve the websocket of the seat that the query parameter `seat` names, or without it of a spectator."""
    secure = live_tables.settings.secure
    if not is_same_origin(socket.headers.get("origin", ""), socket.headers.get("host", ""), secure):
        await socket.close(POLICY_VIOLATION)
        return
    await socket.accept()
    guest = await auth.find_guest(socket.cookies.get(COOKIE, ""))
    guest_id = guest.id if guest is not None else ""
    limit_key = guest_id or client_address(socket)
    try:
        connection = SeatConnection(
            live_tables, limits, await live_tables.get(table_id), direct_socket(socket), guest_id
        )
        connection.seat = _find_seat(connection.live, guest_id, socket.query_params.get("seat"))
        if limits.sockets.get(limit_key, 0) >= limits.max_sockets:
            raise Refused(FORBIDDEN, "server-sockets")
    except Refused as error:
        await socket.send_data(msgspec.json.encode(Bye(error.message)).decode(), mode="text")
        await socket.close(POLICY_VIOLATION)
        return
    limits.sockets[limit_key] = limits.sockets.get(limit_key, 0) + 1
    try:
        status = await connection.run(lambda: socket.receive_data(mode="text"))
    finally:
        limits.sockets[limit_key] -= 1
        if not limits.sockets[limit_key]:
            del limits.sockets[limit_key]
    with suppress(Exception):
        await asyncio.wait_for(socket.close(status), _CLOSE_TIMEOUT_S)


def _find_seat(live: LiveTable, guest: str, name: str | None) -> int | None:
    """Return the number of a guest's seat by its name; None for a spectator. Raises Refused if it is not theirs."""
    if name is None:
        return None
    if not guest:
        raise Refused(UNAUTHORIZED, "server-no-guest")
    for seat in live.info.seats_of(guest):
        if seat.seat_name == name:
            return seat.number
    raise Refused(FORBIDDEN, "server-seat-foreign")
