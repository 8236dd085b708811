"""Plays at tables while a server is killed or fails: no acknowledged move may be lost, changed or played twice."""

import asyncio
import itertools
import random
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import httpx
from websockets.exceptions import WebSocketException

from tests.server.client import Player, Visitor
from tests.server.servers import Server
from tests.support.waiting import wait_until_async
from tianxia.engine import record

CONNECTION_ERRORS = (WebSocketException, OSError, httpx.HTTPError, TimeoutError)
"""Errors of a client whose server is gone."""
TABLES = (("me", "me"), ("me", "novice"), ("me", "me"), ("me", "me"), ("me", "me"))
"""The seats of each table."""


class Tally(NamedTuple):
    """The acknowledged moves of all tables, compared with the records of the games."""

    acknowledged: int
    lost: int
    """Acknowledged moves that are missing in the record."""
    duplicated: int
    """Moves in the record that were neither acknowledged nor waiting for their acknowledgement."""
    changed: int
    """Acknowledged moves that the record has replaced by another move."""
    refused: int
    """Moves that were refused because they could not be saved, and were sent again."""
    longest_wait_s: float
    """From sending a move for the first time to its acknowledgement."""

    def is_faultless(self) -> bool:
        return not (self.lost or self.duplicated or self.changed)


class PendingMove(NamedTuple):
    """A move that was sent and not acknowledged yet."""

    question: int
    text: str
    sent_at: float


class PersistentPlayer:
    """A player of all seats of people at a table, who reconnects whenever the connection is lost."""

    def __init__(self, visitor: Visitor, table: str, seats: list[str], seed: int) -> None:
        self.players = [Player(visitor, table, seat) for seat in seats]
        self.visitor = visitor
        self.table = table
        self.rng = random.Random(seed)
        self.accepted: dict[str, list[str]] = {seat: [] for seat in seats}
        self.pending: dict[str, PendingMove] = {}
        self.acknowledged_at: list[float] = []
        self.waits_s: list[float] = []
        self.refused = 0

    async def play(self, should_stop: Callable[[], bool], on_disconnect: Callable[[], object] = lambda: None) -> None:
        """Play to the end of the game, or until `should_stop`; call `on_disconnect` whenever the connection is lost."""
        while not await self._play_until_disconnected(should_stop):
            on_disconnect()
            await asyncio.sleep(0.05)

    async def _play_until_disconnected(self, should_stop: Callable[[], bool]) -> bool:
        """Return True at the end of the game or when `should_stop`, False if the connection is lost."""
        try:
            for player in self.players:
                await player.open()
            while not should_stop():
                for player in self.players:
                    if player.snapshot["brief"]["status"] == "over":
                        return True
                    await self._answer(player)
                await asyncio.sleep(0)
            return True
        except CONNECTION_ERRORS:
            return False
        finally:
            for player in self.players:
                if player.socket is not None:
                    await player.socket.close()

    async def _answer(self, player: Player) -> None:
        assert player.seat is not None
        pending = self.pending.get(player.seat)
        if pending is None:
            if not player.snapshot["question"]:
                try:
                    await asyncio.wait_for(player.wait_for("state"), 0.02)
                except TimeoutError:
                    return
            question = player.snapshot["question"]
            if question is None:
                return
            text = await player.complete_move(self.rng.choice(question["legal"]))
            pending = self.pending[player.seat] = PendingMove(question["number"], text, time.monotonic())
        answer = await player.move(pending.text, pending.question)
        if answer["type"] == "refused" and answer["reason"][0] == "server-storage-unavailable":
            self.refused += 1
            await asyncio.sleep(0.1)
            return
        assert answer["type"] == "accepted", (answer, pending)
        self.accepted[player.seat].append(pending.text)
        self.acknowledged_at.append(time.monotonic())
        self.waits_s.append(self.acknowledged_at[-1] - pending.sent_at)
        del self.pending[player.seat]
        while player.snapshot["question"] and player.snapshot["question"]["number"] == pending.question:
            await player.wait_for("state")

    async def compare(self) -> Tally:
        """Compare the acknowledged moves with the record; if the game is still running, resign first."""
        brief = await self.visitor.get(f"/api/tables/{self.table}")
        if brief["status"] != "over":
            await self.visitor.post(f"/api/tables/{self.table}/leave")
        saved = record.read((await self.visitor.http.get(f"/api/tables/{self.table}/record")).text)
        record.replay_to_end(saved)
        lost = duplicated = changed = 0
        for seat, texts in self.accepted.items():
            recorded = [text for name, text in saved.moves if name == seat]
            sent = [*texts, self.pending[seat].text] if seat in self.pending else texts
            lost += max(0, len(texts) - len(recorded))
            duplicated += max(0, len(recorded) - len(sent))
            changed += sum(own != saved_text for own, saved_text in zip(sent, recorded, strict=False))
        acknowledged = sum(map(len, self.accepted.values()))
        return Tally(acknowledged, lost, duplicated, changed, self.refused, max(self.waits_s, default=0.0))


