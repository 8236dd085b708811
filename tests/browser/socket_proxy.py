"""A proxy of the websocket between a page and its server, which can cut and delay it."""

import re
from collections.abc import Callable
from typing import Any


class SocketProxy:
    """Routes all websockets of a page."""

    def __init__(self, page: Any) -> None:
        self._whole = True
        self._slow = False
        self._delayed = re.compile("")
        self._kept: list[tuple[Any, Any]] = []
        self._ends: list[Any] = []
        self.rewrite: Callable[[str], str] = str
        """Applied to each message of the server."""
        page.route_web_socket(re.compile("/live/"), self._open)

    def _open(self, end: Any) -> None:
        if not self._whole:
            end.close()
            return
        self._ends.append(end)
        server = end.connect_to_server()
        server.on_message(lambda message: self._pass_on(end, message))

    def _pass_on(self, end: Any, message: Any) -> None:
        message = self.rewrite(message)
        if self._slow and self._delayed.search(end.url):
            self._kept.append((end, message))
        else:
            end.send(message)

    def cut(self) -> None:
        self._whole = False
        for end in self._ends:
            end.close()
        self._ends.clear()

    def mend(self) -> None:
        self._whole = True

    def delay(self, addresses: str = "") -> None:
        """Hold back the server's messages on the websockets whose address matches, until `let_through` or `drop`."""
        self._slow = True
        self._delayed = re.compile(addresses)

    def let_through(self) -> None:
        self._slow = False
        for end, message in self._kept:
            end.send(message)
        self._kept.clear()

    def drop(self) -> None:
        """Discard the messages that were held back, and stop holding back."""
        self._slow = False
        self._kept.clear()
