"""`make strength`: play the matches behind every claim about the bots, and write docs/bot-writers/strength.md.

This takes hours. Games are kept in results/strength: a second run continues where the first one stopped.
"""

import argparse
import sys
from pathlib import Path

import numpy as np
from tqdm import tqdm

from benchmarks.claims import ALL_CLAIMS, Claim, GameClaims, find_claims
from benchmarks.report import DOCS, Page
from tianxia.arena.chart import draw_ladder
from tianxia.arena.ladder import RatedBot
from tianxia.arena.local_pool import LocalPool, available_cores
from tianxia.arena.match import Match, folder_name, play_matches
from tianxia.arena.rating import Wins, rate
from tianxia.arena.settings import make_settings
from tianxia.bots import levels
from tianxia.bots.bot import NamedBot
from tianxia.engine import registry

FOLDER = Path("results") / "strength"
STRENGTH_PAGE = Page(
    "bot-writers/strength.md",
    """\
# How strong the bots are

`make strength` plays these matches and writes this page; it takes hours and can be resumed.
`python -m benchmarks.strength chuhan` plays those of one game. To repeat a single row, run
`tianxia arena GAME BOT BOT --games N --seed 1`.

Every deal is played twice, with seats swapped. A match meets its bar if the lower end of the 95 % interval does; the
units of the interval are deals, not games. `master@0.1` is the master at a tenth of its time. Budgets in seconds are
wall-clock time: on a busy machine, both sides search less. Matches use the default options. Each section names the
version of the rules; without events, games of Chu Han are the same under versions 1 and 2.

`python -m benchmarks.campaigns` plays the ladder of Chu Han's levels and the balance of the seats in its two campaigns,
and adds a section for each. A campaign without a section has not been measured yet.

The last sections play all levels with every set of options. Faults are illegal moves and decisions that never end;
overruns are decisions that took clearly longer than their budget. Where the last three columns say processor, clock and
held up, a decision whose processor time was within the limit counts as held up by other processes, not as an overrun.
""",
)


def main() -> int:
    """Play the matches and write the sections; return 1 if a bar is missed, otherwise 0."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    names = [one.game for one in ALL_CLAIMS]
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(names)} (default: all)")
    parser.add_argument(
        "--jobs", type=int, default=available_cores(), help="games at the same time (default: one per core)"
    )
    parser.add_argument(
        "--report", action="store_true", help="play no games: only write the page from the games played so far"
    )
    options = parser.parse_args()
    if unknown := set(options.games) - set(names):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    missed = 0
    for name in options.games or names:
        missed |= _measure(find_claims(name), options.jobs, options.report)
    return missed


def _measure(game: GameClaims, jobs: int, report: bool) -> int:
    """Play the missing games and write the section of a game; return 1 if a bar is missed."""
    matches = [_match(game.game, claim) for claim in game.claims()]
    if not report:
        play_all(game.title, matches, jobs)
    played = {claim: match for claim, match in zip(game.claims(), matches, strict=True) if match.results}
    missed, rows = claim_rows(played)
    lines = [*_levels(game.game), *rows, "", *_ladder(game, played)]
    STRENGTH_PAGE.write_section(game.title, lines, f"rules version {registry.game(game.game).rules_version}")
    print("\n".join(lines), end="\n\n")
    return missed


def play_all(title: str, matches: list[Match], jobs: int) -> None:
    """Play the missing games of the matches, with a progress bar."""
    missing = sum(len(match.missing_tasks()) for match in matches)
    if not missing:
        return
    total = sum(match.games for match in matches)
    with tqdm(total=total, initial=total - missing, desc=title, unit=" games", leave=False, disable=None) as bar:

        def on_game(match: Match) -> None:
            bar.update()

        play_matches(matches, LocalPool(jobs), on_game)


def _match(game: str, claim: Claim) -> Match:
    settings = make_settings(registry.game(game), {}, list(claim.bots), seed=1)
    return Match(settings, claim.games, FOLDER / folder_name(game, *claim.bots))


def _levels(game: str) -> list[str]:
    budgets = [f"{level.name} {_budget(level)}" for level in levels.levels(game)]
    return [f"Levels with their budgets per decision, on one core: {', '.join(budgets)}.", ""]


def _budget(level: NamedBot) -> str:
    seconds, simulations = level.budget[:2]
    parts = [f"{simulations:,} simulation{'s' if simulations > 1 else ''}"] if simulations else []
    if seconds:
        parts.append(f"{seconds:g} s" if seconds >= 1 else f"{1000 * seconds:g} ms")
    return " or ".join(parts)


def claim_rows(played: dict[Claim, Match]) -> tuple[int, list[str]]:
    """Return 1 if a bar is missed, otherwise 0, and the rows of the table of matches."""
    rows = [
        "| match | games | won | 95 % interval | bar | mean decision |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    missed = 0
    for claim, match in played.items():
        standing = match.report().standings[-1]
        is_missed = len(match.results) < match.games or standing.low < claim.bar
        missed |= bool(claim.bar) and is_missed
        bar = f"{claim.bar:.0%} {'missed' if is_missed else 'met'}" if claim.bar else "–"
        rows.append(
            f"| {claim.title} | {standing.games} | {standing.rate:.1%} | {standing.low:.1%} – {standing.high:.1%} "
            f"| {bar} | {1000 * standing.seconds_mean:.1f} ms |"
        )
    return missed, rows


def _ladder(game: GameClaims, played: dict[Claim, Match]) -> list[str]:
    """Rate the bots, draw the chart and return the lines of the section; none while matches are missing."""
    ladder = [claim for claim in game.ladder_claims() if claim in played]
    if len(ladder) < len(game.ladder_claims()):
        return []
    bots = list(dict.fromkeys(bot for claim in ladder for bot in claim.bots))
    wins: Wins = np.zeros((len(bots), len(bots)))
    for claim in ladder:
        low, high = (bots.index(bot) for bot in claim.bots)
        wins[low, high], wins[high, low] = played[claim].points
    games = wins.sum(axis=0) + wins.sum(axis=1)
    ratings = enumerate(zip(bots, rate(wins), strict=True))
    rated_bots = [RatedBot(bot, rating, round(games[i])) for i, (bot, rating) in ratings]
    rated_bots.sort(key=lambda rated: rated.rating.elo)
    chart = f"strength-{game.game}.svg"
    subtitle = f"Elo by Bradley–Terry, {game.games} games in each of {len(ladder)} matches, 95 % intervals"
    (DOCS / chart).write_text(draw_ladder(game.title, subtitle, rated_bots), encoding="utf-8")
    ratings_text = ", ".join(f"{rated.bot} {rated.rating.elo:.0f} ± {rated.rating.margin:.0f}" for rated in rated_bots)
    return [f"Rated together: {ratings_text}.", "", f"![The ladder of {game.title}](../{chart})"]


if __name__ == "__main__":
    sys.exit(main())
