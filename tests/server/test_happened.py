"""Recaps: what happened last, derived only from the seat's own log."""

import random

import msgspec
import pytest

from tests.server.memory_tables import EVENTS, add, make_table
from tests.server.test_table import play_one, play_some, rebuilt, shown
from tianxia.engine import registry
from tianxia.engine.rng import Rng
from tianxia.games.chuhan.recap import summarise
from tianxia.locales import Message, say
from tianxia.server.events import ANSWER, OFFER
from tianxia.server.seat_log import SeatLog
from tianxia.server.table import PUBLIC, Table
from tianxia.server.undo import find_undo

GAMES = pytest.mark.parametrize("game", registry.names())


def own_words(table: Table, seat: int | None) -> set[str]:
    """Return every word and number of the log of a seat or a spectator."""
    log = table.logs[PUBLIC if seat is None else seat]
    return {word for message in log.messages() for value in message.args.values() for word in str(value).split()}


def words_of(messages: list[Message]) -> set[str]:
    out: set[str] = set()
    for message in messages:
        for name, value in message.args.items():
            if isinstance(value, list):
                out |= words_of([Message(*one) for one in value])
            elif name not in ("you", "who", "what"):  # the reader's own relation to it
                out |= set(str(value).split())
    return out


@GAMES
def test_a_recap_depends_only_on_the_seats_own_log(game: str) -> None:
    """The recap is the same without the logs of the others and without the true state."""
    options = {"events": True} if game != "huang" else {}
    table, choose, now = make_table(game, 3, options=options), random.Random(5), 1000.0
    for step in range(80):
        if table.is_over:
            break
        for seat in (0, 1, None):
            real = table.recap(seat)
            assert words_of(real.messages) <= own_words(table, seat)
            state, logs = table.state, table.logs
            if seat is not None:
                table.state = state.sample(seat, Rng(step))
            own = PUBLIC if seat is None else seat
            table.logs = {audience: logs[own] if audience == own else SeatLog() for audience in logs}
            assert table.recap(seat) == real
            table.state, table.logs = state, logs
        now = play_one(table, choose, now)
    assert table.recap(0).messages


@GAMES
def test_a_recap_is_the_same_after_a_restart_and_after_an_undo(game: str) -> None:
    table = make_table(game, 4)
    now = play_some(table, 25, 4)
    for seat in (0, 1, None):
        line = shown(table, seat, now)["happened"]
        assert line == shown(rebuilt(table, now), seat, now)["happened"]
        assert all(say(*message) for message in table.recap(seat).messages)
    undo = find_undo(table, 0)
    assert undo is not None
    add(table, "undo", 0, str(undo.event), now)
    assert [message.id for message in table.recap(1).messages] == ["server-log-undo"]
    again = rebuilt(table, now)
    assert all(again.recap(seat) == table.recap(seat) for seat in (0, 1, None))


def test_a_declined_offer_is_shown_to_everybody_until_the_next_move() -> None:
    table = make_table("chuhan", 1)
    now = play_some(table, 4, 2)
    seat = next(applied.seat for applied in reversed(table.applied_moves))
    add(table, OFFER, seat, f"undo {table.applied_moves[-1].number}", now)
    add(table, ANSWER, 1 - seat, "undo no", now)
    declined = f"{'Han' if seat else 'Chu'} declines to take the move back."
    for reader in (0, 1, None):
        messages = table.recap(reader).messages
        assert [say(*message) for message in messages] == [declined]
    assert rebuilt(table, now).recap(seat) == table.recap(seat)
    play_one(table, random.Random(1), now + 1)
    assert say(*table.recap(seat).messages[-1]) != declined


def test_a_recap_addresses_the_reader_as_you() -> None:
    log = [Message("chuhan-log-writ", {"seat": "han", "number": 2}), Message("chuhan-log-drawn", {"cards": "1 5"})]
    recaps = {reader: [say(*line) for line in summarise(log, reader).messages] for reader in ("han", "chu", None)}
    assert recaps["han"] == ["You take a writ and draw 2 cards."]
    assert recaps["chu"] == recaps[None] == ["Han takes a writ and draws 2 cards."]
    back = [Message("chuhan-log-turned-back", {"seat": "chu"})]
    assert say(*summarise(back, "chu").messages[0]).endswith("you must beat it or pass.")


def test_withdrawing_an_own_offer_is_not_a_decline() -> None:
    table = make_table("chuhan", 1)
    now = play_some(table, 2, 2)
    before = table.recap(0)
    add(table, OFFER, 0, "draw", now)
    add(table, ANSWER, 0, "draw no", now)
    assert table.recap(0) == before
    assert len(EVENTS[table]) > 2


def test_a_recap_is_sent_as_messages_and_places() -> None:
    table = make_table("huang", 2)
    now = play_some(table, 3, 1)
    line = msgspec.json.decode(msgspec.json.encode(shown(table, 0, now)["happened"]))
    assert set(line) == {"messages", "places"}
    assert line["messages"][0][0] == "huang-happened-turn"
    assert line["places"] or "exchange" in str(line)
