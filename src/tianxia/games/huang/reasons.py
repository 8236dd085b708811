"""Why a move is refused, for the person who tried it. Speaks only of what that seat may know."""

from tianxia.engine.errors import BadText, IllegalAction
from tianxia.games.huang.actions import (
    COMMITMENTS,
    EXCHANGE_MORE,
    EXCHANGE_NOTHING,
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
from tianxia.games.huang.buildings import free_rhombus, free_triangle, has_pagodas
from tianxia.games.huang.cells import (
    ACTION,
    ATTACKING,
    BUILDING,
    CHAIN,
    DEFENDING,
    GROUP,
    HAND,
    LEADER_AT,
    MARKS,
    PALACE_ON,
    PHASE,
    PHASES,
    ROBBERS,
    SUPPORTING,
    UNDER_BANDITS,
    WIDTH,
    YELLOWS,
    Cells,
    robbers,
)
from tianxia.games.huang.conflicts import clash, may_touch_bandits
from tianxia.games.huang.ground import NO_HEX, RHOMBI, TRIANGLES
from tianxia.games.huang.legal import MOST_EXCHANGED
from tianxia.games.huang.notation import half_text, read_steps, steps_made
from tianxia.games.huang.tiles import BLUE, COLOURS, GREEN, NUM_COLOURS, RED, YELLOW
from tianxia.locales import Message


def reason(state: Cells, seat: int, text: str) -> Message:
    """Why a seat that is asked may not do this."""
    try:
        steps = read_steps(state, text)
    except (BadText, IllegalAction) as error:
        return error.message
    if steps_made(state, seat) and steps[: len(steps_made(state, seat))] != steps_made(state, seat):
        return Message("huang-why-half-made", {"text": half_text(state, seat)})
    action = steps[0]
    found = None
    if HEX <= action < NUM_ACTIONS:
        hex, what = int(hex_of(state.ground, action)), int(what_of(state.ground, action))
        found = _hex_reason(state, seat, hex, what)
    elif EXCHANGE_NOTHING <= action < MARKET:
        found = _exchange_reason(state, seat, steps)
    elif LEADER_OFF <= action < REVOLT:
        found = _off_reason(state, seat, action - LEADER_OFF)
    elif REVOLT <= action < SUPPORT + 3 * COMMITMENTS:
        found = _commitment_reason(state, seat, action)
    return found or _asked(state)


def _hex_reason(state: Cells, seat: int, hex: int, what: int) -> Message | None:
    phase = state.cells[PHASE]
    if what < LEADER and phase in (ACTION, CHAIN):
        return _tile_reason(state, seat, hex, what - TILE)
    if LEADER <= what < RIOT and phase == ACTION:
        return _leader_reason(state, seat, hex, what - LEADER)
    if what == RIOT and phase == ACTION:
        if state.tile(hex) < 0:
            return Message("huang-why-no-tile", {"hex": state.hex_name(hex)})
        return _price_reason(state, seat, BLUE)
    if (PAGODA <= what < MOVE or what >= PALACE) and phase in (ACTION, BUILDING):
        return _building_reason(state, seat, hex, what)
    if what == REMOVE:
        return None
    return None


def _tile_reason(state: Cells, seat: int, hex: int, colour: int) -> Message | None:
    where = {"hex": state.hex_name(hex), "colour": COLOURS[colour]}
    if state.cells[PHASE] == CHAIN and colour != BLUE:
        return Message("huang-why-chain", where)
    if not state.cells[HAND + NUM_COLOURS * seat + colour]:
        return Message("huang-why-not-held", where)
    occupied = _occupied(state, hex)
    if occupied:
        return occupied
    if state.ground.is_river(hex) != (colour == BLUE):
        return Message("huang-why-river" if state.ground.is_river(hex) else "huang-why-land", where)
    if not may_touch_bandits(state, hex):
        if clash(state, hex):
            return Message("huang-why-bandits-war")
        return Message("huang-why-bandits-strong", {"number": int(robbers(state, hex))})
    return Message("huang-why-chain", where) if state.cells[PHASE] == CHAIN else None


def _leader_reason(state: Cells, seat: int, hex: int, colour: int) -> Message | None:
    c = state.cells
    where = {"hex": state.hex_name(hex), "colour": COLOURS[colour]}
    if c[LEADER_AT + NUM_COLOURS * seat + colour] == hex:
        return Message("huang-why-own-hex", where)
    occupied = _occupied(state, hex)
    if occupied:
        return occupied
    if state.ground.is_river(hex):
        return Message("huang-why-leader-river", where)
    if c[YELLOWS + WIDTH * hex] == 0:
        return Message("huang-why-no-yellow", where)
    if c[ROBBERS + WIDTH * hex]:
        return Message("huang-why-leader-bandits", where)
    return Message("huang-why-unites", where)


def _occupied(state: Cells, hex: int) -> Message | None:
    if state.cells[GROUP + WIDTH * hex] != NO_HEX:
        return Message("huang-why-taken", {"hex": state.hex_name(hex)})
    if state.cells[MARKS + WIDTH * hex] & UNDER_BANDITS:
        return Message("huang-why-under-bandits", {"hex": state.hex_name(hex)})
    return None


def _price_reason(state: Cells, seat: int, colour: int) -> Message | None:
    """A riot or a bought building is too dear."""
    price = int(state.price(seat, colour))
    if state.cells[HAND + NUM_COLOURS * seat + colour] < price:
        return Message("huang-why-price", {"number": price, "colour": COLOURS[colour]})
    return None


def _building_reason(state: Cells, seat: int, hex: int, what: int) -> Message | None:
    phase = state.cells[PHASE]
    dear = _price_reason(state, seat, GREEN) if phase == ACTION else None
    if dear:
        return dear
    if what >= PALACE:
        if not state.cells[PALACE_ON]:
            return Message("huang-why-no-palace")
        if not free_rhombus(state, int(RHOMBI) * hex + what - int(PALACE)):
            return Message("huang-why-no-rhombus")
        return Message("huang-why-other-tile")
    colour = state.tile(hex)
    if colour == BLUE and not has_pagodas(state, BLUE):
        return Message("huang-why-no-blue-pagoda")
    if free_triangle(state, int(TRIANGLES) * hex + what - int(PAGODA)) < 0:
        return Message("huang-why-no-triangle", {"colour": COLOURS[colour]})
    return Message("huang-why-other-tile")


def _exchange_reason(state: Cells, seat: int, steps: list[int]) -> Message | None:
    if state.cells[PHASE] != ACTION:
        return None
    if steps[0] == EXCHANGE_NOTHING:
        return Message("huang-why-exchange-nothing")
    if len(steps) > MOST_EXCHANGED:
        return Message("huang-why-exchange-many", {"most": int(MOST_EXCHANGED)})
    chosen = [(step - int(EXCHANGE_MORE)) % int(NUM_COLOURS) for step in steps]
    for colour in chosen:
        if chosen.count(colour) > state.cells[HAND + NUM_COLOURS * seat + colour]:
            return Message("huang-why-hand-short", {"colour": COLOURS[colour], "number": chosen.count(colour)})
    return Message("huang-why-exchange-all")


def _off_reason(state: Cells, seat: int, colour: int) -> Message | None:
    if state.cells[PHASE] == ACTION and state.away(seat, colour):
        return Message("huang-why-away", {"colour": COLOURS[colour]})
    return None


def _commitment_reason(state: Cells, seat: int, action: int) -> Message | None:
    """Too many tiles, or a leader that is on the board."""
    phase = state.cells[PHASE]
    if action in range(WINNER, SUPPORT_NONE + 1):
        return None
    revolt = action < WINNER
    if (phase not in (ATTACKING, DEFENDING)) if revolt else (phase != SUPPORTING):
        return None
    colour = YELLOW if revolt else RED
    by = action - REVOLT if revolt else (action - SUPPORT) % COMMITMENTS
    if by // 2 > state.cells[HAND + NUM_COLOURS * seat + colour]:
        return Message("huang-why-hand-short", {"colour": COLOURS[colour], "number": by // 2})
    if by % 2 and not state.away(seat, colour):
        return Message("huang-why-leader-on", {"colour": COLOURS[colour]})
    return Message("huang-why-support-nothing")


def _asked(state: Cells) -> Message:
    """What the seat should answer instead."""
    return Message("huang-why-asked", {"what": PHASES[state.cells[PHASE]]})
