"""What clients receive about a table: a summary for lists, and a snapshot of everything that a seat may see."""

from typing import Any

from tianxia.engine import registry
from tianxia.engine.record import seed_hash
from tianxia.server.lessons import coach
from tianxia.server.live.live_table import LiveTable
from tianxia.server.live.live_tables import LiveTables
from tianxia.server.tables.table import PUBLIC, Table
from tianxia.server.tables.table_info import BOT, HUMAN, NAMED, OPEN, OVER, RUNNING, TableInfo
from tianxia.server.tables.undo import find_undo


def table_summary(live_tables: LiveTables, info: TableInfo, guest: str) -> dict[str, Any]:
    """Return the `TableSummary` of docs/contributors/wire.md for a guest; empty for a visitor without one."""
    live, online = live_tables.loaded.get(info.id), live_tables.presence.online(info.id)
    own_seats = info.seats_of(guest)
    unplayable = info.unplayable_reason()
    table = live.table if live is not None else None
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


def seat_snapshot(live_tables: LiveTables, live: LiveTable, guest: str, seat: int | None, since: int) -> dict[str, Any]:
    """Return the `state` message of docs/contributors/wire.md: what a seat, or a spectator (None), may see now.

    The log starts after entry `since`, the newest one that the client has.
    """
    info, table = live.info, live.table
    out: dict[str, Any] = {"type": "state", "n": 0, "from": 0, "cut": None, "news": [], "view": None}
    out |= {"brief": table_summary(live_tables, info, guest), "question": None, "clocks": {}, "late": [], "offers": {}}
    out["undo"] = None
    if table is None:
        return out
    log = table.logs[PUBLIC if seat is None else seat]
    out["n"] = log.number
    update = log.since(since)
    out["from"], out["cut"], out["news"] = update.start, update.cut, update.lines
    out["view"] = table.game.view(table.state, seat)
    out["facts"] = table.game.board_facts(table.state)
    out["happened"] = table.recap(seat)._asdict()
    if info.position is not None:
        out["start"] = table.game.view(table.initial_state(), seat)
    now = live_tables.time_at(live)
    out["clocks"] = table.clocks.describe(table.names, table.asked_at, now)
    out["late"] = [table.names[late_seat] for late_seat in table.late_seats(now)]
    out["offers"] = {
        what: sorted(table.names[agreeing_seat] for agreeing_seat in seats) for what, seats in table.offers.items()
    }
    # The id of a table that is not listed is all that is needed to watch it.
    if info.next and (seat is not None or info.listed or info.seats_of(guest) or (guest and guest == info.owner)):
        out["offers"]["next"] = info.next
    if seat is not None:
        out["question"] = _describe_question(table, seat)
        undo = find_undo(table, seat)
        out["undo"] = undo.how if undo is not None else None
        out["hint"] = info.hints and out["question"] is not None
        held = table.held_answers.get(seat)
        if held is not None:
            out["delayed"] = {"text": held.text, "until": held.release}
        lesson = coach.lesson_snapshot(info, table)
        if lesson is not None:
            out["lesson"] = lesson
    return out


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
