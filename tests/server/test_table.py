"""Tables follow from their events: they are the same in every process, and keep secrets."""

import random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from tests.server.memory_tables import EVENTS, HOLD, add, answer, make_table
from tianxia.engine import registry
from tianxia.engine.rng import Rng
from tianxia.server import summaries
from tianxia.server.clocks import TimeControl
from tianxia.server.events import ANSWER, OFFER, REPLACE, RESIGN, UNDO
from tianxia.server.presence import Presence
from tianxia.server.questions import hold_delay
from tianxia.server.seat_log import SeatLog
from tianxia.server.table import Table
from tianxia.server.table_repository import TableInfo
from tianxia.server.undo import find_undo

GAMES = pytest.mark.parametrize("game", registry.names())


def shown(table: Table, seat: int | None, now: float) -> Any:
    """Return what a seat is sent."""
    config = table.config
    info = TableInfo(
        config.id,
        config.game,
        config.rules,
        config.options,
        "",
        "",
        "running",
        False,
        True,
        config.clock,
        config.seed,
        config.secret,
        "",
        0.0,
        0.0,
        config.started,
        [],
        None,
        "",
    )
    live: Any = SimpleNamespace(info=info, table=table, listeners=set())
    loaded = {config.id: live}
    live_tables: Any = SimpleNamespace(
        time_at=lambda _: now, loaded=loaded, presence=Presence(loaded, lambda **_: None)
    )
    return msgspec.json.decode(msgspec.json.encode(summaries.seat_snapshot(live_tables, live, "", seat, 0)))


def play_some(table: Table, moves: int, seed: int) -> float:
    """Play random moves; return the time of the last one."""
    choose, now = random.Random(seed), 1000.0
    for _ in range(moves):
        if table.is_over:
            break
        now += choose.random()
        open_seats = [seat for seat in table.actors() if table.question(seat)]
        if open_seats:
            answer(table, choose.choice(open_seats), now, choose.randrange(1000))
        else:
            release = table.next_release()
            assert release is not None
            now = max(now, release)
            table.apply_due(now)
    return now


def rebuilt(table: Table, now: float) -> Table:
    people = tuple(table.humans.get(seat, "bot") for seat in range(len(table.names)))
    again = make_table(
        table.config.game, table.config.seed, people, table.config.clock, table.config.options, table.config.secret
    )
    for event in EVENTS.get(table, []):
        again.add_event(event)
    again.apply_due(now)
    return again


@GAMES
def test_a_table_rebuilt_from_its_events_is_the_same(game: str) -> None:
    for seed in range(3):
        table = make_table(game, seed)
        now = play_some(table, 40, seed)
        undo = find_undo(table, 0)
        if undo is not None:
            add(table, UNDO, 0, str(undo.event), now)
        now = max(now, play_some(table, 0, seed))
        again = rebuilt(table, now)
        assert again.state == table.state
        for seat in (0, 1, None):
            assert shown(again, seat, now) == shown(table, seat, now)


@GAMES
def test_a_snapshot_is_the_same_in_every_world_sampled_for_the_seat(game: str) -> None:
    options = {"events": True} if game != "huang" else {}
    table = make_table(game, 5, options=options)
    choose = random.Random(7)
    now = 1000.0
    for step in range(60):
        if table.is_over:
            break
        for seat in (0, 1):
            real = shown(table, seat, now)
            state = table.state
            table.state = state.sample(seat, Rng(step))
            imagined = shown(table, seat, now)
            table.state = state
            assert imagined == real
        now = play_one(table, choose, now)


def play_one(table: Table, choose: random.Random, now: float) -> float:
    open_seats = [seat for seat in table.actors() if table.question(seat)]
    if open_seats:
        answer(table, choose.choice(open_seats), now, choose.randrange(1000))
        return now + 0.5
    release = table.next_release()
    assert release is not None
    table.apply_due(release)
    return release


@GAMES
def test_nothing_changes_for_others_while_an_answer_is_held_back(game: str) -> None:
    table = make_table(game, 2, options={"events": True} if game == "chuhan" else {})
    choose, now, held = random.Random(3), 1000.0, 0
    for _ in range(300):
        if table.is_over or held > 5:
            break
        seat = next((seat for seat in table.actors() if table.question(seat)), None)
        question = table.question(seat) if seat is not None else None
        if seat is None or question is None:
            release = table.next_release()
            assert release is not None
            table.apply_due(release)
            now = release
            continue
        other = 1 - seat
        before = shown(table, other, now), shown(table, None, now)
        event = answer(table, seat, now, choose.randrange(1000))
        if question.secret:
            held += 1
            assert event.release == max(now, question.asked_at + hold_delay("s", seat, question.number, HOLD))
            if event.release > now:
                assert (shown(table, other, now), shown(table, None, now)) == before
                assert table.question(seat) is None
                table.apply_due(event.release)
                now = event.release
    assert game == "huang" or held


def test_a_hold_delay_depends_only_on_table_seat_and_question() -> None:
    drawn = [hold_delay(secret, seat, number, HOLD) for secret in "ab" for seat in (0, 1) for number in range(1, 200)]
    assert len(set(drawn)) == len(drawn)
    assert all(HOLD[0] <= one <= HOLD[1] for one in drawn)
    assert drawn == [
        hold_delay(secret, seat, number, HOLD) for secret in "ab" for seat in (0, 1) for number in range(1, 200)
    ]
    assert abs(sum(drawn) / len(drawn) - 2.0) < 0.1


