"""A client of the server for tests: it does what a browser does, without drawing anything."""

import asyncio
import json
from contextlib import suppress
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.support.waiting import DEADLINE_S

Json = dict[str, Any]


class Visitor:
    """A guest with a cookie and a CSRF token."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=DEADLINE_S)
        self.token = ""

    async def __aenter__(self) -> "Visitor":
        await self.hello()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def hello(self) -> Json:
        me: Json = (await self.http.get("/api/me")).raise_for_status().json()
        self.token = me["csrf"]
        return me

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Send a request with the CSRF token."""
        return await self.http.request(method, path, json=body, headers={"X-CSRF-Token": self.token})

    async def get(self, path: str) -> Any:
        return (await self.http.get(path)).raise_for_status().json()

    async def post(self, path: str, body: object = None) -> Json:
        answer = await self.ask("POST", path, {} if body is None else body)
        assert answer.status_code < 300, answer.text
        out: Json = answer.json()
        return out

    async def table(self, *seats: str, game: str = "chuhan", **rest: Any) -> Json:
        """Create a table; seats are `me`, `open`, or the level of a bot."""
        wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        return await self.post("/api/tables", {"game": game, "seats": wanted, **rest})

    def sit(self, table: str, seat: str | None = None) -> "Player":
        return Player(self, table, seat)


class Player:
    """A websocket at a table, for a seat or a spectator."""

    def __init__(self, visitor: Visitor, table: str, seat: str | None) -> None:
        self.visitor = visitor
        self.table = table
        self.seat = seat
        self.socket: ClientConnection | None = None
        self.state: Json = {}
        self.log: list[Any] = []
        self.n = 0
        self.heard: list[str] = []
        """All messages from the server, as received."""

    async def __aenter__(self) -> "Player":
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def open(self, since: int | None = None, origin: str | None = None) -> None:
        """Connect, send which log entry is known, and wait for the first snapshot."""
        where = self.visitor.address.replace("http", "ws") + f"/live/{self.table}"
        if self.seat is not None:
            where += f"?seat={self.seat}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.visitor.http.cookies.items())
        self.socket = await connect(
            where,
            origin=origin or self.visitor.address,  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie},
            open_timeout=DEADLINE_S,
            ping_interval=None,  # on a busy machine an answer to a ping may take longer than its usual limit
        )
        with suppress(ConnectionClosed):  # the server may close the socket at once; `until` receives the reason
            await self.say(type="hello", **{"from": self.n if since is None else since})
        await self.until("state")

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def say(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Json:
        """Return the next message; a snapshot is kept, and its news are added to the log."""
        assert self.socket is not None
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] == "state":
            self.state = message
            if message["cut"] is not None:
                del self.log[message["cut"] :]
            self.log += message["news"]
            self.n = message["n"]
        return message

    async def until(self, *types: str) -> Json:
        async with asyncio.timeout(DEADLINE_S):
            while True:
                message = await self.hear()
                if message["type"] in types:
                    return message

    async def asked(self) -> Json | None:
        """Wait until the seat has a question and return it; None if the game is over."""
        while self.state["question"] is None and self.state["brief"]["status"] != "over":
            await self.until("state")
        question: Json | None = self.state["question"]
        return question

    async def move(self, text: str, question: int | None = None) -> Json:
        """Send a move and return the answer to it."""
        number = self.state["question"]["number"] if question is None else question
        await self.say(type="move", question=number, text=text)
        while True:
            answer = await self.until("accepted", "refused")
            if answer.get("question") == number:
                return answer

    async def whole_move(self, text: str) -> str:
        """Return the text completed to a whole move, by always taking the last continuation."""
        number = self.state["question"]["number"]
        while "…" in text:
            await self.say(type="try", id=1, question=number, text=text)
            tried = await self.until("tried")
            assert tried["ok"], tried
            text = tried["next"][-1]
        return text

    async def play_on(self, choose: Any) -> None:
        """Answer all questions until the game is over; `choose` picks one of the legal texts."""
        while (question := await self.asked()) is not None:
            text = await self.whole_move(choose(question["legal"]))
            answer = await self.move(text)
            assert answer["type"] == "accepted", answer
            while self.state["question"] and self.state["question"]["number"] == question["number"]:
                await self.until("state")


Closed = ConnectionClosed
