"""Folders of messages: that of this package, and those that games bring."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Final


class NameStyle(Enum):
    """How a function formats the names in its argument. The browser knows the same styles, by their values."""

    WORDS = "words"
    """Each word is a name; names are separated by commas."""
    COUNTED = "counted"
    """Each word is a name; equal ones are grouped, and the message of a name gets their `$number`."""
    PHRASES = "phrases"
    """Names may have several words and are joined by plus signs; a name without a message is shown as it is."""


@dataclass(frozen=True)
class NameFunction:
    """A Fluent function that formats names."""

    name: str
    """The name that messages call it by: `CARDS`."""
    kind: str
    """The kind of the names, which is part of the ids of their messages: `card` for `nim-card-7`."""
    style: NameStyle = NameStyle.WORDS


SEAT: Final = NameFunction("SEAT", "seat")
"""The function that every game has."""


@dataclass(frozen=True, kw_only=True)
class MessageFolder:
    """A folder of messages about one topic, such as a game.

    It has a folder for each language, `en` among them, with any number of Fluent files; of a game, also `rules.md`.
    """

    topic: str
    """The first word of the ids of the messages; the second in topics that are shared, such as `web-about-nim`."""
    path: Path
    functions: tuple[NameFunction, ...] = ()
    """The functions that messages of this topic can call, besides `SEAT` and `MOVE`."""
    move_clauses: Mapping[str, str] = field(default_factory=dict)
    """The words of a move that begin a clause, and the arguments of `MOVE` that get the words after them."""


MessageProvider = Callable[[], Iterable[MessageFolder]]

_providers: list[MessageProvider] = []
_forgetters: list[Callable[[], None]] = []


def add_message_provider(provider: MessageProvider) -> None:
    """Have a function asked for message folders when the first message is formatted, and after `forget_messages`."""
    _providers.append(provider)
    forget_messages()


def forget_messages() -> None:
    """Have all messages read again when they are needed, because the folders have changed."""
    provided_folders.cache_clear()
    for forget in _forgetters:
        forget()


def call_when_forgotten(forget: Callable[[], None]) -> None:
    """Have a function called whenever the messages are forgotten: it clears what was derived from them."""
    _forgetters.append(forget)


@cache
def provided_folders() -> tuple[MessageFolder, ...]:
    """Return the message folders of all providers, in order."""
    return tuple(folder for provider in _providers for folder in provider())


def find_functions(name: str) -> dict[str, NameFunction]:
    """Return the functions with a name, by topic."""
    return {
        folder.topic: function
        for folder in provided_folders()
        for function in folder.functions
        if function.name == name
    }


def function_names() -> list[str]:
    """Return the names of all functions that format names."""
    names = [function.name for folder in provided_folders() for function in folder.functions]
    return list(dict.fromkeys([SEAT.name, *names]))


def move_clauses(topic: str) -> Mapping[str, str]:
    """Return the words that begin a clause in the moves of a topic, with their arguments."""
    return next((folder.move_clauses for folder in provided_folders() if folder.topic == topic), {})
