"""Errors whose messages say what was given, what was expected, and what to do."""

from collections.abc import Mapping

from tianxia.locales import Argument, Message, say


class TianxiaError(Exception):
    """Base class of errors with a message for people, which can be formatted in any language; `str()` is English."""

    def __init__(self, message_id: str, /, **args: Argument) -> None:
        """Take the id of a message and its arguments."""
        super().__init__(message_id)
        self.message = Message(message_id, args)

    def __str__(self) -> str:
        """Return the message in English."""
        return say(self.message.id, self.message.args)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the message's id and arguments."""
        return _restore, (type(self), self.message.id, self.message.args)


class IllegalAction(TianxiaError):
    """The rules do not allow this action now. The state is unchanged."""


class BadNumber(TianxiaError, TypeError):
    """The value given for a seat or an action is not an integer."""


class SeveralActors(TianxiaError, ValueError):
    """Several seats decide at the same time, so the caller must say which seat it means."""


class BadText(TianxiaError):
    """The text does not describe an action of this game."""


class BadPosition(TianxiaError):
    """The position is impossible: a card twice, an unknown key, numbers that do not add up."""

    def __init__(self, key: str, message_id: str, /, **args: Argument) -> None:
        """Take the dotted key of the position, the id of a message and its arguments."""
        super().__init__(message_id, **args)
        self.key = key
        """The dotted key of the bad value: `hands.han`."""

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the key and the message."""
        return _restore_position, (self.key, self.message.id, self.message.args)


class BadOptions(TianxiaError, ValueError):
    """An option is unknown or has an invalid value, or options cannot be combined."""


class BadFile(TianxiaError):
    """A file cannot be read: it does not exist, is not TOML, or has unknown keys."""

    def __init__(self, message_id: str, /, *, line: int = 0, **args: Argument) -> None:
        """Take the id of a message, its arguments, and the line of the file if known."""
        super().__init__(message_id, **args)
        self.line = line
        """The line of the file, from 1; 0 if unknown."""

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the line and the message."""
        return _restore_file, (type(self), self.message.id, self.line, self.message.args)


class RulesDiffer(BadFile):
    """A move of a record ends differently under the present rules than under those it was played with."""


class UnknownGame(TianxiaError):
    """No game of that name is installed."""


def _restore(error_class: type[TianxiaError], message_id: str, args: Mapping[str, Argument]) -> TianxiaError:
    return error_class(message_id, **args)


def _restore_position(key: str, message_id: str, args: Mapping[str, Argument]) -> BadPosition:
    return BadPosition(key, message_id, **args)


def _restore_file(error_class: type[BadFile], message_id: str, line: int, args: Mapping[str, Argument]) -> BadFile:
    return error_class(message_id, line=line, **args)
