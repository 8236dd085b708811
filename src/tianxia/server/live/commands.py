"""The commands of players at a table: move, preview a move, get a hint, undo, offer, resign, claim a win.

A command that changes the table takes its lock, validates, and commits an event. A command that is not possible raises
Refused and changes nothing.
"""

import secrets
from typing import Any, Final

from sqlalchemy import update

from tianxia.engine.game import Game
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message
from tianxia.server.lessons import coach
from tianxia.server.live.live_table import LiveTable
from tianxia.server.live.live_tables import LiveTables
from tianxia.server.storage import schema, table_repository
from tianxia.server.tables import catalogue, table_info
from tianxia.server.tables.errors import CONFLICT, FORBIDDEN, UNPROCESSABLE, Refused
from tianxia.server.tables.events import ANSWER, CLAIM, HINT, MOVE, OFFER, REPLACE, RESIGN, UNDO
from tianxia.server.tables.table import Table
from tianxia.server.tables.table_info import NewSeat, NewTable
from tianxia.server.tables.undo import find_undo

_MAX_MOVE_CHARS: Final = 400
"""Maximum length of the text of a move."""
_ELLIPSIS: Final = "…"
"""The end of the text of a partial move."""


async def submit_move(live_tables: LiveTables, live: LiveTable, seat: int, question: int, text: str) -> None:
    """Answer a question with a move. Sending the same answer again has no effect.

    Raises Refused: 409 if the seat has another question or none, 422 with the reason if the move is not legal or not
    complete.
    """
    text = " ".join(text.split())
    async with live.lock:
        table = live.require_table()
        current = table.question(seat)
        if current is None or current.number != question:
            if table.previous_answer(seat, question) == text:
                return
            raise Refused(CONFLICT, "server-move-stale")
        move = check_move(table, seat, text)
        coach.check_move(live.info, table, seat, move)
        await live_tables.commit(live, MOVE, seat, move, question, current.earliest_release)


def check_move(table: Table, seat: int, text: str) -> str:
    """Return the text if it is a legal, complete move. Raises Refused (422) with the reason."""
    if len(text) > _MAX_MOVE_CHARS:
        raise Refused(UNPROCESSABLE, "server-move-long")
    steps = table.game.check(table.state, seat, text)
    if not isinstance(steps, list):
        raise Refused(UNPROCESSABLE, steps.id, **steps.args)
    if not steps or _is_partial(table, table.state, seat, steps):
        raise Refused(UNPROCESSABLE, "server-move-unfinished")
    return text


def preview_move(table: Table, seat: int, question: int, text: str) -> dict[str, Any]:
    """Return the fields of a `tried` message: the effects of a move, or why it is not legal.

    The move is played in a world sampled for the seat, so the answer depends only on what the seat knows. Raises
    Refused: 409 if the seat has another question or none, 422 if the text is too long.
    """
    current = table.question(seat)
    if current is None or current.number != question:
        raise Refused(CONFLICT, "server-move-stale")
    if len(text) > _MAX_MOVE_CHARS:
        raise Refused(UNPROCESSABLE, "server-move-long")
    game, world = table.game, table.state.sample(seat, Rng(secrets.randbits(64)))
    steps = game.check(world, seat, text)
    if not isinstance(steps, list):
        matches = _find_moves_starting_with(game, world, seat, text)
        return {"ok": True, "text": text, "ways": matches} if matches else {"ok": False, "reason": steps}
    effects: list[Message] = []
    move_text = text
    for step in steps:
        effects += game.effects(world, seat, step)
        move_text = game.text(world, seat, step)
        world.apply(seat, step)
    out: dict[str, Any] = {"ok": True, "text": move_text, "does": effects}
    if game.is_partial_move(move_text):
        out["next"] = [game.text(world, seat, int(action)) for action in world.legal(seat)]
    return out


def _find_moves_starting_with(game: Game[Any, Any], world: State, seat: int, text: str) -> list[list[Any]]:
    """Return the legal moves that start with the part of a text before its ellipsis, each with its effects."""
    prefix = text.removesuffix(_ELLIPSIS)
    if prefix == text or not prefix.strip():
        return []
    texts = ((game.text(world, seat, int(action)), int(action)) for action in world.legal(seat))
    return [[move, game.effects(world, seat, action)] for move, action in texts if move.startswith(prefix)]


