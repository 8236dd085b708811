"""What is sent of each game has the types that the game declares, so that the browser's types are true."""

from typing import Any, get_args

import msgspec
import pytest

from tests.support.properties import random_step
from tianxia.engine import registry
from tianxia.engine.history import HistorySource
from tianxia.engine.record import Recorder
from tianxia.engine.rng import Rng
from tianxia.games.chuhan import wire as chuhan_wire
from tianxia.games.chuhan.rules.seats import SEATS as CHUHAN_SEATS
from tianxia.games.huang import wire as huang_wire
from tianxia.games.huang.rules.phases import PHASES as HUANG_PHASES
from tianxia.games.huang.rules.tiles import COLOURS
from tianxia.games.suntzu import wire as suntzu_wire
from tianxia.games.suntzu.rules.board import PROVINCES
from tianxia.games.suntzu.rules.phases import PHASES as SUNTZU_PHASES
from tianxia.games.suntzu.rules.seats import SEATS as SUNTZU_SEATS

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("chuhan", {}),
    ("chuhan", {"events": True}),
    ("suntzu", {}),
    ("suntzu", {"events": True, "light_infantry": "army", "order": "classic"}),
    ("suntzu", {"generals": False}),
    ("suntzu", {"beginner": True}),
    ("huang", {}),
    ("huang", {"players": ["goat", "dragon", "tiger", "rat"], "bandits": True, "palace": True}),
    ("huang", {"map": "eighteen-kingdoms", "palace": True, "short": True, "open_scores": True}),
]
GAMES = pytest.mark.parametrize("game", registry.names())


def null_paths(value: object, path: str = "") -> list[str]:
    """Return where a value contains null."""
    if isinstance(value, dict):
        return [found for key, member in value.items() for found in null_paths(member, f"{path}/{key}")]
    if isinstance(value, list):
        return [found for member in value for found in null_paths(member, f"{path}/-")]
    return [path] if value is None else []


@pytest.mark.pure
@pytest.mark.parametrize(("name", "options"), SETUPS)
def test_histories_have_the_declared_type_and_no_nulls(name: str, options: dict[str, Any]) -> None:
    game, rng = registry.game(name), Rng(7)
    recorder = Recorder(game, options, 11)
    names = list(game.seat_names(recorder.state))
    readers = {
        seat: game.history_reader(
            HistorySource(names, None if seat is None else names[seat], game.read_options(options), None)
        )
        for seat in (None, *range(len(names)))
    }
    while recorder.state.actors():
        num_entries = len(recorder.journal.entries)
        recorder.play(*random_step(recorder.state, rng))
        for seat, reader in readers.items():
            for message in recorder.journal.seen_by(seat, num_entries):
                reader.read(0, message)
            plain = msgspec.json.decode(msgspec.json.encode(reader.history))
            msgspec.convert(plain, game.wire_types.history, strict=True, str_keys=True)
            assert null_paths(plain) == []


@pytest.mark.pure
@pytest.mark.parametrize(("name", "options"), SETUPS)
def test_views_and_facts_have_the_declared_types_and_no_nulls(name: str, options: dict[str, Any]) -> None:
    game, rng = registry.game(name), Rng(7)
    types = game.wire_types
    state = game.make(11, **options)
    viewers = (None, *range(len(game.seat_names(state))))
    while True:
        for view in (*(game.view(state, seat) for seat in viewers), game.open_view(state)):
            msgspec.convert(view, types.view, strict=True)
            assert null_paths(view) == []
        facts = game.board_facts(state)
        assert null_paths(facts) == []
        if types.facts is None:
            assert facts == {}
        else:
            msgspec.convert(facts, types.facts, strict=True)
        if state.is_over():
            return
        state.play(*random_step(state, rng))


@GAMES
def test_boards_and_constants_have_the_declared_types(game: str) -> None:
    types = registry.game(game).wire_types
    for board in registry.game(game).boards().values():
        msgspec.convert(board, types.board, strict=True)
    constants = registry.game(game).constants()
    assert msgspec.json.decode(msgspec.json.encode(constants), type=types.constants) == constants


def test_the_declared_names_are_those_of_the_rules() -> None:
    assert get_args(chuhan_wire.Seat) == CHUHAN_SEATS
    assert get_args(suntzu_wire.Seat) == SUNTZU_SEATS
    assert get_args(suntzu_wire.Province) == PROVINCES
    assert get_args(suntzu_wire.Phase) == SUNTZU_PHASES
    assert get_args(huang_wire.Colour) == COLOURS
    assert {*get_args(huang_wire.Phase), "action", "over"} == set(HUANG_PHASES)


def test_the_constants_are_those_of_the_rulebooks() -> None:
    chuhan, suntzu, huang = (
        msgspec.to_builtins(registry.game(name).constants()) for name in ("chuhan", "suntzu", "huang")
    )
    assert (chuhan["points_to_win"], chuhan["start_points"]) == (31, {"han": 0, "chu": 1})
    assert sum(kind["copies"] for kind in chuhan["deck"].values()) == 46
    assert [chuhan["writs"][event] for event in ("quiet", "plank_roads", "conscription")] == [6, 0, 4]
    assert (suntzu["rounds"], suntzu["scoring_rounds"], suntzu["track_steps"]) == (9, [3, 6, 9], 9)
    assert (sum(suntzu["deck"].values()), sum(suntzu["beginner_deck"].values())) == (20, 18)
    assert sum(huang["tiles"].values()) == 138
