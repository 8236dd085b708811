"""tianxia terminal: plays any game as text."""

import argparse
import sys

from tianxia.bots import bot_specs, levels
from tianxia.bots.bot import NamedBot
from tianxia.cli.arguments import read_options, read_seed
from tianxia.cli.console import Console
from tianxia.cli.terminal_table import TerminalTable
from tianxia.cli.translator import Translator
from tianxia.engine import record, registry
from tianxia.engine.errors import BadOptions
from tianxia.engine.record import Recorder
from tianxia.engine.toml import read_text


def run(options: argparse.Namespace, translate: Translator) -> int:
    """Run the command and return its exit status."""
    recorder = _load_recorder(options, translate) if options.load else _new_recorder(options)
    names = recorder.game.seat_names(recorder.state)
    people = _read_people(options.seat, names)
    bots = _choose_bots(recorder, options.bot, names, people)
    table = TerminalTable(recorder, people, bots, Console(sys.stdin, sys.stdout, translate), translate)
    try:
        table.run()
    finally:
        table.close()
    return 0


def _new_recorder(options: argparse.Namespace) -> Recorder:
    if options.game is None:
        raise BadOptions("cli-terminal-game", games=", ".join(registry.names()))
    game = registry.game(options.game)
    return Recorder(game, read_options(options.option, game), read_seed(options.seed))


def _load_recorder(options: argparse.Namespace, translate: Translator) -> Recorder:
    loaded = record.read(read_text(options.load))
    if options.game not in (None, loaded.game) or options.option or options.seed:
        raise BadOptions("cli-terminal-load", game=loaded.game)
    recorder = record.replay_to_end(loaded)
    game = recorder.game
    if not game.can_play_rules(loaded.rules_version, loaded.options, loaded.position):
        change = game.describe_rules_change(loaded.rules_version)
        print(translate("cli-load-earlier", theirs=loaded.rules_version, ours=game.rules_version, change=change))
    return recorder


def _read_people(arguments: list[str], names: tuple[str, ...]) -> list[int]:
    """Return the seats of people, given by --seat; without it the first. Raises BadOptions."""
    if not arguments:
        return [0]
    seats: list[int] = []
    for argument in arguments:
        for name in names if argument == "all" else argument.split(","):
            if name == "none":
                continue
            if name not in names:
                raise BadOptions("engine-expect-seat", seat=name[:40], seats=", ".join((*names, "all", "none")))
            seats.append(names.index(name))
    return sorted(set(seats))


def _choose_bots(
    recorder: Recorder, arguments: list[str], names: tuple[str, ...], people: list[int]
) -> dict[int, NamedBot]:
    """Return a bot for every seat without a person, given by --bot or the weakest level. Raises BadOptions."""
    game, options = recorder.game, recorder.record.options
    default = [*levels.levels(game.name), *levels.references(game.name)][0]
    chosen = {seat: default for seat in range(len(names)) if seat not in people}
    for argument in arguments:
        seat, equals, spec = argument.partition("=")
        if not equals or seat.startswith((bot_specs.PROGRAM_PREFIX, bot_specs.CLASS_PREFIX)):
            seat, spec = "", argument
        if seat and seat not in names:
            raise BadOptions("engine-expect-seat", seat=seat[:40], seats=", ".join(names))
        if seat and names.index(seat) in people:
            raise BadOptions("cli-terminal-taken", seat=f"{game.name}/{seat}")
        for number in [names.index(seat)] if seat else list(chosen):
            chosen[number] = bot_specs.resolve_bot(spec, game, options, names, number)
    return chosen
