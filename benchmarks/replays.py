"""How long it takes to open a long finished game at a move: `python -m benchmarks.replays`.

A game of Huang for five, played by bots, of 300 moves or more. Asked through the whole application, without a network:
once by a server that has just started and must read the game from its database, then move by move.
"""

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from litestar.testing import AsyncTestClient

from benchmarks.report import SPEED
from tianxia.bots.levels import levels
from tianxia.engine import record, registry
from tianxia.engine.record import Recorder
from tianxia.engine.rng import Rng
from tianxia.server.app import make_app
from tianxia.server.settings import Settings, database_address

GOAL = 0.2
LEAST = 300
COLD = 7


class Took(NamedTuple):
    """Seconds on the wall, and of the processor: on a busy machine they differ."""

    wall: float
    work: float


def long_game() -> Recorder:
    """A game of the weakest bots, long enough."""
    game = registry.game("huang")
    level = levels("huang")[0]
    for seed in range(1, 100):
        played = Recorder(game, {"players": list(game.seats)}, seed)
        bot, rng, state = level.bot(), Rng(seed), played.state
        while actors := state.actors():
            played.play(actors[0], bot.choose(state.sample(actors[0], rng), [], actors[0], level.budget, rng))
        if len(played.record.moves) >= LEAST:
            return played
    raise AssertionError("no game is that long")


async def measure(folder: Path) -> tuple[int, list[Took], list[Took], list[Took]]:
    """The number of moves; how long it took for the first moment after a start, for the course, for every moment."""
    settings = Settings(folder=folder, database=database_address(f"sqlite:///{folder / 'replays.sqlite'}"), secret="s")
    game = long_game()
    async with AsyncTestClient(make_app(settings)) as client:
        token = (await client.get("/api/me")).json()["csrf"]
        text = record.write(game.record)
        kept = await client.post("/api/replays", content=text, headers={"X-CSRF-Token": token})
        path = f"/api/replays/{kept.json()['id']}"
    moves = len(game.record.moves)
    first = []
    for i in range(COLD):
        async with AsyncTestClient(make_app(settings)) as client:
            first.append(await seconds(client, f"{path}/{moves * (i + 1) // COLD}"))
    async with AsyncTestClient(make_app(settings)) as client:
        course = [await seconds(client, path) for _ in range(COLD)]
        every = [await seconds(client, f"{path}/{number}") for number in range(moves + 1)]
    return moves, first, course, every


async def seconds(client: AsyncTestClient, path: str) -> Took:  # type: ignore[type-arg]
    begin, work = time.perf_counter(), time.process_time()
    answer = await client.get(path)
    took = Took(time.perf_counter() - begin, time.process_time() - work)
    assert answer.status_code == 200, answer.text
    return took


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        moves, *measured = asyncio.run(measure(Path(folder)))
    names = ("a moment, after a fresh start", "the course of the game, with its log", "any moment, once it is open")
    lines = [
        f"A finished game of Huang for five, {moves} moves. Goal: any moment within {GOAL * 1000:.0f} ms.",
        "",
        "| opened | median | longest | processor, median | processor, longest |",
        "| --- | --- | --- | --- | --- |",
    ]
    for name, times in zip(names, measured, strict=True):
        columns = [[one.wall for one in times], [one.work for one in times]]
        cells = [f"{value * 1000:.1f} ms" for column in columns for value in (statistics.median(column), max(column))]
        lines.append(f"| {' | '.join([name, *cells])} |")
    SPEED.write_section("Replays", lines)
    print("\n".join(lines))
    return int(max(one.work for one in measured[0] + measured[2]) > GOAL)


if __name__ == "__main__":
    sys.exit(main())
