"""Writes the record of a table.

Once the game is over, the record is complete. Before that, it has no seed, and only what a seat or the public has seen.
"""

from typing import Any

import msgspec

from tianxia.engine import record
from tianxia.engine.record import Record, seed_hash
from tianxia.engine.toml import format_value
from tianxia.server.tables import catalogue
from tianxia.server.tables.events import ClockMoved, MoveMade, MovesUndone, TableEvent
from tianxia.server.tables.results import describe_result
from tianxia.server.tables.seat_log import PUBLIC
from tianxia.server.tables.table import Table
from tianxia.server.tables.table_info import BOT, OVER, TableInfo


def write_record(info: TableInfo, table: Table, seat: int | None) -> str:
    """Return the record of a table for a seat, or for the public (None)."""
    return _write_complete(info, table) if table.is_over else _write_partial(info, table, seat)


def write_unplayable_record(info: TableInfo, events: list[TableEvent], seat: int | None) -> str:
    """Return the record of a table whose rules are not available, from its events alone.

    Before the end of the game, a seat gets only its own moves: what it has seen cannot be derived without the rules.
    """
    moves = [(info.seats[seat_number].seat_name, text) for seat_number, text in _effective_moves(events)]
    if info.status == OVER:
        return record.write(
            Record(info.game, info.rules_version, info.seed, info.options, info.position, moves, about=_about(info))
        )
    lines = _header(info)
    if seat is not None:
        name = info.seats[seat].seat_name
        lines += [
            f"seat = {format_value(name)}",
            f"moves = {format_value([text for mover, text in moves if mover == name])}",
        ]
    return "\n".join(lines) + "\n"


def _effective_moves(events: list[TableEvent]) -> list[tuple[int, str]]:
    """Return seat and text of the moves that were not taken back, in the order of their release."""
    out: list[tuple[TableEvent, str]] = []
    moves = [event.number for event in events if isinstance(event.body, MoveMade | ClockMoved)]
    undone: set[int] = set()
    for event in sorted(events, key=lambda event: event.key):
        body = event.body
        if isinstance(body, MovesUndone):
            earlier = {number for number in moves if number < event.number}
            undone |= earlier - {move.number for move, _ in out}  # moves that were not released yet
            del out[next((index for index, (move, _) in enumerate(out) if move.number == body.first_event), len(out)) :]
        elif isinstance(body, MoveMade | ClockMoved) and event.number not in undone:
            out.append((event, body.text))
    return [(move.seat, text) for move, text in out]


def _about(info: TableInfo) -> dict[str, Any]:
    """Return what a complete record says about the table and its players."""
    bots = {seat.seat_name: seat.level for seat in info.seats if seat.kind == BOT}
    levels = {level.name for level in catalogue.bot_levels(info.game)}
    is_ambiguous = any(seat.kind != BOT and seat.player_name in levels for seat in info.seats)
    return {
        "table": info.id,
        "seed_hash": seed_hash(info.game, info.seed),
        "players": {seat.seat_name: seat.level if seat.kind == BOT else seat.player_name for seat in info.seats},
        **({"bots": bots} if bots or is_ambiguous else {}),  # so that no person is taken for a bot
        "result": msgspec.to_builtins(info.result),
    }


def _header(info: TableInfo) -> list[str]:
    """Return the lines that every incomplete record begins with."""
    return [
        f"game = {format_value(info.game)}",
        f"rules = {info.rules_version}",
        f"options = {format_value(info.options)}",
        f"seed_hash = {format_value(seed_hash(info.game, info.seed))}",
    ]


def _write_complete(info: TableInfo, table: Table) -> str:
    about = _about(info) | {"result": msgspec.to_builtins(describe_result(table))}
    if table.hints_given:
        about["hints"] = [
            {"seat": table.seat_names[seat], "question": question} for seat, question in table.hints_given
        ]
    if table.undo_count:
        about["undone"] = table.undo_count
    return record.write(
        Record(
            info.game,
            info.rules_version,
            info.seed,
            info.options,
            info.position,
            moves=table.record_moves(),
            final=table.state.fingerprint(),
            about=about,
        )
    )


def _write_partial(info: TableInfo, table: Table, seat: int | None) -> str:
    lines = _header(info)
    if seat is not None:
        own_moves = [text for name, text in table.record_moves() if name == table.seat_names[seat]]
        lines += [f"seat = {format_value(table.seat_names[seat])}", f"moves = {format_value(own_moves)}"]
    seen = msgspec.to_builtins(table.logs[PUBLIC if seat is None else seat].messages())
    lines.append("seen = [")
    lines += [f"  {format_value({'message': message_id, 'args': args})}," for message_id, args in seen]
    lines.append("]")
    return "\n".join(lines) + "\n"
