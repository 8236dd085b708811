"""A wheel brings the pages along: it installs and plays in a bare environment, where there is no node."""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tests.browser.conftest import Visit
from tests.server.servers import serving
from tests.support.paths import ROOT
from tianxia.server.pages import FOLDER


def run(*command: str | Path, **environment: str) -> str:
    """What a command says; it must succeed."""
    done = subprocess.run(command, env={**os.environ, **environment}, cwd="/", capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def build(folder: Path) -> Path:
    """A wheel of what lies here, uncompiled: nothing but Python is needed for it."""
    source = folder / "source"
    source.mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source / name)
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("*.so", "*.egg-info", "*cache*"))
    pip = (sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "--no-build-isolation")
    run(*pip, "-w", folder, source, TIANXIA_PURE="1")
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.mark.extra
def test_a_wheel_plays_in_a_bare_environment(tmp_path: Path, visit: Visit) -> None:
    if not (FOLDER / "index.html").exists():
        pytest.skip("the browser files are not built: make browser")
    wheel, place, data = build(tmp_path), tmp_path / "place", tmp_path / "data"
    data.mkdir()
    venv.create(place, with_pip=True)
    python = place / "bin" / "python"
    pip = (python, "-m", "pip", "install", "-qq", "--no-compile", "--disable-pip-version-check")
    run(*pip, "-c", ROOT / "constraints.txt", wheel)
    bare = {"PATH": str(place / "bin"), "PYTHONPATH": "", "TIANXIA_BROWSER": ""}
    where = run(python, "-c", "import tianxia.server.pages as p, shutil; print(p.FOLDER, shutil.which('node'))", **bare)
    assert where.split() == [str(next(place.glob("lib/*/site-packages")) / "tianxia" / "server" / "browser"), "None"]
    assert "usage" in run(place / "bin" / "tianxia", "play", "--help", **bare).lower()
    with serving(data, python=str(python), **bare) as server:
        table = visit("/", server=server)
        table.begin()
        table.lead_one()
        table.until("asked", "reaction")
        visit.end()  # while the server still answers: a page that loses it says so in its console
