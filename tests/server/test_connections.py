"""Slow and numerous connections: incomplete requests are dropped, and errors do not flood the logs."""

import asyncio
import logging
import resource
from pathlib import Path

from tests.server.client import Visitor
from tests.server.servers import Server, serving
from tests.support.waiting import DEADLINE_S, wait_until
from tianxia.server.http.connections import MAX_REFUSED, RESERVED_FILES, connection_limit, raise_file_limit
from tianxia.server.server_logging import RepeatFilter

INCOMPLETE_HEADERS = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n"
INCOMPLETE_BODY = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
COMPLETE = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


async def test_an_incomplete_request_is_dropped_and_a_complete_one_answered(tmp_path: Path) -> None:
    requests = (b"", INCOMPLETE_HEADERS, INCOMPLETE_BODY, COMPLETE + INCOMPLETE_HEADERS)
    with serving(tmp_path, TIANXIA_REQUEST_TIMEOUT="3") as server:
        async with Visitor(server.address) as me:
            table = await me.create_table("me", "me")
            async with me.sit(table["id"], "han") as han:
                responses = await asyncio.gather(*(send_and_read(server, request) for request in requests))
                for request, response in zip(requests, responses, strict=True):
                    assert (b"200 OK" in response) == request.startswith(COMPLETE)
                # By now the time limit has passed; it does not apply to the websocket, which is still open.
                assert (await han.move(han.snapshot["question"]["legal"][-1]))["type"] == "accepted"


async def send_and_read(server: Server, request: bytes) -> bytes:
    """Send bytes, wait until the server closes the connection, and return all that it has sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(request)
    async with asyncio.timeout(DEADLINE_S):
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""
        finally:
            writer.close()


Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def open_idle_connections(server: Server, number: int) -> list[Connection]:
    """Open a number of connections that send nothing."""
    return [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(number)]


def close_all(connections: list[Connection]) -> None:
    for _, writer in connections:
        writer.close()


def server_with_file_limit(folder: Path, number: int) -> Server:
    """Return a server that may have only `number` files open."""
    server = Server(folder, forked=False, TIANXIA_REQUEST_TIMEOUT="60")
    server.command = ["sh", "-c", f'ulimit -n {number} && exec "$@"', "sh", *server.command]
    return server


async def test_a_server_that_runs_out_of_files_does_not_flood_the_log_and_recovers(tmp_path: Path) -> None:
    server = server_with_file_limit(tmp_path, 80)
    server.start()
    try:
        connections = await open_idle_connections(server, 200)
        await asyncio.to_thread(wait_until, lambda: "Too many open files" in server.log(), "files run out")
        await asyncio.sleep(2.5)  # the server tries to accept connections once per second
        close_all(connections)
        await asyncio.to_thread(wait_until, server._is_ready, "the server recovers")
        async with Visitor(server.address) as me:
            await me.create_table("me", "me")
        assert server.log().count("\n") < 60
    finally:
        server.stop()


async def test_idle_connections_do_not_use_up_all_files(tmp_path: Path) -> None:
    server = server_with_file_limit(tmp_path, 400)
    server.start()
    try:
        connections = await open_idle_connections(server, 400 - RESERVED_FILES + MAX_REFUSED + 100)
        await asyncio.to_thread(wait_until, lambda: count_closed(connections) >= 90, "excess connections are closed")
        close_all(connections[::2])
        await asyncio.to_thread(
            wait_until, server._is_ready, "other requests are served while many connections are open"
        )
        assert "Too many open files" not in server.log()
        close_all(connections)
    finally:
        server.stop()


def count_closed(connections: list[Connection]) -> int:
    """Return how many connections the server has closed."""
    return sum(reader.at_eof() or reader.exception() is not None for reader, _ in connections)


def test_the_limit_on_open_files_is_raised_as_far_as_allowed() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
    try:
        limit = raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == before[1]
        assert limit in (before[1], 0)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    assert connection_limit(1024) == {"limit_concurrency": 1024 - RESERVED_FILES}
    assert connection_limit(0) == {}


def test_a_repeated_warning_is_logged_only_a_few_times_a_minute() -> None:
    now = 0.0
    repeats = RepeatFilter(lambda: now)

    def passes(message: str, level: int = logging.ERROR) -> bool:
        record = logging.LogRecord("asyncio", level, "file", 1, message, None, None)
        passed = bool(repeats.filter(record))
        messages.append(record.getMessage())
        return passed

    messages: list[str] = []
    assert sum(passes("socket.accept() out of system resource") for _ in range(500)) == 20
    assert passes("something else")
    assert all(passes("a request", logging.INFO) for _ in range(100)), "every request is logged"
    now = 61.0
    assert passes("socket.accept() out of system resource")
    assert messages[-1] == "socket.accept() out of system resource (480 more were dropped)"
