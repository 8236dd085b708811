"""Records: text that replays to the identical game."""

import pytest

from tests.support.properties import random_play
from tianxia.engine import record, registry
from tianxia.engine.errors import BadFile
from tianxia.engine.record import Recorder
from tianxia.engine.rng import Rng

GAME = registry.game("chuhan")


def play_game(seed: int = 4) -> Recorder:
    recorder = Recorder(GAME, {"events": True}, seed)
    for _ in random_play(recorder, Rng(seed)):
        pass
    return recorder


def test_a_record_replays_to_the_identical_state() -> None:
    played = play_game(2**200 + 1)
    replayed = record.replay_to_end(record.read(played.write()))
    assert replayed.state == played.state
    assert replayed.journal.entries == played.journal.entries


def test_a_record_has_one_line_per_move() -> None:
    text = play_game().write()
    assert text.startswith('game = "chuhan"\nrules = 2\nseed = 4\noptions = { events = true }\nfinal = ')
    assert "…" not in text, "the steps of a choice become one line"
    moves = text.split('"""')[1].strip().splitlines()
    assert all(line.split()[0] in ("han", "chu") for line in moves)


def test_a_record_may_have_further_information_about_its_game() -> None:
    played = play_game()
    played.record.about = {"bots": {"han": 'a "b"'}, "rate": 0.5, "odd key": [1, 2.5e-07]}
    read = record.read(played.write())
    assert read.about == played.record.about
    assert record.replay_to_end(read).state == played.state


def test_a_partial_move_is_recorded_step_by_step() -> None:
    position = {"hands": {"han": ["ZhongliMo", "4", "5", "7"], "chu": ["8", "8"]}, "discard": ["LuZhi"]}
    recorder = Recorder(GAME, {}, 1, position)
    for text in ("play … with ZhongliMo", "play 4 … with ZhongliMo", "play 4 5 … with ZhongliMo"):
        (step,) = GAME.parse(recorder.state, 0, text)
        recorder.play(0, step)
    replayed = record.replay_to_end(record.read(recorder.write()))
    assert replayed.state == recorder.state
    (step,) = GAME.parse(replayed.state, 0, "play 4 5 with ZhongliMo")
    replayed.play(0, step)
    assert replayed.record.moves == [("han", "play 4 5 with ZhongliMo")]


def test_a_record_of_unknown_rules_is_refused() -> None:
    text = play_game().write().replace("rules = 2", "rules = 3")
    with pytest.raises(BadFile, match="under rules 3 of chuhan; these are rules 2"):
        record.replay_to_end(record.read(text))


def test_a_changed_record_is_refused() -> None:
    text = play_game().write().replace("seed = 4", "seed = 5")
    with pytest.raises(BadFile, match=r"Move \d+|a different position"):
        record.replay_to_end(record.read(text))


def test_a_record_that_ends_in_another_position_is_refused() -> None:
    played = play_game()
    text = played.write()
    with pytest.raises(BadFile, match="a different position"):
        record.replay_to_end(record.read(text.replace(played.state.fingerprint(), "0" * 64)))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('game = "chuhan"', "", "lacks “game”"),
        ('game = "chuhan"', 'game = "chess"', "no game “chess”"),
        ("rules = 2", 'rules = "one"', "lacks “rules”"),
        ("rules = 2", "rules = 99999999999999999999999999", "under rules 9999"),
        ("seed = 4", "seed = -4", "seed"),
        ("seed = 4", 'seed = "zz"', "seed"),
        ("seed = 4", "seed = 4\ncolour = 1", "“colour” is not a key"),
        ("events = true", "weather = true", "no option “weather”"),
        ('moves = """\n', 'moves = """\nhan\n', "not a move"),
        ('moves = """\n', 'moves = """\nwei pass\n', "not a seat"),
        ('moves = """\n', 'moves = """\nhan fly\n', "cannot be played"),
        ('moves = """', "moves = '", "TOML"),
    ],
)
def test_bad_records_are_refused_with_a_reason(old: str, new: str, message: str) -> None:
    from tianxia.engine.errors import TianxiaError

    with pytest.raises(TianxiaError, match=message):
        record.replay_to_end(record.read(play_game().write().replace(old, new, 1)))
