"""tianxia bench: measures how fast random play is on this machine."""

import argparse
import time
from collections.abc import Callable
from functools import cache, partial
from math import isfinite
from typing import Any, NamedTuple

from tqdm import tqdm

from tianxia.cli.translator import Translator
from tianxia.engine import registry
from tianxia.engine.game import Game
from tianxia.engine.playout import count_random_steps, play_random_game
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import DEFAULT


class Speed(NamedTuple):
    """Decisions and games per second. Only decisions with two or more legal actions count; dealing is included."""

    decisions: float
    games: float


def run(options: argparse.Namespace, translate: Translator) -> int:
    """Run the command and return its exit status."""
    names = [options.game] if options.game else registry.names()
    seconds = min(max(options.seconds, 0.05), 600.0) if isfinite(options.seconds) else 2.0
    for name in names:
        game = registry.game(name)
        print(translate("cli-bench-title", name=translate(f"{name}-name"), compiled=translate(_build_message())))
        core = measure(seconds, partial(play_core_game, game), translate("cli-bench-core"))
        loop = measure(seconds, partial(play_loop_game, game), translate("cli-bench-loop"))
        print(
            translate(
                "cli-bench-core-line",
                decisions=_format_rate(core.decisions, translate),
                games=_format_rate(core.games, translate),
            )
        )
        print(
            translate(
                "cli-bench-loop-line",
                decisions=_format_rate(loop.decisions, translate),
                games=_format_rate(loop.games, translate),
            )
        )
        print(translate("cli-bench-clone-line", time=translate.number(measure_clone_s(game) * 1e6, 2)))
    return 0


def measure(seconds: float, play: Callable[[], int], label: str = "") -> Speed:
    """Play games for `seconds` and return the speed; `play` plays one game and returns its number of decisions."""
    play()
    started_at = now = time.perf_counter()
    decisions = games = 0
    with tqdm(
        total=seconds, desc=label, unit="s", bar_format="{desc} {bar} {n:.1f}/{total:.1f} s", leave=False, disable=None
    ) as bar:
        while now - started_at < seconds:
            decisions += play()
            games += 1
            previous, now = now, time.perf_counter()
            bar.update(min(now - previous, seconds - (previous - started_at)))
    return Speed(decisions / (now - started_at), games / (now - started_at))


_rng = Rng(1)


def play_core_game(game: Game[Any, Any], every_step: bool = False) -> int:
    """Play a random game inside the compiled core; return its number of decisions, or of all steps."""
    return count_random_steps(_new_state(game), _rng) if every_step else play_random_game(_new_state(game), _rng)


def play_loop_game(game: Game[Any, Any], every_step: bool = False) -> int:
    """Play a random game step by step from Python; return its number of decisions, or of all steps.

    Seats that decide at the same time act one after the other.
    """
    state = _new_state(game)
    choose = _rng.choose
    decisions = 0
    while actors := state.actors():
        for seat in actors:
            legal = state.legal(seat)
            decisions += every_step or len(legal) > 1
            state.apply(seat, choose(legal))
    return decisions


def measure_clone_s(game: Game[Any, Any], number: int = 200_000) -> float:
    """Return the processor time of a clone, called from Python, in seconds."""
    clone = _new_state(game).clone
    started_at = time.process_time()
    for _ in range(number):
        clone()
    return (time.process_time() - started_at) / number


def _new_state(game: Game[Any, Any]) -> State:
    state: State = game.new(_default_options(game.name), _rng.draw_seed())
    return state


@cache
def _default_options(game: str) -> Any:
    return registry.game(game).options()


def _build_message() -> str:
    import tianxia.engine.state as module

    return "cli-bench-pure" if str(module.__file__).endswith(".py") else "cli-bench-compiled"


def format_rate(number: float) -> str:
    """Return a rate in thousands or millions, in English."""
    return _format_rate(number, Translator(DEFAULT))


def _format_rate(number: float, translate: Translator) -> str:
    if number >= 1e6:
        return translate.number(number / 1e6, 2) + " M"
    return translate.number(number / 1e3, 1) + " k" if number >= 1e3 else translate.number(number)
