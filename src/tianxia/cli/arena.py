"""tianxia arena: matches and ladders between bots, with confidence intervals."""

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
from tianxia.arena.chart import draw_ladder
from tianxia.arena.folder import write_atomically
from tianxia.arena.local_pool import available_cores
from tianxia.arena.match import folder_name, round_up_to_deals
from tianxia.arena.result import Fault
from tianxia.bots import bot_specs
from tianxia.bots.bot import Budget
from tianxia.cli.arguments import read_options, read_seed
from tianxia.cli.formatting import format_columns, format_duration, format_percent
from tianxia.cli.translator import Translator
from tianxia.engine import registry

_MAX_PRINTED_FAULTS: Final = 10
"""The number of faults of a match that are printed; the summary has all."""
CRASHED: Final = 1
"""The exit status if some games have no result because of a crash."""


def run(options: argparse.Namespace, translate: Translator) -> int:
    """Run the command and return its exit status."""
    try:
        if options.game == "ladder" and options.bots:
            options.game, options.bots = options.bots[0], options.bots[1:]
            return _run_ladder(options, translate)
        return _run_match(options, translate)
    except (BotNotStarted, BotCrashed) as error:
        for line in error.output.splitlines():
            print(f"  {line}", file=sys.stderr)
        raise


def _run_match(options: argparse.Namespace, translate: Translator) -> int:
    arguments = _arena_arguments(options)
    out = options.out or Path(folder_name(options.game, *options.bots, arguments["seed"]))
    try:
        with _progress_bar(translate) as progress:
            result = arena.play(options.game, options.bots, out=out, progress=progress, **arguments)
    except BotCrashed as error:
        _print_match(error.result, translate)
        raise
    except KeyboardInterrupt:
        if (out / "summary.json").exists():
            _print_match(arena.load(out, round_up_to_deals(options.games, len(options.bots))), translate)
        raise
    _print_match(result, translate)
    if options.dataset:
        print(translate("cli-arena-dataset", path=str(options.dataset)))
    return CRASHED if result.crashes else 0


def _run_ladder(options: argparse.Namespace, translate: Translator) -> int:
    arguments = _arena_arguments(options)
    out = options.out or Path(folder_name("ladder", options.game, *options.bots, arguments["seed"]))
    bots = options.bots or None
    with _progress_bar(translate) as progress:
        rated = arena.rate(options.game, bots, pairings="neighbours", out=out, progress=progress, **arguments)
    _print_ladder(options.game, rated, translate)
    write_atomically(
        out / "ladder.json", msgspec.json.format(msgspec.json.encode(rated.bots), indent=2).decode() + "\n"
    )
    title = translate("cli-arena-chart-title", name=translate(f"{options.game}-name"))
    pairings, first = len(rated.matches), rated.bots[0].bot
    subtitle = translate("cli-arena-chart-subtitle", games=options.games, pairings=pairings, first=first)
    write_atomically(out / "ladder.svg", draw_ladder(title, subtitle, rated.bots))
    print(translate("cli-arena-chart", path=str(out / "ladder.svg")))
    if options.dataset:
        print(translate("cli-arena-dataset", path=str(options.dataset)))
    return CRASHED if any(match.crashes for match in rated.matches) else 0


def _arena_arguments(options: argparse.Namespace) -> dict[str, Any]:
    """Return the arguments that `arena.play` and `arena.rate` share."""
    bot_specs.import_bot_modules(options.bots)  # a bot's module may register the game
    game = registry.game(options.game)
    has_limit = options.seconds is not None or options.simulations
    return {
        "games": options.games,
        "seed": read_seed(options.seed),
        "options": read_options(options.option, game),
        "budget": Budget(options.seconds or 0.0, options.simulations) if has_limit else None,
        "time_factor": options.time,
        "strict_time": options.strict_time,
        "jobs": available_cores() if options.jobs is None else options.jobs,
        "ray": options.ray,
        "dataset": options.dataset,
        "on_crash": options.on_crash,
    }


@contextmanager
def _progress_bar(translate: Translator) -> Iterator[Any]:
    """Yield a progress callback that shows a progress bar with the score so far."""
    bars: list[Any] = []

    def progress(so_far: Progress) -> None:
        if not bars:
            if so_far.kept:
                print(translate("cli-arena-resumed", number=so_far.kept))
            if so_far.retried:
                print(translate("cli-arena-retried", number=so_far.retried))
            unit, initial = translate("cli-arena-unit"), so_far.kept
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
            print(translate("cli-arena-interrupted"))
        raise
    finally:
        for bar in bars:
            bar.close()


