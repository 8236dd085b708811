"""The text of actions, as fixed by section 11 of the rules.

[H]: an exchange is made tile by tile, in the order of the colours, and has one text; a step is written as the exchange
so far: `exchange red red …`.
"""

from functools import lru_cache
from typing import Final

from tianxia.engine.errors import BadText, IllegalAction
from tianxia.games.huang.notation.names import rhombus_names, seat_names, tile_names, triangle_names
from tianxia.games.huang.rules.actions import (
    CHOOSE_WINNER,
    COMMIT_IN_REVOLT,
    COMMITMENTS,
    DEAL,
    DRAW_BANDIT_TILE,
    EXCHANGE_LAST,
    EXCHANGE_MORE,
    EXCHANGE_NOTHING,
    FIRST_PLAYER,
    HEX_ACTIONS,
    MAX_COMMITTED,
    MOVE_PAGODA,
    PLACE_LEADER,
    PLACE_TILE,
    RAISE_PAGODA,
    RAISE_PALACE,
    REMOVE_TILE,
    RIOT,
    STOP,
    SUPPORT,
    SUPPORT_NONE,
    TAKE_GRANARIES,
    TAKE_MARKET_TILE,
    WITHDRAW_LEADER,
    action_hex,
    hex_action,
    hex_action_kind,
)
from tianxia.games.huang.rules.board_geometry import (
    MAX_SIDES,
    NO_HEX,
    NUM_BANDIT_PLACES,
    RHOMBI_PER_HEX,
    TRIANGLES_PER_HEX,
    BoardGeometry,
)
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.tiles import COLOURS

ELLIPSIS: Final = "…"
_TEXTS: Final = {int(STOP): "stop", int(EXCHANGE_NOTHING): "exchange", int(SUPPORT_NONE): "support none"}
_ACTIONS: Final = {text: action for action, text in _TEXTS.items()}
_HEX_VERBS: Final = {"riot": RIOT, "remove": REMOVE_TILE, "granaries": TAKE_GRANARIES}
_LEADER_WORD: Final = "leader"


def format_action(state: RulesState, seat: int, action: int) -> str:
    """Return what a player writes for an action; for a tile of an exchange, the exchange up to and including it."""
    if HEX_ACTIONS <= action < DEAL:
        texts = _known_texts(state.geometry)
        return texts.get(action) or _hex_text(state, action, texts)
    if action in _TEXTS:
        return _TEXTS[action]
    if action >= DRAW_BANDIT_TILE:
        return f"bandits {action - DRAW_BANDIT_TILE + 1}"
    if action >= FIRST_PLAYER:
        return f"first {seat_names(state)[action - FIRST_PLAYER]}"
    if action >= DEAL:
        return f"deal {COLOURS[action - DEAL]}"
    if action >= SUPPORT:
        side, commitment = divmod(action - SUPPORT, int(COMMITMENTS))
        return f"support {state.hex_name(state.side_name(side))} {_commitment_text(commitment)}"
    if action >= CHOOSE_WINNER:
        return f"winner {state.hex_name(state.side_name(action - CHOOSE_WINNER))}"
    if action >= COMMIT_IN_REVOLT:
        return f"revolt {_commitment_text(action - COMMIT_IN_REVOLT)}"
    if action >= WITHDRAW_LEADER:
        return f"leader {COLOURS[action - WITHDRAW_LEADER]} off"
    if action >= TAKE_MARKET_TILE:
        return f"market {COLOURS[action - TAKE_MARKET_TILE]}"
    chosen = tile_names(state.chosen_by_colour())
    if action >= EXCHANGE_LAST:
        return " ".join(["exchange", *chosen, COLOURS[action - EXCHANGE_LAST]])
    return " ".join(["exchange", *chosen, COLOURS[action - EXCHANGE_MORE], ELLIPSIS])


@lru_cache
def _known_texts(geometry: BoardGeometry) -> dict[int, str]:
    """Return the texts of actions that name a hex of a board, as far as they were needed and never change."""
    return {}


