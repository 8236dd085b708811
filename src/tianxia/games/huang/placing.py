"""A tile is placed: a war, a fight with bandits, or a point and what may follow it."""

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.huang.buildings import put_tile, rhombi_with, triangles_with
from tianxia.games.huang.cells import (
    ASKED,
    AT,
    BUILDING,
    CHAIN,
    KNOWN,
    MARKET,
    MARKETING,
    MARKS,
    NOBODY,
    PALACE_ON,
    PHASE,
    REDS,
    ROBBERS,
    TILE,
    TURN,
    UNDER_BANDITS,
    WIDTH,
    Cells,
    robbers,
)
from tianxia.games.huang.cells import HAND as HANDS
from tianxia.games.huang.conflicts import clash, may_touch_bandits, states_around
from tianxia.games.huang.ground import NO_HEX, SIDES
from tianxia.games.huang.groups import members
from tianxia.games.huang.payments import begin_payment, red_tiles
from tianxia.games.huang.tiles import BLUE, COLOURS, GREEN, NUM_COLOURS, RED, YELLOW, total
from tianxia.games.huang.turns import end_action
from tianxia.games.huang.wars import begin_war, name_sides


def may_place(state: Cells, hex: i64, colour: i64) -> bool:
    """Whether a tile of a colour may come to a hex: empty, blue on river and the others on land, bandits beaten."""
    c = state.cells
    if c[TILE + WIDTH * hex] or state.group(hex) != NO_HEX or c[MARKS + WIDTH * hex] & UNDER_BANDITS:
        return False
    if state.ground.is_river(hex) != (colour == BLUE):
        return False
    return may_touch_bandits(state, hex)


def place_tile(state: Cells, seat: i64, colour: i64, hex: i64) -> None:
    """A tile from hand."""
    c = state.cells
    state.spend(seat, colour, 1)
    if state.journal is not None:
        args: dict[str, str | int] = {"seat": state.name(seat), "colour": COLOURS[colour], "hex": state.hex_name(hex)}
        state.tell("huang-log-tile", args)
    war = clash(state, hex)
    if war:
        name_sides(state, states_around(state, hex))
    put_tile(state, hex, colour)
    c[AT] = hex
    if war:
        begin_war(state)
    elif c[ROBBERS + WIDTH * hex]:
        _fight_bandits(state, hex)
    else:
        _score_tile(state, hex, colour)
        after_point(state)


def after_point(state: Cells) -> None:
    """A pagoda or the palace may be raised, if one of its tiles has just been placed."""
    c = state.cells
    hex = c[AT]
    palace = c[PALACE_ON] != 0 and c[TILE + WIDTH * hex] == YELLOW + 1 and len(rhombi_with(state, hex)) > 0
    if palace or len(triangles_with(state, hex)) > 0:
        c[PHASE] = BUILDING
        c[ASKED] = c[TURN]
    else:
        after_building(state, False)


def after_building(state: Cells, built: bool) -> None:
    """Then a market tile for a green one, another blue tile for a blue one that raised nothing."""
    c = state.cells
    colour = c[TILE + WIDTH * c[AT]] - 1
    c[ASKED] = c[TURN]
    if colour == GREEN and total(c, MARKET) > 0:
        c[PHASE] = MARKETING
    elif colour == BLUE and not built and goes_on(state):
        c[PHASE] = CHAIN
    else:
        end_action(state)


def goes_on(state: Cells) -> bool:
    """Whether a blue tile could lie next to the last one: asked whatever the hand holds."""
    side: i64 = 0
    while side < SIDES:
        near = i64(state.ground.ring[SIDES * state.cells[AT] + side])
        if near != NO_HEX and may_place(state, near, BLUE):
            return True
        side += 1
    return False


def take_from_market(state: Cells, seat: i64, colour: i64) -> None:
    """An open tile goes to the hand: all know it there."""
    c = state.cells
    c[MARKET + colour] -= 1
    c[HANDS + NUM_COLOURS * seat + colour] += 1
    c[KNOWN + NUM_COLOURS * seat + colour] += 1
    if state.journal is not None:
        state.tell("huang-log-market", {"seat": state.name(seat), "colour": COLOURS[colour]})
    end_action(state)


def _score_tile(state: Cells, hex: i64, colour: i64) -> None:
    """The owner of the leader of its colour gets a point of it, else the owner of the yellow leader."""
    group = state.group(hex)
    seat = state.owner(group, colour)
    if seat == NOBODY:
        seat = state.owner(group, YELLOW)
    if seat == NOBODY:
        return
    state.score(seat, colour, 1)
    if state.journal is not None:
        args: dict[str, str | int] = {"seat": state.name(seat), "number": 1, "colour": COLOURS[colour]}
        state.tell("huang-log-points", args)


def _fight_bandits(state: Cells, hex: i64) -> None:
    """The red leader there is paid for as many red tiles as there are bandits; then they leave."""
    c = state.cells
    number = robbers(state, hex)
    group = state.group(hex)
    if state.journal is not None:
        state.tell("huang-log-bandits-beaten", {"number": number, "reds": c[REDS + WIDTH * group]})
    seat = state.owner(group, RED)
    if seat != NOBODY:
        state.score(seat, RED, number)
        if state.journal is not None:
            args: dict[str, str | int] = {"seat": state.name(seat), "number": number, "colour": "red"}
            state.tell("huang-log-points", args)
    begin_payment(state, _others(red_tiles(state, members(state, hex, NO_HEX)), hex), number)


def _others(hexes: vec[i64], hex: i64) -> vec[i64]:
    """The hexes without one: the tile just placed is never removed."""
    i: i64 = 0
    out = hexes[:]
    n: i64 = 0
    while i < i64(len(hexes)):
        if hexes[i] != hex:
            out[n] = hexes[i]
            n += 1
        i += 1
    return out[:n]
