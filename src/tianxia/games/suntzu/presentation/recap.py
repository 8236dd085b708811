"""The recap of Sun Tzu: generals, revealed cards and provinces won."""

from collections.abc import Sequence
from typing import Final

from tianxia.engine.recap import Recap, messages_since_own_move, newest_message
from tianxia.locales import Message

_MOVE_MESSAGES: Final = frozenset(
    {
        "suntzu-log-chosen",
        "suntzu-log-orders",
        "suntzu-log-picks",
        "suntzu-log-exchange",
        "suntzu-log-no-exchange",
        "suntzu-log-no",
        "suntzu-log-general",
        "suntzu-log-general-at",
        "suntzu-log-takes",
        "suntzu-log-keeps",
    }
)
"""Messages that report a player's own decision."""
_GENERAL_MESSAGES: Final = frozenset({"suntzu-log-general", "suntzu-log-general-at"})
_END_MESSAGES: Final = frozenset({"suntzu-log-win", "suntzu-log-draw"})
_OTHER_MESSAGES: Final = _MOVE_MESSAGES - _GENERAL_MESSAGES - {"suntzu-log-no", "suntzu-log-no-exchange"} | {
    "suntzu-log-round"
}
"""Messages that are shown where no battle was fought and no general used."""


def summarise(log: Sequence[Message], seat: str | None) -> Recap:
    """Summarise what followed the seat's own last decision; for a spectator, what followed the round's orders."""
    since = _messages_since_orders(log) if seat is None else messages_since_own_move(log, seat, _MOVE_MESSAGES)
    return Recap(_summarise_lines(since, seat) or newest_message(log, _OTHER_MESSAGES | _GENERAL_MESSAGES), [])


def _messages_since_orders(log: Sequence[Message]) -> Sequence[Message]:
    """Return the messages of a log after the last orders; all of them if there are none."""
    for at in range(len(log) - 1, -1, -1):
        if log[at].id == "suntzu-log-orders":
            return log[at + 1 :]
    return log


def _summarise_lines(since: Sequence[Message], seat: str | None) -> list[Message]:
    generals: list[Message] = []
    others: list[Message] = []
    open_battle: Message | None = None
    won: dict[str, list[str]] = {}
    for line in since:
        if line.id in _END_MESSAGES:
            return [line]
        if line.id in _GENERAL_MESSAGES:
            generals.append(line)
        elif line.id == "suntzu-log-revealed":
            open_battle = line
        elif line.id in ("suntzu-log-wins", "suntzu-log-nothing", "suntzu-log-plague"):
            winner = {"suntzu-log-wins": line.args.get("seat"), "suntzu-log-plague": "plague"}.get(line.id, "nobody")
            won.setdefault(str(winner), []).append(str(line.args["province"]))
            open_battle = None
        elif line.id in _OTHER_MESSAGES:
            others.append(line)
    battles = [_summarise_battles(winner, provinces, seat) for winner, provinces in won.items()]
    messages = [*generals[-1:], *battles, *([open_battle] if open_battle else [])]
    return messages or others[-1:]


def _summarise_battles(winner: str, provinces: list[str], seat: str | None) -> Message:
    """Return the message that a seat, nobody, or the Plague won some provinces."""
    named = " ".join(provinces)
    if winner == "plague":
        return Message("suntzu-happened-plague", {"provinces": named})
    if winner == "nobody":
        return Message("suntzu-happened-nothing", {"provinces": named})
    return Message("suntzu-happened-wins", {"seat": winner, "you": int(winner == seat), "provinces": named})
