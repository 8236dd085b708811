"""The text of actions, as fixed by section 11 of the rules.

An exchange is made tile by tile and has one text; a step is written as the exchange so far: `exchange red red …`.
"""

from typing import Final

from tianxia.engine.errors import BadText, IllegalAction
from tianxia.games.huang.actions import (
    BANDITS,
    COMMITMENTS,
    DEAL,
    EXCHANGE_LAST,
    EXCHANGE_MORE,
    EXCHANGE_NOTHING,
    FIRST,
    GRANARIES,
    HEX,
    LEADER,
    LEADER_OFF,
    MARKET,
    MAX_COMMITTED,
    MOVE,
    PAGODA,
    PALACE,
    REMOVE,
    REVOLT,
    RIOT,
    STOP,
    SUPPORT,
    SUPPORT_NONE,
    TILE,
    WINNER,
    action_hex,
    hex_action,
    hex_action_kind,
)
from tianxia.games.huang.board_geometry import NO_HEX, NUM_BANDIT_PLACES, RHOMBI_PER_HEX, TRIANGLES_PER_HEX
from tianxia.games.huang.cells import CHOSEN, MAX_SIDES, SIDE, TURN, Cells
from tianxia.games.huang.tiles import COLOURS
from tianxia.games.huang.views import rhombus_names, seat_names, tile_names, triangle_names

ELLIPSIS: Final = "…"
_TEXTS: Final = {int(STOP): "stop", int(EXCHANGE_NOTHING): "exchange", int(SUPPORT_NONE): "support none"}
_ACTIONS: Final = {text: action for action, text in _TEXTS.items()}
_HEX_VERBS: Final = {"riot": RIOT, "remove": REMOVE, "granaries": GRANARIES}
_LEADER_WORD: Final = "leader"


def action_text(state: Cells, seat: int, action: int) -> str:
    """Return what a player writes for an action; for a tile of an exchange, the exchange up to and including it."""
    if action in _TEXTS:
        return _TEXTS[action]
    if action >= BANDITS:
        return f"bandits {action - BANDITS + 1}"
    if action >= FIRST:
        return f"first {seat_names(state)[action - FIRST]}"
    if action >= DEAL:
        return f"deal {COLOURS[action - DEAL]}"
    if action >= HEX:
        return _hex_text(state, action_hex(state.geometry, action), hex_action_kind(state.geometry, action))
    if action >= SUPPORT:
        side, by = divmod(action - SUPPORT, int(COMMITMENTS))
        return f"support {state.hex_name(state.cells[SIDE + side])} {_commitment(by)}"
    if action >= WINNER:
        return f"winner {state.hex_name(state.cells[SIDE + action - WINNER])}"
    if action >= REVOLT:
        return f"revolt {_commitment(action - REVOLT)}"
    if action >= LEADER_OFF:
        return f"leader {COLOURS[action - LEADER_OFF]} off"
    if action >= MARKET:
        return f"market {COLOURS[action - MARKET]}"
    chosen = tile_names(state, CHOSEN)
    if action >= EXCHANGE_LAST:
        return " ".join(["exchange", *chosen, COLOURS[action - EXCHANGE_LAST]])
    return " ".join(["exchange", *chosen, COLOURS[action - EXCHANGE_MORE], ELLIPSIS])


def _hex_text(state: Cells, hex_index: int, action_kind: int) -> str:
    name = state.hex_name(hex_index)
    if action_kind < LEADER:
        return f"tile {COLOURS[action_kind - TILE]} {name}"
    if action_kind < RIOT:
        return f"leader {COLOURS[action_kind - LEADER]} {name}"
    for verb, number in _HEX_VERBS.items():
        if action_kind == number:
            return f"{verb} {name}"
    if action_kind >= PALACE:
        return " ".join(["palace", *rhombus_names(state, int(RHOMBI_PER_HEX) * hex_index + action_kind - int(PALACE))])
    triangle = int(TRIANGLES_PER_HEX) * hex_index + action_kind - int(PAGODA if action_kind < MOVE else MOVE)
    verb = "pagoda" if action_kind < MOVE else "move pagoda"
    return " ".join([verb, COLOURS[state.tile(hex_index)], *triangle_names(state, triangle)])


