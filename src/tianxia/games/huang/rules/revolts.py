"""Revolts: two leaders of one colour in one state."""

from mypy_extensions import i64

from tianxia.games.huang.rules.buildings import return_leader
from tianxia.games.huang.rules.cells import (
    ADJACENT_YELLOWS,
    ASKED,
    ATTACK_LEADER,
    ATTACK_TILES,
    ATTACKING,
    BOX,
    DEFENDER,
    DEFENDING,
    LEADER_AT,
    NOBODY,
    PHASE,
    REVOLT_COLOUR,
    STRIDE,
    TURN,
    Cells,
)
from tianxia.games.huang.rules.tiles import COLOURS, NUM_COLOURS, YELLOW
from tianxia.games.huang.rules.turns import end_action


def begin_revolt(state: Cells, seat: i64, colour: i64, defender: i64) -> None:
    """Begin a revolt: the attacker commits first."""
    c = state.cells
    c[REVOLT_COLOUR] = colour
    c[DEFENDER] = defender
    c[PHASE] = ATTACKING
    c[ASKED] = seat
    if state.journal is not None:
        args: dict[str, str | int] = {
            "seat": state.name(seat),
            "other": state.name(defender),
            "colour": COLOURS[colour],
        }
        state.log("huang-log-revolt", args)


def commit_tiles(state: Cells, seat: i64, tiles: i64, leader: i64) -> None:
    """Commit yellow tiles from the hand, and 1 more if `leader` is 1, for a yellow leader off the board."""
    c = state.cells
    state.discard_tiles(seat, YELLOW, tiles)
    if state.journal is not None:
        args: dict[str, str | int] = {"seat": state.name(seat), "number": tiles, "leader": leader}
        state.log("huang-log-commits", args)
    if c[PHASE] == ATTACKING:
        c[ATTACK_TILES] = tiles
        c[ATTACK_LEADER] = leader
        c[PHASE] = DEFENDING
        c[ASKED] = c[DEFENDER]
    else:
        _decide_revolt(state, tiles, leader)


def adjacent_strength(state: Cells, seat: i64) -> i64:
    """Return how many yellow tiles are next to a seat's leader in the revolt."""
    c = state.cells
    return c[ADJACENT_YELLOWS + STRIDE * c[LEADER_AT + NUM_COLOURS * seat + c[REVOLT_COLOUR]]]


def _decide_revolt(state: Cells, tiles: i64, leader: i64) -> None:
    """Decide the revolt: the higher total wins, a tie goes to the defender."""
    c = state.cells
    attacker = c[TURN]
    defender = c[DEFENDER]
    attack = adjacent_strength(state, attacker) + c[ATTACK_TILES] + c[ATTACK_LEADER]
    defence = adjacent_strength(state, defender) + tiles + leader
    winner = attacker if attack > defence else defender
    loser = defender if attack > defence else attacker
    colour = c[REVOLT_COLOUR]
    if state.journal is not None:
        args: dict[str, str | int] = {"seat": state.name(winner), "high": max(attack, defence)}
        args["low"] = min(attack, defence)
        args["tie"] = int(attack == defence)
        state.log("huang-log-revolt-won", args)
    c[BOX + YELLOW] += c[ATTACK_TILES] + tiles
    c[ATTACK_TILES] = 0
    c[ATTACK_LEADER] = 0
    c[REVOLT_COLOUR] = NOBODY
    c[DEFENDER] = NOBODY
    return_leader(state, loser, colour)
    state.add_points(winner, colour, 1)
    if state.journal is not None:
        point: dict[str, str | int] = {"seat": state.name(winner), "number": 1, "colour": COLOURS[colour]}
        state.log("huang-log-points", point)
    end_action(state)
