"""The whole state as a dump, and the part of it that each seat may know."""

from typing import Any

from tianxia.engine.game import JsonObject
from tianxia.games.huang.notation.names import rhombus_names, seat_names, tile_names, triangle_names
from tianxia.games.huang.rules.board_geometry import NO_HEX, NUM_BANDIT_PLACES
from tianxia.games.huang.rules.cells import (
    ACTION,
    ACTIONS_LEFT,
    ASKED,
    ATTACK_LEADER,
    ATTACK_TILES,
    ATTACKING,
    BAG,
    BAG_SIZE,
    BANDIT_PLACE,
    BANDITS,
    BANDITS_ON,
    BOX,
    BOXED_UNSEEN,
    CHANCE,
    CHOSEN,
    DEALING,
    DEALINGS,
    DEFENDER,
    DEFENDING,
    DRAWN_GAME,
    EXCHANGED,
    GRANARIES_TAKEN,
    HAND,
    HAS_DRAWN,
    IDLE_TURNS,
    KNOWN,
    LEADER_AT,
    MARKET,
    MARKS,
    MAX_SIDES,
    MOVING_PAGODA,
    OPEN_SCORES,
    OVER,
    PAGODA,
    PAGODA_TARGET,
    PALACE,
    PALACE_ON,
    PAYABLE,
    PAYING,
    PAYMENT_LEFT,
    PHASE,
    PHASES,
    PLACED_AT,
    REVOLT_COLOUR,
    SHORT,
    SHUFFLES,
    SIDE_LEADERS,
    SIDE_NAME,
    SIDE_REDS,
    SIDE_TILES,
    STRIDE,
    TURN,
    UNDER_GRANARY,
    VP,
    WINNER,
    Cells,
)
from tianxia.games.huang.rules.scoring import final_score
from tianxia.games.huang.rules.tiles import COLOURS, NUM_COLOURS, total_tiles


def dump(state: Cells) -> JsonObject:
    """Return everything, in the keys of section 12 of the rules and some for the middle of an action."""
    c = state.cells
    data = _public_view(state)
    seats = list(enumerate(seat_names(state)))
    data["hands"] = {name: tile_names(state, HAND + NUM_COLOURS * i) for i, name in seats}
    data["vp"] = {name: _points_by_colour(state, i) for i, name in seats}
    data["bag"] = [COLOURS[c[BAG + i]] for i in reversed(range(c[BAG_SIZE]))]
    data["box"] = {
        "shown": tile_names(state, BOX),
        **{name: tile_names(state, EXCHANGED + NUM_COLOURS * i) for i, name in seats},
        "unseen": tile_names(state, BOXED_UNSEEN),
    }
    if total_tiles(c, CHOSEN):
        data["exchanging"] = tile_names(state, CHOSEN)
    data["seed"] = state.seed if state.seed < 2**63 else f"{state.seed:x}"
    data["shuffles"] = int(c[SHUFFLES])
    if c[CHANCE]:
        data["chance"] = "open"
    return data


def view(state: Cells, seat: int | None) -> JsonObject:
    """Return what a seat, or a spectator (None), may know, in the dump's keys; hidden lists become their sizes."""
    c = state.cells
    data = _public_view(state)
    seats = list(enumerate(seat_names(state)))

    def tiles_or_number(i: int, place: int) -> Any:
        place_of_seat = NUM_COLOURS * i + place
        return tile_names(state, place_of_seat) if i == seat else int(total_tiles(c, place_of_seat))

    data["hands"] = {name: tiles_or_number(i, HAND) for i, name in seats}
    data["vp"] = {name: _points_by_colour(state, i) for i, name in seats if _are_points_open(state) or i == seat}
    data["bag"] = int(c[BAG_SIZE])
    data["box"] = {
        "shown": tile_names(state, BOX),
        **{name: tiles_or_number(i, EXCHANGED) for i, name in seats},
        "unseen": int(total_tiles(c, BOXED_UNSEEN)),
    }
    if total_tiles(c, CHOSEN) and c[TURN] == seat:
        data["exchanging"] = tile_names(state, CHOSEN)
    return data


def granary_names(state: Cells) -> list[str]:
    """Return the hexes with a granary by name."""
    return [
        state.hex_name(hex_index)
        for hex_index in state.geometry.capitals
        if state.cells[MARKS + STRIDE * hex_index] & UNDER_GRANARY
    ]


def points(state: Cells, seat: int | None) -> dict[str, int]:
    """Return the present score of each seat whose points a seat may know."""
    seats = enumerate(seat_names(state))
    return {name: int(final_score(state, i)[0]) for i, name in seats if _are_points_open(state) or i == seat}


