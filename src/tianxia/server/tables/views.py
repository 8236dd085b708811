"""What each reader of a table may see of its game, encoded as JSON once per version of the table.

However many spectators a table has, the public view is computed and encoded once.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from tianxia.server.tables.table import Table

_encoder = msgspec.json.Encoder()


def encoded_view(table: Table, seat: int | None) -> msgspec.Raw:
    """Return the view of a seat, or of a spectator (None)."""
    return _cached(table, "view", seat, lambda: table.game.view(table.state, seat))


def encoded_facts(table: Table) -> msgspec.Raw:
    """Return the facts about the board, which everybody may know."""
    return _cached(table, "facts", None, lambda: table.game.board_facts(table.state))


def encoded_recap(table: Table, seat: int | None) -> msgspec.Raw:
    """Return what happened last, as a seat or a spectator (None) knows it."""
    return _cached(table, "recap", seat, lambda: table.recap(seat)._asdict())


def encoded_start(table: Table, seat: int | None) -> msgspec.Raw:
    """Return the view of the position before the first move."""
    encoded = table.start_views.get(seat)
    if encoded is None:
        encoded = table.start_views[seat] = _encode(table.game.view(table.initial_state(), seat))
    return encoded


def encoded_question(table: Table, seat: int) -> msgspec.Raw | None:
    """Return the question of a seat with its legal moves; None if it has no question."""
    if table.question(seat) is None:
        return None
    return _cached(table, "question", seat, lambda: _describe_question(table, seat))


def _cached(table: Table, what: str, seat: int | None, compute: Callable[[], Any]) -> msgspec.Raw:
    """Return what was encoded for this version of the table; compute it the first time."""
    if table.view_cache_version != table.version:
        table.view_cache.clear()
        table.view_cache_version = table.version
    encoded = table.view_cache.get((what, seat))
    if encoded is None:
        encoded = table.view_cache[what, seat] = _encode(compute())
    return encoded


def _encode(value: object) -> msgspec.Raw:
    return msgspec.Raw(_encoder.encode(value))


def _describe_question(table: Table, seat: int) -> dict[str, Any] | None:
    """Return the question of a seat with its legal moves; None if it has no question."""
    question = table.question(seat)
    if question is None:
        return None
    game, state = table.game, table.state
    out: dict[str, Any] = {
        "number": question.number,
        "prompt": game.prompt(state, seat),
        "secret": question.secret,
        "legal": [game.text(state, seat, int(action)) for action in state.legal(seat)],
        "asked": question.asked_at,
    }
    if question.deadline is not None:
        out["until"] = question.deadline
    return out
