"""What clients receive about a table: a summary for lists, and a snapshot of everything that a seat may see."""

from collections.abc import Set as AbstractSet
from typing import Any

from tianxia.engine import registry
from tianxia.engine.record import seed_hash
from tianxia.server.tables import views
from tianxia.server.tables.events import ClockMoved, MoveMade
from tianxia.server.tables.policy import TablePolicy
from tianxia.server.tables.table import PUBLIC, Table
from tianxia.server.tables.table_info import BOT, HUMAN, NAMED, OPEN, OVER, RUNNING, TableInfo
from tianxia.server.tables.undo import find_undo


def table_summary(info: TableInfo, table: Table | None, online: AbstractSet[int], guest: str) -> dict[str, Any]:
    """Return the `TableSummary` of docs/contributors/wire.md for a guest (empty for a visitor without one).

    `table` is None if the table is not in memory; `online` are the seats that are connected.
    """
    own_seats = info.seats_of(guest)
    unplayable = info.unplayable_reason()
    if table is not None:
        owes_decision = any(table.question(seat.number) is not None for seat in own_seats)
    else:
        can_move = info.status == RUNNING and unplayable is None
        owes_decision = can_move and any(seat.seat_name in info.turn for seat in own_seats)
    out: dict[str, Any] = {
        "id": info.id,
        "game": info.game,
        "options": info.options,
        "title": info.title,
        "owner": next((seat.player_name for seat in info.seats if seat.kind == HUMAN and seat.guest == info.owner), ""),
        "mine": bool(guest) and guest == info.owner,
        "status": info.status,
        "listed": info.listed,
        "hints": info.hints,
        "clock": info.clock,
        "random_seats": info.random_seats,
        "created": info.created,
        "changed": info.changed,
        "seats": [
            {
                "seat": seat.seat_name,
                "kind": HUMAN if seat.kind == NAMED else seat.kind,
                "name": seat.player_name,
                **({"level": seat.level} if seat.kind == BOT else {}),
                "you": seat in own_seats,
                "host": seat.kind == HUMAN and seat.guest == info.owner,
                "online": seat.kind == BOT or seat.number in online,
                "ready": seat.kind != OPEN,
            }
            for seat in info.seats
        ],
        "turn": info.turn if info.status == RUNNING and unplayable is None else [],
        "yours": owes_decision,
        "seed_hash": seed_hash(info.game, info.seed),
    }
    if unplayable is not None:
        out["stopped"] = unplayable
    if own_seats or (guest and guest == info.owner):
        out["key"] = info.key
    if info.origin:
        out["origin"] = info.origin
    if info.status == OVER:
        out["seed"] = f"{info.seed:064x}"
        out["result"] = info.result
        if info.result and "scores" in info.result:
            points = {seat: int(number) for seat, number in info.result["scores"].items()}
            out["score"] = registry.game(info.game).describe_score(points)
    return out


def seat_snapshot(
    info: TableInfo,
    table: Table | None,
    policy: TablePolicy,
    online: AbstractSet[int],
    guest: str,
    seat: int | None,
    since: int,
    now: float,
) -> dict[str, Any]:
    """Return the `state` message of docs/contributors/wire.md: what a seat, or a spectator (None), may see now.

    The log starts after entry `since`, the newest one that the client has.
    """
    out: dict[str, Any] = {"type": "state", "n": 0, "from": 0, "cut": None, "news": [], "view": None}
    out |= {
        "brief": table_summary(info, table, online, guest),
        "question": None,
        "clocks": {},
        "late": [],
        "offers": {},
    }
    out["undo"] = None
    if table is None:
        return out
    log = table.logs[PUBLIC if seat is None else seat]
    out["n"] = log.number
    update = log.since(since)
    out["from"], out["cut"], out["news"] = update.start, update.cut, update.lines
    out["view"] = views.encoded_view(table, seat)
    out["facts"] = views.encoded_facts(table)
    out["happened"] = views.encoded_recap(table, seat)
    if info.position is not None:
        out["start"] = views.encoded_start(table, seat)
    out["clocks"] = table.clocks.describe(table.names, table.asked_at, now)
    out["late"] = [table.names[late_seat] for late_seat in table.late_seats(now)]
    out["offers"] = {
        what: sorted(table.names[agreeing_seat] for agreeing_seat in seats) for what, seats in table.offers.items()
    }
    # The id of a table that is not listed is all that is needed to watch it.
    if info.next and (seat is not None or info.listed or info.seats_of(guest) or (guest and guest == info.owner)):
        out["offers"]["next"] = info.next
    if seat is not None:
        out["question"] = views.encoded_question(table, seat)
        undo = find_undo(table, seat)
        out["undo"] = undo.how if undo is not None else None
        out["hint"] = info.hints and out["question"] is not None
        held = table.held_answers.get(seat)
        if held is not None and isinstance(held.body, MoveMade | ClockMoved):
            out["delayed"] = {"text": held.body.text, "until": held.release}
        guidance = policy.guidance(table)
        if guidance is not None:
            out["lesson"] = guidance
    return out
