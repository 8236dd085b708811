"""Arguments that several commands share: seeds, options of a game, seats."""

import secrets
from typing import Any

from tianxia.engine.errors import BadFile, BadOptions
from tianxia.engine.game import Game, JsonObject
from tianxia.engine.rng import SEED_BITS
from tianxia.engine.toml import parse


def read_seed(text: str | None) -> int:
    """Return a seed from its text, decimal or 0x…; a random one for None. Raises BadOptions."""
    if text is None:
        return secrets.randbits(SEED_BITS)
    try:
        seed = int(text, 0)
    except ValueError:
        seed = -1
    if not 0 <= seed < 2**SEED_BITS:
        raise BadOptions("engine-position-seed")
    return seed


def read_options(pairs: list[str], game: Game[Any, Any]) -> JsonObject:
    """Return options given as name=value; a value is TOML or a bare word. Raises BadOptions."""
    options: JsonObject = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOptions("engine-option-form", text=pair[:60])
        options[name] = _read_value(value)
    return game.write_options(game.read_options(options))


def read_seat(name: str, names: tuple[str, ...]) -> int:
    """Return the number of a seat by its name. Raises BadOptions."""
    if name not in names:
        raise BadOptions("engine-expect-seat", seat=name[:40], seats=", ".join(names))
    return names.index(name)


def _read_value(text: str) -> object:
    """Return a TOML value, or else the text itself."""
    try:
        return parse(f"value = {text}")["value"]
    except BadFile:
        return text
