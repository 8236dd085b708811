"""Plays tables while a server is killed or fails: no acknowledged move may be lost, changed or played twice."""

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
from tianxia.engine import record

GONE = (WebSocketException, OSError, httpx.HTTPError, TimeoutError)
TABLES = (("me", "me"), ("me", "novice"), ("me", "me"), ("me", "me"), ("me", "me"))
"""The seats of each table that is played."""


class Tally(NamedTuple):
    """The acknowledged moves of all tables, compared with the records of the games."""

    acknowledged: int
    lost: int
    """Acknowledged moves that are missing in the record."""
    doubled: int
    """Moves in the record that were neither acknowledged nor under way."""
    changed: int
    """Acknowledged moves in whose place the record has another."""
    refused: int
    """Moves that were refused because nothing could be saved, and sent again."""
    longest_wait_s: float
    """From sending a move for the first time to its acknowledgement."""

    def is_faultless(self) -> bool:
        return not (self.lost or self.doubled or self.changed)


class PendingMove(NamedTuple):
    """A move of which it is not known whether it arrived."""

    question: int
    text: str
    sent_at: float


class PersistentPlayer:
    """A player of all seats of people at a table, who comes back whenever the server does."""

    def __init__(self, visitor: Visitor, table: str, seats: list[str], seed: int) -> None:
        self.players = [Player(visitor, table, seat) for seat in seats]
        self.visitor = visitor
        self.table = table
        self.choose = random.Random(seed)
        self.accepted: dict[str, list[str]] = {seat: [] for seat in seats}
        self.pending: dict[str, PendingMove] = {}
        self.acknowledged_at: list[float] = []
        self.waits_s: list[float] = []
        self.refused = 0

    async def play(self, enough: Callable[[], bool], on_gone: Callable[[], object] = lambda: None) -> None:
        """Play to the end of the game, or until it is enough; `on_gone` is called whenever the connection breaks."""
        while not await self._played_to_the_end(enough):
            on_gone()
            await asyncio.sleep(0.05)

    async def _played_to_the_end(self, enough: Callable[[], bool]) -> bool:
        try:
            for player in self.players:
                await player.open()
            while not enough():
                for player in self.players:
                    if player.state["brief"]["status"] == "over":
                        return True
                    await self._answer(player)
                await asyncio.sleep(0)
            return True
        except GONE:
            return False
        finally:
            for player in self.players:
                if player.socket is not None:
                    await player.socket.close()

    async def _answer(self, player: Player) -> None:
        assert player.seat is not None
        pending = self.pending.get(player.seat)
        if pending is None:
            if not player.state["question"]:
                try:
                    await asyncio.wait_for(player.until("state"), 0.02)
                except TimeoutError:
                    return
            question = player.state["question"]
            if question is None:
                return
            text = await player.whole_move(self.choose.choice(question["legal"]))
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
        while player.state["question"] and player.state["question"]["number"] == pending.question:
            await player.until("state")

    async def compare(self) -> Tally:
        """Compare what was acknowledged with the record, which is read once the game has ended."""
        brief = await self.visitor.get(f"/api/tables/{self.table}")
        if brief["status"] != "over":
            await self.visitor.post(f"/api/tables/{self.table}/leave")
        read = record.read((await self.visitor.http.get(f"/api/tables/{self.table}/record")).text)
        record.replay_to_end(read)
        lost = doubled = changed = 0
        for seat, texts in self.accepted.items():
            played = [text for name, text in read.moves if name == seat]
            known = [*texts, self.pending[seat].text] if seat in self.pending else texts
            lost += max(0, len(texts) - len(played))
            doubled += max(0, len(played) - len(known))
            changed += sum(ours != theirs for ours, theirs in zip(known, played, strict=False))
        acknowledged = sum(map(len, self.accepted.values()))
        return Tally(acknowledged, lost, doubled, changed, self.refused, max(self.waits_s, default=0.0))


class TableSet:
    """Several tables that are played at the same time; where a game ends, the next one begins."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.games: list[PersistentPlayer] = []
        self.is_done = False

    async def play_during(
        self, fault: Awaitable[object], visitors: list[Visitor], on_gone: Callable[[Visitor], object]
    ) -> Tally:
        """Play until `fault` is over, the tables shared out among the visitors; return what became of all moves."""

        async def watch() -> None:
            try:
                await fault
            finally:
                self.is_done = True

        desks = [
            self._keep_playing(visitors[at % len(visitors)], kinds, self.seed + at, on_gone)
            for at, kinds in enumerate(TABLES)
        ]
        await asyncio.gather(watch(), *desks)
        tallies = [await game.compare() for game in self.games]
        return Tally(
            sum(one.acknowledged for one in tallies),
            sum(one.lost for one in tallies),
            sum(one.doubled for one in tallies),
            sum(one.changed for one in tallies),
            sum(one.refused for one in tallies),
            max(one.longest_wait_s for one in tallies),
        )

    def longest_pause_s(self) -> float:
        """The longest time without an acknowledged move at any table."""
        moments = sorted(moment for game in self.games for moment in game.acknowledged_at)
        return max((later - earlier for earlier, later in itertools.pairwise(moments)), default=0.0)

    async def _keep_playing(
        self, visitor: Visitor, kinds: tuple[str, ...], seed: int, on_gone: Callable[[Visitor], object]
    ) -> None:
        chance = random.Random(seed)
        while not self.is_done:
            seats = [{"kind": kind} if kind == "me" else {"kind": "bot", "level": kind} for kind in kinds]
            try:
                answer = await visitor.ask("POST", "/api/tables", {"game": "chuhan", "seats": seats})
            except GONE:
                on_gone(visitor)
                await asyncio.sleep(0.05)
                continue
            if answer.status_code == 503:
                await asyncio.sleep(0.05)
                continue
            own = [name for name, kind in zip(("han", "chu"), kinds, strict=True) if kind == "me"]
            game = PersistentPlayer(visitor, answer.raise_for_status().json()["id"], own, chance.getrandbits(32))
            self.games.append(game)
            await game.play(lambda: self.is_done, lambda: on_gone(visitor))


async def survive(server: Server, kills: int, seed: int, progress: Callable[[int], object] = lambda _: None) -> Tally:
    """Play while the server is killed so many times, and return what became of the moves.

    `progress` is called with the number of kills so far.
    """
    choose = random.Random(seed)

    async def kill() -> None:
        for number in range(1, kills + 1):
            await asyncio.sleep(choose.uniform(0.05, 1.2))
            server.kill()
            await asyncio.to_thread(server.start)
            progress(number)
        await asyncio.sleep(0.5)

    async with Visitor(server.address) as me:
        return await TableSet(seed).play_during(kill(), [me], lambda _: None)
