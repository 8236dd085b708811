"""What an action does."""

from mypy_extensions import i64

from tianxia.games.huang.actions import (
    COMMITMENTS,
    EXCHANGE_LAST,
    EXCHANGE_MORE,
    EXCHANGE_NOTHING,
    GRANARIES,
    HEX,
    LEADER,
    LEADER_OFF,
    MARKET,
    MOVE,
    NUM_ACTIONS,
    PAGODA,
    PALACE,
    REMOVE,
    REVOLT,
    RIOT,
    SUPPORT,
    SUPPORT_NONE,
    TILE,
    WINNER,
    hex_of,
    what_of,
)
from tianxia.games.huang.buildings import (
    lower_pagoda,
    pagodas_left,
    raise_pagoda,
    raise_palace,
    remove_tile,
    send_home,
)
from tianxia.games.huang.cells import (
    ACTION,
    ASKED,
    AT,
    BOX,
    BUILDING,
    CHOSEN,
    EXCHANGED,
    HAND,
    KNOWN,
    LEADER_AT,
    MOST_SEATS,
    MOVING,
    PHASE,
    RAISING,
    STORING,
    TURN,
    WIDTH,
    YELLOWS,
    Cells,
)
from tianxia.games.huang.cells import PAGODA as PAGODAS_AT
from tianxia.games.huang.cells import PALACE as PALACE_AT
from tianxia.games.huang.deal import deal_outcome
from tianxia.games.huang.ground import NO_HEX, RHOMBI, TRIANGLES
from tianxia.games.huang.leaders import move_leader, withdraw_leader
from tianxia.games.huang.payments import pay
from tianxia.games.huang.placing import after_building, place_tile, take_from_market
from tianxia.games.huang.revolts import commit
from tianxia.games.huang.tiles import BLUE, COLOURS, GREEN, NUM_COLOURS, total
from tianxia.games.huang.turns import draw_to_hand, end_action, refill, take_granaries
from tianxia.games.huang.wars import decide_war, support


