"""Applies actions to a state."""

from mypy_extensions import i64

from tianxia.games.huang.rules.actions import (
    CHOOSE_WINNER,
    COMMIT_IN_REVOLT,
    COMMITMENTS,
    EXCHANGE_LAST,
    EXCHANGE_MORE,
    EXCHANGE_NOTHING,
    HEX_ACTIONS,
    MOVE_PAGODA,
    NUM_ACTIONS,
    PLACE_LEADER,
    PLACE_TILE,
    RAISE_PAGODA,
    RAISE_PALACE,
    REMOVE_TILE,
    RIOT,
    SUPPORT,
    SUPPORT_NONE,
    TAKE_GRANARIES,
    TAKE_MARKET_TILE,
    WITHDRAW_LEADER,
    action_hex,
    hex_action_kind,
)
from tianxia.games.huang.rules.board_geometry import NO_HEX, RHOMBI_PER_HEX, TRIANGLES_PER_HEX
from tianxia.games.huang.rules.buildings import (
    lower_pagoda,
    pagodas_left,
    raise_pagoda,
    raise_palace,
    remove_tile,
    return_leader,
)
from tianxia.games.huang.rules.deal import deal_outcome
from tianxia.games.huang.rules.leaders import move_leader, withdraw_leader
from tianxia.games.huang.rules.payments import pay
from tianxia.games.huang.rules.phases import ACTION, BUILDING, MOVING_PAGODA, TAKING_GRANARIES
from tianxia.games.huang.rules.placing import offer_market_or_chain, place_tile, take_from_market
from tianxia.games.huang.rules.revolts import commit_tiles
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.seats import MAX_SEATS
from tianxia.games.huang.rules.tiles import BLUE, COLOURS, GREEN, NUM_COLOURS, total_tiles
from tianxia.games.huang.rules.turns import draw_to_hand, end_action, refill_hands, take_granaries
from tianxia.games.huang.rules.wars import decide_war, support_side


