"""The example of a game in a package of its own: its rules, texts, bots and lesson."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.lesson_walks import LearnerQuestion, walk_paths
from tests.support.example_game import FOLDER, SOURCE
from tests.support.properties import play_checked
from tianxia.bots.bot import Bot, Budget
from tianxia.bots.levels import levels
from tianxia.engine import scenario
from tianxia.engine.errors import BadPosition, BadText, IllegalAction
from tianxia.engine.game import Game
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message, has_message, say
from tianxia.server.http.pages import load_rules
from tianxia.server.lessons.lesson import find_lesson
from tianxia.server.tables import catalogue

AnyGame = Game[Any, Any]
SETUPS: list[dict[str, Any]] = [{}, {"horses": "5"}, {"horses": "9", "chance": "open"}]
SCENARIOS = sorted((FOLDER / "scenarios").glob("*.toml"))
LANGUAGES = ("en", "pl")
PAIRS = 15
"""How many deals two levels play, each from both seats."""
BUDGET = Budget(seconds=0.0, simulations=200)
MAX_WORDS = 45
"""The length of a text of the tutorial."""


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_property_holds_at_every_step(tianji: AnyGame, setup: dict[str, Any]) -> None:
    for seed in range(5):
        recorder = play_checked(tianji, setup, seed)
        size = int(setup.get("horses", 7))
        assert sum(tianji.points(recorder.state, None).values()) <= sum(range(1, size + 1))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_a_scenario_passes(tianji: AnyGame, path: Path) -> None:
    assert scenario.run(scenario.read(path)) is None


def test_prizes_come_in_any_order_and_the_seed_decides_it(tianji: AnyGame) -> None:
    first_prizes = [tianji.make(seed=seed).cells[:] for seed in range(60)]
    assert len({tuple(cells) for cells in first_prizes}) == 7
    assert first_prizes == [tianji.make(seed=seed).cells[:] for seed in range(60)]


def test_a_choice_is_told_to_its_own_seat_only(tianji: AnyGame) -> None:
    recorder = play_checked(tianji, {}, 1)
    chosen = [entry for entry in recorder.journal.entries if entry.message.id == "tianji-log-chosen"]
    assert len(chosen) == 14
    assert {entry.audience for entry in chosen} == {1, 2}
    assert all(message.id != "tianji-log-chosen" for message in recorder.journal.seen_by(None))


def test_the_score_breakdown_adds_up_to_the_points(tianji: AnyGame) -> None:
    recorder = play_checked(tianji, {}, 2)
    totals = {"qi": 0, "tian": 0}
    for entry in tianji.score_breakdown(recorder.journal.seen_by(None)):
        totals[entry.seat] += entry.points
    assert totals == tianji.points(recorder.state, None)


def test_the_recap_is_the_latest_race(tianji: AnyGame) -> None:
    state = play_checked(tianji, {}, 3)
    recap = tianji.recap(state.journal.seen_by(0), "qi")
    assert recap.messages[0].id == "tianji-log-run"
    assert recap.messages[1].id in ("tianji-log-wins", "tianji-log-tie")
    assert [message.id for message in tianji.recap([Message("tianji-log-prize")], "qi").messages] == [
        "tianji-log-prize"
    ]


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"horses": {"qi": [1]}}, "horses"),
        ({"horses": {"qi": [1, 1], "tian": [1, 2]}}, "horses.qi"),
        ({"horses": {"qi": [8], "tian": [1]}}, "horses.qi"),
        ({"size": 6}, "size"),
        ({"prize": 3, "prizes": [1, 2, 3, 4, 5, 6]}, "prizes"),
        ({"prize": 3, "prizes": [1, 2]}, "prizes"),
        ({"prize": 3, "horses": {"qi": [1], "tian": [2]}, "chosen": {"qi": 2}}, "chosen.qi"),
        ({"prize": 3, "chosen": {"qi": 2, "tian": 3}}, "chosen"),
        ({"riders": 2}, "riders"),
    ],
)
def test_an_impossible_position_is_refused_with_its_key(tianji: AnyGame, position: dict[str, Any], key: str) -> None:
    with pytest.raises(BadPosition) as refused:
        tianji.position(position, tianji.options(), 1)
    assert refused.value.key == key
    assert "{" not in str(refused.value)


def test_a_text_that_is_no_move_is_refused_with_a_reason(tianji: AnyGame) -> None:
    state = tianji.make(seed=1)
    for text in ("", "run", "run five", "walk 5", "run ５"):
        with pytest.raises(BadText):
            tianji.parse(state, 0, text)
    for text in ("run 0", "run 8", "run 99999999999"):
        with pytest.raises(IllegalAction):
            tianji.parse(state, 0, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_exists_in_both_languages(tianji: AnyGame, lang: str) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    ids = set(re.findall(r'"(tianji-[a-z-]+)"', source)) | {
        "tianji-name",
        "tianji-about",
        "web-about-tianji",
        *(f"tianji-seat-{seat}" for seat in tianji.seats),
        *(f"tianji-house-{name}" for name in tianji.house_rules),
        *(f"tianji-move-{verb}" for verb in ("run", "turn")),
        *(f"web-option-tianji-horses{end}" for end in ("", "-note")),
    }
    assert [message_id for message_id in sorted(ids) if not has_message(message_id, lang)] == []
    for level in levels("tianji"):
        assert has_message(f"bots-level-{level.name}", lang)
    rules = load_rules(lang, "tianji")
    assert rules is not None
    assert rules[1] == lang


def test_a_move_is_written_in_words(tianji: AnyGame) -> None:
    assert say("web-generic-move", {"move": "tianji/run 5"}) == "horse 5"
    assert say("web-generic-move", {"move": "tianji/run 5"}, "pl") == "koń 5"


def test_every_path_through_the_lesson_is_legal_and_has_its_texts(tianji: AnyGame) -> None:
    lesson = find_lesson("tianji")
    assert lesson is not None
    for scene in lesson.scenes:
        for stop in walk_paths("tianji", scene):
            if isinstance(stop, LearnerQuestion):
                assert stop.accepted
        numbers = range(1, 1 + len(scene.learner_steps()))
        refusals = [f"-{number}-no" for number in numbers if scene.learner_steps()[number - 1].own_refusal]
        for end in ("", "-end", *(f"-{number}" for number in numbers), *refusals):
            for lang in LANGUAGES:
                text = say(f"tutorial-tianji-{scene.name}{end}", lang=lang)
                assert " " in text
                assert len(text.split()) <= MAX_WORDS


def test_the_observation_has_what_its_planes_describe(tianji: AnyGame) -> None:
    from tianxia_tianji.observation_spec import PLANES, SIZE

    state = tianji.make(seed=1)
    state.apply(0, 4)
    assert len(state.planes(0)) == SIZE == len(tianji.observe(state, 0))
    starts = {plane.name: sum(earlier.size for earlier in PLANES[:i]) for i, plane in enumerate(PLANES)}
    assert list(state.planes(0)[starts["choice"] : starts["choice"] + 9]) == [0, 0, 0, 0, 1, 0, 0, 0, 0]
    assert list(state.planes(1)[starts["choice"] : starts["choice"] + 9]) == [0] * 9


def test_the_lobby_offers_the_number_of_horses(tianji: AnyGame) -> None:
    (info,) = (info for info in catalogue.list_games() if info.name == "tianji")
    assert info.options["horses"].choices == ["5", "7", "9"]
    assert list(info.options) == ["horses"]
    assert (info.has_lesson, info.has_rules) == (True, True)


def play(game: AnyGame, bots: list[Bot], seed: int) -> list[float]:
    """Play a game; return the result of each seat."""
    state, rng = game.make(seed=seed), Rng(seed, 5)
    while not state.is_over():
        choices = [(seat, bots[seat].choose(state.sample(seat, rng), [], seat, BUDGET, rng)) for seat in state.actors()]
        for seat, action in choices:
            state.apply(seat, action)
    return list(state.returns())


def test_each_level_beats_the_one_below(tianji: AnyGame) -> None:
    names = [level.name for level in levels("tianji")]
    assert names == ["novice", "club"]
    novice, club = (level.create_bot() for level in levels("tianji"))
    lead = 0.0
    for seed in range(PAIRS):
        lead += play(tianji, [club, novice], seed)[0] + play(tianji, [novice, club], seed)[1]
    assert lead > PAIRS


@pytest.mark.parametrize("level", [0, 1])
def test_a_bot_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(tianji: AnyGame, level: int) -> None:
    bot = levels("tianji")[level].create_bot()
    state: State = tianji.make(seed=4)
    state.apply(1, 6)
    worlds = [state.sample(0, Rng(seed)) for seed in range(4)]
    assert len({tuple(world.cells) for world in worlds}) > 1
    assert len({bot.choose(world, [], 0, BUDGET, Rng(9)) for world in worlds}) == 1


def test_the_strong_bot_explains_its_choice(tianji: AnyGame) -> None:
    bot = levels("tianji")[-1].create_bot()
    state = tianji.position({"prize": 3, "horses": {"qi": [1, 5], "tian": [2, 4]}, "prizes": [1]}, tianji.options(), 1)
    advice = bot.explain(state, [], 0, BUDGET, Rng(1))
    assert advice[0].steps == [4], "horse 5 wins the prize of 3 against either horse, and so the game"
    assert advice[0].win_probability == 1.0
    assert bot.evaluate_moves(state, [], 0, [[4], [0]], BUDGET, Rng(1))[0] == 1.0
    assert bot.choose(state, [], 0, BUDGET, Rng(1)) == 4
