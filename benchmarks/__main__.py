"""All figures, `make bench`: each game beside its nearest peer, into docs/benchmarks.md."""

import sys

from benchmarks.compare import Goals, compare
from benchmarks.environments import environments
from benchmarks.peers import catanatron, openspiel
from benchmarks.thinking import thinking
from benchmarks.vectors import vectors
from benchmarks.wrapped import wrapped


def main() -> int:
    """Exits with 1 if a goal is missed."""
    missed = compare("chuhan", "Chu Han", openspiel("dou_dizhu"), Goals(python=4, clone_us=0.5))
    missed |= compare("suntzu", "Sun Tzu", openspiel("goofspiel"), Goals(python=3, clone_us=0.5))
    missed |= compare("huang", "Huang", catanatron(), Goals(core_to_python=12, clone_us=1.5))
    missed |= thinking()
    missed |= environments()
    missed |= vectors()
    missed |= wrapped()
    return missed


if __name__ == "__main__":
    sys.exit(main())
