"""Legal moves of leaders, compared with a slow computation from the pieces alone."""

import pytest

from tests.games.huang.invariants import list_neighbours
from tests.support.game_cases import CASES
from tests.support.properties import random_step
from tianxia.engine import registry
from tianxia.engine.rng import Rng
from tianxia.games.huang.rules.actions import HEX_ACTIONS, PLACE_LEADER, action_hex, hex_action_kind
from tianxia.games.huang.rules.marks import UNDER_BANDITS
from tianxia.games.huang.rules.phases import ACTION
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.tiles import YELLOW


def brute_force_leader_moves(state: RulesState, seat: int) -> set[tuple[int, int]]:
    """Return colour and hex of every leader move, each checked by flood fill over the whole board."""
    out = set()
    for colour in range(5):
        own = int(state.leader_hex(seat, colour))
        leaders = {hex: int(state.leader(hex)) for hex in range(state.geometry.count)}
        leaders = {hex: leader for hex, leader in leaders.items() if leader >= 0 and hex != own}
        pieces = {*leaders, *(hex for hex in range(state.geometry.count) if state.tile(hex) >= 0)}
        for hex in range(state.geometry.count):
            around = list_neighbours(state, hex)
            if hex in pieces or hex == own or state.geometry.is_river(hex) or state.adjacent_bandit_places(hex):
                continue
            if state.has_mark(hex, UNDER_BANDITS) or not any(state.tile(other) == YELLOW for other in around):
                continue
            states = [group for group in find_groups(state, pieces, around) if group & set(leaders)]
            colours = [leaders[other] % 5 for group in states for other in group if other in leaders]
            if len(states) <= 1 or len({*colours, colour}) == len(colours) + 1:
                out.add((colour, hex))
    return out


def find_groups(state: RulesState, pieces: set[int], around: list[int]) -> list[set[int]]:
    """Return the different groups that some hexes belong to, by flood fill."""
    groups: list[set[int]] = []
    for start in around:
        if start in pieces and not any(start in group for group in groups):
            group, queue = {start}, [start]
            while queue:
                new_members = [
                    other for other in list_neighbours(state, queue.pop()) if other in pieces and other not in group
                ]
                group |= set(new_members)
                queue += new_members
            groups.append(group)
    return groups


@pytest.mark.parametrize("seed", range(6))
def test_legal_leader_hexes_agree_with_brute_force(seed: int) -> None:
    game = registry.game("huang")
    state = game.new(game.read_options(CASES["huang"].setups[seed % 5]), seed)
    rng = Rng(seed, 5)
    compared = 0
    while state.actors():
        if state.phase == ACTION and not state.dealing and not state.is_exchanging() and rng.below(4) == 0:
            seat = int(state.turn)
            named = [int(action) for action in state.legal(seat) if action >= HEX_ACTIONS]
            moves = [
                (int(hex_action_kind(state.geometry, a)) - int(PLACE_LEADER), int(action_hex(state.geometry, a)))
                for a in named
            ]
            assert {(colour, hex) for colour, hex in moves if 0 <= colour < 5} == brute_force_leader_moves(state, seat)
            compared += 1
        state.apply(*random_step(state, rng))
    assert compared > 10
