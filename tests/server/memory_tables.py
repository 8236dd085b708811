"""Tables in memory, with a clock that tests set."""

from typing import Any
from weakref import WeakKeyDictionary

from tianxia.engine import registry
from tianxia.engine.state import State
from tianxia.server.tables import event_application
from tianxia.server.tables.clocks import TimeControl
from tianxia.server.tables.events import EventBody, MoveMade, TableEvent
from tianxia.server.tables.table import Table
from tianxia.server.tables.table_config import TableConfig

HOLD = (1.0, 3.0)
"""The range of hold delays, in seconds."""
EVENTS: WeakKeyDictionary[Table, list[TableEvent]] = WeakKeyDictionary()
"""The events of each table, so that it can be rebuilt."""


def make_table(
    game: str = "chuhan",
    seed: int = 1,
    people: tuple[str, ...] = ("ann", "bob"),
    clock: TimeControl | None = None,
    options: dict[str, Any] | None = None,
    secret: str = "s",
    hold: tuple[float, float] = HOLD,
) -> Table:
    """Return a table that started at time 1000; a player called `bot` is a bot."""
    rules_version = registry.game(game).rules_version
    config = TableConfig("t", game, rules_version, options or {}, seed, secret, 1000.0, clock or TimeControl(), hold)
    humans = {seat: name for seat, name in enumerate(people) if name != "bot"}
    bots = {seat: "random" for seat, name in enumerate(people) if name == "bot"}
    return Table(config, humans, bots)


def add_event(
    table: Table, seat: int, body: EventBody, now: float, question: int = 0, earliest: float = 0.0
) -> TableEvent:
    """Add an event, and apply all events released by `now`."""
    event = TableEvent(table.last_event_number + 1, seat, body, question, now, max(now, earliest))
    assert event_application.add_event(table, event)
    EVENTS.setdefault(table, []).append(event)
    event_application.apply_due(table, now)
    return event


def submit_answer(table: Table, seat: int, now: float, pick: int = 0) -> TableEvent:
    """Answer a seat's question with a whole move; `pick` chooses among the legal actions."""
    question = table.question(seat)
    assert question is not None
    text = choose_move_text(table, table.state, seat, pick)
    return add_event(table, seat, MoveMade(text), now, question.number, question.earliest_release)


def choose_move_text(table: Table, state: State, seat: int, pick: int) -> str:
    """Return the text of a whole move; at each action, `pick` chooses among the legal ones."""
    world = state.clone()
    while True:
        legal = world.legal(seat)
        action = int(legal[pick % len(legal)])
        text: str = table.game.text(world, seat, action)
        if not table.game.is_partial_move(text):
            return text
        world.apply(seat, action)
