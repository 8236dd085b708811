"""Game records: a header, then one move per line. A record is TOML and replays to the identical state."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from typing import Any

from tianxia.engine import registry
from tianxia.engine.errors import BadFile, BadPosition, RulesDiffer, TianxiaError
from tianxia.engine.game import Game, JsonObject
from tianxia.engine.journal import Journal
from tianxia.engine.position_reader import PositionReader
from tianxia.engine.state import State
from tianxia.engine.toml import find_line, format_key, format_value, parse
from tianxia.locales import Argument

_KEYS = ("game", "rules", "seed", "options", "position", "moves", "final", "about")


@dataclass
class Record:
    """Everything needed to replay a game."""

    game: str
    rules_version: int
    seed: int
    options: JsonObject = field(default_factory=dict)
    position: JsonObject | None = None
    """The position in which the game started; None for a new deal."""
    moves: list[tuple[str, str]] = field(default_factory=list)
    """The seat name and the text of every move."""
    final: str = ""
    """The fingerprint of the last state, which a replay must reach; empty if it is not known."""
    about: JsonObject = field(default_factory=dict)
    """Further information, such as the players. It does not affect the game."""


class Recorder:
    """Plays a game and keeps its record."""

    def __init__(
        self, game: Game[Any, Any], options: JsonObject, seed: int, position: JsonObject | None = None
    ) -> None:
        """Start a game, from a position if one is given. Raises BadOptions or BadPosition."""
        self.game = game
        self.record = Record(game.name, game.rules_version, seed, dict(options), position)
        self.journal = Journal()
        parsed_options = game.read_options(options)
        if position is None:
            self.state: State = game.new(parsed_options, seed, self.journal)
        else:
            self.state = game.position(position, parsed_options, seed)
            self.state.journal = self.journal

    def play(self, seat: int, action: int) -> None:
        """Apply an action and record it; the steps of a move become one line once it is complete."""
        before = self.state.clone()
        self.state.apply(seat, action)
        name = self.game.seat_name(self.state, seat)
        text = self.game.text(before, seat, action)
        if not self.game.is_partial_move(text):
            moves = self.record.moves
            moves[:] = [move for move in moves if move[0] != name or not self.game.is_partial_move(move[1])]
        self.record.moves.append((name, text))

    def write(self) -> str:
        """Return the record as text, with the fingerprint of the present state."""
        self.record.final = self.state.fingerprint()
        return write(self.record)


@lru_cache(4096)
def seed_hash(game: str, seed: int) -> str:
    """Return a hash of a seed that may be published before the game is over.

    A seed of 256 random bits cannot be guessed from it.
    """
    return sha256(f"tianxia {game} {seed:064x}".encode()).hexdigest()


def write(record: Record) -> str:
    """Return a record as TOML."""
    seed: int | str = record.seed if record.seed < 2**63 else f"{record.seed:x}"
    lines = [f"game = {format_value(record.game)}", f"rules = {record.rules_version}", f"seed = {format_value(seed)}"]
    if record.options:
        lines.append(f"options = {format_value(record.options)}")
    if record.position is not None:
        lines.append(f"position = {format_value(record.position)}")
    if record.final:
        lines.append(f"final = {format_value(record.final)}")
    moves = "".join(f"{seat} {text}\n" for seat, text in record.moves)
    about = "".join(f"{format_key(key)} = {format_value(value)}\n" for key, value in record.about.items())
    return "\n".join(lines) + f'\nmoves = """\n{moves}"""\n' + (f"\n[about]\n{about}" if about else "")


def read(text: str) -> Record:
    """Parse a record. Raises BadFile."""
    data = parse(text)
    for key in data:
        if key not in _KEYS:
            raise _file_error(text, key, "engine-record-key", key=key[:60], known=", ".join(_KEYS))
    name = data.get("game")
    rules_version = data.get("rules")
    moves = data.get("moves", "")
    if not isinstance(name, str):
        raise _file_error(text, "game", "engine-record-missing", key="game")
    if not isinstance(rules_version, int) or isinstance(rules_version, bool):
        raise _file_error(text, "rules", "engine-record-missing", key="rules")
    if not isinstance(moves, str):
        raise _file_error(text, "moves", "engine-record-missing", key="moves")
    options, position, final = data.get("options", {}), data.get("position"), data.get("final", "")
    if not isinstance(options, dict) or not isinstance(position, dict | None) or not isinstance(final, str):
        raise _file_error(text, "options", "engine-record-missing", key="options, position, final")
    about = data.get("about", {})
    if not isinstance(about, dict):
        raise _file_error(text, "about", "engine-record-missing", key="about")
    moves_line = find_line(text, ("moves",))
    return Record(
        name,
        rules_version,
        _read_seed(text, data),
        options,
        position,
        list(_parse_moves(moves, moves_line)),
        final,
        about,
    )


def replay(record: Record) -> Iterator[Recorder]:
    """Replay a record: yield its recorder before the first move and after each move. Raises BadFile.

    Raises RulesDiffer before a move that ends differently under the present rules than under those of the record.
    """
    game = registry.game(record.game)
    if not game.can_read_rules(record.rules_version):
        raise BadFile(
            "engine-record-rules", game=game.name, theirs=str(record.rules_version)[:20], ours=game.rules_version
        )
    try:
        recorder = Recorder(game, record.options, record.seed, record.position)
    except TianxiaError as error:
        raise BadFile("engine-record-start", problem=error.message) from None
    yield recorder
    for number, (name, text) in enumerate(record.moves, 1):
        _replay_move(recorder, record, number, name, text)
        yield recorder
    if record.final and recorder.state.fingerprint() != record.final:
        raise BadFile("engine-record-final")


def replay_to_end(record: Record) -> Recorder:
    """Return the recorder of a game after its last move. Raises BadFile."""
    *_, last = replay(record)
    return last


def replay_while_rules_agree(record: Record) -> tuple[Recorder, RulesDiffer | None]:
    """Return the recorder of a game, replayed as far as the present rules agree with those of the record.

    Also return the error that stopped the replay; None if all moves were replayed. Raises BadFile for any other error.
    """
    recorders = replay(record)
    last = next(recorders)
    try:
        for recorder in recorders:
            last = recorder
    except RulesDiffer as error:
        return last, error
    return last, None


def _replay_move(recorder: Recorder, record: Record, number: int, name: str, text: str) -> None:
    game, state = recorder.game, recorder.state
    try:
        seat = game.seat_number(state, name)
    except ValueError:
        raise BadFile("engine-record-seat", number=number, seat=name[:40]) from None
    steps = game.check(state, seat, text)
    if not isinstance(steps, list):
        raise BadFile("engine-record-move", number=number, move=f"{name} {text}"[:80], problem=steps)
    if record.rules_version != game.rules_version and _outcome_differs(game, record.rules_version, state, seat, steps):
        raise RulesDiffer(
            "engine-record-departs",
            theirs=record.rules_version,
            ours=game.rules_version,
            change=game.describe_rules_change(record.rules_version),
            shown=number - 1,
            moves=len(record.moves),
        )
    for step in steps:
        recorder.play(seat, step)


def _outcome_differs(game: Game[Any, Any], rules_version: int, state: State, seat: int, steps: list[int]) -> bool:
    """Return whether a step of a move would have ended differently under a version of the rules."""
    after = state.clone()
    for step in steps:
        before = after.clone()
        after.apply(seat, step)
        if game.outcome_differs(rules_version, before, after):
            return True
    return False


def _parse_moves(text: str, line: int) -> Iterator[tuple[str, str]]:
    for number, entry in enumerate(text.splitlines()):
        if entry.strip():
            seat, _, move = entry.strip().partition(" ")
            if not move:
                raise BadFile("engine-record-line", line=line + 1 + number, text=entry.strip()[:60])
            yield seat, move.strip()


def _read_seed(text: str, data: dict[str, Any]) -> int:
    try:
        return PositionReader(data).seed("seed", -1)
    except BadPosition:
        raise _file_error(text, "seed", "engine-position-seed") from None


def _file_error(text: str, key: str, message_id: str, /, **args: Argument) -> BadFile:
    return BadFile(message_id, line=find_line(text, (key,)), **args)
