"""The whole state as a dump, and the part of it that each seat may know."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.engine.game import JsonObject
from tianxia.games.huang.notation.names import rhombus_names, seat_names, tile_names, triangle_names
from tianxia.games.huang.rules.board_geometry import MAX_SIDES, NO_HEX, NUM_BANDIT_PLACES
from tianxia.games.huang.rules.buildings import list_pagodas
from tianxia.games.huang.rules.marks import PAYABLE, UNDER_GRANARY
from tianxia.games.huang.rules.phases import ACTION, ATTACKING, DEALINGS, DEFENDING, MOVING_PAGODA, OVER, PAYING, PHASES
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.scoring import final_score
from tianxia.games.huang.rules.seats import DRAWN_GAME
from tianxia.games.huang.rules.tiles import COLOURS, total_tiles


def dump(state: RulesState) -> JsonObject:
    """Return everything, in the keys of section 12 of the rules and some for the middle of an action."""
    data = _public_view(state)
    seats = list(enumerate(seat_names(state)))
    data["hands"] = {name: tile_names(state.hand_by_colour(i)) for i, name in seats}
    data["vp"] = {name: _points_by_colour(state, i) for i, name in seats}
    data["bag"] = [COLOURS[state.bag(i)] for i in reversed(range(state.bag_size))]
    data["box"] = {
        "shown": tile_names(state.box_by_colour()),
        **{name: tile_names(state.exchanged_by_colour(i)) for i, name in seats},
        "unseen": tile_names(state.boxed_unseen_by_colour()),
    }
    if state.is_exchanging():
        data["exchanging"] = tile_names(state.chosen_by_colour())
    data["seed"] = state.seed if state.seed < 2**63 else f"{state.seed:x}"
    data["shuffles"] = int(state.shuffles)
    if state.is_chance_open:
        data["chance"] = "open"
    return data


def view(state: RulesState, seat: int | None) -> JsonObject:
    """Return what a seat, or a spectator (None), may know, in the dump's keys; hidden lists become their sizes."""
    data = _public_view(state)
    seats = list(enumerate(seat_names(state)))

    def tiles_or_number(i: int, tiles: vec[i64]) -> Any:
        return tile_names(tiles) if i == seat else int(total_tiles(tiles))

    data["hands"] = {name: tiles_or_number(i, state.hand_by_colour(i)) for i, name in seats}
    data["vp"] = {name: _points_by_colour(state, i) for i, name in seats if _are_points_open(state) or i == seat}
    data["bag"] = int(state.bag_size)
    data["box"] = {
        "shown": tile_names(state.box_by_colour()),
        **{name: tiles_or_number(i, state.exchanged_by_colour(i)) for i, name in seats},
        "unseen": int(total_tiles(state.boxed_unseen_by_colour())),
    }
    if state.is_exchanging() and state.turn == seat:
        data["exchanging"] = tile_names(state.chosen_by_colour())
    return data


def granary_names(state: RulesState) -> list[str]:
    """Return the hexes with a granary by name."""
    return [
        state.hex_name(hex_index) for hex_index in state.geometry.capitals if state.has_mark(hex_index, UNDER_GRANARY)
    ]


def points(state: RulesState, seat: int | None) -> dict[str, int]:
    """Return the present score of each seat whose points a seat may know."""
    seats = enumerate(seat_names(state))
    return {name: int(final_score(state, i)[0]) for i, name in seats if _are_points_open(state) or i == seat}


def final_scores(state: RulesState) -> JsonObject:
    """Return the four colours of each seat with white points spread, lowest first."""
    return {name: [int(points) for points in final_score(state, i)] for i, name in enumerate(seat_names(state))}


def _are_points_open(state: RulesState) -> bool:
    """Return whether everybody's points are public."""
    return bool(state.has_open_scores) or state.phase == OVER


