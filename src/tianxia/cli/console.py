"""Input and output of the terminal table."""

import os
import shutil
from typing import TextIO

from tianxia.cli.translator import Translator
from tianxia.engine.styled_text import StyledText, render_line


class Console:
    """Prints lines and reads answers. Colours and clearing are used only on a real terminal."""

    def __init__(self, source: TextIO | None, target: TextIO, translate: Translator) -> None:
        """Read from `source` (None for no input) and print to `target`."""
        self.source = source
        self.target = target
        self.translate = translate
        self.is_terminal = target.isatty()
        """Whether the output is a terminal; otherwise it goes to a file, a pipe, or a test."""
        self.can_clear = self.is_terminal and os.environ.get("TERM", "dumb") != "dumb"
        """Whether the terminal understands control sequences."""
        self.has_colour = self.can_clear and "NO_COLOR" not in os.environ

    def print_line(self, text: str = "") -> None:
        """Print a line."""
        print(text, file=self.target)

    def print_bold(self, text: str) -> None:
        """Print a line in bold."""
        self.print_line(f"\033[1m{text}\033[0m" if self.has_colour else text)

    def dim(self, text: str) -> str:
        """Return a text in a dim style, where the terminal supports it."""
        return f"\033[2m{text}\033[0m" if self.has_colour else text

    def print_styled(self, line: list[StyledText]) -> None:
        """Print a line of styled text, in colour if possible."""
        self.print_line(render_line(line, self.has_colour))

    def width(self) -> int:
        """Return the width of a line in columns."""
        return shutil.get_terminal_size().columns if self.is_terminal else 100

    def ask(self, prompt: str) -> str | None:
        """Print a prompt and return the player's answer; None at the end of the input."""
        print(prompt, end=" ", file=self.target, flush=True)
        if self.source is None:
            return None
        try:
            text = self.source.readline(10_000)
        except UnicodeDecodeError:
            return "?"
        if not self.source.isatty():
            self.print_line()
        return text.strip() if text else None

    def clear(self) -> None:
        """Clear the screen and its scrollback, so that the next player does not see the previous one's view."""
        if self.can_clear:
            print("\033[2J\033[3J\033[H", end="", file=self.target, flush=True)
        else:
            self.print_line("\n" * (60 if self.is_terminal else 0) + "-" * 40)
