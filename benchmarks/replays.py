"""`python -m benchmarks.replays`: the time to open a position of a long finished game.

The game is one of Huang with five bots and at least 300 moves. Requests go through the whole application, without a
network: first to a server that has just started and must read the game from its database, then for every move.
"""

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from litestar.testing import AsyncTestClient

from benchmarks.report import BENCHMARKS_PAGE
from tianxia.bots.levels import levels
from tianxia.engine import record, registry
from tianxia.engine.record import Recorder
from tianxia.engine.rng import Rng
from tianxia.server.app import make_app
from tianxia.server.settings import Settings, database_address

GOAL_S = 0.2
"""The processor time within which any position must be opened."""
MIN_MOVES = 300
REPEATS = 7
"""The number of measurements of the first request after a start, and of the request for the whole game."""


class Duration(NamedTuple):
    """Wall-clock time and processor time, which differ on a busy machine."""

    wall_s: float
    processor_s: float


def play_long_game() -> Recorder:
    """Return a game of the weakest bots with at least MIN_MOVES moves."""
    game = registry.game("huang")
    level = levels("huang")[0]
    for seed in range(1, 100):
        recorder = Recorder(game, {"players": list(game.seats)}, seed)
        bot, rng, state = level.create_bot(), Rng(seed), recorder.state
        while actors := state.actors():
            recorder.play(actors[0], bot.choose(state.sample(actors[0], rng), [], actors[0], level.budget, rng))
        if len(recorder.record.moves) >= MIN_MOVES:
            return recorder
    raise AssertionError("no game is that long")


async def measure(folder: Path) -> tuple[int, list[Duration], list[Duration], list[Duration]]:
    """Return the number of moves, and the durations: first position after a start, whole game, each position."""
    settings = Settings(folder=folder, database=database_address(f"sqlite:///{folder / 'replays.sqlite'}"), secret="s")
    game = play_long_game()
    async with AsyncTestClient(make_app(settings)) as client:
        token = (await client.get("/api/me")).json()["csrf"]
        text = record.write(game.record)
        response = await client.post("/api/replays", content=text, headers={"X-CSRF-Token": token})
        path = f"/api/replays/{response.json()['id']}"
    moves = len(game.record.moves)
    first = []
    for i in range(REPEATS):
        async with AsyncTestClient(make_app(settings)) as client:
            first.append(await time_request(client, f"{path}/{moves * (i + 1) // REPEATS}"))
    async with AsyncTestClient(make_app(settings)) as client:
        whole_game = [await time_request(client, path) for _ in range(REPEATS)]
        every = [await time_request(client, f"{path}/{number}") for number in range(moves + 1)]
    return moves, first, whole_game, every


async def time_request(client: AsyncTestClient, path: str) -> Duration:  # type: ignore[type-arg]
    """Return how long a request took. It must succeed."""
    wall_start, processor_start = time.perf_counter(), time.process_time()
    response = await client.get(path)
    duration = Duration(time.perf_counter() - wall_start, time.process_time() - processor_start)
    assert response.status_code == 200, response.text
    return duration


def main() -> int:
    """Measure and write the section; return 1 if the goal is missed, otherwise 0."""
    with tempfile.TemporaryDirectory() as folder:
        moves, *measured = asyncio.run(measure(Path(folder)))
    names = ("a position, just after a restart", "the whole game, with its log", "any position, once the game is open")
    lines = [
        f"A finished game of Huang, five players, {moves} moves. Goal: any position within {GOAL_S * 1000:.0f} ms.",
        "",
        "| opened | median | longest | processor, median | processor, longest |",
        "| --- | --- | --- | --- | --- |",
    ]
    for name, times in zip(names, measured, strict=True):
        columns = [[duration.wall_s for duration in times], [duration.processor_s for duration in times]]
        cells = [f"{value * 1000:.1f} ms" for column in columns for value in (statistics.median(column), max(column))]
        lines.append(f"| {' | '.join([name, *cells])} |")
    BENCHMARKS_PAGE.write_section("Replays", lines)
    print("\n".join(lines))
    return int(max(duration.processor_s for duration in measured[0] + measured[2]) > GOAL_S)


if __name__ == "__main__":
    sys.exit(main())
