"""Properties that must hold at every step of every game, for the tests and `make soak`."""

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from tianxia.engine import record
from tianxia.engine.game import Game
from tianxia.engine.history import HistorySource
from tianxia.engine.record import Recorder
from tianxia.engine.rng import Rng
from tianxia.engine.state import NATURE, State

AnyGame = Game[Any, Any]

MAX_TEXTS = 30
"""About how many texts of a state are checked, at most."""
MIDDLE_ENTRIES = 60
"""The length of the journal up to which a game is played before another one begins from its position."""
_encode = msgspec.json.Encoder().encode


def random_step(state: State, rng: Rng) -> tuple[int, int]:
    """Return a random actor and one of its legal actions; an outcome of chance by its weight."""
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
    remaining = rng.below(sum(weights))
    for action, weight in zip(legal, weights, strict=True):
        remaining -= weight
        if remaining < 0:
            return seat, action
    raise AssertionError("weights do not add up")


def random_play(recorder: Recorder, rng: Rng) -> Iterator[State]:
    """Play a game at random; yield its state before the first step and after each."""
    yield recorder.state
    while recorder.state.actors():
        recorder.play(*random_step(recorder.state, rng))
        yield recorder.state


def check_step(game: AnyGame, state: State, rng: Rng) -> None:
    """Check all properties of a state."""
    check_clone(state, rng)
    check_dump(game, state)
    check_texts(game, state)
    for seat in range(len(game.seat_names(state))):
        check_sample(game, state, seat, rng)


def check_clone(state: State, rng: Rng) -> None:
    """Check that clones, copies and pickles equal the state, and that a clone never changes it."""
    fingerprint = state.fingerprint()
    clone = state.clone()
    assert clone == state
    assert clone.journal is None
    assert copy.deepcopy(state) == state
    assert copy.copy(state) == state
    assert pickle.loads(pickle.dumps(state)) == state
    for _ in range(3):
        if clone.actors():
            clone.apply(*random_step(clone, rng))
    assert state.fingerprint() == fingerprint


def check_dump(game: AnyGame, state: State) -> None:
    """Check that reading a dump as a position restores the state."""
    dump = game.dump(state)
    assert set(dump) <= game.keys
    restored = game.position(dump, game.options(), 0)
    assert game.dump(restored) == dump
    assert restored == state


def check_texts(game: AnyGame, state: State) -> None:
    """Check that every legal action has a distinct text that parses to this action."""
    for seat in state.actors():
        texts = {game.text(state, seat, int(action)): int(action) for action in state.legal(seat)}
        assert len(texts) == len(state.legal(seat))
        # Of a large number, only some are parsed at each step; the state determines which.
        stride = len(texts) // MAX_TEXTS + 1
        for text, action in list(texts.items())[int(state.fingerprint()[:4], 16) % stride :: stride]:
            assert game.parse(state, seat, text) == [action]
            assert game.check(state, seat, text) == [action]


def check_sample(game: AnyGame, state: State, seat: int, rng: Rng) -> None:
    """Check that a sample has everything that the seat knows and depends on nothing else."""
    seed, other_seed, next_seed = rng.draw_seed(), rng.draw_seed(), rng.draw_seed()
    world = state.sample(seat, Rng(seed))
    assert world.sample(seat, Rng(next_seed)) == state.sample(seat, Rng(next_seed))
    assert world.sample(seat, Rng(next_seed)) == state.sample(seat, Rng(other_seed)).sample(seat, Rng(next_seed))
    assert world.seed != state.seed
    assert world.actors() == state.actors(), "who owes a decision is public"
    assert game.view(world, seat) == game.view(state, seat)
    assert game.view(world, None) == game.view(state, None)
    assert list(world.legal(seat)) == list(state.legal(seat))
    assert np.array_equal(game.observe(world, seat), game.observe(state, seat))
    assert game.describe(world, seat) == game.describe(state, seat)
    if seat in state.actors():
        assert game.prompt(world, seat) == game.prompt(state, seat)


def check_secret_steps(game: AnyGame, before: State, after: State, seat: int, text: str) -> None:
    """Check that a partial move changes nothing that another seat, or a spectator, can see or do."""
    if not game.is_partial_move(text):
        return
    for other in [None, *range(len(game.seat_names(before)))]:
        if other != seat:
            assert game.view(after, other) == game.view(before, other)
        if other not in (seat, None):
            assert list(after.legal(other)) == list(before.legal(other))
            assert np.array_equal(game.observe(after, other), game.observe(before, other))


def check_record(recorder: Recorder) -> None:
    """Check that the record replays to the identical state and journal."""
    text = recorder.write()
    replayed = record.replay_to_end(record.read(text))
    assert replayed.state == recorder.state
    assert replayed.journal.entries == recorder.journal.entries
    assert replayed.write() == text


def check_histories(recorder: Recorder, middle: State, num_entries: int, rng: Rng) -> None:
    """Check that a history depends only on what its reader knows, and that it is the same however the log was read.

    `middle` is a state of the game, from which a game could begin, and `num_entries` the length of its journal.
    """
    game, names = recorder.game, list(recorder.game.seat_names(middle))
    options = game.read_options(recorder.record.options)
    for seat in [None, *range(len(names))]:
        world = middle if seat is None else middle.sample(seat, rng)
        source = HistorySource(names, None if seat is None else names[seat], options, None)
        log = recorder.journal.seen_by(seat)
        reader = game.history_reader(source)
        for line, message in enumerate(log):
            reader.read(line, message)
            if line % 32 == 0:
                assert _encode(game.history(log[: line + 1], source)) == _encode(reader.history)
        assert _encode(game.history(log, source)) == _encode(reader.history)
        rest = recorder.journal.seen_by(seat, num_entries)
        later, in_world = (
            game.history(rest, source._replace(start=game.view(start, seat))) for start in (middle, world)
        )
        assert _encode(later) == _encode(in_world)


def play_checked(game: AnyGame, options: dict[str, object], seed: int) -> Recorder:
    """Play a random game and check every property at every step."""
    rng = Rng(seed, 7)
    recorder = Recorder(game, options, seed)
    check_step(game, recorder.state, rng)
    middle, num_middle_entries = recorder.state.clone(), 0
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
        if len(recorder.journal.entries) < MIDDLE_ENTRIES:
            middle, num_middle_entries = recorder.state.clone(), len(recorder.journal.entries)
    check_record(recorder)
    check_histories(recorder, middle, num_middle_entries, rng)
    return recorder
