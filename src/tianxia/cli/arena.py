"""tianxia arena: bots play each other, with all that is needed to believe the result."""

import argparse
from pathlib import Path
from typing import Any, Final

import msgspec
from tqdm import tqdm

from tianxia.arena import ladder, match
from tianxia.arena.chart import draw
from tianxia.arena.cluster import RayPool
from tianxia.arena.dataset import Dataset
from tianxia.arena.folder import write_whole
from tianxia.arena.ladder import Rung
from tianxia.arena.local import LocalPool, Pool, cores
from tianxia.arena.match import Match, folder_name
from tianxia.arena.settings import settle
from tianxia.arena.standings import Standing
from tianxia.bots import entrants
from tianxia.cli.arguments import read_options, read_seed
from tianxia.cli.columns import columns, duration, percent
from tianxia.cli.words import Words
from tianxia.engine import registry
from tianxia.engine.errors import BadOptions
from tianxia.engine.game import Game

_MOST_GAMES: Final = 1_000_000
_MOST_FAULTS: Final = 10
"""More are in the summary."""


def run(options: argparse.Namespace, words: Words) -> int:
    if not 1 <= options.games <= _MOST_GAMES:
        raise BadOptions("cli-arena-games", most=_MOST_GAMES)
    if options.jobs is not None and options.jobs < 1:
        raise BadOptions("cli-arena-jobs")
    if options.game == "ladder" and options.bots:
        options.game, options.bots = options.bots[0], options.bots[1:]
        return _ladder(options, words)
    return _match(options, words)


def _match(options: argparse.Namespace, words: Words) -> int:
    game = _game(options)
    seed = read_seed(options.seed)
    out = options.out or Path(folder_name(game.name, *options.bots, seed))
    settings = settle(game, read_options(options.option, game), options.bots, seed, **_budget(options))
    _check_apart(options.dataset, out)
    dataset = Dataset(options.dataset, settings) if options.dataset else None
    played = Match(settings, options.games, out)
    try:
        _play([played], [dataset] if dataset else [], options, words)
    finally:
        if played.results:
            _tell_match(played, words)
    if dataset:
        print(words("cli-arena-dataset", path=str(dataset.path)))
    return 0


def _ladder(options: argparse.Namespace, words: Words) -> int:
    game = _game(options)
    seed = read_seed(options.seed)
    bots = options.bots or ladder.usual_rungs(game.name)
    if len(bots) < 2:
        raise BadOptions("arena-two-bots")
    out = options.out or Path(folder_name("ladder", game.name, *options.bots, seed))
    _check_apart(options.dataset, out)
    given = read_options(options.option, game)
    matches = ladder.matches(game, given, bots, seed, options.games, out, **_budget(options))
    kept = [(options.dataset / one.folder.path.name, one.settings) for one in matches] if options.dataset else []
    _play(matches, [Dataset(path, settings) for path, settings in kept], options, words)
    rungs = ladder.rungs(bots, matches)
    _tell_ladder(game, matches, rungs, words)
    write_whole(out / "ladder.json", msgspec.json.format(msgspec.json.encode(rungs), indent=2).decode() + "\n")
    title = words("cli-arena-chart-title", name=words(f"{game.name}-name"))
    subtitle = words("cli-arena-chart-subtitle", games=options.games, pairings=len(matches), first=bots[0])
    write_whole(out / "ladder.svg", draw(title, subtitle, rungs))
    print(words("cli-arena-chart", path=str(out / "ladder.svg")))
    if options.dataset:
        print(words("cli-arena-dataset", path=str(options.dataset)))
    return 0


def _check_apart(dataset: Path | None, out: Path) -> None:
    """Refuses a dataset among the records, or records in a dataset: neither could be read."""
    if dataset is not None:
        one, other = dataset.resolve(), out.resolve()
        if one.is_relative_to(other) or other.is_relative_to(one):
            raise BadOptions("cli-arena-dataset-apart", dataset=str(dataset), out=str(out))


