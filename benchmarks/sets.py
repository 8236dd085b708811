"""`python -m benchmarks.sets`: every level through every named set of options, at a tenth of its time.

Counts illegal moves, other faults, and decisions that took a fifth, or 50 ms, longer than they may; and the memory of
the largest process. A decision is an overrun if the processor was at work on it for too long; one that only the clock
found too long was held up by others on the same machine, and is counted apart. A program beside it tells how long the
machine itself stood still. A section of docs/strength.md.
"""

import argparse
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from typing import Any

from benchmarks.claims import SETS, strength
from benchmarks.stalls import Control
from benchmarks.strength import PAGE, play_all
from tianxia.arena.match import Match
from tianxia.arena.settings import make_settings
from tianxia.arena.standings import Standing
from tianxia.bots import levels
from tianxia.engine import registry


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.sets", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"{', '.join(SETS)} (default: all)")
    parser.add_argument("--games", type=int, default=50, help="for each level and set, at least (default: 50)")
    parser.add_argument("--time", type=float, default=0.1, help="part of each level's time (default: 0.1)")
    parser.add_argument("--jobs", type=int, default=1, help="games at the same time (default: 1, to measure time)")
    options = parser.parse_args()
    if unknown := set(options.names) - set(SETS):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    bad = 0
    for game in options.names or SETS:
        bad |= _measure(game, options)
    return bad


def tables(names: list[str], seats: int) -> list[list[str]]:
    """Who sits together, so that every level sits somewhere."""
    rows = [names[at : at + seats] for at in range(0, len(names), seats)]
    rows[-1] += [name for name in names if name not in rows[-1]][: seats - len(rows[-1])]
    return rows


def _measure(game: str, options: argparse.Namespace) -> int:
    heads = ("set", "level", "games", "faults", "overruns", "longest, processor", "longest, clock", "held up")
    rows = [f"| {' | '.join(heads)} |", "| --- " * len(heads) + "|"]
    bad = 0
    with Control() as control:
        played = {name: _play(game, *given, options) for name, given in SETS[game].items()}
    for name, by_level in played.items():
        for level, standings in by_level.items():
            faults = sum(sum(one.faults.values()) for one in standings)
            held_up = sum(one.held_up for one in standings)
            overruns = sum(one.overruns for one in standings) - held_up
            longest = [max(one.processor_max for one in standings), max(one.seconds_max for one in standings)]
            games = sum(one.games for one in standings)
            bad |= faults > 0 or overruns > 0
            cells = (name, level, games, faults, overruns, *(f"{1000 * value:.0f} ms" for value in longest), held_up)
            rows.append(f"| {' | '.join(map(str, cells))} |")
    memory = getrusage(RUSAGE_CHILDREN).ru_maxrss / 1024
    lines = [
        f"`python -m benchmarks.sets {game}`, all levels at {options.time:g} of their time.",
        f"The largest process took {memory:.0f} MB. {control.told()}",
        "",
        *rows,
    ]
    title = f"{strength(game).title}: every level through every set"
    PAGE.write_section(title, lines, f"rules version {registry.game(game).rules}")
    print("\n".join(lines), end="\n\n")
    return bad


def _play(game: str, seats: int, given: dict[str, Any], options: argparse.Namespace) -> dict[str, list[Standing]]:
    """How each level did."""
    out: dict[str, list[Standing]] = defaultdict(list)
    names = [level.name for level in levels.levels(game)]
    with tempfile.TemporaryDirectory() as folder:
        for number, table in enumerate(tables(names, seats)):
            settings = make_settings(registry.game(game), given, table, seed=number + 1, time=options.time)
            played = Match(settings, options.games, Path(folder) / str(number))
            play_all(f"{game} {', '.join(table)}", [played], options.jobs)
            for standing in played.report().standings:
                out[standing.bot].append(standing)
    return out


if __name__ == "__main__":
    sys.exit(main())
