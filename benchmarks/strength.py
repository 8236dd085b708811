"""`make strength`: plays the matches behind every claim about the bots, and writes docs/strength.md.

Hours of play. What was played lies in results/strength: a second run goes on where the first one stopped.
"""

import argparse
import sys
from pathlib import Path

import numpy as np
from tqdm import tqdm

from benchmarks.claims import STRENGTHS, Claim, Strength, strength
from benchmarks.report import DOCS, Page
from tianxia.arena import match
from tianxia.arena.chart import draw_ladder
from tianxia.arena.ladder import RatedBot
from tianxia.arena.local_pool import LocalPool, available_cores
from tianxia.arena.match import Match, folder_name
from tianxia.arena.rating import Wins, rate
from tianxia.arena.settings import make_settings
from tianxia.bots import levels
from tianxia.bots.bot import Level
from tianxia.engine import registry

FOLDER = Path("results") / "strength"
PAGE = Page(
    "strength.md",
    """\
# How strong the bots are

Played and written by `make strength` (hours; it resumes), one game by `python -m benchmarks.strength chuhan`. Every
deal is played twice, with seats swapped. A bar is met by the lower end of the 95 % interval; deals, not games, are its
units. `master@0.1` is the master at a tenth of its time. Any line can be repeated alone, `tianxia arena GAME BOT BOT
--games N --seed 1`. Budgets in seconds are by the clock on the wall: beside other work on the machine both sides think
less. Each section names the version of the rules it was played under. Matches have a game's usual options; those of Chu
Han are without events, and such games are the same under versions 1 and 2 of its rules.
""",
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    names = [one.game for one in STRENGTHS]
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(names)} (default: all)")
    parser.add_argument(
        "--jobs", type=int, default=available_cores(), help="games at the same time (default: one a core)"
    )
    parser.add_argument("--report", action="store_true", help="play nothing: only write down what was played")
    options = parser.parse_args()
    if unknown := set(options.games) - set(names):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    missed = 0
    for name in options.games or names:
        missed |= _measure(strength(name), options.jobs, options.report)
    return missed


def _measure(one: Strength, jobs: int, report: bool) -> int:
    """Plays what is missing for a game, and writes its section. 1 if a bar is missed."""
    matches = [_match(one.game, claim) for claim in one.claims()]
    if not report:
        play_all(one.title, matches, jobs)
    played = {claim: each for claim, each in zip(one.claims(), matches, strict=True) if each.results}
    missed, rows = _rows(played)
    lines = [*_levels(one.game), *rows, "", *_ladder(one, played)]
    PAGE.write_section(one.title, lines, f"rules version {registry.game(one.game).rules}")
    print("\n".join(lines), end="\n\n")
    return missed


def play_all(title: str, matches: list[Match], jobs: int) -> None:
    """Plays what is missing of some matches, behind a bar."""
    missing = sum(len(each.missing_tasks()) for each in matches)
    if not missing:
        return
    total = sum(each.games for each in matches)
    with tqdm(total=total, initial=total - missing, desc=title, unit=" games", leave=False, disable=None) as bar:

        def on_game_finished(each: Match) -> None:
            bar.update()

        match.run(matches, LocalPool(jobs), on_game_finished)


def _match(game: str, claim: Claim) -> Match:
    settings = make_settings(registry.game(game), {}, list(claim.bots), seed=1)
    return Match(settings, claim.games, FOLDER / folder_name(game, *claim.bots))


def _levels(game: str) -> list[str]:
    budgets = [f"{level.name} {_budget(level)}" for level in levels.levels(game)]
    return [f"Levels: {', '.join(budgets)} a decision at most, on one core.", ""]


def _budget(level: Level) -> str:
    seconds, simulations = level.budget[:2]
    parts = [f"{simulations:,} simulations"] if simulations else []
    if seconds:
        parts.append(f"{seconds:g} s" if seconds >= 1 else f"{1000 * seconds:g} ms")
    return " or ".join(parts)


def _rows(played: dict[Claim, Match]) -> tuple[int, list[str]]:
    rows = [
        "| match | games | won | 95 % interval | bar | a decision |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    missed = 0
    for claim, each in played.items():
        standing = each.report().standings[-1]
        short = len(each.results) < each.games or standing.low < claim.bar
        missed |= bool(claim.bar) and short
        bar = f"{claim.bar:.0%} {'missed' if short else 'met'}" if claim.bar else "–"
        rows.append(
            f"| {claim.title} | {standing.games} | {standing.rate:.1%} | {standing.low:.1%} – {standing.high:.1%} "
            f"| {bar} | {1000 * standing.seconds_mean:.1f} ms |"
        )
    return missed, rows


def _ladder(one: Strength, played: dict[Claim, Match]) -> list[str]:
    """The rated ladder and its chart, from the matches of two."""
    steps = [claim for claim in one.steps() if claim in played]
    if len(steps) < len(one.steps()):
        return []
    bots = list(dict.fromkeys(bot for claim in steps for bot in claim.bots))
    wins: Wins = np.zeros((len(bots), len(bots)))
    for claim in steps:
        low, high = (bots.index(bot) for bot in claim.bots)
        wins[low, high], wins[high, low] = played[claim].points
    games = wins.sum(axis=0) + wins.sum(axis=1)
    ratings = enumerate(zip(bots, rate(wins), strict=True))
    rungs = [RatedBot(bot, rating, round(games[at])) for at, (bot, rating) in ratings]
    rungs.sort(key=lambda rung: rung.rating.elo)
    chart = f"strength-{one.game}.svg"
    subtitle = f"Elo by Bradley–Terry, {one.games} games in each of {len(steps)} matches, 95 % intervals"
    (DOCS / chart).write_text(draw_ladder(one.title, subtitle, rungs), encoding="utf-8")
    ladder = ", ".join(f"{rung.bot} {rung.rating.elo:.0f} ± {rung.rating.margin:.0f}" for rung in rungs)
    return [f"Rated together: {ladder}.", "", f"![The ladder of {one.title}]({chart})"]


if __name__ == "__main__":
    sys.exit(main())
