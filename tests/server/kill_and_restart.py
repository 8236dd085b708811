"""Kills a server at random under play and starts it again: no accepted move is lost, none is played twice."""

import asyncio
import random
from collections.abc import Callable

import httpx
from websockets.exceptions import WebSocketException

from tests.server.client import Player, Visitor
from tests.server.servers import Server
from tianxia.engine import record

GONE = (WebSocketException, OSError, httpx.HTTPError, TimeoutError)


class Stubborn:
    """A player of all seats of people at a table, who comes back whenever the server does."""

    def __init__(self, server: Server, visitor: Visitor, table: str, seats: list[str], seed: int) -> None:
        self.players = [Player(visitor, table, seat) for seat in seats]
        self.visitor = visitor
        self.table = table
        self.choose = random.Random(seed)
        self.accepted: dict[str, list[str]] = {seat: [] for seat in seats}
        self.sent: dict[str, tuple[int, str]] = {}
        """Moves of which it is not known whether they arrived."""

    async def play(self, enough: Callable[[], bool]) -> None:
        while not await self._played_to_the_end(enough):
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
        sent = self.sent.get(player.seat)
        if sent is None:
            if not player.state["question"]:
                try:
                    await asyncio.wait_for(player.until("state"), 0.02)
                except TimeoutError:
                    return
            question = player.state["question"]
            if question is None:
                return
            text = await player.whole_move(self.choose.choice(question["legal"]))
            sent = self.sent[player.seat] = question["number"], text
        answer = await player.move(sent[1], sent[0])
        assert answer["type"] == "accepted", (answer, sent)
        self.accepted[player.seat].append(sent[1])
        del self.sent[player.seat]
        while player.state["question"] and player.state["question"]["number"] == sent[0]:
            await player.until("state")


async def survive(server: Server, kills: int, seed: int) -> int:
    """Plays while the server is killed so many times; how many moves were accepted."""
    choose = random.Random(seed)
    done = False

    async def kill() -> None:
        nonlocal done
        for _ in range(kills):
            await asyncio.sleep(choose.uniform(0.05, 1.2))
            server.kill()
            await asyncio.to_thread(server.start)
        await asyncio.sleep(0.5)
        done = True

    async with Visitor(server.address) as me:
        both = await me.table("me", "me")
        bot = await me.table("me", "novice")
        others = [await me.table("me", "me") for _ in range(3)]
        tables = [
            Stubborn(server, me, both["id"], ["han", "chu"], seed),
            Stubborn(server, me, bot["id"], ["han"], seed),
        ]
        tables += [Stubborn(server, me, one["id"], ["han", "chu"], seed + at) for at, one in enumerate(others, 1)]
        await asyncio.gather(kill(), *(table.play(lambda: done) for table in tables))
        for table in tables:
            brief = await me.get(f"/api/tables/{table.table}")
            if brief["status"] != "over":
                await me.post(f"/api/tables/{table.table}/leave")
            saved = (await me.http.get(f"/api/tables/{table.table}/record")).text
            read = record.read(saved)
            record.replay_to_end(read)
            for seat, texts in table.accepted.items():
                played = [text for name, text in read.moves if name == seat]
                pending = [table.sent[seat][1]] if seat in table.sent else []
                assert played in (texts, texts + pending)
    return sum(len(texts) for table in tables for texts in table.accepted.values())
