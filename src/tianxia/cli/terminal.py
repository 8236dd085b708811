"""tianxia terminal: a table for any game, in text."""

import argparse
import secrets
import sys
from typing import Any

from tianxia.bots import levels
from tianxia.bots.bot import Level
from tianxia.cli.console import Console
from tianxia.cli.table import TerminalTable
from tianxia.cli.words import Words
from tianxia.engine import record, registry
from tianxia.engine.errors import BadFile, BadOptions
from tianxia.engine.game import Game, Table
from tianxia.engine.record import Recorder
from tianxia.engine.rng import SEED_BITS
from tianxia.engine.toml import parse, read_text


def run(options: argparse.Namespace, words: Words) -> int:
    recorder = _load(options) if options.load else _begin(options)
    names = recorder.game.seat_names(recorder.state)
    people = _people(options.seat, names)
    bots = _bots(recorder.game.name, options.bot, names, people)
    table = TerminalTable(recorder, people, bots, Console(sys.stdin, sys.stdout, words), words)
    table.run()
    return 0


def _begin(options: argparse.Namespace) -> Recorder:
    if options.game is None:
        raise BadOptions("cli-terminal-game", games=", ".join(registry.names()))
    game = registry.game(options.game)
    return Recorder(game, _read_options(options.option, game), _read_seed(options.seed))


def _load(options: argparse.Namespace) -> Recorder:
    read = record.read(read_text(options.load))
    if options.game not in (None, read.game) or options.option or options.seed:
        raise BadOptions("cli-terminal-load", game=read.game)
    return record.replayed(read)


def _read_seed(text: str | None) -> int:
    if text is None:
        return secrets.randbits(SEED_BITS)
    try:
        seed = int(text, 0)
    except ValueError:
        seed = -1
    if not 0 <= seed < 2**SEED_BITS:
        raise BadOptions("engine-position-seed")
    return seed


def _read_options(pairs: list[str], game: Game[Any, Any]) -> Table:
    """Options as name=value; a value is as in TOML, or a word."""
    table: Table = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOptions("engine-option-form", text=pair[:60])
        table[name] = _value(value)
    return game.write_options(game.read_options(table))


def _value(text: str) -> object:
    """A value as TOML has it, or else a word."""
    try:
        return parse(f"value = {text}")["value"]
    except BadFile:
        return text


def _people(named: list[str], names: tuple[str, ...]) -> list[int]:
    """The seats people take: those named, all, or the first."""
    if not named:
        return [0]
    seats: list[int] = []
    for word in named:
        for name in names if word == "all" else word.split(","):
            if name == "none":
                continue
            if name not in names:
                raise BadOptions("engine-expect-seat", seat=name[:40], seats=", ".join((*names, "all", "none")))
            seats.append(names.index(name))
    return sorted(set(seats))


def _bots(game: str, named: list[str], names: tuple[str, ...], people: list[int]) -> dict[int, Level]:
    """A bot for every seat without a person."""
    usual = [*levels.levels(game), *levels.references(game)][0]
    chosen = {seat: usual for seat in range(len(names)) if seat not in people}
    for word in named:
        seat, equals, bot = word.rpartition("=")
        level = levels.find(game, bot)
        if equals and seat not in names:
            raise BadOptions("engine-expect-seat", seat=seat[:40], seats=", ".join(names))
        if equals and names.index(seat) in people:
            raise BadOptions("cli-terminal-taken", seat=seat)
        for number in [names.index(seat)] if equals else list(chosen):
            chosen[number] = level
    return chosen