def _game(options: argparse.Namespace) -> Game[Any, Any]:
    """The game; a module with a bot may bring it."""
    entrants.load(options.bots)
    return registry.game(options.game)


def _budget(options: argparse.Namespace) -> dict[str, Any]:
    return {"time": options.time, "simulations": options.simulations, "strict_time": options.strict_time}


def _play(matches: list[Match], datasets: list[Dataset], options: argparse.Namespace, words: Words) -> None:
    """Plays what is missing, behind a bar with the score so far; the datasets, if any, grow with their matches."""
    for one, dataset in zip(matches, datasets, strict=False):
        dataset.begin(one)
    missing = sum(len(one.missing()) for one in matches)
    total = sum(one.games for one in matches)
    if missing < total:
        print(words("cli-arena-resumed", number=total - missing))
    if not missing:
        return
    pool: Pool = RayPool(options.ray) if options.ray else LocalPool(options.jobs or cores())
    with tqdm(total=total, initial=total - missing, unit=words("cli-arena-unit"), disable=None) as bar:

        def told(one: Match) -> None:
            pairs = zip(one.settings.names, one.points, strict=True)
            bar.set_postfix_str(", ".join(f"{name[:20]} {points:g}" for name, points in pairs), refresh=False)
            bar.update()
            for dataset in datasets:
                dataset.grow()

        try:
            match.run(matches, pool, told)
        except KeyboardInterrupt:
            bar.close()
            print(words("cli-arena-interrupted"))
            raise


def _tell_match(played: Match, words: Words) -> None:
    report, settings = played.report(), played.settings
    name = words(f"{settings.game}-name")
    print(words("cli-arena-title", name=name, games=report.games, deals=report.deals, moves=round(report.moves)))
    heads = ("bot", "won", "interval", "record", "points", "score", "decision", "longest", "overruns", "faults")
    rows = [[words(f"cli-text-arena-{head}") for head in heads]]
    rows += [_row(standing, words) for standing in report.standings]
    for line in columns(rows):
        print(line)
    units = "deals" if "deals" in report.interval else "games"
    print(words("cli-arena-interval", units=units))
    for number, fault in list(report.faults.items())[:_MOST_FAULTS]:
        kind, bot = words(f"cli-text-arena-{fault.kind}"), settings.names[fault.bot]
        print(words("cli-arena-fault", number=number, bot=bot, kind=kind, reason=fault.reason))
    if len(report.faults) > _MOST_FAULTS:
        print(words("cli-arena-more-faults", number=len(report.faults) - _MOST_FAULTS))
    print(words("cli-arena-written", path=str(played.folder.path)))


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
    ]


def _tell_ladder(game: Game[Any, Any], matches: list[Match], rungs: list[Rung], words: Words) -> None:
    print(words("cli-arena-ladder-title", name=words(f"{game.name}-name"), games=sum(one.games for one in matches)))
    rows = [[words(f"cli-text-arena-{head}") for head in ("bot", "won", "interval", "decision", "longest", "faults")]]
    for one in matches:
        lower, higher = one.report().standings
        row = [f"{higher.bot[:30]} – {lower.bot[:30]}", *_row(higher, words)[1:3], *_row(higher, words)[6:8]]
        rows.append([*row, str(sum(lower.faults.values()) + sum(higher.faults.values()) or "")])
    for line in columns(rows):
        print(line)
    print()
    rows = [[words(f"cli-text-arena-{head}") for head in ("bot", "elo", "margin", "above", "games")]]
    for rung in reversed(rungs):
        elo, margin, above, above_margin = rung.rating
        steps = "" if rung is rungs[0] else f"{above:+.0f} ± {above_margin:.0f}"
        rows.append([rung.bot[:40], f"{elo:.0f}", f"± {margin:.0f}", steps, str(rung.games)])
    for line in columns(rows):
        print(line)
    print(words("cli-arena-ladder-how", first=rungs[0].bot))
