"""The history of Sun Tzu: all battles and scorings, and the position now and after each of the latest battles."""

from typing import Final, Literal, cast

from msgspec import UNSET, Struct, UnsetType

from tianxia.engine.history import HistoryReader, HistorySource
from tianxia.games.suntzu.presentation.history_position import PositionTracker
from tianxia.games.suntzu.rules.board import PROVINCES
from tianxia.games.suntzu.wire import Both, ByProvince, Position, Province, Seat
from tianxia.locales import Message


class BattleReport(Struct):
    """A battle, as far as it has come."""

    round: int
    province: Province
    cards: Both[str]
    start: int
    """Its first log line."""
    end: int
    """One after its last log line."""
    lines: list[int]
    """The log lines about its consequences."""
    winner: Seat | Literal["nobody", "plague"] | UnsetType = UNSET
    """Absent until it is decided; `plague` if a Plague ended it."""
    result: int | UnsetType = UNSET
    """The log line that says who won, by how much, and why."""
    after: Position | UnsetType = UNSET
    """The position after its last log line; absent for a battle before the previous round."""


class Scoring(Struct):
    """One of the three scorings."""

    round: int
    line: int
    """The log line that reported it."""
    points: Both[int]
    before: int
    """The place of the marker before it."""
    track: int
    """The place of the marker after it."""
    owners: ByProvince[Seat | Literal[""]]
    """The seat that held each province."""


class RoundReport(Struct):
    """A round."""

    lines: list[int]
    """The log lines about exchanges and generals outside the battles."""
    scoring: Scoring | UnsetType = UNSET


class GameHistory(Struct):
    """What a log of Sun Tzu says about the past."""

    position: Position
    """The present position."""
    rounds: dict[int, RoundReport]
    """By number."""
    battles: dict[int, BattleReport]
    """In the order in which they were fought, numbered from 0."""
    has_equal_armies: bool
    """Whether both had equally many armies when it was last determined who decides the order of the battles."""
    verdict: int | UnsetType = UNSET
    """The log line that says who won the game."""


_WINNERS: Final[dict[str, Literal["nobody", "plague"]]] = {
    "suntzu-log-nothing": "nobody",
    "suntzu-log-plague": "plague",
}
_RESULT_MESSAGES: Final = frozenset({"suntzu-log-wins", *_WINNERS})
_BATTLE_MESSAGES: Final = frozenset(
    {
        "suntzu-log-back",
        "suntzu-log-placed",
        "suntzu-log-sent",
        "suntzu-log-mark",
        "suntzu-log-paid",
        "suntzu-log-no-exchange",
        "suntzu-log-general",
        "suntzu-log-no",
        "suntzu-log-own-boxed",
        "suntzu-log-event",
        "suntzu-log-event-turned",
        "suntzu-log-takes",
        "suntzu-log-own-general",
        "suntzu-log-infantry",
        "suntzu-log-step",
    }
)
"""Messages that belong to the latest battle until the round is over."""
_ROUND_MESSAGES: Final = frozenset({"suntzu-log-general", "suntzu-log-general-at"})
"""Messages that belong to the round if they do not belong to a battle; exchanges do, too."""


class SunTzuHistory(HistoryReader):
    """Reads the log of a game of Sun Tzu."""

    def __init__(self, source: HistorySource) -> None:
        """Start before the first line."""
        self._tracker = PositionTracker(source)
        self._history = GameHistory(self._tracker.position, {}, {}, False)
        self._round: RoundReport | None = None
        """The newest round; None before the first."""
        self._battle: BattleReport | None = None
        """The latest battle, as long as messages can belong to it."""
        self._exchanges: list[int] = []
        """Lines of the round about exchanges that belong to the battle if another line about it follows."""
        if source.start:
            self._begin_round(source.start["round"])

    @property
    def history(self) -> GameHistory:
        """What is known from the lines so far."""
        return self._history

    def read(self, line: int, message: Message) -> None:
        """Read the next message of the log."""
        position = self._tracker.position
        track = position.track
        self._tracker.read(message)
        if message.id == "suntzu-log-revealed":
            self._begin_battle(line, message)
        elif self._battle is not None and message.id in _BATTLE_MESSAGES | _RESULT_MESSAGES:
            self._read_battle(self._battle, line, message)
        elif self._round is not None and message.id == "suntzu-log-exchange":
            self._round.lines.append(line)
            if self._battle is not None:
                self._exchanges.append(line)
        elif self._round is not None and message.id in _ROUND_MESSAGES:
            self._round.lines.append(line)
            self._exchanges = []
        elif message.id == "suntzu-log-scoring":
            self._add_scoring(line, message, track)
        elif message.id == "suntzu-log-draws":
            self._battle = None
        elif message.id == "suntzu-log-round":
            self._begin_round(position.round)
        elif message.id == "suntzu-log-order-decider":
            self._history.has_equal_armies = message.args["equal"] == 1
        elif message.id in ("suntzu-log-win", "suntzu-log-draw"):
            self._history.verdict = line

    def _begin_round(self, number: int) -> None:
        """Begin a round. Of the battles before the previous round, the positions are not kept."""
        self._round = self._history.rounds[number] = RoundReport([])
        self._battle, self._exchanges = None, []
        for battle in reversed(self._history.battles.values()):
            if battle.round < number - 1:
                if battle.after is UNSET:
                    break
                battle.after = UNSET

    def _begin_battle(self, line: int, message: Message) -> None:
        position, battles = self._tracker.position, self._history.battles
        province = cast(Province, message.args["province"])
        cards = Both(str(message.args["suntzu"]), str(message.args["shao"]))
        after = self._tracker.copy_position()
        self._battle = BattleReport(position.round, province, cards, line, line + 1, [], after=after)
        battles[len(battles)] = self._battle
        self._exchanges = []

    def _read_battle(self, battle: BattleReport, line: int, message: Message) -> None:
        """Read a message about the latest battle. The exchanges before it belong to the battle, too."""
        if self._exchanges and self._round is not None:
            del self._round.lines[-len(self._exchanges) :]
        battle.lines += self._exchanges
        self._exchanges = []
        if message.id in _RESULT_MESSAGES:
            battle.result = line
            battle.winner = _WINNERS.get(message.id) or cast(Seat, message.args["seat"])
        else:
            battle.lines.append(line)
        battle.end, battle.after = line + 1, self._tracker.copy_position()

    def _add_scoring(self, line: int, message: Message, before: int) -> None:
        position = self._tracker.position
        self._battle = None
        if self._round is None:
            return
        points = Both(*(int(str(message.args[seat])) for seat in ("suntzu", "shao")))
        owners = ByProvince(*(getattr(position.provinces, province).owner for province in PROVINCES))
        self._round.scoring = Scoring(position.round, line, points, before, position.track, owners)
