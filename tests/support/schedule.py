"""The order of the tests for several workers: slow tests first, and evenly distributed.

pytest-xdist gives each worker a contiguous part of all tests. A worker that has finished takes half of the tests left
to the slowest. If slow tests came last, all workers but one would wait for them.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

SLOWEST: Final = (
    "test_a_game_to_its_end_by_mouse",
    "test_a_lesson_from_the_lobby_to_its_end",
    "test_chu_han_is_played_to_its_end_by_accessible_names",
    "test_sun_tzu_is_played_by_accessible_names",
    "test_huang_is_played_by_accessible_names",
    "test_two_processes_serve_the_same_game",
    "test_a_whole_short_game_by_mouse",
    "test_a_server_killed_during_play",
    "test_a_replay_is_translated_and_fits",
    "test_every_table_has_high_contrast",
    "test_every_page_has_high_contrast",
    "test_a_server_that_runs_out_of_files",
    "test_two_browsers_and_a_server_that_goes_away",
)
"""Parts of the names of tests that take ten seconds or longer, the slowest first."""
SLOW_FOLDERS: Final = ("tests/browser/", "tests/server/", "tests/cli/", "tests/rl/", "tests/mutation/")
"""The folders whose tests take longest on average, the slowest first."""


def rank(name: str) -> int:
    """Return the rank of a test, given its node id: tests with lower ranks start earlier."""
    for i, part in enumerate((*SLOWEST, *SLOW_FOLDERS)):
        if part in name:
            return i
    return len(SLOWEST) + len(SLOW_FOLDERS)


def distribute(tests: Sequence[T], workers: int) -> list[T]:
    """Return sorted tests, reordered so that each of `workers` contiguous parts has an equal share of every rank."""
    return [test for worker in range(workers) for test in tests[worker::workers]]