def _print_match(result: MatchResult, translate: Translator) -> None:
    name = translate(f"{result.settings.game}-name")
    print(translate("cli-arena-title", name=name, games=result.games, deals=result.deals, moves=round(result.moves)))
    headings = "bot won interval record points score decision longest overruns faults crashes".split()
    rows = [[translate(f"cli-text-arena-{heading}") for heading in headings]]
    rows += [_standing_row(standing, translate) for standing in result.standings]
    for line in format_columns(rows):
        print(line)
    units = "deals" if "deals" in result.interval else "games"
    print(translate("cli-arena-interval", units=units))
    _print_faults(result, translate)
    print(translate("cli-arena-written", path=str(result.path)))


def _print_faults(result: MatchResult, translate: Translator) -> None:
    """Print the games that were lost by a fault, then those that ended in a crash."""
    for faults, crashed in ((result.faults, False), (result.crashes, True)):
        for number, fault in list(faults.items())[:_MAX_PRINTED_FAULTS]:
            print(_describe_fault(result, number, fault, translate))
        if len(faults) > _MAX_PRINTED_FAULTS:
            print(translate("cli-arena-more-faults", number=len(faults) - _MAX_PRINTED_FAULTS))
        if faults and crashed:
            print(translate("cli-arena-crashes", number=len(faults)))


def _describe_fault(result: MatchResult, number: int, fault: Fault, translate: Translator) -> str:
    bot = result.settings.names[fault.bot]
    if fault.kind == "crash":
        return translate("cli-arena-crash", number=number, bot=bot, reason=fault.reason)
    kind = translate(f"cli-text-arena-{fault.kind}")
    return translate("cli-arena-fault", number=number, bot=bot, kind=kind, reason=fault.reason)


def _standing_row(standing: Standing, translate: Translator) -> list[str]:
    return [
        standing.bot[:40],
        format_percent(standing.rate, translate),
        f"{format_percent(standing.low, translate)} – {format_percent(standing.high, translate)}",
        f"{standing.wins}–{standing.draws}–{standing.losses}",
        ("+" if standing.returns >= 0 else "") + translate.number(standing.returns, 3),
        "" if standing.scores is None else translate.number(standing.scores, 1),
        format_duration(standing.seconds_mean, translate),
        format_duration(standing.seconds_max, translate),
        str(standing.overruns or ""),
        str(sum(standing.faults.values()) or ""),
        str(standing.crashes or ""),
    ]


def _print_ladder(game: str, rated: RatingResult, translate: Translator) -> None:
    games = sum(match.games for match in rated.matches)
    print(translate("cli-arena-ladder-title", name=translate(f"{game}-name"), games=games))
    headings = "bot won interval decision longest faults crashes".split()
    rows = [[translate(f"cli-text-arena-{heading}") for heading in headings]]
    for match in rated.matches:
        lower, higher = match.standings
        row = [
            f"{higher.bot[:30]} – {lower.bot[:30]}",
            *_standing_row(higher, translate)[1:3],
            *_standing_row(higher, translate)[6:8],
        ]
        rows.append([*row, str(len(match.faults) or ""), str(len(match.crashes) or "")])
    for line in format_columns(rows):
        print(line)
    print()
    rows = [[translate(f"cli-text-arena-{heading}") for heading in ("bot", "elo", "margin", "above", "games")]]
    rows += [_rating_row(bot, bot is rated.bots[0]) for bot in reversed(rated.bots)]
    for line in format_columns(rows):
        print(line)
    print(translate("cli-arena-ladder-how", first=rated.bots[0].bot))
    for match in rated.matches:
        if match.crashes:
            _print_faults(match, translate)


def _rating_row(bot: RatedBot, is_first: bool) -> list[str]:
    if not bot.is_rated:
        return [bot.bot[:40], "–", "", "", str(bot.games)]
    elo, margin, above, above_margin = bot.rating
    difference = "" if is_first else f"{above:+.0f} ± {above_margin:.0f}"
    return [bot.bot[:40], f"{elo:.0f}", f"± {margin:.0f}", difference, str(bot.games)]
