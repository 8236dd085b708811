"""The events of a table that are on disk but not released yet, in the order in which they take effect."""

from bisect import insort

from tianxia.server.tables.events import ClockMoved, MoveMade, TableEvent


class EventQueue:
    """Holds events until they are released. It follows from the events, so it is the same in every process."""

    def __init__(self) -> None:
        """Start empty."""
        self.last_number = 0
        """The number of the newest event, whether released or not."""
        self.last_at = 0.0
        """When the newest event was accepted, in seconds since 1970."""
        self.last_released = (0.0, 0)
        """The sort key of the event that was released last."""
        self._waiting: list[tuple[tuple[float, int], TableEvent]] = []
        """The events that are not released yet, with their sort keys, in order of release."""

    def add(self, event: TableEvent) -> bool:
        """Add an event with a higher number than all before; return False, and drop it, if it is out of order.

        It is if an event with a later release has already been released.
        """
        self.last_number, self.last_at = event.number, event.accepted_at
        if event.key < self.last_released:
            return False
        insort(self._waiting, (event.key, event))
        return True

    def next_release(self) -> float | None:
        """Return when the next event is released, in seconds since 1970; None if no event waits."""
        return self._waiting[0][1].release if self._waiting else None

    def release(self, now: float) -> TableEvent | None:
        """Remove and return the first event that is to be released by `now`, or None."""
        if not self._waiting or self._waiting[0][1].release > now:
            return None
        key, event = self._waiting.pop(0)
        self.last_released = key
        return event

    def drop_moves_before(self, number: int) -> None:
        """Drop all moves up to event `number`, which were taken back before they were released."""
        self._waiting = [
            entry
            for entry in self._waiting
            if not isinstance(entry[1].body, MoveMade | ClockMoved) or entry[1].number > number
        ]
