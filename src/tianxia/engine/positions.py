"""The positions of a game as plain data: dumps of states, and what each seat may know of them."""

from typing import Any, ClassVar, Final, Generic

from tianxia.engine.options import JsonObject, OptionsT
from tianxia.engine.rules import StateT

UNSEEN: Final = "?"
"""The placeholder for a hidden item in a list of a view."""


class Positions(Generic[StateT, OptionsT]):
    """Writes and reads the states of a game under the keys that section Position of its rules defines."""

    keys: ClassVar[frozenset[str]]
    """The keys that a dump can have."""
    ordered_lists: ClassVar[frozenset[str]]
    """The lists of a dump whose order matters, as dotted keys with * for any seat: `known.*.top`."""

    def position(self, data: JsonObject, options: OptionsT, seed: int) -> StateT:
        """Return the state that a position describes; the seed decides what it leaves open. Raises BadPosition."""
        raise NotImplementedError

    def dump(self, state: StateT) -> JsonObject:
        """Return everything about a state, under the keys that section Position of the rules defines."""
        raise NotImplementedError

    def view(self, state: StateT, seat: int | None) -> JsonObject:
        """Return what a seat, or a spectator (None), may know, in the dump's keys."""
        raise NotImplementedError


def merge_views(first: Any, second: Any) -> Any:
    """Merge the views of two seats. Where one view has a list and the other only its length, keep the list."""
    if isinstance(first, dict) and isinstance(second, dict):
        merged = {key: merge_views(value, second[key]) if key in second else value for key, value in first.items()}
        return merged | {key: value for key, value in second.items() if key not in first}
    shows_more = isinstance(second, list) and (not isinstance(first, list) or UNSEEN in first)
    return second if shows_more else first
