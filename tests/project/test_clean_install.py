"""The installation commands of the README and the docs, run in a clean environment.

The environment has pip with build isolation, and nothing from the project's `.venv`. Normally only the first way of
docs/hosts/install.md is tested, with TIANXIA_THOROUGH=1 all of them, since each compiles for minutes. With
TIANXIA_PURE=1 nothing is compiled.
"""

import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.request import urlopen

import pytest

from tests.mutation.source_copy import copy_project
from tests.server.servers import serving
from tests.support.paths import ROOT
from tests.support.thoroughness import PURE, THOROUGH, pairs

PAGES: Final = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
INSTALL_PAGE: Final = (ROOT / "docs/hosts/install.md").read_text(encoding="utf-8")
WAYS: Final = ["From a clone", "From a git URL", "From a source distribution", "From a wheel"]
LIGHT: Final = {"attrs", "babel", "fluent.runtime", "fluent.syntax", "librt", "msgspec", "mypy_extensions", "numpy"}
HEAVY: Final = {"openspiel", "ray", "train"}
"""Extras of hundreds of megabytes: pip only resolves them and installs nothing."""
ADDRESS: Final = "https://git.example.org/tianxia"
"""The URL under which git finds the copy of the project."""
TORCH: Final = 'pip install "torch==2.13.0"'
"""A command that uses PyTorch's own index, which tests do not."""


def blocks(title: str) -> str:
    """Return all shell commands of a section of docs/hosts/install.md."""
    section = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", INSTALL_PAGE, re.DOTALL | re.MULTILINE)
    assert section is not None, f"docs/hosts/install.md has no section {title}"
    found = re.findall(r"^```sh\n(.*?)^```", section[1], re.DOTALL | re.MULTILINE)
    assert found, f"the section {title} of docs/hosts/install.md has no commands"
    return "".join(found)


def preparation() -> str:
    """Return the commands that create a virtual environment: the first block of docs/hosts/install.md."""
    return INSTALL_PAGE.partition("```sh\n")[2].partition("```")[0]


