"""`make bench`: compare each game with a similar one of another project; write docs/researchers/benchmarks.md."""

import sys

from benchmarks.compare import Goals, compare
from benchmarks.environments import measure_environments
from benchmarks.peers import catanatron_peer, openspiel_peer
from benchmarks.search_speed import measure_search_speed
from benchmarks.vectors import measure_vector_envs
from benchmarks.wrapped import measure_openspiel_overhead


def main() -> int:
    """Measure everything; return 1 if a goal is missed, otherwise 0."""
    missed = compare("chuhan", "Chu Han", openspiel_peer("dou_dizhu"), Goals(python=4, clone_us=0.5))
    missed |= compare("suntzu", "Sun Tzu", openspiel_peer("goofspiel"), Goals(python=3, clone_us=0.5))
    missed |= compare("huang", "Huang", catanatron_peer(), Goals(core_to_python=12, clone_us=1.5))
    missed |= measure_search_speed()
    missed |= measure_environments()
    missed |= measure_vector_envs()
    missed |= measure_openspiel_overhead()
    return missed


if __name__ == "__main__":
    sys.exit(main())
