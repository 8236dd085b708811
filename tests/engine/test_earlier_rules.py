"""Games of earlier versions of the rules are replayed identically, at least as far as both versions agree."""

import pickle
from collections.abc import Iterator

import pytest

from tests.golden import state_hashes
from tests.golden.earlier_rules.write import FOLDER
from tests.support.nim import HEAP, NimGame
from tianxia.engine import record, registry
from tianxia.engine.earlier_rules import EarlierRules
from tianxia.engine.errors import BadFile, RulesDiffer
from tianxia.engine.record import Record
from tianxia.locales import Message

CHUHAN = registry.game("chuhan")
FILES = {path.stem: path for path in sorted((FOLDER / "chuhan-rules-1").glob("*.toml"))}
SAME = ("plain-over", "plain-unfinished", "position-quiet", "events-over", "events-unfinished")
"""Games in which the versions of the rules do not differ."""
DIFFERENT = {
    "golden": 120,
    "events-over-sound-advice-scored": 73,
    "events-resigned-sound-advice-scored": 73,
    "position-sound-advice": 0,
}
"""Games in which they differ, and the number of moves until then."""


def read(name: str) -> Record:
    return record.read(FILES[name].read_text(encoding="utf-8"))


def test_all_records_of_the_earlier_version_are_tested() -> None:
    assert set(FILES) == {*SAME, *DIFFERENT}
    assert all(read(name).rules_version == 1 for name in FILES)


@pytest.mark.pure
@pytest.mark.parametrize("name", SAME)
def test_a_record_of_version_1_that_never_scores_sound_advice_replays_to_the_same_state(name: str) -> None:
    original = read(name)
    assert original.final
    last = record.replay_to_end(original)
    assert last.state.fingerprint() == original.final
    assert last.record.moves == original.moves
    rewritten = record.read(last.write())
    assert rewritten.rules_version == 2
    assert record.replay_to_end(rewritten).state == last.state


@pytest.mark.pure
@pytest.mark.parametrize("name", DIFFERENT)
def test_a_record_of_version_1_is_replayed_up_to_the_battle_that_is_scored_differently(name: str) -> None:
    original = read(name)
    last, difference = record.replay_while_rules_agree(original)
    assert last.record.moves == original.moves[: DIFFERENT[name]]
    view = CHUHAN.dump(last.state)
    assert view["event"] == "sound_advice"
    assert "winner" not in view
    assert difference is not None
    assert "Both versions agree on the first" in str(difference)
    assert "the player who went out scores the rival's writs once, not twice" in str(difference)
    assert (difference.message.args["shown"], difference.message.args["moves"]) == (
        DIFFERENT[name],
        len(original.moves),
    )
    with pytest.raises(RulesDiffer):
        record.replay_to_end(original)
    assert str(pickle.loads(pickle.dumps(difference))) == str(difference)


@pytest.mark.parametrize("name", DIFFERENT)
def test_the_next_move_is_the_one_that_ends_a_battle_with_writs_of_the_rival(name: str) -> None:
    original = read(name)
    last, _ = record.replay_while_rules_agree(original)
    before = CHUHAN.dump(last.state)
    seat, text = original.moves[DIFFERENT[name]]
    for step in CHUHAN.parse(last.state, CHUHAN.seats.index(seat), text):
        last.play(CHUHAN.seats.index(seat), step)
    after = CHUHAN.dump(last.state)
    rival = "chu" if after["last_out"] == "han" else "han"
    assert before["writs"][rival] > 0
    assert after["battle"] == before["battle"] + 1 or "winner" in after


@pytest.mark.pure
@pytest.mark.parametrize("event", ["sound_advice", "stability"])
@pytest.mark.parametrize("writs", [(0, 0), (2, 0), (0, 2), (1, 1)])
def test_the_versions_differ_where_the_player_who_goes_out_scores_writs_under_sound_advice(
    event: str, writs: tuple[int, int]
) -> None:
    han, chu = writs
    hands = {"han": ["9", "8"], "chu": ["1"]}
    position = {"event": event, "writs": {"han": han, "chu": chu}, "hands": hands, "discard": ["LuZhi"]}
    state = CHUHAN.position(position, CHUHAN.options(), 1)
    differs = []
    for seat, text in ((0, "play 9"), (1, "pass"), (0, "play 8")):
        before = state.clone()
        (step,) = CHUHAN.parse(state, seat, text)
        state.apply(seat, step)
        differs.append(CHUHAN.outcome_differs(1, before, state))
    assert differs == [False, False, event == "sound_advice" and chu > 0]


