"""The final scores of each game are the points that players would count."""

from typing import Any

import pytest

from tests.support.nim import NimGame
from tianxia.engine import registry
from tianxia.engine.playout import play_random_game
from tianxia.engine.rng import Rng
from tianxia.engine.state import State


def play_to_end(name: str, **options: Any) -> tuple[Any, State]:
    game = registry.game(name)
    state = game.new(game.read_options(options), 5)
    play_random_game(state, Rng(6))
    assert state.is_over()
    return game, state


def test_chu_han_has_victory_points() -> None:
    game, state = play_to_end("chuhan")
    points = game.dump(state)["vp"]
    assert game.final_scores(state) == [float(points["han"]), float(points["chu"])]
    assert points["han"] != points["chu"]


def test_sun_tzu_has_the_track_as_each_side_sees_it() -> None:
    game, state = play_to_end("suntzu")
    track = game.dump(state)["track"]
    assert track != 0
    assert game.final_scores(state) == [float(track), float(-track)]


@pytest.mark.parametrize("players", [["rat", "tiger"], ["goat", "dragon", "rabbit"]])
def test_huang_has_the_lowest_colour_of_each_seat_in_the_order_of_the_seats(players: list[str]) -> None:
    game, state = play_to_end("huang", players=players)
    final = game.dump(state)["scores"]
    assert game.final_scores(state) == [float(final[player][0]) for player in players]


def test_points_that_are_still_hidden_are_not_reported() -> None:
    game = registry.game("huang")
    assert game.final_scores(game.new(game.options(), 5)) is None


def test_a_game_without_points_has_none() -> None:
    game = NimGame()
    assert game.final_scores(game.new(game.options(), 5)) is None
