"""Slow and numerous connections: half a request is dropped, and a flood of errors does not fill the log."""

import asyncio
import logging
import resource
from pathlib import Path

from tests.server.client import Visitor
from tests.server.servers import serving
from tests.support.waiting import DEADLINE_S
from tianxia.server.connections import RESERVED_FILES, connection_limit, raise_file_limit
from tianxia.server.logs import RepeatFilter

HALF_HEADERS = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n"
HALF_BODY = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
WHOLE = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


async def test_half_a_request_is_dropped_and_a_whole_one_answered(tmp_path: Path) -> None:
    with serving(tmp_path, TIANXIA_REQUEST_TIMEOUT="0.5") as server:
        for start in (b"", HALF_HEADERS, HALF_BODY, WHOLE + HALF_HEADERS):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(start)
            async with asyncio.timeout(DEADLINE_S):
                try:
                    heard = await reader.read()
                except ConnectionResetError:
                    heard = b""
            assert (b"200 OK" in heard) == start.startswith(WHOLE)
            writer.close()
        async with Visitor(server.address) as me:
            table = await me.table("me", "me")
            async with me.sit(table["id"], "han") as han:
                await asyncio.sleep(1.0)  # longer than a request may take
                assert (await han.move(han.state["question"]["legal"][-1]))["type"] == "accepted"


def test_as_many_files_may_be_opened_as_the_system_allows() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
    try:
        allowed = raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == before[1]
        assert allowed in (before[1], 0)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    assert connection_limit(1024) == {"limit_concurrency": 1024 - RESERVED_FILES}
    assert connection_limit(0) == {}


def test_a_message_that_is_repeated_passes_a_few_times_a_minute() -> None:
    now = 0.0
    repeats = RepeatFilter(lambda: now)

    def passes(message: str, level: int = logging.ERROR) -> bool:
        record = logging.LogRecord("asyncio", level, "file", 1, message, None, None)
        passed = bool(repeats.filter(record))
        said.append(record.getMessage())
        return passed

    said: list[str] = []
    assert sum(passes("socket.accept() out of system resource") for _ in range(500)) == 20
    assert passes("something else")
    assert all(passes("a request", logging.INFO) for _ in range(100)), "the log of requests is complete"
    now = 61.0
    assert passes("socket.accept() out of system resource")
    assert said[-1] == "socket.accept() out of system resource (480 more times before)"
