"""tianxia arena: bots play each other, with all that is needed to believe the result."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from tqdm import tqdm

from tianxia import arena
from tianxia.arena import BotCrashed, BotNotStarted, MatchResult, Progress, RatedBot, RatingResult, Standing
from tianxia.arena.chart import draw
from tianxia.arena.folder import write_whole
from tianxia.arena.local import cores
from tianxia.arena.match import folder_name, whole_deals
from tianxia.arena.result import Fault
from tianxia.bots import bot_specs
from tianxia.bots.bot import Budget
from tianxia.cli.arguments import read_options, read_seed
from tianxia.cli.columns import columns, duration, percent
from tianxia.cli.words import Words
from tianxia.engine import registry

_MOST_FAULTS: Final = 10
"""More are in the summary."""
CRASHED: Final = 1
"""The exit status if games without a result are left."""


def run(options: argparse.Namespace, words: Words) -> int:
    try:
        if options.game == "ladder" and options.bots:
            options.game, options.bots = options.bots[0], options.bots[1:]
            return _ladder(options, words)
        return _match(options, words)
    except (BotNotStarted, BotCrashed) as error:
        for line in error.output.splitlines():
            print(f"  {line}", file=sys.stderr)
        raise


def _match(options: argparse.Namespace, words: Words) -> int:
    arguments = _arguments(options)
    out = options.out or Path(folder_name(options.game, *options.bots, arguments["seed"]))
    try:
        with _bar(words) as progress:
            played = arena.play(options.game, options.bots, out=out, progress=progress, **arguments)
    except BotCrashed as error:
        _tell_match(error.result, words)
        raise
    except KeyboardInterrupt:
        if (out / "summary.json").exists():
            _tell_match(arena.load(out, whole_deals(options.games, len(options.bots))), words)
        raise
    _tell_match(played, words)
    if options.dataset:
        print(words("cli-arena-dataset", path=str(options.dataset)))
    return CRASHED if played.crashes else 0


def _ladder(options: argparse.Namespace, words: Words) -> int:
    arguments = _arguments(options)
    out = options.out or Path(folder_name("ladder", options.game, *options.bots, arguments["seed"]))
    bots = options.bots or None
    with _bar(words) as progress:
        rated = arena.rate(options.game, bots, pairings="neighbours", out=out, progress=progress, **arguments)
    _tell_ladder(options.game, rated, words)
    write_whole(out / "ladder.json", msgspec.json.format(msgspec.json.encode(rated.bots), indent=2).decode() + "\n")
    title = words("cli-arena-chart-title", name=words(f"{options.game}-name"))
    pairings, first = len(rated.matches), rated.bots[0].bot
    subtitle = words("cli-arena-chart-subtitle", games=options.games, pairings=pairings, first=first)
    write_whole(out / "ladder.svg", draw(title, subtitle, rated.bots))
    print(words("cli-arena-chart", path=str(out / "ladder.svg")))
    if options.dataset:
        print(words("cli-arena-dataset", path=str(options.dataset)))
    return CRASHED if any(one.crashes for one in rated.matches) else 0


def _arguments(options: argparse.Namespace) -> dict[str, Any]:
    """What a match and a ladder have in common, as the arena wants it."""
    bot_specs.import_bot_modules(options.bots)  # a module with a bot may bring the game
    game = registry.game(options.game)
    limited = options.seconds is not None or options.simulations
    return {
        "games": options.games,
        "seed": read_seed(options.seed),
        "options": read_options(options.option, game),
        "budget": Budget(options.seconds or 0.0, options.simulations) if limited else None,
        "time_factor": options.time,
        "strict_time": options.strict_time,
        "jobs": cores() if options.jobs is None else options.jobs,
        "ray": options.ray,
        "dataset": options.dataset,
        "on_crash": options.on_crash,
    }


@contextmanager
def _bar(words: Words) -> Iterator[Any]:
    """A bar with the score so far, behind which games are played; before it, what earlier runs have left."""
    bars: list[Any] = []

    def progress(so_far: Progress) -> None:
        if not bars:
            if so_far.kept:
                print(words("cli-arena-resumed", number=so_far.kept))
            if so_far.retried:
                print(words("cli-arena-retried", number=so_far.retried))
            unit, initial = words("cli-arena-unit"), so_far.kept
            hidden = True if so_far.kept == so_far.total else None
            bars.append(tqdm(total=so_far.total, initial=initial, unit=unit, disable=hidden))
            return
        pairs = zip(so_far.names, so_far.points, strict=True)
        bars[0].set_postfix_str(", ".join(f"{name[:20]} {points:g}" for name, points in pairs), refresh=False)
        bars[0].update()

    try:
        yield progress
    except KeyboardInterrupt:
        for bar in bars:
            bar.close()
            print(words("cli-arena-interrupted"))
        raise
    finally:
        for bar in bars:
            bar.close()


def _tell_match(played: MatchResult, words: Words) -> None:
    name = words(f"{played.settings.game}-name")
    print(words("cli-arena-title", name=name, games=played.games, deals=played.deals, moves=round(played.moves)))
    heads = "bot won interval record points score decision longest overruns faults crashes".split()
    rows = [[words(f"cli-text-arena-{head}") for head in heads]]
    rows += [_row(standing, words) for standing in played.standings]
    for line in columns(rows):
        print(line)
    units = "deals" if "deals" in played.interval else "games"
    print(words("cli-arena-interval", units=units))
    _tell_faults(played, words)
    print(words("cli-arena-written", path=str(played.path)))


def _tell_faults(played: MatchResult, words: Words) -> None:
    """The games that were lost by a fault, then those that ended in a crash."""
    for faults, crashed in ((played.faults, False), (played.crashes, True)):
        for number, fault in list(faults.items())[:_MOST_FAULTS]:
            print(_fault(played, number, fault, words))
        if len(faults) > _MOST_FAULTS:
            print(words("cli-arena-more-faults", number=len(faults) - _MOST_FAULTS))
        if faults and crashed:
            print(words("cli-arena-crashes", number=len(faults)))


def _fault(played: MatchResult, number: int, fault: Fault, words: Words) -> str:
    bot = played.settings.names[fault.bot]
    if fault.kind == "crash":
        return words("cli-arena-crash", number=number, bot=bot, reason=fault.reason)
    kind = words(f"cli-text-arena-{fault.kind}")
    return words("cli-arena-fault", number=number, bot=bot, kind=kind, reason=fault.reason)


def _row(standing: Standing, words: Words) -> list[str]:
    return [
        standing.bot[:40],
        percent(standing.rate, words),
        f"{percent(standing.low, words)} – {percent(standing.high, words)}",
        f"{standing.wins}–{standing.draws}–{standing.losses}",
        ("+" if standing.returns >= 0 else "") + words.number(standing.returns, 3),
        "" if standing.scores is None else words.number(standing.scores, 1),
        duration(standing.seconds_mean, words),
        duration(standing.seconds_max, words),
        str(standing.overruns or ""),
        str(sum(standing.faults.values()) or ""),
        str(standing.crashes or ""),
    ]


def _tell_ladder(game: str, rated: RatingResult, words: Words) -> None:
    games = sum(one.games for one in rated.matches)
    print(words("cli-arena-ladder-title", name=words(f"{game}-name"), games=games))
    heads = "bot won interval decision longest faults crashes".split()
    rows = [[words(f"cli-text-arena-{head}") for head in heads]]
    for one in rated.matches:
        lower, higher = one.standings
        row = [f"{higher.bot[:30]} – {lower.bot[:30]}", *_row(higher, words)[1:3], *_row(higher, words)[6:8]]
        rows.append([*row, str(len(one.faults) or ""), str(len(one.crashes) or "")])
    for line in columns(rows):
        print(line)
    print()
    rows = [[words(f"cli-text-arena-{head}") for head in ("bot", "elo", "margin", "above", "games")]]
    rows += [_rating_row(bot, bot is rated.bots[0]) for bot in reversed(rated.bots)]
    for line in columns(rows):
        print(line)
    print(words("cli-arena-ladder-how", first=rated.bots[0].bot))
    for one in rated.matches:
        if one.crashes:
            _tell_faults(one, words)


def _rating_row(bot: RatedBot, first: bool) -> list[str]:
    if not bot.is_rated:
        return [bot.bot[:40], "–", "", "", str(bot.games)]
    elo, margin, above, above_margin = bot.rating
    steps = "" if first else f"{above:+.0f} ± {above_margin:.0f}"
    return [bot.bot[:40], f"{elo:.0f}", f"± {margin:.0f}", steps, str(bot.games)]
