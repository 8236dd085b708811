"""tianxia bench: how fast random play is on this machine."""

import argparse
import time
from collections.abc import Callable
from functools import cache, partial
from math import isfinite
from typing import Any, NamedTuple

from tqdm import tqdm

from tianxia.cli.words import Words
from tianxia.engine import registry
from tianxia.engine.game import Game
from tianxia.engine.playout import play_random_game, play_random_steps
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import DEFAULT


class Speed(NamedTuple):
    """What was measured: only decisions with two or more legal actions count, deals are in the time."""

    decisions: float
    games: float


def run(options: argparse.Namespace, words: Words) -> int:
    names = [options.game] if options.game else registry.names()
    seconds = min(max(options.seconds, 0.05), 600.0) if isfinite(options.seconds) else 2.0
    for name in names:
        game = registry.game(name)
        print(words("cli-bench-title", name=words(f"{name}-name"), compiled=words(_build())))
        core = measure(seconds, partial(core_game, game), words("cli-bench-core"))
        loop = measure(seconds, partial(loop_game, game), words("cli-bench-loop"))
        print(words("cli-bench-core-line", decisions=_rate(core.decisions, words), games=_rate(core.games, words)))
        print(words("cli-bench-loop-line", decisions=_rate(loop.decisions, words), games=_rate(loop.games, words)))
        print(words("cli-bench-clone-line", time=words.number(clone_time(game) * 1e6, 2)))
    return 0


def measure(seconds: float, play: Callable[[], int], label: str = "") -> Speed:
    """Plays games for some seconds. `play` plays one and says how many decisions it had."""
    play()
    begin = now = time.perf_counter()
    decisions = games = 0
    with tqdm(
        total=seconds, desc=label, unit="s", bar_format="{desc} {bar} {n:.1f}/{total:.1f} s", leave=False, disable=None
    ) as bar:
        while now - begin < seconds:
            decisions += play()
            games += 1
            last, now = now, time.perf_counter()
            bar.update(min(now - last, seconds - (last - begin)))
    return Speed(decisions / (now - begin), games / (now - begin))


_rng = Rng(1)


def core_game(game: Game[Any, Any], every_step: bool = False) -> int:
    """A random game inside the compiled core; says how many decisions it had, or steps, forced ones included."""
    return play_random_steps(_begin(game), _rng) if every_step else play_random_game(_begin(game), _rng)


def loop_game(game: Game[Any, Any], every_step: bool = False) -> int:
    """A random game stepped from Python: legal, choose, apply. Seats that decide together act one after the other."""
    state = _begin(game)
    choose = _rng.choose
    decisions = 0
    while actors := state.actors():
        for seat in actors:
            legal = state.legal(seat)
            decisions += every_step or len(legal) > 1
            state.apply(seat, choose(legal))
    return decisions


def clone_time(game: Game[Any, Any], number: int = 200_000) -> float:
    """Seconds of processor time for a clone, called from Python."""
    clone = _begin(game).clone
    begin = time.process_time()
    for _ in range(number):
        clone()
    return (time.process_time() - begin) / number


def _begin(game: Game[Any, Any]) -> State:
    state: State = game.new(_usual_options(game.name), _rng.seed())
    return state


@cache
def _usual_options(game: str) -> Any:
    return registry.game(game).options()


def _build() -> str:
    import tianxia.engine.state as module

    return "cli-bench-pure" if str(module.__file__).endswith(".py") else "cli-bench-compiled"


def human(number: float) -> str:
    """A rate in a person's units."""
    return _rate(number, Words(DEFAULT))


def _rate(number: float, words: Words) -> str:
    if number >= 1e6:
        return words.number(number / 1e6, 2) + " M"
    return words.number(number / 1e3, 1) + " k" if number >= 1e3 else words.number(number)
