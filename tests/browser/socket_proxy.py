"""The cable between a page and its server: it can be cut, and it can be slow."""

import re
from collections.abc import Callable
from typing import Any


class SocketProxy:
    """All live channels of a page run through it."""

    def __init__(self, page: Any) -> None:
        self._whole = True
        self._slow = False
        self._delayed = re.compile("")
        self._kept: list[tuple[Any, Any]] = []
        self._ends: list[Any] = []
        self.rewrite: Callable[[str], str] = str
        """What becomes of each message of the server."""
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
        """What the server says does not arrive, until it is let through; on all channels, or on some of them."""
        self._slow = True
        self._delayed = re.compile(addresses)

    def let_through(self) -> None:
        self._slow = False
        for end, message in self._kept:
            end.send(message)
        self._kept.clear()

    def drop(self) -> None:
        """What has not arrived never will."""
        self._slow = False
        self._kept.clear()
