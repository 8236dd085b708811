"""Decides whether a move can be taken back (freely, if the other players agree, or not at all), and takes it back."""

from typing import Final, Literal, NamedTuple

from tianxia.engine.journal import Journal
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message
from tianxia.server.tables.applied_move import AppliedMove
from tianxia.server.tables.events import TableEvent
from tianxia.server.tables.table import Table

_SAMPLED_WORLDS: Final = 4
"""The number of sampled worlds in which a move is played to see whether it revealed hidden information."""


class UndoOption(NamedTuple):
    """What a seat can take back."""

    how: Literal["free", "ask"]
    """`ask` if the other players have to agree."""
    event_number: int
    """The event number of the first move that is taken back."""


def find_undo(table: Table, seat: int) -> UndoOption | None:
    """Return what a seat can take back now, or None.

    If no other guest has a seat, the last move of a seat can always be taken back freely. Otherwise it can be taken
    back freely until another seat moves or is asked in secret, provided that it revealed no hidden information to its
    player.
    """
    if table.is_over or seat not in table.humans:
        return None
    last_index = len(table.applied_moves) - 1
    index = next((index for index in range(last_index, -1, -1) if table.applied_moves[index].seat == seat), None)
    if index is None:
        return None
    applied = table.applied_moves[index]
    if not applied.line_counts:
        return None  # too long ago
    if all(guest == table.humans[seat] for guest in table.humans.values()):
        return UndoOption("free", applied.event_number)
    if index == last_index and not applied.asked_in_secret and not _has_revealed(table, applied):
        return UndoOption("free", applied.event_number)
    return UndoOption("ask", applied.event_number)


def take_back(table: Table, event: TableEvent, first_event: int) -> None:
    """Take back the move with the event number `first_event`, and all later moves; `event` is the undo.

    Do nothing if the move is not in effect, or too old to be taken back.
    """
    table.diverged_events = [number for number in table.diverged_events if number < first_event]
    index = next(
        (
            index
            for index, applied in enumerate(table.applied_moves)
            if applied.event_number == first_event and applied.line_counts
        ),
        None,
    )
    if index is None:
        return
    undone, table.applied_moves = table.applied_moves[index:], table.applied_moves[:index]
    others = table.offers["undo"] - {undone[0].seat}
    was_agreed = first_event == table.undo_target and bool(others) and table.has_agreed("undo")
    table.undo_count += 1
    table.event_queue.drop_moves_before(event.number)
    table.held_answers = {seat: held for seat, held in table.held_answers.items() if held.number > event.number}
    table.previous_state = table.replay_moves(table.applied_moves[:-1])
    table.state = table.replay_moves(table.applied_moves)
    table.state_version += 1
    for reader, length in zip(table.readers, undone[0].line_counts, strict=True):
        table.logs[reader].cut(length)
    _log_undo(table, undone[0].seat, others if was_agreed else set())
    readings = [applied.clocks for applied in undone if applied.clocks is not None]
    if readings and was_agreed:
        table.clocks.take_back_by_agreement(readings, table.asked_at, table.undo_asked_at)
    elif readings:
        table.clocks.take_back(readings[0], event.release)
    table.asked_at = {}
    table.update_questions(None, set(), event.release)
    for agreeing_seats in table.offers.values():
        agreeing_seats.clear()


def _log_undo(table: Table, seat: int, agreed: set[int]) -> None:
    """Log that a seat has taken a move back; `agreed` are the other seats if they had to agree."""
    argument = table.seat_argument(seat)
    if not agreed:
        table.log_to_all("server-log-undo", seat=argument)
    elif len(agreed) == 1:
        table.log_to_all("server-log-undo-agreed", seat=argument, other=table.seat_argument(*agreed))
    else:
        table.log_to_all("server-log-undo-all", seat=argument)


def _has_revealed(table: Table, applied: AppliedMove) -> bool:
    """Return whether the last move revealed hidden information to its player: sampled worlds then differ after it."""
    if applied.revealed is None:
        before = table.previous_state
        seat = applied.seat
        real = _known_after(before.clone(), applied)
        worlds = (before.sample(seat, Rng(applied.event_number, number)) for number in range(1, _SAMPLED_WORLDS + 1))
        applied.revealed = any(_known_after(world, applied) != real for world in worlds)
    return applied.revealed


def _known_after(world: State, applied: AppliedMove) -> tuple[State, list[Message]]:
    """Play a move in `world`, and return what its player knows afterwards: a sample, and the log.

    A sample drawn with a fixed seed depends only on what the player knows, so samples can be compared.
    """
    seat = applied.seat
    world.journal = Journal()
    for step in applied.steps:
        world.apply(seat, step)
    return world.sample(seat, Rng(0)), world.journal.seen_by(seat)
