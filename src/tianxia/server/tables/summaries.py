"""What clients receive about a table: a summary for lists, and a snapshot of everything that a seat may see."""

from collections.abc import Set as AbstractSet
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import UNSET

from tianxia.engine import registry
from tianxia.engine.record import seed_hash
from tianxia.locales import Message
from tianxia.server.tables import views
from tianxia.server.tables.behaviour import TableBehaviour
from tianxia.server.tables.events import ClockMoved, MoveMade
from tianxia.server.tables.legal_moves import NO_MOVES, MoveBase
from tianxia.server.tables.seat_log import PUBLIC
from tianxia.server.tables.sources import describe_source
from tianxia.server.tables.table import Table
from tianxia.server.tables.table_info import BOT, HUMAN, NAMED, OPEN, OVER, RUNNING, Seat, TableInfo
from tianxia.server.tables.undo import find_undo
from tianxia.server.tables.view_cache import ViewPart
from tianxia.server.tables.wire.snapshots import HeldAnswer, Offers, SeatSnapshot, SnapshotUpdate
from tianxia.server.tables.wire.tables import SeatInfo, TableSummary

_NO_OFFERS: Final = Offers([], [], [])


class SentParts(NamedTuple):
    """The parts of a snapshot that a connection was sent last, so that the next update can leave them out."""

    brief: int
    """The number of the part, as of those below; 0 for none."""
    view: int
    facts: int
    history: int
    description: int
    moves: MoveBase
    """The moves that those of the next question are copied from."""


def table_summary(info: TableInfo, table: Table | None, online: AbstractSet[int], guest: str) -> TableSummary:
    """Return the summary of a table for a guest (empty for a visitor without one).

    `table` is None if the table is not in memory; `online` are the seats that are connected.
    """
    own_seats = info.seats_of(guest)
    unplayable = info.unplayable_reason() if table is None else None
    if table is not None:
        is_asked = owes_decision(info, table, guest)
    else:
        can_move = info.status == RUNNING and unplayable is None
        is_asked = can_move and any(seat.seat_name in info.turn for seat in own_seats)
    is_host = bool(guest) and guest == info.owner
    is_over = info.status == OVER
    return TableSummary(
        id=info.id,
        game=info.game,
        owner=next((seat.player_name for seat in info.seats if seat.kind == HUMAN and seat.guest == info.owner), ""),
        mine=is_host,
        status=info.status,
        created=info.created,
        changed=info.changed,
        seats=[_describe_seat(info, seat, seat in own_seats, online) for seat in info.seats],
        turn=info.turn if info.status == RUNNING and unplayable is None else [],
        yours=is_asked,
        seed_hash=seed_hash(info.game, info.seed),
        key=info.key if own_seats or is_host else UNSET,
        origin=describe_source(info.source) or UNSET,
        stopped=UNSET if unplayable is None else unplayable,
        seed=f"{info.seed:064x}" if is_over else UNSET,
        result=info.result if is_over and info.result is not None else UNSET,
        score=_describe_score(info) if is_over else UNSET,
        **info.terms(),
    )


def owes_decision(info: TableInfo, table: Table, guest: str) -> bool:
    """Return whether a guest owes a decision at a table in memory."""
    return any(table.question(seat.number) is not None for seat in info.seats_of(guest))


def _describe_seat(info: TableInfo, seat: Seat, is_own: bool, online: AbstractSet[int]) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat_name,
        kind=HUMAN if seat.kind == NAMED else seat.kind,
        name=seat.player_name,
        you=is_own,
        host=seat.kind == HUMAN and seat.guest == info.owner,
        online=seat.kind == BOT or seat.number in online,
        ready=seat.kind != OPEN,
        level=seat.level if seat.kind == BOT else UNSET,
    )


def _describe_score(info: TableInfo) -> Message | msgspec.UnsetType:
    """Return the points of a finished game in words; UNSET if it has none."""
    if info.result is None or info.result.scores is UNSET:
        return UNSET
    points = {seat: int(number) for seat, number in info.result.scores.items()}
    return registry.game(info.game).describe_score(points)


