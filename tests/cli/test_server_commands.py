"""tianxia play, serve and record verify; the other commands do not load the server."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.client import Visitor
from tests.server.servers import Server, serving
from tests.support.waiting import DEADLINE_S
from tianxia.cli.main import run
from tianxia.locales import languages

TIANXIA = (sys.executable, "-m", "tianxia.cli.main")


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """Return a folder with a page, so that it does not matter whether the real pages are built."""
    folder = tmp_path / "pages"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Tianxia</title>", encoding="utf-8")
    return folder


async def test_play_uses_a_free_port_prints_its_address_and_stops_cleanly(tmp_path: Path, pages: Path) -> None:
    environment = {**os.environ, "TIANXIA_DATA": str(tmp_path / "data"), "TIANXIA_BROWSER": str(pages)}
    process = subprocess.Popen(
        [*TIANXIA, "play", "--no-browser"], env=environment, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert address is not None, line
        async with Visitor(address[0]) as me:
            response = await me.http.get("/", headers={"Host": "evil.example"})
            assert response.status_code == 421
            table = await me.create_table("me", "novice")
            async with me.sit(table["id"], "han") as han:
                await han.move(await han.complete_move(han.snapshot["question"]["legal"][-1]))
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=DEADLINE_S) == 0
        assert "Goodbye" in process.stdout.read()
    finally:
        process.kill()
    assert (tmp_path / "data" / "secret").stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "data" / "tianxia.sqlite").stat().st_mode & 0o777 == 0o600, "the database has the seeds of games"


@pytest.mark.parametrize("lang", languages())
def test_play_without_built_pages_says_how_to_build_them(tmp_path: Path, lang: str) -> None:
    environment = {**os.environ, "TIANXIA_DATA": str(tmp_path), "TIANXIA_BROWSER": str(tmp_path / "none")}
    command = [*TIANXIA, "--lang", lang, "play", "--no-browser"]
    completed = subprocess.run(
        command, env=environment, capture_output=True, text=True, encoding="utf-8", timeout=DEADLINE_S
    )
    assert (completed.returncode, completed.stdout) == (2, "")
    (sentence,) = completed.stderr.splitlines()
    assert "make browser" in sentence
    assert 'pip install ".[play]"' in sentence
    assert "tianxia terminal" in sentence


def test_serve_without_built_pages_says_so_and_serves(tmp_path: Path) -> None:
    with serving(tmp_path, forked=False, TIANXIA_BROWSER=str(tmp_path / "none")) as server:
        assert "make browser" in server.log()


async def test_a_record_is_verified(server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def play_and_leave() -> tuple[str, str]:
        """Return the published hash of the seed, and the record."""
        async with Visitor(server.address) as me:
            table = await me.create_table("me", "me")
            async with me.sit(table["id"], "han") as han:
                await han.move(han.snapshot["question"]["legal"][-1])
            await me.post(f"/api/tables/{table['id']}/leave")
            return table["seed_hash"], (await me.http.get(f"/api/tables/{table['id']}/record")).text

    seed_hash, text = await play_and_leave()
    file = tmp_path / "game.toml"
    file.write_text(text, encoding="utf-8")
    assert run(["record", "verify", str(file)]) == 0
    assert seed_hash in capsys.readouterr().out
    assert run(["record", "verify", str(file), "--hash", seed_hash]) == 0
    assert run(["record", "verify", str(file), "--hash", "0" * 64]) == 1
    seed = re.search(r'seed = "([0-9a-f]+)"', text)
    assert seed is not None
    file.write_text(text.replace(seed[1], f"{int(seed[1], 16) ^ 1:x}"), encoding="utf-8")
    assert run(["record", "verify", str(file)]) == 1


def test_commands_that_do_not_serve_do_not_load_the_server() -> None:
    code = (
        "import sys; from tianxia.cli.main import run; run(['games']); "
        "loaded = [name for name in sys.modules if name.split('.')[0] in ('litestar', 'sqlalchemy', 'uvicorn')"
        " or name.startswith('tianxia.server')]; sys.exit(str(loaded) if loaded else 0)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)


def test_an_unknown_database_is_refused_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TIANXIA_DATA", str(tmp_path))
    assert run(["serve", "--database", "mysql://somewhere"]) == 2
