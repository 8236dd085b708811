"""New tables, validated and ready to be stored."""

import secrets
from typing import Final

import msgspec

from tianxia.engine.game import JsonObject
from tianxia.engine.rng import SEED_BITS
from tianxia.server.tables import catalogue
from tianxia.server.tables.errors import UNPROCESSABLE, Refused
from tianxia.server.tables.events import MoveMade, TableEvent
from tianxia.server.tables.plain_text import to_single_line
from tianxia.server.tables.sources import Source
from tianxia.server.tables.table_info import BOT, HUMAN, OPEN, RUNNING, NewSeat, NewTable, Seat, TableInfo
from tianxia.server.tables.wire.tables import GameResult, SeatKind, TableStatus, TableTerms

_SEAT_RANDOM: Final = secrets.SystemRandom()
"""Unpredictable, so that nobody can foresee which seat a player gets."""
_MAX_CLOCK_S: Final = 14 * 24 * 3600.0
"""The longest time of a time control."""
_MAX_TITLE_LENGTH: Final = 60
_SEAT_KINDS: Final[dict[str, SeatKind]] = {"me": HUMAN, "open": OPEN, "bot": BOT}


class GameStart(msgspec.Struct):
    """The seed of a game, and where the table comes from and starts if not with a new deal."""

    seed: int
    source: Source | None = None
    position: JsonObject | None = None


class TableDraft(TableTerms, kw_only=True):
    """A table that is not stored yet. Its id, keys and times are added when it is stored."""

    game: str
    rules_version: int
    owner: str
    status: TableStatus
    start: GameStart
    seats: list[Seat]
    result: GameResult | None = None
    events: tuple[TableEvent, ...] = ()
    """Events that the table has from the beginning."""
    bots_move_unattended: bool = True
    """Whether its bots move while nobody is connected."""

    @property
    def has_bots(self) -> bool:
        """Whether a bot has a seat."""
        return any(seat.kind == BOT for seat in self.seats)


def generate_seed() -> int:
    """Return an unpredictable seed for a new deal."""
    return secrets.randbits(SEED_BITS)


def shuffle_players(seats: list[Seat]) -> list[Seat]:
    """Return the seats with their players in a random order."""
    players = list(seats)
    _SEAT_RANDOM.shuffle(players)
    return [
        msgspec.structs.replace(player, number=seat.number, seat_name=seat.seat_name)
        for seat, player in zip(seats, players, strict=True)
    ]


def draft_table(new_table: NewTable, owner: str, start: GameStart | None = None) -> TableDraft:
    """Return the table that a guest wants to create; its game starts at once if no seat is open.

    Raises Refused (422).
    """
    game = catalogue.find_game(new_table.game)
    options = catalogue.read_options(game, new_table.options, len(new_table.seats))
    if new_table.clock.kind != "none" and not 1.0 <= new_table.clock.seconds <= _MAX_CLOCK_S:
        raise Refused(UNPROCESSABLE, "server-clock-seconds")
    if not 0.0 <= new_table.clock.increment <= _MAX_CLOCK_S:
        raise Refused(UNPROCESSABLE, "server-clock-seconds")
    for seat in new_table.seats:
        if seat.kind == "bot":
            catalogue.find_level(game.name, seat.level)
    if all(seat.kind == "bot" for seat in new_table.seats):
        raise Refused(UNPROCESSABLE, "server-seats-person")
    start = start or GameStart(generate_seed())
    names = game.seat_names(game.new(game.read_options(options), start.seed))
    seats = [
        Seat(number, names[number], _SEAT_KINDS[seat.kind], owner if seat.kind == "me" else "", seat.level, "")
        for number, seat in enumerate(new_table.seats)
    ]
    is_waiting = any(seat.kind == OPEN for seat in seats)
    terms = new_table.terms() | {"options": options, "title": to_single_line(new_table.title, _MAX_TITLE_LENGTH)}
    return TableDraft(
        game=game.name,
        rules_version=game.rules_version,
        owner=owner,
        status=OPEN if is_waiting else RUNNING,
        start=start,
        seats=shuffle_players(seats) if new_table.random_seats and not is_waiting else seats,
        **terms,
    )


def draft_rematch(info: TableInfo) -> TableDraft:
    """Return a table with the same settings and players; two players swap seats, more players keep them."""
    players = list(reversed(info.seats)) if len(info.seats) == 2 else info.seats
    new_table = NewTable(
        game=info.game,
        seats=[NewSeat(kind="bot" if player.kind == BOT else "open", level=player.level) for player in players],
        **info.terms() | {"listed": False, "random_seats": False},
    )
    draft = draft_table(new_table, info.owner)
    seats = [
        msgspec.structs.replace(seat, kind=HUMAN, guest=player.guest) if player.kind == HUMAN else seat
        for seat, player in zip(draft.seats, players, strict=True)
    ]
    is_waiting = any(seat.kind == OPEN for seat in seats)
    return msgspec.structs.replace(
        draft,
        status=OPEN if is_waiting else RUNNING,
        seats=shuffle_players(seats) if info.random_seats and not is_waiting else seats,
        random_seats=info.random_seats,
    )


def move_events(moves: list[tuple[int, str]], now: float) -> tuple[TableEvent, ...]:
    """Return the events of moves from another game (seat and text of each), all at the time `now`."""
    question_counts: dict[int, int] = {}
    events = []
    for number, (seat, text) in enumerate(moves, 1):
        question_counts[seat] = question_counts.get(seat, 0) + 1
        events.append(TableEvent(number, seat, MoveMade(text), question_counts[seat], now, now))
    return tuple(events)
