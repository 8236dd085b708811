"""A full or read-only disk, a damaged database file, and a clock that is set back."""

import asyncio
import random
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.faults.outcome import Outcome, Progress, Run, describe
from tests.server.client import Player, Visitor
from tests.server.kill_and_restart import TableSet
from tests.server.servers import (
    Server,
    fill_disk,
    make_read_only,
    ready_status,
    seeded_server,
    serving,
    set_clock,
    small_disk,
    wait_for_status,
)
from tests.server.test_disks import checkpointed, damage

DATABASE = "tianxia.sqlite"
DISK_MB = 12
FULL_S = 10.0


async def _full_disk(folder: Path, progress: Progress) -> Outcome:
    noticed_s = ready_s = 0.0
    (folder / "data").mkdir()
    with small_disk(folder / "disk", DISK_MB) as disk:
        database = f"sqlite:///{disk / DATABASE}"
        with serving(folder / "data", database=database) as server:

            async def fault() -> None:
                nonlocal noticed_s, ready_s
                await asyncio.sleep(5)
                ballast = await asyncio.to_thread(fill_disk, disk)
                full_at = time.monotonic()
                progress("the disk is full")
                await asyncio.to_thread(wait_for_status, 503, server)
                noticed_s = time.monotonic() - full_at
                await asyncio.sleep(FULL_S)
                ballast.unlink()
                emptied_at = time.monotonic()
                progress("there is space again")
                await asyncio.to_thread(wait_for_status, 200, server)
                ready_s = time.monotonic() - emptied_at
                await asyncio.sleep(5)

            async with Visitor(server.address) as me:
                tally = await TableSet(5).play_during(fault(), [me], lambda _: None)
    return Outcome(
        f"{describe(tally)}, {tally.refused} refused; `/ready` says 503 after {noticed_s:.1f} s, 200 again "
        f"{ready_s:.1f} s after there is space",
        tally.is_faultless() and tally.refused > 0,
    )


async def _read_only_disk(folder: Path, progress: Progress) -> Outcome:
    (folder / "data").mkdir()
    with small_disk(folder / "disk", DISK_MB) as disk:
        database = f"sqlite:///{disk / DATABASE}"
        with serving(folder / "data", database=database):
            pass
        make_read_only(disk)
        progress("starting on a read-only disk")
        return await _refused_start(Server(folder / "data", database=database), str(disk))


async def _damaged_file(folder: Path, progress: Progress) -> Outcome:
    """Overwrite all pages but the first of a running server's database; then start another server on the file."""
    with serving(folder) as server:
        async with Visitor(server.address) as me:
            for _ in range(3):
                await me.create_table("me", "me")
            with checkpointed(folder / DATABASE) as pages:
                damage(folder / DATABASE, 1, pages)
            status = (await me.http.get("/api/tables")).status_code
            await asyncio.to_thread(wait_for_status, 503, server)
    progress("starting on the damaged file")
    start = await _refused_start(Server(folder), str(folder))
    return Outcome(
        f"while running: `/api/tables` {status}, `/ready` 503; {start.figures}", status == 503 and start.is_kept
    )


async def _refused_start(server: Server, hidden: str) -> Outcome:
    with TemporaryDirectory() as output:
        process = await asyncio.to_thread(server.run_until_exit, Path(output))
    lines = process.stderr.splitlines()
    message = lines[-1].split('"message": "')[-1].split('"')[0].replace(hidden, "…") if lines else ""
    is_kept = process.returncode == 2 and len(lines) == 1
    return Outcome(f"exit status {process.returncode}, {len(lines)} line: “{message}”", is_kept)


async def _clock_back(folder: Path, progress: Progress) -> Outcome:
    rng = random.Random(1)
    answers: dict[str, list[float]] = {"before": [], "while set back": [], "after the correction": []}
    with seeded_server(folder) as server:
        async with Visitor(server.address) as me:
            for game in ("chuhan", "suntzu"):
                table = await me.create_table("me", "novice", game=game)
                async with me.sit(table["id"], table["seats"][0]["seat"]) as player:
                    for what, offset_s in zip(answers, (0.0, -3600.0, 0.0), strict=True):
                        progress(f"{game}, {what}")
                        set_clock(server, offset_s)
                        for _ in range(3):
                            answers[what].append(await _seconds_until_asked(player, rng))
        ready = ready_status(server)
    figures = ", ".join(f"{what} {max(times):.1f} s" for what, times in answers.items())
    return Outcome(f"longest wait for a bot's answer: {figures}; `/ready` {ready}", ready == 200)


async def _seconds_until_asked(player: Player, rng: random.Random) -> float:
    """Answer a question; return the seconds until the next one arrives."""
    question = await player.wait_for_question()
    if question is None:
        return 0.0
    text = await player.complete_move(rng.choice(question["legal"]))
    response = await player.move(text)
    assert response["type"] == "accepted", response
    answered_at = time.monotonic()
    while player.snapshot["question"] and player.snapshot["question"]["number"] == question["number"]:
        await player.wait_for("state")
    await player.wait_for_question()
    return time.monotonic() - answered_at


RUNS = (
    Run("disk-full", f"disk full ({DISK_MB} MB tmpfs)", "moves are refused; recovers when there is space", _full_disk),
    Run("disk-read-only", "startup on a read-only disk", "refused with one sentence", _read_only_disk),
    Run("damaged-file", "damaged SQLite file", "`/ready` 503; startup is refused with one sentence", _damaged_file),
    Run("clock-back", "system clock set back by an hour, then corrected", "running tables continue", _clock_back),
)
