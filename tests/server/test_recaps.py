"""Recaps: what happened last, derived only from the seat's own log."""

import random

import msgspec
import pytest

from tests.server.memory_tables import EVENTS, add_event, make_table
from tests.server.test_table import play_random_move, play_random_moves, rebuild, snapshot
from tianxia.engine import registry
from tianxia.engine.rng import Rng
from tianxia.games.chuhan.presentation.recap import summarise
from tianxia.locales import Message, say
from tianxia.server.tables.events import MovesUndone, OfferAnswered, OfferMade
from tianxia.server.tables.seat_log import PUBLIC, SeatLog
from tianxia.server.tables.table import Table
from tianxia.server.tables.undo import find_undo

GAMES = pytest.mark.parametrize("game", registry.names())


def log_words(table: Table, seat: int | None) -> set[str]:
    """Return every word and number in the log of a seat or a spectator."""
    log = table.logs[PUBLIC if seat is None else seat]
    return {word for message in log.messages() for value in message.args.values() for word in str(value).split()}


def message_words(messages: list[Message]) -> set[str]:
    """Return every word and number in the arguments of messages, however deeply nested."""
    out: set[str] = set()
    for message in messages:
        for name, value in message.args.items():
            if isinstance(value, list):
                out |= message_words([Message(*nested) for nested in value])
            elif name not in ("you", "who", "what"):  # how the reader is concerned
                out |= set(str(value).split())
    return out


@GAMES
def test_a_recap_depends_only_on_the_seats_own_log(game: str) -> None:
    """The recap is the same without the logs of other seats and without the true state."""
    options = {"events": True} if game != "huang" else {}
    table, rng, now = make_table(game, 3, options=options), random.Random(5), 1000.0
    for step in range(80):
        if table.is_over:
            break
        for seat in (0, 1, None):
            recap = table.recap(seat)
            assert message_words(recap.messages) <= log_words(table, seat)
            state, logs = table.state, table.logs
            if seat is not None:
                table.state = state.sample(seat, Rng(step))
            own = PUBLIC if seat is None else seat
            table.logs = {audience: logs[own] if audience == own else SeatLog() for audience in logs}
            assert table.recap(seat) == recap
            table.state, table.logs = state, logs
        now = play_random_move(table, rng, now)
    assert table.recap(0).messages


@GAMES
def test_a_recap_is_the_same_after_a_restart_and_after_an_undo(game: str) -> None:
    table = make_table(game, 4)
    now = play_random_moves(table, 25, 4)
    for seat in (0, 1, None):
        recap = snapshot(table, seat, now)["happened"]
        assert recap == snapshot(rebuild(table, now), seat, now)["happened"]
        assert all(say(*message) for message in table.recap(seat).messages)
    undo = find_undo(table, 0)
    assert undo is not None
    add_event(table, 0, MovesUndone(undo.event_number), now)
    assert [message.id for message in table.recap(1).messages] == ["server-log-undo"]
    rebuilt = rebuild(table, now)
    assert all(rebuilt.recap(seat) == table.recap(seat) for seat in (0, 1, None))


def test_a_declined_offer_is_shown_to_everybody_until_the_next_move() -> None:
    table = make_table("chuhan", 1)
    now = play_random_moves(table, 4, 2)
    seat = next(applied.seat for applied in reversed(table.applied_moves))
    add_event(table, seat, OfferMade("undo", table.applied_moves[-1].event_number), now)
    add_event(table, 1 - seat, OfferAnswered("undo", False), now)
    declined = f"{'Han' if seat else 'Chu'} declines the take-back."
    for reader in (0, 1, None):
        messages = table.recap(reader).messages
        assert [say(*message) for message in messages] == [declined]
    assert rebuild(table, now).recap(seat) == table.recap(seat)
    play_random_move(table, random.Random(1), now + 1)
    assert say(*table.recap(seat).messages[-1]) != declined


def test_a_recap_addresses_the_reader_as_you() -> None:
    log = [Message("chuhan-log-writ", {"seat": "han", "number": 2}), Message("chuhan-log-drawn", {"cards": "1 5"})]
    recaps = {reader: [say(*line) for line in summarise(log, reader).messages] for reader in ("han", "chu", None)}
    assert recaps["han"] == ["You take a writ and draw 2 cards."]
    assert recaps["chu"] == recaps[None] == ["Han takes a writ and draws 2 cards."]
    turned_back = [Message("chuhan-log-turned-back", {"seat": "chu"})]
    assert say(*summarise(turned_back, "chu").messages[0]).endswith("you must beat it or pass.")


def test_withdrawing_ones_own_offer_is_not_a_decline() -> None:
    table = make_table("chuhan", 1)
    now = play_random_moves(table, 2, 2)
    before = table.recap(0)
    add_event(table, 0, OfferMade("draw"), now)
    add_event(table, 0, OfferAnswered("draw", False), now)
    assert table.recap(0) == before
    assert len(EVENTS[table]) > 2


def test_a_recap_is_sent_as_messages_and_places() -> None:
    table = make_table("huang", 2)
    now = play_random_moves(table, 3, 1)
    recap = msgspec.json.decode(msgspec.json.encode(snapshot(table, 0, now)["happened"]))
    assert set(recap) == {"messages", "places"}
    assert recap["messages"][0][0] == "huang-happened-turn"
    assert recap["places"] or "exchange" in str(recap)
