"""What works with the light installation, and the messages about missing extras.

A process of its own may import nothing but the standard library, Tianxia, and what Tianxia depends on without extras.
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
ONLY = """
import sys
allowed = {allowed!r}
class Only:
    def find_spec(self, name, path=None, target=None):
        first = name.split(".")[0]
        if first not in allowed and first not in sys.stdlib_module_names and not first.endswith("__mypyc"):
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Only())
"""
COMMAND = "from tianxia.cli.main import run\nsys.exit(run(sys.argv[1:]))"


def requirements(extra: str = "") -> list[Requirement]:
    """Return the requirements of Tianxia with an extra, which may include other extras."""
    lines = PROJECT["optional-dependencies"][extra] if extra else PROJECT["dependencies"]
    out = []
    for wanted in map(Requirement, lines):
        if wanted.name == PROJECT["name"]:
            out += [line for named in sorted(wanted.extras) for line in requirements(named)]
        else:
            out.append(wanted)
    return out


@cache
def importable(*extras: str) -> frozenset[str]:
    """Return the import names of all packages that Tianxia installs with these extras."""
    found: set[str] = {"tianxia"}
    waiting = [(wanted.name, wanted.extras) for extra in ("", *extras) for wanted in requirements(extra)]
    while waiting:
        name, chosen = waiting.pop()
        if (key := canonicalize_name(name)) in found:
            continue
        found.add(key)
        waiting += [
            (wanted.name, wanted.extras)
            for wanted in map(Requirement, requires(name) or [])
            if wanted.marker is None or any(wanted.marker.evaluate({"extra": extra}) for extra in ("", *chosen))
        ]
    names = packages_distributions()
    return frozenset(name for name, owners in names.items() if found & {canonicalize_name(owner) for owner in owners})


def run(
    code: str, *arguments: str | Path, extras: tuple[str, ...] = (), **environment: str
) -> "subprocess.CompletedProcess[str]":
    """Run code in a process that can only import what these extras install."""
    return subprocess.run(
        [sys.executable, "-c", ONLY.format(allowed=set(importable(*extras))) + code, *map(str, arguments)],
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
    ("arguments", "shown"),
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
def test_a_command_needs_no_extra(arguments: list[str], shown: str, tmp_path: Path) -> None:
    out = ["--out", str(tmp_path / "games")] if arguments[0] == "arena" else []
    ran = run(COMMAND, *arguments, *out)
    assert (ran.returncode, ran.stderr if ran.returncode else "") == (0, "")
    assert shown in ran.stdout


def test_vectorised_environments_need_no_extra() -> None:
    ran = run("from tianxia import rl\nprint(rl.vector_env('suntzu', 3).reset(seed=1)[0].shape)")
    assert (ran.stdout, ran.stderr) == ("(3, 367)\n", "")


@pytest.mark.parametrize("command", ["play", "serve"])
@pytest.mark.parametrize("lang", languages())
def test_without_the_extra_one_sentence_names_the_install_command(lang: str, command: str) -> None:
    ran = run(COMMAND, "--lang", lang, command)
    assert (ran.returncode, ran.stdout) == (2, "")
    (said,) = ran.stderr.splitlines()
    assert 'pip install "tianxia[play]"' in said


def test_with_the_extra_the_server_finds_what_it_imports() -> None:
    ran = run("import tianxia.server.run", extras=("play",))
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize(
    ("arguments", "package"),
    [(["--database", "postgresql://nowhere/tianxia"], "asyncpg"), (["--redis", "redis://nowhere"], "redis")],
    ids=["PostgreSQL", "Redis"],
)
def test_a_host_without_the_extra_is_told_the_install_command(
    arguments: list[str], package: str, tmp_path: Path
) -> None:
    ran = run(COMMAND, "serve", *arguments, extras=("play",), TIANXIA_DATA=str(tmp_path))
    assert (ran.returncode, ran.stdout) == (2, "")
    (line,) = ran.stderr.splitlines()
    said = json.loads(line)["message"]
    assert package in said
    assert 'pip install "tianxia[host]"' in said


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
    ran = run(PLAY)
    assert ran.stderr == ""
    assert [line.split()[1:] for line in ran.stdout.splitlines()] == [["True", "False"]] * 3
