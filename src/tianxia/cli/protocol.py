"""tianxia bot-protocol: how a program in any language plays."""

import argparse

from tianxia.bots.protocol import PAGE
from tianxia.cli.words import Words


def run(options: argparse.Namespace, words: Words) -> int:
    print(PAGE, end="")
    return 0
