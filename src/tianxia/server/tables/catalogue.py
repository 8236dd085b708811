"""The catalogue: the games, their options, and the levels of their bots."""

from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from tianxia.bots.bot import NamedBot
from tianxia.bots.levels import levels, references
from tianxia.engine import registry
from tianxia.engine.errors import TianxiaError
from tianxia.engine.game import Game, JsonObject
from tianxia.engine.options import split_list
from tianxia.locales import DEFAULT
from tianxia.server.tables.errors import UNPROCESSABLE, Refused
from tianxia.server.tables.view_cache import encode
from tianxia.server.tables.wire.games import GameInfo, GameOption, LevelInfo, NameFunction, StandingQuestion


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
    players = registry.manifest(game.name).players
    options: JsonObject = {}
    for name, value in requested.items():
        if players.option and name == players.option:
            continue
        if name not in available:
            known = ", ".join(available)
            raise Refused(UNPROCESSABLE, "engine-option-unknown", option=name[:40], game=game.name, known=known)
        choices = available[name].choices
        if choices is not msgspec.UNSET and value not in choices:
            raise Refused(UNPROCESSABLE, "server-option-choice", option=name, choices=", ".join(choices))
        options[name] = value
    if not players.fewest <= seats <= players.most:
        raise Refused(UNPROCESSABLE, "server-seats-number", number=seats, fewest=players.fewest, most=players.most)
    if players.option:
        options[players.option] = _read_players(game, requested.get(players.option), seats)
    try:
        return game.write_options(game.read_options(options))
    except TianxiaError as error:
        raise Refused(UNPROCESSABLE, error.message.id, **error.message.args) from None


def count_seats(game: Game[Any, Any], options: JsonObject) -> int:
    """Return the number of seats of a game with these options, which need not be valid."""
    option = registry.manifest(game.name).players.option
    players = options.get(option) if option else None
    if isinstance(players, str):
        players = split_list(players)
    return len(players if isinstance(players, list) else game.seat_names(game.new(game.options(), 1)))


def _read_players(game: Game[Any, Any], requested: object, seats: int) -> list[str]:
    """Return the seats in play. Raises Refused (422) if their number is wrong."""
    if isinstance(requested, str):
        requested = split_list(requested)
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
    manifest = registry.manifest(game.name)
    players, messages = manifest.players, manifest.messages
    return GameInfo(
        name=game.name,
        seats=list(game.seats),
        fewest=players.fewest,
        most=players.most,
        options=_describe_options(game),
        levels=[LevelInfo(level.name, level.budget.seconds) for level in bot_levels(game.name)],
        default_level=default_level(game.name).name,
        has_lesson=manifest.lesson is not None,
        has_rules=messages is not None and (messages.path / DEFAULT / "rules.md").is_file(),
        standing_questions=[
            StandingQuestion(kind.key, kind.always or msgspec.UNSET) for kind in game.standing_questions
        ],
        name_functions=[
            NameFunction(function.name, function.kind, function.style)
            for function in (messages.functions if messages else ())
        ],
        move_clauses=dict(messages.move_clauses) if messages else {},
        constants=encode(game.constants()),
    )


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
