"""Standing answers: questions that players can have answered automatically."""

from typing import NamedTuple


class StandingQuestion(NamedTuple):
    """Questions that are answered automatically under one setting, if the player wishes. They are secret decisions."""

    key: str
    """The name under which a player's setting is saved; it must not change."""
    always: str = ""
    """The move with which a player can always answer; empty if only formalities can be answered automatically."""
