"""Types of columns whose values are not what SQL has: JSON and seeds."""

from typing import Any

import msgspec
from sqlalchemy import Dialect, String, Text
from sqlalchemy.types import TypeDecorator, TypeEngine


class JsonText(TypeDecorator[Any]):
    """A value of a type that msgspec knows, stored as JSON text; None is stored as the empty text."""

    impl = Text
    cache_ok = True

    def __init__(self, value_type: Any, length: int | None = None) -> None:
        """Take the type of the values, and the greatest length of their text; None for any length."""
        super().__init__()
        self.value_type = value_type
        self.length = length

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        """Return the type of the column in the database."""
        return Text() if self.length is None else String(self.length)

    def process_bind_param(self, value: Any, dialect: Dialect) -> str:
        """Return the text of a value."""
        return "" if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        """Return the value of a text."""
        return msgspec.json.decode(value, type=self.value_type) if value else None


class SeedHex(TypeDecorator[int]):
    """A seed of 256 bits, stored as 64 hexadecimal digits."""

    impl = String(64)
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> str:
        """Return the digits of a seed."""
        return f"{value or 0:064x}"

    def process_result_value(self, value: str | None, dialect: Dialect) -> int:
        """Return the seed of these digits."""
        return int(value or "0", 16)
