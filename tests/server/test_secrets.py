"""Secrets must not be revealed by texts, numbers or timing."""

import random
from pathlib import Path

import pytest
from msgspec import UNSET
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from tests.server.memory_tables import add_event, choose_move_text, make_table
from tianxia.engine import registry
from tianxia.engine.rng import Rng
from tianxia.server.http.security import is_same_origin
from tianxia.server.storage import schema
from tianxia.server.storage.store import Store
from tianxia.server.tables import catalogue, event_application
from tianxia.server.tables.events import MoveMade, TableEvent
from tianxia.server.tables.questions import Question, bot_release_time
from tianxia.server.tables.table import Table
from tianxia.server.tables.views import describe_question

GAMES = pytest.mark.parametrize("game", registry.names())


@GAMES
def test_partial_moves_reveal_nothing_to_the_mover(game: str) -> None:
    """Moves are checked on the true state: if a partial move revealed a card, a refused move would, too."""
    rules, rng, steps_compared = registry.game(game), random.Random(4), 0
    for seed in range(6):
        options = {"events": True} if game != "huang" else {"bandits": True, "palace": True}
        table = make_table(game, seed, options=options)
        state = table.state
        for number in range(200):
            actors = state.actors()
            if not actors:
                break
            seat = rng.choice(actors)
            texts = [rules.text(state, seat, int(action)) for action in state.legal(seat)]
            partial = [index for index, text in enumerate(texts) if rules.is_partial_move(text)]
            pick = rng.choice(partial) if partial and rng.random() < 0.5 else rng.randrange(1000)
            text = choose_move_text(table, state, seat, pick)
            steps = rules.check(state, seat, text)
            assert isinstance(steps, list)
            world = state.sample(seat, Rng(number))
            for step in steps[:-1]:
                state.apply(seat, step)
                world.apply(seat, step)
                steps_compared += 1
                assert list(world.legal(seat)) == list(state.legal(seat))
                assert world.sample(seat, Rng(1)) == state.sample(seat, Rng(1))
            state.apply(seat, steps[-1])
    assert steps_compared > 30


@pytest.mark.parametrize("thinking_s", [0.0, 0.01, 0.4])
def test_a_bots_answer_is_released_at_the_same_time_however_long_it_thought(thinking_s: float) -> None:
    assert release_time(100.0 + thinking_s) == release_time(100.0)


def test_a_late_answer_of_a_bot_is_released_in_coarse_steps() -> None:
    releases = {release_time(102.0 + tenth / 10) for tenth in range(23)}
    assert len(releases) <= 2
    assert min(releases) >= 102.0


def release_time(answered: float) -> float:
    """Return when the answer of a bot is released that was asked at 100 and may think for half a second."""
    question = Question(number=1, secret=True, asked_at=100.0, earliest_release=101.0, deadline=None)
    return bot_release_time(question, catalogue.thinking_time("chuhan", "master"), 2.4, answered)


def table_with_general_question(general: str) -> Table:
    """Return a table at which Sun Tzu has played a 9 in Qin and is asked whether to use his general."""
    for seed in range(100):
        table = make_table("suntzu", seed)
        if "9" in table.game.view(table.state, 0)["hands"]["suntzu"]:
            break
    for seat, text in ((0, f"general {general}"), (1, "general remove")):
        play_move(table, seat, text, 1010.0)
    for seat, card in ((0, "9"), (1, "5")):
        play_move(table, seat, f"orders jinyan=1 qin={card} hanqi=2 chu=3 wu=4", 1020.0)
    assert table.game.prompt(table.state, 0).id == "suntzu-ask-general"
    return table


def play_move(table: Table, seat: int, text: str, now: float) -> None:
    """Answer a seat's question with a move, and release it."""
    question = table.question(seat)
    assert question is not None
    add_event(table, seat, MoveMade(text), now, question.number, question.earliest_release)
    event_application.apply_due(table, question.earliest_release)


def views_of_shao(table: Table, answered: float) -> list[object]:
    """Return what Shao sees over time if Sun Tzu answers `no` after a share of the hold delay."""
    question = table.question(0)
    assert question is not None
    hold_delay = question.earliest_release - question.asked_at
    now = question.asked_at + answered * hold_delay
    event = TableEvent(
        table.last_event_number + 1, 0, MoveMade("no"), question.number, now, max(now, question.earliest_release)
    )
    out: list[object] = []
    for tenth in range(15):
        time = question.asked_at + hold_delay * tenth / 10
        if event.number > table.last_event_number and now <= time:
            assert event_application.add_event(table, event)
        event_application.apply_due(table, time)
        log = [*table.logs[1].messages()]
        actors = [table.seat_names[seat] for seat in table.actors()]
        out.append(
            (
                time,
                table.game.view(table.state, 1),
                log,
                actors,
                table.clocks.describe(table.seat_names, table.asked_at, time),
            )
        )
    return out


def test_an_automatic_answer_for_a_player_without_a_choice_looks_like_any_other() -> None:
    """Levy cannot be used on a 9, As Six can: whether `no` is sent at once or later, Shao sees the same."""
    automatic = views_of_shao(table_with_general_question("levy"), answered=0.0)
    manual = views_of_shao(table_with_general_question("as_six"), answered=0.85)
    assert automatic == manual
    assert automatic[0][2] != automatic[-1][2], "in the end, Shao learns the answer"  # type: ignore[index]


def test_a_seat_is_told_whether_its_question_is_a_formality() -> None:
    for general, formality in (("levy", True), ("as_six", UNSET)):
        question = describe_question(table_with_general_question(general), 0)
        assert question is not None
        assert (question.standing, question.formality) == ("no-choice-suntzu", formality)
    plain = describe_question(make_table("suntzu", 1), 0)
    assert plain is not None
    assert (plain.standing, plain.formality) == (UNSET, UNSET)


def test_behind_https_only_https_pages_can_open_sockets() -> None:
    assert is_same_origin("https://play.example", "play.example", secure=True)
    assert not is_same_origin("http://play.example", "play.example", secure=True)


async def test_a_database_error_does_not_reveal_what_was_to_be_written(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}")
    await store.open()
    statement = insert(schema.codes).values(hash="the hash of a code", guest="nobody", expires=0.0)
    with pytest.raises(IntegrityError) as failed:
        await store.write(lambda connection: connection.execute(statement))
    await store.close()
    assert "the hash of a code" not in str(failed.value)
