"""What is said of a table: in a line for the lists, and as the whole state a seat may see."""

from typing import Any

from tianxia.engine import registry
from tianxia.engine.record import seed_hash
from tianxia.server.awake import Live
from tianxia.server.hall import Hall
from tianxia.server.lessons import coach
from tianxia.server.room import PUBLIC, Room
from tianxia.server.tables import BOT, HUMAN, NAMED, OPEN, OVER, RUNNING, Info
from tianxia.server.undo import undo_of


def brief(hall: Hall, info: Info, guest: str) -> dict[str, Any]:
    """A table in short, for a guest or (empty) a stranger."""
    live, online = hall.lives.get(info.id), hall.presence.online(info.id)
    own = info.own(guest)
    stopped = info.stopped()
    room = live.room if live is not None else None
    if room is not None:
        yours = any(room.question(seat.number) is not None for seat in own)
    else:
        yours = info.status == RUNNING and stopped is None and any(seat.seat in info.turn for seat in own)
    out: dict[str, Any] = {
        "id": info.id,
        "game": info.game,
        "options": info.options,
        "title": info.title,
        "owner": next((seat.name for seat in info.seats if seat.kind == HUMAN and seat.guest == info.owner), ""),
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
                "seat": seat.seat,
                "kind": HUMAN if seat.kind == NAMED else seat.kind,
                "name": seat.name,
                **({"level": seat.level} if seat.kind == BOT else {}),
                "you": seat in own,
                "host": seat.kind == HUMAN and seat.guest == info.owner,
                "online": seat.kind == BOT or seat.number in online,
                "ready": seat.kind != OPEN,
            }
            for seat in info.seats
        ],
        "turn": info.turn if info.status == RUNNING and stopped is None else [],
        "yours": yours,
        "seed_hash": seed_hash(info.game, info.seed),
    }
    if stopped is not None:
        out["stopped"] = stopped
    if own or (guest and guest == info.owner):
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


def state(hall: Hall, live: Live, guest: str, seat: int | None, since: int) -> dict[str, Any]:
    """Everything a seat, or a spectator, may see of a table now; its journal from event `since` on."""
    info, room = live.info, live.room
    out: dict[str, Any] = {"type": "state", "n": 0, "from": 0, "cut": None, "news": [], "view": None}
    out |= {"brief": brief(hall, info, guest), "question": None, "clocks": {}, "late": [], "offers": {}}
    out["undo"] = None
    if room is None:
        return out
    log = room.logs[PUBLIC if seat is None else seat]
    out["n"] = log.number
    out["from"], out["cut"], out["news"] = log.since(since)
    out["view"] = room.game.view(room.state, seat)
    out["facts"] = room.game.board_facts(room.state)
    out["happened"] = room.happened(seat)._asdict()
    if info.position is not None:
        out["start"] = room.game.view(room.beginning(), seat)
    now = hall.time_at(live)
    out["clocks"] = room.clocks.show(room.names, room.asked, now)
    out["late"] = [room.names[one] for one in room.late(now)]
    out["offers"] = {what: sorted(room.names[one] for one in who) for what, who in room.offers.items()}
    if info.next and seat is not None:
        out["offers"]["next"] = info.next
    if seat is not None:
        out["question"] = _question(room, seat)
        may = undo_of(room, seat)
        out["undo"] = may.how if may is not None else None
        out["hint"] = info.hints and out["question"] is not None
        held = room.held.get(seat)
        if held is not None:
            out["delayed"] = {"text": held.text, "until": held.release}
        lesson = coach.told(info, room)
        if lesson is not None:
            out["lesson"] = lesson
    return out


def _question(room: Room, seat: int) -> dict[str, Any] | None:
    question = room.question(seat)
    if question is None:
        return None
    game, state = room.game, room.state
    out: dict[str, Any] = {
        "number": question.number,
        "prompt": game.prompt(state, seat),
        "secret": question.secret,
        "legal": [game.text(state, seat, int(action)) for action in state.legal(seat)],
        "asked": question.asked,
    }
    if question.until is not None:
        out["until"] = question.until
    return out