def _hex_text(state: RulesState, action: int, known_texts: dict[int, str]) -> str:
    """Return the text of an action that names a hex; remember it if it does not depend on what lies there."""
    geometry = state.geometry
    kind, hex_index = hex_action_kind(geometry, action), action_hex(geometry, action)
    if RAISE_PAGODA <= kind < RAISE_PALACE:  # a pagoda has the colour of the tiles
        verb, first_kind = ("pagoda", RAISE_PAGODA) if kind < MOVE_PAGODA else ("move pagoda", MOVE_PAGODA)
        triangle = int(TRIANGLES_PER_HEX) * hex_index + kind - int(first_kind)
        return " ".join([verb, COLOURS[state.tile(hex_index)], *triangle_names(geometry, triangle)])
    known_texts[action] = text = _fixed_hex_text(geometry, hex_index, kind)
    return text


def _fixed_hex_text(geometry: BoardGeometry, hex_index: int, kind: int) -> str:
    name = geometry.names[hex_index]
    if kind < PLACE_LEADER:
        return f"tile {COLOURS[kind - PLACE_TILE]} {name}"
    if kind < RIOT:
        return f"leader {COLOURS[kind - PLACE_LEADER]} {name}"
    for verb, number in _HEX_VERBS.items():
        if kind == number:
            return f"{verb} {name}"
    rhombus = int(RHOMBI_PER_HEX) * hex_index + kind - int(RAISE_PALACE)
    return " ".join(["palace", *rhombus_names(geometry, rhombus)])


