"""The effects of an action, as far as public information tells them. The action is played on a copy of the state."""

from typing import Final

from tianxia.engine.journal import Journal
from tianxia.games.huang.notation.names import seat_names
from tianxia.games.huang.rules.actions import (
    EXCHANGE_LAST,
    HEX_ACTIONS,
    MOVE_PAGODA,
    NUM_ACTIONS,
    PLACE_LEADER,
    PLACE_TILE,
    RAISE_PAGODA,
    RAISE_PALACE,
    RIOT,
    TAKE_MARKET_TILE,
    action_hex,
    hex_action_kind,
)
from tianxia.games.huang.rules.board_geometry import NO_HEX
from tianxia.games.huang.rules.buildings import free_rhombi_with, free_triangles_with, remove_leader
from tianxia.games.huang.rules.conflicts import states_around
from tianxia.games.huang.rules.phases import ACTION, BUILDING, CHAIN, TAKING_MARKET_TILE
from tianxia.games.huang.rules.seats import leader_colours
from tianxia.games.huang.rules.tiles import BLUE, COLOURS, GREEN, NUM_COLOURS, YELLOW, total_tiles
from tianxia.games.huang.state import Huang
from tianxia.locales import Message

# Messages about losses that a riot may cause.
_LOSSES: Final = ("huang-log-home", "huang-log-lost-pagoda", "huang-log-lost-palace", "huang-log-lost-granary")


def list_effects(state: Huang, seat: int, action: int) -> list[Message]:
    """List what a legal action of this seat would do, the most important first."""
    if EXCHANGE_LAST <= action < TAKE_MARKET_TILE:
        return _exchange_effects(state)
    if not HEX_ACTIONS <= action < NUM_ACTIONS:
        return []
    hex_index, action_kind = int(action_hex(state.geometry, action)), int(hex_action_kind(state.geometry, action))
    if action_kind < PLACE_LEADER:
        return _tile_effects(state, seat, action, hex_index, action_kind - int(PLACE_TILE))
    if action_kind < RIOT:
        return _leader_effects(state, seat, action, hex_index, action_kind - int(PLACE_LEADER))
    if action_kind == RIOT:
        losses = [message for message in _try_action(state, seat, action)[1] if message.id in _LOSSES]
        return [*losses, _price_message(state, seat, int(BLUE))]
    if (RAISE_PAGODA <= action_kind < MOVE_PAGODA or action_kind >= RAISE_PALACE) and state.phase == ACTION:
        return [_price_message(state, seat, int(GREEN))]
    return []


def _try_action(state: Huang, seat: int, action: int) -> tuple[Huang, list[Message]]:
    """Return the position after an action, and the public messages about it."""
    world = state.clone()
    world.journal = journal = Journal()
    world.play(seat, action)
    return world, journal.seen_by(None)


def _tile_effects(state: Huang, seat: int, action: int, hex_index: int, colour: int) -> list[Message]:
    world, messages = _try_action(state, seat, action)
    ids = [message.id for message in messages]
    if "huang-log-war" in ids:
        return [Message("huang-effect-war"), _describe_war(state, seat, messages, hex_index)]
    effects: list[Message] = []
    if "huang-log-bandits-beaten" in ids:
        effects.append(Message("huang-effect-bandits", {"number": messages[1].args["number"]}))
    # The message after the tile's own is its point; later ones belong to the end of the turn.
    scored = [message for message in messages[1:3] if message.id == "huang-log-points"]
    effects += [Message("huang-effect-point", message.args) for message in scored]
    if not scored:
        effects.append(Message("huang-effect-no-point"))
    return [*effects, *_union_effects(state, hex_index), *_follow_up_effects(world, hex_index, colour)]


def _describe_war(state: Huang, seat: int, messages: list[Message], hex_index: int) -> Message:
    """Describe a war: which leaders meet, and how strong each side is; `own` marks the sides of the seat's leaders."""
    present = contested = 0
    for group in states_around(state, hex_index):
        colours = int(leader_colours(state.leaders(group)))
        contested |= present & colours
        present |= colours
    fighting = contested << (NUM_COLOURS * seat)
    own = {state.hex_name(group) for group in states_around(state, hex_index) if state.leaders(group) & fighting}
    sides = [
        Message("huang-effect-side", {**message.args, "own": int(message.args["state"] in own)})
        for message in messages
        if message.id == "huang-log-war-side"
    ]
    contested_colours = [colour for i, colour in enumerate(COLOURS) if contested >> i & 1]
    return Message("huang-effect-meet", {"colours": " ".join(contested_colours), "sides": sides})


def _union_effects(state: Huang, hex_index: int) -> list[Message]:
    number = len(states_around(state, hex_index))
    return [Message("huang-effect-unites", {"number": number})] if number > 1 else []


def _follow_up_effects(world: Huang, hex_index: int, colour: int) -> list[Message]:
    """List what may follow a tile in the same action."""
    effects: list[Message] = []
    if world.phase == BUILDING:
        if len(free_triangles_with(world, hex_index)):
            effects.append(Message("huang-effect-pagoda", {"colour": COLOURS[colour]}))
        if world.has_palace and colour == YELLOW and len(free_rhombi_with(world, hex_index)):
            effects.append(Message("huang-effect-palace"))
    if colour == GREEN and world.phase in (BUILDING, TAKING_MARKET_TILE) and total_tiles(world.market_by_colour()):
        effects.append(Message("huang-effect-market"))
    if world.phase == CHAIN:
        effects.append(Message("huang-effect-chain"))
    return effects


def _leader_effects(state: Huang, seat: int, action: int, hex_index: int, colour: int) -> list[Message]:
    world, messages = _try_action(state, seat, action)
    yellows = int(world.adjacent_yellows(hex_index))
    for message in messages:
        if message.id == "huang-log-revolt":
            rival = seat_names(world).index(str(message.args["other"]))
            rival_yellows = int(world.adjacent_yellows(world.leader_hex(rival, colour)))
            args = {"seat": message.args["other"], "number": yellows, "against": rival_yellows}
            return [Message("huang-effect-revolt", args)]
    lifted = state.clone()
    if lifted.leader_hex(seat, colour) != NO_HEX:
        remove_leader(lifted, seat, colour)
    return [*_union_effects(lifted, hex_index), Message("huang-effect-beside", {"number": yellows})]


def _price_message(state: Huang, seat: int, colour: int) -> Message:
    return Message("huang-effect-price", {"number": int(state.action_price(seat, colour)), "colour": COLOURS[colour]})


def _exchange_effects(state: Huang) -> list[Message]:
    """Warn if an exchange of more tiles than the bag holds would end the game."""
    left = int(state.bag_size)
    if total_tiles(state.chosen_by_colour()) + 1 <= left:
        return []
    return [Message("huang-effect-bag", {"number": left})]
