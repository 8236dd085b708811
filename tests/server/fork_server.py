"""A process that has imported the server and forks one whenever a test starts one: imports cost most of a start.

As a program it reads requests from its standard input, one line of JSON each, and answers each with one line. It is
also the main module of the servers, which their bot workers import again: it may import little at the top.
"""

import atexit
import gc
import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any, Final

POLL_S: Final = 0.01


class ForkedProcess:
    """A process of the fork server, with the methods of `subprocess.Popen` that tests use."""

    def __init__(self, parent: "ForkServer", pid: int) -> None:
        self.parent = parent
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Return the exit status, or None while the process runs."""
        if self.returncode is None:
            self.returncode = self.parent.ask({"status": self.pid})
        return self.returncode

    def wait(self, timeout: float) -> int:
        """Return the exit status. Raises subprocess.TimeoutExpired after so many seconds."""
        end = time.monotonic() + timeout
        while (status := self.poll()) is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired("tianxia serve", timeout)
            time.sleep(POLL_S)
        return status

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class ForkServer:
    """The fork server of this test process, started when it is first needed."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[str] | None = None
        self.lock = threading.Lock()

    def fork(
        self, arguments: list[str], environment: dict[str, str], stdout: Path, stderr: Path, *, seeded: bool
    ) -> ForkedProcess:
        """Start `tianxia` with these arguments; what it says is appended to the files.

        Unlike in a process of its own, variables that are read while modules are imported have no effect.
        """
        request = {
            "arguments": arguments,
            "environment": environment,
            "folder": str(Path.cwd()),
            "stdout": str(stdout),
            "stderr": str(stderr),
            "seeded": seeded,
        }
        return ForkedProcess(self, self.ask(request))

    def ask(self, request: dict[str, Any]) -> Any:
        with self.lock:
            if self.process is None:
                command = [sys.executable, "-m", "tests.server.fork_server"]
                self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
                atexit.register(self.close)
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
            answer = self.process.stdout.readline()
        assert answer, "the fork server has ended"
        return json.loads(answer)

    def close(self) -> None:
        if self.process is not None:
            self.process.communicate()
            self.process = None


FORK_SERVER: Final = ForkServer()


def main() -> None:
    """Answer requests until the input ends; in a forked process, run the server."""
    # Imported here and not at the top, where bot workers would import it all again.
    from tests.server import seeded_server
    from tianxia import locales
    from tianxia.cli.main import main as tianxia
    from tianxia.server import run as _run  # noqa: F401

    for optional in (
        "aiosqlite",
        "asyncpg",
        "redis.asyncio",
        "sqlalchemy.dialects.sqlite.aiosqlite",
        "alembic.command",
    ):
        try:
            __import__(optional)
        except ImportError:
            continue
    locales.say("cli-serve-begun")
    gc.collect()
    gc.freeze()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the tests, which then stop their servers
    for line in iter(sys.stdin.readline, ""):
        request = json.loads(line)
        if "status" in request:
            answer = exit_status(request["status"])
        else:
            answer = os.fork()
            if answer == 0:
                become(request)
                if request["seeded"]:
                    seeded_server.install()
                tianxia()
                return
        print(json.dumps(answer), flush=True)


def exit_status(pid: int) -> int | None:
    """Return the exit status of a forked process, negative for a signal as in `subprocess`; None while it runs."""
    ended, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if ended else None


def become(request: dict[str, Any]) -> None:
    """Turn this forked process into what `tianxia` would be if it were started with the given command."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.chdir(request["folder"])
    os.environ.clear()
    os.environ.update(request["environment"])
    sys.argv = ["tianxia", *request["arguments"]]
    appending = os.O_WRONLY | os.O_CREAT | os.O_APPEND
    for number, (path, flags) in enumerate(
        ((os.devnull, os.O_RDONLY), (request["stdout"], appending), (request["stderr"], appending))
    ):
        file = os.open(path, flags, 0o666)
        os.dup2(file, number)
        os.close(file)


if __name__ == "__main__":
    main()