def _commitment_text(commitment: int) -> str:
    """Return the text of a commitment: the number of tiles, and `leader` for a leader off the board."""
    return f"{commitment // 2} {_LEADER_WORD}" if commitment % 2 else str(commitment // 2)


def format_partial_move(state: RulesState, seat: int) -> str:
    """Return the text of the exchange that a seat has begun; empty if there is none."""
    chosen = tile_names(state.chosen_by_colour()) if state.turn == seat else []
    return " ".join(["exchange", *chosen, ELLIPSIS]) if chosen else ""


def list_taken_steps(state: RulesState, seat: int) -> list[int]:
    """Return the tiles that a seat has chosen for an incomplete exchange, as steps of the move."""
    if state.turn != seat:
        return []
    return [int(EXCHANGE_MORE) + COLOURS.index(colour) for colour in tile_names(state.chosen_by_colour())]


def parse_text(state: RulesState, seat: int, text: str) -> list[int]:
    """Return the steps still to take for a text: a whole move, or an exchange up to a step."""
    steps = read_steps(state, text)
    taken = list_taken_steps(state, seat)
    if steps[: len(taken)] != taken or len(steps) == len(taken):
        raise IllegalAction("huang-why-half-made", text=format_partial_move(state, seat))
    return steps[len(taken) :]


def read_steps(state: RulesState, text: str) -> list[int]:
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
            return [int(WITHDRAW_LEADER) + colour]
        return [
            int(
                hex_action(
                    state.geometry, _read_hex(state, rest[1]), (PLACE_TILE if verb == "tile" else PLACE_LEADER) + colour
                )
            )
        ]
    if verb in _HEX_VERBS and len(rest) == 1:
        return [int(hex_action(state.geometry, _read_hex(state, rest[0]), _HEX_VERBS[verb]))]
    if verb == "market" and len(rest) == 1:
        return [int(TAKE_MARKET_TILE) + _read_colour(rest[0])]
    if verb == "pagoda" and len(rest) == 4:
        return [_read_pagoda(state, rest, RAISE_PAGODA)]
    if words[:2] == ["move", "pagoda"] and len(words) == 6:
        return [_read_pagoda(state, words[2:], MOVE_PAGODA)]
    if verb == "palace" and len(rest) == 4:
        return [_read_palace(state, rest)]
    if verb == "revolt" and rest:
        return [int(COMMIT_IN_REVOLT) + _read_commitment(rest)]
    if verb == "support" and len(rest) >= 2:
        return [int(SUPPORT + COMMITMENTS * _read_side(state, rest[0])) + _read_commitment(rest[1:])]
    if verb == "winner" and len(rest) == 1:
        return [int(CHOOSE_WINNER) + _read_side(state, rest[0])]
    return _read_outcome(state, words)


def _read_exchange(words: list[str]) -> list[int]:
    is_partial = words[-1:] == [ELLIPSIS]
    colours = sorted(_read_colour(word) for word in (words[:-1] if is_partial else words))
    if is_partial or not colours:
        if not colours:
            raise BadText("huang-text-exchange")
        return [int(EXCHANGE_MORE) + colour for colour in colours]
    return [*(int(EXCHANGE_MORE) + colour for colour in colours[:-1]), int(EXCHANGE_LAST) + colours[-1]]


def _read_outcome(state: RulesState, words: list[str]) -> list[int]:
    """Parse an outcome of open chance."""
    match words:
        case ["deal", colour]:
            return [int(DEAL) + _read_colour(colour)]
        case ["first", name] if name in seat_names(state):
            return [int(FIRST_PLAYER) + seat_names(state).index(name)]
        case ["bandits", number] if (
            number.isascii() and number.isdecimal() and 1 <= _read_number(number) <= NUM_BANDIT_PLACES
        ):
            return [int(DRAW_BANDIT_TILE) + _read_number(number) - 1]
    raise BadText("huang-text-unknown", text=" ".join(words)[:80])


def _read_colour(word: str) -> int:
    if word not in COLOURS:
        raise BadText("huang-text-colour", word=word[:40], colours=", ".join(COLOURS))
    return COLOURS.index(word)


def _read_hex(state: RulesState, word: str) -> int:
    name = word.upper()
    if not word.isascii() or name not in state.geometry.names:
        raise BadText("huang-text-hex", word=word[:40], first=state.geometry.names[0], last=state.geometry.names[-1])
    return state.geometry.names.index(name)


def _read_pagoda(state: RulesState, words: list[str], action_kind: int) -> int:
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


def _read_palace(state: RulesState, words: list[str]) -> int:
    hexes = sorted(_read_hex(state, word) for word in words)
    for i in range(RHOMBI_PER_HEX):
        rhombus = int(RHOMBI_PER_HEX) * hexes[0] + i
        if [state.geometry.rhombi[4 * rhombus + k] for k in range(4)] == hexes:
            return int(hex_action(state.geometry, hexes[0], RAISE_PALACE + i))
    raise IllegalAction("huang-why-no-rhombus")


def _read_commitment(words: list[str]) -> int:
    """Return a commitment, 2 × tiles + 1 with a leader, from the number of tiles and possibly the word `leader`."""
    number = words[0]
    if not (number.isascii() and number.isdecimal()) or words[1:] not in ([], [_LEADER_WORD]):
        raise BadText("huang-text-commitment")
    tiles = _read_number(number)
    if tiles > MAX_COMMITTED:
        raise IllegalAction("huang-why-too-many", number=tiles)
    return 2 * tiles + len(words) - 1


def _read_number(digits: str) -> int:
    """Parse a number; numbers of ten or more digits are all read as 10 ** 9."""
    return int(digits) if len(digits) < 10 else 10**9


def _read_side(state: RulesState, word: str) -> int:
    """Parse the name of a warring state."""
    hex_index = _read_hex(state, word)
    sides = [int(state.side_name(i)) for i in range(MAX_SIDES)]
    if hex_index not in sides:
        names = [state.hex_name(side) for side in sides if side != NO_HEX]
        if not names:
            raise IllegalAction("huang-why-no-war")
        raise IllegalAction("huang-why-no-side", hex=word.upper(), sides=", ".join(names))
    return sides.index(hex_index)
