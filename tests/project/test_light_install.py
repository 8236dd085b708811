"""The light installation: what works without extras, and the messages about missing extras.

The tests start processes that can import only the standard library, Tianxia, and its dependencies without extras.
"""

import json
import os
import subprocess
import sys
import tomllib
from functools import cache
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.support.paths import ROOT
from tianxia.locales import languages

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
IMPORT_FILTER = """
import sys
allowed = {allowed!r}
class ImportFilter:
    def find_spec(self, name, path=None, target=None):
        first = name.split(".")[0]
        if first not in allowed and first not in sys.stdlib_module_names and not first.endswith("__mypyc"):
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, ImportFilter())
"""
COMMAND = "from tianxia.cli.main import run\nsys.exit(run(sys.argv[1:]))"


def requirements(extra: str = "") -> list[Requirement]:
    """Return the requirements of Tianxia with an extra, which may include other extras."""
    lines = PROJECT["optional-dependencies"][extra] if extra else PROJECT["dependencies"]
    found = []
    for requirement in map(Requirement, lines):
        if requirement.name == PROJECT["name"]:
            found += [inner for included in sorted(requirement.extras) for inner in requirements(included)]
        else:
            found.append(requirement)
    return found


@cache
def importable(*extras: str) -> frozenset[str]:
    """Return the import names of all packages that Tianxia installs with these extras."""
    installed: set[str] = {"tianxia"}
    pending = [(required.name, required.extras) for extra in ("", *extras) for required in requirements(extra)]
    while pending:
        name, its_extras = pending.pop()
        if (key := canonicalize_name(name)) in installed:
            continue
        installed.add(key)
        pending += [
            (required.name, required.extras)
            for required in map(Requirement, requires(name) or [])
            if required.marker is None or any(required.marker.evaluate({"extra": extra}) for extra in ("", *its_extras))
        ]
    names = packages_distributions()
    return frozenset(
        name for name, owners in names.items() if installed & {canonicalize_name(owner) for owner in owners}
    )


def run(
    code: str, *arguments: str | Path, extras: tuple[str, ...] = (), **environment: str
) -> "subprocess.CompletedProcess[str]":
    """Run code in a process that can import only Tianxia, its dependencies, and those of the extras."""
    return subprocess.run(
        [sys.executable, "-c", IMPORT_FILTER.format(allowed=set(importable(*extras))) + code, *map(str, arguments)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        env={**os.environ, **environment},
    )


def test_the_light_installation_has_neither_server_nor_environments() -> None:
    assert importable() >= {"babel", "fluent", "librt", "msgspec", "numpy", "tqdm"}
    assert not importable() & {"litestar", "sqlalchemy", "uvicorn", "redis", "asyncpg", "gymnasium", "pettingzoo"}
    assert importable("play") >= {"litestar", "sqlalchemy", "alembic", "aiosqlite", "uvicorn", "h11", "websockets"}
    assert importable("host") >= importable("play") | {"asyncpg", "redis"}
    assert not importable("rl") & {"litestar", "sqlalchemy", "uvicorn"}


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["games"], "Chu Han"),
        (["terminal", "chuhan", "--seed", "1"], "Han"),
        (["check", "scenarios/huang"], "0 failed"),
        (["arena", "suntzu", "random", "novice", "--games", "2", "--simulations", "2", "--jobs", "1"], "novice"),
        (["arena", "ladder", "chuhan", "random", "greedy", "--games", "2", "--jobs", "1"], "Elo"),
        (["bench", "suntzu", "--seconds", "0.01"], "Sun Tzu"),
        (["play", "--help"], "--no-browser"),
    ],
    ids=["games", "terminal", "check", "match", "ladder", "bench", "help"],
)
def test_a_command_needs_no_extra(arguments: list[str], expected: str, tmp_path: Path) -> None:
    out = ["--out", str(tmp_path / "games")] if arguments[0] == "arena" else []
    completed = run(COMMAND, *arguments, *out)
    assert (completed.returncode, completed.stderr if completed.returncode else "") == (0, "")
    assert expected in completed.stdout


def test_vectorised_environments_need_no_extra() -> None:
    completed = run("from tianxia import rl\nprint(rl.vector_env('suntzu', 3).reset(seed=1)[0].shape)")
    assert (completed.stdout, completed.stderr) == ("(3, 367)\n", "")


@pytest.mark.parametrize("command", ["play", "serve"])
@pytest.mark.parametrize("lang", languages())
def test_without_the_extra_one_sentence_names_the_install_command(lang: str, command: str) -> None:
    completed = run(COMMAND, "--lang", lang, command)
    assert (completed.returncode, completed.stdout) == (2, "")
    (sentence,) = completed.stderr.splitlines()
    assert 'pip install "tianxia[play]"' in sentence


def test_with_the_extra_the_server_can_be_imported() -> None:
    completed = run("import tianxia.server.run", extras=("play",))
    assert (completed.returncode, completed.stderr) == (0, "")


@pytest.mark.parametrize(
    ("arguments", "package"),
    [(["--database", "postgresql://nowhere/tianxia"], "asyncpg"), (["--redis", "redis://nowhere"], "redis")],
    ids=["PostgreSQL", "Redis"],
)
def test_without_the_extra_of_a_database_the_error_names_the_install_command(
    arguments: list[str], package: str, tmp_path: Path
) -> None:
    completed = run(COMMAND, "serve", *arguments, extras=("play",), TIANXIA_DATA=str(tmp_path))
    assert (completed.returncode, completed.stdout) == (2, "")
    (line,) = completed.stderr.splitlines()
    message = json.loads(line)["message"]
    assert package in message
    assert 'pip install "tianxia[host]"' in message


PLAY = """
from tianxia.bots.bot import Budget
from tianxia.bots.levels import find_level
from tianxia.engine import registry
from tianxia.engine.rng import Rng
import tianxia.cli.main
for name in registry.names():
    game = registry.game(name)
    state, rng = game.new(game.options(), seed=1), Rng(1)
    seat = state.actors()[0]
    bot = find_level(name, "novice").create_bot()
    state.apply(seat, bot.choose(state.sample(seat, rng), [], seat, Budget(0.0, 5), rng))
    while actors := state.actors():
        state.apply(actors[0], rng.choose(state.legal(actors[0])))
    print(name, game.dump(state)["winner"] is not None, "numpy" in sys.modules)
"""


def test_rules_and_bots_work_without_numpy() -> None:
    completed = run(PLAY)
    assert completed.stderr == ""
    assert [line.split()[1:] for line in completed.stdout.splitlines()] == [["True", "False"]] * 3
