"""Writes the record of a table.

Once the game is over, the record is complete. Before that, it has no seed, and only what a seat or the public has seen.
"""

from typing import Any

import msgspec

from tianxia.engine import record
from tianxia.engine.record import Record, seed_hash
from tianxia.engine.toml import format_value
from tianxia.server.live.live_table import LiveTable
from tianxia.server.live.table_status import describe_result
from tianxia.server.tables import catalogue
from tianxia.server.tables.events import MOVE_KINDS, UNDO, TableEvent
from tianxia.server.tables.table import PUBLIC, Table
from tianxia.server.tables.table_info import BOT, OVER, TableInfo


def write_record(live: LiveTable, seat: int | None) -> str:
    """Return the record of a table for a seat, or for the public (None)."""
    table = live.require_table()
    return _write_complete(live, table) if table.is_over else _write_partial(live, table, seat)


def write_unplayable_record(info: TableInfo, events: list[TableEvent], seat: int | None) -> str:
    """Return the record of a table whose rules are not available, from its events alone.

    Before the end of the game, a seat gets only its own moves: what it has seen cannot be derived without the rules.
    """
    moves = [(info.seats[event.seat].seat_name, event.text) for event in _effective_moves(events)]
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


def _effective_moves(events: list[TableEvent]) -> list[TableEvent]:
    """Return the moves that were not taken back, in the order of their release."""
    out: list[TableEvent] = []
    undone: set[int] = set()
    for event in sorted(events, key=lambda event: event.key):
        if event.kind == UNDO:
            earlier = {move.number for move in events if move.kind in MOVE_KINDS and move.number < event.number}
            undone |= earlier - {move.number for move in out}  # moves that were not released yet
            target = int(event.text)
            del out[next((index for index, move in enumerate(out) if move.number == target), len(out)) :]
        elif event.kind in MOVE_KINDS and event.number not in undone:
            out.append(event)
    return out


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
        "result": info.result,
    }


def _header(info: TableInfo) -> list[str]:
    """Return the lines that every incomplete record begins with."""
    return [
        f"game = {format_value(info.game)}",
        f"rules = {info.rules_version}",
        f"options = {format_value(info.options)}",
        f"seed_hash = {format_value(seed_hash(info.game, info.seed))}",
    ]


def _write_complete(live: LiveTable, table: Table) -> str:
    info = live.info
    about = _about(info) | {"result": describe_result(table)}
    if table.hints_given:
        about["hints"] = [{"seat": table.names[seat], "question": question} for seat, question in table.hints_given]
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


def _write_partial(live: LiveTable, table: Table, seat: int | None) -> str:
    lines = _header(live.info)
    if seat is not None:
        own_moves = [text for name, text in table.record_moves() if name == table.names[seat]]
        lines += [f"seat = {format_value(table.names[seat])}", f"moves = {format_value(own_moves)}"]
    seen = msgspec.to_builtins(table.logs[PUBLIC if seat is None else seat].messages())
    lines.append("seen = [")
    lines += [f"  {format_value({'message': message_id, 'args': args})}," for message_id, args in seen]
    lines.append("]")
    return "\n".join(lines) + "\n"
