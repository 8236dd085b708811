"""Our options as parameters of OpenSpiel, which are Booleans, numbers and strings.

A list is written as words separated by spaces, `players=rat tiger goat`; an object as `qin:1-4-3 wu:1-3-4`.
"""

from typing import Any, Final

import msgspec

from tianxia.engine.game import Game, JsonObject

Parameters = dict[str, Any]

CHANCE_OPTION: Final = "chance"
"""The option that is not a parameter: chance is always open, because OpenSpiel has chance nodes."""


def default_parameters(game: Game[Any, Any]) -> Parameters:
    """Return a game's options with their defaults, as parameters."""
    options: JsonObject = msgspec.to_builtins(game.options())
    return {name: _format_value(value) for name, value in options.items() if name != CHANCE_OPTION}


def read_parameters(game: Game[Any, Any], parameters: Parameters) -> Any:
    """Return the options of a game that its parameters describe. Raises BadOptions."""
    defaults: JsonObject = msgspec.to_builtins(game.options())
    options = {name: _parse_value(value, defaults.get(name)) for name, value in parameters.items()}
    return game.read_options({**options, CHANCE_OPTION: "open"})


def _format_value(value: Any) -> Any:
    if isinstance(value, list):
        return " ".join(map(str, value))
    if isinstance(value, dict):
        return " ".join(f"{key}:{'-'.join(map(str, numbers))}" for key, numbers in value.items())
    return value


def _parse_value(value: Any, default: Any) -> Any:
    """Return a value in the type of its default, or unchanged if it cannot be parsed: `read_options` refuses it."""
    if isinstance(default, list) and isinstance(value, str):
        return value.split()
    if isinstance(default, dict) and isinstance(value, str):
        pairs = [word.partition(":") for word in value.split()]
        return {key: [_parse_number(word) for word in numbers.split("-")] for key, _, numbers in pairs}
    return value


def _parse_number(word: str) -> int | str:
    return int(word) if word.isdecimal() else word
