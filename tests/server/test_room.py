"""A table from its rows: the same for everybody who reads them, and secret where it must be."""

import random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from tests.server.memory_tables import HOLD, ROWS, add, answer, make_room
from tianxia.engine import registry
from tianxia.engine.rng import Rng
from tianxia.server import briefs
from tianxia.server.clocks import Clock
from tianxia.server.log import Log
from tianxia.server.presence import Presence
from tianxia.server.questions import delay
from tianxia.server.room import Room
from tianxia.server.rows import ANSWER, OFFER, REPLACE, RESIGN, UNDO
from tianxia.server.tables import Info
from tianxia.server.undo import undo_of

GAMES = pytest.mark.parametrize("game", registry.names())


def shown(room: Room, seat: int | None, now: float) -> Any:
    """What a seat is sent of a room."""
    facts = room.facts
    info = Info(
        facts.id,
        facts.game,
        facts.rules,
        facts.options,
        "",
        "",
        "running",
        False,
        True,
        facts.clock,
        facts.seed,
        facts.secret,
        "",
        0.0,
        0.0,
        facts.started,
        [],
        None,
        "",
    )
    live: Any = SimpleNamespace(info=info, room=room, listeners=set())
    lives = {facts.id: live}
    hall: Any = SimpleNamespace(time_at=lambda _: now, lives=lives, presence=Presence(lives, lambda **_: None))
    return msgspec.json.decode(msgspec.json.encode(briefs.state(hall, live, "", seat, 0)))


def play_some(room: Room, moves: int, seed: int) -> float:
    """Random moves; when the last was made."""
    choose, now = random.Random(seed), 1000.0
    for _ in range(moves):
        if room.over:
            break
        now += choose.random()
        open_seats = [seat for seat in room.actors() if room.question(seat)]
        if open_seats:
            answer(room, choose.choice(open_seats), now, choose.randrange(1000))
        else:
            release = room.next_release()
            assert release is not None
            now = max(now, release)
            room.play_due(now)
    return now


def rebuilt(room: Room, now: float) -> Room:
    people = tuple(room.humans.get(seat, "bot") for seat in range(len(room.names)))
    again = make_room(room.facts.game, room.facts.seed, people, room.facts.clock, room.facts.options, room.facts.secret)
    for row in ROWS.get(room, []):
        again.take(row)
    again.play_due(now)
    return again


@GAMES
def test_a_room_rebuilt_from_its_rows_is_the_same(game: str) -> None:
    for seed in range(3):
        room = make_room(game, seed)
        now = play_some(room, 40, seed)
        undo = undo_of(room, 0)
        if undo is not None:
            add(room, UNDO, 0, str(undo.row), now)
        now = max(now, play_some(room, 0, seed))
        again = rebuilt(room, now)
        assert again.state == room.state
        for seat in (0, 1, None):
            assert shown(again, seat, now) == shown(room, seat, now)


@GAMES
def test_what_is_sent_to_a_seat_is_the_same_in_every_world_it_can_imagine(game: str) -> None:
    options = {"events": True} if game != "huang" else {}
    room = make_room(game, 5, options=options)
    choose = random.Random(7)
    now = 1000.0
    for step in range(60):
        if room.over:
            break
        for seat in (0, 1):
            real = shown(room, seat, now)
            state = room.state
            room.state = state.sample(seat, Rng(step))
            imagined = shown(room, seat, now)
            room.state = state
            assert imagined == real
        now = play_one(room, choose, now)


def play_one(room: Room, choose: random.Random, now: float) -> float:
    open_seats = [seat for seat in room.actors() if room.question(seat)]
    if open_seats:
        answer(room, choose.choice(open_seats), now, choose.randrange(1000))
        return now + 0.5
    release = room.next_release()
    assert release is not None
    room.play_due(release)
    return release


@GAMES
def test_nothing_moves_for_others_while_an_answer_is_held_back(game: str) -> None:
    room = make_room(game, 2, options={"events": True} if game == "chuhan" else {})
    choose, now, held = random.Random(3), 1000.0, 0
    for _ in range(300):
        if room.over or held > 5:
            break
        seat = next((seat for seat in room.actors() if room.question(seat)), None)
        question = room.question(seat) if seat is not None else None
        if seat is None or question is None:
            release = room.next_release()
            assert release is not None
            room.play_due(release)
            now = release
            continue
        other = 1 - seat
        before = shown(room, other, now), shown(room, None, now)
        row = answer(room, seat, now, choose.randrange(1000))
        if question.secret:
            held += 1
            assert row.release == max(now, question.asked + delay("s", seat, question.number, HOLD))
            if row.release > now:
                assert (shown(room, other, now), shown(room, None, now)) == before
                assert room.question(seat) is None
                room.play_due(row.release)
                now = row.release
    assert game == "huang" or held


def test_a_delay_depends_on_table_seat_and_question_only() -> None:
    drawn = [delay(secret, seat, number, HOLD) for secret in "ab" for seat in (0, 1) for number in range(1, 200)]
    assert len(set(drawn)) == len(drawn)
    assert all(HOLD[0] <= one <= HOLD[1] for one in drawn)
    assert drawn == [
        delay(secret, seat, number, HOLD) for secret in "ab" for seat in (0, 1) for number in range(1, 200)
    ]
    assert abs(sum(drawn) / len(drawn) - 2.0) < 0.1


