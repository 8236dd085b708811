"""Questions: what a seat has to decide, and how long an answer to a secret one is held back."""

import hmac
from hashlib import sha256
from math import ceil
from typing import NamedTuple


class Question(NamedTuple):
    """A decision that a seat owes."""

    number: int
    """In the seat's own count."""
    secret: bool
    """Whether others must not notice when, or whether, it was answered."""
    asked_at: float
    """In seconds since 1970, as the other times."""
    earliest_release: float
    """No answer takes effect before this moment."""
    deadline: float | None
    """When the seat's time is over; None for never."""

    def is_late(self, now: float) -> bool:
        """Return whether the time is over and the seat is still waited for; the clock answers secret questions."""
        return not self.secret and self.deadline is not None and self.deadline < now


def hold_delay(secret: str, seat: int, question: int, bounds: tuple[float, float]) -> float:
    """Return for how many seconds at least an answer is held back.

    The delay derives from the table's secret, the seat and the number of the question: it is fixed before anybody looks
    at a hand, nobody can predict it, and it is the same after a restart.
    """
    digest = hmac.digest(secret.encode(), f"{seat}/{question}".encode(), sha256)
    share = int.from_bytes(digest[:6], "big") / 2**48
    low, high = bounds
    return low + (high - low) * share


def bot_release_time(question: Question, thinks: float, step: float, now: float) -> float:
    """Return when a bot's answer that is ready now takes effect.

    The time a bot thinks about a secret question would reveal whether it had a choice. So the delay starts after the
    time it may think (`thinks`), and an answer that took even longer is released in coarse steps of `step` seconds.
    """
    if not question.secret or not step:
        return now
    moment = question.earliest_release + thinks
    return moment + step * max(0, ceil((now - moment) / step))