def next_snapshot(
    info: TableInfo,
    table: Table | None,
    behaviour: TableBehaviour,
    brief: ViewPart,
    guest: str,
    seat: int | None,
    since: int,
    now: float,
    sent: SentParts | None = None,
) -> tuple[SeatSnapshot | SnapshotUpdate, SentParts]:
    """Return what a seat, or a spectator (None), may see now, and the parts to pass with the next call.

    `brief` is the summary of the table for the guest. The log starts after entry `since`, the newest one that the
    client has. It is an update if the client has the parts `sent` and all changes since then are known, else a whole
    snapshot.
    """
    view = views.view_part(table, seat) if table is not None else None
    facts = views.facts_part(table) if table is not None else None
    history = views.history_part(table, seat) if table is not None else None
    description = views.description_part(table, seat) if table is not None else None
    question = views.describe_question(table, seat) if table is not None and seat is not None else None
    legal = question.legal if question is not None else []
    parts = SentParts(
        brief=brief.number,
        view=_number_of(view),
        facts=_number_of(facts),
        history=_number_of(history),
        description=_number_of(description),
        moves=NO_MOVES.next(legal),
    )
    fields = _common_fields(info, table, behaviour, guest, seat, since, now)
    if sent is not None:
        patches: dict[str, Any] = {
            "brief": _patch_since(sent.brief, brief),
            "view": _patch_since(sent.view, view),
            "facts": _patch_since(sent.facts, facts),
            "history": _patch_since(sent.history, history),
            "description": _patch_since(sent.description, description),
        }
        if None not in patches.values():
            return SnapshotUpdate(
                **patches,
                question=sent.moves.update_question(question) if question is not None else None,
                **fields,
            ), parts._replace(moves=sent.moves.next(legal))
    start = views.encoded_start(table, seat) if table is not None and info.position is not None else UNSET
    snapshot = SeatSnapshot(
        brief=brief.json(),
        question=question,
        view=view.json() if view else None,
        facts=facts.json() if facts else UNSET,
        history=history.json() if history else UNSET,
        description=description.json() if description else UNSET,
        start=start,
        **fields,
    )
    return snapshot, parts


def _number_of(part: ViewPart | None) -> int:
    return part.number if part is not None else 0


def _patch_since(sent: int, part: ViewPart | None) -> msgspec.Raw | msgspec.UnsetType | None:
    """Return the change since the part with the number `sent`; UNSET for no change, None if it is not known."""
    if sent == _number_of(part):
        return UNSET
    return part.patch if part is not None and sent and part.previous == sent else None


def _common_fields(
    info: TableInfo,
    table: Table | None,
    behaviour: TableBehaviour,
    guest: str,
    seat: int | None,
    since: int,
    now: float,
) -> dict[str, Any]:
    """Return the fields that snapshots and updates have in common."""
    if table is None:
        return {
            "n": 0,
            "since": 0,
            "cut": None,
            "news": [],
            "clocks": {},
            "late": [],
            "offers": _NO_OFFERS,
            "undo": None,
        }
    log = table.logs[PUBLIC if seat is None else seat]
    update = log.since(since)
    fields: dict[str, Any] = {
        "n": log.number,
        "since": update.start,
        "cut": update.cut,
        "news": update.lines,
        "happened": views.encoded_recap(table, seat),
        "clocks": table.clocks.describe(table.seat_names, table.asked_at, now),
        "late": [table.seat_names[late_seat] for late_seat in table.late_seats(now)],
        "offers": _describe_offers(info, table, guest, seat),
    }
    if seat is None:
        return fields | {"undo": None}
    undo = find_undo(table, seat)
    fields["undo"] = undo.how if undo is not None else None
    fields["hint"] = info.hints and table.question(seat) is not None
    held = table.held_answers.get(seat)
    if held is not None and isinstance(held.body, MoveMade | ClockMoved):
        fields["delayed"] = HeldAnswer(held.body.text, held.release)
    guidance = behaviour.guidance(table)
    if guidance is not None:
        fields["lesson"] = guidance
    return fields


def _describe_offers(info: TableInfo, table: Table, guest: str, seat: int | None) -> Offers:
    """Return the offers at a table, and the table of the rematch if this reader may know it."""
    if not info.next and not any(table.offers.values()):
        return _NO_OFFERS
    seats = {what: sorted(table.seat_names[agreeing] for agreeing in agreed) for what, agreed in table.offers.items()}
    offers = Offers(seats["draw"], seats["undo"], seats["rematch"])
    # The id of a table that is not listed is all that is needed to watch it.
    if info.next and (seat is not None or info.listed or info.seats_of(guest) or (guest and guest == info.owner)):
        offers.next = info.next
    return offers
