"""Announces what changed in this process to the other processes."""

from tianxia.server.live.message_bus import MessageBus
from tianxia.server.live.process_messages import Envelope, ProcessMessage, TableChanged


class Broadcaster:
    """Sends messages to the other processes; does nothing if this is the only one."""

    def __init__(self, bus: MessageBus | None, process: str) -> None:
        """Send on `bus`; None if there is only one process. `process` is the name of this process."""
        self.bus = bus
        self.process = process

    def announce(self, table_id: str, number: int) -> None:
        """Announce the number of a table's newest event; 0 means that its row or seats changed."""
        self.send(TableChanged(table_id, number))

    def send(self, message: ProcessMessage) -> None:
        """Send a message to the other processes, if there are any; never blocks and never fails."""
        if self.bus is not None:
            self.bus.publish(Envelope(self.process, message))
