"""What there is to see: the whole state as a dump, and what each seat may know of it."""

from typing import Any

from tianxia.engine.game import Table
from tianxia.games.huang.cells import (
    ACTION,
    ACTIONS,
    ASKED,
    AT,
    ATTACK,
    ATTACK_ONE,
    ATTACKING,
    BAG,
    BAG_SIZE,
    BANDITS,
    BANDITS_ON,
    BOX,
    CHANCE,
    CHOSEN,
    COLOUR,
    DEALING,
    DEALINGS,
    DEFENDER,
    DEFENDING,
    DRAWN_GAME,
    DREW,
    EXCHANGED,
    HAND,
    IDLE,
    KNOWN,
    LEADER_AT,
    MARKET,
    MARKS,
    MOST_SIDES,
    MOVING,
    NEED,
    OPEN_SCORES,
    OVER,
    PAGODA,
    PALACE,
    PALACE_ON,
    PAYABLE,
    PAYING,
    PHASE,
    PHASES,
    PLACE_NAMED,
    PLAYERS,
    RAISING,
    SHORT,
    SHUFFLES,
    SIDE,
    SIDE_ONES,
    SIDE_REDS,
    SIDE_TILES,
    STORES,
    TURN,
    UNDER_GRANARY,
    UNSEEN,
    VP,
    WIDTH,
    WINNER,
    Cells,
)
from tianxia.games.huang.ground import NO_HEX, PLACES
from tianxia.games.huang.scoring import final_score
from tianxia.games.huang.tiles import COLOURS, NUM_COLOURS, spread, total


def dump(state: Cells) -> Table:
    """Everything, in the keys of section 12 of the rules and some for the middle of an action."""
    c = state.cells
    table = _public(state)
    seats = list(enumerate(seat_names(state)))
    table["hands"] = {name: tiles(state, HAND + NUM_COLOURS * i) for i, name in seats}
    table["vp"] = {name: _points(state, i) for i, name in seats}
    table["bag"] = [COLOURS[c[BAG + i]] for i in reversed(range(c[BAG_SIZE]))]
    table["box"] = {
        "shown": tiles(state, BOX),
        **{name: tiles(state, EXCHANGED + NUM_COLOURS * i) for i, name in seats},
        "unseen": tiles(state, UNSEEN),
    }
    if total(c, CHOSEN):
        table["exchanging"] = tiles(state, CHOSEN)
    table["seed"] = state.seed if state.seed < 2**63 else f"{state.seed:x}"
    table["shuffles"] = int(c[SHUFFLES])
    if c[CHANCE]:
        table["chance"] = "open"
    return table


def view(state: Cells, seat: int | None) -> Table:
    """The dump's keys as a seat may know them, or a spectator (None); hidden lists are replaced by their size."""
    c = state.cells
    table = _public(state)
    seats = list(enumerate(seat_names(state)))

    def seen(i: int, place: int) -> Any:
        own = NUM_COLOURS * i + place
        return tiles(state, own) if i == seat else int(total(c, own))

    table["hands"] = {name: seen(i, HAND) for i, name in seats}
    table["vp"] = {name: _points(state, i) for i, name in seats if _shown(state) or i == seat}
    table["bag"] = int(c[BAG_SIZE])
    table["box"] = {
        "shown": tiles(state, BOX),
        **{name: seen(i, EXCHANGED) for i, name in seats},
        "unseen": int(total(c, UNSEEN)),
    }
    if total(c, CHOSEN) and c[TURN] == seat:
        table["exchanging"] = tiles(state, CHOSEN)
    return table


def seat_names(state: Cells) -> tuple[str, ...]:
    return tuple(state.name(seat) for seat in range(state.cells[PLAYERS]))


def tiles(state: Cells, place: int) -> list[str]:
    """The tiles of five counts by name."""
    return [COLOURS[colour] for colour in spread(state.cells, place)]


def triangle_names(state: Cells, triangle: int) -> list[str]:
    return [state.hex_name(state.ground.triangles[3 * triangle + i]) for i in range(3)]


def rhombus_names(state: Cells, rhombus: int) -> list[str]:
    return [state.hex_name(state.ground.rhombi[4 * rhombus + i]) for i in range(4)]


def granary_names(state: Cells) -> list[str]:
    return [state.hex_name(hex) for hex in state.ground.capitals if state.cells[MARKS + WIDTH * hex] & UNDER_GRANARY]


