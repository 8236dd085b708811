"""Reading a position: every value is checked, every refusal names its place."""

from collections.abc import Iterable, Sequence
from typing import Any

from tianxia.engine.errors import BadPosition
from tianxia.engine.rng import SEED_BITS

_SWITCHES = {"on": True, "off": False}


class PositionReader:
    """A table of a position, read key by key."""

    def __init__(self, data: object, path: str = "") -> None:
        if not isinstance(data, dict):
            raise BadPosition(path, "engine-position-no-table", key=path)
        self.values: dict[str, Any] = data
        self.path = path

    def full_key(self, key: str) -> str:
        """The full name of a key."""
        return f"{self.path}.{key}" if self.path else key

    def check_keys(self, keys: Iterable[str]) -> None:
        """Refuses keys that mean nothing."""
        known = list(keys)
        for key in self.values:
            if key not in known:
                raise BadPosition(
                    self.full_key(key), "engine-position-unknown", key=self.full_key(key), known=", ".join(known)
                )

    def has(self, key: str) -> bool:
        return key in self.values

    def section(self, key: str, keys: Iterable[str]) -> "PositionReader":
        """A table within; empty if it is not there."""
        inner = PositionReader(self.values.get(key, {}), self.full_key(key))
        inner.check_keys(keys)
        return inner

    def integer(self, key: str, default: int, low: int, high: int) -> int:
        """A whole number from low to high."""
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
        """A seed: a whole number, or hexadecimal digits, of at most 256 bits."""
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
        value = self.values.get(key, default)
        if isinstance(value, str) and value in _SWITCHES:
            return _SWITCHES[value]
        if not isinstance(value, bool):
            raise BadPosition(self.full_key(key), "engine-position-no-switch", key=self.full_key(key))
        return value

    def text(self, key: str, default: str = "") -> str:
        value = self.values.get(key, default)
        if not isinstance(value, str):
            raise BadPosition(self.full_key(key), "engine-position-no-text", key=self.full_key(key))
        return value

    def choice(self, key: str, choices: Sequence[str], default: str = "") -> str:
        """One of the given words, or the default if the key is not there."""
        value = self.text(key, default)
        if value not in choices and (value != default or key in self.values):
            raise self.bad_choice(key, value, choices)
        return value

    def required_choice(self, key: str, choices: Sequence[str]) -> str:
        """One of the given words, which has to be there."""
        if key not in self.values:
            raise BadPosition(
                self.full_key(key), "engine-position-missing", key=self.full_key(key), choices=", ".join(choices)
            )
        return self.choice(key, choices)

    def choices(self, key: str, choices: Sequence[str]) -> list[str]:
        """A list of the given words; empty if the key is not there."""
        value = self.values.get(key, [])
        if not isinstance(value, list):
            raise BadPosition(self.full_key(key), "engine-position-no-list", key=self.full_key(key))
        for word in value:
            if not isinstance(word, str) or word not in choices:
                raise self.bad_choice(key, str(word), choices)
        return list(value)

    def bad_choice(self, key: str, value: str, choices: Sequence[str]) -> BadPosition:
        return BadPosition(
            self.full_key(key),
            "engine-position-choice",
            key=self.full_key(key),
            value=value[:60],
            choices=", ".join(choice for choice in choices if choice),
        )
