"""When a move may be taken back: freely, with the rival's consent, or not at all."""

from typing import Final, Literal, NamedTuple

from tianxia.engine.journal import Journal
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message
from tianxia.server.room import Played, Room

_WORLDS: Final = 4
"""In how many imagined worlds a move is tried to see whether it brought something hidden to light."""


class Undo(NamedTuple):
    """What a seat may take back."""

    how: Literal["free", "ask"]
    row: int
    """The row of the move that goes, with all after it."""


def undo_of(room: Room, seat: int) -> Undo | None:
    """What a seat may do now.

    Against bots and among the seats of one device a seat goes freely back to its last decision. Among people a move is
    free until somebody else has acted or was asked in secret, or until it brought hidden things to the mover's eyes.
    """
    if room.over or seat not in room.humans:
        return None
    at = next((at for at in range(len(room.played) - 1, -1, -1) if room.played[at].seat == seat), None)
    if at is None:
        return None
    played = room.played[at]
    if not played.lines:
        return None  # too long ago
    if all(guest == room.humans[seat] for guest in room.humans.values()):
        return Undo("free", played.number)
    if at == len(room.played) - 1 and not played.asked_in_secret and not _revealed(room, played):
        return Undo("free", played.number)
    return Undo("ask", played.number)


def _revealed(room: Room, played: Played) -> bool:
    """Whether the last move showed its mover something that it could not have known before."""
    if played.revealed is None:
        before = room.before
        seat = played.seat
        real = _known_after(before.clone(), played)
        worlds = (before.sample(seat, Rng(played.number, number)) for number in range(1, _WORLDS + 1))
        played.revealed = any(_known_after(world, played) != real for world in worlds)
    return played.revealed


def _known_after(world: State, played: Played) -> tuple[State, list[Message]]:
    """What the mover knows after a move in a world: a sample tells nothing else."""
    seat = played.seat
    world.journal = Journal()
    for step in played.steps:
        world.apply(seat, step)
    return world.sample(seat, Rng(0)), world.journal.seen_by(seat)
