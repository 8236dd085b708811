"""A wheel brings the pages along: it plays where there is no node."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.server.hosts import serving
from tianxia.server.pages import FOLDER

ROOT = Path(__file__).parents[2]


def test_a_wheel_serves_its_pages_without_node(tmp_path: Path) -> None:
    if not (FOLDER / "index.html").exists():
        pytest.skip("the browser files are not built: make browser")
    source, installed, data = (tmp_path / name for name in ("source", "installed", "data"))
    for folder in (source, installed, data):
        folder.mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source / name)
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("*.so", "*.egg-info", "*cache*"))
    command: list[str | Path] = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "-qq",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        tmp_path,
        source,
    ]
    subprocess.run(command, env={**os.environ, "TIANXIA_PURE": "1"}, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(installed)

    bare = {"PYTHONPATH": str(installed), "PATH": "", "TIANXIA_PURE": "1"}
    command = [sys.executable, "-c", "import tianxia; print(tianxia.__file__)"]
    said = subprocess.run(command, env={**os.environ, **bare}, cwd=data, capture_output=True, text=True, check=True)
    assert Path(said.stdout.strip()).is_relative_to(installed)
    with serving(data, **bare) as server:
        page = urlopen(server.address).read().decode()
        files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        assert len(files) >= 3
        for name in files:
            assert len(urlopen(server.address + name).read()) > 100