async def find_hints(live_tables: LiveTables, live: LiveTable, seat: int, question: int) -> list[dict[str, Any]]:
    """Return the moves that the strongest bot considers, best first, given what the seat knows; record the hint.

    Raises Refused: 403 if the table has no hints, 409 if the seat has another question or none.
    """
    table = live.require_table()
    if not live.info.hints:
        raise Refused(FORBIDDEN, "server-hint-off")
    current = table.question(seat)
    if current is None or current.number != question:
        raise Refused(CONFLICT, "server-move-stale")
    world = table.state.sample(seat, Rng(secrets.randbits(64)))
    hints = await live_tables.bot_pool.find_hints(table.humans[seat], live.info.game, world, table.history(seat), seat)
    async with live.lock:
        if (seat, question) not in live.require_table().hints_given:
            await live_tables.commit(live, HINT, seat, "", question)
    return [
        {
            "text": hint.text,
            "chance": round(hint.chance, 3),
            "share": round(hint.share, 3),
            "line": [[table.names[mover], text] for mover, text in hint.variation],
        }
        for hint in hints
    ]


async def undo_move(live_tables: LiveTables, live: LiveTable, seat: int) -> None:
    """Take back a seat's last move. Raises Refused (409) if there is none, or if others have to agree."""
    async with live.lock:
        table = live.require_table()
        undo = find_undo(table, seat)
        if undo is None or undo.how != "free":
            raise Refused(CONFLICT, "server-undo-no" if undo is None else "server-undo-ask")
        await live_tables.commit(live, UNDO, seat, str(undo.event))


async def make_offer(live_tables: LiveTables, live: LiveTable, seat: int, what: str) -> None:
    """Offer a draw, an undo or a rematch; an undo that needs no agreement is carried out at once."""
    async with live.lock:
        table = live.require_table()
        _check_offer(table, what)
        text = what
        if what == "undo":
            undo = find_undo(table, seat)
            if undo is None:
                raise Refused(CONFLICT, "server-undo-no")
            if undo.how == "free":
                await live_tables.commit(live, UNDO, seat, str(undo.event))
                return
            text = f"undo {undo.event}"
        if seat in table.offers[what]:
            return
        await live_tables.commit(live, OFFER, seat, text)
        await _carry_out_if_agreed(live_tables, live, seat, what)


async def answer_offer(live_tables: LiveTables, live: LiveTable, seat: int, what: str, yes: bool) -> None:
    """Accept or decline an offer. Raises Refused (409) if nobody has made it."""
    async with live.lock:
        table = live.require_table()
        _check_offer(table, what)
        if not table.offers[what] or (yes and seat in table.offers[what]):
            raise Refused(CONFLICT, "server-offer-none")
        await live_tables.commit(live, ANSWER, seat, f"{what} {'yes' if yes else 'no'}")
        if yes:
            await _carry_out_if_agreed(live_tables, live, seat, what)


def _check_offer(table: Table, what: str) -> None:
    """Raise Refused if there is no such offer (422), or if it cannot be made now (409)."""
    if what not in table.offers:
        raise Refused(UNPROCESSABLE, "server-malformed")
    if table.is_over != (what == "rematch"):
        raise Refused(CONFLICT, "engine-game-over" if table.is_over else "server-offer-early")
    if what == "draw" and table.bots:
        raise Refused(CONFLICT, "server-draw-bots")


async def _carry_out_if_agreed(live_tables: LiveTables, live: LiveTable, seat: int, what: str) -> None:
    """Undo the move or create the rematch, once everybody has agreed."""
    table = live.require_table()
    if not set(table.humans) <= table.offers[what]:
        return
    if what == "undo":
        await live_tables.commit(live, UNDO, seat, str(table.undo_target))
    elif what == "rematch" and not live.info.next:
        await _create_rematch(live_tables, live)


