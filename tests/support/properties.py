"""What must hold at every step of every game, for tests and soak alike."""

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import numpy as np

from tianxia.engine import record
from tianxia.engine.game import Game
from tianxia.engine.record import Recorder
from tianxia.engine.rng import Rng
from tianxia.engine.state import NATURE, State

AnyGame = Game[Any, Any]

MOST_TEXTS = 30


def random_step(state: State, rng: Rng) -> tuple[int, int]:
    """A random actor and one of its legal actions; chance by its weights."""
    actors = state.actors()
    seat = actors[rng.below(len(actors))]
    legal = [int(action) for action in state.legal(seat)]
    assert legal, "an actor always has a legal action"
    assert legal == sorted(set(legal)), "legal actions are sorted and differ"
    if seat != NATURE:
        return seat, legal[rng.below(len(legal))]
    weights = [int(weight) for weight in state.weights()]
    assert len(weights) == len(legal)
    assert min(weights) > 0
    left = rng.below(sum(weights))
    for action, weight in zip(legal, weights, strict=True):
        left -= weight
        if left < 0:
            return seat, action
    raise AssertionError("weights do not add up")


def random_play(recorder: Recorder, rng: Rng) -> Iterator[State]:
    """The states of a game played at random, from the first to the last."""
    yield recorder.state
    while recorder.state.actors():
        recorder.play(*random_step(recorder.state, rng))
        yield recorder.state


def check_step(game: AnyGame, state: State, rng: Rng) -> None:
    """The properties of a state, wherever it came from."""
    check_clone(state, rng)
    check_dump(game, state)
    check_texts(game, state)
    for seat in range(len(game.seat_names(state))):
        check_sample(game, state, seat, rng)


def check_clone(state: State, rng: Rng) -> None:
    """A clone equals and never influences its origin; so do copies and pickles."""
    print_before = state.fingerprint()
    clone = state.clone()
    assert clone == state
    assert clone.journal is None
    assert copy.deepcopy(state) == state
    assert copy.copy(state) == state
    assert pickle.loads(pickle.dumps(state)) == state
    for _ in range(3):
        if clone.actors():
            clone.apply(*random_step(clone, rng))
    assert state.fingerprint() == print_before


def check_dump(game: AnyGame, state: State) -> None:
    """dump → position is the identity."""
    dump = game.dump(state)
    assert set(dump) <= game.keys
    again = game.position(dump, game.options(), 0)
    assert game.dump(again) == dump
    assert again == state


def check_texts(game: AnyGame, state: State) -> None:
    """Every legal action has a text of its own that reads back as this action."""
    for seat in state.actors():
        texts = {game.text(state, seat, int(action)): int(action) for action in state.legal(seat)}
        assert len(texts) == len(state.legal(seat))
        # Of very many, some at each step; which ones depends on the state.
        some = len(texts) // MOST_TEXTS + 1
        for text, action in list(texts.items())[int(state.fingerprint()[:4], 16) % some :: some]:
            assert game.parse(state, seat, text) == [action]
            assert game.check(state, seat, text) == [action]


def check_sample(game: AnyGame, state: State, seat: int, rng: Rng) -> None:
    """A sample keeps all the seat knows and nothing else."""
    one, other, key = rng.draw_seed(), rng.draw_seed(), rng.draw_seed()
    world = state.sample(seat, Rng(one))
    assert world.sample(seat, Rng(key)) == state.sample(seat, Rng(key))
    assert world.sample(seat, Rng(key)) == state.sample(seat, Rng(other)).sample(seat, Rng(key))
    assert world.seed != state.seed
    assert world.actors() == state.actors(), "being asked tells nothing"
    assert game.view(world, seat) == game.view(state, seat)
    assert game.view(world, None) == game.view(state, None)
    assert list(world.legal(seat)) == list(state.legal(seat))
    assert np.array_equal(game.observe(world, seat), game.observe(state, seat))
    assert game.describe(world, seat) == game.describe(state, seat)
    if seat in state.actors():
        assert game.prompt(world, seat) == game.prompt(state, seat)


def check_secret_steps(game: AnyGame, before: State, after: State, seat: int, text: str) -> None:
    """While a choice is half made, nobody else's view, log or legal list changes."""
    if not game.is_partial_move(text):
        return
    for other in [None, *range(len(game.seat_names(before)))]:
        if other != seat:
            assert game.view(after, other) == game.view(before, other)
        if other not in (seat, None):
            assert list(after.legal(other)) == list(before.legal(other))
            assert np.array_equal(game.observe(after, other), game.observe(before, other))


def check_record(recorder: Recorder) -> None:
    """The record replays to the identical state and the identical journal."""
    text = recorder.write()
    again = record.replay_to_end(record.read(text))
    assert again.state == recorder.state
    assert again.journal.entries == recorder.journal.entries
    assert again.write() == text


def play_checked(game: AnyGame, options: dict[str, object], seed: int) -> Recorder:
    """A random game with every property checked at every step."""
    rng = Rng(seed, 7)
    recorder = Recorder(game, options, seed)
    check_step(game, recorder.state, rng)
    while recorder.state.actors():
        seat, action = random_step(recorder.state, rng)
        before = recorder.state.clone()
        num_entries = len(recorder.journal.entries)
        text = game.text(recorder.state, seat, action)
        recorder.play(seat, action)
        check_secret_steps(game, before, recorder.state, seat, text)
        if game.is_partial_move(text):
            assert len(recorder.journal.entries) == num_entries
        check_step(game, recorder.state, rng)
    check_record(recorder)
    return recorder
