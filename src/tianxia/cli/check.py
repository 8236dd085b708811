"""tianxia check: plays scenario files."""

import argparse
import sys

from tianxia.cli.words import Words
from tianxia.engine import scenario
from tianxia.engine.errors import BadFile

PASSED, FAILED, UNREADABLE = 0, 1, 2


def run(options: argparse.Namespace, words: Words) -> int:
    """Stops at the first file that fails, or goes on through all; the worst result is the exit status."""
    worst = PASSED
    counts = {PASSED: 0, FAILED: 0, UNREADABLE: 0}
    for path in scenario.find_scenario_files(options.paths):
        try:
            read = scenario.read(path)
            failure = scenario.run(read)
        except BadFile as error:
            place = f"{path}:{error.line}" if error.line else f"{path}"
            print(words("cli-check-unreadable", place=place, problem=words.message(error.message)), file=sys.stderr)
            result = UNREADABLE
        else:
            result = FAILED if failure else PASSED
            if failure:
                place = f"{path}:{failure.line}" if failure.line else f"{path}"
                print(words("cli-check-failed", place=place, title=read.title, where=words.message(failure.where)))
                for difference in failure.differences:
                    print("  " + words.message(difference).replace("\n", "\n  "))
            elif options.verbose:
                print(words("cli-check-passed", path=str(path), title=read.title))
        counts[result] += 1
        worst = max(worst, result)
        if worst != PASSED and not options.keep_going:
            break
    print(words("cli-check-summary", passed=counts[PASSED], failed=counts[FAILED], unreadable=counts[UNREADABLE]))
    return worst
