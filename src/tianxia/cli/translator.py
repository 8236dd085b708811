"""Formats messages and numbers in the language of the command line."""

from tianxia.locales import Argument, Message, format_number, say


class Translator:
    """Formats messages and numbers in one language."""

    def __init__(self, lang: str) -> None:
        """Take the code of the language."""
        self.lang = lang

    def __call__(self, message_id: str, **args: Argument) -> str:
        """Return the text of a message by its id."""
        return say(message_id, args, self.lang)

    def number(self, value: float, digits: int = 0) -> str:
        """Return a number with `digits` digits after the decimal point."""
        return format_number(value, self.lang, digits)

    def message(self, message: Message) -> str:
        """Return a message, such as one of the engine, as text."""
        return say(message.id, message.args, self.lang)
