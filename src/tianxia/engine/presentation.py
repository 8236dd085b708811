"""The presentation of a game: questions, descriptions and drawings, what a log says, and what clients are sent."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Generic, NamedTuple

import msgspec

from tianxia.engine.history import HistoryReader, HistorySource, NoHistory, NullHistoryReader
from tianxia.engine.options import JsonObject
from tianxia.engine.recap import Recap
from tianxia.engine.rules import StateT
from tianxia.engine.styled_text import StyledText
from tianxia.engine.wire import Constants, WireTypes
from tianxia.locales import DEFAULT, Message


class ScoreEntry(NamedTuple):
    """Points that a seat scored, with their source."""

    seat: str
    points: int
    source: Message


class Presentation(Generic[StateT]):
    """Shows a game to players. Nothing it returns for a seat depends on what the seat may not know."""

    name: ClassVar[str]
    timeline_marks: ClassVar[Mapping[str, str]] = {}
    """The titles of chapters, by the id of the journal message with which a chapter begins.

    A title takes the arguments of that message, and `count`, the number of such messages so far.
    """
    timeline_events: ClassVar[Mapping[str, str]] = {}
    """Labels of events on a timeline, by the id of the journal message; a label takes its arguments."""
    wire_types: ClassVar[WireTypes] = WireTypes(JsonObject, None, None, Constants, NoHistory)
    """The types of what is sent of the game to clients."""

    def describe_score(self, points: Mapping[str, int]) -> Message:
        """Describe the final points of all seats, as players would state them."""
        seat_scores = [
            Message("engine-score-seat", {"seat": f"{self.name}/{seat}", "points": number})
            for seat, number in points.items()
        ]
        return Message("engine-score", {"points": seat_scores})

    def score_breakdown(self, log: Iterable[Message]) -> list[ScoreEntry]:
        """List all points with their sources, from the public log of a game."""
        return []

    def recap(self, log: Sequence[Message], seat: str | None) -> Recap:
        """Summarise what happened last, from the log that a seat or a spectator (None) may read, and nothing else."""
        return Recap(list(log[-1:]), [])

    def history_reader(self, source: HistorySource) -> HistoryReader:
        """Return a reader that derives the game's history from a log, for what a table shows of the past."""
        return NullHistoryReader()

    def history(self, log: Iterable[Message], source: HistorySource) -> msgspec.Struct:
        """Return the game's history, derived from a whole log."""
        return self.history_reader(source).read_all(log).history

    def prompt(self, state: StateT, seat: int) -> Message:
        """Return the question that a seat has to answer now."""
        raise NotImplementedError

    def describe(self, state: StateT, seat: int | None) -> list[Message]:
        """Describe what a seat, or a spectator (None), may know, one message per line."""
        raise NotImplementedError

    def ascii_map(self, state: StateT, seat: int | None) -> list[list[StyledText]]:
        """Return the board as a seat, or a spectator (None), may see it, as lines of text; empty without a board."""
        return []

    def view_svg(self, state: StateT, view: JsonObject, dark: bool | None = None, lang: str = DEFAULT) -> str:
        """Draw a dump or a view as SVG. It shows nothing of the state that is not in `view`."""
        return ""

    def explain(self, state: StateT, seat: int, action: int) -> Message | None:
        """Return an explanation of what an action would do; None if its text needs none."""
        return None

    def effects(self, state: StateT, seat: int, action: int) -> list[Message]:
        """List what a legal action would do, as far as public information allows, the most important effect first."""
        explanation = self.explain(state, seat, action)
        return [] if explanation is None else [explanation]

    def board_facts(self, state: StateT) -> JsonObject:
        """Return what the rules derive from the public position, for clients that do not implement the rules."""
        return {}

    def boards(self) -> dict[str, JsonObject]:
        """Return the boards of the game by name, for clients that draw them; empty for a game without boards."""
        return {}

    def constants(self) -> Constants:
        """Return the numbers of the rules that clients need."""
        return Constants()
