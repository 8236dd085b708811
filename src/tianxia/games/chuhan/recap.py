"""The recap of Chu Han: the rival's play, who took the trick, how a battle ended."""

from collections.abc import Sequence
from typing import Final

from tianxia.engine.recap import Recap, lines_since_own_move
from tianxia.locales import Argument, Message

_MOVES: Final = frozenset(
    {
        "chuhan-log-lead",
        "chuhan-log-respond",
        "chuhan-log-pass",
        "chuhan-log-power",
        "chuhan-log-writ",
        "chuhan-log-allow",
        "chuhan-log-no-restore",
        "chuhan-log-cancel",
        "chuhan-log-restore",
        "chuhan-log-gift-laid",
    }
)
"""Messages that report a player's own decision."""
_SHOWN: Final = _MOVES | {
    "chuhan-log-pass-with",
    "chuhan-log-set-with",
    "chuhan-log-turned-back",
    "chuhan-log-cancelled",
    "chuhan-log-yu-ji",
    "chuhan-log-ying-bu",
    "chuhan-log-ji-bu",
    "chuhan-log-open",
    "chuhan-log-gifts",
    "chuhan-log-trick",
    "chuhan-log-out",
    "chuhan-log-battle",
    "chuhan-log-win",
}
_MAX_LINES: Final = 2
"""More lines could not be read at a glance."""


def summarise(log: Sequence[Message], seat: str | None) -> Recap:
    """Return the last lines since the seat's own move, or its own move if nothing has happened since."""
    since = [line for line in lines_since_own_move(log, seat, _MOVES) if line.id in _SHOWN]
    # Who leads a battle is news only until that seat has led.
    since = [line for line in since[:-1] if line.id != "chuhan-log-battle"] + since[-1:]
    lines = since[-_MAX_LINES:] or [line for line in log if line.id in _SHOWN][-1:]
    if any(line.id == "chuhan-log-win" for line in lines):
        lines = lines[-1:]
    return Recap([_shortened(line, seat) for line in lines], [])


def _shortened(line: Message, seat: str | None) -> Message:
    """Return a line of the log, in a shorter form if there is one."""
    args = line.args
    if line.id == "chuhan-log-trick":
        return Message("chuhan-happened-trick", {**args, "who": _trick(args["seat"], args["leader"], seat)})
    if line.id == "chuhan-log-out":
        return Message("chuhan-happened-out", {"seat": args["seat"], "you": int(args["seat"] == seat)})
    if line.id == "chuhan-log-battle":
        told = {"battle": args["battle"], "leader": args["leader"], "you": int(args["leader"] == seat)}
        return Message("chuhan-happened-battle", told)
    return line


def _trick(winner: Argument, leader: Argument, reader: str | None) -> str:
    """Return which of the reader and the other took a trick and leads the next one."""
    if winner == leader:
        return "reader" if winner == reader else "same"
    return {str(winner): "reader-other", str(leader): "other-reader"}.get(str(reader), "other")
