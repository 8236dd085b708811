"""Weights of the value function: two sets chosen by hand for the weaker levels, and one learnt from games."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.suntzu.bots.evaluator import (
    CONTROL_OFFSET,
    DRAW_OFFSET,
    GENERAL_OFFSET,
    HAND_OFFSET,
    MARK_OFFSET,
    MAX_ARMIES,
    MAX_POOL,
    PILE_OFFSET,
    POOL_OFFSET,
    REINFORCEMENT_OFFSET,
    SHORTAGE_OFFSET,
    TRACK_OFFSET,
    WEIGHTS_PER_ROUND,
)
from tianxia.games.suntzu.rules.board import LAST_ROUND
from tianxia.games.suntzu.rules.cards import UNFRAMED

ROUNDS: Final = int(LAST_ROUND)

# The weights chosen by hand, as log-odds.
TRACK_STEP: Final = 0.3
"""A step of the marker."""
NEXT_SCORING_POINT: Final = 0.2
"""In the basic weights: a point of the next scoring in a province that is held."""
SCORING_POINT: Final = 0.3
"""In the handmade weights: a point of a scoring, before the factors SCORING_POINT_DISCOUNT and DOUBT_PER_ARMY…."""
SCORING_POINT_DISCOUNT: Final = 0.88
"""The factor for each round until the scoring."""
DOUBT_PER_ARMY: Final = 0.6
"""For a scoring in the same round, a province with n armies counts 1 − DOUBT_PER_ARMYⁿ."""
DOUBT_PER_ARMY_LATER: Final = 0.75
"""As DOUBT_PER_ARMY, for a scoring in a later round."""
POOL_ARMY: Final = 0.06
"""An army in the pool, before deducting POOL_ARMY_SQUARED."""
POOL_ARMY_SQUARED: Final = 0.0022
"""Deducted, times the square of the number of armies in the pool."""
MISSING_ARMY: Final = 0.15
"""An army that the pool lacks."""
REINFORCEMENT: Final = 0.02
"""A reinforcement, before the last round."""
DRAWN_CARD: Final = 0.2
"""A card about to be drawn, with three rounds left or more; less in proportion after that."""
DRAWN_CARD_ROUNDS: Final = 3.0
UNUSED_GENERAL: Final = 0.1
"""An unused general, with four rounds left or more; less in proportion after that."""
UNUSED_GENERAL_ROUNDS: Final = 4.0
PILE_CARD_SHARE: Final = 0.3
"""A card in the pile is worth this share of one in hand."""
CARD_BASE_SHARE: Final = 0.4
"""A card in hand counts this share of its log-odds, plus CARD_SHARE_PER_ROUND for each round left, up to 1."""
CARD_SHARE_PER_ROUND: Final = 0.15
"""See CARD_BASE_SHARE."""

CARD_LOG_ODDS: Final = (0.15, 0.18, 0.22, 0.26, 0.2, 0.12, 0.22, 0.22, 0.2)
"""The log-odds of an unframed card in hand, for 7 8 9 10 +1 -1 +2 +3 plague; chosen by hand."""


def basic_weights() -> vec[float]:
    """Return weights for the track and for control at the next scoring only; chosen by hand."""
    w = vec[float]([0.0] * (ROUNDS * WEIGHTS_PER_ROUND))
    for next_round in range(1, ROUNDS + 1):
        first: i64 = (next_round - 1) * WEIGHTS_PER_ROUND
        scoring: i64 = (next_round - 1) // 3
        for distance in range(10):
            w[first + TRACK_OFFSET + distance] = TRACK_STEP * distance
        for armies in range(1, int(MAX_ARMIES) + 1):
            w[first + CONTROL_OFFSET + (MAX_ARMIES + 1) * scoring + armies] = NEXT_SCORING_POINT
    return w


def handmade_weights() -> vec[float]:
    """Return weights for all scorings to come, armies, pools, cards and generals; chosen by hand."""
    w = basic_weights()
    for next_round in range(1, ROUNDS + 1):
        first: i64 = (next_round - 1) * WEIGHTS_PER_ROUND
        for scoring in range((next_round - 1) // 3, 3):
            rounds_until = 3 * (scoring + 1) - next_round
            for armies in range(1, int(MAX_ARMIES) + 1):
                control = 1.0 - (DOUBT_PER_ARMY_LATER if rounds_until else DOUBT_PER_ARMY) ** armies
                w[first + CONTROL_OFFSET + (MAX_ARMIES + 1) * scoring + armies] = (
                    SCORING_POINT * SCORING_POINT_DISCOUNT**rounds_until * control
                )
        for pool in range(int(MAX_POOL) + 1):
            w[first + POOL_OFFSET + pool] = POOL_ARMY * pool - POOL_ARMY_SQUARED * pool * pool
        w[first + SHORTAGE_OFFSET] = MISSING_ARMY
        if next_round < ROUNDS:
            w[first + REINFORCEMENT_OFFSET] = REINFORCEMENT
        rounds_left = ROUNDS + 1 - next_round
        for kind in range(UNFRAMED):
            share = min(1.0, CARD_BASE_SHARE + CARD_SHARE_PER_ROUND * rounds_left)
            w[first + HAND_OFFSET + kind] = CARD_LOG_ODDS[kind] * share
            w[first + PILE_OFFSET + kind] = PILE_CARD_SHARE * CARD_LOG_ODDS[kind]
        w[first + DRAW_OFFSET] = DRAWN_CARD * min(1.0, rounds_left / DRAWN_CARD_ROUNDS)
        for general in range(10):
            w[first + GENERAL_OFFSET + general] = UNUSED_GENERAL * min(1.0, rounds_left / UNUSED_GENERAL_ROUNDS)
    return w


@cache
def learnt_weights() -> vec[float]:
    """Return the weights of weights.toml.

    They were learnt from games, beginning with the last round; each earlier round was learnt from the one after it. The
    number of games was not recorded, and the program that learnt them is not part of this repository.
    """
    w = vec[float]([0.0] * (ROUNDS * WEIGHTS_PER_ROUND))
    for number, weights in enumerate(_read_rounds()):
        first = number * int(WEIGHTS_PER_ROUND)
        _write_weights(w, first + int(TRACK_OFFSET), weights["track"])
        for scoring, by_armies in enumerate(weights["control"]):
            _write_weights(w, first + int(CONTROL_OFFSET) + (int(MAX_ARMIES) + 1) * scoring + 1, by_armies)
        _write_weights(w, first + int(POOL_OFFSET), weights["pool"])
        _write_weights(w, first + int(SHORTAGE_OFFSET), [weights["short"]])
        _write_weights(w, first + int(REINFORCEMENT_OFFSET), [weights["reinforcement"]])
        _write_weights(w, first + int(HAND_OFFSET), weights["hand"])
        _write_weights(w, first + int(PILE_OFFSET), weights["pile"])
        _write_weights(w, first + int(DRAW_OFFSET), [weights["draw"]])
        _write_weights(w, first + int(MARK_OFFSET), [weights["mark"]])
        _write_weights(w, first + int(GENERAL_OFFSET), weights["generals"])
    return w


def _read_rounds() -> list[dict[str, Any]]:
    rounds: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("weights.toml").read_text("utf-8"))["round"]
    return rounds


def _write_weights(w: vec[float], at: int, numbers: list[float]) -> None:
    """Write numbers into the weights, from an index on."""
    for number in numbers:
        w[at] = number
        at += 1
