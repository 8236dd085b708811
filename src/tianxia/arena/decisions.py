"""Replays a game of the arena as decisions: for each the observation, the legal actions, the choice and the result."""

from collections.abc import Iterator
from math import isnan
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from tianxia.arena.result import Result, Steps
from tianxia.engine import registry
from tianxia.engine.errors import BadFile, IllegalAction
from tianxia.engine.record import Record


class Decision(NamedTuple):
    """A step of a seat, with what the seat knew before it and nothing hidden from it."""

    step: int
    """The number of the decision in its game, from 0."""
    outcomes: list[int]
    """The chance outcomes since the previous decision, if the game has open chance."""
    seat: int
    name: str
    bot: str
    observation: NDArray[np.uint8]
    legal: NDArray[np.int64]
    action: int
    text: str
    value: float
    """The result of the seat, −1 … +1."""
    score: float | None
    """The final points of the seat, if the game has points."""
    expected: float | None
    """The bot's estimate of its win probability, 0 … 1, if it gave one."""
    fault: bool
    """Whether the game ended early, by the fault of a bot, which lost it."""


def replay_decisions(record: Record) -> Iterator[Decision]:
    """Yield the decisions of a game in order. Raises BadFile if the record does not fit the rules."""
    game = registry.game(record.game)
    state = game.new(game.read_options(record.options), record.seed)
    names = game.seat_names(state)
    steps, result = _read_steps(record)
    bot_by_seat = {name: bot for bot, name in enumerate(result.seats)}
    outcomes: list[int] = []
    num_decisions = 0
    for seat, action, expected in steps:
        if seat < 0:
            outcomes.append(action)
        else:
            bot = bot_by_seat[names[seat]]
            yield Decision(
                step=num_decisions,
                outcomes=outcomes,
                seat=seat,
                name=names[seat],
                bot=record.about["bots"][names[seat]],
                observation=np.frombuffer(memoryview(state.planes(seat)), np.uint8),
                legal=np.frombuffer(memoryview(state.legal(seat)), np.int64),
                action=action,
                text=game.text(state, seat, action),
                value=result.returns[bot],
                score=None if result.scores is None else result.scores[bot],
                expected=expected,
                fault=result.fault is not None,
            )
            outcomes = []
            num_decisions += 1
        _apply(state, seat, action)
    if state.fingerprint() != record.final:
        raise BadFile("engine-record-final")


def _apply(state: Any, seat: int, action: int) -> None:
    try:
        state.apply(seat, action)
    except IllegalAction as error:
        raise BadFile("arena-dataset-record", problem=error.message) from None


def _read_steps(record: Record) -> tuple[list[tuple[int, int, float | None]], Result]:
    """Return the steps of a game and its result from its record. Raises BadFile."""
    try:
        steps = msgspec.convert(record.about["steps"], Steps)
        result = msgspec.convert(record.about["result"], Result)
        expected = [None if isnan(estimate) else estimate for estimate in steps.expected] or [None] * len(steps.seats)
        return list(zip(steps.seats, steps.actions, expected, strict=True)), result
    except (KeyError, ValueError, msgspec.ValidationError):
        raise BadFile("arena-dataset-steps") from None
