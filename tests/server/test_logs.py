"""The server's logs: every line is JSON, from start to shutdown, and untrusted proxies cause one warning."""

import asyncio
import json
import os
import random
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Visitor
from tests.server.servers import Server, serving
from tests.support.waiting import DEADLINE_S, wait_until
from tianxia.engine.errors import BadOptions
from tianxia.server.http.proxies import WARNING_INTERVAL_S, TrustedProxies
from tianxia.server.server_logging import wants_json


def start_in_session(server: Server) -> subprocess.Popen[bytes]:
    """Start a server in a new session, as a terminal would."""
    with (server.folder / f"log-{server.port}").open("ab") as log:
        command = [*server.command, *server.arguments]
        server.process = subprocess.Popen(
            command, env=server.environment, stdout=log, stderr=log, start_new_session=True
        )
    wait_until(server._is_ready, "the server starts")
    return server.process


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGINT])
async def test_every_log_line_is_json_from_start_to_shutdown(tmp_path: Path, end: signal.Signals) -> None:
    server = Server(tmp_path)
    process = start_in_session(server)
    try:
        async with Visitor(server.address) as me:
            await me.http.get('/api/tables/%0A{"level": "error"}%0D%0Aline')
            for level in ("novice", "master"):  # so that workers of both kinds are running
                table = await me.create_table("me", level)
                async with me.sit(table["id"], "han") as han:
                    question = await han.wait_for_question()
                    assert question is not None
                    await han.move(await han.complete_move(random.Random(1).choice(question["legal"])))
                    while han.snapshot["question"] is None or han.snapshot["question"]["number"] == question["number"]:
                        await han.wait_for("state")
            if end == signal.SIGINT:
                os.killpg(process.pid, end)  # Ctrl+C reaches the workers, too
            else:
                process.send_signal(end)
        assert await asyncio.to_thread(process.wait, DEADLINE_S) == 0
        wait_until(lambda: not is_running(process.pid), "its workers have exited")
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    entries = [json.loads(line) for line in server.log().splitlines()]
    assert all({"time", "level", "logger", "message"} <= set(entry) for entry in entries)
    assert any(server.address in entry["message"] for entry in entries), "the address of the server is logged"
    assert [entry for entry in entries if entry["level"] != "info"] == []


def is_running(group: int) -> bool:
    """Return whether any process of a process group is still running."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_logs_are_json_unless_on_a_terminal_or_set_to_text() -> None:
    assert wants_json({"TIANXIA_LOG": "json"})
    assert not wants_json({"TIANXIA_LOG": "text"})
    with pytest.raises(BadOptions):
        wants_json({"TIANXIA_LOG": "xml"})


async def test_an_untrusted_proxy_is_named_in_one_warning(tmp_path: Path) -> None:
    with serving(tmp_path, FORWARDED_ALLOW_IPS="10.0.0.7") as server:
        async with Visitor(server.address) as me:
            for _ in range(5):
                await me.http.get("/api/tables", headers={"X-Forwarded-For": "198.51.100.3"})
        warnings = [line for line in map(json.loads, server.log().splitlines()) if line["level"] == "warning"]
    assert len(warnings) == 1
    for part in ("X-Forwarded-For", "127.0.0.1", "FORWARDED_ALLOW_IPS"):
        assert part in warnings[0]["message"]
    assert "198.51.100.3" not in warnings[0]["message"]


class ProxiedApp:
    """An ASGI application behind TrustedProxies, which records the addresses of its clients."""

    def __init__(self, caplog: pytest.LogCaptureFixture) -> None:
        self.now = 0.0
        self.clients: list[Any] = []
        self.caplog = caplog
        self.proxies = TrustedProxies(self, "10.0.0.0/8", lambda: self.now)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.clients.append(scope["client"][0])

    async def request(self, peer: str, **headers: str) -> int:
        """Send a request; return how many warnings there have been."""
        encoded = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        await self.proxies({"type": "http", "client": (peer, 1), "headers": encoded, "scheme": "http"}, None, None)
        return len(self.caplog.records)


async def test_only_headers_of_untrusted_addresses_cause_a_warning(caplog: pytest.LogCaptureFixture) -> None:
    app = ProxiedApp(caplog)
    assert await app.request("10.1.2.3", x_forwarded_for="198.51.100.3") == 0
    assert await app.request("192.0.2.1") == 0
    assert await app.request("192.0.2.1", x_forwarded_proto="https") == 1
    assert await app.request("192.0.2.2", forwarded="for=198.51.100.3") == 1, "at most one warning per hour"
    app.now = WARNING_INTERVAL_S
    assert await app.request("192.0.2.2", forwarded="for=198.51.100.3") == 2
    assert "192.0.2.2" in caplog.records[1].getMessage()
    app.now = 2 * WARNING_INTERVAL_S
    assert await app.request("10.1.2.3", forwarded="for=198.51.100.3") == 3
    assert "X-Forwarded-For" in caplog.records[2].getMessage(), "a trusted proxy sends a header that is not supported"
    assert app.clients[:3] == ["198.51.100.3", "192.0.2.1", "192.0.2.1"]
