"""Copies of the project for mutation tests, and replacing a text in a copy."""

import builtins
import os
import shutil
import subprocess
import symtable
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import Final, TypeVar

from tests.support.paths import ROOT

T = TypeVar("T")
R = TypeVar("R")

WORKERS: Final = 2
PROGRAM_ERRORS: Final = (ImportError, NameError, AttributeError)
"""Errors that show that a change broke the program as a whole, not the behaviour that it is about."""
BUILT_FILES: Final = ("src/**/*.so", "src/tianxia/server/browser/**/*", "web/src/fonts/*")
"""Patterns of files that git ignores but a copy of the project needs."""
_IGNORED_ENDINGS: Final = (
    ".git",
    ".venv",
    "build",
    "dist",
    "node_modules",
    "__pycache__",
    "_cache",
    ".hypothesis",
    ".egg-info",
)
_change_numbers: Final = count(1)


def project_files() -> list[Path]:
    """Return all files that git does not ignore."""
    try:
        command = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, capture_output=True, check=True, text=True).stdout.split("\0")
        paths = [ROOT / name for name in listed if name]
    except (OSError, subprocess.CalledProcessError):  # no git, or a copy without its history
        built = set(built_files())
        paths = [path for path in _walk(ROOT) if path not in built]
    return [path for path in paths if path.is_file()]


def built_files() -> list[Path]:
    """Return the built files that a copy of the project needs, as far as they exist."""
    return [path for pattern in BUILT_FILES for path in ROOT.glob(pattern) if path.is_file()]


def _walk(folder: Path) -> Iterator[Path]:
    """Yield all files in a folder, except in ignored folders."""
    for parent, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.endswith(_IGNORED_ENDINGS)]
        yield from (Path(parent, name) for name in names)


def copy_project(folder: Path) -> Path:
    """Copy the project with its built files into a folder; return the folder. `web/node_modules` becomes a link."""
    for path in (*project_files(), *built_files()):
        target = folder / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)
    modules = ROOT / "web" / "node_modules"
    if modules.exists():
        (folder / "web" / "node_modules").symlink_to(modules.resolve())
    return folder


def run_on_copies(
    make_copy: Callable[[Path], Path], items: Iterable[T], run: Callable[[T, Path], R], workers: int = WORKERS
) -> list[R]:
    """Call `run(item, copy)` for every item, in parallel with one copy per worker; return the results in order.

    No two calls use the same copy at the same time. Each must restore its copy.
    """
    copies: SimpleQueue[Path] = SimpleQueue()

    def run_one(item: T) -> R:
        copy = copies.get()
        try:
            return run(item, copy)
        finally:
            copies.put(copy)

    with (
        TemporaryDirectory(prefix="tianxia-", ignore_cleanup_errors=True) as folder,
        ThreadPoolExecutor(workers) as pool,
    ):
        for worker in range(workers):
            copies.put(make_copy(Path(folder) / str(worker)))
        return list(pool.map(run_one, items))


def replacement_problems(path: Path, old: str, new: str) -> list[str]:
    """Return why a text cannot be replaced, or why that would break the program; empty if it can be replaced."""
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    times = text.count(old)
    if times != 1:
        return [f"its text occurs {times} times in {path.name}, not once: {old!r}"]
    if old == new:
        return ["it changes nothing"]
    if path.suffix != ".py":
        return []
    return [f"there is no {name}" for name in unbound_names(text.replace(old, new))]


@contextmanager
def replaced(path: Path, old: str, new: str) -> Iterator[None]:
    """Replace a text in a file of a copy while the context lasts.

    Each change gets a different modification time, since Python reuses bytecode if time and size of the source match.
    """
    source = path.read_text(encoding="utf-8")
    original = path.stat()
    path.write_text(source.replace(old, new), encoding="utf-8")
    time = original.st_mtime + next(_change_numbers)
    os.utime(path, (time, time))
    try:
        yield
    finally:
        path.write_text(source, encoding="utf-8")
        os.utime(path, ns=(original.st_atime_ns, original.st_mtime_ns))


def unbound_names(source: str) -> list[str]:
    """Return the names that a module uses and that are bound neither where they are used nor around it.

    If the module cannot be parsed, return the syntax error.
    """
    try:
        module = symtable.symtable(source, "module", "exec")
    except SyntaxError as error:
        return [f"sense in it: {error}"]
    scopes = list(_walk_scopes(module))
    bound = {symbol.get_name() for symbol in module.get_symbols() if symbol.is_assigned() or symbol.is_imported()}
    bound |= {
        symbol.get_name() for scope in scopes for symbol in scope.get_symbols() if symbol.is_declared_global()
    } | {*dir(builtins), "__file__"}
    used = {
        symbol.get_name()
        for scope in scopes
        for symbol in scope.get_symbols()
        if symbol.is_referenced() and (scope is module or symbol.is_global())
    }
    return sorted(used - bound)


def _walk_scopes(scope: symtable.SymbolTable) -> Iterator[symtable.SymbolTable]:
    """Yield a scope and all scopes inside it."""
    yield scope
    for child in scope.get_children():
        yield from _walk_scopes(child)
