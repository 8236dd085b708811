"""What may be played here: games, their options, the levels of their bots."""

from typing import Any, Final, Literal, get_args, get_origin

import msgspec

from tianxia.bots.bot import Level
from tianxia.bots.levels import levels, references
from tianxia.engine import registry
from tianxia.engine.errors import TianxiaError
from tianxia.engine.game import Game, JsonObject
from tianxia.server.errors import MALFORMED, Refused

_PLAYERS: Final = "players"
"""The option of a game whose seats can be chosen."""


def games() -> list[JsonObject]:
    """Everything on the menu."""
    return [_entry(registry.game(name)) for name in registry.names()]


def find_game(name: str) -> Game[Any, Any]:
    try:
        return registry.game(name)
    except TianxiaError as error:
        raise Refused(MALFORMED, error.message.id, **error.message.args) from None


def bot_levels(game: str) -> tuple[Level, ...]:
    """The levels of a game, or what stands in for them."""
    return levels(game) or references(game)


def find_level(game: str, name: str) -> Level:
    """A level by name, and no other bot: programs and classes are not for strangers to name."""
    for level in bot_levels(game):
        if level.name == name:
            return level
    known = ", ".join(level.name for level in bot_levels(game))
    raise Refused(MALFORMED, "bots-unknown", bot=name[:40], bots=known)


def thinking_time(game: str, level: str) -> float:
    """Seconds a bot may take for a step."""
    return next((one.budget.seconds or 0.0 for one in (*levels(game), *references(game)) if one.name == level), 0.0)


def usual_level(game: str) -> Level:
    """The bot that sits down where nobody has said which: the middle one."""
    there = bot_levels(game)
    return there[len(there) // 2]


def read_options(game: Game[Any, Any], wanted: JsonObject, seats: int) -> JsonObject:
    """The options of a table, checked; those that differ from their defaults."""
    offered = _options(game)
    table: JsonObject = {}
    for name, value in wanted.items():
        if name == _PLAYERS and _has_players(game):
            continue
        if name not in offered:
            known = ", ".join(offered)
            raise Refused(MALFORMED, "engine-option-unknown", option=name[:40], game=game.name, known=known)
        choices = offered[name].get("choices")
        if choices is not None and value not in choices:
            raise Refused(MALFORMED, "server-option-choice", option=name, choices=", ".join(choices))
        table[name] = value
    if _has_players(game):
        table[_PLAYERS] = _players(game, wanted.get(_PLAYERS), seats)
    elif seats != len(game.seats):
        raise Refused(MALFORMED, "server-seats-number", number=seats, fewest=len(game.seats), most=len(game.seats))
    try:
        return game.write_options(game.read_options(table))
    except TianxiaError as error:
        raise Refused(MALFORMED, error.message.id, **error.message.args) from None


def _players(game: Game[Any, Any], wanted: object, seats: int) -> list[str]:
    fewest, most = _numbers(game)
    if not fewest <= seats <= most:
        raise Refused(MALFORMED, "server-seats-number", number=seats, fewest=fewest, most=most)
    if isinstance(wanted, str):
        wanted = wanted.replace(",", " ").split()
    if wanted is None:
        return list(game.seats[:seats])
    if not isinstance(wanted, list) or len(wanted) != seats or not all(isinstance(name, str) for name in wanted):
        raise Refused(MALFORMED, "server-seats-players", number=seats)
    return wanted


def _entry(game: Game[Any, Any]) -> JsonObject:
    fewest, most = _numbers(game)
    return {
        "name": game.name,
        "seats": list(game.seats),
        "fewest": fewest,
        "most": most,
        "options": _options(game),
        "levels": [{"name": level.name, "seconds": level.budget.seconds} for level in bot_levels(game.name)],
    }


def _numbers(game: Game[Any, Any]) -> tuple[int, int]:
    """The fewest and the most who can play."""
    return (2 if _has_players(game) else len(game.seats)), len(game.seats)


def _has_players(game: Game[Any, Any]) -> bool:
    return any(field.name == _PLAYERS for field in msgspec.structs.fields(game.options))


def _options(game: Game[Any, Any]) -> dict[str, JsonObject]:
    defaults: JsonObject = msgspec.to_builtins(game.options())
    texts = game.playable_options()
    out: dict[str, JsonObject] = {}
    for field in msgspec.structs.fields(game.options):
        name = field.name
        if name in game.research_options:
            continue
        if field.type is bool:
            out[name] = {"kind": "bool", "default": defaults[name]}
        elif get_origin(field.type) is Literal:
            out[name] = {"kind": "choice", "default": defaults[name], "choices": list(get_args(field.type))}
        elif name in texts:
            out[name] = {"kind": "choice", "default": defaults[name], "choices": texts[name]}
    for name, players in game.option_players().items():
        out[name]["players"] = list(players)
    return out
