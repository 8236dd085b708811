"""A replay: the positions of a game move by move, from the viewpoint of any seat."""

from typing import Any, Final

import msgspec

from tianxia.engine.game import Game, JsonObject
from tianxia.engine.journal import EVERYONE
from tianxia.engine.state import State
from tianxia.locales import Message
from tianxia.server.tables.applied_move import AppliedMove
from tianxia.server.tables.description import describe, is_described
from tianxia.server.tables.seat_log import PUBLIC, decode_line, encode_line, is_in_audience
from tianxia.server.tables.table import Table
from tianxia.server.tables.wire.snapshots import Description

ALL_SEATS: Final = -2
"""The viewpoint of all seats together: what at least one of them knows."""
_SNAPSHOT_INTERVAL: Final = 8
"""The number of moves between two states that are kept; the states in between are replayed."""


class Replay:
    """The positions of a game: before the first move, and after each move.

    A viewpoint is a seat, PUBLIC or ALL_SEATS.
    """

    def __init__(self, table: Table) -> None:
        """Replay the moves of a table."""
        self.game: Game[Any, Any] = table.game
        self.seat_names = table.seat_names
        self.moves: list[AppliedMove] = list(table.applied_moves)
        self.lines: dict[int, list[bytes]] = {reader: [] for reader in table.readers}
        """The log of each reader: a seat, or PUBLIC."""
        self._line_counts: dict[int, list[int]] = {reader: [] for reader in table.readers}
        """The length of each reader's log after each number of moves."""
        self.points: list[dict[int, dict[str, int]]] = []
        """After each number of moves: the points that each reader knows."""
        self.marks: list[tuple[int, Message]] = []
        """The parts of the game: the number of moves before each, and its name."""
        self.events: list[tuple[int, Message]] = []
        """What the timeline shows beside a move: the number of the move, and a label."""
        self._mark_counts: dict[str, int] = {}
        """The number of marks so far, by message id."""
        self.public_messages: list[Message] = []
        """The public log of the game."""
        self._history_sources = {
            reader: table.history_source(None if reader == PUBLIC else reader) for reader in table.readers
        }
        self._snapshots: list[State] = []
        """The states after every `_SNAPSHOT_INTERVAL` moves, from which the others are played."""
        self._play(table.initial_state())

    def __len__(self) -> int:
        """Return the number of moves."""
        return len(self.moves)

    def state(self, number: int) -> State:
        """Return the state after a number of moves."""
        state = self._snapshots[number // _SNAPSHOT_INTERVAL].clone()
        for applied in self.moves[number - number % _SNAPSHOT_INTERVAL : number]:
            for step in applied.steps:
                state.play(applied.seat, step)
        return state

    def view(self, state: State, viewpoint: int) -> JsonObject:
        """Return what is known of a state from a viewpoint."""
        if viewpoint == ALL_SEATS:
            return self.game.open_view(state)
        return self.game.view(state, None if viewpoint == PUBLIC else viewpoint)

    def describe(self, state: State, viewpoint: int) -> Description | msgspec.UnsetType:
        """Return what is known of a state from a viewpoint, in words; UNSET for a game that is not described."""
        if not is_described(self.game):
            return msgspec.UNSET
        all_seats = [None, *range(len(self.seat_names))]
        return describe(
            self.game, state, all_seats if viewpoint == ALL_SEATS else [None if viewpoint == PUBLIC else viewpoint]
        )

    def log_lines(self, viewpoint: int) -> list[msgspec.Raw]:
        """Return the whole log from a viewpoint, as JSON."""
        return [msgspec.Raw(line) for line in self.lines[_log_reader(viewpoint)]]

    def line_counts(self, viewpoint: int) -> list[int]:
        """Return the length of the log from a viewpoint after each number of moves."""
        return self._line_counts[_log_reader(viewpoint)]

    def known_points(self, number: int, viewpoint: int) -> dict[str, int]:
        """Return the points that are known from a viewpoint after a number of moves."""
        points = self.points[number]
        if viewpoint != ALL_SEATS:
            return points[viewpoint]
        return {name: value for known in points.values() for name, value in known.items()}

    def game_log(self, number: int, viewpoint: int) -> list[Message]:
        """Return the log from a viewpoint after a number of moves."""
        reader = _log_reader(viewpoint)
        return [decode_line(line) for line in self.lines[reader][: self._line_counts[reader][number]]]

    def history(self, number: int, viewpoint: int) -> msgspec.Struct:
        """Return the game's history after a number of moves, derived only from the log of a viewpoint."""
        source = self._history_sources[_log_reader(viewpoint)]
        return self.game.history(self.game_log(number, viewpoint), source)

    def visible_moves(self, seat: int) -> list[int]:
        """Return the positions that differ for a seat, as numbers of moves; secret moves of others are left out."""
        ends = self._line_counts[seat]
        visible = [0]
        for number, applied in enumerate(self.moves, 1):
            if applied.seat == seat or ends[number] > ends[visible[-1]]:
                visible.append(number)
        return visible

    def _play(self, state: State) -> None:
        """Play all moves from the initial state, and collect logs, points and states."""
        self._collect(state, 0)
        for number, applied in enumerate(self.moves, 1):
            for step in applied.steps:
                state.play(applied.seat, step)
            self._collect(state, number)

    def _collect(self, state: State, number: int) -> None:
        """Collect logs, points and the state after a number of moves; empty the journal."""
        journal = state.journal
        assert journal is not None
        for message, audience in journal.entries:
            line = encode_line(message)
            for reader, lines in self.lines.items():
                if is_in_audience(reader, audience):
                    lines.append(line)
            if audience == EVERYONE:
                self.public_messages.append(message)
                if message.id in self.game.timeline_marks:
                    count = self._mark_counts[message.id] = self._mark_counts.get(message.id, 0) + 1
                    mark = Message(self.game.timeline_marks[message.id], {**message.args, "count": count})
                    self.marks.append((number, mark))
                if message.id in self.game.timeline_events:
                    self.events.append((number, Message(self.game.timeline_events[message.id], message.args)))
        journal.entries.clear()
        for reader, lines in self.lines.items():
            self._line_counts[reader].append(len(lines))
        self.points.append(
            {reader: self.game.points(state, None if reader == PUBLIC else reader) for reader in self.lines}
        )
        if number % _SNAPSHOT_INTERVAL == 0:
            self._snapshots.append(state.clone())


def _log_reader(viewpoint: int) -> int:
    """Return the reader whose log is shown from a viewpoint: for ALL_SEATS, the public."""
    return PUBLIC if viewpoint == ALL_SEATS else viewpoint
