"""tianxia board: draws a position as an SVG picture."""

import argparse
from pathlib import Path
from typing import Any

from tianxia.cli.translator import Translator
from tianxia.engine import record, registry, scenario
from tianxia.engine.errors import BadFile, BadOptions, BadPosition, TianxiaError
from tianxia.engine.game import Game, JsonObject
from tianxia.engine.record import Recorder
from tianxia.engine.state import State
from tianxia.engine.toml import find_line, parse, read_text


def run(options: argparse.Namespace, translate: Translator) -> int:
    """Run the command and return its exit status."""
    game, state = _read_state(options.file, options.move)
    seat = _find_seat(game, state, options.seat)
    picture = game.svg(state, seat, options.dark, translate.lang, show_hidden=seat is None)
    if not picture:
        raise BadOptions("cli-board-none", name=translate(f"{game.name}-name"))
    try:
        options.svg.write_text(picture, encoding="utf-8")
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise BadFile("engine-file-unwritable", path=str(options.svg)[:200], problem=problem) from None
    print(translate("cli-board-done", path=str(options.svg), size=round(len(picture.encode()) / 1000)))
    return 0


def _read_state(path: Path, move: int | None) -> tuple[Game[Any, Any], State]:
    """Return the state in a file: a record up to a move, a scenario before its steps, a position, or a map."""
    data = parse(read_text(path))
    if "moves" in data or "rules" in data:
        return _replay(path, move)
    if move is not None:
        raise BadOptions("cli-board-move")
    if "title" in data:
        loaded = scenario.read(path)
        return loaded.game, loaded.state
    for board_game in map(registry.game, registry.names()):
        if options := board_game.board_options(data, path):
            return board_game, board_game.new(board_game.read_options(options), 1)
    game = registry.game(str(data.pop("game"))) if "game" in data else _guess_game(data)
    try:
        return game, game.position(data, game.read_options({}), 1)
    except BadPosition as error:
        line = find_line(read_text(path), tuple(error.key.split(".")))
        raise BadFile("engine-scenario-position", line=line, problem=error.message) from None


def _guess_game(position: JsonObject) -> Game[Any, Any]:
    """Return the game that knows most keys of a position. Raises BadOptions if several do."""
    games = [registry.game(name) for name in registry.names()]
    known = [len(game.keys.intersection(position)) for game in games]
    if known.count(max(known)) > 1:
        raise BadOptions("cli-board-game", games=", ".join(registry.names()))
    return games[known.index(max(known))]


def _replay(path: Path, move: int | None) -> tuple[Game[Any, Any], State]:
    loaded = record.read(read_text(path))
    if move is not None and not 0 <= move <= len(loaded.moves):
        raise BadOptions("cli-board-moves", number=len(loaded.moves))
    last: Recorder | None = None
    for number, recorder in enumerate(record.replay(loaded)):
        last = recorder
        if number == move:
            break
    assert last is not None
    return last.game, last.state


def _find_seat(game: Game[Any, Any], state: State, name: str | None) -> int | None:
    if name is None:
        return None
    try:
        return game.seat_names(state).index(name)
    except ValueError:
        names = ", ".join(game.seat_names(state))
        raise TianxiaError("engine-expect-seat", seat=name[:40], seats=names) from None
