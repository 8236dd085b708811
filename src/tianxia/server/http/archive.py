"""HTTP routes for finished games: lists, replays, studies, forks and uploads."""

import time
from typing import Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import UNSET

from tianxia.locales import Argument, Message
from tianxia.server.http.guest_auth import COOKIE, GuestAuth, client_address
from tianxia.server.http.rate_limits import RateLimits
from tianxia.server.live import studies
from tianxia.server.live.archive import Archive
from tianxia.server.live.live_table import LiveTable
from tianxia.server.live.live_tables import LiveTables
from tianxia.server.live.snapshots import table_summary
from tianxia.server.storage import table_lists, table_repository, upload_repository
from tianxia.server.tables import forks, uploads
from tianxia.server.tables.errors import CONFLICT, FORBIDDEN, NOT_FOUND, UNPROCESSABLE, Refused
from tianxia.server.tables.game_statistics import compute_statistics
from tianxia.server.tables.replay import ALL_SEATS, Replay
from tianxia.server.tables.table import Table
from tianxia.server.tables.wire.replays import (
    GameStatistics,
    ReplayMoment,
    ReplayMove,
    ReplayOverview,
    Study,
    TimelineEntry,
)
from tianxia.server.tables.wire.requests import ForkRequest
from tianxia.server.tables.wire.tables import ReplayList, TableSummary

_ALL_SEATS_NAME: Final = "everyone"
"""The name of the viewpoint ALL_SEATS in a request."""


def resolve_viewpoint(live: LiveTable, table: Table, guest: str, requested: str) -> int:
    """Return the viewpoint that a request names.

    Raises Refused: 403 for anything but the guest's own seats before the game is over, 422 for an unknown name.
    """
    own_seats = {seat.seat_name: seat.number for seat in live.info.seats_of(guest)}
    if not table.is_over:
        if requested not in own_seats:
            raise Refused(FORBIDDEN, "server-replay-running")
        return own_seats[requested]
    if requested == _ALL_SEATS_NAME:
        return ALL_SEATS
    if requested not in table.seat_names:
        raise Refused(UNPROCESSABLE, "server-replay-viewpoint")
    return table.seat_names.index(requested)


def list_shown_positions(table: Table, replay: Replay, viewpoint: int) -> list[int]:
    """Return the positions that can be shown, as numbers of moves: all after the end, else those the seat noticed."""
    return list(range(len(replay) + 1)) if table.is_over else replay.visible_moves(viewpoint)


async def _guest_id(request: Request[Any, Any, Any], auth: GuestAuth) -> str:
    """Return the id of the guest who sent a request; empty if there is none."""
    guest = await auth.find_guest(request.cookies.get(COOKIE, ""))
    return guest.id if guest is not None else ""


@get("/api/replays")
async def list_replays(
    request: Request[Any, Any, Any],
    auth: NamedDependency[GuestAuth],
    live_tables: NamedDependency[LiveTables],
    game: FromQuery[str] = "",
) -> ReplayList:
    """List the guest's finished games, and the latest finished games that were listed."""
    guest = await _guest_id(request, auth)
    await live_tables.status_writer.flush_ended()
    lists = await live_tables.store.read(lambda connection: table_lists.list_finished(connection, guest, game))
    return ReplayList(
        **{name: [table_summary(live_tables, info, guest) for info in infos] for name, infos in lists.items()}
    )


@get("/api/replays/{table_id:str}")
async def show_replay(
    request: Request[Any, Any, Any],
    auth: NamedDependency[GuestAuth],
    live_tables: NamedDependency[LiveTables],
    archive: NamedDependency[Archive],
    table_id: FromPath[str],
    eyes: FromQuery[str] = _ALL_SEATS_NAME,
) -> ReplayOverview:
    """Show a whole game from a viewpoint."""
    guest = await _guest_id(request, auth)
    live, table, replay = await archive.open_replay(table_id)
    viewpoint = resolve_viewpoint(live, table, guest, eyes)
    shown = list_shown_positions(table, replay, viewpoint)
    ends = replay.line_counts(viewpoint)
    shown_index = {number: index for index, number in enumerate(shown)}
    return ReplayOverview(
        brief=table_summary(live_tables, live.info, guest),
        note=_rules_note(table) if table.has_earlier_rules else UNSET,
        eyes=eyes,
        log=replay.log_lines(viewpoint),
        ends=[ends[number] for number in shown],
        moves=[_describe_move(table, replay, viewpoint, number) for number in shown[1:]],
        points=[replay.known_points(number, viewpoint) for number in shown],
        marks=[TimelineEntry(shown_index[number], mark) for number, mark in replay.marks if number in shown_index],
        events=[TimelineEntry(shown_index[number], event) for number, event in replay.events if number in shown_index],
    )


def _rules_note(table: Table) -> Message:
    """Return a message about how much of a game of earlier rules is shown, and why.

    It contains the number of moves only once the game is over.
    """
    args: dict[str, Argument] = {"theirs": table.config.rules_version, "ours": table.game.rules_version}
    if table.is_over and not table.diverged_events:
        return Message("server-replay-same", args)
    args["change"] = table.game.describe_rules_change(table.config.rules_version)
    if not table.is_over:
        return Message("server-table-earlier", args)
    shown = len(table.applied_moves)
    return Message("server-replay-part", args | {"shown": shown, "moves": shown + len(table.diverged_events)})


