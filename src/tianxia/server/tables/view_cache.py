"""Parts of a table's snapshots, computed once for each reader and version of the table."""

from collections.abc import Callable
from itertools import count
from typing import Any, Final, TypeVar

import msgspec

from tianxia.engine.game import JsonObject
from tianxia.server.tables.merge_patch import NotPatchable, make_patch

_encoder: Final = msgspec.json.Encoder()
_NUMBERS: Final = count(1)
"""No number is used twice in a process, so a part of one table is never taken for that of another."""
T = TypeVar("T")
Key = tuple[str, int | None]
"""What a part is, and for which seat; None for a spectator, or for everybody."""


class ViewPart:
    """A part of a snapshot as plain data. Its number changes only when the data do.

    The numbers therefore reveal nothing about events that the reader must not notice.
    """

    def __init__(self, value: JsonObject, previous: int = 0, patch: msgspec.Raw | None = None) -> None:
        """Take plain data that nobody changes any more, and how they replace the part with the number `previous`."""
        self.number = next(_NUMBERS)
        self.value = value
        self.patch = patch
        """The merge patch that turns the previous part into this one; None if there is none."""
        self.previous = previous if patch is not None else 0
        """The number of what it replaces; 0 if nothing can be patched."""
        self._json: msgspec.Raw | None = None

    def json(self) -> msgspec.Raw:
        """Return the part as JSON; it is encoded once."""
        if self._json is None:
            self._json = encode(self.value)
        return self._json


class ViewCache:
    """The parts of one table's snapshots."""

    def __init__(self) -> None:
        """Start empty."""
        self._parts: dict[Key, ViewPart] = {}
        self._versions: dict[Key, int] = {}
        """The version of the table for which each part was last computed."""
        self._values: dict[Key, Any] = {}
        """What is computed once, but is no part."""
        self._constant: dict[Key, msgspec.Raw] = {}

    def clear(self) -> None:
        """Forget everything, so that it is computed again."""
        self._parts.clear()
        self._versions.clear()
        self._values.clear()
        self._constant.clear()

    def part(self, key: Key, version: int, compute: Callable[[], JsonObject]) -> ViewPart:
        """Return a part as it is at a version of the table. `compute` returns plain data that it does not keep."""
        known = self._parts.get(key)
        if known is not None and self._versions[key] == version:
            return known
        self._versions[key] = version
        value = compute()
        if known is None:
            part = ViewPart(value)
        else:
            patch = find_patch(known.value, value)
            if patch is not None and not patch:
                return known
            part = ViewPart(value, known.number, encode(patch) if patch is not None else None)
        self._parts[key] = part
        return part

    def value(self, key: Key, version: int, compute: Callable[[], T]) -> T:
        """Return what `compute` returned at a version of the table."""
        if self._versions.get(key) != version:
            self._versions[key], self._values[key] = version, compute()
        known: T = self._values[key]
        return known

    def constant(self, key: Key, compute: Callable[[], Any]) -> msgspec.Raw:
        """Return as JSON what never changes."""
        json = self._constant.get(key)
        if json is None:
            json = self._constant[key] = encode(compute())
        return json


def encode(value: object) -> msgspec.Raw:
    """Return a value as JSON."""
    return msgspec.Raw(_encoder.encode(value))


def find_patch(before: JsonObject, after: JsonObject) -> JsonObject | None:
    """Return the merge patch between two objects, empty if they are equal; None if none expresses the change."""
    try:
        return make_patch(before, after)
    except NotPatchable:
        return None