def play_action(state: RulesState, seat: i64, action: i64) -> None:
    """Apply a legal action."""
    if action >= NUM_ACTIONS:
        deal_outcome(state, action)
    elif action >= HEX_ACTIONS:
        _play_hex_action(state, seat, action_hex(state.geometry, action), hex_action_kind(state.geometry, action))
    elif action >= SUPPORT:
        commitment = (action - SUPPORT) % COMMITMENTS
        support_side(state, seat, (action - SUPPORT) // COMMITMENTS, commitment >> 1, commitment & 1)
    elif action == SUPPORT_NONE:
        support_side(state, seat, -1, 0, 0)
    elif action >= CHOOSE_WINNER:
        decide_war(state, action - CHOOSE_WINNER)
    elif action >= COMMIT_IN_REVOLT:
        commit_tiles(state, seat, (action - COMMIT_IN_REVOLT) >> 1, (action - COMMIT_IN_REVOLT) & 1)
    elif action >= WITHDRAW_LEADER:
        withdraw_leader(state, seat, action - WITHDRAW_LEADER)
    elif action >= TAKE_MARKET_TILE:
        take_from_market(state, seat, action - TAKE_MARKET_TILE)
    elif action >= EXCHANGE_LAST:
        state.add_to_chosen(action - EXCHANGE_LAST, 1)
        _exchange(state, seat)
    elif action >= EXCHANGE_MORE:
        state.add_to_chosen(action - EXCHANGE_MORE, 1)
    elif action == EXCHANGE_NOTHING:
        _exchange(state, seat)
    else:
        _stop(state)


def _play_hex_action(state: RulesState, seat: i64, hex_index: i64, action_kind: i64) -> None:
    """Apply an action that names a hex."""
    if action_kind < PLACE_LEADER:
        place_tile(state, seat, action_kind - PLACE_TILE, hex_index)
    elif action_kind < RIOT:
        move_leader(state, seat, action_kind - PLACE_LEADER, hex_index)
    elif action_kind == RIOT:
        _riot(state, seat, hex_index)
    elif action_kind == REMOVE_TILE:
        pay(state, hex_index)
    elif action_kind == TAKE_GRANARIES:
        take_granaries(state, seat, hex_index)
        refill_hands(state)
    elif action_kind < MOVE_PAGODA:
        _raise_pagoda(state, seat, TRIANGLES_PER_HEX * hex_index + action_kind - RAISE_PAGODA)
    elif action_kind < RAISE_PALACE:
        _move_pagoda(state, seat, TRIANGLES_PER_HEX * hex_index + action_kind - MOVE_PAGODA)
    else:
        _raise_palace(state, seat, RHOMBI_PER_HEX * hex_index + action_kind - RAISE_PALACE)


def _stop(state: RulesState) -> None:
    """Decline a building, a market tile or granaries, or end a blue chain."""
    if state.phase == BUILDING:
        offer_market_or_chain(state, False)
    elif state.phase == TAKING_GRANARIES:
        refill_hands(state)
    else:
        end_action(state)


def _exchange(state: RulesState, seat: i64) -> None:
    """Box the chosen tiles face down and draw as many; after that nothing is publicly known of the hand.

    [H]: more tiles than the bag has may be exchanged, which ends the game. After an exchange of no tiles, known tiles
    of the hand remain known.
    """
    number = total_tiles(state.chosen_by_colour())
    chosen: list[str] = []
    colour: i64 = 0
    while colour < NUM_COLOURS:
        state.add_to_hand(seat, colour, -state.chosen(colour))
        state.add_to_exchanged(seat, colour, state.chosen(colour))
        if number:
            state.set_known(seat, colour, 0)
        if state.journal is not None:
            chosen += [COLOURS[colour]] * state.chosen(colour)
        state.set_chosen(colour, 0)
        colour += 1
    if state.journal is not None:
        state.log("huang-log-exchange", {"seat": state.name(seat), "number": number})
        if number:
            state.log("huang-log-own-exchange", {"tiles": " ".join(chosen)}, 1 << seat)
    if draw_to_hand(state, seat, number):
        end_action(state)


def _riot(state: RulesState, seat: i64, hex_index: i64) -> None:
    """Discard blue tiles, remove one tile from the board, and return leaders without an adjacent yellow tile."""
    price = state.action_price(seat, BLUE)
    if state.journal is not None:
        args: dict[str, str | int] = {"seat": state.name(seat), "number": price, "hex": state.hex_name(hex_index)}
        args["colour"] = COLOURS[state.tile(hex_index)]
        state.log("huang-log-riot", args)
    state.discard_tiles(seat, BLUE, price)
    state.add_to_box(BLUE, price)
    remove_tile(state, hex_index)
    leader: i64 = 0
    while leader < MAX_SEATS * NUM_COLOURS:
        at = state.leader_hex(leader // NUM_COLOURS, leader % NUM_COLOURS)
        if at != NO_HEX and state.adjacent_yellows(at) == 0:
            return_leader(state, leader // NUM_COLOURS, leader % NUM_COLOURS)
        leader += 1
    end_action(state)


def _pay_for_building(state: RulesState, seat: i64) -> None:
    """Discard the green tiles that a building costs as an action of its own; right after a tile it is free."""
    if state.phase != ACTION:
        return
    price = state.action_price(seat, GREEN)
    state.discard_tiles(seat, GREEN, price)
    state.add_to_box(GREEN, price)
    if state.journal is not None:
        state.log("huang-log-buys", {"seat": state.name(seat), "number": price})


def _raise_pagoda(state: RulesState, seat: i64, triangle: i64) -> None:
    """Raise a pagoda; if none is left beside the board, move the one on it, or ask which of two to move."""
    colour = state.tile(state.geometry.triangles[3 * triangle])
    _pay_for_building(state, seat)
    if pagodas_left(state, colour) > 0:
        raise_pagoda(state, colour, triangle)
        _log_pagoda(state, seat, colour, triangle)
        _end_building(state)
    elif state.pagoda(colour, 1) == NO_HEX:
        state.pagoda_target = triangle
        _move_pagoda(state, seat, state.pagoda(colour, 0))
    else:
        state.pagoda_target = triangle
        state.phase = MOVING_PAGODA
        state.asked = state.turn


def _move_pagoda(state: RulesState, seat: i64, moved: i64) -> None:
    """Move the pagoda on the triangle `moved` to the one in PAGODA_TARGET."""
    triangle = state.pagoda_target
    colour = state.tile(state.geometry.triangles[3 * triangle])
    lower_pagoda(state, colour, moved)
    raise_pagoda(state, colour, triangle)
    state.pagoda_target = NO_HEX
    _log_pagoda(state, seat, colour, triangle)
    _end_building(state)


def _raise_palace(state: RulesState, seat: i64, rhombus: i64) -> None:
    _pay_for_building(state, seat)
    moved = state.palace != NO_HEX
    raise_palace(state, rhombus)
    if state.journal is not None:
        hexes = " ".join([state.hex_name(state.geometry.rhombi[4 * rhombus + i]) for i in range(4)])
        args: dict[str, str | int] = {"seat": state.name(seat), "hexes": hexes, "moved": 1 if moved else 0}
        state.log("huang-log-palace", args)
    _end_building(state)


def _end_building(state: RulesState) -> None:
    """Continue the action of the tile that allowed the building; a bought building ends its action."""
    if state.placed_at != NO_HEX:
        offer_market_or_chain(state, True)
    else:
        end_action(state)


def _log_pagoda(state: RulesState, seat: i64, colour: i64, triangle: i64) -> None:
    if state.journal is not None:
        hexes = " ".join([state.hex_name(state.geometry.triangles[3 * triangle + i]) for i in range(3)])
        args: dict[str, str | int] = {"seat": state.name(seat), "colour": COLOURS[colour], "hexes": hexes}
        state.log("huang-log-pagoda", args)
