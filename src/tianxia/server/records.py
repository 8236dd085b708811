"""A table's game as text: whole once it is over; before, only what a seat has seen, and no seed."""

from typing import Any

import msgspec

from tianxia.engine import record
from tianxia.engine.record import Record, seed_hash
from tianxia.engine.toml import write_value
from tianxia.server.hall import Live, room_result
from tianxia.server.room import PUBLIC, Room
from tianxia.server.tables import BOT


def write(live: Live, seat: int | None) -> str:
    """The record of a table for a seat, or (None) for everybody."""
    room = live.playing()
    return _whole(live, room) if room.over else _seen(live, room, seat)


def _whole(live: Live, room: Room) -> str:
    info = live.info
    about: dict[str, Any] = {
        "table": info.id,
        "seed_hash": seed_hash(info.game, info.seed),
        "players": {seat.seat: seat.level if seat.kind == BOT else seat.name for seat in info.seats},
        "result": room_result(room),
    }
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
            moves=room.moves(),
            final=room.state.fingerprint(),
            about=about,
        )
    )


def _seen(live: Live, room: Room, seat: int | None) -> str:
    info = live.info
    lines = [
        f"game = {write_value(info.game)}",
        f"rules = {info.rules}",
        f"options = {write_value(info.options)}",
        f"seed_hash = {write_value(seed_hash(info.game, info.seed))}",
    ]
    if seat is not None:
        own = [text for name, text in room.moves() if name == room.names[seat]]
        lines += [f"seat = {write_value(room.names[seat])}", f"moves = {write_value(own)}"]
    seen = msgspec.to_builtins(room.logs[PUBLIC if seat is None else seat].lines)
    lines.append("seen = [")
    lines += [f"  {write_value({'message': id, 'args': args})}," for id, args in seen]
    lines.append("]")
    return "\n".join(lines) + "\n"