def documented() -> Iterator[str]:
    """Yield every `pip install …` command of the README and the docs, in blocks and sentences."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for block in re.findall(r"^```\w*\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
            yield from (line.partition("  ")[0].strip() for line in block.splitlines() if "pip install" in line)
        yield from (command for command in re.findall(r"`([^`\n]+)`", text) if "pip install" in command)


class Environment:
    """A copy of the project with a virtual environment as in docs/hosts/install.md."""

    def __init__(self, folder: Path) -> None:
        self.clone = copy_project(folder / "clone")
        for compiled in self.clone.glob("src/**/*.so"):
            compiled.unlink()
        (self.clone / "web" / "node_modules").unlink(missing_ok=True)  # a link: make would change what it leads to
        self.pages = self.clone / "src" / "tianxia" / "server" / "browser"
        (folder / "bin").mkdir()
        (folder / "bin" / "python3").symlink_to(Path(getattr(sys, "_base_executable", sys.executable)).resolve())
        self.bin = folder / "tianxia-env" / "bin"
        self.python = str(self.bin / "python")
        ours = ("TIANXIA_", "PYTEST_", "PIP_NO_BUILD", "PYTHONPATH", "VIRTUAL_ENV", "CI", "MAKE", "MFLAGS")
        self.variables = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        self.variables |= {"PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}", "TIANXIA_LANG": "en"}
        self.variables |= {"PIP_DISABLE_PIP_VERSION_CHECK": "1"} | ({"TIANXIA_PURE": "1"} if PURE else {})

    def type(self, commands: str, *, status: int = 0) -> str:
        """Run commands in the clone, which must end with this status; return their output."""
        script = f"set -e\n{preparation() if not self.bin.exists() else f'. {self.bin}/activate'}\n{commands}"
        ran = subprocess.run(
            ["sh", "-c", script],
            cwd=self.clone,
            env=self.variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
        )
        assert ran.returncode == status, f"{commands}\n{ran.stdout}"
        assert "does not provide the extra" not in ran.stdout, ran.stdout
        return ran.stdout

    def packages(self) -> set[str]:
        listed = self.type("pip list --format=freeze").splitlines()
        return {line.partition("==")[0] for line in listed if "==" in line} - {"pip", "setuptools", "wheel"}


@pytest.mark.extra
@pytest.mark.parametrize("way", pairs(WAYS[:1], thorough=WAYS))
def test_the_documented_commands_install_tianxia(way: str, tmp_path: Path) -> None:
    environment = Environment(tmp_path)
    if not (environment.pages / "index.html").exists():
        pytest.skip("the browser files are not built: make browser")
    commands = blocks(way)
    if "git+URL" in commands:
        identity = "-c user.name=tests -c user.email=tests@example.org"
        environment.type(f"git init -q . && git add -A && git {identity} commit -qm Tianxia")
        commands = commands.replace("git+URL", f"git+{ADDRESS}")
        environment.variables |= {"GIT_CONFIG_COUNT": "1", "GIT_CONFIG_VALUE_0": ADDRESS}
        environment.variables["GIT_CONFIG_KEY_0"] = f"url.file://{environment.clone}.insteadOf"
    environment.type(commands.partition('pip install "tianxia[play]"')[0])
    check_that_it_plays(environment)
    if way == "From a clone":
        check_that_it_is_light(environment)
        check_what_play_says(environment)
        for command in dict.fromkeys(documented()):
            check_command(environment, command)
        check_environments(environment)
    if "git+" not in commands:
        environment.type('pip install "tianxia[play]"')
        check_that_it_serves(environment, tmp_path / "data")


def check_that_it_plays(environment: Environment) -> None:
    where = "import tianxia.engine.playout as p; print(p.__file__)"
    found = environment.type(f"cd / && python -c {shlex.quote(where)}").strip()
    assert Path(found).is_relative_to(environment.bin.parent)
    assert found.endswith(".py" if PURE else ".so")
    assert " 0 failed" in environment.type("tianxia check scenarios/suntzu")
    environment.type("tianxia terminal chuhan --seed 1 </dev/null")
    environment.type("tianxia arena chuhan random greedy --games 2 --jobs 1 --out ../games")


def check_that_it_is_light(environment: Environment) -> None:
    assert environment.packages() == LIGHT | {"pytz", "tianxia", "tqdm", "typing_extensions"}


def check_what_play_says(environment: Environment) -> None:
    """Check that without the extra, `tianxia play` names the same command as the docs."""
    said = environment.type("tianxia play --no-browser", status=2)
    named = re.search(r"pip install .*$", said.strip())
    assert named is not None, said
    assert f"{named[0]}\n" in blocks("From a clone")


def check_command(environment: Environment, command: str) -> None:
    """A command of README or docs, typed after `pip install .`.

    What would compile again is typed only with TIANXIA_THOROUGH=1. For what brings hundreds of megabytes pip only finds
    out what it would install.
    """
    if command == TORCH or "git+URL" in command or "dist/" in command:
        return
    form = re.fullmatch(
        r"(?:TIANXIA_PURE=1 )?pip install (?:-c constraints\.txt )?\"?(\.|tianxia)(?:\[([a-z,]+)\])?\"?", command
    )
    assert form is not None, f"the docs say to type {command!r}, which this test does not know"
    compiles, extras = form[1] == ".", set((form[2] or "").split(","))
    if compiles and not THOROUGH:
        return
    if extras & HEAVY:
        command = command.replace("pip install", "pip install --dry-run")
    assert ("Building wheel for tianxia" in environment.type(command)) == (compiles and not extras & HEAVY)


def check_environments(environment: Environment) -> None:
    """Check that the first example for researchers runs with the extra `rl`."""
    environment.type('pip install "tianxia[rl]"')
    code = re.search(
        r"```python\n(.*?)```", (ROOT / "docs/researchers/environments.md").read_text(encoding="utf-8"), re.DOTALL
    )
    assert code is not None
    environment.type(f"python -c {shlex.quote(code[1])}")


def check_that_it_serves(environment: Environment, data: Path) -> None:
    """Check that the server sends all built pages, without node."""
    data.mkdir()
    bare = {"PATH": str(environment.bin), "PYTHONPATH": "", "TIANXIA_BROWSER": ""}
    with serving(data, python=environment.python, **bare) as server:
        for file in (path for path in environment.pages.rglob("*") if path.is_file()):
            with urlopen(f"{server.address}/{file.relative_to(environment.pages).as_posix()}") as answer:
                assert answer.read() == file.read_bytes()
        with urlopen(f"{server.address}/") as answer:
            assert answer.read() == (environment.pages / "index.html").read_bytes()


def test_the_docs_name_every_extra_and_no_other() -> None:
    named = {
        extra
        for command in documented()
        for extras in re.findall(r"\[([a-z,]+)\]", command)
        for extra in extras.split(",")
    }
    listed = set(re.findall(r"^\| `([a-z]+)` \|", INSTALL_PAGE, re.MULTILINE))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert listed == set(project["optional-dependencies"]) - {"bench", "dev"}
    assert named <= listed