def play_action(state: Cells, seat: i64, action: i64) -> None:
    """Does a legal action."""
    if action >= NUM_ACTIONS:
        deal_outcome(state, action)
    elif action >= HEX:
        _play_on(state, seat, hex_of(state.ground, action), what_of(state.ground, action))
    elif action >= SUPPORT:
        by = (action - SUPPORT) % COMMITMENTS
        support(state, seat, (action - SUPPORT) // COMMITMENTS, by >> 1, by & 1)
    elif action == SUPPORT_NONE:
        support(state, seat, -1, 0, 0)
    elif action >= WINNER:
        decide_war(state, action - WINNER)
    elif action >= REVOLT:
        commit(state, seat, (action - REVOLT) >> 1, (action - REVOLT) & 1)
    elif action >= LEADER_OFF:
        withdraw_leader(state, seat, action - LEADER_OFF)
    elif action >= MARKET:
        take_from_market(state, seat, action - MARKET)
    elif action >= EXCHANGE_LAST:
        state.cells[CHOSEN + action - EXCHANGE_LAST] += 1
        _exchange(state, seat)
    elif action >= EXCHANGE_MORE:
        state.cells[CHOSEN + action - EXCHANGE_MORE] += 1
    elif action == EXCHANGE_NOTHING:
        _exchange(state, seat)
    else:
        _stop(state)


def _play_on(state: Cells, seat: i64, hex: i64, what: i64) -> None:
    """An action that names a hex."""
    if what < LEADER:
        place_tile(state, seat, what - TILE, hex)
    elif what < RIOT:
        move_leader(state, seat, what - LEADER, hex)
    elif what == RIOT:
        _riot(state, seat, hex)
    elif what == REMOVE:
        pay(state, hex)
    elif what == GRANARIES:
        take_granaries(state, seat, hex)
        refill(state)
    elif what < MOVE:
        _pagoda(state, seat, TRIANGLES * hex + what - PAGODA)
    elif what < PALACE:
        _move_pagoda(state, seat, TRIANGLES * hex + what - MOVE)
    else:
        _palace(state, seat, RHOMBI * hex + what - PALACE)


def _stop(state: Cells) -> None:
    """Declines a building, a market tile, granaries, or ends a blue chain."""
    c = state.cells
    if c[PHASE] == BUILDING:
        after_building(state, False)
    elif c[PHASE] == STORING:
        refill(state)
    else:
        end_action(state)


def _exchange(state: Cells, seat: i64) -> None:
    """The chosen tiles go face down to the box; nothing stays known of the hand."""
    c = state.cells
    number = total(c, CHOSEN)
    chosen: list[str] = []
    colour: i64 = 0
    while colour < NUM_COLOURS:
        place = NUM_COLOURS * seat + colour
        c[HAND + place] -= c[CHOSEN + colour]
        c[EXCHANGED + place] += c[CHOSEN + colour]
        if number:
            c[KNOWN + place] = 0
        if state.journal is not None:
            chosen += [COLOURS[colour]] * c[CHOSEN + colour]
        c[CHOSEN + colour] = 0
        colour += 1
    if state.journal is not None:
        state.tell("huang-log-exchange", {"seat": state.name(seat), "number": number})
        if number:
            state.tell("huang-log-own-exchange", {"tiles": " ".join(chosen)}, 1 << seat)
    if draw_to_hand(state, seat, number):
        end_action(state)


def _riot(state: Cells, seat: i64, hex: i64) -> None:
    """Blue tiles are discarded, one tile leaves the board, and leaders without a yellow tile go home."""
    c = state.cells
    price = state.price(seat, BLUE)
    if state.journal is not None:
        args: dict[str, str | int] = {"seat": state.name(seat), "number": price, "hex": state.hex_name(hex)}
        args["colour"] = COLOURS[state.tile(hex)]
        state.tell("huang-log-riot", args)
    state.spend(seat, BLUE, price)
    c[BOX + BLUE] += price
    remove_tile(state, hex)
    i: i64 = 0
    while i < MOST_SEATS * NUM_COLOURS:
        at = c[LEADER_AT + i]
        if at != NO_HEX and c[YELLOWS + WIDTH * at] == 0:
            send_home(state, i // NUM_COLOURS, i % NUM_COLOURS)
        i += 1
    end_action(state)


def _pay_for_building(state: Cells, seat: i64) -> None:
    """As an action, a building costs green tiles; right after a tile it is free."""
    c = state.cells
    if c[PHASE] != ACTION:
        return
    price = state.price(seat, GREEN)
    state.spend(seat, GREEN, price)
    c[BOX + GREEN] += price
    if state.journal is not None:
        state.tell("huang-log-buys", {"seat": state.name(seat), "number": price})


def _pagoda(state: Cells, seat: i64, triangle: i64) -> None:
    """Raises a pagoda; if none is beside the board, one on it moves."""
    c = state.cells
    colour = state.tile(state.ground.triangles[3 * triangle])
    _pay_for_building(state, seat)
    if pagodas_left(state, colour) > 0:
        raise_pagoda(state, colour, triangle)
        _tell_raised(state, seat, colour, triangle)
        _building_done(state)
    elif c[PAGODAS_AT + 2 * colour + 1] == NO_HEX:
        c[RAISING] = triangle
        _move_pagoda(state, seat, c[PAGODAS_AT + 2 * colour])
    else:
        c[RAISING] = triangle
        c[PHASE] = MOVING
        c[ASKED] = c[TURN]


def _move_pagoda(state: Cells, seat: i64, moved: i64) -> None:
    c = state.cells
    triangle = c[RAISING]
    colour = state.tile(state.ground.triangles[3 * triangle])
    lower_pagoda(state, colour, moved)
    raise_pagoda(state, colour, triangle)
    c[RAISING] = NO_HEX
    _tell_raised(state, seat, colour, triangle)
    _building_done(state)


def _palace(state: Cells, seat: i64, rhombus: i64) -> None:
    _pay_for_building(state, seat)
    moved = state.cells[PALACE_AT] != NO_HEX
    raise_palace(state, rhombus)
    if state.journal is not None:
        hexes = " ".join([state.hex_name(state.ground.rhombi[4 * rhombus + i]) for i in range(4)])
        args: dict[str, str | int] = {"seat": state.name(seat), "hexes": hexes, "moved": 1 if moved else 0}
        state.tell("huang-log-palace", args)
    _building_done(state)


def _building_done(state: Cells) -> None:
    """After a tile its action goes on; a building as an action is the whole of it."""
    if state.cells[AT] != NO_HEX:
        after_building(state, True)
    else:
        end_action(state)


def _tell_raised(state: Cells, seat: i64, colour: i64, triangle: i64) -> None:
    if state.journal is not None:
        hexes = " ".join([state.hex_name(state.ground.triangles[3 * triangle + i]) for i in range(3)])
        args: dict[str, str | int] = {"seat": state.name(seat), "colour": COLOURS[colour], "hexes": hexes}
        state.tell("huang-log-pagoda", args)
