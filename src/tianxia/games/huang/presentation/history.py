"""The history of Huang: the number of the turn, the last action, and the newest war or revolt."""

from typing import Final, Literal, cast

from msgspec import UNSET, Struct, UnsetType

from tianxia.engine.history import HistoryReader, HistorySource
from tianxia.games.huang.wire import Colour, Hex, Seat
from tianxia.locales import Argument, Message


class Commitment(Struct):
    """What a seat has committed to a conflict."""

    seat: Seat
    strength: int
    """The number of tiles, and 1 more for a leader; 0 for nothing."""
    state: Hex | UnsetType = UNSET
    """The state that it supports, in a war."""


class ConflictSide(Struct):
    """A warring state, or a seat in a revolt, once it is known how strong it is."""

    name: str
    """The hex that names the state, or the seat."""
    adjacent: int
    """Its strength without commitments: the red tiles of the state, or the yellow tiles beside the leader."""
    strength: int
    capitals: str | UnsetType = UNSET
    """The capitals of the state when the war began, as the log names them."""


class ConflictResult(Struct):
    """Who won a conflict, and by how much."""

    line: int
    """The log line that reported it."""
    seat: Seat
    """The winner of a revolt; in a war, the seat that placed the tile."""
    high: int
    low: int
    is_tie: bool
    state: Hex | UnsetType = UNSET
    """The state that won a war."""


class ConflictReport(Struct):
    """A war or a revolt."""

    line: int
    """The log line that reported it."""
    kind: Literal["war", "revolt"]
    attacker: Seat
    """The seat that placed the uniting tile, or the leader."""
    order: list[Seat]
    """The seats in the order in which they commit."""
    commitments: list[Commitment]
    sides: list[ConflictSide]
    """The warring states; in a revolt, the attacker and the defender once it is decided."""
    lines: list[int]
    """The log lines about its consequences."""
    is_over: bool
    """Whether all its consequences have been reported."""
    hex: Hex | UnsetType = UNSET
    """The tile that unites the states of a war."""
    colour: Colour | UnsetType = UNSET
    """The colour of the leaders of a revolt."""
    defender: Seat | UnsetType = UNSET
    """The other seat in a revolt."""
    asked: Seat | UnsetType = UNSET
    """The seat that commits next, or that chooses which of the tied states wins."""
    result: ConflictResult | UnsetType = UNSET


class GameHistory(Struct):
    """What a log of Huang says about the past."""

    turn: int
    """The number of the turn, from 1; 0 before the first one that the log reports."""
    places: list[Hex]
    """The hexes of the last action."""
    conflict: ConflictReport | UnsetType = UNSET
    """The newest one."""


_BOARD_ACTIONS: Final = frozenset({"huang-log-tile", "huang-log-leader", "huang-log-leader-moved", "huang-log-riot"})
_CONSEQUENCES: Final = frozenset(
    {
        "huang-log-home",
        "huang-log-points",
        "huang-log-removed",
        "huang-log-lost-pagoda",
        "huang-log-lost-palace",
        "huang-log-lost-granary",
    }
)
"""Messages about the consequences of a conflict. They follow its result; any other message ends them."""


class HuangHistory(HistoryReader):
    """Reads the log of a game of Huang."""

    def __init__(self, source: HistorySource) -> None:
        """Start before the first line."""
        self._seats = [Seat(name) for name in source.seats]
        self._history = GameHistory(0, [])
        self._mover = Seat(str(source.start["turn"]) if source.start else self._seats[0])
        """The seat of the last action on the board."""

    @property
    def history(self) -> GameHistory:
        """What is known from the lines so far."""
        return self._history

    def read(self, line: int, message: Message) -> None:
        """Read the next message of the log."""
        history, args, conflict = self._history, message.args, self._history.conflict
        if conflict is not UNSET and conflict.result is not UNSET and not conflict.is_over:
            if message.id in _CONSEQUENCES:
                conflict.lines.append(line)
            else:
                conflict.is_over = True
        match message.id:
            case "huang-log-turn":
                history.turn += 1
            case message_id if message_id in _BOARD_ACTIONS:
                history.places = [_hex(args["hex"])]
                self._mover = _seat(args["seat"])
            case "huang-log-pagoda" | "huang-log-palace":
                history.places = [Hex(name) for name in str(args["hexes"]).split()]
            case "huang-log-war":
                history.conflict = ConflictReport(
                    line, "war", self._mover, self._seats_after(self._mover), [], [], [], False, hex=_hex(args["hex"])
                )
                history.conflict.asked = history.conflict.order[0]
            case "huang-log-revolt":
                attacker, defender = _seat(args["seat"]), _seat(args["other"])
                history.conflict = ConflictReport(
                    line, "revolt", attacker, [attacker, defender], [], [], [], False,
                    colour=cast(Colour, str(args["colour"])), defender=defender, asked=attacker,
                )  # fmt: skip
            case _ if conflict is not UNSET:
                _read_conflict(conflict, line, message)

    def _seats_after(self, seat: Seat) -> list[Seat]:
        """Return all seats in turn order, this one last."""
        first = self._seats.index(seat) + 1
        return self._seats[first:] + self._seats[:first]


def _read_conflict(conflict: ConflictReport, line: int, message: Message) -> None:
    """Read a message about a conflict; ignore any other."""
    args = message.args
    match message.id:
        case "huang-log-war-side":
            reds = _number(args["number"])
            conflict.sides.append(ConflictSide(str(args["state"]), reds, reds, str(args["capitals"])))
        case "huang-log-commits" | "huang-log-support" | "huang-log-support-none":
            _add_commitment(conflict, message)
        case "huang-log-war-won":
            conflict.asked = UNSET
            conflict.result = ConflictResult(
                line,
                conflict.attacker,
                _number(args["high"]),
                _number(args["low"]),
                args["tie"] == 1,
                _hex(args["state"]),
            )
        case "huang-log-revolt-won":
            conflict.asked = UNSET
            winner = _seat(args["seat"])
            high, low = _number(args["high"]), _number(args["low"])
            conflict.result = ConflictResult(line, winner, high, low, args["tie"] == 1)
            for commitment in conflict.commitments:
                strength = high if commitment.seat == winner else low
                conflict.sides.append(ConflictSide(commitment.seat, strength - commitment.strength, strength))


def _add_commitment(conflict: ConflictReport, message: Message) -> None:
    """Add what a seat has committed. After the last one, the attacker chooses among tied states."""
    args = message.args
    seat, strength = _seat(args["seat"]), _number(args["number"]) + _number(args["leader"])
    commitment = Commitment(seat, strength)
    if message.id == "huang-log-support":
        commitment.state = _hex(args["state"])
        for side in conflict.sides:
            side.strength += strength if side.name == commitment.state else 0
    conflict.commitments.append(commitment)
    committed = [other.seat for other in conflict.commitments]
    conflict.asked = next((seat for seat in conflict.order if seat not in committed), conflict.attacker)


def _seat(name: Argument) -> Seat:
    return Seat(str(name))


def _hex(name: Argument) -> Hex:
    return Hex(str(name))


def _number(value: Argument) -> int:
    return int(str(value))
