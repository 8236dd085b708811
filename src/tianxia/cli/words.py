"""Words of the command line in one language."""

from tianxia.locales import Argument, Message, number, say


class Words:
    """Says messages in the language of this run."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, id: str, **args: Argument) -> str:
        return say(id, args, self.lang)

    def number(self, value: float, digits: int = 0) -> str:
        """A number with so many digits after the point."""
        return number(value, self.lang, digits)

    def message(self, message: Message) -> str:
        return say(message.id, message.args, self.lang)
