"""Revolts: two leaders of one colour in one state."""

from mypy_extensions import i64

from tianxia.games.huang.rules.buildings import return_leader
from tianxia.games.huang.rules.phases import ATTACKING, DEFENDING
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.seats import NOBODY
from tianxia.games.huang.rules.tiles import COLOURS, YELLOW
from tianxia.games.huang.rules.turns import end_action


def begin_revolt(state: RulesState, seat: i64, colour: i64, defender: i64) -> None:
    """Begin a revolt: the attacker commits first."""
    state.revolt_colour = colour
    state.defender = defender
    state.phase = ATTACKING
    state.asked = seat
    if state.journal is not None:
        args: dict[str, str | int] = {
            "seat": state.name(seat),
            "other": state.name(defender),
            "colour": COLOURS[colour],
        }
        state.log("huang-log-revolt", args)


def commit_tiles(state: RulesState, seat: i64, tiles: i64, leader: i64) -> None:
    """Commit yellow tiles from the hand, and 1 more if `leader` is 1, for a yellow leader off the board."""
    state.discard_tiles(seat, YELLOW, tiles)
    if state.journal is not None:
        args: dict[str, str | int] = {"seat": state.name(seat), "number": tiles, "leader": leader}
        state.log("huang-log-commits", args)
    if state.phase == ATTACKING:
        state.attack_tiles = tiles
        state.attack_leader = leader
        state.phase = DEFENDING
        state.asked = state.defender
    else:
        _decide_revolt(state, tiles, leader)


def adjacent_strength(state: RulesState, seat: i64) -> i64:
    """Return how many yellow tiles are next to a seat's leader in the revolt."""
    return state.adjacent_yellows(state.leader_hex(seat, state.revolt_colour))


def _decide_revolt(state: RulesState, tiles: i64, leader: i64) -> None:
    """Decide the revolt: the higher total wins, a tie goes to the defender."""
    attacker = state.turn
    defender = state.defender
    attack = adjacent_strength(state, attacker) + state.attack_tiles + state.attack_leader
    defence = adjacent_strength(state, defender) + tiles + leader
    winner = attacker if attack > defence else defender
    loser = defender if attack > defence else attacker
    colour = state.revolt_colour
    if state.journal is not None:
        args: dict[str, str | int] = {"seat": state.name(winner), "high": max(attack, defence)}
        args["low"] = min(attack, defence)
        args["tie"] = int(attack == defence)
        state.log("huang-log-revolt-won", args)
    state.add_to_box(YELLOW, state.attack_tiles + tiles)
    state.attack_tiles = 0
    state.attack_leader = 0
    state.revolt_colour = NOBODY
    state.defender = NOBODY
    return_leader(state, loser, colour)
    state.add_to_points(winner, colour, 1)
    if state.journal is not None:
        point: dict[str, str | int] = {"seat": state.name(winner), "number": 1, "colour": COLOURS[colour]}
        state.log("huang-log-points", point)
    end_action(state)
