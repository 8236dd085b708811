"""tianxia bot-protocol: how a program in any language plays."""

import argparse

from tianxia.bots.protocol import REFERENCE_TEXT
from tianxia.cli.words import Words


def run(options: argparse.Namespace, words: Words) -> int:
    print(REFERENCE_TEXT, end="")
    return 0
