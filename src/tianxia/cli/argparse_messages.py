"""The phrases of argparse in the language of this run."""

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
"""The phrases of argparse that our commands can meet, with the ids of our messages."""


@contextmanager
def translate_argparse(translate: Translator) -> Iterator[None]:
    """Make argparse use our messages: it looks up every phrase with the `_` of its module."""

    def translate_phrase(phrase: str) -> str:
        if phrase not in ARGPARSE_MESSAGES:
            return phrase
        ending = "\n" if phrase.endswith("\n") else " " if phrase.endswith(" ") else ""
        return translate(ARGPARSE_MESSAGES[phrase], **_PLACEHOLDERS.get(phrase, {})) + ending

    original = vars(argparse)["_"]
    setattr(argparse, "_", translate_phrase)  # noqa: B010 (no name that types know)
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
"""The arguments of our messages, filled with the placeholders of argparse."""
