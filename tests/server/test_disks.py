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
from tests.server.servers import (
    Server,
    fill_disk,
    find_free_port,
    make_read_only,
    serving,
    small_disk,
    wait_for_status,
)
from tests.server.turns import play_moves, wait_for_next_player
from tests.support.waiting import wait_until
from tianxia.engine import record
from tianxia.server.settings import database_address
from tianxia.server.storage.store import Store

PAGE = 4096
DATABASE = "tianxia.sqlite"


def startup_error(server: Server, folder: Path) -> str:
    """Return the sentence that a server prints if it cannot start; its output is kept in `folder`."""
    process = server.run_until_exit(folder)
    assert process.returncode == 2, process.stderr
    assert process.stdout == ""
    lines = process.stderr.splitlines()
    assert len(lines) == 1, process.stderr
    entry = json.loads(lines[0])
    assert entry["level"] == "critical"
    assert "Traceback" not in lines[0]
    return str(entry["message"])


def server_with_database(folder: Path, path: Path) -> Server:
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
def checkpointed(path: Path) -> Iterator[int]:
    """Write the WAL back into the database file, and keep a connection open; yield the number of pages."""
    connection = sqlite3.connect(path)
    try:
        wait_until(
            lambda: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0, "the WAL is written back"
        )
        yield path.stat().st_size // PAGE
    finally:
        connection.close()


def test_starting_on_a_read_only_disk_fails_with_an_explanation(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 8) as disk:
        with serving(tmp_path, database=f"sqlite:///{disk / DATABASE}"):
            pass
        make_read_only(disk)
        error = startup_error(server_with_database(tmp_path, disk / DATABASE), tmp_path)
        assert error.startswith(f"The database {disk / DATABASE} cannot be written")
        assert "read-only" in error
        error = startup_error(server_with_database(tmp_path, disk / "new.sqlite"), tmp_path)
        assert error.startswith(f"The database {disk / 'new.sqlite'} cannot be written")
        error = startup_error(Server(disk / "data"), tmp_path)
        assert error.startswith(f"The data folder {disk / 'data'} cannot be used")
        assert "TIANXIA_DATA" in error


def test_starting_on_a_full_disk_fails_with_an_explanation(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 2) as disk:
        fill_disk(disk)
        error = startup_error(server_with_database(tmp_path, disk / DATABASE), tmp_path)
        assert error.startswith(f"There is no space left for the database {disk / DATABASE}.")


def test_starting_with_a_damaged_file_fails_with_an_explanation(tmp_path: Path) -> None:
    with serving(tmp_path):
        pass
    path = tmp_path / DATABASE
    with checkpointed(path) as pages:
        undamaged, events_page = path.read_bytes(), root_page(path, "events")
    for first, last in ((0, 1), (2, pages), (events_page, events_page + 1)):
        path.write_bytes(undamaged)
        damage(path, first, last)
        error = startup_error(Server(tmp_path), tmp_path)
        assert error.startswith(f"The database {path} is damaged ("), f"pages {first} to {last}"
        assert "backup" in error


def test_starting_without_the_database_server_fails_and_hides_the_password(tmp_path: Path) -> None:
    where = f"127.0.0.1:{find_free_port()}/tianxia"
    error = startup_error(Server(tmp_path, database=f"postgresql://ann:geheim@{where}"), tmp_path)
    assert error.startswith(f"The database postgresql://ann:***@{where} cannot be reached")
    assert "geheim" not in error


def test_on_a_terminal_the_explanation_is_plain_text(tmp_path: Path) -> None:
    process = Server(tmp_path, database="sqlite:////nowhere/at/all.sqlite", TIANXIA_LOG="text").run_until_exit(tmp_path)
    assert process.returncode == 2
    assert process.stderr.count("\n") == 1
    assert "The database /nowhere/at/all.sqlite cannot be written" in process.stderr
    assert not process.stderr.startswith("{")


async def try_refused_move(player: Player) -> list[object]:
    """Send a move that must be refused, and return the reason."""
    question = player.snapshot["question"]
    answer = await player.move(await player.complete_move(question["legal"][0]))
    assert answer["type"] == "refused", answer
    reason: list[object] = answer["reason"]
    return reason


async def test_a_full_disk_is_reported_and_play_continues_when_there_is_space_again(tmp_path: Path) -> None:
    rng = random.Random(1)
    with small_disk(tmp_path / "disk", 8) as disk, serving(tmp_path, database=f"sqlite:///{disk / DATABASE}") as server:
        async with Visitor(server.address) as me:
            table = await me.create_table("me", "me")
            async with me.sit(table["id"], "han") as han, me.sit(table["id"], "chu") as chu:
                moves = await play_moves([han, chu], rng, 6)
                ballast = await asyncio.to_thread(fill_disk, disk)
                await asyncio.to_thread(wait_for_status, 503, server)
                player = await wait_for_next_player([han, chu])
                assert (await try_refused_move(player))[0] == "server-storage-unavailable"
                response = await me.request("POST", "/api/tables", {"game": "chuhan", "seats": [{"kind": "me"}] * 2})
                assert (response.status_code, response.json()["reason"][0]) == (503, "server-storage-unavailable")
                assert int(response.headers["retry-after"]) > 0
                ballast.unlink()
                await asyncio.to_thread(wait_for_status, 200, server)
                moves += await play_moves([han, chu], rng, 6)
            assert await resign_and_read_moves(me, table["id"]) == moves


async def resign_and_read_moves(visitor: Visitor, table: str) -> list[tuple[str, str]]:
    """Resign a game of two players, and return the moves of its record."""
    await visitor.post(f"/api/tables/{table}/leave")
    return list(record.read((await visitor.http.get(f"/api/tables/{table}/record")).text).moves)


async def test_a_file_that_is_damaged_during_play_is_reported(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with Visitor(server.address) as me:
            for _ in range(3):
                await me.create_table("me", "me")
            with checkpointed(tmp_path / DATABASE) as pages:
                damage(tmp_path / DATABASE, 1, pages)
            assert (await me.http.get("/api/tables")).status_code == 503
            await asyncio.to_thread(wait_for_status, 503, server)


async def test_a_database_that_is_no_longer_writable_is_not_ready(tmp_path: Path) -> None:
    now = [0.0]
    store = Store(database_address(f"sqlite:///{tmp_path / DATABASE}"), monotonic=lambda: now[0])
    await store.open()
    await store.check()
    heartbeats = 0

    def count_heartbeat(*arguments: object) -> None:
        nonlocal heartbeats
        heartbeats += "UPDATE heartbeat" in str(arguments[2])

    event.listen(store.engine.sync_engine, "before_cursor_execute", count_heartbeat)
    for _ in range(20):
        await store.check()
    assert heartbeats == 0, "a write proves for some seconds that the database can be written"
    assert store.write_connection is not None
    await store.write_connection.exec_driver_sql("PRAGMA query_only = ON")  # as if the disk had become read-only
    now[0] += 5.0
    with pytest.raises(OperationalError, match="readonly"):
        await store.check()
    await store.engine.dispose()  # a new connection can write again
    await store.check()
    assert heartbeats == 2
    await store.close()


@pytest.mark.parametrize(("before", "after"), [(0o644, 0o640), (0o666, 0o660), (0o640, 0o640), (0o600, 0o600)])
async def test_other_users_lose_access_to_the_database_file(tmp_path: Path, before: int, after: int) -> None:
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