class TableSet:
    """Several tables that are played at the same time; when a game ends, a new table replaces it."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.games: list[PersistentPlayer] = []
        self.is_done = False

    @property
    def acknowledged(self) -> int:
        """The number of moves acknowledged so far."""
        return sum(len(game.acknowledged_at) for game in self.games)

    async def play_during(
        self, fault: Awaitable[object], visitors: list[Visitor], on_disconnect: Callable[[Visitor], object]
    ) -> Tally:
        """Play until `fault` is over, with the tables distributed among the visitors; return the tally of all."""

        async def watch() -> None:
            try:
                await fault
            finally:
                self.is_done = True

        players = [
            self._keep_playing(visitors[number % len(visitors)], kinds, self.seed + number, on_disconnect)
            for number, kinds in enumerate(TABLES)
        ]
        await asyncio.gather(watch(), *players)
        tallies = [await game.compare() for game in self.games]
        return Tally(
            sum(tally.acknowledged for tally in tallies),
            sum(tally.lost for tally in tallies),
            sum(tally.duplicated for tally in tallies),
            sum(tally.changed for tally in tallies),
            sum(tally.refused for tally in tallies),
            max(tally.longest_wait_s for tally in tallies),
        )

    def longest_pause_s(self) -> float:
        """Return the longest time without an acknowledged move at any table."""
        times = sorted(time_s for game in self.games for time_s in game.acknowledged_at)
        return max((later - earlier for earlier, later in itertools.pairwise(times)), default=0.0)

    async def _keep_playing(
        self, visitor: Visitor, kinds: tuple[str, ...], seed: int, on_disconnect: Callable[[Visitor], object]
    ) -> None:
        rng = random.Random(seed)
        while not self.is_done:
            seats = [{"kind": kind} if kind == "me" else {"kind": "bot", "level": kind} for kind in kinds]
            try:
                response = await visitor.request("POST", "/api/tables", {"game": "chuhan", "seats": seats})
            except CONNECTION_ERRORS:
                on_disconnect(visitor)
                await asyncio.sleep(0.05)
                continue
            if response.status_code == 503:
                await asyncio.sleep(0.05)
                continue
            own_seats = [name for name, kind in zip(("han", "chu"), kinds, strict=True) if kind == "me"]
            table = response.raise_for_status().json()["id"]
            game = PersistentPlayer(visitor, table, own_seats, rng.getrandbits(32))
            self.games.append(game)
            await game.play(lambda: self.is_done, lambda: on_disconnect(visitor))


async def play_through_kills(
    server: Server, kills: int, seed: int, progress: Callable[[int], object] = lambda _: None
) -> Tally:
    """Play while the server is killed and restarted `kills` times, and return the tally of all tables.

    `progress` is called with the number of kills so far.
    """
    rng = random.Random(seed)
    tables = TableSet(seed)

    async def wait_for_another_move() -> None:
        before = tables.acknowledged

        async def is_another_acknowledged() -> bool:
            return tables.acknowledged > before

        await wait_until_async(is_another_acknowledged, "a move is acknowledged")

    async def kill() -> None:
        await wait_for_another_move()
        for number in range(1, kills + 1):
            await asyncio.sleep(rng.uniform(0.05, 1.2))
            server.kill()
            await asyncio.to_thread(server.start)
            progress(number)
        await wait_for_another_move()
        await asyncio.sleep(0.5)

    async with Visitor(server.address) as me:
        return await tables.play_during(kill(), [me], lambda _: None)
