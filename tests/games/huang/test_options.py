"""Setting up a game of Huang: options, boards from files, and positions that are refused."""

import pickle
from collections import Counter
from pathlib import Path

import pytest

from tianxia.engine import registry
from tianxia.engine.errors import BadOptions, BadPosition
from tianxia.engine.rng import Rng
from tianxia.games.huang.rules.board import MAPS_FOLDER
from tianxia.games.huang.state import Huang

GAME = registry.game("huang")
DYNASTIES = ["tiger", "rabbit", "rat", "goat", "dragon"]
SMALL = """
name = "small"
rows = [". . A .", " ~ ~ .", ". . . B"]
[capitals]
A = { state = "Qin", city = "Xianyang" }
B = { state = "Chu", city = "Ying" }
"""


def new_game(seed: int = 1, **options: object) -> Huang:
    state = GAME.new(GAME.read_options(options), seed)
    assert isinstance(state, Huang)
    return state


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": ["tiger"]}, "for 2 to 5 players, not 1"),
        ({"players": []}, "for 2 to 5 players, not 0"),
        ({"players": ["tiger", "fox"]}, "“fox” is not a dynasty"),
        ({"players": ["tiger", "rat", "tiger"]}, "Tiger is named twice"),
        ({"players": [*DYNASTIES, "tiger"]}, "not 6"),
        ({"short": True, "players": ["tiger", "rat", "goat"]}, "short game is for two players, not 3"),
        ({"bandits": True, "map": "eighteen-kingdoms"}, "no places for bandits"),
        ({"map": "three-kingdoms"}, "There is no map “three-kingdoms”. Maps: eighteen-kingdoms, warring-states"),
        ({"map": "no/such/file.toml"}, "no/such/file.toml cannot be used"),
        ({"palaces": True}, "palaces"),
        ({"short": "yes"}, "short"),
    ],
)
def test_options_that_cannot_be_combined_are_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(BadOptions) as error:
        GAME.read_options(options)
    assert message in str(error.value)


def test_players_may_be_given_as_one_text() -> None:
    assert GAME.read_options({"players": "rat, goat"}).players == ["rat", "goat"]


@pytest.mark.parametrize("number", [2, 3, 4, 5])
@pytest.mark.parametrize("map", ["warring-states", "eighteen-kingdoms"])
def test_a_new_game_is_set_up_by_the_rules(number: int, map: str) -> None:
    dump = GAME.dump(new_game(players=DYNASTIES[-number:], map=map))
    capitals = 19 if map == "eighteen-kingdoms" else 7
    assert dump["players"] == DYNASTIES[-number:]
    assert list(dump["tiles"].values()) == ["yellow"] * capitals
    assert [len(hand) for hand in dump["hands"].values()] == [6] * number
    assert len(dump["market"]) == 6
    assert len(dump["bag"]) == 138 - capitals - 6 * number - 6
    assert dump["actions_left"] == 2
    assert len(dump.get("granaries", [])) == (19 if map == "eighteen-kingdoms" else 0)


def test_every_seat_is_equally_likely_to_begin() -> None:
    first = Counter(GAME.dump(new_game(seed, players=["rat", "goat", "tiger"]))["turn"] for seed in range(300))
    assert min(first.values()) > 70


def test_the_short_game_boxes_24_tiles_that_nobody_saw() -> None:
    state = new_game(short=True)
    assert len(GAME.dump(state)["box"]["unseen"]) == 24
    assert len(GAME.dump(state)["bag"]) == 138 - 7 - 18 - 24
    assert GAME.view(state, 0)["box"]["unseen"] == 24


def test_five_bandit_tiles_lie_at_five_different_places() -> None:
    seen = set()
    for seed in range(50):
        bandits = GAME.dump(new_game(seed, bandits=True))["bandits"]
        assert len(bandits) == 5
        assert len({*map(int, bandits), *bandits.values()}) == 10, "ten tiles: five name places, five lie there"
        seen |= set(bandits)
    assert len(seen) == 10


