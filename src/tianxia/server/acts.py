"""What those who sit at a table may do: move, try, ask for a hint, take back, offer, resign."""

import secrets
from typing import Any, Final

from sqlalchemy import update

from tianxia.engine.game import Game
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message
from tianxia.server import menu, store, tables
from tianxia.server.awake import Live
from tianxia.server.errors import FORBIDDEN, MALFORMED, STALE, Refused
from tianxia.server.hall import Hall
from tianxia.server.lessons import coach
from tianxia.server.room import Room
from tianxia.server.rows import ANSWER, CLAIM, HINT, MOVE, OFFER, REPLACE, RESIGN, UNDO
from tianxia.server.tables import Wanted, WantedSeat
from tianxia.server.undo import undo_of

_LONGEST: Final = 400
"""Letters of a move."""
_MORE: Final = "…"
"""Ends the text of a move that is only begun."""


async def move(hall: Hall, live: Live, seat: int, question: int, text: str) -> None:
    """Answers a question. The same answer again is harmless; anything else that does not fit is refused."""
    text = " ".join(text.split())
    async with live.lock:
        room = live.playing()
        asked = room.question(seat)
        if asked is None or asked.number != question:
            if room.answer_to(seat, question) == text:
                return
            raise Refused(STALE, "server-move-stale")
        checked = check(room, seat, text)
        coach.check(live.info, room, seat, checked)
        await hall.commit(live, MOVE, seat, checked, question, asked.earliest)


def check(room: Room, seat: int, text: str) -> str:
    """The whole move a text stands for. Refuses with the reason of the rules."""
    if len(text) > _LONGEST:
        raise Refused(MALFORMED, "server-move-long")
    steps = room.game.check(room.state, seat, text)
    if not isinstance(steps, list):
        raise Refused(MALFORMED, steps.id, **steps.args)
    if not steps or _unfinished(room, room.state, seat, steps):
        raise Refused(MALFORMED, "server-move-unfinished")
    return text


def attempt(room: Room, seat: int, question: int, text: str) -> dict[str, Any]:
    """What a move would do, or why it is not possible: looked up in an imagined world, never in the real one."""
    asked = room.question(seat)
    if asked is None or asked.number != question:
        raise Refused(STALE, "server-move-stale")
    if len(text) > _LONGEST:
        raise Refused(MALFORMED, "server-move-long")
    game, world = room.game, room.state.sample(seat, Rng(secrets.randbits(64)))
    steps = game.check(world, seat, text)
    if not isinstance(steps, list):
        ways = _ways(game, world, seat, text)
        return {"ok": True, "text": text, "ways": ways} if ways else {"ok": False, "reason": steps}
    does: list[Message] = []
    said = text
    for step in steps:
        does += game.effects(world, seat, step)
        said = game.text(world, seat, step)
        world.apply(seat, step)
    out: dict[str, Any] = {"ok": True, "text": said, "does": does}
    if game.is_partial_move(said):
        out["next"] = [game.text(world, seat, int(action)) for action in world.legal(seat)]
    return out


def _ways(game: Game[Any, Any], world: State, seat: int, text: str) -> list[list[Any]]:
    """All moves that begin as a text before its ellipsis does, each with what it would do."""
    begun = text.removesuffix(_MORE)
    if begun == text or not begun.strip():
        return []
    texts = ((game.text(world, seat, int(action)), int(action)) for action in world.legal(seat))
    return [[said, game.effects(world, seat, action)] for said, action in texts if said.startswith(begun)]


async def hint(hall: Hall, live: Live, seat: int, question: int) -> list[dict[str, Any]]:
    """What the strongest bot would do, told from this seat's view; the record says that it was asked."""
    room = live.playing()
    if not live.info.hints:
        raise Refused(FORBIDDEN, "server-hint-off")
    asked = room.question(seat)
    if asked is None or asked.number != question:
        raise Refused(STALE, "server-move-stale")
    world = room.state.sample(seat, Rng(secrets.randbits(64)))
    hints = await hall.thinkers.explain(room.humans[seat], live.info.game, world, room.history(seat), seat)
    async with live.lock:
        if (seat, question) not in live.playing().hinted:
            await hall.commit(live, HINT, seat, "", question)
    return [
        {
            "text": one.text,
            "chance": round(one.chance, 3),
            "share": round(one.share, 3),
            "line": [[room.names[mover], text] for mover, text in one.line],
        }
        for one in sorted(hints, key=lambda one: one.chance, reverse=True)
    ]


async def undo(hall: Hall, live: Live, seat: int) -> None:
    async with live.lock:
        room = live.playing()
        may = undo_of(room, seat)
        if may is None or may.how != "free":
            raise Refused(STALE, "server-undo-no" if may is None else "server-undo-ask")
        await hall.commit(live, UNDO, seat, str(may.row))


