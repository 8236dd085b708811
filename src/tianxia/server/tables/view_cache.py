"""Parts of a table's snapshots, encoded once for each reader and version of the table."""

from collections.abc import Callable
from itertools import count
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from tianxia.server.tables.merge_patch import NotPatchable, make_patch

_encoder: Final = msgspec.json.Encoder()
_NUMBERS: Final = count(1)
"""No number is used twice in a process, so a part of one table is never taken for that of another."""
T = TypeVar("T")
Key = tuple[str, int | None]
"""What a part is, and for which seat; None for a spectator, or for everybody."""


class EncodedPart(NamedTuple):
    """A part of a snapshot as JSON. Its number changes only when the JSON does.

    The numbers therefore reveal nothing about events that the reader must not notice.
    """

    number: int
    json: msgspec.Raw
    previous: int = 0
    """The number of what it replaces; 0 if nothing can be patched."""
    patch: msgspec.Raw | None = None
    """The merge patch that turns the previous part into this one."""


class ViewCache:
    """The encoded parts of one table."""

    def __init__(self) -> None:
        """Start empty."""
        self._parts: dict[Key, EncodedPart] = {}
        self._versions: dict[Key, int] = {}
        """The version of the table for which each part was last computed."""
        self._values: dict[Key, Any] = {}
        """What is not encoded."""
        self._constant: dict[Key, msgspec.Raw] = {}

    def clear(self) -> None:
        """Forget everything, so that it is computed again."""
        self._parts.clear()
        self._versions.clear()
        self._values.clear()
        self._constant.clear()

    def part(self, key: Key, version: int, compute: Callable[[], Any], *, patched: bool = False) -> EncodedPart:
        """Return a part as it is at a version of the table; with `patched`, with the change since the one before."""
        known = self._parts.get(key)
        if known is not None and self._versions[key] == version:
            return known
        self._versions[key] = version
        json = encode(compute())
        if known is not None and known.json == json:
            return known
        patch = patch_between(known.json, json) if patched and known is not None else None
        previous = known.number if known is not None and patch is not None else 0
        part = self._parts[key] = EncodedPart(next(_NUMBERS), json, previous, patch)
        return part

    def value(self, key: Key, version: int, compute: Callable[[], T]) -> T:
        """Return a part that is not encoded as it is at a version of the table."""
        if self._versions.get(key) != version:
            self._versions[key], self._values[key] = version, compute()
        known: T = self._values[key]
        return known

    def constant(self, key: Key, compute: Callable[[], Any]) -> msgspec.Raw:
        """Return a part that never changes."""
        json = self._constant.get(key)
        if json is None:
            json = self._constant[key] = encode(compute())
        return json


def encode(value: object) -> msgspec.Raw:
    """Return a value as JSON."""
    return msgspec.Raw(_encoder.encode(value))


def patch_between(before: msgspec.Raw, after: msgspec.Raw) -> msgspec.Raw | None:
    """Return the merge patch between two objects in JSON; None if a patch cannot express the change."""
    try:
        return encode(make_patch(msgspec.json.decode(before), msgspec.json.decode(after)))
    except NotPatchable:
        return None
