"""A terminal, or a plain stream of lines where there is none."""

import os
import shutil
from typing import TextIO

from tianxia.cli.words import Words
from tianxia.engine.styled_text import StyledText, render_line


class Console:
    """Prints and asks. Colour and clearing only on a real terminal; a screen reader gets plain lines."""

    def __init__(self, source: TextIO | None, target: TextIO, words: Words) -> None:
        self.source = source
        self.target = target
        self.words = words
        self.terminal = target.isatty()
        """Somebody looks at a screen; otherwise lines go to a file, a pipe, or a test."""
        self.clears = self.terminal and os.environ.get("TERM", "dumb") != "dumb"
        self.colour = self.clears and "NO_COLOR" not in os.environ

    def line(self, text: str = "") -> None:
        print(text, file=self.target)

    def strong(self, text: str) -> None:
        self.line(f"\033[1m{text}\033[0m" if self.colour else text)

    def soft(self, text: str) -> str:
        """A text that stands back behind the others."""
        return f"\033[2m{text}\033[0m" if self.colour else text

    def drawing(self, line: list[StyledText]) -> None:
        """A line of a drawing, in colours where there are any."""
        self.line(render_line(line, self.colour))

    def width(self) -> int:
        """How many columns a line has."""
        return shutil.get_terminal_size().columns if self.terminal else 100

    def ask(self, prompt: str) -> str | None:
        """A line from the player; None at the end of the input."""
        print(prompt, end=" ", file=self.target, flush=True)
        if self.source is None:
            return None
        try:
            text = self.source.readline(10_000)
        except UnicodeDecodeError:
            return "?"
        if not self.source.isatty():
            self.line()
        return text.strip() if text else None

    def hide(self) -> None:
        """Clears what one player saw before another looks: the screen and what can be scrolled back to."""
        if self.clears:
            print("\033[2J\033[3J\033[H", end="", file=self.target, flush=True)
        else:
            self.line("\n" * (60 if self.terminal else 0) + "-" * 40)
