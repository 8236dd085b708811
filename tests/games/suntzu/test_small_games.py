"""Small games of Sun Tzu, for research: fewer provinces, rounds and cards."""

from pathlib import Path
from typing import Any

import pytest

from tests.support.paths import ROOT
from tianxia.bots.bot import Budget
from tianxia.bots.levels import levels, references
from tianxia.cli.main import run
from tianxia.engine import registry
from tianxia.engine.errors import BadOptions
from tianxia.engine.record import Recorder
from tianxia.engine.rng import Rng
from tianxia.games.suntzu.game import game
from tianxia.server.tables import catalogue, uploads
from tianxia.server.tables.errors import Refused

SMALL: dict[str, Any] = {"beginner": True, "provinces": 2, "rounds": 2, "cards": ["2", "5", "plague"]}


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"provinces": 2}, "beginner = true"),
        ({"rounds": 3, "generals": False}, "beginner = true"),
        ({"cards": ["1", "2", "3", "4", "5"]}, "beginner = true"),
        ({**SMALL, "provinces": 1}, "provinces"),
        ({**SMALL, "provinces": 6}, "provinces"),
        ({**SMALL, "rounds": 0}, "rounds"),
        ({**SMALL, "rounds": 10}, "rounds"),
        ({**SMALL, "cards": ["2", "5", "11"]}, "11 is not a card"),
        ({**SMALL, "cards": ["2", "5", "5"]}, "5 is not a card, or is named too often"),
        ({**SMALL, "cards": ["2", "6", "plague"]}, "at least 2 of the cards 1 2 3 4 5"),
        ({**SMALL, "displays": {"qin": [1, 4, 3]}}, "jinyan, qin"),
    ],
)
def test_impossible_options_are_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        game.read_options(options)


def test_cards_may_be_given_as_one_text() -> None:
    assert game.read_options({**SMALL, "cards": "2 5 plague"}) == game.read_options(SMALL)
    assert game.read_options({**SMALL, "cards": "2,5,plague"}) == game.read_options(SMALL)


def test_only_the_first_provinces_have_displays_and_orders() -> None:
    state = game.new(game.read_options(SMALL), 1)
    view = game.view(state, 0)
    assert list(view["displays"]) == ["jinyan", "qin"]
    assert view["hands"]["suntzu"] == ["2", "5", "plague"]
    assert view["piles"] == {"suntzu": 0, "shao": 0}
    assert game.check(state, 0, "orders jinyan=5 qin=2") == game.parse(state, 0, "orders qin=2 jinyan=5")
    assert not isinstance(game.check(state, 0, "orders jinyan=5 wu=2"), list)


def test_the_lobby_does_not_offer_small_games() -> None:
    offered = {info.name: info.options for info in catalogue.list_games()}
    assert not {"provinces", "rounds", "cards", "chance"} & set(offered["suntzu"])
    for option in ({"provinces": 2}, {"rounds": 2}, {"cards": "2 5 plague"}):
        with pytest.raises(Refused):
            catalogue.read_options(registry.game("suntzu"), {"beginner": True, **option}, 2)


@pytest.mark.parametrize("as_position", [False, True])
def test_a_small_game_has_no_replay(as_position: bool) -> None:
    small = {**SMALL, "displays": {"jinyan": [1, 4, 3], "qin": [2, 3, 3]}}
    position = game.dump(game.new(game.read_options(small), 1)) if as_position else None
    recorder = Recorder(game, {} if as_position else small, 1, position)
    while actors := recorder.state.actors():
        recorder.play(actors[0], int(recorder.state.legal(actors[0])[0]))
    with pytest.raises(Refused) as refused:
        uploads.read_upload(recorder.write().encode())
    assert refused.value.message.id == ("server-upload-research" if as_position else "engine-option-unknown")


@pytest.mark.parametrize("name", [level.name for level in (*references("suntzu"), *levels("suntzu"))])
@pytest.mark.parametrize("more", [{}, {"provinces": 3, "cards": ["1", "2", "3", "6", "7", "8", "+1", "+2", "-1", "9"]}])
def test_every_bot_plays_small_games(name: str, more: dict[str, Any]) -> None:
    level = next(level for level in (*references("suntzu"), *levels("suntzu")) if level.name == name)
    bots = [level.create_bot(), level.create_bot()]
    state = game.new(game.read_options({**SMALL, **more}), 3)
    rng = Rng(1)
    while actors := state.actors():
        seat = actors[0]
        world = state.sample(seat, rng)
        assert bots[seat].explain(world, [], seat, Budget(0.0, 1), rng) == []
        state.apply(seat, bots[seat].choose(world, [], seat, Budget(0.0, 4), rng))


def test_levels_play_with_a_custom_deck_on_the_whole_board() -> None:
    options = {"beginner": True, "rounds": 4, "cards": ["1", "2", "3", "4", "5", "7", "8", "+1", "+1", "plague"]}
    state = game.new(game.read_options(options), 5)
    bots = [level.create_bot() for level in levels("suntzu")[-2:]]
    rng = Rng(1)
    while actors := state.actors():
        seat = actors[0]
        state.apply(seat, bots[seat].choose(state.sample(seat, rng), [], seat, Budget(0.0, 2), rng))
    assert game.view(state, None)["round"] <= 4


def test_the_arena_accepts_small_games(tmp_path: Path) -> None:
    small = ["beginner=true", "provinces=2", "rounds=2", "cards=2 5 plague"]
    options = [word for option in small for word in ("--option", option)]
    out = tmp_path / "small"
    command = ["arena", "suntzu", "master", "random", "--games", "4", "--simulations", "20", "--jobs", "1", *options]
    assert run([*command, "--out", str(out)]) == 0
    assert '"faults": []' in (out / "summary.json").read_text()


DISPLAYS = {"jinyan": [1, 4, 3], "qin": [2, 3, 3]}


@pytest.mark.parametrize(
    ("rounds", "cards", "decisions", "ends"), [(2, "2 5 plague", 627, 400), (3, "2 5 plague", 6_307, 3_136)]
)
def test_a_small_game_is_as_large_as_the_docs_say(rounds: int, cards: str, decisions: int, ends: int) -> None:
    state = game.make(seed=1, beginner=True, provinces=2, rounds=rounds, cards=cards, displays=DISPLAYS, chance="open")
    counts = [0, 0]
    waiting = [state]
    while waiting:
        node = waiting.pop()
        actors = node.actors()
        counts[0] += bool(actors) and actors[0] >= 0
        counts[1] += not actors
        if len(actors) == 2:  # in turn: the second decides after each choice of the first
            counts[0] += len(node.legal(0))
        for first in node.legal_actions(actors[0]) if actors else []:
            for second in node.legal_actions(1) if len(actors) == 2 else [None]:
                child = node.clone()
                child.apply(actors[0], first)
                if second is not None:
                    child.apply(1, second)
                waiting.append(child)
    assert counts == [decisions, ends]
    page = (ROOT / "docs/researchers/environments.md").read_text(encoding="utf-8")
    assert f"| {rounds} | `{cards}` | {decisions:,} | {ends:,} |" in page
