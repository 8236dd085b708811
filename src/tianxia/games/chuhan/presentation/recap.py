"""The recap of Chu Han: the rival's play, the winner of the trick, the end of a battle."""

from collections.abc import Sequence
from typing import Final

from tianxia.engine.recap import Recap, messages_since_own_move, newest_message
from tianxia.locales import Argument, Message

_MOVE_MESSAGES: Final = frozenset(
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
"""Messages that report a decision of their seat."""
_SHOWN_MESSAGES: Final = _MOVE_MESSAGES | {
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
"""Messages that a recap can contain; the others are details, such as points."""
_SECOND_PERSON_MESSAGES: Final = frozenset(
    {
        "chuhan-log-lead",
        "chuhan-log-respond",
        "chuhan-log-writ",
        "chuhan-log-pass",
        "chuhan-log-allow",
        "chuhan-log-turned-back",
    }
)
"""Messages that have a variant for the seat they are about, which it addresses as "you"."""
_MAX_LINES: Final = 2
"""More lines than this cannot be read at a glance."""


def summarise(log: Sequence[Message], seat: str | None) -> Recap:
    """Return the last lines since the seat's own move, or its own move if nothing has happened since.

    Once something has happened in a new battle, the lines of the battle before are left out.
    """
    since = [line for line in messages_since_own_move(log, seat, _MOVE_MESSAGES) if line.id in _SHOWN_MESSAGES]
    battle, since = _split_at_new_battle(since)
    lines = since[-_MAX_LINES:] or newest_message(log, _SHOWN_MESSAGES)
    if any(line.id == "chuhan-log-win" for line in lines):
        lines = lines[-1:]
    return Recap([*battle, *(_shorten(line, seat) for line in lines)], [])


def _split_at_new_battle(lines: list[Message]) -> tuple[list[Message], list[Message]]:
    """Return the name of the battle that began last, and the lines after its beginning.

    The name is left out where no earlier battle is among the lines. Until something has happened in the new battle, or
    if none began, return no name and all lines.
    """
    for i in range(len(lines) - 2, -1, -1):
        if lines[i].id == "chuhan-log-battle":
            name = [Message("chuhan-happened-in", {"battle": lines[i].args["battle"]})] if i > 0 else []
            return name, lines[i + 1 :]
    return [], lines


def _shorten(line: Message, seat: str | None) -> Message:
    """Return a line of the log, shorter or from the reader's side if there is such a form."""
    args = line.args
    if line.id == "chuhan-log-trick":
        return Message("chuhan-happened-trick", {**args, "who": _relate_trick(args["seat"], args["leader"], seat)})
    if line.id == "chuhan-log-out":
        return Message("chuhan-happened-out", {"seat": args["seat"], "you": int(args["seat"] == seat)})
    if line.id == "chuhan-log-battle":
        recap_args = {"battle": args["battle"], "leader": args["leader"], "you": int(args["leader"] == seat)}
        return Message("chuhan-happened-battle", recap_args)
    if line.id in _SECOND_PERSON_MESSAGES and args["seat"] == seat:
        return Message("chuhan-happened-own", {**args, "what": line.id.partition("-log-")[2]})
    return line


def _relate_trick(winner: Argument, leader: Argument, reader: str | None) -> str:
    """Return the variant of the message for a trick's winner and the next leader, in relation to the reader."""
    if winner == leader:
        return "reader" if winner == reader else "same"
    return {str(winner): "reader-other", str(leader): "other-reader"}.get(str(reader), "other")
