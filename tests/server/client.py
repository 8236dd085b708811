"""A client of the server for tests: it sends and receives the messages of a browser."""

import asyncio
import json
from contextlib import suppress
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.snapshot_reader import SnapshotReader
from tests.support.waiting import DEADLINE_S

Json = dict[str, Any]


class Visitor:
    """A guest of the server, with a cookie and a CSRF token."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=DEADLINE_S)
        self.token = ""

    async def __aenter__(self) -> "Visitor":
        await self.sign_in()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def sign_in(self) -> Json:
        """Get the cookie and the token; return the response to `GET /api/me`."""
        me: Json = (await self.http.get("/api/me")).raise_for_status().json()
        self.token = me["csrf"]
        return me

    async def request(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Send a request with the CSRF token."""
        return await self.http.request(method, path, json=body, headers={"X-CSRF-Token": self.token})

    async def get(self, path: str) -> Any:
        """Return the JSON of a response; fail unless it is successful."""
        return (await self.http.get(path)).raise_for_status().json()

    async def post(self, path: str, body: object = None) -> Json:
        """Return the JSON of a response; fail unless it is successful."""
        response = await self.request("POST", path, {} if body is None else body)
        assert response.status_code < 300, response.text
        out: Json = response.json()
        return out

    async def create_table(self, *seats: str, game: str = "chuhan", **fields: Any) -> Json:
        """Create a table and return its summary; seats are `me`, `open`, or the level of a bot."""
        players = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        return await self.post("/api/tables", {"game": game, "seats": players, **fields})

    def sit(self, table: str, seat: str | None = None) -> "Player":
        """Return a connection to a table, to be opened, for a seat or a spectator (None)."""
        return Player(self, table, seat)


class Player:
    """A websocket at a table, for a seat or a spectator."""

    def __init__(self, visitor: Visitor, table: str, seat: str | None) -> None:
        self.visitor = visitor
        self.table = table
        self.seat = seat
        self.socket: ClientConnection | None = None
        self.snapshot: Json = {}
        """The latest snapshot: a message of type `state`."""
        self.log: list[Any] = []
        self.log_number = 0
        """The number of the newest log entry."""
        self.reader = SnapshotReader()
        self.received: list[str] = []
        """All messages from the server, as received."""

    async def __aenter__(self) -> "Player":
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def open(self, since: int | None = None, origin: str | None = None) -> None:
        """Connect, tell the server from which log entry to continue, and wait for the first snapshot."""
        url = self.visitor.address.replace("http", "ws") + f"/live/{self.table}"
        if self.seat is not None:
            url += f"?seat={self.seat}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.visitor.http.cookies.items())
        self.socket = await connect(
            url,
            origin=origin or self.visitor.address,  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie},
            open_timeout=DEADLINE_S,
            ping_interval=None,  # on a busy machine, the answer to a ping may take longer than the default timeout
        )
        with suppress(ConnectionClosed):  # the server may close the socket at once; `wait_for` receives the reason
            await self.send(type="hello", **{"from": self.log_number if since is None else since})
        await self.wait_for("state")

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def send(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Json:
        """Return the next message; keep a snapshot, and update the log from it."""
        assert self.socket is not None
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.received.append(text)
        message = self.reader.read(json.loads(text))
        if message["type"] == "state":
            self.snapshot = message
            if message["cut"] is not None:
                del self.log[message["cut"] :]
            self.log += message["news"]
            self.log_number = message["n"]
        return message

    async def wait_for(self, *types: str) -> Json:
        """Receive messages up to the first one of these types, and return it."""
        async with asyncio.timeout(DEADLINE_S):
            while True:
                message = await self.receive()
                if message["type"] in types:
                    return message

    async def wait_for_question(self) -> Json | None:
        """Wait until the seat has a question and return it; None if the game is over."""
        while self.snapshot["question"] is None and self.snapshot["brief"]["status"] != "over":
            await self.wait_for("state")
        question: Json | None = self.snapshot["question"]
        return question

    async def move(self, text: str, question: int | None = None) -> Json:
        """Send a move and return the answer to it."""
        number = self.snapshot["question"]["number"] if question is None else question
        await self.send(type="move", question=number, text=text)
        while True:
            answer = await self.wait_for("accepted", "refused")
            if answer.get("question") == number:
                return answer

    async def complete_move(self, text: str) -> str:
        """Complete a partial move, always with the last possible continuation."""
        number = self.snapshot["question"]["number"]
        while "…" in text:
            await self.send(type="try", id=1, question=number, text=text)
            tried = await self.wait_for("tried")
            assert tried["ok"], tried
            text = tried["next"][-1]
        return text

    async def play_to_end(self, choose: Any) -> None:
        """Answer all questions until the game is over; `choose` returns one of the legal texts."""
        while (question := await self.wait_for_question()) is not None:
            text = await self.complete_move(choose(question["legal"]))
            answer = await self.move(text)
            assert answer["type"] == "accepted", answer
            while self.snapshot["question"] and self.snapshot["question"]["number"] == question["number"]:
                await self.wait_for("state")


Closed = ConnectionClosed