def points(state: Cells, seat: int | None) -> dict[str, int]:
    """What counts so far, of those whose points a seat may know."""
    seats = enumerate(seat_names(state))
    return {name: int(final_score(state, i)[0]) for i, name in seats if _shown(state) or i == seat}


def final_scores(state: Cells) -> Table:
    """The four colours of each seat with white spread, lowest first."""
    return {name: [int(points) for points in final_score(state, i)] for i, name in enumerate(seat_names(state))}


def _shown(state: Cells) -> bool:
    """Whether everybody's points lie open."""
    return bool(state.cells[OPEN_SCORES]) or state.cells[PHASE] == OVER


def _public(state: Cells) -> Table:
    """What everybody may know."""
    c = state.cells
    seats = list(enumerate(seat_names(state)))
    table: Table = {
        "players": list(seat_names(state)),
        "map": state.ground.source,
        "tiles": {
            state.hex_name(hex): COLOURS[state.tile(hex)] for hex in range(state.ground.count) if state.tile(hex) >= 0
        },
        "leaders": {name: _leaders(state, i) for i, name in seats},
        "pagodas": [
            {"colour": COLOURS[i // 2], "at": triangle_names(state, c[PAGODA + i])}
            for i in range(2 * NUM_COLOURS)
            if c[PAGODA + i] != NO_HEX
        ],
        "palace": [] if c[PALACE] == NO_HEX else rhombus_names(state, c[PALACE]),
        "bandits": {str(i + 1): int(c[BANDITS + i]) for i in range(PLACES) if c[BANDITS + i]},
        "market": tiles(state, MARKET),
        "turn": state.name(c[TURN]),
        "actions_left": int(c[ACTIONS]),
        "idle": int(c[IDLE]),
    }
    if state.ground.granaries:
        table["granaries"] = granary_names(state)
        table["stores"] = {name: int(c[STORES + i]) for i, name in seats}
    known = {name: tiles(state, KNOWN + NUM_COLOURS * i) for i, name in seats}
    if any(known.values()):
        table["known"] = {name: some for name, some in known.items() if some}
    if c[DREW]:
        table["drew"] = True
    if c[PHASE] not in (ACTION, OVER):
        table["phase"] = PHASES[c[PHASE]]
        _add_phase(state, table)
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
        table["options"] = options
    if c[DEALING]:
        table["dealing"] = DEALINGS[c[DEALING]]
        if c[PLACE_NAMED]:
            table["place"] = int(c[PLACE_NAMED])
    if c[PHASE] == OVER:
        table["scores"] = final_scores(state)
        table["winner"] = "nobody" if c[WINNER] == DRAWN_GAME else state.name(c[WINNER])
    return table


def _add_phase(state: Cells, table: Table) -> None:
    """What is known in the middle of an action."""
    c = state.cells
    if c[AT] != NO_HEX:
        table["placed"] = state.hex_name(c[AT])
    if c[PHASE] == MOVING:
        table["raising"] = triangle_names(state, c[RAISING])
    if c[PHASE] in (ATTACKING, DEFENDING):
        table["revolt"] = {"colour": COLOURS[c[COLOUR]], "defender": state.name(c[DEFENDER])}
    if c[PHASE] == DEFENDING:
        table["revolt"] |= {"tiles": int(c[ATTACK]), "leader": bool(c[ATTACK_ONE])}
    if c[SIDE] != NO_HEX:
        table["war"] = {
            "asked": state.name(c[ASKED]),
            "sides": {
                state.hex_name(c[SIDE + i]): {
                    "reds": int(c[SIDE_REDS + i]),
                    "tiles": int(c[SIDE_TILES + i]),
                    "leaders": int(c[SIDE_ONES + i]),
                }
                for i in range(MOST_SIDES)
                if c[SIDE + i] != NO_HEX
            },
        }
    if c[PHASE] == PAYING:
        payable = [hex for hex in range(state.ground.count) if c[MARKS + WIDTH * hex] & PAYABLE]
        table["payment"] = {"number": int(c[NEED]), "of": [state.hex_name(hex) for hex in payable]}


def _leaders(state: Cells, seat: int) -> dict[str, str]:
    places = {colour: state.cells[LEADER_AT + NUM_COLOURS * seat + i] for i, colour in enumerate(COLOURS)}
    return {colour: state.hex_name(hex) for colour, hex in places.items() if hex != NO_HEX}


def _points(state: Cells, seat: int) -> dict[str, int]:
    return {colour: int(state.cells[VP + NUM_COLOURS * seat + i]) for i, colour in enumerate(COLOURS)}
