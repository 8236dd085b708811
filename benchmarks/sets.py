"""`python -m benchmarks.sets`: every level plays every set of options, at a tenth of its time.

It counts illegal moves, other faults and overruns, and measures the memory of the largest process. A decision is an
overrun if it took a fifth, or 50 ms, more processor time than its budget. One that took too long only by the wall clock
was held up by other processes, and is counted separately. A monitor process measures how long the machine itself
stalls. The result is a section of docs/bot-writers/strength.md.
"""

import argparse
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from typing import Any

from benchmarks.claims import OPTION_SETS, find_claims
from benchmarks.stalls import StallMonitor
from benchmarks.strength import STRENGTH_PAGE, play_all
from tianxia.arena.match import Match
from tianxia.arena.settings import make_settings
from tianxia.arena.standings import Standing
from tianxia.bots import levels
from tianxia.engine import registry


def main() -> int:
    """Play the sets and write the sections; return 1 if there was a fault or an overrun, otherwise 0."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.sets", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"{', '.join(OPTION_SETS)} (default: all)")
    parser.add_argument(
        "--games", type=int, default=50, help="minimum number of games for each level and set (default: 50)"
    )
    parser.add_argument("--time", type=float, default=0.1, help="factor on each level's time (default: 0.1)")
    parser.add_argument("--jobs", type=int, default=1, help="games at the same time (default: 1, to measure time)")
    options = parser.parse_args()
    if unknown := set(options.names) - set(OPTION_SETS):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    bad = 0
    for game in options.names or OPTION_SETS:
        bad |= _measure(game, options)
    return bad


def group_levels(names: list[str], seats: int) -> list[list[str]]:
    """Return groups of `seats` levels that cover all levels; a level may be in two groups."""
    rows = [names[i : i + seats] for i in range(0, len(names), seats)]
    rows[-1] += [name for name in names if name not in rows[-1]][: seats - len(rows[-1])]
    return rows


def _measure(game: str, options: argparse.Namespace) -> int:
    heads = ("set", "level", "games", "faults", "overruns", "longest, processor", "longest, clock", "held up")
    rows = [f"| {' | '.join(heads)} |", "| --- " * len(heads) + "|"]
    bad = 0
    with StallMonitor() as monitor:
        played = {name: _play(game, *option_set, options) for name, option_set in OPTION_SETS[game].items()}
    for name, by_level in played.items():
        for level, standings in by_level.items():
            faults = sum(sum(standing.faults.values()) for standing in standings)
            held_up = sum(standing.held_up for standing in standings)
            overruns = sum(standing.overruns for standing in standings) - held_up
            longest = [
                max(standing.processor_max for standing in standings),
                max(standing.seconds_max for standing in standings),
            ]
            games = sum(standing.games for standing in standings)
            bad |= faults > 0 or overruns > 0
            cells = (name, level, games, faults, overruns, *(f"{1000 * value:.0f} ms" for value in longest), held_up)
            rows.append(f"| {' | '.join(map(str, cells))} |")
    memory = getrusage(RUSAGE_CHILDREN).ru_maxrss / 1024
    lines = [
        f"`python -m benchmarks.sets {game}`, all levels at {options.time:g} times their usual time.",
        f"The largest process used {memory:.0f} MB. {monitor.report()}",
        "",
        *rows,
    ]
    title = f"{find_claims(game).title}: every level with every set of options"
    STRENGTH_PAGE.write_section(title, lines, f"rules version {registry.game(game).rules_version}")
    print("\n".join(lines), end="\n\n")
    return bad


def _play(
    game: str, seats: int, game_options: dict[str, Any], options: argparse.Namespace
) -> dict[str, list[Standing]]:
    """Play a set of options; return the standings of each level."""
    standings_by_level: dict[str, list[Standing]] = defaultdict(list)
    names = [level.name for level in levels.levels(game)]
    with tempfile.TemporaryDirectory() as folder:
        for number, bots in enumerate(group_levels(names, seats)):
            settings = make_settings(registry.game(game), game_options, bots, seed=number + 1, time=options.time)
            match = Match(settings, options.games, Path(folder) / str(number))
            play_all(f"{game} {', '.join(bots)}", [match], options.jobs)
            for standing in match.report().standings:
                standings_by_level[standing.bot].append(standing)
    return standings_by_level


if __name__ == "__main__":
    sys.exit(main())
