"""tianxia hint: the moves that a bot recommends in a saved game, given what the seat knew."""

import argparse
from typing import Any

from tianxia.bots import bot_specs, levels
from tianxia.bots.bot import Advice, Budget, NamedBot
from tianxia.cli.arguments import read_seat, read_seed
from tianxia.cli.translator import Translator
from tianxia.engine import record
from tianxia.engine.errors import BadOptions, IllegalAction
from tianxia.engine.game import Game
from tianxia.engine.record import Record, Recorder
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.engine.toml import read_text


def run(options: argparse.Namespace, translate: Translator) -> int:
    """Run the command and return its exit status."""
    loaded = record.read(read_text(options.record))
    number = len(loaded.moves) + 1 if options.move is None else options.move
    mover, played_move = loaded.moves[number - 1] if 1 <= number <= len(loaded.moves) else (None, "")
    before = _replay_before(loaded, number)
    game, state = before.game, before.state
    seat = _find_seat(options.seat, mover, before)
    if seat not in state.actors():
        problem = game.not_your_turn(state, seat)
        raise IllegalAction(problem.id, **problem.args)
    level = _find_level(options.bot, before, seat)
    rng = Rng(read_seed(options.seed))
    world = state.sample(seat, rng)
    budget = level.budget if options.seconds is None else Budget(seconds=options.seconds)
    bot = level.create_bot()
    try:
        advice = bot.explain(world, before.journal.seen_by(seat), seat, budget, rng)
    finally:
        bot.close()
    name = f"{game.name}/{game.seat_name(state, seat)}"
    print(translate("cli-hint-title", number=number, seat=name, prompt=translate.message(game.prompt(state, seat))))
    if not advice:
        print(translate("cli-hint-none", bot=level.name))
        return 0
    for rank, move in enumerate(advice, 1):
        _print_advice(rank, move, game, world, seat, translate)
    if mover == game.seat_name(state, seat):
        print(translate("cli-hint-played", move=played_move))
    return 0


def _replay_before(loaded: Record, number: int) -> Recorder:
    """Return the game before a move, given by its number from 1. Raises BadOptions."""
    if not 1 <= number <= len(loaded.moves) + 1:
        raise BadOptions("cli-hint-moves", number=len(loaded.moves) + 1)
    loaded.moves, loaded.final = loaded.moves[: number - 1], ""
    return record.replay_to_end(loaded)


def _find_seat(name: str | None, mover: str | None, before: Recorder) -> int:
    """Return the named seat; without a name the one that made the move, or the first that owes a decision."""
    names = before.game.seat_names(before.state)
    if name is None and mover is None:
        return next(iter(before.state.actors()), 0)
    return read_seat(name or mover or "", names)


def _find_level(spec: str | None, before: Recorder, seat: int) -> NamedBot:
    """Return the bot that gives the hint: the strongest, if none is named."""
    if spec is None:
        return [*levels.references(before.game.name), *levels.levels(before.game.name)][-1]
    names = before.game.seat_names(before.state)
    return bot_specs.resolve_bot(spec, before.game, before.record.options, names, seat)


def _print_advice(
    rank: int, advice: Advice, game: Game[Any, Any], world: State, seat: int, translate: Translator
) -> None:
    """Print a move with its win probability, and the variation that the bot expects."""
    trial = world.clone()
    move = _move_texts(game, trial, [(seat, step) for step in advice.steps])
    variation = ", ".join(
        f"{translate(f'{game.name}-seat-{name}')}: {text}" for name, text in _move_texts(game, trial, advice.variation)
    )
    text = move[-1][1] if move else "?"
    chance, share = round(100 * advice.win_probability), round(100 * advice.share)
    print(translate("cli-hint-move", place=rank, move=text, chance=chance, share=share))
    if variation:
        print(translate("cli-hint-line", line=variation))


def _move_texts(game: Game[Any, Any], trial: State, actions: list[tuple[int, int]]) -> list[tuple[str, str]]:
    """Play actions in a world, up to the first illegal one; return seat name and text of each move."""
    texts: list[tuple[str, str]] = []
    for seat, action in actions:
        if action not in [int(legal) for legal in trial.legal(seat)]:
            break
        text = game.text(trial, seat, action)
        trial.play(seat, action)
        if texts and texts[-1][0] == game.seat_name(trial, seat) and game.is_partial_move(texts[-1][1]):
            texts.pop()
        texts.append((game.seat_name(trial, seat), text))
    return texts
