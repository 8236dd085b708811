"""Decides whether a move can be taken back: freely, with the agreement of the others, or not at all."""

from typing import Final, Literal, NamedTuple

from tianxia.engine.journal import Journal
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message
from tianxia.server.table import AppliedMove, Table

_SAMPLED_WORLDS: Final = 4
"""The number of sampled worlds in which a move is played to see whether it revealed hidden information."""


class UndoOption(NamedTuple):
    """What a seat can take back."""

    how: Literal["free", "ask"]
    """`ask` if the others have to agree."""
    event: int
    """The event number of the first move that is taken back."""


def find_undo(table: Table, seat: int) -> UndoOption | None:
    """Return what a seat can take back now, or None.

    If no other guest is at the table, a seat can go back to its last decision freely. Between people, a move can be
    taken back freely until another seat has moved or was asked in secret, provided that the move revealed no hidden
    information to its player.
    """
    if table.is_over or seat not in table.humans:
        return None
    at = next((at for at in range(len(table.applied_moves) - 1, -1, -1) if table.applied_moves[at].seat == seat), None)
    if at is None:
        return None
    applied = table.applied_moves[at]
    if not applied.lines:
        return None  # too long ago
    if all(guest == table.humans[seat] for guest in table.humans.values()):
        return UndoOption("free", applied.number)
    if at == len(table.applied_moves) - 1 and not applied.asked_in_secret and not _has_revealed(table, applied):
        return UndoOption("free", applied.number)
    return UndoOption("ask", applied.number)


def _has_revealed(table: Table, applied: AppliedMove) -> bool:
    """Return whether the last move revealed something to its player that they could not have known before."""
    if applied.revealed is None:
        before = table.previous_state
        seat = applied.seat
        real = _known_after(before.clone(), applied)
        worlds = (before.sample(seat, Rng(applied.number, number)) for number in range(1, _SAMPLED_WORLDS + 1))
        applied.revealed = any(_known_after(world, applied) != real for world in worlds)
    return applied.revealed


def _known_after(world: State, applied: AppliedMove) -> tuple[State, list[Message]]:
    """Return what the player knows after a move in a world, as a sample (which contains nothing else) and a log."""
    seat = applied.seat
    world.journal = Journal()
    for step in applied.steps:
        world.apply(seat, step)
    return world.sample(seat, Rng(0)), world.journal.seen_by(seat)
