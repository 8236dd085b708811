"""The installation commands of the README and the docs, run in a clean environment.

The environment has pip with build isolation, and nothing from the project's `.venv`. Each way of docs/hosts/install.md
compiles for minutes, so only the first is tested, or all of them with TIANXIA_THOROUGH=1. With TIANXIA_PURE=1 nothing
is compiled.
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

EXAMPLE: Final = "pip install ./examples/tianji"
"""A command that `test_example_game.py` runs."""


def section_commands(title: str) -> str:
    """Return all shell commands of a section of docs/hosts/install.md."""
    section = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", INSTALL_PAGE, re.DOTALL | re.MULTILINE)
    assert section is not None, f"docs/hosts/install.md has no section {title}"
    commands = re.findall(r"^```sh\n(.*?)^```", section[1], re.DOTALL | re.MULTILINE)
    assert commands, f"the section {title} of docs/hosts/install.md has no commands"
    return "".join(commands)


def preparation_commands() -> str:
    """Return the commands that create a virtual environment: the first block of docs/hosts/install.md."""
    return INSTALL_PAGE.partition("```sh\n")[2].partition("```")[0]


def documented_commands() -> Iterator[str]:
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
        (self.clone / "web" / "node_modules").unlink(missing_ok=True)  # a link: make would change its target
        self.pages = self.clone / "src" / "tianxia" / "server" / "browser"
        (folder / "bin").mkdir()
        (folder / "bin" / "python3").symlink_to(Path(getattr(sys, "_base_executable", sys.executable)).resolve())
        self.bin = folder / "tianxia-env" / "bin"
        self.python = str(self.bin / "python")
        removed_prefixes = ("TIANXIA_", "PYTEST_", "PIP_NO_BUILD", "PYTHONPATH", "VIRTUAL_ENV", "CI", "MAKE", "MFLAGS")
        self.variables = {name: value for name, value in os.environ.items() if not name.startswith(removed_prefixes)}
        self.variables |= {"PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}", "TIANXIA_LANG": "en"}
        self.variables |= {"PIP_DISABLE_PIP_VERSION_CHECK": "1"} | ({"TIANXIA_PURE": "1"} if PURE else {})

    def run(self, commands: str, *, status: int = 0) -> str:
        """Run shell commands in the clone; return their output. Fails if the exit status is not `status`."""
        script = f"set -e\n{preparation_commands() if not self.bin.exists() else f'. {self.bin}/activate'}\n{commands}"
        completed = subprocess.run(
            ["sh", "-c", script],
            cwd=self.clone,
            env=self.variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
        )
        assert completed.returncode == status, f"{commands}\n{completed.stdout}"
        assert "does not provide the extra" not in completed.stdout, completed.stdout
        return completed.stdout

    def packages(self) -> set[str]:
        listed = self.run("pip list --format=freeze").splitlines()
        return {line.partition("==")[0] for line in listed if "==" in line} - {"pip", "setuptools", "wheel"}


@pytest.mark.extra
@pytest.mark.parametrize("way", pairs(WAYS[:1], thorough=WAYS))
def test_the_documented_commands_install_tianxia(way: str, tmp_path: Path) -> None:
    environment = Environment(tmp_path)
    if not (environment.pages / "index.html").exists():
        pytest.skip("the browser files are not built: make browser")
    commands = section_commands(way)
    if "git+URL" in commands:
        identity = "-c user.name=tests -c user.email=tests@example.org"
        environment.run(f"git init -q . && git add -A && git {identity} commit -qm Tianxia")
        commands = commands.replace("git+URL", f"git+{ADDRESS}")
        environment.variables |= {"GIT_CONFIG_COUNT": "1", "GIT_CONFIG_VALUE_0": ADDRESS}
        environment.variables["GIT_CONFIG_KEY_0"] = f"url.file://{environment.clone}.insteadOf"
    environment.run(commands.partition('pip install "tianxia[play]"')[0])
    check_that_it_plays(environment)
    if way == "From a clone":
        check_that_it_is_light(environment)
        check_missing_extra_message(environment)
        for command in dict.fromkeys(documented_commands()):
            check_command(environment, command)
        check_environments(environment)
    if "git+" not in commands:
        environment.run('pip install "tianxia[play]"')
        check_that_it_serves(environment, tmp_path / "data")


def check_that_it_plays(environment: Environment) -> None:
    print_file = "import tianxia.engine.playout as p; print(p.__file__)"
    file = environment.run(f"cd / && python -c {shlex.quote(print_file)}").strip()
    assert Path(file).is_relative_to(environment.bin.parent)
    assert file.endswith(".py" if PURE else ".so")
    assert " 0 failed" in environment.run("tianxia check scenarios/suntzu")
    environment.run("tianxia terminal chuhan --seed 1 </dev/null")
    environment.run("tianxia arena chuhan random greedy --games 2 --jobs 1 --out ../games")


def check_that_it_is_light(environment: Environment) -> None:
    assert environment.packages() == LIGHT | {"pytz", "tianxia", "tqdm", "typing_extensions"}


def check_missing_extra_message(environment: Environment) -> None:
    """Check that without the extra, `tianxia play` names the same command as the docs."""
    output = environment.run("tianxia play --no-browser", status=2)
    command = re.search(r"pip install .*$", output.strip())
    assert command is not None, output
    assert f"{command[0]}\n" in section_commands("From a clone")


def check_command(environment: Environment, command: str) -> None:
    """Check a command of README or docs after `pip install .`.

    Commands that compile again run only with TIANXIA_THOROUGH=1. For extras of hundreds of megabytes, pip only resolves
    the packages.
    """
    if command in (TORCH, EXAMPLE) or "git+URL" in command or "dist/" in command:
        return
    form = re.fullmatch(
        r"(?:TIANXIA_PURE=1 )?pip install (?:-c constraints\.txt )?\"?(\.|tianxia)(?:\[([a-z,]+)\])?\"?", command
    )
    assert form is not None, f"the docs have the command {command!r}, which this test does not know"
    compiles, extras = form[1] == ".", set((form[2] or "").split(","))
    if compiles and not THOROUGH:
        return
    if extras & HEAVY:
        command = command.replace("pip install", "pip install --dry-run")
    assert ("Building wheel for tianxia" in environment.run(command)) == (compiles and not extras & HEAVY)


def check_environments(environment: Environment) -> None:
    """Check that the first example for researchers runs with the extra `rl`."""
    environment.run('pip install "tianxia[rl]"')
    code = re.search(
        r"```python\n(.*?)```", (ROOT / "docs/researchers/environments.md").read_text(encoding="utf-8"), re.DOTALL
    )
    assert code is not None
    environment.run(f"python -c {shlex.quote(code[1])}")


def check_that_it_serves(environment: Environment, data: Path) -> None:
    """Check that the server sends all built pages, without node."""
    data.mkdir()
    environment_variables = {"PATH": str(environment.bin), "PYTHONPATH": "", "TIANXIA_BROWSER": ""}
    with serving(data, python=environment.python, **environment_variables) as server:
        for file in (path for path in environment.pages.rglob("*") if path.is_file()):
            with urlopen(f"{server.address}/{file.relative_to(environment.pages).as_posix()}") as response:
                assert response.read() == file.read_bytes()
        with urlopen(f"{server.address}/") as response:
            assert response.read() == (environment.pages / "index.html").read_bytes()


def test_the_docs_name_every_extra_and_no_other() -> None:
    named = {
        extra
        for command in documented_commands()
        for extras in re.findall(r"\[([a-z,]+)\]", command)
        for extra in extras.split(",")
    }
    listed = set(re.findall(r"^\| `([a-z]+)` \|", INSTALL_PAGE, re.MULTILINE))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert listed == set(project["optional-dependencies"]) - {"bench", "dev"}
    assert named <= listed
