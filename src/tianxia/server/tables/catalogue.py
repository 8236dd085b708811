"""The catalogue: the games, their options, and the levels of their bots."""

from typing import Any, Final, Literal, Union, get_args, get_origin

import msgspec

from tianxia.bots.bot import NamedBot
from tianxia.bots.levels import levels, references
from tianxia.engine import registry
from tianxia.engine.errors import TianxiaError
from tianxia.engine.game import Game, JsonObject
from tianxia.server.tables.errors import UNPROCESSABLE, Refused
from tianxia.server.tables.view_cache import encode
from tianxia.server.tables.wire.games import GameInfo, GameOption, LevelInfo

_PLAYERS: Final = "players"
"""The option that lists the seats in play, in games that have it."""


def list_games() -> list[GameInfo]:
    """Return all games with their options, levels and constants."""
    return [_describe_game(registry.game(name)) for name in registry.names()]


def board_types() -> Any:
    """Return the type of a board of any game: a union."""
    types = [registry.game(name).wire_types.board for name in registry.names()]
    return Union[tuple(board for board in types if board is not None)]  # noqa: UP007


def find_game(name: str) -> Game[Any, Any]:
    """Return a game by name. Raises Refused (422)."""
    try:
        return registry.game(name)
    except TianxiaError as error:
        raise Refused(UNPROCESSABLE, error.message.id, **error.message.args) from None


def bot_levels(game: str) -> tuple[NamedBot, ...]:
    """Return the levels of a game; its reference bots if it has none."""
    return levels(game) or references(game)


def find_level(game: str, name: str) -> NamedBot:
    """Return a level by name. Raises Refused (422) for anything else, also for the specs of external bots."""
    for level in bot_levels(game):
        if level.name == name:
            return level
    known = ", ".join(level.name for level in bot_levels(game))
    raise Refused(UNPROCESSABLE, "bots-unknown", bot=name[:40], bots=known)


def thinking_time(game: str, level: str) -> float:
    """Return the seconds that a bot of a level may take for an action; 0 for an unknown level."""
    known = (*levels(game), *references(game))
    return next((candidate.budget.seconds or 0.0 for candidate in known if candidate.name == level), 0.0)


def default_level(game: str) -> NamedBot:
    """Return the level to use if none is given: the middle one."""
    choices = bot_levels(game)
    return choices[len(choices) // 2]


def read_options(game: Game[Any, Any], requested: JsonObject, seats: int) -> JsonObject:
    """Validate the options of a new table; return those that differ from their defaults. Raises Refused (422)."""
    available = _describe_options(game)
    options: JsonObject = {}
    for name, value in requested.items():
        if name == _PLAYERS and _has_players_option(game):
            continue
        if name not in available:
            known = ", ".join(available)
            raise Refused(UNPROCESSABLE, "engine-option-unknown", option=name[:40], game=game.name, known=known)
        choices = available[name].choices
        if choices is not msgspec.UNSET and value not in choices:
            raise Refused(UNPROCESSABLE, "server-option-choice", option=name, choices=", ".join(choices))
        options[name] = value
    if _has_players_option(game):
        options[_PLAYERS] = _read_players(game, requested.get(_PLAYERS), seats)
    elif seats != len(game.seats):
        raise Refused(UNPROCESSABLE, "server-seats-number", number=seats, fewest=len(game.seats), most=len(game.seats))
    try:
        return game.write_options(game.read_options(options))
    except TianxiaError as error:
        raise Refused(UNPROCESSABLE, error.message.id, **error.message.args) from None


def _read_players(game: Game[Any, Any], requested: object, seats: int) -> list[str]:
    """Return the seats in play. Raises Refused (422) if their number is wrong."""
    fewest, most = _player_range(game)
    if not fewest <= seats <= most:
        raise Refused(UNPROCESSABLE, "server-seats-number", number=seats, fewest=fewest, most=most)
    if isinstance(requested, str):
        requested = requested.replace(",", " ").split()
    if requested is None:
        return list(game.seats[:seats])
    if (
        not isinstance(requested, list)
        or len(requested) != seats
        or not all(isinstance(name, str) for name in requested)
    ):
        raise Refused(UNPROCESSABLE, "server-seats-players", number=seats)
    return requested


def _describe_game(game: Game[Any, Any]) -> GameInfo:
    """Return a game with its options, levels and constants."""
    fewest, most = _player_range(game)
    return GameInfo(
        name=game.name,
        seats=list(game.seats),
        fewest=fewest,
        most=most,
        options=_describe_options(game),
        levels=[LevelInfo(level.name, level.budget.seconds) for level in bot_levels(game.name)],
        default_level=default_level(game.name).name,
        constants=encode(game.constants()),
    )


def _player_range(game: Game[Any, Any]) -> tuple[int, int]:
    """Return the smallest and the largest number of players."""
    return (2 if _has_players_option(game) else len(game.seats)), len(game.seats)


def _has_players_option(game: Game[Any, Any]) -> bool:
    """Return whether the seats in play can be chosen."""
    return any(field.name == _PLAYERS for field in msgspec.structs.fields(game.options))


def _describe_options(game: Game[Any, Any]) -> dict[str, GameOption]:
    """Return each option with its default and what it depends on, without the research options."""
    defaults: JsonObject = msgspec.to_builtins(game.options())
    choices = game.playable_options()
    out: dict[str, GameOption] = {}
    for field in msgspec.structs.fields(game.options):
        name = field.name
        if name in game.research_options:
            continue
        if field.type is bool:
            out[name] = GameOption("bool", defaults[name])
        elif get_origin(field.type) is Literal:
            out[name] = GameOption("choice", defaults[name], choices=list(get_args(field.type)))
        elif name in choices:
            out[name] = GameOption("choice", defaults[name], choices=choices[name])
    for name, players in game.option_player_limits().items():
        out[name].players = players
    for name, required in game.option_requirements().items():
        out[name].requires = required
    return out
