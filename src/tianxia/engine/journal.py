"""The journal: what happened in a game, as message ids with arguments, and which seats may know it."""

from typing import Final, NamedTuple

from tianxia.locales import Message

EVERYONE: Final = -1
"""The audience of an entry that all seats and spectators may know."""

JournalArgument = str | int
"""An argument of a message: a name or a number, so that a journal is plain data."""


class Entry(NamedTuple):
    """A message about something that happened, and who may know it."""

    message: Message
    audience: int
    """The seats that may know it, as bits; or EVERYONE."""


class Journal:
    """Everything that happened in a game, in order."""

    def __init__(self) -> None:
        """Create an empty journal."""
        self.entries: list[Entry] = []

    def add(self, message_id: str, args: dict[str, JournalArgument], audience: int) -> None:
        """Append an entry for an audience."""
        self.entries.append(Entry(Message(message_id, args), audience))

    def seen_by(self, seat: int | None, since: int = 0) -> list[Message]:
        """Return the messages that a seat, or a spectator (None), may know, from entry number `since` on."""
        return [
            entry.message
            for entry in self.entries[since:]
            if entry.audience == EVERYONE or (seat is not None and entry.audience >> seat & 1)
        ]
