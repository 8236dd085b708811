"""Tables in memory, with a clock that tests turn by hand."""

from typing import Any
from weakref import WeakKeyDictionary

from tianxia.engine import registry
from tianxia.engine.state import State
from tianxia.server.clocks import Clock
from tianxia.server.room import Facts, Room
from tianxia.server.rows import MOVE, Row

HOLD = (1.0, 3.0)
ROWS: WeakKeyDictionary[Room, list[Row]] = WeakKeyDictionary()
"""What has come in, table by table."""


def make_room(
    game: str = "chuhan",
    seed: int = 1,
    people: tuple[str, ...] = ("ann", "bob"),
    clock: Clock | None = None,
    options: dict[str, Any] | None = None,
    secret: str = "s",
    hold: tuple[float, float] = HOLD,
) -> Room:
    """A table that began at the moment 1000; a person called `bot` is one."""
    rules = registry.game(game).rules
    facts = Facts("t", game, rules, options or {}, seed, secret, 1000.0, clock or Clock(), hold)
    humans = {seat: name for seat, name in enumerate(people) if name != "bot"}
    bots = {seat: "random" for seat, name in enumerate(people) if name == "bot"}
    return Room(facts, humans, bots)


def add(room: Room, kind: str, seat: int, text: str, now: float, question: int = 0, earliest: float = 0.0) -> Row:
    """A row comes in, and what is due by now is played."""
    row = Row(room.number + 1, kind, seat, text, question, now, max(now, earliest))
    assert room.take(row)
    ROWS.setdefault(room, []).append(row)
    room.play_due(now)
    return row


def answer(room: Room, seat: int, now: float, pick: int = 0) -> Row:
    """A seat answers what it is asked, with a whole move."""
    question = room.question(seat)
    assert question is not None
    return add(room, MOVE, seat, whole_text(room, room.state, seat, pick), now, question.number, question.earliest)


def whole_text(room: Room, state: State, seat: int, pick: int) -> str:
    world = state.clone()
    while True:
        legal = world.legal(seat)
        action = int(legal[pick % len(legal)])
        text: str = room.game.text(world, seat, action)
        if not room.game.is_partial_move(text):
            return text
        world.apply(seat, action)
