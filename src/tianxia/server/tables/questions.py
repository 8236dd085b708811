"""Questions to seats, and how long the answers to secret questions are held back."""

import hmac
from hashlib import sha256
from math import ceil
from typing import NamedTuple


class Question(NamedTuple):
    """A decision that a seat owes."""

    number: int
    """Counted per seat, from 1."""
    secret: bool
    """Whether other seats must not notice if and when it is answered."""
    asked_at: float
    """In seconds since 1970, like the times below."""
    earliest_release: float
    """The earliest time at which an answer takes effect."""
    deadline: float | None
    """When the seat's time is over; None for never."""

    def is_late(self, now: float) -> bool:
        """Return whether the deadline has passed; False for a secret question, since the clock answers it."""
        return not self.secret and self.deadline is not None and self.deadline < now


def hold_delay(secret: str, seat: int, question: int, bounds: tuple[float, float]) -> float:
    """Return how many seconds must pass between a secret question and the release of its answer.

    The delay is derived from the table's secret, the seat and the number of the question: it does not depend on the
    hand, nobody can predict it, and it is the same after a restart.
    """
    digest = hmac.digest(secret.encode(), f"{seat}/{question}".encode(), sha256)
    fraction = int.from_bytes(digest[:6], "big") / 2**48
    low, high = bounds
    return low + (high - low) * fraction


def bot_release_time(question: Question, thinking_s: float, step_s: float, now: float) -> float:
    """Return when a bot's answer that is ready at `now` takes effect.

    How long a bot thinks about a secret question would reveal whether it had a choice. Its hold delay therefore starts
    after the longest time that it may think (`thinking_s`). An answer that takes even longer is released at a multiple
    of `step_s` after that.
    """
    if not question.secret or not step_s:
        return now
    earliest = question.earliest_release + thinking_s
    return earliest + step_s * max(0, ceil((now - earliest) / step_s))
