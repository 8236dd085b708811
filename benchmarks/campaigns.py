"""`python -m benchmarks.campaigns`: a ladder of Chu Han's levels and the balance of the seats in each campaign.

It writes a section of docs/bot-writers/strength.md for each campaign. A full run takes many hours. Games are kept in
results/strength: a second run continues where the first one stopped.
"""

import argparse
import sys
from itertools import pairwise

from benchmarks.claims import Claim
from benchmarks.strength import FOLDER, STRENGTH_PAGE, claim_rows, play_all
from tianxia.arena.intervals import wilson_interval
from tianxia.arena.local_pool import available_cores
from tianxia.arena.match import Match, folder_name
from tianxia.arena.settings import make_settings
from tianxia.bots import levels
from tianxia.engine import registry

CAMPAIGNS = {"fall-of-qin": "Chu Han: The Fall of Qin", "contention": "Chu Han: The Chu-Han Contention"}
"""By campaign: the title of its section."""
LEVEL_BAR = 0.60
"""The share of campaigns that a level must win against the level below."""
BALANCE_BOT = "master@0.1"
"""The bot that plays itself to measure the balance of the seats."""


def main() -> int:
    """Play the campaigns and write the sections; return 1 if a bar is missed, otherwise 0."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.campaigns", description=__doc__)
    parser.add_argument("campaigns", nargs="*", metavar="CAMPAIGN", help=f"{', '.join(CAMPAIGNS)} (default: all)")
    parser.add_argument("--games", type=int, default=200, help="campaigns in each match of the ladder")
    parser.add_argument("--balance", type=int, default=400, help="campaigns for the balance of the seats")
    parser.add_argument("--jobs", type=int, default=available_cores(), help="games at the same time")
    options = parser.parse_args()
    if unknown := set(options.campaigns) - set(CAMPAIGNS):
        parser.error(f"no such campaign: {', '.join(sorted(unknown))}")
    missed = 0
    for campaign in options.campaigns or CAMPAIGNS:
        missed |= _measure(campaign, options.games, options.balance, options.jobs)
    return missed


def _measure(campaign: str, games: int, balance: int, jobs: int) -> int:
    """Play the missing campaigns and write their section; return 1 if a bar is missed."""
    names = ["random", *(level.name for level in levels.levels("chuhan"))]
    claims = [Claim(pair, games, LEVEL_BAR) for pair in pairwise(names)]
    matches = [_match(campaign, claim.bots, claim.games) for claim in claims]
    mirror = _match(campaign, (BALANCE_BOT, BALANCE_BOT), balance)
    play_all(CAMPAIGNS[campaign], [*matches, mirror], jobs)
    missed, rows = claim_rows(dict(zip(claims, matches, strict=True)))
    results = list(mirror.results.values())
    han = sum(won for result in results for seat, won in zip(result.seats, result.wins, strict=True) if seat == "han")
    share = wilson_interval(han / len(results), len(results))
    lines = [
        *rows,
        "",
        f"Balance: with {BALANCE_BOT} on both sides, Han wins {share.mean:.1%} of {len(results)} campaigns, "
        f"95 % interval {share.low:.1%} – {share.high:.1%}.",
    ]
    STRENGTH_PAGE.write_section(CAMPAIGNS[campaign], lines, f"rules version {registry.game('chuhan').rules_version}")
    print("\n".join(lines), end="\n\n")
    return missed


def _match(campaign: str, bots: tuple[str, ...], games: int) -> Match:
    settings = make_settings(registry.game("chuhan"), {"campaign": campaign}, list(bots), seed=1)
    return Match(settings, games, FOLDER / folder_name("chuhan", campaign, *bots))


if __name__ == "__main__":
    sys.exit(main())
