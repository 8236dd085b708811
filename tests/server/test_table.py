"""Tables are derived from their events: they are the same in every process, and keep secrets."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.server.memory_tables import EVENTS, HOLD, add_event, make_table, submit_answer
from tianxia.engine import registry
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import say
from tianxia.server.tables import commands, event_application, views
from tianxia.server.tables.behaviour import FREE_PLAY
from tianxia.server.tables.clocks import SeatClock, TimeControl
from tianxia.server.tables.events import MovesUndone, OfferAnswered, OfferMade, SeatReplaced, SeatResigned
from tianxia.server.tables.questions import hold_delay
from tianxia.server.tables.seat_log import PUBLIC, SeatLog
from tianxia.server.tables.table import Table
from tianxia.server.tables.table_info import TableInfo
from tianxia.server.tables.table_snapshots import TableSnapshots
from tianxia.server.tables.undo import find_undo

GAMES = pytest.mark.parametrize("game", registry.names())


def snapshot(table: Table, seat: int | None, now: float) -> Any:
    """Return the snapshot that a seat or a spectator receives."""
    config = table.config
    info = TableInfo(
        id=config.id,
        game=config.game,
        rules_version=config.rules_version,
        options=config.options,
        owner="",
        status="running",
        clock=config.clock,
        seed=config.seed,
        hold_secret=config.hold_secret,
        key="",
        created=0.0,
        changed=0.0,
        started=config.started,
        turn=[],
        result=None,
        next="",
    )
    table.version += 1  # tests replace the state behind the table's back
    return decoded_snapshot(info, table, seat, now)


def decoded_snapshot(info: TableInfo, table: Table, seat: int | None, now: float) -> Any:
    """Return a snapshot as a client decodes it; nobody is online."""
    snapshot = TableSnapshots().next_snapshot(info, table, FREE_PLAY, set, "", seat, 0, now, None)
    return msgspec.json.decode(snapshot.text)


def play_random_moves(table: Table, number: int, seed: int) -> float:
    """Play up to a number of random moves; return the time of the last one."""
    rng, now = random.Random(seed), 1000.0
    for _ in range(number):
        if table.is_over:
            break
        now += rng.random()
        asked_seats = [seat for seat in table.actors() if table.question(seat)]
        if asked_seats:
            submit_answer(table, rng.choice(asked_seats), now, rng.randrange(1000))
        else:
            release = table.event_queue.next_release()
            assert release is not None
            now = max(now, release)
            event_application.apply_due(table, now)
    return now


def rebuild(table: Table, now: float) -> Table:
    """Return a table with the same configuration and events."""
    people = tuple(table.humans.get(seat, "bot") for seat in range(len(table.seat_names)))
    rebuilt = make_table(
        table.config.game, table.config.seed, people, table.config.clock, table.config.options, table.config.hold_secret
    )
    for event in EVENTS.get(table, []):
        event_application.add_event(rebuilt, event)
    event_application.apply_due(rebuilt, now)
    return rebuilt


@GAMES
def test_a_table_rebuilt_from_its_events_is_the_same(game: str) -> None:
    for seed in range(3):
        table = make_table(game, seed)
        now = play_random_moves(table, 40, seed)
        undo = find_undo(table, 0)
        if undo is not None:
            add_event(table, 0, MovesUndone(undo.event_number), now)
        rebuilt = rebuild(table, now)
        assert rebuilt.state == table.state
        for seat in (0, 1, None):
            assert snapshot(rebuilt, seat, now) == snapshot(table, seat, now)


@GAMES
def test_a_snapshot_is_the_same_in_every_world_sampled_for_the_seat(game: str) -> None:
    options = {"events": True} if game != "huang" else {}
    table = make_table(game, 5, options=options)
    rng = random.Random(7)
    now = 1000.0
    for step in range(60):
        if table.is_over:
            break
        for seat in (0, 1):
            true_snapshot = snapshot(table, seat, now)
            true_state = table.state
            table.state = true_state.sample(seat, Rng(step))
            sampled_snapshot = snapshot(table, seat, now)
            table.state = true_state
            assert sampled_snapshot == true_snapshot
        now = play_random_move(table, rng, now)


def play_random_move(table: Table, rng: random.Random, now: float) -> float:
    """Play a random move, or release the next event; return the time afterwards."""
    asked_seats = [seat for seat in table.actors() if table.question(seat)]
    if asked_seats:
        submit_answer(table, rng.choice(asked_seats), now, rng.randrange(1000))
        return now + 0.5
    release = table.event_queue.next_release()
    assert release is not None
    event_application.apply_due(table, release)
    return release


@GAMES
def test_nothing_changes_for_other_seats_while_an_answer_is_held_back(game: str) -> None:
    table = make_table(game, 2, options={"events": True} if game == "chuhan" else {})
    rng, now, held_answers = random.Random(3), 1000.0, 0
    for _ in range(300):
        if table.is_over or held_answers > 5:
            break
        seat = next((seat for seat in table.actors() if table.question(seat)), None)
        question = table.question(seat) if seat is not None else None
        if seat is None or question is None:
            release = table.event_queue.next_release()
            assert release is not None
            event_application.apply_due(table, release)
            now = release
            continue
        other = 1 - seat
        before = snapshot(table, other, now), snapshot(table, None, now)
        event = submit_answer(table, seat, now, rng.randrange(1000))
        if question.secret:
            held_answers += 1
            assert event.release == max(now, question.asked_at + hold_delay("s", seat, question.number, HOLD))
            if event.release > now:
                assert (snapshot(table, other, now), snapshot(table, None, now)) == before
                assert table.question(seat) is None
                event_application.apply_due(table, event.release)
                now = event.release
    assert game == "huang" or held_answers


def test_a_hold_delay_depends_only_on_table_seat_and_question() -> None:
    delays = [hold_delay(secret, seat, number, HOLD) for secret in "ab" for seat in (0, 1) for number in range(1, 200)]
    assert len(set(delays)) == len(delays)
    assert all(HOLD[0] <= delay <= HOLD[1] for delay in delays)
    assert delays == [
        hold_delay(secret, seat, number, HOLD) for secret in "ab" for seat in (0, 1) for number in range(1, 200)
    ]
    assert abs(sum(delays) / len(delays) - 2.0) < 0.1


def test_against_a_bot_undo_is_free_back_to_the_last_decision() -> None:
    table = make_table(people=("ann", "bot"))
    assert find_undo(table, 0) is None
    own_move = submit_answer(table, 0, 1001.0, 5)
    log = list(table.logs[0].lines)
    submit_answer(table, 1, 1002.0, 1)
    undo = find_undo(table, 0)
    assert undo is not None
    assert undo == ("free", own_move.number)
    before = table.logs[0].number
    add_event(table, 0, MovesUndone(undo.event_number), 1003.0)
    assert not table.applied_moves
    assert table.state == make_table().state
    assert table.logs[0].messages()[-1].id == "server-log-undo"
    assert table.logs[0].lines[:-1] == log[: len(table.logs[0].lines) - 1]
    _, cut, _ = table.logs[0].since(before)
    assert cut == len(table.logs[0].lines) - 1
    question = table.question(0)
    assert question is not None
    assert question.number == 3  # one was answered, one taken back


def test_undo_between_people_is_free_until_the_other_player_moves() -> None:
    table = make_table()
    index = [table.game.text(table.state, 0, int(action)) for action in table.state.legal(0)].index("play 5")
    own_move = submit_answer(table, 0, 1001.0, index)
    assert find_undo(table, 0) == ("free", own_move.number)
    assert find_undo(table, 1) is None
    submit_answer(table, 1, 1002.0, 1)
    assert find_undo(table, 0) == ("ask", own_move.number)


def test_a_move_that_drew_cards_cannot_be_taken_back_freely() -> None:
    table = make_table()
    index = [table.game.text(table.state, 0, int(action)) for action in table.state.legal(0)].index("writ")
    submit_answer(table, 0, 1001.0, index)
    undo = find_undo(table, 0)
    assert undo is not None
    assert undo.how == "ask"  # the player has seen the card that was drawn


def test_undo_is_free_on_a_shared_device() -> None:
    table = make_table(people=("ann", "ann"))
    first = submit_answer(table, 0, 1001.0, 5)
    submit_answer(table, 1, 1002.0, 1)
    assert find_undo(table, 0) == ("free", first.number)


def test_a_draw_needs_both_players_and_a_move_declines_the_offer() -> None:
    table = make_table()
    add_event(table, 1, OfferMade("draw"), 1001.0)
    assert table.offers["draw"] == {1}
    add_event(table, 0, OfferAnswered("draw", False), 1002.0)
    assert table.offers["draw"] == set()
    add_event(table, 1, OfferMade("draw"), 1003.0)
    submit_answer(table, 0, 1004.0, 5)
    assert table.offers["draw"] == set()
    add_event(table, 0, OfferMade("draw"), 1005.0)
    add_event(table, 1, OfferAnswered("draw", True), 1006.0)
    assert table.result == ("draw", [])


def say_last(table: Table) -> str:
    """Return the newest log line of the public."""
    return say(*table.logs[PUBLIC].messages()[-1])


def play_everything(game: str) -> Iterator[Table]:
    """Yield a table after each of many events of all kinds."""
    table, rng, now = make_table(game, 4), random.Random(4), 1000.0
    for step in range(60):
        if table.is_over:
            break
        now = play_random_move(table, rng, now)
        yield table
        undo = find_undo(table, 0)
        if step % 20 == 10 and undo is not None:
            add_event(table, 0, OfferMade("undo", undo.event_number), now)
            yield table
            add_event(table, 1, OfferAnswered("undo", True), now)
            add_event(table, 0, MovesUndone(undo.event_number), now)
            yield table
        elif step % 20 == 5:
            add_event(table, 0, OfferMade("draw"), now)
            yield table
            add_event(table, 1, OfferAnswered("draw", False), now)
            yield table
    add_event(table, 0, SeatResigned(), now + 10.0)
    yield table


@GAMES
def test_what_was_encoded_before_an_event_is_not_sent_after_it(game: str) -> None:
    def encoded(table: Table) -> list[object]:
        parts = (views.encoded_recap, views.describe_question)
        seen = [part(table, seat) for part in parts for seat in (0, 1)]
        return [*seen, *(views.view_part(table, seat).value for seat in (0, 1)), views.facts_part(table).value]

    changes = 0
    before: list[object] = []
    for table in play_everything(game):
        seen = encoded(table)
        table.view_cache.clear()
        assert seen == encoded(table)
        changes += seen != before
        before = seen
    assert changes > 20


def test_the_public_view_is_computed_once_for_all_spectators(monkeypatch: pytest.MonkeyPatch) -> None:
    table = make_table()
    computed: list[int | None] = []
    view = table.game.view

    def count_views(state: State, seat: int | None) -> Any:
        computed.append(seat)
        return view(state, seat)

    monkeypatch.setattr(table.game, "view", count_views)
    encoded = {bytes(views.view_part(table, None).json()) for _ in range(20)}
    assert len(encoded) == 1
    assert computed == [None]
    submit_answer(table, 0, 1001.0)
    assert {bytes(views.view_part(table, None).json()) for _ in range(20)}.isdisjoint(encoded)
    assert computed == [None, None]


def test_a_move_is_checked_once_unless_the_position_has_changed_since(monkeypatch: pytest.MonkeyPatch) -> None:
    table = make_table()
    checked: list[str] = []
    check = table.game.check

    def count_checks(state: State, seat: int, text: str) -> Any:
        checked.append(text)
        return check(state, seat, text)

    monkeypatch.setattr(table.game, "check", count_checks)
    first = commands.check_move(table, 0, "play 5")
    stale = commands.check_move(table, 0, "writ")
    add_event(table, 0, first, 1001.0, 1)
    assert checked == ["play 5", "writ"]
    assert [applied.text for applied in table.applied_moves] == ["play 5"]
    add_event(table, 0, stale, 1002.0, 2)
    assert checked == ["play 5", "writ", "writ"]
    assert [applied.text for applied in table.applied_moves] == ["play 5"], "it is not legal any more"


def test_the_log_names_the_player_whose_move_is_taken_back() -> None:
    table = make_table()
    index = [table.game.text(table.state, 0, int(action)) for action in table.state.legal(0)].index("play 5")
    first = submit_answer(table, 0, 1001.0, index)
    add_event(table, 0, MovesUndone(first.number), 1002.0)
    assert say_last(table) == "Han takes a move back."
    second = submit_answer(table, 0, 1003.0, index)
    submit_answer(table, 1, 1004.0, 1)
    add_event(table, 0, OfferMade("undo", second.number), 1005.0)
    add_event(table, 1, OfferAnswered("undo", True), 1006.0)
    add_event(table, 1, MovesUndone(second.number), 1006.0)
    assert say_last(table) == "Han takes a move back; Chu agreed."


def test_with_more_than_two_players_the_log_says_that_the_others_agreed() -> None:
    table = make_table("huang", people=("ann", "bob", "cid"))
    move = submit_answer(table, table.actors()[0], 1001.0)
    add_event(table, move.seat, OfferMade("undo", move.number), 1002.0)
    others = [seat for seat in range(3) if seat != move.seat]
    for seat in others:
        add_event(table, seat, OfferAnswered("undo", True), 1003.0)
    add_event(table, others[-1], MovesUndone(move.number), 1003.0)
    name = say("huang-seat-" + table.seat_names[move.seat])
    assert say_last(table) == f"{name} takes a move back; the others agreed."


def test_the_log_says_who_offers_and_who_declines_a_draw() -> None:
    table = make_table()
    add_event(table, 0, OfferMade("draw"), 1001.0)
    assert say_last(table) == "Han offers a draw."
    add_event(table, 1, OfferAnswered("draw", False), 1002.0)
    assert say_last(table) == "Chu declines the draw."
    add_event(table, 1, OfferMade("draw"), 1003.0)
    submit_answer(table, 0, 1004.0, 5)
    lines = [say(*message) for message in table.logs[PUBLIC].messages()]
    offered = len(lines) - 1 - lines[::-1].index("Chu offers a draw.")
    assert lines[offered + 1] == "Han declines the draw."
    assert lines[offered + 2 :], "the move itself is the newest line"
    add_event(table, 0, OfferMade("draw"), 1005.0)
    add_event(table, 1, OfferAnswered("draw", True), 1006.0)
    assert say_last(table) == "Both players agree to a draw."


def test_replacing_a_player_by_a_bot_does_not_change_earlier_moves() -> None:
    table = make_table()
    add_event(table, 0, OfferMade("draw"), 1001.0)
    add_event(table, 1, SeatReplaced("random"), 1002.0)
    assert not table.is_over
    rebuilt = make_table()
    for event in EVENTS[table]:
        event_application.add_event(rebuilt, event)
    event_application.apply_due(rebuilt, 1003.0)
    assert not rebuilt.is_over
    assert rebuilt.bots == {1: "random"}


def test_a_player_who_resigns_loses() -> None:
    table = make_table()
    add_event(table, 0, SeatResigned(), 1001.0)
    assert table.result == ("resign", [1])
    assert table.actors() == []


def test_clocks_are_derived_from_the_events() -> None:
    table = make_table(clock=TimeControl("game", 60.0, 2.0))
    question = table.question(0)
    assert question is not None
    assert question.deadline == 1060.0
    submit_answer(table, 0, 1010.0, 5)
    assert table.clocks.remaining_s == [52.0, 60.0]
    assert table.clocks.describe(table.seat_names, table.asked_at, 1015.0) == {
        "han": SeatClock(left=52.0, running=False),
        "chu": SeatClock(left=55.0, running=True),
    }
    per_move = make_table(clock=TimeControl("move", 30.0))
    submit_answer(per_move, 0, 1029.0, 5)
    question = per_move.question(1)
    assert question is not None
    assert question.deadline == 1059.0


def test_a_bot_has_no_clock() -> None:
    table = make_table(people=("ann", "bot"), clock=TimeControl("move", 30.0))
    assert list(table.clocks.describe(table.seat_names, table.asked_at, 1001.0)) == ["han"]


def test_the_clock_answers_a_reaction_with_allow() -> None:
    secret_questions = 0
    for seed in range(20):
        table = make_table(seed=seed)
        while not table.is_over and secret_questions < 10:
            seat = table.actors()[0]
            if table.game.is_secret_decision(table.state, seat):
                assert table.timeout_move(seat) == "allow"
                secret_questions += 1
            texts = [table.game.text(table.state, seat, int(action)) for action in table.state.legal(seat)]
            pick = next((index for index, text in enumerate(texts) if text.startswith("use ")), len(texts) - 1)
            now = table.last_applied[0] + 10.0
            submit_answer(table, seat, max(now, 1000.0), pick)
            event_application.apply_due(table, now + 10.0)
    assert secret_questions


def test_a_log_returns_what_is_new_since_any_entry() -> None:
    """The update of a client leads to the same log, whichever entries it has."""
    rng, log = random.Random(1), SeatLog()
    lines_after: list[list[bytes]] = [[]]
    for number in range(200):
        if rng.random() < 0.2 and log.lines:
            log.cut(rng.randrange(len(log.lines)))
        else:
            log.add(str(number).encode())
        lines_after.append(list(log.lines))
        assert log.number == len(lines_after) - 1
        number_known = rng.randrange(len(lines_after))
        start, cut, new_lines = log.since(number_known)
        assert start == number_known
        assert lines_after[number_known][:cut] + [bytes(line) for line in new_lines] == log.lines
    assert log.since(1000)[:2] == (0, 0)
