"""Plays the moves of a table when they are released."""

from functools import lru_cache
from sys import intern
from typing import Final

from tianxia.server.tables.applied_move import AppliedMove
from tianxia.server.tables.events import ClockMoved, MoveMade, TableEvent
from tianxia.server.tables.table import Result, Table

MAX_UNDO_MOVES: Final = 64
"""How many of the latest moves can be taken back."""


def apply_move(table: Table, event: TableEvent, body: MoveMade | ClockMoved) -> None:
    """Play a move, unless it is illegal by now or the current rules have diverged."""
    if table.diverged_events:
        table.diverged_events.append(event.number)
        return
    steps = _find_steps(table, event.seat, body)
    if steps is None:
        return  # the position that it was meant for was taken back
    if table.has_earlier_rules and _diverges(table, event, steps):
        return
    actors_before = set(table.state.actors())
    applied = _describe_move(table, event, body.text, steps)
    if table.offers["draw"] - {event.seat}:  # moving on declines the offer
        table.log_to_all("server-log-declined", seat=table.seat_argument(event.seat), what="draw")
        table.offers["draw"].clear()
    table.previous_state = table.state.clone()
    for step in steps:
        table.state.play(event.seat, step)
    table.state_version += 1
    table.timeouts[event.seat] = table.timeouts[event.seat] + 1 if isinstance(body, ClockMoved) else 0
    table.clocks.record_answer(event.seat, table.asked_at.get(event.seat, event.release), event.release)
    table.applied_moves.append(applied)
    if len(table.applied_moves) > MAX_UNDO_MOVES:
        too_old = table.applied_moves[-1 - MAX_UNDO_MOVES]
        too_old.line_counts, too_old.clocks = (), None
    table.drain_journal()
    table.update_questions(event.seat, actors_before, event.release)
    table.offers["draw"].discard(event.seat)
    table.offers["undo"].clear()
    if table.state.is_over():
        table.end(Result("rules", _find_winners(table)))


def _find_steps(table: Table, seat: int, body: MoveMade | ClockMoved) -> tuple[int, ...] | None:
    """Return the actions of a move, or None if it is not legal; a move that was checked just now is trusted."""
    if body.checked is not None and body.checked.state_version == table.state_version:
        return body.checked.steps
    steps = table.game.check(table.state, seat, body.text)
    return tuple(steps) if isinstance(steps, list) else None


def _diverges(table: Table, event: TableEvent, steps: tuple[int, ...]) -> bool:
    """Return whether a move has different outcomes under the table's and the current rules; if so, record it."""
    after = table.state.clone()
    is_diverging = False
    for step in steps:
        before = after.clone()
        after.apply(event.seat, step)
        is_diverging = is_diverging or table.game.outcome_differs(table.config.rules_version, before, after)
    if is_diverging:
        table.diverged_events.append(event.number)
    return is_diverging


def _describe_move(table: Table, event: TableEvent, text: str, steps: tuple[int, ...]) -> AppliedMove:
    """Return a move with what is needed to take it back; to be called before it is played."""
    return AppliedMove(
        event_number=event.number,
        seat=event.seat,
        text=intern(text),
        steps=_intern_steps(steps),
        line_counts=tuple(len(table.logs[reader].lines) for reader in table.readers),
        seconds=max(0.0, event.accepted_at - table.asked_at.get(event.seat, event.accepted_at)),
        clocks=table.clocks.read(event.seat, event.release, table.asked_at),
    )


def _find_winners(table: Table) -> list[int]:
    """Return the seats with the highest return of a finished game; none if all returns are equal."""
    returns = table.state.returns()
    best = max(returns)
    return [seat for seat, value in enumerate(returns) if value == best] if best > min(returns) else []


@lru_cache(4096)
def _intern_steps(steps: tuple[int, ...]) -> tuple[int, ...]:
    """Return one shared tuple for equal steps, since many tables have the same moves."""
    return steps