def test_undo_is_free_against_a_bot_back_to_the_last_decision() -> None:
    table = make_table(people=("ann", "bot"))
    assert find_undo(table, 0) is None
    mine = answer(table, 0, 1001.0, 5)
    log = list(table.logs[0].lines)
    answer(table, 1, 1002.0, 1)
    may = find_undo(table, 0)
    assert may is not None
    assert may == ("free", mine.number)
    before = table.logs[0].number
    add(table, UNDO, 0, str(may.event), 1003.0)
    assert not table.applied_moves
    assert table.state == make_table().state
    assert table.logs[0].messages()[-1].id == "server-log-undo"
    assert table.logs[0].lines[:-1] == log[: len(table.logs[0].lines) - 1]
    known = table.logs[0].since(before)
    assert known[1] == len(table.logs[0].lines) - 1
    asked = table.question(0)
    assert asked is not None
    assert asked.number == 3  # one answered, one taken back


def test_undo_between_people_is_free_until_the_other_acts() -> None:
    table = make_table()
    play = [table.game.text(table.state, 0, int(a)) for a in table.state.legal(0)].index("play 5")
    mine = answer(table, 0, 1001.0, play)
    assert find_undo(table, 0) == ("free", mine.number)
    assert find_undo(table, 1) is None
    answer(table, 1, 1002.0, 1)
    assert find_undo(table, 0) == ("ask", mine.number)


def test_a_move_that_drew_cards_cannot_be_taken_back_freely() -> None:
    table = make_table()
    writ = [table.game.text(table.state, 0, int(a)) for a in table.state.legal(0)].index("writ")
    answer(table, 0, 1001.0, writ)
    may = find_undo(table, 0)
    assert may is not None
    assert may.how == "ask"  # a card was drawn and seen


def test_on_one_device_undo_is_free() -> None:
    table = make_table(people=("ann", "ann"))
    first = answer(table, 0, 1001.0, 5)
    answer(table, 1, 1002.0, 1)
    assert find_undo(table, 0) == ("free", first.number)


def test_a_draw_needs_both_players_and_a_move_declines_the_offer() -> None:
    table = make_table()
    add(table, OFFER, 1, "draw", 1001.0)
    assert table.offers["draw"] == {1}
    add(table, ANSWER, 0, "draw no", 1002.0)
    assert table.offers["draw"] == set()
    add(table, OFFER, 1, "draw", 1003.0)
    answer(table, 0, 1004.0, 5)
    assert table.offers["draw"] == set()
    add(table, OFFER, 0, "draw", 1005.0)
    add(table, ANSWER, 1, "draw yes", 1006.0)
    assert table.result == ("draw", [])


def test_replacing_a_player_by_a_bot_does_not_change_earlier_moves() -> None:
    table = make_table()
    add(table, OFFER, 0, "draw", 1001.0)
    add(table, REPLACE, 1, "random", 1002.0)
    assert not table.is_over
    again = make_table()
    for event in EVENTS[table]:
        again.add_event(event)
    again.apply_due(1003.0)
    assert not again.is_over
    assert again.bots == {1: "random"}


def test_a_player_who_resigns_loses() -> None:
    table = make_table()
    add(table, RESIGN, 0, "", 1001.0)
    assert table.result == ("resign", [1])
    assert table.actors() == []


def test_clocks_follow_from_the_events() -> None:
    table = make_table(clock=TimeControl("game", 60.0, 2.0))
    question = table.question(0)
    assert question is not None
    assert question.deadline == 1060.0
    answer(table, 0, 1010.0, 5)
    assert table.clocks.remaining_s == [52.0, 60.0]
    assert table.clocks.describe(table.names, table.asked_at, 1015.0) == {
        "han": {"left": 52.0, "running": False},
        "chu": {"left": 55.0, "running": True},
    }
    moves = make_table(clock=TimeControl("move", 30.0))
    answer(moves, 0, 1029.0, 5)
    question = moves.question(1)
    assert question is not None
    assert question.deadline == 1059.0


def test_a_bot_has_no_clock() -> None:
    table = make_table(people=("ann", "bot"), clock=TimeControl("move", 30.0))
    assert list(table.clocks.describe(table.names, table.asked_at, 1001.0)) == ["han"]


def test_the_clock_answers_a_reaction_with_allow() -> None:
    seen = 0
    for seed in range(20):
        table = make_table(seed=seed)
        while not table.is_over and seen < 10:
            seat = table.actors()[0]
            if table.game.is_secret_decision(table.state, seat):
                assert table.timeout_move(seat) == "allow"
                seen += 1
            texts = [table.game.text(table.state, seat, int(action)) for action in table.state.legal(seat)]
            pick = next((at for at, text in enumerate(texts) if text.startswith("use ")), len(texts) - 1)
            now = table.last_applied[0] + 10.0
            answer(table, seat, max(now, 1000.0), pick)
            table.apply_due(now + 10.0)
    assert seen


def test_a_log_returns_what_is_new_since_any_entry() -> None:
    """Whatever entries a client has, the update leads to the same log."""
    choose, log = random.Random(1), SeatLog()
    known: list[list[bytes]] = [[]]
    for number in range(200):
        if choose.random() < 0.2 and log.lines:
            log.cut(choose.randrange(len(log.lines)))
        else:
            log.add(str(number).encode())
        known.append(list(log.lines))
        assert log.number == len(known) - 1
        at = choose.randrange(len(known))
        start, cut, news = log.since(at)
        assert start == at
        assert known[at][:cut] + [bytes(line) for line in news] == log.lines
    assert log.since(1000)[:2] == (0, 0)