def _commitment(by: int) -> str:
    return f"{by // 2} {_LEADER_WORD}" if by % 2 else str(by // 2)


def partial_text(state: Cells, seat: int) -> str:
    """Return the exchange that a seat has begun, empty if none."""
    chosen = tile_names(state, CHOSEN) if state.cells[TURN] == seat else []
    return " ".join(["exchange", *chosen, ELLIPSIS]) if chosen else ""


def steps_taken(state: Cells, seat: int) -> list[int]:
    """Return the tiles that a seat has chosen of an incomplete exchange, as steps."""
    if state.cells[TURN] != seat:
        return []
    return [int(EXCHANGE_MORE) + COLOURS.index(colour) for colour in tile_names(state, CHOSEN)]


def parse_text(state: Cells, seat: int, text: str) -> list[int]:
    """Return the steps still to take for a text: a whole move, or an exchange up to a step."""
    steps = read_steps(state, text)
    made = steps_taken(state, seat)
    if steps[: len(made)] != made or len(steps) == len(made):
        raise IllegalAction("huang-why-half-made", text=partial_text(state, seat))
    return steps[len(made) :]


def read_steps(state: Cells, text: str) -> list[int]:
    """Parse a whole move into its steps. Raises BadText, or IllegalAction for hexes and sides that do not exist."""
    words = text.replace("...", f" {ELLIPSIS} ").split()
    plain = " ".join(words)
    verb, rest = (words[0], words[1:]) if words else ("", [])
    if plain in _ACTIONS:
        return [_ACTIONS[plain]]
    if verb == "exchange":
        return _read_exchange(rest)
    if verb in ("tile", "leader") and len(rest) == 2:
        colour = _read_colour(rest[0])
        if verb == "leader" and rest[1] == "off":
            return [int(LEADER_OFF) + colour]
        return [
            int(hex_action(state.geometry, _read_hex(state, rest[1]), (TILE if verb == "tile" else LEADER) + colour))
        ]
    if verb in _HEX_VERBS and len(rest) == 1:
        return [int(hex_action(state.geometry, _read_hex(state, rest[0]), _HEX_VERBS[verb]))]
    if verb == "market" and len(rest) == 1:
        return [int(MARKET) + _read_colour(rest[0])]
    if verb == "pagoda" and len(rest) == 4:
        return [_read_pagoda(state, rest, PAGODA)]
    if words[:2] == ["move", "pagoda"] and len(words) == 6:
        return [_read_pagoda(state, words[2:], MOVE)]
    if verb == "palace" and len(rest) == 4:
        return [_read_palace(state, rest)]
    if verb == "revolt" and rest:
        return [int(REVOLT) + _read_commitment(rest)]
    if verb == "support" and len(rest) >= 2:
        return [int(SUPPORT + COMMITMENTS * _read_side(state, rest[0])) + _read_commitment(rest[1:])]
    if verb == "winner" and len(rest) == 1:
        return [int(WINNER) + _read_side(state, rest[0])]
    return _read_outcome(state, words)


def _read_exchange(words: list[str]) -> list[int]:
    half = words[-1:] == [ELLIPSIS]
    colours = sorted(_read_colour(word) for word in (words[:-1] if half else words))
    if half or not colours:
        if not colours:
            raise BadText("huang-text-exchange")
        return [int(EXCHANGE_MORE) + colour for colour in colours]
    return [*(int(EXCHANGE_MORE) + colour for colour in colours[:-1]), int(EXCHANGE_LAST) + colours[-1]]


def _read_outcome(state: Cells, words: list[str]) -> list[int]:
    """Parse an outcome of open chance."""
    match words:
        case ["deal", colour]:
            return [int(DEAL) + _read_colour(colour)]
        case ["first", name] if name in seat_names(state):
            return [int(FIRST) + seat_names(state).index(name)]
        case ["bandits", number] if (
            number.isascii() and number.isdecimal() and 1 <= _read_number(number) <= NUM_BANDIT_PLACES
        ):
            return [int(BANDITS) + _read_number(number) - 1]
    raise BadText("huang-text-unknown", text=" ".join(words)[:80])


def _read_colour(word: str) -> int:
    if word not in COLOURS:
        raise BadText("huang-text-colour", word=word[:40], colours=", ".join(COLOURS))
    return COLOURS.index(word)


def _read_hex(state: Cells, word: str) -> int:
    name = word.upper()
    if not word.isascii() or name not in state.geometry.names:
        raise BadText("huang-text-hex", word=word[:40], first=state.geometry.names[0], last=state.geometry.names[-1])
    return state.geometry.names.index(name)


def _read_pagoda(state: Cells, words: list[str], action_kind: int) -> int:
    """Parse three hexes in any order, and the colour of their tiles."""
    colour = _read_colour(words[0])
    hexes = sorted(_read_hex(state, word) for word in words[1:])
    for i in range(TRIANGLES_PER_HEX):
        triangle = int(TRIANGLES_PER_HEX) * hexes[0] + i
        if [state.geometry.triangles[3 * triangle + k] for k in range(3)] == hexes:
            if state.tile(hexes[0]) != colour:
                raise IllegalAction("huang-why-no-triangle", colour=COLOURS[colour])
            return int(hex_action(state.geometry, hexes[0], action_kind + i))
    raise IllegalAction("huang-why-no-triangle", colour=COLOURS[colour])


def _read_palace(state: Cells, words: list[str]) -> int:
    hexes = sorted(_read_hex(state, word) for word in words)
    for i in range(RHOMBI_PER_HEX):
        rhombus = int(RHOMBI_PER_HEX) * hexes[0] + i
        if [state.geometry.rhombi[4 * rhombus + k] for k in range(4)] == hexes:
            return int(hex_action(state.geometry, hexes[0], PALACE + i))
    raise IllegalAction("huang-why-no-rhombus")


def _read_commitment(words: list[str]) -> int:
    """Parse a number of tiles, and `leader` for its 1."""
    number = words[0]
    if not (number.isascii() and number.isdecimal()) or words[1:] not in ([], [_LEADER_WORD]):
        raise BadText("huang-text-commitment")
    tiles = _read_number(number)
    if tiles > MAX_COMMITTED:
        raise IllegalAction("huang-why-too-many", number=tiles)
    return 2 * tiles + len(words) - 1


def _read_number(digits: str) -> int:
    """Parse a number; very long ones are just large."""
    return int(digits) if len(digits) < 10 else 10**9


def _read_side(state: Cells, word: str) -> int:
    """Parse the name of a warring state."""
    hex_index = _read_hex(state, word)
    sides = [int(state.cells[SIDE + i]) for i in range(MAX_SIDES)]
    if hex_index not in sides:
        names = [state.hex_name(side) for side in sides if side != NO_HEX]
        if not names:
            raise IllegalAction("huang-why-no-war")
        raise IllegalAction("huang-why-no-side", hex=word.upper(), sides=", ".join(names))
    return sides.index(hex_index)
