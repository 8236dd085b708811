"""A game played again, to be looked at move by move, through any eyes."""

from bisect import bisect_left
from typing import Any, Final

import msgspec

from tianxia.engine.game import Game, JsonObject
from tianxia.engine.journal import EVERYONE
from tianxia.engine.state import State
from tianxia.locales import Message
from tianxia.server.log import packed
from tianxia.server.room import PUBLIC, Played, Room

OPEN: Final = -2
"""The eyes of all seats together."""
_EVERY: Final = 8
"""Moves between two positions that are kept."""


class Replay:
    """The positions of a game: after no move, after the first, and so on to the last."""

    def __init__(self, room: Room) -> None:
        self.game: Game[Any, Any] = room.game
        self.names = room.names
        self.moves: list[Played] = list(room.played)
        self.lines: dict[int, list[bytes]] = {audience: [] for audience in room.audiences}
        self.ends: dict[int, list[int]] = {audience: [] for audience in room.audiences}
        """How many lines each audience had seen after each number of moves."""
        self.points: list[dict[int, dict[str, int]]] = []
        """After each number of moves, the points that each audience knows of."""
        self.marks: list[tuple[int, Message]] = []
        """Where something begins that a timeline shows, with its name."""
        self.told: list[Message] = []
        """What everybody was told."""
        self._kept: list[State] = []
        self._play(room.beginning())

    def __len__(self) -> int:
        return len(self.moves)

    def state(self, number: int) -> State:
        """The position after a number of moves."""
        state = self._kept[number // _EVERY].clone()
        for played in self.moves[number - number % _EVERY : number]:
            for step in played.steps:
                state.play(played.seat, step)
        return state

    def view(self, state: State, eyes: int) -> JsonObject:
        """What these eyes see of a position."""
        if eyes == OPEN:
            return self.game.open_view(state)
        return self.game.view(state, None if eyes == PUBLIC else eyes)

    def log(self, eyes: int) -> list[msgspec.Raw]:
        return [msgspec.Raw(line) for line in self.lines[_audience(eyes)]]

    def line_ends(self, eyes: int) -> list[int]:
        return self.ends[_audience(eyes)]

    def known_points(self, number: int, eyes: int) -> dict[str, int]:
        """The points after a number of moves, as far as these eyes see them."""
        points = self.points[number]
        if eyes != OPEN:
            return points[eyes]
        return {name: value for known in points.values() for name, value in known.items()}

    def history(self, number: int, seat: int) -> list[Message]:
        """What a seat had seen after a number of moves."""
        return [Message(*msgspec.json.decode(line)) for line in self.lines[seat][: self.ends[seat][number]]]

    def moments(self, seat: int) -> list[int]:
        """Numbers of moves after which a seat had something new to see: others' secret moves do not count for it."""
        ends = self.ends[seat]
        own = [0]
        for number, played in enumerate(self.moves, 1):
            if played.seat == seat or ends[number] > ends[own[-1]]:
                own.append(number)
        return own

    def number_of_line(self, seat: int, line: int) -> int:
        """After how many moves a seat had seen so many lines."""
        return min(bisect_left(self.ends[seat], line), len(self))

    def _play(self, state: State) -> None:
        self._note(state, 0)
        for number, played in enumerate(self.moves, 1):
            for step in played.steps:
                state.play(played.seat, step)
            self._note(state, number)

    def _note(self, state: State, number: int) -> None:
        journal = state.journal
        assert journal is not None
        for message, audience in journal.entries:
            line = packed(message)
            for who, lines in self.lines.items():
                if audience == EVERYONE or (who != PUBLIC and audience >> who & 1):
                    lines.append(line)
            if audience == EVERYONE:
                self.told.append(message)
                if message.id in self.game.timeline_marks:
                    self.marks.append((number, Message(self.game.timeline_marks[message.id], message.args)))
        journal.entries.clear()
        for who, lines in self.lines.items():
            self.ends[who].append(len(lines))
        self.points.append({who: self.game.points(state, None if who == PUBLIC else who) for who in self.lines})
        if number % _EVERY == 0:
            self._kept.append(state.clone())


def _audience(eyes: int) -> int:
    """Whose log these eyes read: together, all know at least what everybody was told."""
    return PUBLIC if eyes == OPEN else eyes
