"""What a game declares about the data that is sent of it to clients, so that their types can be generated."""

from typing import Any, NamedTuple

import msgspec


class Constants(msgspec.Struct):
    """The numbers of a game's rules that clients need. Each game adds its own fields."""


class WireTypes(NamedTuple):
    """The types of what is sent of a game; None for what a game does not have."""

    view: Any
    """What `Game.view` and `Game.open_view` return."""
    facts: Any
    """What `Game.board_facts` returns."""
    board: Any
    """The values of `Game.boards`."""
    constants: type[Constants]
    """What `Game.constants` returns."""
    history: Any
    """What `Game.history` returns."""
