"""Why a move is refused, using only what the seat may know."""

from tianxia.engine.errors import BadText, IllegalAction
from tianxia.games.huang.notation.moves import format_partial_move, list_taken_steps, read_steps
from tianxia.games.huang.rules.actions import (
    CHOOSE_WINNER,
    COMMIT_IN_REVOLT,
    COMMITMENTS,
    EXCHANGE_MORE,
    EXCHANGE_NOTHING,
    HEX_ACTIONS,
    MOVE_PAGODA,
    NUM_ACTIONS,
    PLACE_LEADER,
    PLACE_TILE,
    RAISE_PAGODA,
    RAISE_PALACE,
    RIOT,
    SUPPORT,
    SUPPORT_NONE,
    TAKE_MARKET_TILE,
    WITHDRAW_LEADER,
    action_hex,
    hex_action_kind,
)
from tianxia.games.huang.rules.bandits import adjacent_bandits
from tianxia.games.huang.rules.board_geometry import NO_HEX, RHOMBI_PER_HEX, TRIANGLES_PER_HEX
from tianxia.games.huang.rules.buildings import free_triangle_colour, has_pagodas, is_rhombus_free
from tianxia.games.huang.rules.conflicts import may_touch_bandits, would_start_war
from tianxia.games.huang.rules.legal import MAX_EXCHANGED
from tianxia.games.huang.rules.marks import UNDER_BANDITS
from tianxia.games.huang.rules.phases import ACTION, ATTACKING, BUILDING, CHAIN, DEFENDING, PHASES, SUPPORTING
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.tiles import BLUE, COLOURS, GREEN, NUM_COLOURS, RED, YELLOW
from tianxia.locales import Message


def reason(state: RulesState, seat: int, text: str) -> Message:
    """Return why a move is not legal for a seat that owes a decision."""
    try:
        steps = read_steps(state, text)
    except (BadText, IllegalAction) as error:
        return error.message
    if list_taken_steps(state, seat) and steps[: len(list_taken_steps(state, seat))] != list_taken_steps(state, seat):
        return Message("huang-why-half-made", {"text": format_partial_move(state, seat)})
    action = steps[0]
    explanation = None
    if HEX_ACTIONS <= action < NUM_ACTIONS:
        hex_index, action_kind = int(action_hex(state.geometry, action)), int(hex_action_kind(state.geometry, action))
        explanation = _hex_reason(state, seat, hex_index, action_kind)
    elif EXCHANGE_NOTHING <= action < TAKE_MARKET_TILE:
        explanation = _exchange_reason(state, seat, steps)
    elif WITHDRAW_LEADER <= action < COMMIT_IN_REVOLT:
        explanation = _withdrawal_reason(state, seat, action - WITHDRAW_LEADER)
    elif COMMIT_IN_REVOLT <= action < SUPPORT + 3 * COMMITMENTS:
        explanation = _commitment_reason(state, seat, action)
    return explanation or _expected_answer(state)


def _hex_reason(state: RulesState, seat: int, hex_index: int, action_kind: int) -> Message | None:
    phase = state.phase
    if action_kind < PLACE_LEADER and phase in (ACTION, CHAIN):
        return _tile_reason(state, seat, hex_index, action_kind - PLACE_TILE)
    if PLACE_LEADER <= action_kind < RIOT and phase == ACTION:
        return _leader_reason(state, seat, hex_index, action_kind - PLACE_LEADER)
    if action_kind == RIOT and phase == ACTION:
        if state.tile(hex_index) < 0:
            return Message("huang-why-no-tile", {"hex": state.hex_name(hex_index)})
        return _price_reason(state, seat, BLUE)
    if (RAISE_PAGODA <= action_kind < MOVE_PAGODA or action_kind >= RAISE_PALACE) and phase in (ACTION, BUILDING):
        return _building_reason(state, seat, hex_index, action_kind)
    return None


def _tile_reason(state: RulesState, seat: int, hex_index: int, colour: int) -> Message | None:
    where = {"hex": state.hex_name(hex_index), "colour": COLOURS[colour]}
    if state.phase == CHAIN and colour != BLUE:
        return Message("huang-why-chain", where)
    if not state.hand(seat, colour):
        return Message("huang-why-not-held", where)
    occupied = _occupied_reason(state, hex_index)
    if occupied:
        return occupied
    if state.geometry.is_river(hex_index) != (colour == BLUE):
        return Message("huang-why-river" if state.geometry.is_river(hex_index) else "huang-why-land", where)
    if not may_touch_bandits(state, hex_index):
        if would_start_war(state, hex_index):
            return Message("huang-why-bandits-war")
        return Message("huang-why-bandits-strong", {"number": int(adjacent_bandits(state, hex_index))})
    return Message("huang-why-chain", where) if state.phase == CHAIN else None


