"""The commands of players at a table: what each of them changes, and why one may be refused.

Each function returns the event that a command causes, but does not add it to the table. A command that is not possible
raises Refused.
"""

import secrets
from typing import Any, Final, NamedTuple

import msgspec

from tianxia.engine.game import Game
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message
from tianxia.server.tables import catalogue, table_info
from tianxia.server.tables.behaviour import TableBehaviour
from tianxia.server.tables.errors import CONFLICT, UNPROCESSABLE, Refused
from tianxia.server.tables.events import (
    CheckedMove,
    ClockMoved,
    MoveMade,
    MovesUndone,
    Offerable,
    OfferAnswered,
    OfferMade,
    SeatReplaced,
    SeatResigned,
    WinClaimed,
)
from tianxia.server.tables.questions import Question
from tianxia.server.tables.table import Table
from tianxia.server.tables.undo import find_undo
from tianxia.server.tables.wire.socket import MoveEffects, TrialResult, Try

_MAX_MOVE_CHARS: Final = 400
"""Maximum length of the text of a move."""
_ELLIPSIS: Final = "…"
"""The end of the text of a partial move."""


class MoveAnswer(NamedTuple):
    """A move that answers a question."""

    body: MoveMade
    question: Question


def answer_question(table: Table, behaviour: TableBehaviour, seat: int, number: int, text: str) -> MoveAnswer | None:
    """Return the move with which a seat answers its question; None if it has already given this answer.

    Raises Refused: 409 if the seat has another question or none, 422 with the reason if the move is not legal or not
    complete.
    """
    text = " ".join(text.split())
    question = table.question(seat)
    if question is None or question.number != number:
        if table.previous_answer(seat, number) == text:
            return None
        raise Refused(CONFLICT, "server-move-stale")
    body = check_move(table, seat, text)
    assert body.checked is not None
    behaviour.check_move(table, seat, body.checked.steps)
    return MoveAnswer(body, question)


def check_move(table: Table, seat: int, text: str) -> MoveMade:
    """Return a legal, complete move. Raises Refused (422) with the reason."""
    if len(text) > _MAX_MOVE_CHARS:
        raise Refused(UNPROCESSABLE, "server-move-long")
    steps = table.game.check(table.state, seat, text)
    if not isinstance(steps, list):
        raise Refused(UNPROCESSABLE, steps.id, **steps.args)
    if not steps or _is_partial(table, seat, steps):
        raise Refused(UNPROCESSABLE, "server-move-unfinished")
    return MoveMade(text, CheckedMove(tuple(steps), table.state_version))


def timeout_move(table: Table, seat: int) -> ClockMoved:
    """Return the move that the clock plays for a seat whose time is over."""
    move = check_move(table, seat, table.timeout_move(seat))
    return ClockMoved(move.text, move.checked)


def _is_partial(table: Table, seat: int, steps: list[int]) -> bool:
    """Return whether a legal sequence of steps is only a partial move."""
    state = table.state
    if len(steps) > 1:
        state = state.clone()
        for step in steps[:-1]:
            state.play(seat, step)
    return table.game.is_partial_move(table.game.text(state, seat, steps[-1]))


def preview_move(table: Table, seat: int, trial: Try) -> TrialResult:
    """Return the effects of a move, or why it is not legal.

    The move is played in a world sampled for the seat, so the answer depends only on what the seat knows. Raises
    Refused: 409 if the seat has another question or none, 422 if the text is too long.
    """
    require_question(table, seat, trial.question)
    text = trial.text
    if len(text) > _MAX_MOVE_CHARS:
        raise Refused(UNPROCESSABLE, "server-move-long")
    game, world = table.game, table.state.sample(seat, Rng(secrets.randbits(64)))
    steps = game.check(world, seat, text)
    if not isinstance(steps, list):
        matches = _find_moves_starting_with(game, world, seat, text)
        if matches:
            return TrialResult(trial.id, ok=True, text=text, ways=matches)
        return TrialResult(trial.id, ok=False, reason=steps)
    effects: list[Message] = []
    move_text = text
    for step in steps:
        effects += game.effects(world, seat, step)
        move_text = game.text(world, seat, step)
        world.apply(seat, step)
    result = TrialResult(trial.id, ok=True, text=move_text, does=effects)
    if game.is_partial_move(move_text):
        result.next = [game.text(world, seat, int(action)) for action in world.legal(seat)]
    return result