def _describe_move(table: Table, replay: Replay, viewpoint: int, number: int) -> ReplayMove:
    """Return the seat, text and duration of a move; empty if they are hidden from the viewpoint."""
    applied = replay.moves[number - 1]
    if not table.is_over and applied.seat != viewpoint:
        return ReplayMove()
    return ReplayMove(replay.seat_names[applied.seat], applied.text, round(applied.seconds, 1))


@get("/api/replays/{table_id:str}/{number:int}")
async def show_position(
    request: Request[Any, Any, Any],
    auth: NamedDependency[GuestAuth],
    archive: NamedDependency[Archive],
    table_id: FromPath[str],
    number: FromPath[int],
    eyes: FromQuery[str] = _ALL_SEATS_NAME,
) -> ReplayMoment:
    """Show the position after a number of moves, from a viewpoint."""
    live, table, replay = await archive.open_replay(table_id)
    viewpoint = resolve_viewpoint(live, table, await _guest_id(request, auth), eyes)
    shown = list_shown_positions(table, replay, viewpoint)
    if not 0 <= number < len(shown):
        raise Refused(NOT_FOUND, "server-replay-move", number=number, last=len(shown) - 1)
    state = replay.state(shown[number])
    is_end = table.is_over and shown[number] == len(replay)
    actors = [] if is_end else state.actors()
    return ReplayMoment(
        n=number,
        view=replay.view(state, viewpoint),
        facts=replay.game.board_facts(state),
        history=replay.history(shown[number], viewpoint),
        turn=[replay.seat_names[seat] for seat in actors],
        prompts={
            replay.seat_names[seat]: _prompt(replay, state, seat) for seat in actors if viewpoint in (ALL_SEATS, seat)
        },
        description=replay.describe(state, viewpoint),
    )


def _prompt(replay: Replay, state: Any, seat: int) -> Message:
    """Return the question of a seat in words."""
    message: Message = replay.game.prompt(state, seat)
    return message


@get("/api/replays/{table_id:str}/statistics")
async def show_statistics(archive: NamedDependency[Archive], table_id: FromPath[str]) -> GameStatistics:
    """Show the statistics of a finished game."""
    _, table, replay = await archive.open_finished(table_id)
    if table.diverged_events:
        raise Refused(CONFLICT, "server-statistics-part")
    return compute_statistics(table, replay)


@get("/api/replays/{table_id:str}/studies/{kind:str}")
async def show_study(archive: NamedDependency[Archive], table_id: FromPath[str], kind: FromPath[str]) -> Study:
    """Show the progress of a study, and its result once it is done."""
    await archive.open_finished(table_id)
    return await archive.studies.status(table_id, _check_kind(kind))


@post("/api/replays/{table_id:str}/studies/{kind:str}", status_code=200)
async def start_study(
    request: Request[Any, Any, Any],
    auth: NamedDependency[GuestAuth],
    archive: NamedDependency[Archive],
    table_id: FromPath[str],
    kind: FromPath[str],
) -> Study:
    """Start a study, unless it is done or running."""
    guest = await auth.require_guest(request)
    _, table, replay = await archive.open_finished(table_id)
    if table.has_earlier_rules:
        raise Refused(CONFLICT, "server-study-earlier")
    await archive.studies.start(table_id, _check_kind(kind), table, replay, guest.id)
    return await archive.studies.status(table_id, kind)


def _check_kind(kind: str) -> str:
    """Return `kind` if there is such a kind of study. Raises Refused (404)."""
    if kind not in studies.KINDS:
        raise Refused(NOT_FOUND, "server-missing")
    return kind


@post("/api/replays/{table_id:str}/fork")
async def fork_replay(
    request: Request[Any, Any, Any],
    auth: NamedDependency[GuestAuth],
    limits: NamedDependency[RateLimits],
    live_tables: NamedDependency[LiveTables],
    archive: NamedDependency[Archive],
    table_id: FromPath[str],
    data: JSONBody[ForkRequest],
) -> TableSummary:
    """Create a table that continues from a move of a finished game, against bots."""
    guest = await auth.require_guest(request)
    limits.new_tables.check(client_address(request))
    live, _, replay = await archive.open_finished(table_id)
    fork = forks.check_fork(live.info, replay, data.n, data.seat, data.level)
    limit = await live_tables.bot_table_limit()
    draft = forks.draft_fork(fork, guest.id, time.time())
    new_id = await live_tables.store.write(lambda connection: table_repository.create(connection, draft, limit))
    new_table = await live_tables.get(new_id)
    return table_summary(live_tables, new_table.info, guest.id)


@post("/api/replays", request_max_body_size=uploads.MAX_UPLOAD_BYTES)
async def upload_replay(
    request: Request[Any, Any, Any],
    auth: NamedDependency[GuestAuth],
    limits: NamedDependency[RateLimits],
    live_tables: NamedDependency[LiveTables],
) -> TableSummary:
    """Validate a record by replaying it, and keep it as a finished game of the guest, once if it is uploaded again."""
    guest = await auth.require_guest(request)
    limits.new_tables.check(client_address(request))
    upload = await live_tables.bot_pool.run_in_background(guest.id, uploads.read_upload, await request.body())
    draft = uploads.draft_upload(upload, guest.id, time.time())
    table_id = await live_tables.store.write(lambda connection: upload_repository.insert_upload(connection, draft))
    live = await live_tables.get(table_id)
    return table_summary(live_tables, live.info, guest.id)
