"""Our options as parameters of OpenSpiel, which are switches, numbers and texts.

A list is written with blanks between its words: `players=rat tiger goat`; a table as `qin:1-4-3 wu:1-3-4`.
"""

from typing import Any, Final

import msgspec

from tianxia.engine.game import Game, JsonObject

Parameters = dict[str, Any]

CHANCE: Final = "chance"
"""Always open: OpenSpiel wants to see its chance nodes."""


def usual(game: Game[Any, Any]) -> Parameters:
    """A game's options with their defaults."""
    options: JsonObject = msgspec.to_builtins(game.options())
    return {name: _written(value) for name, value in options.items() if name != CHANCE}


def options_of(game: Game[Any, Any], parameters: Parameters) -> Any:
    """The options that parameters stand for. Refuses with BadOptions."""
    plain: JsonObject = msgspec.to_builtins(game.options())
    table = {name: _read(value, plain.get(name)) for name, value in parameters.items()}
    return game.read_options({**table, CHANCE: "open"})


def _written(value: Any) -> Any:
    if isinstance(value, list):
        return " ".join(map(str, value))
    if isinstance(value, dict):
        return " ".join(f"{key}:{'-'.join(map(str, numbers))}" for key, numbers in value.items())
    return value


def _read(value: Any, like: Any) -> Any:
    """A value as the options have it; what cannot be read stays as it is, for the options to refuse."""
    if isinstance(like, list) and isinstance(value, str):
        return value.split()
    if isinstance(like, dict) and isinstance(value, str):
        pairs = [word.partition(":") for word in value.split()]
        return {key: [_number(word) for word in numbers.split("-")] for key, _, numbers in pairs}
    return value


def _number(word: str) -> int | str:
    return int(word) if word.isdecimal() else word
