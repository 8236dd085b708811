"""What a seat is asked, and how long the answer to a secret question is held back."""

import hmac
from hashlib import sha256
from math import ceil
from typing import NamedTuple


class Question(NamedTuple):
    """A decision a seat owes."""

    number: int
    """The seat's own count."""
    secret: bool
    asked: float
    earliest: float
    """No answer counts before this moment."""
    until: float | None
    """When the seat's time is over."""

    def is_late(self, now: float) -> bool:
        """Whether it waits for somebody whose time is over; a secret one never does, the clock answers it."""
        return not self.secret and self.until is not None and self.until < now


def delay(secret: str, seat: int, question: int, bounds: tuple[float, float]) -> float:
    """How long an answer is held back at least.

    It derives from the table's secret, the seat and the number of the question: it is fixed before anybody looks at a
    hand, nobody can foresee it, and it is the same after a restart.
    """
    digest = hmac.digest(secret.encode(), f"{seat}/{question}".encode(), sha256)
    share = int.from_bytes(digest[:6], "big") / 2**48
    low, high = bounds
    return low + (high - low) * share


def bot_release(question: Question, thinks: float, step: float, now: float) -> float:
    """When a bot's answer counts that is ready now.

    How long it thought about a secret question would tell whether it had a choice: the delay begins after the time it
    may think, and what took longer still is released in coarse steps.
    """
    if not question.secret or not step:
        return now
    moment = question.earliest + thinks
    return moment + step * max(0, ceil((now - moment) / step))
