"""Errors that tell a person what was given, what was expected, and what to do."""

from collections.abc import Mapping

from tianxia.locales import Argument, Message, say


class TianxiaError(Exception):
    """Anything this project refuses. `message` can be said in any language; `str` says it in English."""

    def __init__(self, message_id: str, /, **args: Argument) -> None:
        super().__init__(message_id)
        self.message = Message(message_id, args)

    def __str__(self) -> str:
        return say(self.message.id, self.message.args)

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (type(self), self.message.id, self.message.args)


class IllegalAction(TianxiaError):
    """The rules do not allow this now. The state is unchanged."""


class BadNumber(TianxiaError, TypeError):
    """No integer where a seat or an action is needed."""


class NoSinglePlayer(TianxiaError, ValueError):
    """Several seats decide at the same time: which of them is meant must be said."""


class BadText(TianxiaError):
    """The text is no action of this game."""


class BadPosition(TianxiaError):
    """The position cannot be: a card twice, an unknown key, numbers that do not add up."""

    def __init__(self, key: str, message_id: str, /, **args: Argument) -> None:
        super().__init__(message_id, **args)
        self.key = key
        """Where in the position, with dots: `hands.han`."""

    def __reduce__(self) -> tuple[object, ...]:
        return _restore_position, (self.key, self.message.id, self.message.args)


class BadOptions(TianxiaError, ValueError):
    """The options are unknown, or do not go together."""


class BadFile(TianxiaError):
    """A file that cannot be read: no such file, no TOML, keys that mean nothing."""

    def __init__(self, message_id: str, /, *, line: int = 0, **args: Argument) -> None:
        super().__init__(message_id, **args)
        self.line = line
        """The line of the file, from 1; 0 if unknown."""

    def __reduce__(self) -> tuple[object, ...]:
        return _restore_file, (type(self), self.message.id, self.line, self.message.args)


class RulesDiffer(BadFile):
    """A record of an earlier version of the rules has come to a move that the present version plays otherwise."""


class UnknownGame(TianxiaError):
    """No game of that name is installed."""


def _restore(kind: type[TianxiaError], message_id: str, args: Mapping[str, Argument]) -> TianxiaError:
    return kind(message_id, **args)


def _restore_position(key: str, message_id: str, args: Mapping[str, Argument]) -> BadPosition:
    return BadPosition(key, message_id, **args)


def _restore_file(kind: type[BadFile], message_id: str, line: int, args: Mapping[str, Argument]) -> BadFile:
    return kind(message_id, line=line, **args)
