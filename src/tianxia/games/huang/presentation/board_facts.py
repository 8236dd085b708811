"""Facts that follow from a public position by the rules: states and their strength, conflicts, final scores.

All of it can be derived from a view; it is provided so that clients need not know the rules.
"""

from functools import cmp_to_key

from tianxia.engine.game import JsonObject
from tianxia.games.huang.notation.names import seat_names
from tianxia.games.huang.rules.board_geometry import NO_HEX
from tianxia.games.huang.rules.cells import (
    ADJACENT_YELLOWS,
    ATTACK_LEADER,
    ATTACK_TILES,
    ATTACKING,
    DEFENDER,
    DEFENDING,
    GRANARIES_TAKEN,
    GRANARY_POINTS,
    GROUP_REDS,
    LEADER,
    LEADER_AT,
    MAX_SIDES,
    OVER,
    PAGODA,
    PHASE,
    PLACED_AT,
    REVOLT_COLOUR,
    SIDE_NAME,
    STRIDE,
    TURN,
    VP,
    Cells,
)
from tianxia.games.huang.rules.groups import linked_hexes
from tianxia.games.huang.rules.scoring import compare_scores, final_score
from tianxia.games.huang.rules.tiles import BLUE, COLOURS, NUM_COLOURS, NUM_SCORING_COLOURS
from tianxia.games.huang.rules.wars import side_strength


def collect_facts(state: Cells) -> JsonObject:
    """Return all facts about the present position."""
    c = state.cells
    facts: JsonObject = {"states": _list_states(state)}
    if c[SIDE_NAME] != NO_HEX:
        facts["war"] = _war_facts(state)
    if c[PHASE] in (ATTACKING, DEFENDING):
        facts["revolt"] = _revolt_facts(state)
    if c[PHASE] == OVER:
        facts["final"] = _final_scores(state)
    return facts


def _list_states(state: Cells) -> list[JsonObject]:
    """List every state, named by its northernmost and then westernmost hex."""
    groups: dict[int, list[int]] = {}
    for hex_index in range(state.geometry.count):
        group = int(state.group(hex_index))
        if group != NO_HEX and state.leaders(group):
            groups.setdefault(group, []).append(hex_index)
    pagodas = [(i // 2, int(at)) for i, at in enumerate(state.cells[PAGODA : PAGODA + 2 * NUM_COLOURS])]
    return [
        {
            "name": state.hex_name(group),
            "hexes": [state.hex_name(hex_index) for hex_index in hexes],
            "reds": int(state.cells[GROUP_REDS + STRIDE * group]),
            "leaders": _list_leaders(state, hexes),
            "pagodas": [
                COLOURS[colour]
                for colour, triangle in pagodas
                if triangle != NO_HEX and state.geometry.triangles[3 * triangle] in hexes
            ],
        }
        for group, hexes in sorted(groups.items())
        if any(state.tile(hex_index) >= 0 for hex_index in hexes)
    ]


def _list_leaders(state: Cells, hexes: list[int]) -> list[JsonObject]:
    """List the leaders on some hexes, each with the adjacent yellow tiles: its strength in a revolt."""
    c = state.cells
    return [
        {
            "seat": state.name((c[LEADER + STRIDE * hex_index] - 1) // NUM_COLOURS),
            "colour": COLOURS[(c[LEADER + STRIDE * hex_index] - 1) % NUM_COLOURS],
            "at": state.hex_name(hex_index),
            "yellows": int(c[ADJACENT_YELLOWS + STRIDE * hex_index]),
        }
        for hex_index in hexes
        if c[LEADER + STRIDE * hex_index]
    ]


def _war_facts(state: Cells) -> JsonObject:
    """Return the warring states as they were before the tile, and the leaders that each may lose."""
    c = state.cells
    sides = [i for i in range(MAX_SIDES) if c[SIDE_NAME + i] != NO_HEX]
    hexes_by_side = {
        i: sorted(int(hex_index) for hex_index in linked_hexes(state, c[SIDE_NAME + i], c[PLACED_AT])) for i in sides
    }
    leaders_by_side = {i: _list_leaders(state, hexes_by_side[i]) for i in sides}

    def contested(side: int) -> list[JsonObject]:
        other_colours = {leader["colour"] for i in sides if i != side for leader in leaders_by_side[i]}
        return [leader for leader in leaders_by_side[side] if leader["colour"] in other_colours]

    return {
        "at": state.hex_name(c[PLACED_AT]),
        "by": state.name(c[TURN]),
        "sides": [
            {
                "name": state.hex_name(c[SIDE_NAME + i]),
                "hexes": [state.hex_name(hex_index) for hex_index in hexes_by_side[i]],
                "total": int(side_strength(state, i)),
                "leaders": contested(i),
            }
            for i in sides
        ],
    }


def _revolt_facts(state: Cells) -> JsonObject:
    """Return attacker and defender, each with the yellow tiles next to its leader and those committed."""
    c = state.cells
    colour = c[REVOLT_COLOUR]
    sides: list[JsonObject] = []
    for seat in (c[TURN], c[DEFENDER]):
        hex_index = c[LEADER_AT + NUM_COLOURS * seat + colour]
        sides.append(
            {
                "seat": state.name(seat),
                "at": state.hex_name(hex_index),
                "yellows": int(c[ADJACENT_YELLOWS + STRIDE * hex_index]),
            }
        )
    if c[PHASE] == DEFENDING:
        sides[0] |= {"tiles": int(c[ATTACK_TILES]), "leader": bool(c[ATTACK_LEADER])}
    return {"colour": COLOURS[colour], "sides": sides}


def _final_scores(state: Cells) -> list[JsonObject]:
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


def _score_parts(state: Cells, seat: int) -> JsonObject:
    c = state.cells
    first = VP + NUM_COLOURS * seat
    points = {COLOURS[i]: int(c[first + i]) for i in range(NUM_COLOURS)}
    granaries = int(GRANARY_POINTS * c[GRANARIES_TAKEN + seat])
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
