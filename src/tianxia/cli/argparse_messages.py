"""Translations of the texts of argparse."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tianxia.cli.translator import Translator

ARGPARSE_MESSAGES: Final = {
    "usage: ": "cli-usage",
    "positional arguments": "cli-usage-arguments",
    "options": "cli-usage-options",
    "show this help message and exit": "cli-usage-help",
    "%(prog)s: error: %(message)s\n": "cli-usage-error",
    "argument %(argument_name)s: %(message)s": "cli-usage-argument",
    "the following arguments are required: %s": "cli-usage-required",
    "unrecognized arguments: %s": "cli-usage-unknown",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-usage-choice",
    "invalid %(type)s value: %(value)r": "cli-usage-value",
    "expected one argument": "cli-usage-one",
    "expected at least one argument": "cli-usage-some",
    "ambiguous option: %(option)s could match %(matches)s": "cli-usage-ambiguous",
    "ignored explicit argument %r": "cli-usage-explicit",
}
"""The texts of argparse that our commands use, with the ids of the messages that replace them."""


@contextmanager
def translate_argparse(translate: Translator) -> Iterator[None]:
    """Make argparse use our messages: it passes every text through the function `_` of its module."""

    def translate_text(text: str) -> str:
        if text not in ARGPARSE_MESSAGES:
            return text
        ending = "\n" if text.endswith("\n") else " " if text.endswith(" ") else ""
        return translate(ARGPARSE_MESSAGES[text], **_PLACEHOLDERS.get(text, {})) + ending

    original = vars(argparse)["_"]
    setattr(argparse, "_", translate_text)  # noqa: B010 (its type stubs do not have this name)
    try:
        yield
    finally:
        setattr(argparse, "_", original)  # noqa: B010


_PLACEHOLDERS: Final[dict[str, dict[str, str]]] = {
    "%(prog)s: error: %(message)s\n": {"program": "%(prog)s", "problem": "%(message)s"},
    "argument %(argument_name)s: %(message)s": {"name": "%(argument_name)s", "problem": "%(message)s"},
    "the following arguments are required: %s": {"names": "%s"},
    "unrecognized arguments: %s": {"names": "%s"},
    "invalid choice: %(value)r (choose from %(choices)s)": {"value": "%(value)s", "choices": "%(choices)s"},
    "invalid %(type)s value: %(value)r": {"value": "%(value)s"},
    "ambiguous option: %(option)s could match %(matches)s": {"option": "%(option)s", "matches": "%(matches)s"},
    "ignored explicit argument %r": {"value": "%s"},
}
"""By argparse text: the arguments of our message, whose values are the placeholders of argparse."""
