"""Packaging: contents of distributions, the version, installing without a compiler, and no personal data."""

import ast
import importlib.metadata
import importlib.resources
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from importlib.util import find_spec
from itertools import chain
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import tianxia
from tests.mutation.source_copy import built_files, copy_project, project_files
from tests.support.paths import ROOT

SOURCES = ROOT / "src" / "tianxia"
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PYPROJECT["project"]

# Split, so that this file itself does not contain them.
PRIVATE = ["/" + "work/", "/" + "root/", "pypi" + ".org", "python" + "hosted", "registry" + ".npmjs", ".." + "/shared"]


def without_pure(**more: str) -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != "TIANXIA_PURE"} | more


def compiled() -> list[str]:
    """Return the list COMPILED of setup.py without running it."""
    for node in ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILED":
            return [str(name) for name in ast.literal_eval(node.value)]
    raise AssertionError("setup.py has no list COMPILED")


def test_without_a_compiler_setup_names_the_alternative() -> None:
    command = [sys.executable, "setup.py", "--version"]
    completed = subprocess.run(command, cwd=ROOT, env=without_pure(CC="/nonexistent"), capture_output=True, text=True)
    assert completed.returncode != 0
    assert "no C compiler (/nonexistent)" in completed.stderr
    assert "TIANXIA_PURE=1" in completed.stderr
    assert "Traceback" not in completed.stderr


@pytest.mark.pure
@pytest.mark.parametrize("name", compiled())
def test_rules_run_compiled_unless_pure(name: str) -> None:
    module = "tianxia." + name.removesuffix(".py").replace("/", ".")
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    if os.environ.get("TIANXIA_PURE") == "1":
        assert spec.origin == str(SOURCES / name)
    else:
        assert spec.origin.endswith(".so"), "not compiled: use `make test`, or set TIANXIA_PURE=1"


def test_make_compiles_again_when_a_compiled_source_changes() -> None:
    make = shutil.which("make")
    assert make is not None
    command = [make, "--no-print-directory", "-npq", "compiled"]
    completed = subprocess.run(command, cwd=ROOT, env=without_pure(), capture_output=True, text=True)
    rule = re.search(r"^\.venv/compiled: (.*)$", completed.stdout, re.MULTILINE)
    assert rule is not None
    watched = rule[1].split()
    assert [f"src/tianxia/{name}" for name in compiled() if f"src/tianxia/{name}" not in watched] == []


def test_the_package_has_its_type_marker_and_messages() -> None:
    package = importlib.resources.files("tianxia")
    assert (package / "py.typed").is_file()
    assert [file.name for file in (package / "locales" / "en").iterdir() if file.name.endswith(".ftl")]


@pytest.fixture(scope="module")
def source_distribution(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build a source distribution from a copy of the project; return its path."""
    copy = copy_project(tmp_path_factory.mktemp("project"))
    subprocess.run([sys.executable, "setup.py", "-q", "sdist"], cwd=copy, env=without_pure(), check=True)
    (archive,) = (copy / "dist").iterdir()
    return archive


def test_source_distribution_contains_the_project_and_the_pages(source_distribution: Path) -> None:
    with tarfile.open(source_distribution) as archive:
        members = {member.name.partition("/")[2] for member in archive.getmembers() if member.isfile()}
    generated = {name for name in members if ".egg-info/" in name} | {"PKG-INFO", "setup.cfg"}
    files = {path.relative_to(ROOT).as_posix() for path in project_files()}
    pages = {
        path.relative_to(ROOT).as_posix() for path in built_files() if SOURCES / "server" / "browser" in path.parents
    }
    repository_files = {name for name in files if name.startswith((".ci/", ".git"))}
    assert members - generated == (files | pages) - repository_files


def test_wheel_of_a_source_distribution_contains_every_module_and_all_messages(
    source_distribution: Path, tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "--no-build-isolation", "-w", str(tmp_path)]
    subprocess.run([*command, str(source_distribution)], env=without_pure(TIANXIA_PURE="1"), check=True)
    (wheel,) = tmp_path.iterdir()
    members = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("tianxia/")}
    assert members == {
        path.relative_to(ROOT / "src").as_posix()
        for path in SOURCES.rglob("*")
        if path.suffix in (".py", ".ftl", ".toml")
        or path.name == "rules.md"
        or path.name == "py.typed"
        or (path.is_file() and SOURCES / "server" / "browser" in path.parents)
    }


WRITE_C = """
import runpy, sys
from unittest import mock
from mypyc.build import mypycify
def isolated(options, **settings):
    return mypycify(["--python-executable={python}", *options], target_dir={folder!r}, **settings)
sys.argv = ["setup.py", "build_ext"]
with mock.patch("mypyc.build.mypycify", isolated), mock.patch("setuptools.setup"):
    runpy.run_path("setup.py")
"""
"""Runs setup.py up to the generated C code, with the types of only one environment."""


@pytest.mark.extra
def test_compiling_needs_no_types_of_other_packages(tmp_path: Path) -> None:
    venv.create(tmp_path / "empty", with_pip=False)
    code = WRITE_C.format(python=tmp_path / "empty" / "bin" / "python", folder=str(tmp_path / "c"))
    environment = without_pure(PYTHONPATH="")  # what is found there, mypy takes for installed and does not check
    completed = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert completed.returncode == 0, completed.stdout + completed.stderr
    (source,) = (tmp_path / "c").glob("__native_*.c")
    unboxed = re.findall(r"arg_\w+ = Vec\w+Api\.unbox\(obj_\w+\);(.*)", source.read_text(encoding="utf-8"))
    assert unboxed
    assert all("DECREF" in after for after in unboxed), "a vec that uncompiled code hands over would leak"


def test_version_has_one_source() -> None:
    assert PROJECT["dynamic"] == ["version"]
    assert "version" not in PROJECT
    assert importlib.metadata.version("tianxia") == tianxia.__version__
    files_with_version = [
        path.relative_to(ROOT).as_posix()
        for path in [*SOURCES.rglob("*.py"), ROOT / "pyproject.toml", ROOT / "setup.py"]
        if f'"{tianxia.__version__}"' in path.read_text(encoding="utf-8")
    ]
    assert files_with_version == ["src/tianxia/__init__.py"]


def test_every_dependency_is_pinned() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = {canonicalize_name(line.split("==")[0]): line.split("==")[1] for line in lines if not line.startswith("#")}
    extras = PROJECT["optional-dependencies"].values()
    for line in chain(PYPROJECT["build-system"]["requires"], PROJECT["dependencies"], *extras):
        requirement = Requirement(line)
        if requirement.name == PROJECT["name"]:
            continue  # an extra that includes another
        pin = pins.get(canonicalize_name(requirement.name))
        assert pin is not None, f"{requirement.name} is not in constraints.txt: run tools/pin"
        assert pin in requirement.specifier, f"{line}, but constraints.txt has {pin}: run tools/pin"


def test_no_file_names_a_package_registry_or_a_personal_folder() -> None:
    occurrences = [
        f"{path.relative_to(ROOT)}:{number}: {private}"
        for path in project_files()
        for number, line in enumerate(path.read_bytes().splitlines(), start=1)
        for private in PRIVATE
        if private.encode() in line
    ]
    assert occurrences == []


def test_every_module_is_short_and_none_is_empty() -> None:
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in SOURCES.rglob("*.py")
        if path.name != "fields.py"  # written by `make fields`
    }
    assert {name: lines for name, lines in lengths.items() if not 1 <= lines <= 480} == {}
