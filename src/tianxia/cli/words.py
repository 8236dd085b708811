"""Words of the command line in one language."""

from tianxia.locales import Argument, Message, say


class Words:
    """Says messages in the language of this run."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, id: str, **args: Argument) -> str:
        return say(id, args, self.lang)

    def message(self, message: Message) -> str:
        return say(message.id, message.args, self.lang)
