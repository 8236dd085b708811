"""All figures, `make bench`: each game beside its nearest peer, into docs/benchmarks.md."""

import sys

from benchmarks.compare import compare


def main() -> int:
    """Exits with 1 if a goal is missed."""
    missed = compare("chuhan", "Chu Han", "dou_dizhu", (8, 2, 0.5))
    missed |= compare("suntzu", "Sun Tzu", "goofspiel", (4, 0, 0.5))
    return missed


if __name__ == "__main__":
    sys.exit(main())
