"""What the fields of a message contain, for the types and descriptions that are derived from its struct."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from operator import or_
from types import UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType


@dataclass(frozen=True)
class Contains:
    """Declares what is sent in a field whose Python type says less: it is encoded already, or checked later.

    `Annotated[msgspec.Raw, Contains(Question)]`
    """

    type: Any
    """A type, or the name of a type of the game, such as `View`."""


class SentByClient:
    """Marks what clients send: they may leave out every field that has a default.

    What only the server sends has all its fields, except those that are UNSET.
    """

    __slots__ = ()


class WireField(NamedTuple):
    """A field of a message."""

    name: str
    """Its key in JSON."""
    type: Any
    """The type of what it contains; a text for a type of the game."""
    is_optional: bool
    """Whether it may be absent."""
    attribute: str
    """Its name in Python."""


def list_fields(struct: type[msgspec.Struct]) -> Iterator[WireField]:
    """Yield the fields of a struct, those of its bases first, without its tag."""
    hints = get_type_hints(struct, include_extras=True)
    for field in msgspec.structs.fields(struct):
        is_optional = not field.required and (
            issubclass(struct, SentByClient) or struct.__struct_config__.omit_defaults or field.default is UNSET
        )
        yield WireField(field.encode_name, contained_type(hints[field.name]), is_optional, field.name)


def contained_type(annotation: Any) -> Any:
    """Return what a field with an annotation contains when it is present."""
    if get_origin(annotation) is Annotated:
        declared = [item.type for item in annotation.__metadata__ if isinstance(item, Contains)]
        return declared[0] if declared else contained_type(annotation.__origin__)
    if get_origin(annotation) in (Union, UnionType):
        present = [member for member in get_args(annotation) if member is not UnsetType]
        return reduce(or_, present)
    return annotation
