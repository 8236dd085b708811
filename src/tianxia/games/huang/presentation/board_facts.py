"""Facts that follow from a public position by the rules: states and their strength, conflicts, final scores.

All of it can be derived from a view; it is provided so that clients need not know the rules.
"""

from functools import cmp_to_key

from tianxia.engine.game import JsonObject
from tianxia.games.huang.notation.names import seat_names
from tianxia.games.huang.rules.board_geometry import MAX_SIDES, NO_HEX
from tianxia.games.huang.rules.buildings import list_pagodas
from tianxia.games.huang.rules.groups import linked_hexes
from tianxia.games.huang.rules.phases import ATTACKING, DEFENDING, OVER
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.scoring import GRANARY_POINTS, compare_scores, final_score
from tianxia.games.huang.rules.seats import NO_LEADER
from tianxia.games.huang.rules.tiles import BLUE, COLOURS, NUM_COLOURS, NUM_SCORING_COLOURS
from tianxia.games.huang.rules.wars import side_strength


def collect_facts(state: RulesState) -> JsonObject:
    """Return all facts about the present position."""
    facts: JsonObject = {"states": _list_states(state)}
    if state.side_name(0) != NO_HEX:
        facts["war"] = _war_facts(state)
    if state.phase in (ATTACKING, DEFENDING):
        facts["revolt"] = _revolt_facts(state)
    if state.phase == OVER:
        facts["final"] = _final_scores(state)
    return facts


def _list_states(state: RulesState) -> list[JsonObject]:
    """List every state, named by its northernmost and then westernmost hex."""
    groups: dict[int, list[int]] = {}
    for hex_index in range(state.geometry.count):
        group = int(state.group(hex_index))
        if group != NO_HEX and state.leaders(group):
            groups.setdefault(group, []).append(hex_index)
    pagodas = list_pagodas(state)
    return [
        {
            "name": state.hex_name(group),
            "hexes": [state.hex_name(hex_index) for hex_index in hexes],
            "reds": int(state.reds(group)),
            "leaders": _list_leaders(state, hexes),
            "pagodas": [
                COLOURS[colour] for colour, triangle in pagodas if state.geometry.triangles[3 * triangle] in hexes
            ],
        }
        for group, hexes in sorted(groups.items())
        if any(state.tile(hex_index) >= 0 for hex_index in hexes)
    ]


def _list_leaders(state: RulesState, hexes: list[int]) -> list[JsonObject]:
    """List the leaders on some hexes, each with the adjacent yellow tiles: its strength in a revolt."""
    return [
        {
            "seat": state.name(state.leader(hex_index) // NUM_COLOURS),
            "colour": COLOURS[state.leader(hex_index) % NUM_COLOURS],
            "at": state.hex_name(hex_index),
            "yellows": int(state.adjacent_yellows(hex_index)),
        }
        for hex_index in hexes
        if state.leader(hex_index) != NO_LEADER
    ]


def _war_facts(state: RulesState) -> JsonObject:
    """Return the warring states as they were before the tile, and the leaders that each may lose."""
    sides = [i for i in range(MAX_SIDES) if state.side_name(i) != NO_HEX]
    hexes_by_side = {
        i: sorted(int(hex_index) for hex_index in linked_hexes(state, state.side_name(i), state.placed_at))
        for i in sides
    }
    leaders_by_side = {i: _list_leaders(state, hexes_by_side[i]) for i in sides}

    def contested(side: int) -> list[JsonObject]:
        other_colours = {leader["colour"] for i in sides if i != side for leader in leaders_by_side[i]}
        return [leader for leader in leaders_by_side[side] if leader["colour"] in other_colours]

    return {
        "at": state.hex_name(state.placed_at),
        "by": state.name(state.turn),
        "sides": [
            {
                "name": state.hex_name(state.side_name(i)),
                "hexes": [state.hex_name(hex_index) for hex_index in hexes_by_side[i]],
                "total": int(side_strength(state, i)),
                "leaders": contested(i),
            }
            for i in sides
        ],
    }


def _revolt_facts(state: RulesState) -> JsonObject:
    """Return attacker and defender, each with the yellow tiles next to its leader and those committed."""
    colour = state.revolt_colour
    sides: list[JsonObject] = []
    for seat in (state.turn, state.defender):
        hex_index = state.leader_hex(seat, colour)
        sides.append(
            {
                "seat": state.name(seat),
                "at": state.hex_name(hex_index),
                "yellows": int(state.adjacent_yellows(hex_index)),
            }
        )
    if state.phase == DEFENDING:
        sides[0] |= {"tiles": int(state.attack_tiles), "leader": bool(state.attack_leader)}
    return {"colour": COLOURS[colour], "sides": sides}


def _final_scores(state: RulesState) -> list[JsonObject]:
    """List the scores of all seats, the winner first: place, points, and those added by granaries and white points."""
    names = seat_names(state)

    def compare_places(seat_a: int, seat_b: int) -> int:
        return int(compare_scores(state, seat_b, seat_a))

    order = sorted(range(len(names)), key=cmp_to_key(compare_places))
    scores: list[JsonObject] = []
    for seat in order:
        before = order[len(scores) - 1] if scores else seat
        place = scores[-1]["place"] if scores and compare_scores(state, before, seat) == 0 else len(scores) + 1
        scores.append({"seat": names[seat], "place": place, **_score_parts(state, seat)})
    return scores


def _score_parts(state: RulesState, seat: int) -> JsonObject:
    points = {colour: int(state.points(seat, i)) for i, colour in enumerate(COLOURS)}
    granaries = int(GRANARY_POINTS * state.granaries_taken(seat))
    before = [points[COLOURS[i]] + (granaries if i == BLUE else 0) for i in range(NUM_SCORING_COLOURS)]
    final = [int(number) for number in final_score(state, seat)]
    # The colour that was lowest stays lowest when white points are spread.
    added = {
        COLOURS[i]: final[rank] - before[i]
        for rank, i in enumerate(sorted(range(NUM_SCORING_COLOURS), key=before.__getitem__))
    }
    return {
        "points": points,
        "granaries": granaries,
        "added": added,
        "score": final[0],
        "sorted": final,
    }
