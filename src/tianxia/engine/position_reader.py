"""Reads positions. Every value is checked, and every error names the key."""

from collections.abc import Iterable, Sequence
from typing import Any

from tianxia.engine.errors import BadPosition
from tianxia.engine.rng import SEED_BITS

_SWITCHES = {"on": True, "off": False}


class PositionReader:
    """An object of a position, read key by key. All methods raise BadPosition for a bad value."""

    def __init__(self, data: object, path: str = "") -> None:
        """Take an object of a parsed position, and its dotted key within the position."""
        if not isinstance(data, dict):
            raise BadPosition(path, "engine-position-no-table", key=path)
        self.values: dict[str, Any] = data
        self.path = path

    def full_key(self, key: str) -> str:
        """Return the dotted key, from the top of the position."""
        return f"{self.path}.{key}" if self.path else key

    def check_keys(self, keys: Iterable[str]) -> None:
        """Refuse keys other than the given ones."""
        known = list(keys)
        for key in self.values:
            if key not in known:
                raise BadPosition(
                    self.full_key(key), "engine-position-unknown", key=self.full_key(key), known=", ".join(known)
                )

    def has(self, key: str) -> bool:
        """Return whether a key is present."""
        return key in self.values

    def section(self, key: str, keys: Iterable[str]) -> "PositionReader":
        """Return the reader of an inner object, an empty one if the key is missing."""
        inner = PositionReader(self.values.get(key, {}), self.full_key(key))
        inner.check_keys(keys)
        return inner

    def integer(self, key: str, default: int, low: int, high: int) -> int:
        """Return an integer from `low` to `high`."""
        value = self.values.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadPosition(self.full_key(key), "engine-position-no-number", key=self.full_key(key))
        if not low <= value <= high:
            raise BadPosition(
                self.full_key(key),
                "engine-position-range",
                key=self.full_key(key),
                value=str(value),
                low=low,
                high=high,
            )
        return value

    def seed(self, key: str, default: int) -> int:
        """Return a seed of at most 256 bits, given as an integer or as hexadecimal digits."""
        value = self.values.get(key, default)
        if isinstance(value, str):
            try:
                value = int(value, 16)
            except ValueError:
                value = -1
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 2**SEED_BITS:
            raise BadPosition(self.full_key(key), "engine-position-seed")
        return value

    def boolean(self, key: str, default: bool = False) -> bool:
        """Return a boolean, given as true, false, "on" or "off"."""
        value = self.values.get(key, default)
        if isinstance(value, str) and value in _SWITCHES:
            return _SWITCHES[value]
        if not isinstance(value, bool):
            raise BadPosition(self.full_key(key), "engine-position-no-switch", key=self.full_key(key))
        return value

    def text(self, key: str, default: str = "") -> str:
        """Return a string."""
        value = self.values.get(key, default)
        if not isinstance(value, str):
            raise BadPosition(self.full_key(key), "engine-position-no-text", key=self.full_key(key))
        return value

    def choice(self, key: str, choices: Sequence[str], default: str = "") -> str:
        """Return one of the given words, or the default if the key is missing."""
        value = self.text(key, default)
        if value not in choices and (value != default or key in self.values):
            raise self.bad_choice(key, value, choices)
        return value

    def required_choice(self, key: str, choices: Sequence[str]) -> str:
        """Return one of the given words. The key must be present."""
        if key not in self.values:
            raise BadPosition(
                self.full_key(key), "engine-position-missing", key=self.full_key(key), choices=", ".join(choices)
            )
        return self.choice(key, choices)

    def choices(self, key: str, choices: Sequence[str]) -> list[str]:
        """Return a list of the given words, empty if the key is missing."""
        value = self.values.get(key, [])
        if not isinstance(value, list):
            raise BadPosition(self.full_key(key), "engine-position-no-list", key=self.full_key(key))
        for word in value:
            if not isinstance(word, str) or word not in choices:
                raise self.bad_choice(key, str(word), choices)
        return list(value)

    def bad_choice(self, key: str, value: str, choices: Sequence[str]) -> BadPosition:
        """Return the error for a value that is not among the choices."""
        return BadPosition(
            self.full_key(key),
            "engine-position-choice",
            key=self.full_key(key),
            value=value[:60],
            choices=", ".join(choice for choice in choices if choice),
        )
