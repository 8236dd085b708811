"""The journal: what happened in a game, as message ids with arguments, and who may know it."""

from typing import Final, NamedTuple

from tianxia.locales import Message

EVERYONE: Final = -1

JournalArgument = str | int
"""An argument of a message: names and numbers, so that a journal is plain data."""


class Entry(NamedTuple):
    """One thing that happened."""

    message: Message
    audience: int
    """Bits of the seats that may know it, or EVERYONE."""


class Journal:
    """Everything that happened, in order."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def add(self, message_id: str, args: dict[str, JournalArgument], audience: int) -> None:
        self.entries.append(Entry(Message(message_id, args), audience))

    def seen_by(self, seat: int | None, since: int = 0) -> list[Message]:
        """What a seat may know, or a spectator (None), of the entries from number `since` on."""
        return [
            entry.message
            for entry in self.entries[since:]
            if entry.audience == EVERYONE or (seat is not None and entry.audience >> seat & 1)
        ]
