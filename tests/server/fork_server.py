"""A process that has imported the server, from which servers for tests are forked: imports take most of a start.

As a program, it reads requests from its standard input, one line of JSON each, and answers each with one line. It is
also the main module of the forked servers, which every bot worker imports: it must import little at module level.
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
            self.returncode = self.parent.send_request({"status": self.pid})
        return self.returncode

    def wait(self, timeout: float) -> int:
        """Return the exit status. Raises subprocess.TimeoutExpired after `timeout` seconds."""
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
        """Start `tianxia` with these arguments; its output is appended to the files.

        Environment variables that are read while modules are imported have no effect.
        """
        request = {
            "arguments": arguments,
            "environment": environment,
            "folder": str(Path.cwd()),
            "stdout": str(stdout),
            "stderr": str(stderr),
            "seeded": seeded,
        }
        return ForkedProcess(self, self.send_request(request))

    def send_request(self, request: dict[str, Any]) -> Any:
        """Send a request, and return the answer."""
        with self.lock:
            if self.process is None:
                command = [sys.executable, "-m", "tests.server.fork_server"]
                self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
                atexit.register(self.close)
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        assert line, "the fork server has ended"
        return json.loads(line)

    def close(self) -> None:
        if self.process is not None:
            self.process.communicate()
            self.process = None


FORK_SERVER: Final = ForkServer()


def main() -> None:
    """Answer requests until the input ends; in a forked process, run the server."""
    # Imported here, so that bot workers do not import all of it again.
    from tests.server import seeded_server
    from tianxia import locales
    from tianxia.cli.main import main as run_tianxia
    from tianxia.server import run as _run  # noqa: F401

    for module in (
        "aiosqlite",
        "asyncpg",
        "redis.asyncio",
        "sqlalchemy.dialects.sqlite.aiosqlite",
        "alembic.command",
    ):
        try:
            __import__(module)
        except ImportError:
            continue
    locales.say("cli-serve-begun")
    gc.collect()
    gc.freeze()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # on Ctrl+C, the tests stop their servers themselves
    for line in iter(sys.stdin.readline, ""):
        request = json.loads(line)
        if "status" in request:
            reply = exit_status(request["status"])
        else:
            reply = os.fork()
            if reply == 0:
                apply_request(request)
                if request["seeded"]:
                    seeded_server.install()
                run_tianxia()
                return
        print(json.dumps(reply), flush=True)


def exit_status(pid: int) -> int | None:
    """Return the exit status of a forked process, negative for a signal as in `subprocess`; None while it runs."""
    ended, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if ended else None


def apply_request(request: dict[str, Any]) -> None:
    """Set the folder, environment, arguments and output of this forked process as requested."""
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