def _leader_reason(state: RulesState, seat: int, hex_index: int, colour: int) -> Message | None:
    where = {"hex": state.hex_name(hex_index), "colour": COLOURS[colour]}
    if state.leader_hex(seat, colour) == hex_index:
        return Message("huang-why-own-hex", where)
    occupied = _occupied_reason(state, hex_index)
    if occupied:
        return occupied
    if state.geometry.is_river(hex_index):
        return Message("huang-why-leader-river", where)
    if state.adjacent_yellows(hex_index) == 0:
        return Message("huang-why-no-yellow", where)
    if state.adjacent_bandit_places(hex_index):
        return Message("huang-why-leader-bandits", where)
    return Message("huang-why-unites", where)


def _occupied_reason(state: RulesState, hex_index: int) -> Message | None:
    if state.group(hex_index) != NO_HEX:
        return Message("huang-why-taken", {"hex": state.hex_name(hex_index)})
    if state.has_mark(hex_index, UNDER_BANDITS):
        return Message("huang-why-under-bandits", {"hex": state.hex_name(hex_index)})
    return None


def _price_reason(state: RulesState, seat: int, colour: int) -> Message | None:
    """Return the reason if a riot or a bought building costs more tiles than the seat has."""
    price = int(state.action_price(seat, colour))
    if state.hand(seat, colour) < price:
        return Message("huang-why-price", {"number": price, "colour": COLOURS[colour]})
    return None


def _building_reason(state: RulesState, seat: int, hex_index: int, action_kind: int) -> Message | None:
    phase = state.phase
    too_expensive = _price_reason(state, seat, GREEN) if phase == ACTION else None
    if too_expensive:
        return too_expensive
    if action_kind >= RAISE_PALACE:
        if not state.has_palace:
            return Message("huang-why-no-palace")
        if not is_rhombus_free(state, int(RHOMBI_PER_HEX) * hex_index + action_kind - int(RAISE_PALACE)):
            return Message("huang-why-no-rhombus")
        return Message("huang-why-other-tile")
    colour = state.tile(hex_index)
    if colour == BLUE and not has_pagodas(state, BLUE):
        return Message("huang-why-no-blue-pagoda")
    if free_triangle_colour(state, int(TRIANGLES_PER_HEX) * hex_index + action_kind - int(RAISE_PAGODA)) < 0:
        return Message("huang-why-no-triangle", {"colour": COLOURS[colour]})
    return Message("huang-why-other-tile")


def _exchange_reason(state: RulesState, seat: int, steps: list[int]) -> Message | None:
    if state.phase != ACTION:
        return None
    if steps[0] == EXCHANGE_NOTHING:
        return Message("huang-why-exchange-nothing")
    if len(steps) > MAX_EXCHANGED:
        return Message("huang-why-exchange-many", {"most": int(MAX_EXCHANGED)})
    chosen = [(step - int(EXCHANGE_MORE)) % int(NUM_COLOURS) for step in steps]
    for colour in chosen:
        if chosen.count(colour) > state.hand(seat, colour):
            return Message("huang-why-hand-short", {"colour": COLOURS[colour], "number": chosen.count(colour)})
    return Message("huang-why-exchange-all")


def _withdrawal_reason(state: RulesState, seat: int, colour: int) -> Message | None:
    if state.phase == ACTION and state.is_leader_off(seat, colour):
        return Message("huang-why-away", {"colour": COLOURS[colour]})
    return None


def _commitment_reason(state: RulesState, seat: int, action: int) -> Message | None:
    """Return the reason if there are too few tiles, or the leader is on the board."""
    phase = state.phase
    if action in range(CHOOSE_WINNER, SUPPORT_NONE + 1):
        return None
    is_revolt = action < CHOOSE_WINNER
    if (phase not in (ATTACKING, DEFENDING)) if is_revolt else (phase != SUPPORTING):
        return None
    colour = YELLOW if is_revolt else RED
    commitment = action - COMMIT_IN_REVOLT if is_revolt else (action - SUPPORT) % COMMITMENTS
    if commitment // 2 > state.hand(seat, colour):
        return Message("huang-why-hand-short", {"colour": COLOURS[colour], "number": commitment // 2})
    if commitment % 2 and not state.is_leader_off(seat, colour):
        return Message("huang-why-leader-on", {"colour": COLOURS[colour]})
    return Message("huang-why-support-nothing")


def _expected_answer(state: RulesState) -> Message:
    """Return a message about the answer that is expected instead."""
    return Message("huang-why-asked", {"what": PHASES[state.phase]})
