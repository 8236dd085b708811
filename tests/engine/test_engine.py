"""The engine on its own: random numbers, illegal actions, journals, the registry."""

import copy
import pickle
import sys

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tianxia.engine import registry
from tianxia.engine.errors import BadFile, BadOptions, BadPosition, IllegalAction, TianxiaError, UnknownGame
from tianxia.engine.journal import EVERYONE, Journal
from tianxia.engine.playout import play_random_game
from tianxia.engine.rng import Rng

GAME = registry.game("chuhan")


@pytest.mark.pure
def test_random_numbers_are_the_same_on_every_machine() -> None:
    rng = Rng(2**255 + 7, 3)
    assert [rng.next_word() for _ in range(4)] == [754064476, 984780441, 1299884563, 3322014366]


@pytest.mark.pure
def test_a_copied_generator_continues_where_the_original_was() -> None:
    rng = Rng(4)
    rng.next_word()
    copies = [copy.deepcopy(rng), copy.copy(rng), pickle.loads(pickle.dumps(rng))]
    assert {copied.draw_seed() for copied in (rng, *copies)} == {rng_after_one_word(4).draw_seed()}


def rng_after_one_word(seed: int) -> Rng:
    rng = Rng(seed)
    rng.next_word()
    return rng


def test_streams_of_one_seed_differ() -> None:
    assert Rng(1, 0).next_word() != Rng(1, 1).next_word() != Rng(2, 1).next_word()


@pytest.mark.pure
def test_below_is_uniform() -> None:
    rng = Rng(5)
    counts = [0] * 7
    for _ in range(70_000):
        counts[rng.below(7)] += 1
    assert all(9_500 < count < 10_500 for count in counts)


def test_shuffle_keeps_the_items() -> None:
    items = vec[i64](list(range(46)))
    Rng(9).shuffle(items)
    assert sorted(items) == list(range(46))
    assert list(items) != list(range(46))


@pytest.mark.pure
@pytest.mark.parametrize("action", [-1, 1, 463, 464, 500, 2**63, 2**100])
def test_an_illegal_action_is_refused_and_changes_nothing(action: int) -> None:
    state = GAME.new(GAME.options(), 1)
    before = state.fingerprint()
    with pytest.raises(IllegalAction, match="not legal"):
        state.apply(0, action)
    assert state.fingerprint() == before


@pytest.mark.pure
@pytest.mark.parametrize("seat", [1, 2, -1, -2, 63, 10**9])
def test_an_action_of_a_seat_that_owes_no_decision_is_refused(seat: int) -> None:
    state = GAME.new(GAME.options(), 1)
    before = state.fingerprint()
    with pytest.raises(IllegalAction, match="not seat"):
        state.apply(seat, 0)
    assert state.fingerprint() == before
    if abs(seat) < 63:
        assert not list(state.legal(seat))


def test_nothing_can_be_done_once_the_game_is_over() -> None:
    state = GAME.new(GAME.options(), 1)
    play_random_game(state, Rng(1))
    assert state.is_over()
    assert state.actors() == []
    with pytest.raises(IllegalAction, match="over"):
        state.apply(0, 0)


def test_states_with_the_same_contents_are_equal() -> None:
    state, same = GAME.new(GAME.options(), 1), GAME.new(GAME.options(), 1)
    assert state == same
    assert state.fingerprint() == same.fingerprint()
    assert state != GAME.new(GAME.options(), 2)
    assert state != "a state"
    with pytest.raises(TypeError, match="fingerprint"):
        hash(state)


def test_a_journal_shows_each_seat_its_own_entries() -> None:
    journal = Journal()
    journal.add("a", {}, EVERYONE)
    journal.add("b", {}, 1 << 0)
    journal.add("c", {}, 1 << 1)
    assert [message.id for message in journal.seen_by(0)] == ["a", "b"]
    assert [message.id for message in journal.seen_by(1)] == ["a", "c"]
    assert [message.id for message in journal.seen_by(None)] == ["a"]
    assert [message.id for message in journal.seen_by(1, since=1)] == ["c"]


def test_an_unknown_game_is_refused_with_the_names_of_known_games() -> None:
    with pytest.raises(UnknownGame, match=r"no game “checkers”.*chuhan"):
        registry.game("checkers")


@pytest.mark.parametrize(
    ("options", "message"),
    [({"evnts": True}, "no option “evnts”"), ({"events": 3}, "events"), ({"chance": "wide"}, "chance")],
)
def test_bad_options_are_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        GAME.read_options(options)


def test_booleans_may_be_given_as_on_and_off() -> None:
    assert GAME.read_options({"events": "on"}) == GAME.read_options({"events": True})
    assert GAME.read_options({"events": "off"}) == GAME.options()
    assert GAME.write_options(GAME.read_options({"events": "on"})) == {"events": True}


@pytest.mark.parametrize(
    "error",
    [
        IllegalAction("engine-game-over"),
        BadPosition("hands.han", "chuhan-position-twice", card="9", number=1),
        BadFile("engine-toml", line=3, problem="x"),
    ],
)
def test_errors_are_in_english_and_can_be_pickled(error: TianxiaError) -> None:
    unpickled = pickle.loads(pickle.dumps(error))
    assert str(unpickled) == str(error)
    assert unpickled.message == error.message
    assert "-" not in str(error).split()[0], "a sentence, not an id"


@pytest.mark.pure
def test_vecs_passed_to_compiled_code_are_released() -> None:
    game = registry.game("chuhan")
    state, rng = game.new(game.options(), 1), Rng(1)
    rng.choose(state.legal(0))
    before = sys.getallocatedblocks()
    for _ in range(1000):
        rng.choose(state.legal(0))
    assert sys.getallocatedblocks() - before < 500