def test_undo_is_free_against_a_bot_back_to_the_last_decision() -> None:
    room = make_room(people=("ann", "bot"))
    assert undo_of(room, 0) is None
    mine = answer(room, 0, 1001.0, 5)
    log = list(room.logs[0].lines)
    answer(room, 1, 1002.0, 1)
    may = undo_of(room, 0)
    assert may is not None
    assert may == ("free", mine.number)
    before = room.logs[0].number
    add(room, UNDO, 0, str(may.row), 1003.0)
    assert not room.played
    assert room.state == make_room().state
    assert room.logs[0].messages()[-1].id == "server-log-undo"
    assert room.logs[0].lines[:-1] == log[: len(room.logs[0].lines) - 1]
    known = room.logs[0].since(before)
    assert known[1] == len(room.logs[0].lines) - 1
    asked = room.question(0)
    assert asked is not None
    assert asked.number == 3  # one answered, one taken back


def test_undo_between_people_is_free_until_the_other_acts() -> None:
    room = make_room()
    play = [room.game.text(room.state, 0, int(a)) for a in room.state.legal(0)].index("play 5")
    mine = answer(room, 0, 1001.0, play)
    assert undo_of(room, 0) == ("free", mine.number)
    assert undo_of(room, 1) is None
    answer(room, 1, 1002.0, 1)
    assert undo_of(room, 0) == ("ask", mine.number)


def test_what_was_drawn_cannot_be_taken_back_freely() -> None:
    room = make_room()
    writ = [room.game.text(room.state, 0, int(a)) for a in room.state.legal(0)].index("writ")
    answer(room, 0, 1001.0, writ)
    may = undo_of(room, 0)
    assert may is not None
    assert may.how == "ask"  # a card was drawn and seen


def test_on_one_device_undo_is_free() -> None:
    room = make_room(people=("ann", "ann"))
    first = answer(room, 0, 1001.0, 5)
    answer(room, 1, 1002.0, 1)
    assert undo_of(room, 0) == ("free", first.number)


def test_a_draw_needs_both_and_an_offer_ends_with_the_next_move_of_the_other() -> None:
    room = make_room()
    add(room, OFFER, 1, "draw", 1001.0)
    assert room.offers["draw"] == {1}
    add(room, ANSWER, 0, "draw no", 1002.0)
    assert room.offers["draw"] == set()
    add(room, OFFER, 1, "draw", 1003.0)
    answer(room, 0, 1004.0, 5)
    assert room.offers["draw"] == set()
    add(room, OFFER, 0, "draw", 1005.0)
    add(room, ANSWER, 1, "draw yes", 1006.0)
    assert room.result == ("draw", [])


def test_a_seat_that_became_a_bot_does_not_change_what_was_before() -> None:
    room = make_room()
    add(room, OFFER, 0, "draw", 1001.0)
    add(room, REPLACE, 1, "random", 1002.0)
    assert not room.over
    again = make_room()
    for row in ROWS[room]:
        again.take(row)
    again.play_due(1003.0)
    assert not again.over
    assert again.bots == {1: "random"}


def test_who_resigns_has_lost() -> None:
    room = make_room()
    add(room, RESIGN, 0, "", 1001.0)
    assert room.result == ("resign", [1])
    assert room.actors() == []


def test_clocks_follow_from_the_rows() -> None:
    room = make_room(clock=Clock("game", 60.0, 2.0))
    question = room.question(0)
    assert question is not None
    assert question.until == 1060.0
    answer(room, 0, 1010.0, 5)
    assert room.clocks.left == [52.0, 60.0]
    assert room.clocks.show(room.names, room.asked, 1015.0) == {
        "han": {"left": 52.0, "running": False},
        "chu": {"left": 55.0, "running": True},
    }
    moves = make_room(clock=Clock("move", 30.0))
    answer(moves, 0, 1029.0, 5)
    question = moves.question(1)
    assert question is not None
    assert question.until == 1059.0


def test_a_bot_has_no_clock() -> None:
    room = make_room(people=("ann", "bot"), clock=Clock("move", 30.0))
    assert list(room.clocks.show(room.names, room.asked, 1001.0)) == ["han"]


def test_the_clock_allows_powers() -> None:
    seen = 0
    for seed in range(20):
        room = make_room(seed=seed)
        while not room.over and seen < 10:
            seat = room.actors()[0]
            if room.game.is_secret_decision(room.state, seat):
                assert room.quiet_answer(seat) == "allow"
                seen += 1
            texts = [room.game.text(room.state, seat, int(action)) for action in room.state.legal(seat)]
            pick = next((at for at, text in enumerate(texts) if text.startswith("use ")), len(texts) - 1)
            now = room.last[0] + 10.0
            answer(room, seat, max(now, 1000.0), pick)
            room.play_due(now + 10.0)
    assert seen


def test_a_log_tells_what_is_new_since_any_event() -> None:
    """Whatever a client knows, what it is told leads to the same log."""
    choose, log = random.Random(1), Log()
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
