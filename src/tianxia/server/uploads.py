"""Uploaded records of games that were played elsewhere."""

import time
from typing import Any, Final, NamedTuple

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.arena.scores import final_scores
from tianxia.engine import record, registry
from tianxia.engine.errors import TianxiaError
from tianxia.engine.game import Game, JsonObject
from tianxia.engine.record import Record, Recorder
from tianxia.engine.state import State
from tianxia.server import catalogue, schema
from tianxia.server.errors import UNPROCESSABLE, Refused
from tianxia.server.events import CLAIM, OFFER, RESIGN
from tianxia.server.forks import move_rows
from tianxia.server.table_repository import (
    BOT,
    NAMED,
    OVER,
    UPLOAD,
    GameStart,
    NewTable,
    Seat,
    insert_table,
    single_line,
)

MAX_UPLOAD_BYTES: Final = 262_144
"""The largest record."""
_MAX_MOVES: Final = 3_000
_MAX_NAME_LENGTH: Final = 30


class Upload(NamedTuple):
    """A validated record."""

    game: str
    rules: int
    options: JsonObject
    seed: int
    position: JsonObject | None
    seats: list[tuple[str, str]]
    """The name of each seat and of its player."""
    bots: dict[str, str]
    """The level of each seat that a bot played."""
    moves: list[tuple[int, str]]
    """Seat and text of each move."""
    end: tuple[str, int, str] | None
    """The event that ended the game (kind, seat, text); None if it ended by the rules."""
    result: JsonObject


def read_upload(body: bytes) -> Upload:
    """Validate a record by replaying it. Raises Refused (422) with a reason that players understand."""
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(UNPROCESSABLE, "server-upload-text") from None
    try:
        found = record.read(text)
        if len(found.moves) > _MAX_MOVES:
            raise Refused(UNPROCESSABLE, "server-upload-long", most=_MAX_MOVES)
        found.options = _check_options(found)
        last = record.replay_to_end(found)
    except Refused:
        raise
    except TianxiaError as error:
        raise Refused(UNPROCESSABLE, "server-upload-bad", problem=error.message) from None
    return _make_upload(last, found.about)


def _check_options(found: Record) -> JsonObject:
    """Return the options of a game that could be played here. Raises Refused (422).

    Records are not trusted, so no option may name a file.
    """
    game = registry.game(found.game)
    for key, choices in game.playable_options().items():
        if found.position is not None and found.position.get(key, choices[0]) not in choices:
            raise Refused(UNPROCESSABLE, "server-option-choice", option=key, choices=", ".join(choices))
    own = found.position.get("options") if found.position is not None else None
    if isinstance(own, dict) and (research := sorted(game.research_options.intersection(own))):
        raise Refused(UNPROCESSABLE, "server-upload-research", option=research[0])
    players = found.options.get("players")
    if isinstance(players, str):
        players = players.replace(",", " ").split()
    default_names = game.seat_names(game.new(game.options(), 1))
    return catalogue.read_options(game, found.options, len(players if isinstance(players, list) else default_names))


def _make_upload(last: Recorder, about: JsonObject) -> Upload:
    game, state, found = last.game, last.state, last.record
    names = game.seat_names(state)
    given = about.get("players")
    players = given if isinstance(given, dict) else {}
    given = about.get("bots")
    named_bots = given if isinstance(given, dict) else {}
    seats = [(name, _player_name(players.get(name)) or _player_name(named_bots.get(name))) for name in names]
    result, end = _read_result(game, state, about)
    moves = [(game.seat_number(state, name), text) for name, text in found.moves]
    bots = _read_bots(game.name, about, players)
    return Upload(game.name, game.rules, found.options, found.seed, found.position, seats, bots, moves, end, result)


def _player_name(name: object) -> str:
    """Return what a record calls a player, shortened; empty if it is no name."""
    return single_line(name, _MAX_NAME_LENGTH) if isinstance(name, str) else ""


def _read_bots(game: str, about: JsonObject, players: JsonObject) -> dict[str, str]:
    """Return the levels of the bots, by seat. Older records list a bot among the players, by the name of its level."""
    levels = [level.name for level in catalogue.bot_levels(game)]
    given = about.get("bots")
    return {seat: level for seat, level in (given if isinstance(given, dict) else players).items() if level in levels}


def _read_result(
    game: Game[Any, Any], state: State, about: JsonObject
) -> tuple[JsonObject, tuple[str, int, str] | None]:
    """Return the result, by the rules or else as the record says, and the event that ended the game.

    Raises Refused (422) if the game is not over.
    """
    names = game.seat_names(state)
    if state.is_over():
        returns = state.returns()
        best = max(returns)
        first = [name for name, value in zip(names, returns, strict=True) if value == best > min(returns)]
        scores = final_scores(game, state)
        score_entry = {"scores": dict(zip(names, scores, strict=True))} if scores is not None else {}
        return {"reason": "rules", "winners": first, **score_entry}, None
    given = about.get("result")
    given = given if isinstance(given, dict) else {}
    reason, named = given.get("reason"), given.get("winners")
    won = [name for name in names if isinstance(named, list) and name in named]
    lost = [name for name in names if name not in won]
    if reason == "draw":
        return {"reason": reason, "winners": []}, (OFFER, 0, "draw")
    if reason == "resign" and len(lost) == 1:
        return {"reason": reason, "winners": won}, (RESIGN, names.index(lost[0]), "")
    if reason == "time" and len(won) == len(lost) == 1:
        return {"reason": reason, "winners": won}, (CLAIM, names.index(won[0]), "")
    raise Refused(UNPROCESSABLE, "server-upload-unfinished")


async def insert_upload(connection: AsyncConnection, upload: Upload, owner: str) -> str:
    """Insert a game as a finished table of the guest `owner`, and return its id."""
    new_table = NewTable(game=upload.game, seats=[], hints=False)
    seats = [
        Seat(number, seat, BOT, "", upload.bots[seat], "")
        if seat in upload.bots
        else Seat(number, seat, NAMED, "", name, name)
        for number, (seat, name) in enumerate(upload.seats)
    ]
    start = GameStart(upload.seed, UPLOAD, upload.position)
    game = registry.game(upload.game)
    table_id = await insert_table(connection, game, new_table, upload.options, owner, OVER, start, seats, upload.result)
    now = time.time()
    rows = move_rows(table_id, upload.moves, now)
    if upload.end is not None:
        kind, seat, text = upload.end
        last = {"number": len(rows) + 1, "kind": kind, "seat": seat, "text": text}
        rows.append({"table": table_id, "question": 0, "at": now, "release": now, **last})
    if rows:
        await connection.execute(insert(schema.moves), rows)
    return table_id
