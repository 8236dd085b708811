"""With a full or read-only disk or a damaged file, the server explains the problem and loses nothing."""

import asyncio
import json
import os
import random
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from tests.server.client import Player, Visitor
from tests.server.servers import Server, fill, find_free_port, make_read_only, serving, small_disk
from tests.server.test_outages import next_to_move, play_some, wait_for_status
from tests.support.waiting import wait_until
from tianxia.engine import record
from tianxia.server.settings import database_address
from tianxia.server.store import Store

PAGE = 4096
DATABASE = "tianxia.sqlite"


def refusal(server: Server, folder: Path) -> str:
    """Return the sentence that a server prints that cannot start; `folder` keeps its output."""
    ended = server.fail_to_start(folder)
    assert ended.returncode == 2, ended.stderr
    assert ended.stdout == ""
    lines = ended.stderr.splitlines()
    assert len(lines) == 1, ended.stderr
    said = json.loads(lines[0])
    assert said["level"] == "critical"
    assert "Traceback" not in lines[0]
    return str(said["message"])


def with_database(folder: Path, path: Path) -> Server:
    """Return a server whose database is outside its data folder."""
    (folder / "data").mkdir(exist_ok=True)
    return Server(folder / "data", database=f"sqlite:///{path}")


def damage(path: Path, first: int, last: int) -> None:
    """Overwrite pages of a file with random bytes."""
    with path.open("r+b") as file:
        file.seek(first * PAGE)
        file.write(random.Random(1).randbytes((last - first) * PAGE))
        os.fsync(file.fileno())


def root_page(path: Path, table: str) -> int:
    """Return the root page of an SQL table, counted from 0."""
    with sqlite3.connect(path) as connection:
        (number,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    return int(number) - 1


@contextmanager
def settled(path: Path) -> Iterator[int]:
    """Write the WAL into the database file; return its number of pages."""
    connection = sqlite3.connect(path)
    try:
        wait_until(
            lambda: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0, "the log is written back"
        )
        yield path.stat().st_size // PAGE
    finally:
        connection.close()


def test_start_on_a_read_only_disk_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 8) as disk:
        with serving(tmp_path, database=f"sqlite:///{disk / DATABASE}"):
            pass
        make_read_only(disk)
        said = refusal(with_database(tmp_path, disk / DATABASE), tmp_path)
        assert said.startswith(f"The database {disk / DATABASE} cannot be written")
        assert "read-only" in said
        said = refusal(with_database(tmp_path, disk / "new.sqlite"), tmp_path)
        assert said.startswith(f"The database {disk / 'new.sqlite'} cannot be written")
        said = refusal(Server(disk / "data"), tmp_path)
        assert said.startswith(f"The data folder {disk / 'data'} cannot be used")
        assert "TIANXIA_DATA" in said


def test_start_on_a_full_disk_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 2) as disk:
        fill(disk)
        said = refusal(with_database(tmp_path, disk / DATABASE), tmp_path)
        assert said.startswith(f"There is no space left for the database {disk / DATABASE}.")


def test_start_with_a_damaged_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with serving(tmp_path):
        pass
    path = tmp_path / DATABASE
    with settled(path) as pages:
        whole, moves = path.read_bytes(), root_page(path, "moves")
    for first, last in ((0, 1), (2, pages), (moves, moves + 1)):
        path.write_bytes(whole)
        damage(path, first, last)
        said = refusal(Server(tmp_path), tmp_path)
        assert said.startswith(f"The database {path} is damaged ("), f"pages {first} to {last}"
        assert "backup" in said


def test_start_without_the_database_server_is_refused_and_hides_the_password(tmp_path: Path) -> None:
    where = f"127.0.0.1:{find_free_port()}/tianxia"
    said = refusal(Server(tmp_path, database=f"postgresql://ann:geheim@{where}"), tmp_path)
    assert said.startswith(f"The database postgresql://ann:***@{where} cannot be reached")
    assert "geheim" not in said


