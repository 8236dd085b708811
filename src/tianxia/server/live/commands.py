"""Carries out the commands of players at the tables of this process.

A command that changes a table takes its lock, lets `tables.commands` decide what it changes, and commits that as an
event. A command that is not possible raises Refused and changes nothing.
"""

import secrets

from tianxia.engine.rng import Rng
from tianxia.server.live.live_table import LiveTable
from tianxia.server.live.live_tables import LiveTables
from tianxia.server.storage import table_repository
from tianxia.server.tables import commands, table_info
from tianxia.server.tables.drafts import draft_rematch
from tianxia.server.tables.errors import FORBIDDEN, Refused
from tianxia.server.tables.events import HintGiven, MovesUndone, Offerable, SeatReplaced
from tianxia.server.tables.wire.socket import HintMove, VariationStep


async def submit_move(live_tables: LiveTables, live: LiveTable, seat: int, question: int, text: str) -> None:
    """Answer a question with a move; see `tables.commands.answer_question`."""
    async with live.lock:
        answer = commands.answer_question(live.require_table(), live.behaviour, seat, question, text)
        if answer is not None:
            await live_tables.committer.commit(live, seat, answer.body, question, answer.question.earliest_release)


async def find_hints(live_tables: LiveTables, live: LiveTable, seat: int, question: int) -> list[HintMove]:
    """Return the moves that the strongest bot considers, best first, given what the seat knows; record the hint.

    Raises Refused: 403 if the table has no hints, 409 if the seat has another question or none.
    """
    table = live.require_table()
    if not live.info.hints:
        raise Refused(FORBIDDEN, "server-hint-off")
    commands.require_question(table, seat, question)
    world = table.state.sample(seat, Rng(secrets.randbits(64)))
    hints = await live_tables.bot_pool.find_hints(table.humans[seat], live.info.game, world, table.game_log(seat), seat)
    async with live.lock:
        if (seat, question) not in live.require_table().hints_given:
            await live_tables.committer.commit(live, seat, HintGiven(), question)
    return [
        HintMove(
            text=hint.text,
            chance=round(hint.chance, 3),
            share=round(hint.share, 3),
            variation=[VariationStep(table.seat_names[mover], text) for mover, text in hint.variation],
        )
        for hint in hints
    ]


async def undo_move(live_tables: LiveTables, live: LiveTable, seat: int) -> None:
    """Take back a seat's last move; see `tables.commands.undo_move`."""
    async with live.lock:
        await live_tables.committer.commit(live, seat, commands.undo_move(live.require_table(), seat))


async def make_offer(live_tables: LiveTables, live: LiveTable, seat: int, what: str) -> None:
    """Offer a draw, an undo or a rematch; see `tables.commands.make_offer`."""
    async with live.lock:
        body = commands.make_offer(live.require_table(), seat, what)
        if body is not None:
            await live_tables.committer.commit(live, seat, body)
        if body is not None and not isinstance(body, MovesUndone):
            await _carry_out_if_agreed(live_tables, live, seat, body.what)


async def answer_offer(live_tables: LiveTables, live: LiveTable, seat: int, what: str, is_accepted: bool) -> None:
    """Accept or decline an offer; see `tables.commands.answer_offer`."""
    async with live.lock:
        body = commands.answer_offer(live.require_table(), seat, what, is_accepted)
        await live_tables.committer.commit(live, seat, body)
        if is_accepted:
            await _carry_out_if_agreed(live_tables, live, seat, body.what)


async def _carry_out_if_agreed(live_tables: LiveTables, live: LiveTable, seat: int, what: Offerable) -> None:
    """Undo the move or create the rematch, once everybody has agreed; a draw needs nothing more."""
    table = live.require_table()
    if what == "undo":
        undo = commands.agreed_undo(table)
        if undo is not None:
            await live_tables.committer.commit(live, seat, undo)
    elif what == "rematch" and table.has_agreed("rematch") and not live.info.next:
        await _create_rematch(live_tables, live)


async def _create_rematch(live_tables: LiveTables, live: LiveTable) -> None:
    """Create a table with the same settings and players, and announce it to the players of this table."""
    draft = draft_rematch(live.info)
    limit = await live_tables.bot_table_limit()
    live.info.next = await live_tables.store.write(
        lambda connection: table_repository.insert_rematch(connection, live.info.id, draft, limit)
    )
    live.notify_listeners()
    live_tables.publish(live.info.id, 0)


async def resign(live_tables: LiveTables, live: LiveTable, seat: int) -> None:
    """Resign a seat; see `tables.commands.resign`. A table that cannot be continued here is closed without a winner."""
    async with live.lock:
        if live.info.status == table_info.RUNNING and live.table is None:
            await live_tables.committer.close_table(live, seat)
            return
        body = commands.resign(live.require_table(), live.info)
        if isinstance(body, SeatReplaced):
            await _seat_bot(live_tables, live, seat, body)
        else:
            await live_tables.committer.commit(live, seat, body)


async def replace_late_player(live_tables: LiveTables, live: LiveTable, by: int, seat: int, level: str) -> None:
    """Give the seat of a player whose time is over to a bot; see `tables.commands.replace_late_player`."""
    async with live.lock:
        now = live.time()
        body = commands.replace_late_player(live.require_table(), by, seat, level, now)
        await _seat_bot(live_tables, live, seat, body)


async def claim_win(live_tables: LiveTables, live: LiveTable, seat: int) -> None:
    """Win a game because the other player's time is over; see `tables.commands.claim_win`."""
    async with live.lock:
        body = commands.claim_win(live.require_table(), seat, live.time())
        await live_tables.committer.commit(live, seat, body)


async def _seat_bot(live_tables: LiveTables, live: LiveTable, seat: int, body: SeatReplaced) -> None:
    """Commit the event that a bot takes a seat, and update the seat in the database."""
    await live_tables.committer.commit(live, seat, body)
    await live_tables.store.write(
        lambda connection: table_repository.seat_bots(connection, live.info.id, {seat: body.level})
    )
