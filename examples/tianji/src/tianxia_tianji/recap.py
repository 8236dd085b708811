"""What happened last: the latest race."""

from collections.abc import Sequence

from tianxia.engine.recap import Recap
from tianxia.locales import Message


def summarise(log: Sequence[Message]) -> Recap:
    """Return the messages about the latest race, from the log of a reader; at first, that about the first prize."""
    races = [line for line, message in enumerate(log) if message.id == "tianji-log-run"]
    latest = log[races[-1] : races[-1] + 2] if races else log[:1]
    return Recap(list(latest), places=[])
