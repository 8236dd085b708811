"""Starts a Tianxia server in its own process for measurements."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple
from urllib.request import urlopen

from tianxia.server.run import find_free_port

ROOT: Final = Path(__file__).parents[1]
NO_LIMITS: Final = {
    name: [10_000_000, 1.0] for name in ("moves", "changes", "guests", "tables", "failures", "messages")
}
"""Rate limits that no measurement reaches."""


class RunningServer(NamedTuple):
    """The address and the process of a server that is ready."""

    address: str
    pid: int


@contextmanager
def running_server(**environment: str) -> Iterator[RunningServer]:
    """Start a server on this machine with an empty database; stop it at the end."""
    with tempfile.TemporaryDirectory() as folder:
        port = find_free_port()
        address = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-m", "tianxia.cli.main", "serve", "--port", str(port)]
        settings = {**os.environ, "TIANXIA_DATA": folder, **environment}
        process = subprocess.Popen(command, env=settings, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            while process.poll() is None:
                try:
                    urlopen(f"{address}/ready").close()
                    break
                except OSError:
                    time.sleep(0.1)
            yield RunningServer(address, process.pid)
        finally:
            process.send_signal(signal.SIGINT)
            process.wait()


@contextmanager
def source_of(ref: str) -> Iterator[Path]:
    """Check out another commit for as long as the context lasts, and return its `src`, for PYTHONPATH.

    It uses the compiled modules of this commit. Raises SystemExit if one of them has changed in between.
    """
    compiled = [path.relative_to(ROOT) for path in (ROOT / "src").rglob("*.so")]
    sources = [str(path).partition(".")[0] + ".py" for path in compiled]
    changed = subprocess.run(
        ["git", "diff", "--name-only", ref, "--", *sources], cwd=ROOT, text=True, capture_output=True
    )
    if changed.returncode or changed.stdout:
        raise SystemExit(f"cannot compare with {ref}: {changed.stderr or 'compiled modules differ: ' + changed.stdout}")
    with tempfile.TemporaryDirectory() as folder:
        checkout = Path(folder) / "checkout"
        subprocess.run(
            ["git", "worktree", "add", "--detach", str(checkout), ref], cwd=ROOT, check=True, capture_output=True
        )
        try:
            for path in compiled:
                if (checkout / path).parent.is_dir():
                    shutil.copy2(ROOT / path, checkout / path)
            yield checkout / "src"
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(checkout)], cwd=ROOT, check=True)


def memory_mb(pid: int) -> float:
    """Return the resident memory of a process, in MB."""
    with open(f"/proc/{pid}/statm") as file:  # noqa: PTH123
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def cpu_seconds(pid: int) -> float:
    """Return the processor time of a process so far, in seconds."""
    with open(f"/proc/{pid}/stat") as file:  # noqa: PTH123
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
