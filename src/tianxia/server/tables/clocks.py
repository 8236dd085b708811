"""Time controls: no limit, a time for each move, or a time for the whole game."""

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

import msgspec

from tianxia.server.tables.wire.contents import SentByClient

_AGREED_SHARE: Final = 0.25
"""After an agreed take-back, a question that is asked again keeps at least this share of its time for the move."""


class TimeControl(SentByClient, msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time control of a table."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: float = 0.0
    """For each move, or for the whole game."""
    increment: float = 0.0
    """Seconds added after each move, if the time is for the whole game."""


class SeatClock(msgspec.Struct):
    """The clock of a seat, as everybody sees it."""

    left: float
    """In seconds."""
    running: bool


class ClockReading(NamedTuple):
    """The clocks just before a move, so that they can be restored if it is taken back."""

    seat: int
    """The seat that moved."""
    moved_at: float
    """In seconds since 1970, like the times below."""
    remaining_s: tuple[float, ...]
    """By seat: the time left when its question was asked, or now if it has none."""
    asked_at: dict[int, float]
    """When each seat that owed a decision was asked."""


class Clocks:
    """The time left to each seat. It follows from the events, so it is the same in every process."""

    def __init__(self, control: TimeControl, seats: int) -> None:
        """Give every seat its full time."""
        self.control = control
        self.remaining_s = [control.seconds] * seats
        """By seat: the time left, not counting the time since its question was asked.

        If each move has its own time, it is less than that only after a take-back.
        """
        self.untimed: set[int] = set()
        """The seats without a clock: those of bots."""

    def deadline(self, seat: int, asked_at: float) -> float | None:
        """Return when the time of a seat runs out if it was asked at `asked_at`; None for never."""
        if self.control.kind == "none" or seat in self.untimed:
            return None
        return asked_at + self.remaining_s[seat]

    def record_answer(self, seat: int, asked_at: float, answered_at: float) -> None:
        """Subtract the time that a seat took and add the increment, or give it the full time for its next move."""
        if self.control.kind == "game":
            self.remaining_s[seat] = (
                max(0.0, self.remaining_s[seat] - (answered_at - asked_at)) + self.control.increment
            )
        else:
            self.drop_question(seat)

    def drop_question(self, seat: int) -> None:
        """Give a seat the full time for its next question, if each move has its own time."""
        if self.control.kind != "game":
            self.remaining_s[seat] = self.control.seconds

    def read(self, seat: int, moved_at: float, asked_at: dict[int, float]) -> ClockReading | None:
        """Return the clocks just before a move of a seat; None if there is no time control."""
        if self.control.kind == "none":
            return None
        return ClockReading(seat, moved_at, tuple(self.remaining_s), dict(asked_at))

    def take_back(self, before: ClockReading, now: float) -> None:
        """Restore the clocks before a move that is taken back freely at `now`, when its question is asked again.

        The deadline does not change: all time since the question was first asked counts against its player, even while
        others moved.
        """
        self.remaining_s = [
            max(0.0, left - (now - before.asked_at.get(seat, now))) for seat, left in enumerate(before.remaining_s)
        ]

    def take_back_by_agreement(
        self, readings: Iterable[ClockReading], asked_at: dict[int, float], offered_at: float
    ) -> None:
        """Set the clocks after a take-back that was requested at `offered_at` and agreed to by the others.

        `readings` are the clocks before each move that is taken back, the first move first. `asked_at` holds the seats
        that owed a decision just before the take-back. With a time for the game, each seat has used the time that its
        own clock ran until `offered_at`, and increments are withdrawn. With a time per move, a question that is asked
        again keeps the time that was left when it was answered, but at least `_AGREED_SHARE` of its time.
        """
        undone = list(readings)
        if self.control.kind == "game":
            for seat, asked in asked_at.items():
                self.remaining_s[seat] -= max(0.0, offered_at - asked)
            for reading in undone:
                self.remaining_s[reading.seat] -= self.control.increment
            self.remaining_s = [max(0.0, left) for left in self.remaining_s]
            return
        first = undone[0]
        self.remaining_s = [self.control.seconds] * len(first.remaining_s)
        for seat, asked in first.asked_at.items():
            answered_at = next((reading.moved_at for reading in undone if reading.seat == seat), offered_at)
            left = first.remaining_s[seat] - max(0.0, answered_at - asked)
            self.remaining_s[seat] = max(left, self.control.seconds * _AGREED_SHARE)

    def stop_running(self, asked_at: dict[int, float], now: float) -> None:
        """Subtract the time that the clocks of the seats that were asked have run, at the end of a game."""
        for seat, asked in asked_at.items():
            self.remaining_s[seat] = max(0.0, self.remaining_s[seat] - max(0.0, now - asked))

    def stop_timing(self, seat: int) -> None:
        """Remove the clock of a seat that a bot has taken."""
        self.untimed.add(seat)

    def describe(self, names: tuple[str, ...], asked_at: dict[int, float], now: float) -> dict[str, SeatClock]:
        """Return the clocks by seat, which are the same for everybody; empty without a time control.

        The clock of a seat whose answer is held back runs until the answer is released.
        """
        if self.control.kind == "none":
            return {}
        return {
            name: SeatClock(
                left=round(max(0.0, self.remaining_s[seat] - (now - asked_at[seat] if seat in asked_at else 0.0)), 2),
                running=seat in asked_at,
            )
            for seat, name in enumerate(names)
            if seat not in self.untimed
        }
