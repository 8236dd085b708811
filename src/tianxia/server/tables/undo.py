"""Decides whether a move can be taken back: freely, if the other players agree, or not at all."""

from typing import Final, Literal, NamedTuple

from tianxia.engine.journal import Journal
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message
from tianxia.server.tables.applied_move import AppliedMove
from tianxia.server.tables.table import Table

_SAMPLED_WORLDS: Final = 4
"""The number of sampled worlds in which a move is played to see whether it revealed hidden information."""


class UndoOption(NamedTuple):
    """What a seat can take back."""

    how: Literal["free", "ask"]
    """`ask` if the other players have to agree."""
    event: int
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
        return UndoOption("free", applied.number)
    if index == last_index and not applied.asked_in_secret and not _has_revealed(table, applied):
        return UndoOption("free", applied.number)
    return UndoOption("ask", applied.number)


def _has_revealed(table: Table, applied: AppliedMove) -> bool:
    """Return whether the last move revealed hidden information to its player: sampled worlds then differ after it."""
    if applied.revealed is None:
        before = table.previous_state
        seat = applied.seat
        real = _known_after(before.clone(), applied)
        worlds = (before.sample(seat, Rng(applied.number, number)) for number in range(1, _SAMPLED_WORLDS + 1))
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
