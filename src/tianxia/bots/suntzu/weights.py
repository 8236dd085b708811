"""The weights the levels judge by: what little a beginner looks at, and what many games have taught."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.bots.suntzu.judgement import (
    BLOCK,
    CONTROL_AT,
    DRAW_AT,
    GENERAL_AT,
    HAND_AT,
    MARK_AT,
    MOST_ARMIES,
    MOST_POOL,
    PILE_AT,
    POOL_AT,
    REINFORCEMENT_AT,
    SHORT_AT,
    TRACK_AT,
)
from tianxia.games.suntzu.cards import UNFRAMED
from tianxia.games.suntzu.cells import LAST_ROUND

ROUNDS: Final = int(LAST_ROUND)

CARDS: Final = (0.15, 0.18, 0.22, 0.26, 0.2, 0.12, 0.22, 0.22, 0.2)
"""What an unframed card is worth to a player who counts them: 7 8 9 10 +1 -1 +2 +3 plague."""


def coarse() -> vec[float]:
    """The track, and who holds what at the next scoring; nothing else."""
    w = vec[float]([0.0] * (ROUNDS * BLOCK))
    for next_round in range(1, ROUNDS + 1):
        block: i64 = (next_round - 1) * BLOCK
        scoring: i64 = (next_round - 1) // 3
        for distance in range(10):
            w[block + TRACK_AT + distance] = 0.3 * distance
        for armies in range(1, int(MOST_ARMIES) + 1):
            w[block + CONTROL_AT + (MOST_ARMIES + 1) * scoring + armies] = 0.2
    return w


def plain() -> vec[float]:
    """All scorings to come, armies, pool and cards, as a player may count them."""
    w = coarse()
    for next_round in range(1, ROUNDS + 1):
        block: i64 = (next_round - 1) * BLOCK
        for scoring in range((next_round - 1) // 3, 3):
            ahead = 3 * (scoring + 1) - next_round
            for armies in range(1, int(MOST_ARMIES) + 1):
                hold = 1.0 - (0.75 if ahead else 0.6) ** armies
                w[block + CONTROL_AT + (MOST_ARMIES + 1) * scoring + armies] = 0.3 * 0.88**ahead * hold
        for pool in range(int(MOST_POOL) + 1):
            w[block + POOL_AT + pool] = 0.06 * pool - 0.0022 * pool * pool
        w[block + SHORT_AT] = 0.15
        if next_round < ROUNDS:
            w[block + REINFORCEMENT_AT] = 0.02
        left = ROUNDS + 1 - next_round
        for kind in range(UNFRAMED):
            w[block + HAND_AT + kind] = CARDS[kind] * min(1.0, 0.4 + 0.15 * left)
            w[block + PILE_AT + kind] = 0.3 * CARDS[kind]
        w[block + DRAW_AT] = 0.2 * min(1.0, left / 3.0)
        for general in range(10):
            w[block + GENERAL_AT + general] = 0.1 * min(1.0, left / 4.0)
    return w


@cache
def learnt() -> vec[float]:
    """What the last round teaches about the one before it, and so on back to the first."""
    w = vec[float]([0.0] * (ROUNDS * BLOCK))
    for number, table in enumerate(_read()):
        block = number * int(BLOCK)
        _put(w, block + int(TRACK_AT), table["track"])
        for scoring, by_armies in enumerate(table["control"]):
            _put(w, block + int(CONTROL_AT) + (int(MOST_ARMIES) + 1) * scoring + 1, by_armies)
        _put(w, block + int(POOL_AT), table["pool"])
        _put(w, block + int(SHORT_AT), [table["short"]])
        _put(w, block + int(REINFORCEMENT_AT), [table["reinforcement"]])
        _put(w, block + int(HAND_AT), table["hand"])
        _put(w, block + int(PILE_AT), table["pile"])
        _put(w, block + int(DRAW_AT), [table["draw"]])
        _put(w, block + int(MARK_AT), [table["mark"]])
        _put(w, block + int(GENERAL_AT), table["generals"])
    return w


def _read() -> list[dict[str, Any]]:
    read: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("weights.toml").read_text("utf-8"))["round"]
    return read


def _put(w: vec[float], at: int, numbers: list[float]) -> None:
    for number in numbers:
        w[at] = number
        at += 1
