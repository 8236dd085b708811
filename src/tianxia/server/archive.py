"""Finished games to look at again: lists, one game move by move, games that go on from one, games from elsewhere."""

from collections import OrderedDict
from typing import Any, Final

import msgspec
from litestar import Request, get, post
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.locales import Argument, Message
from tianxia.server import forks, studies, table_lists, tables, uploads
from tianxia.server.awake import Live
from tianxia.server.briefs import brief
from tianxia.server.errors import FORBIDDEN, MALFORMED, MISSING, STALE, Refused
from tianxia.server.guests import COOKIE, Door, address_of
from tianxia.server.hall import Hall
from tianxia.server.replay import OPEN, Replay
from tianxia.server.room import Room
from tianxia.server.statistics import statistics
from tianxia.server.studies import Studies

EVERYONE: Final = "everyone"
"""The eyes of all seats together, in a request."""
_KEPT: Final = 24
"""Games that are kept ready."""


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    n: int
    seat: str
    level: str = ""


class Archive:
    """Games that somebody looks at again."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.studies = Studies(hall)
        self.kept: OrderedDict[str, tuple[int, Live, Room, Replay]] = OrderedDict()
        """With the number of the newest row, so that nobody is shown an old one."""

    async def open(self, table: str) -> tuple[Live, Room, Replay]:
        """A game with all its positions. Refuses where it has not begun."""
        found = self.kept.get(table)
        awake = self.hall.lives.get(table)
        if found is not None and found[2].over and (awake is None or awake.room is None):
            # Over and asleep, but its positions are kept: only who sits there is read again, if it still is there.
            live, room = found[1:3]
            live.info = await self.hall.store.read(lambda connection: tables.find(connection, table))
        else:
            live = await self.hall.live(table)
            room = await self.hall.room_to_read(live)
        if found is None or found[0] != room.last[1]:
            found = (room.last[1], live, room, Replay(room))
        self.kept[table] = found
        self.kept.move_to_end(table)
        while len(self.kept) > _KEPT:
            self.kept.popitem(last=False)
        return live, room, found[3]

    async def finished(self, table: str) -> tuple[Live, Room, Replay]:
        live, room, replay = await self.open(table)
        if not room.over:
            raise Refused(STALE, "server-offer-early")
        return live, room, replay


def eyes_of(live: Live, room: Room, guest: str, wanted: str) -> int:
    """Whose eyes a guest looks through: any once the game is over, before that only its own."""
    own = {seat.seat: seat.number for seat in live.info.own(guest)}
    if not room.over:
        if wanted not in own:
            raise Refused(FORBIDDEN, "server-replay-running")
        return own[wanted]
    if wanted == EVERYONE:
        return OPEN
    if wanted not in room.names:
        raise Refused(MALFORMED, "server-replay-eyes")
    return room.names.index(wanted)


def moments(room: Room, replay: Replay, eyes: int) -> list[int]:
    """The numbers of moves that can be looked at: all of them once the game is over."""
    return list(range(len(replay) + 1)) if room.over else replay.moments(eyes)


async def _guest(request: Request[Any, Any, Any], door: Door) -> str:
    guest = await door.find(request.cookies.get(COOKIE, ""))
    return guest.id if guest is not None else ""


@get("/api/replays")
async def list_replays(request: Request[Any, Any, Any], door: Door, game: str = "") -> dict[str, Any]:
    """Own finished games, and the latest of those that were listed."""
    guest = await _guest(request, door)
    await door.hall.standings.write_ended()
    found = await door.hall.store.read(lambda connection: table_lists.finished(connection, guest, game))
    return {kind: [brief(door.hall, info, guest) for info in infos] for kind, infos in found.items()}


@get("/api/replays/{table:str}")
async def show_replay(
    request: Request[Any, Any, Any], door: Door, archive: Archive, table: str, eyes: str = EVERYONE
) -> dict[str, Any]:
    """A game as a whole, as some eyes saw it."""
    guest = await _guest(request, door)
    live, room, replay = await archive.open(table)
    seen = eyes_of(live, room, guest, eyes)
    shown = moments(room, replay, seen)
    ends = replay.line_ends(seen)
    place = {number: at for at, number in enumerate(shown)}
    return {
        "brief": brief(door.hall, live.info, guest),
        **({"note": _rules_note(room)} if room.of_earlier_rules else {}),
        "eyes": eyes,
        "log": replay.log(seen),
        "ends": [ends[number] for number in shown],
        "moves": [_move(room, replay, seen, number) for number in shown[1:]],
        "points": [replay.known_points(number, seen) for number in shown],
        "marks": [[place[number], message] for number, message in replay.marks if number in place],
    }


def _rules_note(room: Room) -> Message:
    """How much of a game of earlier rules is shown, and why no more; how many moves it has only once it is over."""
    told: dict[str, Argument] = {"theirs": room.facts.rules, "ours": room.game.rules}
    if room.over and not room.departed:
        return Message("server-replay-same", told)
    told["change"] = room.game.describe_rules_change(room.facts.rules)
    if not room.over:
        return Message("server-table-earlier", told)
    shown = len(room.played)
    return Message("server-replay-part", told | {"shown": shown, "moves": shown + len(room.departed)})


def _move(room: Room, replay: Replay, eyes: int, number: int) -> dict[str, Any]:
    """Who made a move and how it is written, where these eyes may know that."""
    played = replay.moves[number - 1]
    if not room.over and played.seat != eyes:
        return {}
    return {"seat": replay.names[played.seat], "text": played.text, "seconds": round(played.seconds, 1)}


@get("/api/replays/{table:str}/{number:int}")
async def show_moment(
    request: Request[Any, Any, Any], door: Door, archive: Archive, table: str, number: int, eyes: str = EVERYONE
) -> dict[str, Any]:
    """The position after a number of moves, as some eyes saw it."""
    live, room, replay = await archive.open(table)
    seen = eyes_of(live, room, await _guest(request, door), eyes)
    shown = moments(room, replay, seen)
    if not 0 <= number < len(shown):
        raise Refused(MISSING, "server-replay-move", number=number, last=len(shown) - 1)
    state = replay.state(shown[number])
    last = room.over and shown[number] == len(replay)
    actors = [] if last else state.actors()
    return {
        "n": number,
        "view": replay.view(state, seen),
        "facts": replay.game.board_facts(state),
        "turn": [replay.names[seat] for seat in actors],
        "prompts": {replay.names[seat]: _prompt(replay, state, seat) for seat in actors if seen in (OPEN, seat)},
    }


def _prompt(replay: Replay, state: Any, seat: int) -> Message:
    message: Message = replay.game.prompt(state, seat)
    return message


@get("/api/replays/{table:str}/statistics")
async def show_statistics(archive: Archive, table: str) -> dict[str, Any]:
    """What there is to count, once a game is over."""
    _, room, replay = await archive.finished(table)
    if room.departed:
        raise Refused(STALE, "server-statistics-part")
    return statistics(room, replay)


@get("/api/replays/{table:str}/studies/{kind:str}")
async def show_study(archive: Archive, table: str, kind: str) -> dict[str, Any]:
    """How far a study has come, and what it has found."""
    await archive.finished(table)
    return await archive.studies.look(table, _kind(kind))


@post("/api/replays/{table:str}/studies/{kind:str}", status_code=200)
async def begin_study(
    request: Request[Any, Any, Any], door: Door, archive: Archive, table: str, kind: str
) -> dict[str, Any]:
    """Begins a study, once for each game."""
    guest = await door.expect(request)
    _, room, replay = await archive.finished(table)
    if room.of_earlier_rules:
        raise Refused(STALE, "server-study-earlier")
    await archive.studies.begin(table, _kind(kind), room, replay, guest.id)
    return await archive.studies.look(table, kind)


def _kind(kind: str) -> str:
    if kind not in studies.KINDS:
        raise Refused(MISSING, "server-missing")
    return kind


@post("/api/replays/{table:str}/fork")
async def fork_replay(
    request: Request[Any, Any, Any], door: Door, archive: Archive, table: str, data: Fork
) -> dict[str, Any]:
    """A new table that goes on from a move of a finished game, against bots."""
    guest = await door.expect(request)
    door.new_tables.check(address_of(request))
    live, _, replay = await archive.finished(table)
    wanted = forks.check(live, replay, data.n, data.seat, data.level)
    most = await door.hall.bot_table_limit()

    async def job(connection: AsyncConnection) -> str:
        await tables.check_bot_tables(connection, guest.id, most)
        return await forks.write(connection, wanted, guest.id)

    id = await door.hall.store.write(job)
    new = await door.hall.live(id)
    return brief(door.hall, new.info, guest.id)


@post("/api/replays", request_max_body_size=uploads.MOST_BYTES)
async def upload_replay(request: Request[Any, Any, Any], door: Door) -> dict[str, Any]:
    """A record from elsewhere, played again by our rules and kept as a finished game of the guest."""
    guest = await door.expect(request)
    door.new_tables.check(address_of(request))
    upload = await door.hall.thinkers.in_between(guest.id, uploads.read, await request.body())
    id = await door.hall.store.write(lambda connection: uploads.write(connection, upload, guest.id))
    live = await door.hall.live(id)
    return brief(door.hall, live.info, guest.id)
