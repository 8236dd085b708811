"""Studies of finished games: winning chances move by move, and the luck of the deal.

A study runs in the background, once per game. Its row has a lease, which the process that runs it renews; if that
process ends, the lease expires and the study can be started again.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

import msgspec

from tianxia.arena.intervals import Z_95, wilson_interval
from tianxia.arena.result import win_shares
from tianxia.engine.rng import Rng
from tianxia.server.bots import analysis
from tianxia.server.live.live_tables import LiveTables
from tianxia.server.storage.study_repository import (
    acquire_study,
    delete_unfinished_study,
    find_study,
    update_study,
)
from tianxia.server.tables.errors import TOO_MANY_REQUESTS, Refused
from tianxia.server.tables.replay import Replay
from tianxia.server.tables.table import Table
from tianxia.server.tables.wire.replays import Decision, Interval, Luck, RatedMove, SeatLuck, Study, WinChances

CHANCES, LUCK = "chances", "luck"
KINDS: Final = (CHANCES, LUCK)
_MAX_RUNNING: Final = 30
"""The largest number of studies that run or wait in this process."""
_MAX_PER_GUEST: Final = 2
"""The largest number of studies of one guest: both kinds for one game."""
_LEASE_S: Final = 20.0
"""How long a lease is valid without being renewed."""
_RENEWAL_INTERVAL_S: Final = 2.0
_SLICE_S: Final = 0.3
"""The duration of a job: short, because a bot at a table may have to wait for one."""
_MIN_DECISION_S: Final = 0.04
"""The minimum time for a decision, however long the game is."""
_MAX_MISTAKES: Final = 3
"""The largest number of mistakes shown for each seat."""
_MIN_MISTAKE_LOSS: Final = 0.03
"""The smallest loss of winning chances that counts as a mistake; a bot's estimates are not more precise."""

logger = logging.getLogger("tianxia.server")
Key = tuple[str, str]
"""The table id and the kind of a study."""
ReportProgress = Callable[[float], None]
"""Called with the completed share, 0 … 1."""


