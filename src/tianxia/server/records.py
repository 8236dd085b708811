"""A table's game as text: whole once it is over; before, only what a seat has seen, and no seed."""

from typing import Any

import msgspec

from tianxia.engine import record
from tianxia.engine.record import Record, seed_hash
from tianxia.engine.toml import format_value
from tianxia.server import menu
from tianxia.server.awake import Live
from tianxia.server.room import PUBLIC, Room
from tianxia.server.rows import MOVES, UNDO, Row
from tianxia.server.standings import room_result
from tianxia.server.tables import BOT, OVER, Info


def write(live: Live, seat: int | None) -> str:
    """The record of a table for a seat, or (None) for everybody."""
    room = live.playing()
    return _whole(live, room) if room.over else _seen(live, room, seat)


def write_unplayed(info: Info, rows: list[Row], seat: int | None) -> str:
    """The record of a table whose rules are not here: what was written, as it was written.

    Before its end a seat gets its own moves only, since what it saw cannot be told without the rules.
    """
    moves = [(info.seats[row.seat].seat, row.text) for row in _counting(rows)]
    if info.status == OVER:
        return record.write(
            Record(info.game, info.rules, info.seed, info.options, info.position, moves, about=_about(info))
        )
    lines = _head(info)
    if seat is not None:
        name = info.seats[seat].seat
        lines += [
            f"seat = {format_value(name)}",
            f"moves = {format_value([text for mover, text in moves if mover == name])}",
        ]
    return "\n".join(lines) + "\n"


def _counting(rows: list[Row]) -> list[Row]:
    """The moves that count, in the order in which they were released."""
    out: list[Row] = []
    gone: set[int] = set()
    for row in sorted(rows, key=lambda row: row.key):
        if row.kind == UNDO:
            at = next((at for at, move in enumerate(out) if move.number == int(row.text)), len(out))
            gone |= {move.number for move in rows if move.kind in MOVES and move.number < row.number} - {
                move.number for move in out
            }
            del out[at:]
        elif row.kind in MOVES and row.number not in gone:
            out.append(row)
    return out


def _about(info: Info) -> dict[str, Any]:
    bots = {seat.seat: seat.level for seat in info.seats if seat.kind == BOT}
    levels = {level.name for level in menu.bot_levels(info.game)}
    is_ambiguous = any(seat.kind != BOT and seat.name in levels for seat in info.seats)
    return {
        "table": info.id,
        "seed_hash": seed_hash(info.game, info.seed),
        "players": {seat.seat: seat.level if seat.kind == BOT else seat.name for seat in info.seats},
        **({"bots": bots} if bots or is_ambiguous else {}),  # a person may be called like a level
        "result": info.result,
    }


def _head(info: Info) -> list[str]:
    return [
        f"game = {format_value(info.game)}",
        f"rules = {info.rules}",
        f"options = {format_value(info.options)}",
        f"seed_hash = {format_value(seed_hash(info.game, info.seed))}",
    ]


def _whole(live: Live, room: Room) -> str:
    info = live.info
    about = _about(info) | {"result": room_result(room)}
    if room.hinted:
        about["hints"] = [{"seat": room.names[seat], "question": question} for seat, question in room.hinted]
    if room.undone:
        about["undone"] = room.undone
    return record.write(
        Record(
            info.game,
            info.rules,
            info.seed,
            info.options,
            info.position,
            moves=room.moves(),
            final=room.state.fingerprint(),
            about=about,
        )
    )


def _seen(live: Live, room: Room, seat: int | None) -> str:
    lines = _head(live.info)
    if seat is not None:
        own = [text for name, text in room.moves() if name == room.names[seat]]
        lines += [f"seat = {format_value(room.names[seat])}", f"moves = {format_value(own)}"]
    seen = msgspec.to_builtins(room.logs[PUBLIC if seat is None else seat].messages())
    lines.append("seen = [")
    lines += [f"  {format_value({'message': id, 'args': args})}," for id, args in seen]
    lines.append("]")
    return "\n".join(lines) + "\n"
