"""tianxia bot-protocol: prints the protocol for bots in any language."""

import argparse

from tianxia.bots.protocol import REFERENCE_TEXT
from tianxia.cli.translator import Translator


def run(options: argparse.Namespace, translate: Translator) -> int:
    """Run the command and return its exit status."""
    print(REFERENCE_TEXT, end="")
    return 0
