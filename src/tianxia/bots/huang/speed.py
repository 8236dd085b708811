"""How fast the search is."""

import time

from tianxia.bots.huang.knowledge import Knowledge
from tianxia.bots.huang.mind import Mind
from tianxia.games.huang.state import Huang

TURNS = 4  # played between two looks at the clock


def leaves_per_second(state: Huang, seconds: float = 1.0) -> float:
    """Positions judged in a second, their conflicts played out: a game from this state on, again and again."""
    mind = Mind(Knowledge())
    begin = time.perf_counter()
    trial = state.clone()
    while time.perf_counter() - begin < seconds:
        if trial.over():
            trial = state.clone()
        mind.play_turns(trial, TURNS, mind.knowledge.width)
    return int(mind.leaves) / (time.perf_counter() - begin)
