"""A player at the other end of the wire: what a browser does, without the picture."""

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
    """A browser: a cookie, a token, requests."""

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
        """A request with the token of the page."""
        return await self.http.request(method, path, json=body, headers={"X-CSRF-Token": self.token})

    async def get(self, path: str) -> Any:
        return (await self.http.get(path)).raise_for_status().json()

    async def post(self, path: str, body: object = None) -> Json:
        answer = await self.ask("POST", path, {} if body is None else body)
        assert answer.status_code < 300, answer.text
        out: Json = answer.json()
        return out

    async def table(self, *seats: str, game: str = "chuhan", **rest: Any) -> Json:
        """Lays a table: seats are `me`, `open`, or the level of a bot."""
        wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        return await self.post("/api/tables", {"game": game, "seats": wanted, **rest})

    def sit(self, table: str, seat: str | None = None) -> "Player":
        return Player(self, table, seat)


class Player:
    """A socket at a table."""

    def __init__(self, visitor: Visitor, table: str, seat: str | None) -> None:
        self.visitor = visitor
        self.table = table
        self.seat = seat
        self.socket: ClientConnection | None = None
        self.state: Json = {}
        self.log: list[Any] = []
        self.n = 0
        self.heard: list[str] = []
        """Everything the server has said, as it came."""

    async def __aenter__(self) -> "Player":
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def open(self, since: int | None = None, origin: str | None = None) -> None:
        """Connects, says which event is known, and waits for the state."""
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
        with suppress(ConnectionClosed):  # turned away at once: `until` hears why
            await self.say(type="hello", **{"from": self.n if since is None else since})
        await self.until("state")

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def say(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Json:
        """The next message; a state is kept, its news go into the log."""
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
        """Waits until the seat is asked something, or (None) the game is over."""
        while self.state["question"] is None and self.state["brief"]["status"] != "over":
            await self.until("state")
        question: Json | None = self.state["question"]
        return question

    async def move(self, text: str, question: int | None = None) -> Json:
        """Sends a move; what was said of it."""
        number = self.state["question"]["number"] if question is None else question
        await self.say(type="move", question=number, text=text)
        while True:
            answer = await self.until("accepted", "refused")
            if answer.get("question") == number:
                return answer

    async def whole_move(self, text: str) -> str:
        """A text of the list, with the rest of its steps if it has more."""
        number = self.state["question"]["number"]
        while "…" in text:
            await self.say(type="try", id=1, question=number, text=text)
            tried = await self.until("tried")
            assert tried["ok"], tried
            text = tried["next"][-1]
        return text

    async def play_on(self, choose: Any) -> None:
        """Answers whatever is asked until the game is over; `choose` picks among the legal texts."""
        while (question := await self.asked()) is not None:
            text = await self.whole_move(choose(question["legal"]))
            answer = await self.move(text)
            assert answer["type"] == "accepted", answer
            while self.state["question"] and self.state["question"]["number"] == question["number"]:
                await self.until("state")


Closed = ConnectionClosed
