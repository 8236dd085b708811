"""The recap of Huang: all actions of other players since the reader's own turn, turn by turn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from tianxia.engine.recap import Recap
from tianxia.locales import Argument, Message

_ACTION_MESSAGES: Final = {
    "huang-log-tile": "huang-happened-tile",
    "huang-log-leader": "huang-happened-leader",
    "huang-log-leader-moved": "huang-happened-leader",
    "huang-log-leader-off": "huang-happened-leader-off",
    "huang-log-pagoda": "huang-happened-pagoda",
    "huang-log-palace": "huang-happened-palace",
    "huang-log-riot": "huang-happened-riot",
    "huang-log-market": "huang-happened-market",
    "huang-log-exchange": "huang-happened-exchange",
}
"""Messages of the log that report an action, with the message for it in a list."""
_CONFLICT_MESSAGES: Final = {"huang-log-revolt": "huang-happened-revolt", "huang-log-war": "huang-happened-war"}
"""Messages of the log that report the beginning of a conflict, with the message for it until it is decided."""
_END_MESSAGES: Final = frozenset({"huang-log-win", "huang-log-nobody"})


@dataclass
class _Turn:
    seat: str
    actions: list[Message] = field(default_factory=list)
    places: list[str] = field(default_factory=list)


def summarise(log: Sequence[Message], seat: str | None) -> Recap:
    """Summarise the turns of others since the seat's last one, or its own turn in progress.

    A spectator gets the last turn.
    """
    if log and log[-1].id in _END_MESSAGES:
        return Recap([log[-1]], [])
    turns = [turn for turn in _split_turns(_messages_since_turn(log, seat), seat) if turn.actions]
    own = [at for at, turn in enumerate(turns) if turn.seat == seat]
    if seat is None or (own and own[-1] == len(turns) - 1):
        shown = turns[-1:]
    else:
        shown = turns[own[-1] + 1 :] if own else turns
    messages = [
        Message("huang-happened-turn", {"seat": turn.seat, "you": int(turn.seat == seat), "actions": turn.actions})
        for turn in shown
    ]
    return Recap(messages, list(dict.fromkeys(place for turn in shown for place in turn.places)))


def _messages_since_turn(log: Sequence[Message], seat: str | None) -> Sequence[Message]:
    """Return the messages of a log from the seat's last turn with an action on; for a spectator, from anybody's."""
    has_action = False
    for at in range(len(log) - 1, -1, -1):
        message_id, args = log[at]
        if message_id in _ACTION_MESSAGES or message_id in _CONFLICT_MESSAGES:
            has_action = True
        elif message_id == "huang-log-turn":
            if has_action and seat in (None, args["seat"]):
                return log[at:]
            has_action = False
    return log


def _split_turns(log: Sequence[Message], seat: str | None) -> list[_Turn]:
    turns = [_Turn("")]
    result: dict[str, Argument]
    for message_id, args in log:
        turn = turns[-1]
        mover = str(args.get("seat", ""))
        if message_id == "huang-log-turn":
            turns.append(_Turn(mover))
        elif message_id in _ACTION_MESSAGES:
            if not turn.seat:  # the log begins in the middle of a turn
                turn.seat = mover
            turn.actions.append(_shorten_action(_ACTION_MESSAGES[message_id], args))
            turn.places += str(args.get("hexes") or args.get("hex") or "").split()
        elif message_id in _CONFLICT_MESSAGES:
            turn.actions.append(Message(_CONFLICT_MESSAGES[message_id]))
        elif message_id == "huang-log-revolt-won" and turn.actions:
            result = {"seat": mover, "you": int(mover == seat), "high": args["high"], "low": args["low"]}
            _replace_with_outcome(turn, "huang-happened-revolt", Message("huang-happened-revolt-won", result))
        elif message_id == "huang-log-war-won" and turn.actions:
            result = {name: args[name] for name in ("state", "capitals", "high", "low")}
            _replace_with_outcome(turn, "huang-happened-war", Message("huang-happened-war-won", result))
        elif message_id == "huang-log-home" and turn.actions and seat in (mover, None):
            result = {"seat": mover, "you": int(mover == seat), "role": args["colour"]}
            turn.actions.append(Message("huang-happened-lost", result))
    return turns


def _shorten_action(message_id: str, args: Mapping[str, Argument]) -> Message:
    named = {"hex": "hex", "number": "number", "colour": "role"}
    return Message(message_id, {named[name]: value for name, value in args.items() if name in named})


def _replace_with_outcome(turn: _Turn, open_id: str, result: Message) -> None:
    """Replace the message about the beginning of a conflict by its outcome."""
    for at, action in enumerate(turn.actions):
        if action.id == open_id:
            turn.actions[at] = result
            return
    turn.actions.append(result)
