"""What an action would do, as far as public information tells: the action is tried on a copy."""

from typing import Final

from tianxia.engine.journal import Journal
from tianxia.games.huang.actions import (
    EXCHANGE_LAST,
    HEX,
    LEADER,
    MARKET,
    MOVE,
    NUM_ACTIONS,
    PAGODA,
    PALACE,
    RIOT,
    TILE,
    hex_action_kind,
    hex_of,
)
from tianxia.games.huang.board_geometry import NO_HEX
from tianxia.games.huang.buildings import free_rhombi_with, free_triangles_with, remove_leader
from tianxia.games.huang.cells import (
    ACTION,
    BAG_SIZE,
    BUILDING,
    CHAIN,
    CHOSEN,
    LEADER_AT,
    MARKETING,
    PALACE_ON,
    PHASE,
    STRIDE,
    YELLOWS,
    colours_of,
)
from tianxia.games.huang.cells import MARKET as MARKET_TILES
from tianxia.games.huang.conflicts import states_around
from tianxia.games.huang.state import Huang
from tianxia.games.huang.tiles import BLUE, COLOURS, GREEN, NUM_COLOURS, YELLOW, total_tiles
from tianxia.locales import Message

# Messages about what a riot may cause.
_LOSSES: Final = ("huang-log-home", "huang-log-lost-pagoda", "huang-log-lost-palace", "huang-log-lost-granary")


def list_effects(state: Huang, seat: int, action: int) -> list[Message]:
    """List what a legal action of this seat would do, the most important first."""
    if EXCHANGE_LAST <= action < MARKET:
        return _exchange(state)
    if not HEX <= action < NUM_ACTIONS:
        return []
    hex_index, what = int(hex_of(state.geometry, action)), int(hex_action_kind(state.geometry, action))
    if what < LEADER:
        return _tile(state, seat, action, hex_index, what - int(TILE))
    if what < RIOT:
        return _leader(state, seat, action, hex_index, what - int(LEADER))
    if what == RIOT:
        fallen = [message for message in _try_action(state, seat, action)[1] if message.id in _LOSSES]
        return [*fallen, _price(state, seat, int(BLUE))]
    if (PAGODA <= what < MOVE or what >= PALACE) and state.cells[PHASE] == ACTION:
        return [_price(state, seat, int(GREEN))]
    return []


def _try_action(state: Huang, seat: int, action: int) -> tuple[Huang, list[Message]]:
    """Return the position after an action, and the public messages about it."""
    world = state.clone()
    world.journal = journal = Journal()
    world.play(seat, action)
    return world, journal.seen_by(None)


def _tile(state: Huang, seat: int, action: int, hex_index: int, colour: int) -> list[Message]:
    world, told = _try_action(state, seat, action)
    ids = [message.id for message in told]
    if "huang-log-war" in ids:
        return [Message("huang-effect-war"), _meeting(state, seat, told, hex_index)]
    out: list[Message] = []
    if "huang-log-bandits-beaten" in ids:
        out.append(Message("huang-effect-bandits", {"number": told[1].args["number"]}))
    # The message after the tile's own is its point; later ones belong to the end of the turn.
    scored = [message for message in told[1:3] if message.id == "huang-log-points"]
    out += [Message("huang-effect-point", message.args) for message in scored]
    if not scored:
        out.append(Message("huang-effect-no-point"))
    return [*out, *_union(state, hex_index), *_follow_ups(world, hex_index, colour)]


def _meeting(state: Huang, seat: int, told: list[Message], hex_index: int) -> Message:
    """Say which leaders meet, and how strong each warring state is; `own` marks those of the seat's leaders."""
    once = twice = 0
    for group in states_around(state, hex_index):
        colours = int(colours_of(state.leaders(group)))
        twice |= once & colours
        once |= colours
    fighting = twice << (NUM_COLOURS * seat)
    own = {state.hex_name(group) for group in states_around(state, hex_index) if state.leaders(group) & fighting}
    sides = [
        Message("huang-effect-side", {**message.args, "own": int(message.args["state"] in own)})
        for message in told
        if message.id == "huang-log-war-side"
    ]
    met = [colour for i, colour in enumerate(COLOURS) if twice >> i & 1]
    return Message("huang-effect-meet", {"colours": " ".join(met), "sides": sides})


def _union(state: Huang, hex_index: int) -> list[Message]:
    number = len(states_around(state, hex_index))
    return [Message("huang-effect-unites", {"number": number})] if number > 1 else []


def _follow_ups(world: Huang, hex_index: int, colour: int) -> list[Message]:
    """List what may follow a tile in the same action."""
    c = world.cells
    out: list[Message] = []
    if c[PHASE] == BUILDING:
        if len(free_triangles_with(world, hex_index)):
            out.append(Message("huang-effect-pagoda", {"colour": COLOURS[colour]}))
        if c[PALACE_ON] and colour == YELLOW and len(free_rhombi_with(world, hex_index)):
            out.append(Message("huang-effect-palace"))
    if colour == GREEN and c[PHASE] in (BUILDING, MARKETING) and total_tiles(c, MARKET_TILES):
        out.append(Message("huang-effect-market"))
    if c[PHASE] == CHAIN:
        out.append(Message("huang-effect-chain"))
    return out


def _leader(state: Huang, seat: int, action: int, hex_index: int, colour: int) -> list[Message]:
    world, told = _try_action(state, seat, action)
    yellows = int(world.cells[YELLOWS + STRIDE * hex_index])
    for message in told:
        if message.id == "huang-log-revolt":
            rival = [world.name(i) for i in range(NUM_COLOURS)].index(str(message.args["other"]))
            theirs = int(world.cells[YELLOWS + STRIDE * world.cells[LEADER_AT + NUM_COLOURS * rival + colour]])
            args = {"seat": message.args["other"], "number": yellows, "against": theirs}
            return [Message("huang-effect-revolt", args)]
    lifted = state.clone()
    if lifted.cells[LEADER_AT + NUM_COLOURS * seat + colour] != NO_HEX:
        remove_leader(lifted, seat, colour)
    return [*_union(lifted, hex_index), Message("huang-effect-beside", {"number": yellows})]


def _price(state: Huang, seat: int, colour: int) -> Message:
    return Message("huang-effect-price", {"number": int(state.action_price(seat, colour)), "colour": COLOURS[colour]})


def _exchange(state: Huang) -> list[Message]:
    """Warn if an exchange of more tiles than the bag holds would end the game."""
    left = int(state.cells[BAG_SIZE])
    if total_tiles(state.cells, CHOSEN) + 1 <= left:
        return []
    return [Message("huang-effect-bag", {"number": left})]