def _find_moves_starting_with(game: Game[Any, Any], world: State, seat: int, text: str) -> list[MoveEffects]:
    """Return the legal moves that start with the part of a text before its ellipsis, each with its effects."""
    prefix = text.removesuffix(_ELLIPSIS)
    if prefix == text or not prefix.strip():
        return []
    texts = ((game.text(world, seat, int(action)), int(action)) for action in world.legal(seat))
    return [MoveEffects(move, game.effects(world, seat, action)) for move, action in texts if move.startswith(prefix)]


def require_question(table: Table, seat: int, number: int) -> Question:
    """Return the question of a seat. Raises Refused (409) if the seat has another question or none."""
    question = table.question(seat)
    if question is None or question.number != number:
        raise Refused(CONFLICT, "server-move-stale")
    return question


def undo_move(table: Table, seat: int) -> MovesUndone:
    """Take back a seat's last move. Raises Refused (409) if there is none, or if others have to agree."""
    undo = find_undo(table, seat)
    if undo is None or undo.how != "free":
        raise Refused(CONFLICT, "server-undo-no" if undo is None else "server-undo-ask")
    return MovesUndone(undo.event_number)


def make_offer(table: Table, seat: int, what: str) -> OfferMade | MovesUndone | None:
    """Offer a draw, an undo or a rematch; None if the seat has offered or accepted it already.

    An undo that needs no agreement is carried out instead. Raises Refused (409 or 422) if it cannot be offered.
    """
    offered = check_offer(table, what)
    first_event = 0
    if offered == "undo":
        undo = find_undo(table, seat)
        if undo is None:
            raise Refused(CONFLICT, "server-undo-no")
        if undo.how == "free":
            return MovesUndone(undo.event_number)
        first_event = undo.event_number
    return None if seat in table.offers[offered] else OfferMade(offered, first_event)


def answer_offer(table: Table, seat: int, what: str, is_accepted: bool) -> OfferAnswered:
    """Accept or decline an offer. Raises Refused (409) if nobody has made it."""
    offered = check_offer(table, what)
    if not table.offers[offered] or (is_accepted and seat in table.offers[offered]):
        raise Refused(CONFLICT, "server-offer-none")
    return OfferAnswered(offered, is_accepted)


def check_offer(table: Table, what: str) -> Offerable:
    """Return what is offered. Raises Refused if there is no such offer (422), or if it cannot be made now (409)."""
    try:
        offered: Offerable = msgspec.convert(what, Offerable)
    except msgspec.ValidationError:
        raise Refused(UNPROCESSABLE, "server-malformed") from None
    if table.is_over != (offered == "rematch"):
        raise Refused(CONFLICT, "engine-game-over" if table.is_over else "server-offer-early")
    if offered == "draw" and table.bots:
        raise Refused(CONFLICT, "server-draw-bots")
    return offered


def agreed_undo(table: Table) -> MovesUndone | None:
    """Return the undo to which everybody has agreed; None if somebody has not."""
    return MovesUndone(table.undo_target) if table.has_agreed("undo") else None


def resign(table: Table, info: table_info.TableInfo) -> SeatResigned | SeatReplaced:
    """Resign a seat: with two players the other one wins, with more players a bot takes over. Raises Refused (409)."""
    _require_running(table)
    if len(table.seat_names) > 2 and len(table.humans) > 1:
        return SeatReplaced(_replacement_level(info))
    return SeatResigned()


def replace_late_player(table: Table, by: int, seat: int, level: str, now: float) -> SeatReplaced:
    """Give the seat of a player whose time is over to a bot; the seat `by` requests it.

    Raises Refused: 422 for an unknown level, 409 if the time is not over.
    """
    catalogue.find_level(table.config.game, level)
    if seat == by or seat not in table.late_seats(now):
        raise Refused(CONFLICT, "server-replace-time")
    return SeatReplaced(level)


def claim_win(table: Table, seat: int, now: float) -> WinClaimed:
    """Win a game of two players because the other player's time is over. Raises Refused (409) if it is not."""
    _require_running(table)
    if len(table.seat_names) != 2:
        raise Refused(CONFLICT, "server-claim-two")
    if 1 - seat not in table.late_seats(now):
        raise Refused(CONFLICT, "server-claim-time")
    return WinClaimed()


def _require_running(table: Table) -> None:
    if table.is_over:
        raise Refused(CONFLICT, "engine-game-over")


def _replacement_level(info: table_info.TableInfo) -> str:
    """Return the level of a bot that takes over a seat: that of the table's bots, or the default."""
    bots = [seat.level for seat in info.seats if seat.kind == table_info.BOT]
    return bots[0] if bots else catalogue.default_level(info.game).name