async def offer(hall: Hall, live: Live, seat: int, what: str) -> None:
    """Offers a draw, an undo or another game."""
    async with live.lock:
        room = live.playing()
        _check_offer(room, seat, what)
        text = what
        if what == "undo":
            may = undo_of(room, seat)
            if may is None:
                raise Refused(STALE, "server-undo-no")
            if may.how == "free":
                await hall.commit(live, UNDO, seat, str(may.row))
                return
            text = f"undo {may.row}"
        if seat in room.offers[what]:
            return
        await hall.commit(live, OFFER, seat, text)
        await _conclude(hall, live, seat, what)


async def answer(hall: Hall, live: Live, seat: int, what: str, yes: bool) -> None:
    """Answers what another seat has offered."""
    async with live.lock:
        room = live.playing()
        _check_offer(room, seat, what)
        if not room.offers[what] or (yes and seat in room.offers[what]):
            raise Refused(STALE, "server-offer-none")
        await hall.commit(live, ANSWER, seat, f"{what} {'yes' if yes else 'no'}")
        if yes:
            await _conclude(hall, live, seat, what)


def _check_offer(room: Room, seat: int, what: str) -> None:
    if what not in room.offers:
        raise Refused(MALFORMED, "server-malformed")
    if room.over != (what == "rematch"):
        raise Refused(STALE, "engine-game-over" if room.over else "server-offer-early")
    if what == "draw" and room.bots:
        raise Refused(STALE, "server-draw-bots")


async def _conclude(hall: Hall, live: Live, seat: int, what: str) -> None:
    """All have agreed: the move is taken back, or a new table is laid."""
    room = live.playing()
    if not set(room.humans) <= room.offers[what]:
        return
    if what == "undo":
        await hall.commit(live, UNDO, seat, str(room.undo_wanted))
    elif what == "rematch" and not live.info.next:
        await _rematch(hall, live)


async def _rematch(hall: Hall, live: Live) -> None:
    info = live.info
    wanted = Wanted(
        game=info.game,
        seats=[WantedSeat(kind="bot" if s.kind == tables.BOT else "open", level=s.level) for s in info.seats],
        options=info.options,
        clock=info.clock,
        listed=False,
        hints=info.hints,
        title=info.title,
        random_seats=info.random_seats,
    )

    most = await hall.bot_table_limit()

    async def job(connection: Any) -> str:
        if any(seat.kind == "bot" for seat in wanted.seats):
            await tables.check_bot_tables(connection, info.owner, most)
        new = await tables.create(connection, wanted, info.owner)
        for s in info.seats:
            if s.kind == tables.HUMAN:
                seat = store.seats
                await connection.execute(
                    update(seat)
                    .where(seat.c.table == new, seat.c.number == s.number)
                    .values(kind=tables.HUMAN, guest=s.guest)
                )
        await tables.begin_if_full(connection, new)
        await connection.execute(update(store.tables).where(store.tables.c.id == info.id).values(next=new))
        return new

    info.next = await hall.store.write(job)
    for listener in list(live.listeners):
        listener.wake()
    hall.publish(info.id, 0)


async def resign(hall: Hall, live: Live, seat: int) -> None:
    """Two: the other wins. More: a bot takes over. A table whose rules are gone is closed, and nobody wins."""
    async with live.lock:
        if live.info.status == tables.RUNNING and live.room is None:
            await hall.close_table(live, seat)
            return
        room = live.playing()
        if room.over:
            raise Refused(STALE, "engine-game-over")
        if len(room.names) > 2 and len(room.humans) > 1:
            await _replace(hall, live, seat, _usual_level(live.info))
        else:
            await hall.commit(live, RESIGN, seat, "")


async def replace(hall: Hall, live: Live, by: int, seat: int, level: str) -> None:
    """A bot for who has run out of time."""
    menu.find_level(live.info.game, level)
    async with live.lock:
        if seat == by or seat not in live.playing().late(hall.time_at(live)):
            raise Refused(STALE, "server-replace-time")
        await _replace(hall, live, seat, level)


async def claim(hall: Hall, live: Live, seat: int) -> None:
    """The win, because the other's time is over."""
    async with live.lock:
        room = live.playing()
        if room.over:
            raise Refused(STALE, "engine-game-over")
        if len(room.names) != 2:
            raise Refused(STALE, "server-claim-two")
        if 1 - seat not in room.late(hall.time_at(live)):
            raise Refused(STALE, "server-claim-time")
        await hall.commit(live, CLAIM, seat, "")


def _usual_level(info: tables.Info) -> str:
    """For a seat that is given up: the level of the table's bots, or the middle one."""
    bots = [seat.level for seat in info.seats if seat.kind == tables.BOT]
    return bots[0] if bots else menu.usual_level(info.game).name


async def _replace(hall: Hall, live: Live, seat: int, level: str) -> None:
    await hall.commit(live, REPLACE, seat, level)
    await hall.store.write(lambda connection: tables.seat_bots(connection, live.info.id, {seat: level}))


def _unfinished(room: Room, state: Any, seat: int, steps: list[int]) -> bool:
    trial = state.clone()
    for step in steps[:-1]:
        trial.play(seat, step)
    return room.game.is_partial_move(room.game.text(trial, seat, steps[-1]))