async def _create_rematch(live_tables: LiveTables, live: LiveTable) -> None:
    """Create a table with the same settings and players, and announce it to the players of this table.

    Two players swap seats; more players keep them.
    """
    info = live.info
    players = list(reversed(info.seats)) if len(info.seats) == 2 else info.seats
    new_table = NewTable(
        game=info.game,
        seats=[
            NewSeat(kind="bot" if player.kind == table_info.BOT else "open", level=player.level) for player in players
        ],
        options=info.options,
        clock=info.clock,
        listed=False,
        hints=info.hints,
        title=info.title,
        random_seats=info.random_seats,
    )
    limit = await live_tables.bot_table_limit()

    async def create_table(connection: Any) -> str:
        if any(seat.kind == "bot" for seat in new_table.seats):
            await table_repository.check_bot_tables(connection, info.owner, limit)
        new_id = await table_repository.create(connection, new_table, info.owner)
        s = schema.seats
        for number, player in enumerate(players):
            if player.kind == table_info.HUMAN:
                await connection.execute(
                    update(s)
                    .where(s.c.table == new_id, s.c.number == number)
                    .values(kind=table_info.HUMAN, guest=player.guest)
                )
        await table_repository.start_if_full(connection, new_id)
        await connection.execute(update(schema.tables).where(schema.tables.c.id == info.id).values(next=new_id))
        return new_id

    info.next = await live_tables.store.write(create_table)
    for listener in list(live.listeners):
        listener.notify()
    live_tables.publish(info.id, 0)


async def resign(live_tables: LiveTables, live: LiveTable, seat: int) -> None:
    """Resign a seat: with two players the other one wins, with more players a bot takes over.

    A table that cannot be continued here is closed without a winner.
    """
    async with live.lock:
        if live.info.status == table_info.RUNNING and live.table is None:
            await live_tables.close_table(live, seat)
            return
        table = live.require_table()
        if table.is_over:
            raise Refused(CONFLICT, "engine-game-over")
        if len(table.names) > 2 and len(table.humans) > 1:
            await _seat_bot(live_tables, live, seat, _replacement_level(live.info))
        else:
            await live_tables.commit(live, RESIGN, seat, "")


async def replace_late_player(live_tables: LiveTables, live: LiveTable, by: int, seat: int, level: str) -> None:
    """Give the seat of a player whose time is over to a bot; the seat `by` requests it. Raises Refused (409)."""
    catalogue.find_level(live.info.game, level)
    async with live.lock:
        if seat == by or seat not in live.require_table().late_seats(live_tables.time_at(live)):
            raise Refused(CONFLICT, "server-replace-time")
        await _seat_bot(live_tables, live, seat, level)


async def claim_win(live_tables: LiveTables, live: LiveTable, seat: int) -> None:
    """Win a game of two players because the other player's time is over. Raises Refused (409) if it is not."""
    async with live.lock:
        table = live.require_table()
        if table.is_over:
            raise Refused(CONFLICT, "engine-game-over")
        if len(table.names) != 2:
            raise Refused(CONFLICT, "server-claim-two")
        if 1 - seat not in table.late_seats(live_tables.time_at(live)):
            raise Refused(CONFLICT, "server-claim-time")
        await live_tables.commit(live, CLAIM, seat, "")


def _replacement_level(info: table_info.TableInfo) -> str:
    """Return the level of a bot that takes over a seat: that of the table's bots, or the default."""
    bots = [seat.level for seat in info.seats if seat.kind == table_info.BOT]
    return bots[0] if bots else catalogue.default_level(info.game).name


async def _seat_bot(live_tables: LiveTables, live: LiveTable, seat: int, level: str) -> None:
    """Commit the event that a bot takes a seat, and update the seat in the database."""
    await live_tables.commit(live, REPLACE, seat, level)
    await live_tables.store.write(
        lambda connection: table_repository.seat_bots(connection, live.info.id, {seat: level})
    )


def _is_partial(table: Table, state: Any, seat: int, steps: list[int]) -> bool:
    """Return whether a legal sequence of steps is only a partial move."""
    trial = state.clone()
    for step in steps[:-1]:
        trial.play(seat, step)
    return table.game.is_partial_move(table.game.text(trial, seat, steps[-1]))