def test_a_board_by_file_can_be_played_and_pickled(tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_text(SMALL, encoding="utf-8")
    state = new_game(map=str(path))
    rng = Rng(3)
    for _ in range(40):
        if seats := state.actors():
            state.apply(seats[0], rng.choose(state.legal(seats[0])))
    assert GAME.position(GAME.dump(state), GAME.options(), 0) == state
    copy = pickle.dumps(state)
    path.unlink()
    again = pickle.loads(copy)
    assert again == state
    assert again.actors() == state.actors()


def test_a_faulty_board_by_file_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "faulty.toml"
    path.write_text(SMALL.replace("A = {", "C = {"), encoding="utf-8")
    with pytest.raises(BadOptions, match=r"faulty.toml cannot be used, line 4: .*capital A"):
        GAME.read_options({"map": str(path)})


def test_a_board_of_too_many_hexes_is_refused(tmp_path: Path) -> None:
    rows = [" ".join("." * (26 - i % 2)) for i in range(17)]
    path = tmp_path / "large.toml"
    path.write_text(f"name = 'large'\nrows = {rows}\n", encoding="utf-8")
    with pytest.raises(BadOptions, match="434 hexes"):
        GAME.read_options({"map": str(path)})


def test_states_on_different_boards_differ() -> None:
    text = (MAPS_FOLDER / "warring-states.toml").read_text(encoding="utf-8")
    assert "warring-states" in text
    assert new_game() != new_game(map="eighteen-kingdoms")


BASE_POSITION = {
    "players": ["tiger", "rat"],
    "hands": {"tiger": ["red"], "rat": ["red"]},
    "tiles": {"E7": "yellow", "E6": "red"},
}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"tiles": {"Z9": "red"}}, "not a hex of this board"),
        ({"tiles": {"F6": "red"}}, "farmers go on river"),
        ({"tiles": {"E6": "blue"}}, "farmers go on river"),
        ({"tiles": {"E6": "pink"}}, "pink"),
        ({"leaders": {"tiger": {"red": "A1"}}}, "next to a governor tile"),
        ({"leaders": {"tiger": {"red": "E7"}}}, "E7 is already taken"),
        ({"leaders": {"tiger": {"red": "D7"}, "rat": {"green": "D7"}}}, "D7 is already taken"),
        ({"leaders": {"tiger": {"red": "D7"}, "rat": {"red": "E8"}}}, "Two leaders of the same kind"),
        ({"leaders": {"tiger": {"red": "F7"}}}, "must be land"),
        ({"leaders": {"goat": {"red": "D7"}}}, "goat"),
        ({"pagodas": [{"colour": "red", "at": ["E6", "E7", "D7"]}]}, "No soldier pagoda can stand on"),
        ({"pagodas": [{"colour": "red", "at": ["E6"]}]}, "list of 3 hexes"),
        ({"pagodas": 3}, "pagodas"),
        ({"palace": ["E6", "E7", "D7", "D8"]}, "palace cannot stand"),
        ({"granaries": ["C8"]}, "without granaries"),
        ({"stores": {"tiger": 1}}, "stores.tiger"),
        ({"bandits": {"11": 2}}, "11"),
        ({"bandits": {"4": 12}}, "bandits.4"),
        ({"bandits": {"4": 2}, "tiles": {"D5": "red"}}, "D5: there are bandits on it"),
        ({"hands": {"tiger": ["red"] * 8}}, "names 8 tiles; the maximum is 7"),
        ({"market": ["red"] * 7}, "names 7 tiles; the maximum is 6"),
        ({"hands": {"tiger": ["white"] * 7, "rat": ["white"] * 7}}, "14 artisan tiles are named"),
        ({"bag": 130}, "bag"),
        ({"actions_left": 0}, "phase"),
        ({"actions_left": 3}, "actions_left"),
        ({"turn": "goat"}, "turn"),
        ({"idle": 41}, "idle"),
        ({"players": ["tiger", "rat", "rat"]}, "named twice"),
        ({"map": "eighteen-kingdoms", "bandits": {"4": 2}, "tiles": {}}, "no places for bandits"),
        ({"known": {"rat": ["red"]}, "hands": {"rat": ["blue"]}}, "not in the hand"),
        ({"box": {"shown": []}, "bag": 5}, "tiles are missing"),
        ({"phase": "chain"}, "does not fit its phase “chain”"),
        ({"phase": "market", "placed": "E6"}, "does not fit its phase “market”"),
        ({"phase": "paying", "placed": "E6", "payment": {"number": 1, "of": ["E6"]}}, "does not fit"),
        ({"phase": "support", "placed": "E6", "war": {"asked": "rat", "sides": {"E7": {"reds": 1}}}}, "does not fit"),
        ({"phase": "attack", "revolt": {"colour": "red", "defender": "rat"}}, "does not fit"),
        ({"phase": "moving", "raising": ["E6", "E7", "D7"]}, "does not fit"),
        ({"exchanging": ["red"], "hands": {"tiger": ["blue"]}}, "does not fit"),
        ({"scores": {"tiger": [0, 0, 0, 0]}}, "needs a winner"),
        ({"winner": "tiger"}, "the winner is nobody"),
        ({"rows": 3}, "rows"),
        ({"dealing": "tiles"}, "While chance deals"),
        ({"dealing": "bandits", "chance": "open"}, "While chance deals"),
        ({"dealing": "tiles", "chance": "open", "hands": {"tiger": ["red"]}}, "While chance deals"),
        ({"place": 3}, "does not fit its phase"),
        ({"hands": {"tiger": ["red"] * 7}}, "names 7 tiles; the maximum is 6"),
        ({"phase": "market", "placed": "E6", "hands": {"tiger": ["red"] * 6}}, "names 6 tiles; the maximum is 5"),
        ({"war": {"asked": "rat", "sides": {}}}, "does not fit its phase “action”"),
        ({"bandits": {str(place): 1 for place in range(1, 8)}}, "7 bandit tiles are named"),
        ({"bandits": {"4": 2}, "tiles": {"C4": "yellow"}, "leaders": {"tiger": {"red": "D4"}}}, "next to them"),
        ({"idle": 40}, "idle"),
        ({"raising": ["E6", "E7", "A1"], "phase": "moving"}, "does not fit its phase “moving”"),
        ({"winner": "nobody", "scores": {"tiger": [1, 2, 3, 4]}}, "The scores do not match"),
        ({"winner": "nobody", "phase": "chain", "placed": "E6"}, "does not fit its phase"),
        ({"map": "eighteen-kingdoms", "tiles": {}, "stores": {"tiger": 18, "rat": 2}}, "not 20 granaries"),
    ],
)
def test_an_impossible_position_is_refused(changes: dict[str, object], message: str) -> None:
    with pytest.raises(BadPosition) as error:
        GAME.position({**BASE_POSITION, **changes}, GAME.options(), 1)
    assert message in str(error.value)


def test_bandits_and_granaries_cannot_be_combined_on_any_map(tmp_path: Path) -> None:
    text = (MAPS_FOLDER / "warring-states.toml").read_text(encoding="utf-8")
    path = tmp_path / "both.toml"
    path.write_text(text.replace('name = "warring-states"', 'name = "eighteen-kingdoms"'), encoding="utf-8")
    with pytest.raises(BadOptions, match="no places for bandits"):
        GAME.read_options({"map": str(path), "bandits": True})


@pytest.mark.parametrize("text", ["revolt 9999999999999999999999", "support A1 00000008", "leader red \u01318"])
def test_odd_numbers_and_letters_are_refused(text: str) -> None:
    assert not isinstance(GAME.check(new_game(), 0, text), list)
