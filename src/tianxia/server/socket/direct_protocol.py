"""uvicorn's websocket protocol with a direct way for the messages of an open socket.

A websocket is opened and closed through ASGI, like every request. In between, its messages need no queue and no task:
the protocol calls a receiver as soon as a message arrives, and writes what it is given at once.
"""

from typing import Any, Final, Protocol

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

_EXTENSION: Final = "tianxia.direct"
"""The key of the protocol in the extensions of an ASGI scope."""
_WHOLE_TEXT: Final = 0x81
"""The first byte of a frame with a whole text: the flag of the last frame, and the opcode of a text."""


class Receiver(Protocol):
    """What receives the messages of a socket."""

    def receive(self, text: bytes) -> None:
        """Handle a message."""

    def pause(self) -> None:
        """Write nothing for now: the client does not receive what was written before."""

    def resume(self) -> None:
        """Write again."""


class DirectSocket(Protocol):
    """An open websocket."""

    def attach(self, receiver: Receiver) -> None:
        """Let a receiver handle all messages from now on. Those that have arrived before are received through ASGI."""

    def write(self, texts: list[bytes]) -> None:
        """Send messages, unless the socket is closed; never wait."""

    def abort(self) -> None:
        """Close the connection at once, whatever has not been sent yet."""


class DirectProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, as a `DirectSocket`."""

    receiver: Receiver | None = None

    def attach(self, receiver: Receiver) -> None:
        """Let a receiver handle all messages from now on. Those that have arrived before are received through ASGI."""
        self.receiver = receiver
        if not self.writable.is_set():
            receiver.pause()

    def write(self, texts: list[bytes]) -> None:
        """Send messages, unless the socket is closed; never wait."""
        if self.conn.state is not OPEN or self.transport.is_closing():
            return
        self.transport.write(b"".join([part for text in texts for part in (_frame_header(len(text)), text)]))

    def abort(self) -> None:
        """Close the connection at once, whatever has not been sent yet."""
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Run the application, which finds this protocol in its scope."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[_EXTENSION] = self
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        """Hand a message to the receiver; before there is one, and unless it is a text, queue it for ASGI."""
        if self.receiver is None or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        text = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.receiver.receive(text)

    def pause_writing(self) -> None:
        """Tell the receiver that the client is slow."""
        super().pause_writing()
        if self.receiver is not None:
            self.receiver.pause()

    def resume_writing(self) -> None:
        """Tell the receiver that the client has caught up."""
        super().resume_writing()
        if self.receiver is not None:
            self.receiver.resume()


def _frame_header(length: int) -> bytes:
    """Return the header of an unmasked frame with a whole text of this many bytes (RFC 6455, section 5.2)."""
    if length < 126:
        return bytes((_WHOLE_TEXT, length))
    if length < 65536:
        return bytes((_WHOLE_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((_WHOLE_TEXT, 127)) + length.to_bytes(8, "big")


def direct_socket(socket: WebSocket[Any, Any, Any]) -> DirectSocket:
    """Return the protocol of a websocket. Raises KeyError unless it is served by a `DirectProtocol`."""
    extensions: Any = socket.scope["extensions"]
    protocol: DirectSocket = extensions[_EXTENSION]
    return protocol
