"""The turns of bots: each bot that owes a decision thinks in a worker process, and its move is committed."""

import asyncio
import logging
import secrets
from contextlib import suppress

from tianxia.engine.rng import Rng
from tianxia.server.bots.bot_pool import BotPool
from tianxia.server.live.background_tasks import RETRY_DELAY_S, BackgroundTasks
from tianxia.server.live.committer import Committer
from tianxia.server.live.live_table import LiveTable
from tianxia.server.live.table_changes import TableChanges
from tianxia.server.settings import Settings
from tianxia.server.storage import table_repository
from tianxia.server.storage.store import Store
from tianxia.server.tables import catalogue, commands
from tianxia.server.tables.errors import Refused
from tianxia.server.tables.questions import Question, bot_release_time
from tianxia.server.tables.table import Table

logger = logging.getLogger("tianxia.server")


class BotTurns:
    """Runs the bots of tables. Of several processes, only the one that has a table's lease runs its bots."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bot_pool: BotPool,
        tasks: BackgroundTasks,
        committer: Committer,
        changes: TableChanges,
        process: str,
    ) -> None:
        """Let bots think in `bot_pool`; `process` is the name of this process in leases."""
        self.settings = settings
        self.store = store
        self.bot_pool = bot_pool
        self.tasks = tasks
        self.committer = committer
        self.changes = changes
        self.process = process

    def start(self, live: LiveTable, table: Table) -> None:
        """Start the bots that owe a decision and are not thinking yet."""
        if self.tasks.is_closing:
            return
        for seat in table.bots:
            question = table.question(seat)
            key = (seat, question.number) if question else None
            if key is not None and key not in live.bot_tasks:
                task = self.tasks.start(self._play_turn(live, *key))
                live.bot_tasks[key] = task
                task.add_done_callback(lambda _, key=key: live.bot_tasks.pop(key, None))  # type: ignore[misc]

    async def _play_turn(self, live: LiveTable, seat: int, number: int) -> None:
        """Play one move of a bot: think, pause so that people can follow, and commit."""
        table = live.require_table()
        question = table.question(seat)
        if question is None or question.number != number or not await self._acquire_lease(live):
            return
        if not live.behaviour.bots_choose:
            await self._play_planned_move(live, seat, question)
            return
        try:
            world = table.state.sample(seat, Rng(secrets.randbits(64)))
            guest = live.info.owner or live.info.id
            text = await self.bot_pool.choose_move(
                guest, live.info.game, table.bots[seat], world, table.game_log(seat), seat
            )
        except Exception:
            logger.exception("a bot failed", extra={"table": live.info.id})
            await asyncio.sleep(RETRY_DELAY_S)
            live.bot_tasks.pop((seat, number), None)
            async with live.lock:
                self.changes.handle(live)
            return
        if not question.secret:
            await self._pause(live, question)
        async with live.lock:
            current = live.require_table().question(seat)
            if current is not None and current.number == number:
                thinking_s = catalogue.thinking_time(live.info.game, table.bots[seat])
                release = bot_release_time(current, thinking_s, self.settings.hold_range_s[1], live.time())
                await self._commit_move(live, seat, current, text, release)

    async def _play_planned_move(self, live: LiveTable, seat: int, question: Question) -> None:
        """Play the next move that the behaviour of the table has planned, after the same pause as a bot."""
        text = live.behaviour.planned_move(live.require_table(), seat)
        if text is None:
            return
        await self._pause(live, question)
        async with live.lock:
            current = live.require_table().question(seat)
            if current is not None and current.number == question.number:
                await self._commit_move(live, seat, current, text, 0.0)

    async def _pause(self, live: LiveTable, question: Question) -> None:
        """Wait until a question is old enough to be answered by a bot."""
        await asyncio.sleep(max(0.0, question.asked_at + self.settings.bot_pause_s - live.time()))

    async def _commit_move(self, live: LiveTable, seat: int, question: Question, text: str, earliest: float) -> None:
        """Commit a bot's move, released at `earliest` or later; drop it if another process was first."""
        body = commands.check_move(live.require_table(), seat, text)
        with suppress(Refused):
            await self.committer.commit(live, seat, body, question.number, earliest)

    async def _acquire_lease(self, live: LiveTable) -> bool:
        """Return whether this process may run a table's bots; always if it is the only process.

        If two processes run them nevertheless, only one can write the event with the next number.
        """
        if self.settings.is_single_process:
            return True
        now = live.clock()
        until = now + self.settings.lease_s
        return await self.store.write(
            lambda connection: table_repository.acquire_bot_lease(connection, live.info.id, self.process, now, until)
        )
