"""What a seat is asked, and how long the answer to a secret question is held back."""

import hmac
from hashlib import sha256
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


def delay(secret: str, seat: int, question: int, bounds: tuple[float, float]) -> float:
    """How long an answer is held back at least.

    It derives from the table's secret, the seat and the number of the question: it is fixed before anybody looks at a
    hand, nobody can foresee it, and it is the same after a restart.
    """
    digest = hmac.digest(secret.encode(), f"{seat}/{question}".encode(), sha256)
    share = int.from_bytes(digest[:6], "big") / 2**48
    low, high = bounds
    return low + (high - low) * share