def final_scores(state: Cells) -> JsonObject:
    """Return the four colours of each seat with white points spread, lowest first."""
    return {name: [int(points) for points in final_score(state, i)] for i, name in enumerate(seat_names(state))}


def _are_points_open(state: Cells) -> bool:
    """Return whether everybody's points are public."""
    return bool(state.cells[OPEN_SCORES]) or state.cells[PHASE] == OVER


def _public_view(state: Cells) -> JsonObject:
    """Return what everybody may know."""
    c = state.cells
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
            {"colour": COLOURS[i // 2], "at": triangle_names(state.geometry, c[PAGODA + i])}
            for i in range(2 * NUM_COLOURS)
            if c[PAGODA + i] != NO_HEX
        ],
        "palace": [] if c[PALACE] == NO_HEX else rhombus_names(state.geometry, c[PALACE]),
        "bandits": {str(i + 1): int(c[BANDITS + i]) for i in range(NUM_BANDIT_PLACES) if c[BANDITS + i]},
        "market": tile_names(state, MARKET),
        "turn": state.name(c[TURN]),
        "actions_left": int(c[ACTIONS_LEFT]),
        "idle": int(c[IDLE_TURNS]),
    }
    if state.geometry.granaries:
        data["granaries"] = granary_names(state)
        data["stores"] = {name: int(c[GRANARIES_TAKEN + i]) for i, name in seats}
    known = {name: tile_names(state, KNOWN + NUM_COLOURS * i) for i, name in seats}
    if any(known.values()):
        data["known"] = {name: known_tiles for name, known_tiles in known.items() if known_tiles}
    if c[HAS_DRAWN]:
        data["drew"] = True
    if c[PHASE] not in (ACTION, OVER):
        data["phase"] = PHASES[c[PHASE]]
        _add_phase(state, data)
    options = {
        name: True
        for name, place in (
            ("palace", PALACE_ON),
            ("open_scores", OPEN_SCORES),
            ("bandits", BANDITS_ON),
            ("short", SHORT),
        )
        if c[place]
    }
    if options:
        data["options"] = options
    if c[DEALING]:
        data["dealing"] = DEALINGS[c[DEALING]]
        if c[BANDIT_PLACE]:
            data["place"] = int(c[BANDIT_PLACE])
    if c[PHASE] == OVER:
        data["scores"] = final_scores(state)
        data["winner"] = "nobody" if c[WINNER] == DRAWN_GAME else state.name(c[WINNER])
    return data


def _add_phase(state: Cells, data: JsonObject) -> None:
    """Add what is known in the middle of an action."""
    c = state.cells
    if c[PLACED_AT] != NO_HEX:
        data["placed"] = state.hex_name(c[PLACED_AT])
    if c[PHASE] == MOVING_PAGODA:
        data["raising"] = triangle_names(state.geometry, c[PAGODA_TARGET])
    if c[PHASE] in (ATTACKING, DEFENDING):
        data["revolt"] = {"colour": COLOURS[c[REVOLT_COLOUR]], "defender": state.name(c[DEFENDER])}
    if c[PHASE] == DEFENDING:
        data["revolt"] |= {"tiles": int(c[ATTACK_TILES]), "leader": bool(c[ATTACK_LEADER])}
    if c[SIDE_NAME] != NO_HEX:
        data["war"] = {
            "asked": state.name(c[ASKED]),
            "sides": {
                state.hex_name(c[SIDE_NAME + i]): {
                    "reds": int(c[SIDE_REDS + i]),
                    "tiles": int(c[SIDE_TILES + i]),
                    "leaders": int(c[SIDE_LEADERS + i]),
                }
                for i in range(MAX_SIDES)
                if c[SIDE_NAME + i] != NO_HEX
            },
        }
    if c[PHASE] == PAYING:
        payable = [hex_index for hex_index in range(state.geometry.count) if c[MARKS + STRIDE * hex_index] & PAYABLE]
        data["payment"] = {"number": int(c[PAYMENT_LEFT]), "of": [state.hex_name(hex_index) for hex_index in payable]}


def _leader_hexes(state: Cells, seat: int) -> dict[str, str]:
    places = {colour: state.cells[LEADER_AT + NUM_COLOURS * seat + i] for i, colour in enumerate(COLOURS)}
    return {colour: state.hex_name(hex_index) for colour, hex_index in places.items() if hex_index != NO_HEX}


def _points_by_colour(state: Cells, seat: int) -> dict[str, int]:
    return {colour: int(state.cells[VP + NUM_COLOURS * seat + i]) for i, colour in enumerate(COLOURS)}
