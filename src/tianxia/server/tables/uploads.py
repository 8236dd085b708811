"""Uploaded records of games that were played elsewhere."""

from typing import Any, Final, NamedTuple

from msgspec import UNSET

from tianxia.engine import record, registry
from tianxia.engine.errors import TianxiaError
from tianxia.engine.game import Game, JsonObject
from tianxia.engine.record import Record, Recorder
from tianxia.engine.state import State
from tianxia.server.tables import catalogue
from tianxia.server.tables.drafts import GameStart, TableDraft, move_events
from tianxia.server.tables.errors import UNPROCESSABLE, Refused
from tianxia.server.tables.events import EventBody, OfferMade, SeatResigned, TableEvent, WinClaimed
from tianxia.server.tables.plain_text import to_single_line
from tianxia.server.tables.sources import UploadSource
from tianxia.server.tables.table_info import BOT, NAMED, OVER, Seat
from tianxia.server.tables.wire.tables import GameResult

MAX_UPLOAD_BYTES: Final = 262_144
"""The largest body of an upload."""
_MAX_MOVES: Final = 3_000
_MAX_NAME_LENGTH: Final = 30


class Upload(NamedTuple):
    """A validated record."""

    game: str
    rules_version: int
    options: JsonObject
    seed: int
    position: JsonObject | None
    seats: list[tuple[str, str]]
    """The name of each seat and of its player."""
    bots: dict[str, str]
    """The level of each seat that a bot played."""
    moves: list[tuple[int, str]]
    """Seat and text of each move."""
    end: tuple[int, EventBody] | None
    """The seat and the event that ended the game; None if it ended by the rules."""
    result: GameResult


def read_upload(body: bytes) -> Upload:
    """Validate a record by replaying it, and return it as an upload. Raises Refused (422) with the reason."""
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(UNPROCESSABLE, "server-upload-text") from None
    try:
        uploaded = record.read(text)
        if len(uploaded.moves) > _MAX_MOVES:
            raise Refused(UNPROCESSABLE, "server-upload-long", most=_MAX_MOVES)
        uploaded.options = _check_options(uploaded)
        recorder = record.replay_to_end(uploaded)
    except Refused:
        raise
    except TianxiaError as error:
        raise Refused(UNPROCESSABLE, "server-upload-bad", problem=error.message) from None
    return _make_upload(recorder, uploaded.about)


def _check_options(uploaded: Record) -> JsonObject:
    """Return the options of a game that could be played here. Raises Refused (422).

    Records are not trusted, so no option may name a file.
    """
    game, position = registry.game(uploaded.game), uploaded.position
    for key, choices in game.playable_options().items():
        if position is not None and position.get(key, choices[0]) not in choices:
            raise Refused(UNPROCESSABLE, "server-option-choice", option=key, choices=", ".join(choices))
    position_options = _as_object(position.get("options")) if position is not None else {}
    if research := sorted(game.research_options.intersection(position_options)):
        raise Refused(UNPROCESSABLE, "server-upload-research", option=research[0])
    return catalogue.read_options(game, uploaded.options, catalogue.count_seats(game, uploaded.options))


def _make_upload(recorder: Recorder, about: JsonObject) -> Upload:
    """Return an upload from a replayed record and what it says about the table."""
    game, state, replayed = recorder.game, recorder.state, recorder.record
    names = game.seat_names(state)
    players, bots = _as_object(about.get("players")), _as_object(about.get("bots"))
    result, end = _read_result(game, state, about)
    return Upload(
        game=game.name,
        rules_version=game.rules_version,
        options=replayed.options,
        seed=replayed.seed,
        position=replayed.position,
        seats=[(name, _player_name(players.get(name)) or _player_name(bots.get(name))) for name in names],
        bots=_read_bots(game.name, about, players),
        moves=[(game.seat_number(state, name), text) for name, text in replayed.moves],
        end=end,
        result=result,
    )


def _as_object(value: object) -> JsonObject:
    """Return a value of a record if it is an object, else an empty one."""
    return value if isinstance(value, dict) else {}


def _player_name(name: object) -> str:
    """Return the name of a player in a record, shortened; empty if it is not text."""
    return to_single_line(name, _MAX_NAME_LENGTH) if isinstance(name, str) else ""


def _read_bots(game: str, about: JsonObject, players: JsonObject) -> dict[str, str]:
    """Return the levels of the bots, by seat. In older records, the name of the level is the name of the player."""
    levels = [level.name for level in catalogue.bot_levels(game)]
    bots = about.get("bots")
    return {seat: level for seat, level in (bots if isinstance(bots, dict) else players).items() if level in levels}


def _read_result(
    game: Game[Any, Any], state: State, about: JsonObject
) -> tuple[GameResult, tuple[int, EventBody] | None]:
    """Return the result and, unless the game ended by the rules, how it ended, as the record says.

    Raises Refused (422) if the game is not over.
    """
    names = game.seat_names(state)
    if state.is_over():
        returns = state.returns()
        best = max(returns)
        winners = [name for name, value in zip(names, returns, strict=True) if value == best > min(returns)]
        scores = game.final_scores(state)
        return GameResult(
            "rules", winners, dict(zip(names, scores, strict=True)) if scores is not None else UNSET
        ), None
    recorded = _as_object(about.get("result"))
    reason, recorded_winners = recorded.get("reason"), recorded.get("winners")
    winners = [name for name in names if isinstance(recorded_winners, list) and name in recorded_winners]
    losers = [name for name in names if name not in winners]
    if reason == "draw":
        return GameResult(reason, []), (0, OfferMade("draw"))
    if reason == "resign" and len(losers) == 1:
        return GameResult(reason, winners), (names.index(losers[0]), SeatResigned())
    if reason == "time" and len(winners) == len(losers) == 1:
        return GameResult(reason, winners), (names.index(winners[0]), WinClaimed())
    raise Refused(UNPROCESSABLE, "server-upload-unfinished")


def draft_upload(upload: Upload, owner: str, now: float) -> TableDraft:
    """Return a game as a finished table of the guest `owner`, at the time `now`."""
    seats = [
        Seat(number, seat, BOT, "", upload.bots[seat], "")
        if seat in upload.bots
        else Seat(number, seat, NAMED, "", "", name)
        for number, (seat, name) in enumerate(upload.seats)
    ]
    events = move_events(upload.moves, now)
    if upload.end is not None:
        seat_number, body = upload.end
        events += (TableEvent(len(events) + 1, seat_number, body, 0, now, now),)
    return TableDraft(
        game=upload.game,
        rules_version=upload.rules_version,
        options=upload.options,
        owner=owner,
        status=OVER,
        start=GameStart(upload.seed, UploadSource(), upload.position),
        seats=seats,
        hints=False,
        result=upload.result,
        events=events,
    )
