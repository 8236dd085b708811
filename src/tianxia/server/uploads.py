"""Records of games that were played elsewhere, checked and kept."""

import time
from typing import Any, Final, NamedTuple

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.arena.scores import scores_of
from tianxia.engine import record, registry
from tianxia.engine.errors import TianxiaError
from tianxia.engine.game import Game, JsonObject
from tianxia.engine.record import Record, Recorder
from tianxia.engine.state import State
from tianxia.server import menu, store
from tianxia.server.errors import MALFORMED, Refused
from tianxia.server.forks import made_moves
from tianxia.server.rows import CLAIM, OFFER, RESIGN
from tianxia.server.tables import BOT, NAMED, OVER, UPLOAD, Seat, Start, Wanted, lay, tidy

MOST_BYTES: Final = 262_144
_MOST_MOVES: Final = 3_000
_LONGEST_NAME: Final = 30


class Upload(NamedTuple):
    """A game that can be kept."""

    game: str
    rules: int
    options: JsonObject
    seed: int
    position: JsonObject | None
    seats: list[tuple[str, str]]
    """Each seat, with who sat there."""
    bots: dict[str, str]
    """The level of each seat that a bot played."""
    moves: list[tuple[int, str]]
    end: tuple[str, int, str] | None
    """The row that ended it, if the rules did not: kind, seat, text."""
    result: JsonObject


def read(body: bytes) -> Upload:
    """A record, played again from its first move. Refuses in words a person understands."""
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(MALFORMED, "server-upload-text") from None
    try:
        found = record.read(text)
        if len(found.moves) > _MOST_MOVES:
            raise Refused(MALFORMED, "server-upload-long", most=_MOST_MOVES)
        found.options = _options(found)
        last = record.replay_to_end(found)
    except Refused:
        raise
    except TianxiaError as error:
        raise Refused(MALFORMED, "server-upload-bad", problem=error.message) from None
    return _upload(last, found.about)


def _options(found: Record) -> JsonObject:
    """Options of a game that could be played here. Nothing of it may name a file: it comes from a stranger."""
    game = registry.game(found.game)
    for key, choices in game.playable_options().items():
        if found.position is not None and found.position.get(key, choices[0]) not in choices:
            raise Refused(MALFORMED, "server-option-choice", option=key, choices=", ".join(choices))
    own = found.position.get("options") if found.position is not None else None
    if isinstance(own, dict) and (studied := sorted(game.research_options.intersection(own))):
        raise Refused(MALFORMED, "server-upload-research", option=studied[0])
    players = found.options.get("players")
    if isinstance(players, str):
        players = players.replace(",", " ").split()
    usual = game.seat_names(game.new(game.options(), 1))
    return menu.read_options(game, found.options, len(players if isinstance(players, list) else usual))


def _upload(last: Recorder, about: JsonObject) -> Upload:
    game, state, found = last.game, last.state, last.record
    names = game.seat_names(state)
    said = about.get("players")
    players = said if isinstance(said, dict) else {}
    seats = [(name, tidy(str(players.get(name, "")), _LONGEST_NAME)) for name in names]
    result, end = _result(game, state, about)
    moves = [(game.seat_number(state, name), text) for name, text in found.moves]
    bots = _bots(game.name, about, players)
    return Upload(game.name, game.rules, found.options, found.seed, found.position, seats, bots, moves, end, result)


def _bots(game: str, about: JsonObject, players: JsonObject) -> dict[str, str]:
    """The seats that bots of this house played. Older records call a bot by its level, as if that were a name."""
    levels = [level.name for level in menu.bot_levels(game)]
    said = about.get("bots")
    return {seat: level for seat, level in (said if isinstance(said, dict) else players).items() if level in levels}


def _result(game: Game[Any, Any], state: State, about: JsonObject) -> tuple[JsonObject, tuple[str, int, str] | None]:
    """How the game ended: by the rules, or as the record says that its players ended it."""
    names = game.seat_names(state)
    if state.over():
        returns = state.returns()
        best = max(returns)
        first = [name for name, value in zip(names, returns, strict=True) if value == best > min(returns)]
        scores = scores_of(game, state)
        told = {"scores": dict(zip(names, scores, strict=True))} if scores is not None else {}
        return {"reason": "rules", "winners": first, **told}, None
    said = about.get("result")
    said = said if isinstance(said, dict) else {}
    reason, named = said.get("reason"), said.get("winners")
    won = [name for name in names if isinstance(named, list) and name in named]
    lost = [name for name in names if name not in won]
    if reason == "draw":
        return {"reason": reason, "winners": []}, (OFFER, 0, "draw")
    if reason == "resign" and len(lost) == 1:
        return {"reason": reason, "winners": won}, (RESIGN, names.index(lost[0]), "")
    if reason == "time" and len(won) == len(lost) == 1:
        return {"reason": reason, "winners": won}, (CLAIM, names.index(won[0]), "")
    raise Refused(MALFORMED, "server-upload-unfinished")


async def write(connection: AsyncConnection, upload: Upload, owner: str) -> str:
    """Keeps a game as a finished table of its own."""
    wanted = Wanted(game=upload.game, seats=[], hints=False)
    chairs = [
        Seat(number, seat, BOT, "", upload.bots[seat], "")
        if seat in upload.bots
        else Seat(number, seat, NAMED, "", name, name)
        for number, (seat, name) in enumerate(upload.seats)
    ]
    start = Start(upload.seed, UPLOAD, upload.position)
    game = registry.game(upload.game)
    id = await lay(connection, game, wanted, upload.options, owner, OVER, start, chairs, upload.result)
    now = time.time()
    rows = made_moves(id, upload.moves, now)
    if upload.end is not None:
        kind, seat, text = upload.end
        last = {"number": len(rows) + 1, "kind": kind, "seat": seat, "text": text}
        rows.append({"table": id, "question": 0, "at": now, "release": now, **last})
    if rows:
        await connection.execute(insert(store.moves), rows)
    return id