def _public_view(state: RulesState) -> JsonObject:
    """Return what everybody may know."""
    seats = list(enumerate(seat_names(state)))
    data: JsonObject = {
        "players": list(seat_names(state)),
        "map": state.geometry.source,
        "tiles": {
            state.hex_name(hex_index): COLOURS[state.tile(hex_index)]
            for hex_index in range(state.geometry.count)
            if state.tile(hex_index) >= 0
        },
        "leaders": {name: _leader_hexes(state, i) for i, name in seats},
        "pagodas": [
            {"colour": COLOURS[colour], "at": triangle_names(state.geometry, triangle)}
            for colour, triangle in list_pagodas(state)
        ],
        "palace": [] if state.palace == NO_HEX else rhombus_names(state.geometry, state.palace),
        "bandits": {str(i + 1): int(state.bandit_tile(i)) for i in range(NUM_BANDIT_PLACES) if state.bandit_tile(i)},
        "market": tile_names(state.market_by_colour()),
        "turn": state.name(state.turn),
        "actions_left": int(state.actions_left),
        "idle": int(state.idle_turns),
    }
    if state.geometry.granaries:
        data["granaries"] = granary_names(state)
        data["stores"] = {name: int(state.granaries_taken(i)) for i, name in seats}
    known = {name: tile_names(state.known_by_colour(i)) for i, name in seats}
    if any(known.values()):
        data["known"] = {name: known_tiles for name, known_tiles in known.items() if known_tiles}
    if state.has_drawn:
        data["drew"] = True
    if state.phase not in (ACTION, OVER):
        data["phase"] = PHASES[state.phase]
        _add_phase(state, data)
    options = {
        name: True
        for name, is_on in (
            ("palace", state.has_palace),
            ("open_scores", state.has_open_scores),
            ("bandits", state.has_bandits),
            ("short", state.is_short),
        )
        if is_on
    }
    if options:
        data["options"] = options
    if state.dealing:
        data["dealing"] = DEALINGS[state.dealing]
        if state.bandit_place:
            data["place"] = int(state.bandit_place)
    if state.phase == OVER:
        data["scores"] = final_scores(state)
        data["winner"] = "nobody" if state.winner == DRAWN_GAME else state.name(state.winner)
    return data


def _add_phase(state: RulesState, data: JsonObject) -> None:
    """Add what is known in the middle of an action."""
    if state.placed_at != NO_HEX:
        data["placed"] = state.hex_name(state.placed_at)
    if state.phase == MOVING_PAGODA:
        data["raising"] = triangle_names(state.geometry, state.pagoda_target)
    if state.phase in (ATTACKING, DEFENDING):
        data["revolt"] = {"colour": COLOURS[state.revolt_colour], "defender": state.name(state.defender)}
    if state.phase == DEFENDING:
        data["revolt"] |= {"tiles": int(state.attack_tiles), "leader": bool(state.attack_leader)}
    if state.side_name(0) != NO_HEX:
        data["war"] = {
            "asked": state.name(state.asked),
            "sides": {
                state.hex_name(state.side_name(i)): {
                    "reds": int(state.side_reds(i)),
                    "tiles": int(state.side_tiles(i)),
                    "leaders": int(state.side_leaders(i)),
                }
                for i in range(MAX_SIDES)
                if state.side_name(i) != NO_HEX
            },
        }
    if state.phase == PAYING:
        payable = [hex_index for hex_index in range(state.geometry.count) if state.has_mark(hex_index, PAYABLE)]
        data["payment"] = {
            "number": int(state.payment_left),
            "of": [state.hex_name(hex_index) for hex_index in payable],
        }


def _leader_hexes(state: RulesState, seat: int) -> dict[str, str]:
    places = {colour: state.leader_hex(seat, i) for i, colour in enumerate(COLOURS)}
    return {colour: state.hex_name(hex_index) for colour, hex_index in places.items() if hex_index != NO_HEX}


def _points_by_colour(state: RulesState, seat: int) -> dict[str, int]:
    return {colour: int(state.points(seat, i)) for i, colour in enumerate(COLOURS)}
