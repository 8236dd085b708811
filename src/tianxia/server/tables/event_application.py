"""Adds events to a table, and applies each of them when it is released.

Events take effect in the order of their release. The answer to a secret question is in the database at once, but takes
effect in the game only when it is released.
"""

from tianxia.locales import Message
from tianxia.server.tables.events import (
    ClockMoved,
    HintGiven,
    MoveMade,
    MovesUndone,
    Offerable,
    OfferAnswered,
    OfferMade,
    SeatReplaced,
    SeatResigned,
    TableClosed,
    TableEvent,
    WinClaimed,
)
from tianxia.server.tables.moves import apply_move
from tianxia.server.tables.table import Result, Table
from tianxia.server.tables.undo import take_back


def add_event(table: Table, event: TableEvent) -> bool:
    """Add an event that is on disk; one that the table has already is ignored. Return False if it is out of order.

    It is if an event with a later release was already applied. The caller must then rebuild the table.
    """
    if event.number <= table.last_event_number:
        return True
    table.version += 1
    if not table.event_queue.add(event):
        return False
    if isinstance(event.body, MoveMade | ClockMoved):
        table.hold_answer(event, event.body.text)
    return True


def apply_due(table: Table, now: float) -> bool:
    """Apply all events released by `now`; return whether any of them is visible to other seats."""
    any_visible = False
    while (event := table.event_queue.release(now)) is not None:
        any_visible |= not isinstance(event.body, HintGiven)
        if table.held_answers.get(event.seat) is event:
            del table.held_answers[event.seat]
        _apply_event(table, event)
    return any_visible


def _apply_event(table: Table, event: TableEvent) -> None:
    """Apply an event to the game; after the end, only offers have an effect."""
    body = event.body
    if table.is_over and not isinstance(body, OfferMade | OfferAnswered):
        return
    match body:
        case MoveMade() | ClockMoved():
            apply_move(table, event, body)
        case MovesUndone():
            take_back(table, event, body.first_event)
        case SeatResigned():
            _resign(table, event)
        case WinClaimed():
            _claim_win(table, event)
        case TableClosed():
            table.end(Result("closed", []))
        case OfferMade():
            _record_offer(table, event, body)
        case OfferAnswered():
            _record_answer(table, event.seat, body)
        case SeatReplaced():
            _seat_bot(table, event.seat, body.level)
        case HintGiven():
            table.hints_given.append((event.seat, event.question))
    table.version += 1


def _resign(table: Table, event: TableEvent) -> None:
    """End the game: all other seats win."""
    table.log_to_all("server-log-resign", seat=table.seat_argument(event.seat))
    table.clocks.stop_running(table.asked_at, event.release)
    table.end(Result("resign", [winner for winner in range(len(table.seat_names)) if winner != event.seat]))


def _claim_win(table: Table, event: TableEvent) -> None:
    """End a game of two players: the seat that claims wins, because the other player's time is over."""
    late_seat = next(other for other in range(len(table.seat_names)) if other != event.seat)
    table.log_to_all("server-log-time", seat=table.seat_argument(late_seat))
    table.clocks.stop_running(table.asked_at, event.release)
    table.end(Result("time", [event.seat]))


def _record_offer(table: Table, event: TableEvent, body: OfferMade) -> None:
    """Record an offer; for an undo, also what is to be taken back and when it was first requested."""
    if body.what == "undo":
        table.undo_asked_at = table.undo_asked_at if table.offers["undo"] else event.release
        table.undo_target = body.first_event
    _agree(table, event.seat, body.what)


def _record_answer(table: Table, seat: int, body: OfferAnswered) -> None:
    """Record that a seat agrees, or withdraw the offer that it declines."""
    if body.is_accepted:
        _agree(table, seat, body.what)
        return
    agreeing_seats = table.offers[body.what]
    if agreeing_seats - {seat}:
        table.log_to_all("server-log-declined", seat=table.seat_argument(seat), what=body.what)
    agreeing_seats.clear()


def _agree(table: Table, seat: int, what: Offerable) -> None:
    """Record that a seat agrees with an offer; if all agree to a draw, end the game."""
    agreeing_seats = table.offers[what]
    if what == "draw" and not agreeing_seats:
        table.log_to_all("server-log-draw-offer", seat=table.seat_argument(seat))
    agreeing_seats.add(seat)
    if what == "draw" and table.has_agreed("draw") and not table.is_over:
        table.log_to_all("server-log-draw")
        table.end(Result("draw", []))


def _seat_bot(table: Table, seat: int, level: str) -> None:
    """Let a bot take over a seat."""
    table.humans.pop(seat, None)
    table.bots[seat] = level
    table.log_to_all("server-log-replace", seat=table.seat_argument(seat), level=Message(f"bots-level-{level}"))
    table.clocks.stop_timing(seat)
