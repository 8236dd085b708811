"""tianxia check: runs scenario files."""

import argparse
import sys

from tianxia.cli.translator import Translator
from tianxia.engine import scenario
from tianxia.engine.errors import BadFile

PASSED, FAILED, UNREADABLE = 0, 1, 2


def run(options: argparse.Namespace, translate: Translator) -> int:
    """Run scenarios until one fails, or all with --keep-going; return the exit status of the worst."""
    worst = PASSED
    counts = {PASSED: 0, FAILED: 0, UNREADABLE: 0}
    for path in scenario.find_scenario_files(options.paths):
        try:
            loaded = scenario.read(path)
            failure = scenario.run(loaded)
        except BadFile as error:
            location = f"{path}:{error.line}" if error.line else f"{path}"
            print(
                translate("cli-check-unreadable", place=location, problem=translate.message(error.message)),
                file=sys.stderr,
            )
            result = UNREADABLE
        else:
            result = FAILED if failure else PASSED
            if failure:
                location = f"{path}:{failure.line}" if failure.line else f"{path}"
                print(
                    translate(
                        "cli-check-failed", place=location, title=loaded.title, where=translate.message(failure.where)
                    )
                )
                for difference in failure.differences:
                    print("  " + translate.message(difference).replace("\n", "\n  "))
            elif options.verbose:
                print(translate("cli-check-passed", path=str(path), title=loaded.title))
        counts[result] += 1
        worst = max(worst, result)
        if worst != PASSED and not options.keep_going:
            break
    print(translate("cli-check-summary", passed=counts[PASSED], failed=counts[FAILED], unreadable=counts[UNREADABLE]))
    return worst