def test_on_a_terminal_the_sentence_is_plain(tmp_path: Path) -> None:
    ended = Server(tmp_path, database="sqlite:////nowhere/at/all.sqlite", TIANXIA_LOG="text").fail_to_start(tmp_path)
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1
    assert "The database /nowhere/at/all.sqlite cannot be written" in ended.stderr
    assert not ended.stderr.startswith("{")


async def refused_move(player: Player) -> list[object]:
    """Return the reason with which a move is refused."""
    question = player.state["question"]
    answer = await player.move(await player.whole_move(question["legal"][0]))
    assert answer["type"] == "refused", answer
    reason: list[object] = answer["reason"]
    return reason


async def test_a_full_disk_is_reported_and_play_continues_when_there_is_space_again(tmp_path: Path) -> None:
    chance = random.Random(1)
    with small_disk(tmp_path / "disk", 8) as disk, serving(tmp_path, database=f"sqlite:///{disk / DATABASE}") as server:
        async with Visitor(server.address) as me:
            table = await me.table("me", "me")
            async with me.sit(table["id"], "han") as han, me.sit(table["id"], "chu") as chu:
                made = await play_some([han, chu], chance, 6)
                ballast = await asyncio.to_thread(fill, disk)
                await asyncio.to_thread(wait_for_status, 503, server)
                player = await next_to_move([han, chu])
                assert (await refused_move(player))[0] == "server-storage-unavailable"
                answer = await me.ask("POST", "/api/tables", {"game": "chuhan", "seats": [{"kind": "me"}] * 2})
                assert (answer.status_code, answer.json()["reason"][0]) == (503, "server-storage-unavailable")
                assert int(answer.headers["retry-after"]) > 0
                ballast.unlink()
                await asyncio.to_thread(wait_for_status, 200, server)
                made += await play_some([han, chu], chance, 6)
            assert await played(me, table["id"]) == made


async def played(visitor: Visitor, table: str) -> list[tuple[str, str]]:
    """Resign a game of two players and return the moves of its record."""
    await visitor.post(f"/api/tables/{table}/leave")
    return list(record.read((await visitor.http.get(f"/api/tables/{table}/record")).text).moves)


async def test_a_file_that_is_damaged_during_play_is_reported(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with Visitor(server.address) as me:
            for _ in range(3):
                await me.table("me", "me")
            with settled(tmp_path / DATABASE) as pages:
                damage(tmp_path / DATABASE, 1, pages)
            assert (await me.http.get("/api/tables")).status_code == 503
            await asyncio.to_thread(wait_for_status, 503, server)


async def test_a_database_that_is_no_longer_writable_is_not_ready(tmp_path: Path) -> None:
    now = [0.0]
    store = Store(database_address(f"sqlite:///{tmp_path / DATABASE}"), monotonic=lambda: now[0])
    await store.open()
    await store.check()
    written = 0

    def count(*arguments: object) -> None:
        nonlocal written
        written += "UPDATE heartbeat" in str(arguments[2])

    event.listen(store.engine.sync_engine, "before_cursor_execute", count)
    for _ in range(20):
        await store.check()
    assert written == 0, "a write answers for the next seconds"
    assert store.write_connection is not None
    await store.write_connection.exec_driver_sql("PRAGMA query_only = ON")  # as if the disk had become read-only
    now[0] += 5.0
    with pytest.raises(OperationalError, match="readonly"):
        await store.check()
    await store.engine.dispose()  # it can be written again: the setting goes with its connection
    await store.check()
    assert written == 2
    await store.close()


@pytest.mark.parametrize(("before", "after"), [(0o644, 0o640), (0o666, 0o660), (0o640, 0o640), (0o600, 0o600)])
async def test_a_file_that_all_users_could_read_is_closed_to_them(tmp_path: Path, before: int, after: int) -> None:
    path = tmp_path / DATABASE
    path.touch()
    path.chmod(before)
    store = Store(database_address(f"sqlite:///{path}"))
    await store.open()
    try:
        assert path.stat().st_mode & 0o777 == after
        assert all(file.stat().st_mode & 0o007 == 0 for file in tmp_path.iterdir())
    finally:
        await store.close()
