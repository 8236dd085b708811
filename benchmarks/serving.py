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

    It uses the compiled modules of this commit, or compiles its own if the sources of one of them have changed.
    """
    compiled = [path.relative_to(ROOT) for path in (ROOT / "src").rglob("*.so")]
    sources = [str(path).partition(".")[0] + ".py" for path in compiled]
    diff = ["git", "diff", "--quiet", ref, "--", "setup.py", *sources]
    is_equal = subprocess.run(diff, cwd=ROOT).returncode == 0
    with tempfile.TemporaryDirectory() as folder:
        checkout = Path(folder) / "checkout"
        worktree = ["git", "worktree", "add", "--detach", str(checkout), ref]
        subprocess.run(worktree, cwd=ROOT, check=True, capture_output=True)
        try:
            if not is_equal:
                print(f"compiling {ref} …", flush=True)
                build = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
                subprocess.run(build, cwd=checkout, check=True, stdout=subprocess.DEVNULL)
            for path in compiled if is_equal else ():
                shutil.copy2(ROOT / path, checkout / path)
            # Its games are found by its own entry points, not by those of the installed package.
            metadata = [sys.executable, "setup.py", "-q", "egg_info"]
            subprocess.run(metadata, cwd=checkout, check=True, stdout=subprocess.DEVNULL)
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