@pytest.mark.pure
@pytest.mark.parametrize(
    ("options", "position", "same"),
    [
        ({}, None, True),
        ({"chance": "open"}, None, True),
        ({"events": True}, None, False),
        ({}, {}, True),
        ({}, {"event": "famine", "event_deck": ["stability"]}, True),
        ({}, {"event": "sound_advice"}, False),
        ({}, {"event_deck": ["quiet", "sound_advice"]}, False),
        ({"events": True}, {"event": "famine", "event_deck": ["stability"]}, True),
        ({"chance": "open"}, {"chance": "open", "dealing": "events"}, False),
        ({"weather": True}, None, False),
    ],
)
def test_a_game_of_version_1_can_be_continued_if_sound_advice_can_never_come(
    options: dict[str, object], position: dict[str, object] | None, same: bool
) -> None:
    assert CHUHAN.can_play_rules(1, options, position) is same
    assert CHUHAN.can_play_rules(CHUHAN.rules_version, options, position)
    assert not CHUHAN.can_play_rules(CHUHAN.rules_version + 1, options, position)
    assert not CHUHAN.can_play_rules(0, options, position)


@pytest.mark.pure
@pytest.mark.parametrize("name", registry.names())
def test_states_of_an_earlier_version_keep_their_hashes_where_the_game_is_the_same(name: str) -> None:
    game = registry.game(name)
    for rules in game.earlier_rules:
        golden = state_hashes.read(state_hashes.FOLDER / f"{name}-rules-{rules}.json")
        same = [play for play in golden.plays if game.can_play_rules(rules, play.options)]
        assert same, "an earlier version is declared only if some games are the same under it"
        for play in same:
            present = state_hashes.played(game, play.options)
            assert (present.steps, present.states, present.observations) == (play.steps, play.states, play.observations)


class NewNim(NimGame):
    """Nim with an earlier version 2 that differs once fewer than four are left; version 1 cannot be read."""

    name = "newnim"
    earlier_rules = {
        2: EarlierRules(
            Message("chuhan-rules-2"),
            lambda options, position: position is None and options.heap < 4,
            lambda before, after: after.cells[HEAP] < 4 <= before.cells[HEAP],
        )
    }


@pytest.fixture
def nim() -> Iterator[NewNim]:
    game = NewNim()
    registry.add(game)
    yield game
    registry.remove(game.name)


def test_any_game_can_declare_which_earlier_games_it_plays(nim: NewNim) -> None:
    assert [nim.can_play_rules(2, {"heap": heap}) for heap in (3, 7)] == [True, False]
    assert [nim.can_read_rules(rules) for rules in (1, 2, 3, 4)] == [False, True, True, False]
    moves = [("north", "take 2"), ("south", "take 2"), ("north", "take 3")]
    last, difference = record.replay_while_rules_agree(Record("newnim", 2, 1, {"heap": 7}, None, moves))
    assert (last.record.moves, last.state.cells[HEAP]) == (moves[:1], 5)
    assert difference is not None
    assert last.record.rules_version == 3
    for rules in (1, 4):
        with pytest.raises(BadFile, match=f"under rules {rules} of newnim"):
            record.replay_while_rules_agree(Record("newnim", rules, 1, {"heap": 7}, None, moves))


def test_a_move_that_cannot_be_played_is_still_refused_in_a_record_of_an_earlier_version(nim: NewNim) -> None:
    with pytest.raises(BadFile, match="Move 1"):
        record.replay_while_rules_agree(Record("newnim", 2, 1, {"heap": 7}, None, [("north", "take 5")]))
