"""Intervals and ratings, compared with independently known values; and a ladder of a toy game."""

import json
from collections.abc import Iterator
from math import log10, sqrt
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from tests.support.nim import NimGame
from tianxia.arena.chart import draw_ladder
from tianxia.arena.intervals import paired_interval, wilson_interval
from tianxia.arena.ladder import RatedBot, list_pairings
from tianxia.arena.rating import ELO_PER_LOG_STRENGTH, Rating, fit_strengths, rate
from tianxia.bots import levels
from tianxia.bots.bot import NamedBot
from tianxia.bots.random import RandomBot
from tianxia.cli.main import run
from tianxia.engine import registry


@pytest.fixture
def nim() -> Iterator[None]:
    registry.add(NimGame())
    yield
    registry.remove("nim")


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962), (100, 100, 0.9630, 1.0)],
)
def test_wilson_intervals_agree_with_known_values(wins: int, games: int, low: float, high: float) -> None:
    rate = wilson_interval(wins / games, games)
    assert [rate.low, rate.high] == pytest.approx([low, high], abs=1e-4)


def test_an_interval_is_narrower_if_deals_are_always_split_and_wider_if_they_are_always_swept() -> None:
    split = paired_interval([[1.0, 0.0]] * 50)
    fair = paired_interval([[1.0, 1.0], [0.0, 0.0], [1.0, 0.0], [0.0, 1.0]] * 12 + [[1.0, 0.0]] * 2)
    swept = paired_interval([[1.0, 1.0], [0.0, 0.0]] * 25)
    assert split.mean == fair.mean == swept.mean == 0.5
    assert split.high == pytest.approx(wilson_interval(0.5, 200).high)
    assert fair.high == pytest.approx(wilson_interval(0.5, 100).high, abs=0.005)
    assert swept.high == pytest.approx(wilson_interval(0.5, 50).high, abs=0.005)


def test_few_deals_count_as_games_and_without_games_the_interval_is_0_to_1() -> None:
    assert paired_interval([[1.0, 0.5]] * 4) == wilson_interval(0.75, 8)
    assert paired_interval([[1.0, 1.0]] * 50) == wilson_interval(1.0, 100)
    assert paired_interval([]) == (0.0, 0.0, 1.0)


def test_two_players_are_as_far_apart_as_elo_says() -> None:
    weak, strong = rate(np.array([[0.0, 25.0], [75.0, 0.0]]))
    assert weak.elo == 0.0
    assert strong.elo == strong.above == pytest.approx(400 * log10(3), abs=1e-6)
    assert strong.above_margin == pytest.approx(1.959964 * ELO_PER_LOG_STRENGTH / sqrt(100 * 0.75 * 0.25), rel=1e-6)
    assert strong.margin == pytest.approx(strong.above_margin / 2)


def test_the_strengths_of_several_players_are_recovered() -> None:
    strengths = np.array([-1.2, -0.3, 0.1, 1.4])
    chances = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
    wins = 40 * chances * (1 - np.eye(4))
    wins[0, 3] = wins[3, 0] = 0.0  # not all players met
    assert fit_strengths(wins) == pytest.approx(strengths - strengths.mean(), abs=1e-8)


def test_fitted_strengths_maximise_the_likelihood() -> None:
    wins = np.array([[0.0, 7.0, 2.5], [3.0, 0.0, 4.0], [7.5, 6.0, 0.0]])
    best = fit_strengths(wins)

    def likelihood(strengths: np.ndarray[tuple[int], np.dtype[np.float64]]) -> float:
        return float((wins * np.log(1 / (1 + np.exp(strengths[None, :] - strengths[:, None])))).sum())

    for direction in np.eye(3):
        assert likelihood(best + 0.01 * direction) < likelihood(best) > likelihood(best - 0.01 * direction)


def test_a_player_who_wins_everything_has_a_finite_rating() -> None:
    winless, middle, unbeaten = rate(np.array([[0.0, 0.0, 0.0], [20.0, 0.0, 0.0], [0.0, 20.0, 0.0]]))
    assert winless.elo == 0.0
    assert middle.elo == pytest.approx(400 * log10(20.5 / 0.5))
    assert unbeaten.elo == pytest.approx(2 * middle.elo)
    _, second, third = rate(np.array([[0.0, 20.0, 0.0], [0.0, 0.0, 20.0], [0.0, 0.0, 0.0]]))
    assert [second.elo, third.elo] == pytest.approx([-middle.elo, -unbeaten.elo])


def test_each_bot_of_a_ladder_plays_the_next_two() -> None:
    assert list_pairings(4, "neighbours") == [(0, 1), (1, 2), (2, 3), (0, 2), (1, 3)]
    assert list_pairings(2, "neighbours") == [(0, 1)]


def test_in_a_round_robin_every_bot_plays_every_other_once() -> None:
    assert sorted(list_pairings(4, "all")) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]


def test_a_ladder_is_played_rated_and_drawn(nim: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["random", "py:tests.arena.nim:HalfPerfect", "py:tests.arena.nim:Perfect"]
    out = tmp_path / "out"
    assert run(["arena", "ladder", "nim", *bots, "--games", "40", "--out", str(out), "--option", "heap=17"]) == 0
    output = capsys.readouterr().out
    assert "Bradley–Terry" in output
    assert "py:tests.arena.nim:Perfect – random" in output
    rated_bots = json.loads((out / "ladder.json").read_text())
    assert [rated["bot"] for rated in rated_bots] == bots
    assert [rated["games"] for rated in rated_bots] == [80, 80, 80]
    elos = [rated["rating"][0] for rated in rated_bots]
    assert elos[0] == 0.0 < elos[1] < elos[2]
    ElementTree.parse(out / "ladder.svg")
    assert run(["arena", "ladder", "nim", *bots, "--games", "40", "--out", str(out), "--option", "heap=17"]) == 0
    assert "120 games have already been played." in capsys.readouterr().out


def test_the_default_ladder_is_random_and_all_levels(
    nim: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from tianxia.arena.ladder import default_bots

    assert run(["arena", "ladder", "nim"]) == 2
    assert "has no levels yet" in capsys.readouterr().err
    own_levels = tuple(NamedBot(name, RandomBot, levels.INSTANT_BUDGET) for name in ("weak", "strong"))
    monkeypatch.setattr(levels, "levels", lambda game: own_levels)
    assert default_bots("nim") == ["random", "weak", "strong"]


def test_the_chart_shows_every_bot_whatever_its_name() -> None:
    rated_bots = [
        RatedBot("<random & co>", Rating(0.0, 12.0, 0.0, 0.0), 9),
        RatedBot("club", Rating(400.0, 30.0, 400.0, 40.0), 9),
    ]
    picture = draw_ladder("Chu Han & more", "95%", rated_bots)
    texts = [element.text for element in ElementTree.fromstring(picture).iter("{http://www.w3.org/2000/svg}text")]
    assert {"Chu Han & more", "<random & co>", "club", "400"} <= set(texts)