class Studies:
    """The studies in this process. They run one after the other."""

    def __init__(self, live_tables: LiveTables) -> None:
        """Start with none."""
        self.live_tables = live_tables
        self.progress: dict[Key, float] = {}
        """The completed share of each study that runs or waits, 0 … 1."""
        self.requested_by: dict[Key, str] = {}
        """The guest who requested each study that runs or waits."""
        self.failed: set[Key] = set()
        """Studies that failed in this process."""
        self.run_lock = asyncio.Lock()
        """Held by the study that is running."""

    async def status(self, table_id: str, kind: str) -> Study:
        """Return the status of a study, its progress, and its result once it is done."""
        key = (table_id, kind)
        if key in self.progress:  # checked first: the study may finish while the row is read
            return Study("running", self.progress[key])
        live_tables = self.live_tables
        study = await live_tables.store.read(lambda connection: find_study(connection, table_id, kind))
        if study is not None and study.result:
            return Study("done", 1.0, msgspec.Raw(study.result.encode()))
        if study is not None and not live_tables.settings.is_single_process:
            if study.is_running_elsewhere(live_tables.process, live_tables.now()):
                return Study("running", study.done)
        return Study("failed" if key in self.failed else "none", 0.0)

    async def start(self, table_id: str, kind: str, table: Table, replay: Replay, guest: str) -> None:
        """Start a study for a guest, unless it is done or running. Raises Refused (429) if there are too many."""
        key = (table_id, kind)
        if key in self.progress or not await self._acquire(key):
            return
        own_studies = list(self.requested_by.values()).count(guest)
        if len(self.progress) >= _MAX_RUNNING or own_studies >= _MAX_PER_GUEST:
            await self._delete_unfinished(key)
            wait_s = self.live_tables.settings.analysis_s
            raise Refused(TOO_MANY_REQUESTS, "server-studies-many", wait_s)
        self.failed.discard(key)
        self.progress[key] = 0.0
        self.requested_by[key] = guest
        self.live_tables.start_task(self._run(key, table, replay))

    async def _run(self, key: Key, table: Table, replay: Replay) -> None:
        """Run a study and write its result; if it fails, it can be started again."""
        renewal = self.live_tables.start_task(self._renew_lease(key))

        def report_progress(share: float) -> None:
            self.progress[key] = round(share, 3)

        try:
            async with self.run_lock:
                result = await self._find_method(key[1])(self.requested_by[key], table, replay, report_progress)
            await self._write(key, lease="", lease_until=0.0, done=1.0, result=msgspec.json.encode(result).decode())
        except Exception:
            logger.exception("a study failed", extra={"table": key[0]})
            self.failed.add(key)
            await self._delete_unfinished(key)
        finally:
            renewal.cancel()
            del self.progress[key], self.requested_by[key]

    def _find_method(self, kind: str) -> Callable[[str, Table, Replay, ReportProgress], Awaitable[WinChances | Luck]]:
        """Return the method that runs a kind of study."""
        return self._run_chances if kind == CHANCES else self._run_luck

    async def _run_chances(
        self, guest: str, table: Table, replay: Replay, report_progress: ReportProgress
    ) -> WinChances:
        """Evaluate each decision from what its seat knew at the time."""
        settings, bot_pool = self.live_tables.settings, self.live_tables.bot_pool
        seconds = min(_SLICE_S, max(_MIN_DECISION_S, settings.analysis_s / max(1, len(replay))))
        decisions: list[Decision] = []
        for number, applied in enumerate(replay.moves):
            world = replay.state(number).sample(applied.seat, Rng(secrets.randbits(64)))
            history = replay.game_log(number, applied.seat)
            steps, seed = list(applied.steps), secrets.randbits(64)
            evaluation = await bot_pool.run_in_background(
                guest, analysis.evaluate_decision, replay.game.name, world, history, applied.seat, steps, seconds, seed
            )
            if evaluation is not None:
                moves = [RatedMove(*move) for move in evaluation.moves]
                seat_name = replay.seat_names[applied.seat]
                decisions.append(Decision(number, seat_name, applied.text, evaluation.chance, evaluation.loss, moves))
            report_progress((number + 1) / len(replay))
        mistakes = [decision for decision in decisions if decision.loss >= _MIN_MISTAKE_LOSS]
        mistakes.sort(key=lambda mistake: -mistake.loss)
        worst = {
            name: [mistake.n for mistake in mistakes if mistake.seat == name][:_MAX_MISTAKES]
            for name in replay.seat_names
        }
        return WinChances(round(seconds, 3), decisions, worst)

    async def _run_luck(self, guest: str, table: Table, replay: Replay, report_progress: ReportProgress) -> Luck:
        """Play many games from the same deal with the weakest bots."""
        total, config = self.live_tables.settings.self_play_games, table.config
        results: list[analysis.SelfPlayResult] = []
        while len(results) < total:
            remaining = total - len(results)
            results += await self.live_tables.bot_pool.run_in_background(
                guest,
                analysis.play_self_play_games,
                config.game,
                config.options,
                config.seed,
                config.position,
                len(results),
                remaining,
                _SLICE_S,
            )
            report_progress(len(results) / total)
        return Luck(len(results), {name: _summarise_seat(results, seat) for seat, name in enumerate(table.seat_names)})

    async def _acquire(self, key: Key) -> bool:
        """Acquire the lease of a study; return False if the study is done, or if another process runs it."""
        live_tables, now = self.live_tables, self.live_tables.now()
        is_alone = live_tables.settings.is_single_process
        until = now + _LEASE_S
        return await acquire_study(live_tables.store, *key, live_tables.process, now, until, ignore_leases=is_alone)

    async def _renew_lease(self, key: Key) -> None:
        """Renew the lease of a study and write its progress, until cancelled."""
        while True:
            await asyncio.sleep(_RENEWAL_INTERVAL_S)
            await self._write(key, lease_until=self.live_tables.now() + _LEASE_S, done=self.progress.get(key, 0.0))

    async def _write(self, key: Key, **values: Any) -> None:
        """Update columns of a study."""
        await self.live_tables.store.write(lambda connection: update_study(connection, *key, **values))

    async def _delete_unfinished(self, key: Key) -> None:
        """Delete the row of a study without a result."""
        with suppress(Exception):
            await self.live_tables.store.write(lambda connection: delete_unfinished_study(connection, *key))


def _summarise_seat(results: list[analysis.SelfPlayResult], seat: int) -> SeatLuck:
    """Return a seat's share of wins and its mean points, each with a 95 % interval."""
    win_rate = wilson_interval(fmean(win_shares(result.returns)[seat] for result in results), len(results))
    luck = SeatLuck(wins=Interval(*(round(value, 4) for value in win_rate)))
    scores = [result.scores[seat] for result in results if result.scores is not None]
    if len(scores) > 1:
        mean, half_width = fmean(scores), Z_95 * stdev(scores) / sqrt(len(scores))
        luck.points = Interval(*(round(value, 2) for value in (mean, mean - half_width, mean + half_width)))
    return luck
